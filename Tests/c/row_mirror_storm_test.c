/* Rows side by side, once from left to right and once from right to left: what is
 * done to one list is done to the other in a mirror, and in each frame each row
 * is seen where the other list's is, in the mirror (RL-3, LZ-4, SC-48). */
#include "check.h"
#include "dice.h"
#include "seeds.h"

#include <math.h>
#include <motus.h>
#include <stdlib.h>

enum { WINDOW = 1000, MOST = 400, SPARE = 512 };

typedef struct side {
  motus_view *view;
  motus_scroller *scroller;
  motus_view *spare[SPARE];
  int spare_count;
  bool is_turned;
} side;

static struct {
  motus_runtime *runtime;
  side sides[2];
  motus_row rows[MOST];
  size_t count;
  uint64_t next, dice;
  double time, width;
  motus_animation *animation;
  bool is_down;
  double finger;
} w;

static uint32_t roll(uint32_t sides) {
  return dice_roll(&w.dice, sides);
}

static motus_view *provide(void *user_data, motus_view *list, uint64_t key,
                           size_t index) {
  side *s = user_data;
  (void)list, (void)key, (void)index;
  if (s->spare_count > 0)
    return s->spare[--s->spare_count];
  motus_view *view = NULL;
  motus_view_create(w.runtime, &view);
  return view;
}

static void recycle(void *user_data, motus_view *list, uint64_t key,
                    motus_view *row) {
  side *s = user_data;
  (void)list, (void)key;
  if (s->spare_count < SPARE)
    s->spare[s->spare_count++] = row;
}

static double mirrored(const side *s, double x) {
  return s->is_turned ? WINDOW - x : x;
}

static motus_rect mirrored_rect(const side *s, motus_rect rect) {
  if (s->is_turned)
    rect.x = WINDOW - rect.x - rect.width;
  return rect;
}

static motus_row new_row(void) {
  uint64_t key = ++w.next;
  return (motus_row){key, 20 + roll(80), 0};
}

static void set_rows(bool is_new) {
  motus_row_list_options options;
  motus_row_list_options_init(&options, sizeof options);
  options.axis = MOTUS_AXIS_HORIZONTAL;
  if (is_new)
    w.count = 0;
  size_t wanted = roll(4) ? roll(60) : roll(6);
  while (is_new && w.count < wanted)
    w.rows[w.count++] = new_row();
  for (int i = 0; i < 2; i++)
    CHECK_EQUAL(motus_view_set_rows(w.sides[i].view, w.rows, w.count,
                                    sizeof *w.rows, &options),
                MOTUS_OK);
}

static void replace(void) {
  size_t index = roll((uint32_t)w.count + 1), removed = roll(9),
         added = roll(6);
  if (roll(3) == 0)
    index = w.count > 8 ? w.count - roll(9) : 0;
  if (removed > w.count - index)
    removed = w.count - index;
  if (w.count + added > MOST)
    added = 0;
  motus_row rows[8];
  for (size_t i = 0; i < added; i++)
    rows[i] = new_row();
  memmove(w.rows + index + added, w.rows + index + removed,
          (w.count - index - removed) * sizeof *w.rows);
  memcpy(w.rows + index, rows, added * sizeof *rows);
  w.count += added - removed;
  for (int i = 0; i < 2; i++)
    CHECK_EQUAL(motus_view_replace_rows(w.sides[i].view, index, removed, rows,
                                        added, sizeof *rows),
                MOTUS_OK);
}

static void measure(void) {
  if (w.count == 0)
    return;
  size_t index = roll((uint32_t)w.count);
  w.rows[index].extent = 20 + roll(120);
  for (int i = 0; i < 2; i++)
    motus_view_set_row_extent(w.sides[i].view, w.rows[index].key,
                              w.rows[index].extent);
}

static double length(const side *s) {
  return motus_scroller_content_size(s->scroller).width;
}

static void scroll(void) {
  double start = roll(2000);
  bool animated = roll(2);
  for (int i = 0; i < 2; i++) {
    side *s = &w.sides[i];
    double width = motus_view_bounds(s->view).width;
    double x = s->is_turned ? length(s) - width - start : start;
    motus_scroller_scroll_to(s->scroller, (motus_point){x, 0}, animated, NULL,
                             NULL, NULL);
  }
}

static void fling(void) {
  double speed = roll(6000) - 3000.0;
  for (int i = 0; i < 2; i++)
    motus_scroller_fling(
        w.sides[i].scroller,
        (motus_vector){w.sides[i].is_turned ? -speed : speed, 0});
}

static void touch(void) {
  motus_touch_phase phase = MOTUS_TOUCH_MOVED;
  if (!w.is_down) {
    phase = MOTUS_TOUCH_BEGAN;
    w.finger = 100.37 + roll(200); /* on no edge */
    w.is_down = true;
  } else if (roll(4) == 0) {
    phase = roll(4) ? MOTUS_TOUCH_ENDED : MOTUS_TOUCH_CANCELLED;
    w.is_down = false;
  } else {
    w.finger += roll(120) - 60.0;
  }
  for (int i = 0; i < 2; i++) {
    motus_point at = {mirrored(&w.sides[i], w.finger), 50 + 200 * i};
    motus_runtime_send_touch(w.runtime, (uint64_t)i + 1, phase, at, w.time);
  }
}

static void resize(void) {
  w.width = 200 + roll(200);
  for (int i = 0; i < 2; i++) {
    motus_rect frame = {20, 200 * i, w.width, 100};
    motus_view_set_frame(w.sides[i].view, mirrored_rect(&w.sides[i], frame));
  }
}

static void inset(void) {
  double start = roll(3) * 20, end = roll(3) * 20;
  for (int i = 0; i < 2; i++) {
    motus_insets insets = {0};
    insets.left = w.sides[i].is_turned ? end : start;
    insets.right = w.sides[i].is_turned ? start : end;
    motus_scroller_set_content_inset(w.sides[i].scroller, insets);
  }
}

static void change(void *unused) {
  (void)unused;
  switch (roll(8)) {
  case 0:
    set_rows(true);
    break;
  case 1:
  case 2:
  case 3:
  case 4:
    replace();
    break;
  case 5:
    measure();
    break;
  case 6:
    inset();
    break;
  default:
    resize();
    break;
  }
}

static void animate(void) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .3;
  if (roll(3) == 0)
    options.timing.type = MOTUS_TIMING_SPRING;
  if (w.animation)
    motus_release(w.animation);
  w.animation = NULL;
  motus_runtime_animate(w.runtime, &options, change, &w, NULL, NULL, NULL,
                        &w.animation);
}

/* Lets frames glide that are set outside of a block. */
static void let_frames_glide(void) {
  motus_implicit_options options;
  motus_implicit_options_init(&options, sizeof options);
  for (int i = 0; i < 2; i++) {
    motus_view_set_implicit(w.sides[i].view, MOTUS_PROPERTY_CENTER, &options);
    motus_view_set_implicit(w.sides[i].view, MOTUS_PROPERTY_BOUNDS, &options);
  }
}

static void act(void) {
  switch (roll(9)) {
  case 0:
    scroll();
    break;
  case 1:
    fling();
    break;
  case 2:
  case 3:
    touch();
    break;
  case 4:
    animate();
    break;
  case 5:
    if (w.animation)
      motus_animation_cancel(w.animation, roll(2) ? MOTUS_POSITION_END
                                                  : MOTUS_POSITION_CURRENT);
    break;
  default:
    change(NULL);
    break;
  }
}

static bool seen(const side *s, uint64_t key, motus_rect *out) {
  motus_view *view = motus_view_child_with_key(s->view, key, false);
  return view && motus_view_convert_rect_by(view, motus_view_bounds(view), NULL,
                                            MOTUS_VALUE_SHOWN, out) == MOTUS_OK;
}

static void compare(void) {
  for (size_t i = 0; i < w.count; i++) {
    motus_rect rects[2];
    bool are_seen[2];
    for (int k = 0; k < 2; k++)
      are_seen[k] = seen(&w.sides[k], w.rows[i].key, &rects[k]);
    /* By rounding one may be near, and the other not. */
    for (int k = 0; k < 2; k++) {
      motus_rect rect = mirrored_rect(&w.sides[k], rects[k]);
      CHECK(!are_seen[k] || are_seen[!k] || rect.x >= 20 + w.width ||
            rect.x + rect.width <= 20);
    }
    if (!are_seen[0] || !are_seen[1])
      continue;
    motus_rect there = mirrored_rect(&w.sides[1], rects[1]);
    CHECK_NEAR(there.x, rects[0].x, 1e-6);
    CHECK_NEAR(there.width, rects[0].width, 1e-6);
  }
  CHECK_EQUAL(motus_scroller_get_state(w.sides[0].scroller),
              motus_scroller_get_state(w.sides[1].scroller));
}

static void play(unsigned seed) {
  motus_runtime_options options;
  memset(&w, 0, sizeof w);
  w.dice = seed * 2654435761u + 1;
  w.sides[1].is_turned = true;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WINDOW, 400};
  CHECK_EQUAL(motus_runtime_create(&options, &w.runtime), MOTUS_OK);
  for (int i = 0; i < 2; i++) {
    side *s = &w.sides[i];
    motus_row_list_delegate delegate = {
        .struct_size = sizeof delegate, .provide = provide, .recycle = recycle};
    motus_view_create(w.runtime, &s->view);
    motus_view_add_subview(motus_runtime_window(w.runtime), s->view);
    if (s->is_turned)
      motus_view_override_layout_direction(
          s->view, MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT);
    motus_scroller_create(s->view, NULL, &s->scroller);
    motus_view_set_row_list_delegate(s->view, &delegate, s, NULL);
  }
  resize();
  set_rows(true);
  if (seed % 3 == 0)
    let_frames_glide();
  int before = check_failures;
  for (int step = 0; step < 60 && check_failures == before; step++) {
    if (roll(3) == 0)
      act();
    w.time += 1 / 60.;
    CHECK_EQUAL(motus_runtime_tick(w.runtime, w.time), MOTUS_OK);
    compare();
    for (int i = 0; roll(12) == 0 && i < 100; i++) {
      w.time += 1 / 60.;
      CHECK_EQUAL(motus_runtime_tick(w.runtime, w.time), MOTUS_OK);
      compare();
    }
  }
  if (w.animation)
    motus_release(w.animation);
  for (int i = 0; i < 2; i++) {
    side *s = &w.sides[i];
    while (s->spare_count > 0)
      motus_release(s->spare[--s->spare_count]);
    motus_release(s->scroller);
    motus_release(s->view);
  }
  CHECK_EQUAL(motus_runtime_destroy(w.runtime), MOTUS_OK);
}

static void rows_are_their_mirror_images(void) {
  play_seeds(100, play);
}

CHECK_MAIN(TEST(rows_are_their_mirror_images))
