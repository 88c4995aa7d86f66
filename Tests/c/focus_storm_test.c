/* The focus while rows come and go, scroll, are hidden and put elsewhere, the
 * window turns, screens are pushed, popped, presented and cancelled, and
 * callbacks do all of that too: what gains it loses it once, it never names a
 * view that is gone, and at rest the ring stands around it (FO-1 to FO-5). */
#include "dice.h"
#include "focus.h"
#include "seeds.h"
#include <math.h>
#include <stdlib.h>

enum { SCREENS = 3, ROWS = 8 };

static struct {
  focus_stage s;
  uint64_t dice;
  motus_navigation_controller *nav;
  motus_view_controller *screens[SCREENS], *sheet;
  motus_view *lists[SCREENS + 1], *rows[SCREENS + 1][ROWS], *ring;
  int depth, asked, told, presses;
  bool is_down;
} w;

static uint32_t roll(uint32_t sides) {
  return dice_roll(&w.dice, sides);
}

static motus_view *some_row(int list) {
  return w.rows[list][roll(ROWS)];
}

static void set_focus(motus_view *view) {
  static const uint32_t flags[] = {
      1, 1, 1, 1, 0, 3, 4, 5, 4 | 8, 4 | 16, 4 | 8 | 16 | 1};
  motus_focus_options options;
  motus_focus_options_init(&options, sizeof options);
  options.flags = flags[roll(11)];
  options.order = (int32_t)roll(3) - 1;
  options.margin = roll(60);
  motus_view_set_focus_options(view, roll(12) ? &options : NULL);
}

static void place(motus_view *row, int at) {
  motus_view_set_frame(
      row, (motus_rect){10.0 * (at % 3), at * 70.0, 100 + 20.0 * roll(8), 60});
}

static void act_inside(void);

/* What begins ends once. */
static void pressed(void *user_data, motus_gesture *gesture) {
  static const int change[] = {0, 1, 0, -1, -1, 0};
  int state = motus_gesture_state(gesture);
  (void)user_data;
  w.presses += change[state];
  CHECK(w.presses >= 0);
  act_inside();
}

static void new_row(int list, int at) {
  if (w.rows[list][at]) {
    motus_view_remove_from_superview(w.rows[list][at]);
    motus_release(w.rows[list][at]);
  }
  w.rows[list][at] = NULL;
  motus_view_create(w.s.runtime, &w.rows[list][at]);
  place(w.rows[list][at], at);
  set_focus(w.rows[list][at]);
  motus_view_add_subview(w.lists[list], w.rows[list][at]);
  motus_gesture_options options;
  motus_gesture *press = NULL;
  motus_gesture_options_init(&options, sizeof options);
  options.type = MOTUS_GESTURE_PRESS;
  motus_gesture_create(w.s.runtime, &options, &press);
  motus_gesture_set_action(press, pressed, NULL, NULL);
  motus_view_add_gesture(w.rows[list][at], press);
  motus_release(press);
  const double alpha = .5;
  motus_view_set_state_value(w.rows[list][at], 1u << roll(5),
                             MOTUS_PROPERTY_ALPHA, &alpha, 1);
}

static void make_list(int list, motus_view *parent) {
  motus_scroller *scroller = NULL;
  motus_view_create(w.s.runtime, &w.lists[list]);
  motus_view_set_frame(w.lists[list], (motus_rect){20, 60, 300, 260});
  motus_view_add_subview(parent, w.lists[list]);
  motus_scroller_create(w.lists[list], NULL, &scroller);
  motus_scroller_set_content_size(scroller, (motus_size){300, ROWS * 70.0});
  for (int i = 0; i < ROWS; i++)
    new_row(list, i);
}

/* Something that a host may do at any moment. */
static void act(void) {
  int list = (int)roll(SCREENS + 1);
  motus_view *row = some_row(list);
  motus_view_controller *root = (motus_view_controller *)w.nav;
  uint32_t other = 1 + roll(SCREENS - 1), far = roll(400);
  bool animated = roll(3);
  switch (roll(20)) {
  default: {
    motus_view *target = motus_runtime_focus_target(
        w.s.runtime, (motus_focus_direction)(1 + roll(6)));
    CHECK(!target || motus_is_alive(target));
    motus_runtime_move_focus(w.s.runtime, (motus_focus_direction)(1 + roll(6)),
                             NULL);
    break;
  }
  case 0:
    new_row(list, (int)roll(ROWS));
    break;
  case 1:
    motus_view_set_hidden(row, roll(2));
    break;
  case 2:
    motus_view_set_user_interaction_enabled(row, roll(3));
    break;
  case 3:
    motus_view_add_subview(w.lists[roll(SCREENS + 1)], row);
    break;
  case 4:
    motus_view_add_subview(some_row(list), row);
    break;
  case 5:
    set_focus(row);
    break;
  case 6:
    place(row, (int)roll(ROWS));
    break;
  case 7:
    motus_runtime_set_focused_view(w.s.runtime, roll(4) ? row : NULL);
    break;
  case 8: {
    motus_size size = {roll(2) ? 390 : 844, roll(2) ? 390 : 844};
    motus_runtime_set_window_size(w.s.runtime, size, roll(2) * .3, NULL, NULL,
                                  NULL, NULL);
    break;
  }
  case 9:
    motus_navigation_controller_push(w.nav, w.screens[other], animated, NULL,
                                     NULL, NULL);
    break;
  case 10:
    motus_navigation_controller_pop(w.nav, animated, NULL, NULL, NULL, NULL);
    break;
  case 11:
    motus_view_controller_present(root, w.sheet, animated, NULL, NULL, NULL);
    break;
  case 12:
    motus_view_controller_dismiss(root, animated, NULL, NULL, NULL);
    break;
  case 13:
    motus_scroller_scroll_to(motus_view_scroller(w.lists[list]),
                             (motus_point){0, far}, animated, NULL, NULL, NULL);
    break;
  case 14:
    motus_view_remove_from_superview(row);
    break;
  case 16:
    motus_runtime_send_press(
        w.s.runtime, roll(2) ? MOTUS_TOUCH_BEGAN : MOTUS_TOUCH_ENDED, w.s.time);
    break;
  case 17: {
    motus_touch_phase phase =
        w.is_down ? (motus_touch_phase)(1 + roll(3)) : MOTUS_TOUCH_BEGAN;
    double x = roll(320), y = roll(400);
    w.is_down = phase < MOTUS_TOUCH_ENDED;
    motus_runtime_send_touch(w.s.runtime, 2, phase, (motus_point){x, y},
                             w.s.time);
    break;
  }
  case 15:
    if (roll(4) == 0)
      motus_runtime_set_focus_ring(w.s.runtime, roll(3) ? w.ring : NULL, NULL);
    break;
  }
}

static void act_inside(void) {
  if (w.depth || roll(3))
    return;
  w.depth += 1;
  act();
  w.depth -= 1;
}

static bool should_move(void *user_data, motus_view *from, motus_view *to,
                        motus_focus_direction direction) {
  (void)user_data, (void)direction;
  CHECK(motus_is_alive(to) && (!from || motus_is_alive(from)));
  w.asked += 1;
  act_inside();
  return roll(8) != 0;
}
static void did_move(void *user_data, motus_view *from, motus_view *to,
                     motus_focus_direction direction) {
  (void)user_data, (void)direction;
  CHECK((!from || motus_is_alive(from)) && (!to || motus_is_alive(to)));
  w.told += 1;
  act_inside();
}

/* Where a view is seen in the window. */
static bool seen(motus_view *view, motus_rect *out) {
  const motus_draw_item *items;
  size_t count;
  motus_runtime_draw_list(w.s.runtime, &items, &count);
  for (size_t i = 0; i < count; i++)
    if (items[i].view == view) {
      const motus_transform *t = &items[i].transform;
      out->x = t->a * items[i].bounds.x + t->tx;
      out->y = t->d * items[i].bounds.y + t->ty;
      out->width = items[i].bounds.width;
      out->height = items[i].bounds.height;
      return true;
    }
  return false;
}

static void look(bool rests) {
  motus_view *view = motus_runtime_focused_view(w.s.runtime);
  motus_rect around, row;
  CHECK(!view || motus_is_alive(view));
  if (!rests || motus_view_superview(w.ring) != w.s.window)
    return;
  CHECK_EQUAL(seen(w.ring, &around), view != NULL);
  if (view && seen(view, &row)) {
    CHECK_NEAR(around.x, row.x, 1e-6);
    CHECK_NEAR(around.y, row.y, 1e-6);
    CHECK_NEAR(around.width, row.width, 1e-6);
    CHECK_NEAR(around.height, row.height, 1e-6);
  }
}

static void play(unsigned seed) {
  memset(&w, 0, sizeof w);
  w.dice = seed;
  w.s = focus_open();
  for (int i = 0; i <= SCREENS; i++) {
    motus_view_controller *screen = NULL;
    motus_view_controller_create(w.s.runtime, NULL, NULL, NULL, &screen);
    *(i < SCREENS ? &w.screens[i] : &w.sheet) = screen;
    make_list(i, motus_view_controller_view(screen));
  }
  motus_view_controller_set_presentation_style(
      w.sheet,
      roll(2) ? MOTUS_PRESENTATION_PAGE_SHEET : MOTUS_PRESENTATION_FULL_SCREEN);
  motus_navigation_controller_create(w.s.runtime, w.screens[0], &w.nav);
  motus_runtime_set_root_view_controller(w.s.runtime,
                                         (motus_view_controller *)w.nav);
  motus_focus_delegate delegate = {sizeof delegate, should_move, did_move};
  if (seed % 2)
    motus_runtime_set_focus_delegate(w.s.runtime, &delegate, NULL, NULL);
  motus_view_create(w.s.runtime, &w.ring);
  motus_runtime_set_focus_ring(w.s.runtime, w.ring, NULL);
  if (seed % 3 == 0) {
    const motus_focus_entry *entries;
    size_t count;
    motus_runtime_focus_order(w.s.runtime, &entries, &count);
  }
  for (int step = 0; step < 150 && !check_failures; step++) {
    for (uint32_t count = roll(4); count > 0; count--)
      act();
    if (step > 60 && roll(6) == 0) {
      /* An edge swipe, which comes back half of the time. */
      double back = roll(2) ? -30 : 40;
      for (int i = 0; i < 6; i++) {
        motus_runtime_send_touch(
            w.s.runtime, 1,
            i == 0   ? MOTUS_TOUCH_BEGAN
            : i == 5 ? MOTUS_TOUCH_ENDED
                     : MOTUS_TOUCH_MOVED,
            (motus_point){i < 3 ? 2 + 60.0 * i : 122 + back * (i - 2), 350},
            w.s.time + 1.0 / 64);
        focus_tick(&w.s);
      }
    }
    focus_tick(&w.s);
    look(false);
  }
  motus_runtime_set_focus_delegate(w.s.runtime, NULL, NULL, NULL);
  motus_runtime_send_press(w.s.runtime, MOTUS_TOUCH_ENDED, w.s.time + 1);
  if (w.is_down)
    motus_runtime_send_touch(w.s.runtime, 2, MOTUS_TOUCH_ENDED,
                             (motus_point){9, 9}, w.s.time + 1);
  focus_rest(&w.s);
  for (int list = 0; list <= SCREENS; list++)
    for (int i = 0; i < ROWS; i++)
      CHECK(!(motus_view_states(w.rows[list][i]) & MOTUS_VIEW_HIGHLIGHTED));
  look(true);
  CHECK(!begins_at_rest(w.s.runtime));
  focus_close(&w.s);
}

static void the_focus_in_storms(void) {
  play_seeds(40, play);
}

CHECK_MAIN(TEST(the_focus_in_storms))
