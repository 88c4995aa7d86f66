/* A storm of rows: two lists on two screens of a stack, fingers, changes, and
 * callbacks that act. What else a program has is added by hooks; without them the
 * dice fall as if there were none. */
#ifndef ROW_ACTIONS_STORM_H
#define ROW_ACTIONS_STORM_H
#include "dice.h"
#include "drawn.h"
#include "row_actions.h"
#include "seeds.h"

enum { KEYS = 10, LISTS = 2 };

static struct {
  uint64_t dice;
  motus_runtime *runtime;
  motus_navigation_controller *nav;
  motus_view_controller *screens[LISTS];
  motus_view *lists[LISTS];
  char keys[LISTS][KEYS + 1];
  double time;
  motus_size size;
  int depth, opened, closed, destroyed;
  bool is_down[3];
  motus_point at[3];
  motus_vector way[3]; /* of a finger, a frame */
} w;

/* How often each thing has happened, in all storms: what never does is not held. */
static struct { int opened, cut, armed, chosen, removed, held; } seen;

/* What a program adds: called when the stack is there, for the root of the
 * window; in a third of the frames and inside of callbacks; after each frame, and
 * at rest. */
static struct {
  motus_view_controller *(*open)(void);
  void (*act)(void);
  void (*look)(bool rests);
  void (*close)(void);
} more;

static uint32_t roll(uint32_t sides) {
  return dice_roll(&w.dice, sides);
}

static void act_inside(void);

static void offer(motus_view *row) {
  motus_row_action actions[8];
  size_t count = roll(4);
  for (size_t i = 0; i < count; i++)
    actions[i] = (motus_row_action){
        .key = i + 1, .width = 30 + roll(60), .tag = 1000 + i};
  motus_view_set_row_actions(row, (motus_row_side)roll(2), actions, count);
}

static void will_open(void *data, motus_view *list, motus_view *row,
                      uint64_t key) {
  (void)data;
  CHECK(motus_view_superview(row) == list);
  CHECK_EQUAL(motus_view_child_with_key(list, key, true) == row, key != 0);
  for (int i = 0; i < 3; i++)
    offer(row);
  act_inside();
}

static void opened(void *data, motus_view *list, motus_view *row,
                   motus_row_side side) {
  (void)data, (void)list, (void)side, (void)row;
  w.opened++;
  seen.opened++;
  act_inside();
}

static void closed(void *data, motus_view *list, motus_view *row,
                   bool finished) {
  (void)data, (void)list, (void)row;
  seen.cut += !finished;
  CHECK(++w.closed <= w.opened);
  act_inside();
}

static void armed(void *data, motus_view *list, motus_view *row,
                  bool is_armed) {
  (void)data, (void)list, (void)row;
  seen.armed += is_armed;
  act_inside();
}

static void chosen(void *data, motus_view *list, motus_view *row,
                   uint64_t action) {
  (void)data, (void)list;
  CHECK(action > 0);
  seen.chosen++;
  if (roll(2))
    motus_view_finish_row_action(row, roll(2));
  act_inside();
}

static void destroyed(void *data) {
  (void)data;
  w.destroyed++;
}

static void give(int list) {
  motus_child children[KEYS];
  motus_arrangement_options options;
  size_t count = strlen(w.keys[list]);
  memset(children, 0, sizeof children);
  for (size_t i = 0; i < count; i++) {
    children[i].key = children[i].tag = (uint64_t)w.keys[list][i];
    children[i].frame = (motus_rect){0, 60.0 * (double)i, w.size.width, 60};
  }
  motus_arrangement_options_init(&options, sizeof options);
  motus_view_arrange(w.lists[list], children, count, sizeof *children,
                     &options);
}

static void change(int list) {
  size_t count = strlen(w.keys[list]);
  char key = (char)('a' + roll(KEYS));
  char *found = strchr(w.keys[list], key);
  if (found && count > 2) {
    memmove(found, found + 1, strlen(found));
  } else if (!found && count < KEYS) {
    size_t place = roll((uint32_t)count + 1);
    memmove(w.keys[list] + place + 1, w.keys[list] + place, count - place + 1);
    w.keys[list][place] = key;
  }
  give(list);
}

static motus_view *some_row(int list) {
  size_t count = motus_view_subview_count(w.lists[list]);
  return count ? motus_view_subview_at(w.lists[list], roll((uint32_t)count))
               : NULL;
}

static void set_options(int list) {
  motus_row_options options;
  motus_row_options_init(&options, sizeof options);
  options.flags = roll(4);
  options.response = .05 + .1 * roll(8);
  options.damping_ratio = .4 + .2 * roll(4);
  motus_view_set_row_options(w.lists[list], roll(4) ? &options : NULL);
}

static void finger(int id) {
  motus_touch_phase phase =
      !w.is_down[id]  ? MOTUS_TOUCH_BEGAN
      : roll(12) == 0 ? (motus_touch_phase)(MOTUS_TOUCH_ENDED + roll(2))
                      : MOTUS_TOUCH_MOVED;
  if (phase == MOTUS_TOUCH_BEGAN) {
    if (roll(3))
      return;
    w.at[id] = (motus_point){roll(5) ? roll(400) : 3, roll(480)};
    w.way[id] = (motus_vector){(double)roll(90) - 45,
                               roll(4) ? 0 : (double)roll(60) - 30};
  } else {
    w.at[id].x += w.way[id].dx;
    w.at[id].y += w.way[id].dy;
    if (roll(16) == 0)
      w.way[id].dx = -w.way[id].dx;
  }
  w.is_down[id] = phase < MOTUS_TOUCH_ENDED;
  motus_runtime_send_touch(w.runtime, (uint64_t)id + 1, phase, w.at[id],
                           w.time + STEP * roll(3) / 2);
}

static void act(void) {
  int list = (int)roll(LISTS);
  motus_view *row = some_row(list);
  size_t index;
  switch (roll(24)) {
  case 0:
  case 1:
    change(list);
    break;
  case 2:
    set_options(list);
    break;
  case 3:
  case 4:
    if (row)
      motus_view_open_row(row, (motus_row_side)roll(2));
    break;
  case 5:
    if (row)
      motus_view_close_row(row);
    break;
  case 6:
    if (row)
      motus_view_step_row(row, (motus_vector){(double)roll(3) - 1, 0});
    break;
  case 7:
  case 8: {
    uint32_t which = roll(8);
    if (row && motus_view_row_state(row) == MOTUS_ROW_CHOSEN)
      CHECK_EQUAL(motus_view_finish_row_action(row, which % 2), MOTUS_OK);
    else if (row)
      motus_view_choose_row_action(row, 1 + which % 4);
    break;
  }
  case 9: {
    motus_point place = {0, roll(300)};
    motus_scroller_scroll_to(motus_view_scroller(w.lists[list]), place, roll(3),
                             NULL, NULL, NULL);
    break;
  }
  case 10:
    if (row)
      motus_view_begin_reorder(w.lists[list], motus_tag(row),
                               (motus_point){100, roll(400)}, NULL);
    break;
  case 11:
    motus_view_update_reorder(w.lists[list], (motus_point){100, roll(400)},
                              &index);
    break;
  case 12:
    motus_view_end_reorder(w.lists[list], (motus_vector){0, 0}, &index);
    break;
  case 13:
    w.size = (motus_size){roll(2) ? 320 : 480, roll(2) ? 320 : 480};
    motus_runtime_set_window_size(w.runtime, w.size, roll(2) * .3, NULL, NULL,
                                  NULL, NULL);
    motus_view_set_frame(w.lists[list],
                         (motus_rect){0, 0, w.size.width, w.size.height});
    give(list);
    break;
  case 14:
    if (roll(3))
      break;
    motus_navigation_controller_push(w.nav, w.screens[1], roll(3), NULL, NULL,
                                     NULL);
    break;
  case 15:
    motus_navigation_controller_pop(w.nav, roll(3), NULL, NULL, NULL, NULL);
    break;
  case 16:
    if (row && roll(5) == 0)
      motus_view_remove_from_superview(row);
    break;
  case 17:
    motus_runtime_set_reduces_motion(w.runtime, roll(6) == 0);
    break;
  default:
    row = motus_view_open_row_of(w.lists[list]);
    if (row)
      motus_view_choose_row_action(row, 1 + roll(3));
    break;
  }
}

static void act_inside(void) {
  if (w.depth || roll(3))
    return;
  w.depth += 1;
  if (more.act && roll(2))
    more.act();
  else
    act();
  w.depth -= 1;
}

static double aside(motus_view *row, motus_value_source source) {
  double x = NAN;
  motus_view_property(row, MOTUS_PROPERTY_ROW_ASIDE, source, &x, 1);
  return x;
}

static void look(bool rests) {
  for (int list = 0; list < LISTS; list++) {
    motus_view *open = motus_view_open_row_of(w.lists[list]);
    size_t count = motus_view_subview_count(w.lists[list]), found = 0;
    for (size_t i = 0; i < count; i++) {
      motus_view *row = motus_view_subview_at(w.lists[list], i);
      motus_row_state state = motus_view_row_state(row);
      bool is_open = state >= MOTUS_ROW_HELD && state <= MOTUS_ROW_OPEN;
      found += is_open;
      seen.held += state == MOTUS_ROW_HELD;
      seen.removed += state == MOTUS_ROW_LEAVING;
      CHECK(!is_open || row == open);
      if (state == MOTUS_ROW_CLOSED) {
        CHECK_NEAR(aside(row, MOTUS_VALUE_SHOWN), 0, 0);
        CHECK(motus_view_row_action_view(row, 0) == NULL);
      }
      if (rests) {
        CHECK(state != MOTUS_ROW_OPENING && state != MOTUS_ROW_CLOSING &&
              state != MOTUS_ROW_LEAVING);
        CHECK_NEAR(aside(row, MOTUS_VALUE_SHOWN), aside(row, MOTUS_VALUE_MODEL),
                   0);
      }
    }
    CHECK_EQUAL(found, open != NULL);
  }
  if (more.look)
    more.look(rests);
}

static void tick(void) {
  CHECK_EQUAL(motus_runtime_tick(w.runtime, w.time += STEP), MOTUS_OK);
  CHECK(begins_note(w.runtime) == NULL);
  CHECK(drawn_not(w.runtime) == NULL);
  look(false);
}

static void play(unsigned seed) {
  memset(&w, 0, sizeof w);
  begins_forget();
  w.dice = seed;
  w.size = (motus_size){320, 480};
  CHECK_EQUAL(create_at_zero(&w.runtime), MOTUS_OK);
  motus_runtime_set_window_size(w.runtime, w.size, 0, NULL, NULL, NULL, NULL);
  for (int i = 0; i < LISTS; i++) {
    motus_scroller *scroller = NULL;
    motus_view_controller_create(w.runtime, NULL, NULL, NULL, &w.screens[i]);
    motus_view_create(w.runtime, &w.lists[i]);
    motus_view_set_frame(w.lists[i], (motus_rect){0, 0, 320, 480});
    motus_view_add_subview(motus_view_controller_view(w.screens[i]),
                           w.lists[i]);
    motus_scroller_create(w.lists[i], NULL, &scroller);
    motus_scroller_set_content_size(scroller, (motus_size){320, 900});
    memcpy(w.keys[i], "abcdefg", 8);
    give(i);
    motus_row_options options;
    motus_row_options_init(&options, sizeof options);
    motus_view_set_row_options(w.lists[i], &options);
    motus_row_delegate delegate = {sizeof delegate, will_open, opened,
                                   closed,          armed,     chosen};
    CHECK_EQUAL(
        motus_view_set_row_delegate(w.lists[i], &delegate, NULL, destroyed),
        MOTUS_OK);
  }
  motus_navigation_controller_create(w.runtime, w.screens[0], &w.nav);
  motus_runtime_set_root_view_controller(
      w.runtime, more.open ? more.open() : (motus_view_controller *)w.nav);
  for (int step = 0; step < 300 && !check_failures; step++) {
    if (roll(3) == 0)
      act();
    if (more.act && roll(3) == 0)
      more.act();
    for (int id = 0; id < 3; id++)
      if (roll(2) || id == 0)
        finger(id);
    tick();
  }
  for (int id = 0; id < 3; id++)
    if (w.is_down[id])
      motus_runtime_send_touch(w.runtime, (uint64_t)id + 1, MOTUS_TOUCH_ENDED,
                               w.at[id], w.time + 1);
  for (int list = 0; list < LISTS; list++) {
    size_t index;
    /* One that is held near an edge may scroll for minutes. */
    if (more.open || roll(2))
      motus_view_end_reorder(w.lists[list], (motus_vector){0, 0}, &index);
  }
  for (int i = 0; i < 900 && motus_runtime_needs_tick(w.runtime); i++)
    tick();
  CHECK(!motus_runtime_needs_tick(w.runtime));
  CHECK(begins_at_rest(w.runtime) == NULL);
  look(true);
  if (more.close)
    more.close();
  CHECK_EQUAL(motus_runtime_destroy(w.runtime), MOTUS_OK);
  CHECK_EQUAL(w.destroyed, LISTS);
}
#endif
