/* Content from left to right and the same from right to left: what is done to
 * one scroller is done to the other in a mirror, and in each frame it stands where
 * the other one's stands, in the mirror, and has told the same (RL-3, SC-48). */
#include "check.h"
#include "dice.h"
#include "seeds.h"

#include <math.h>
#include <motus.h>
#include <stdlib.h>

enum { WINDOW = 1000, BOXES = 8, TOLD = 64 };

typedef struct side {
  motus_view *view, *boxes[BOXES];
  motus_scroller *scroller;
  bool is_turned;
  int told[TOLD], told_count;
} side;

static struct {
  motus_runtime *runtime;
  side sides[2];
  uint64_t dice;
  double time, length;
  motus_animation *animation;
  bool is_down;
  double finger;
} w;

static uint32_t roll(uint32_t sides) {
  return dice_roll(&w.dice, sides);
}

static double width(const side *s) {
  return motus_view_bounds(s->view).width;
}

/* A place in something that is so long, counted from where it begins. */
static double mirrored(const side *s, double start, double extent, double in) {
  return s->is_turned ? in - start - extent : start;
}

static void set_length(void) {
  w.length = roll(4) ? 300 + roll(1500) : roll(300);
  for (int i = 0; i < 2; i++) {
    side *s = &w.sides[i];
    motus_scroller_set_content_size(s->scroller, (motus_size){w.length, 100});
    for (int k = 0; k < BOXES; k++) {
      motus_rect frame = {0, 10, 50, 50};
      frame.x = mirrored(s, k * w.length / BOXES, 50, w.length);
      motus_view_set_frame(s->boxes[k], frame);
    }
  }
}

static void resize(void) {
  double wider = 200 + roll(200);
  for (int i = 0; i < 2; i++) {
    motus_rect frame = {0, 200 * i, wider, 100};
    frame.x = mirrored(&w.sides[i], 20, wider, WINDOW);
    motus_view_set_frame(w.sides[i].view, frame);
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

static void scroll(void) {
  double start = roll(2000);
  bool animated = roll(2);
  for (int i = 0; i < 2; i++) {
    side *s = &w.sides[i];
    double x = mirrored(s, start, width(s), w.length);
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
    w.finger = 100.37 + roll(100); /* on no edge */
    w.is_down = true;
  } else if (roll(4) == 0) {
    phase = roll(4) ? MOTUS_TOUCH_ENDED : MOTUS_TOUCH_CANCELLED;
    w.is_down = false;
  } else {
    w.finger += roll(120) - 60.0;
  }
  for (int i = 0; i < 2; i++) {
    motus_point at = {mirrored(&w.sides[i], w.finger, 0, WINDOW), 50 + 200 * i};
    motus_runtime_send_touch(w.runtime, (uint64_t)i + 1, phase, at, w.time);
  }
}

/* In a block the content keeps its length: what it has grown by there does not go
 * along once a finger takes the content. */
static void change(void *in_block) {
  switch (roll(5)) {
  case 0:
    in_block ? resize() : set_length();
    break;
  case 1:
    inset();
    break;
  case 2:
    scroll();
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
  switch (roll(8)) {
  case 0:
    fling();
    break;
  case 1:
  case 2:
    touch();
    break;
  case 3:
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

/* What both have told, but for scrolling: offsets count from the left. */
static void compare_news(void) {
  const motus_event *events = NULL;
  size_t count = 0;
  motus_runtime_events(w.runtime, &events, &count);
  for (int i = 0; i < 2; i++) {
    side *s = &w.sides[i];
    s->told_count = 0;
    for (size_t k = 0; k < count; k++)
      if (events[k].subject == (void *)s->scroller && s->told_count < TOLD &&
          events[k].kind != MOTUS_EVENT_SCROLL_DID_SCROLL)
        s->told[s->told_count++] = (int)events[k].kind * 16 + events[k].detail;
  }
  CHECK_EQUAL(w.sides[0].told_count, w.sides[1].told_count);
  for (int k = 0; k < w.sides[0].told_count; k++)
    CHECK_EQUAL(w.sides[0].told[k], w.sides[1].told[k]);
}

static void compare(void) {
  motus_indicator bars[2];
  for (int k = 0; k < BOXES; k++) {
    double xs[2];
    for (int i = 0; i < 2; i++) {
      side *s = &w.sides[i];
      motus_rect rect = motus_view_bounds(s->boxes[k]), seen;
      CHECK_EQUAL(motus_view_convert_rect_by(s->boxes[k], rect, NULL,
                                             MOTUS_VALUE_SHOWN, &seen),
                  MOTUS_OK);
      xs[i] = mirrored(s, seen.x, seen.width, WINDOW);
    }
    CHECK_NEAR(xs[1], xs[0], 1e-6);
  }
  for (int i = 0; i < 2; i++)
    bars[i] =
        motus_scroller_indicator(w.sides[i].scroller, MOTUS_AXIS_HORIZONTAL);
  CHECK_NEAR(bars[1].length, bars[0].length, 1e-6);
  if (bars[0].length > 0)
    CHECK_NEAR(mirrored(&w.sides[1], bars[1].position, bars[1].length,
                        width(&w.sides[1])),
               bars[0].position, 1e-6);
  CHECK_EQUAL(motus_scroller_get_state(w.sides[0].scroller),
              motus_scroller_get_state(w.sides[1].scroller));
  compare_news();
}

static void tick(void) {
  w.time += 1 / 60.;
  CHECK_EQUAL(motus_runtime_tick(w.runtime, w.time), MOTUS_OK);
  compare();
}

static void open_side(side *s) {
  motus_scroller_options options;
  motus_scroller_options_init(&options, sizeof options);
  options.axes = MOTUS_AXES_HORIZONTAL;
  options.indicators = MOTUS_AXES_HORIZONTAL;
  motus_view_create(w.runtime, &s->view);
  motus_view_add_subview(motus_runtime_window(w.runtime), s->view);
  if (s->is_turned)
    motus_view_override_layout_direction(s->view,
                                         MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT);
  for (int k = 0; k < BOXES; k++) {
    motus_view_create(w.runtime, &s->boxes[k]);
    motus_view_add_subview(s->view, s->boxes[k]);
  }
  motus_scroller_create(s->view, &options, &s->scroller);
}

static void play(unsigned seed) {
  motus_runtime_options options;
  memset(&w, 0, sizeof w);
  w.dice = seed * 2654435761u + 1;
  w.sides[1].is_turned = true;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WINDOW, 400};
  CHECK_EQUAL(motus_runtime_create(&options, &w.runtime), MOTUS_OK);
  for (int i = 0; i < 2; i++)
    open_side(&w.sides[i]);
  resize();
  set_length();
  if (seed % 3 == 0)
    let_frames_glide();
  int before = check_failures;
  for (int step = 0; step < 60 && check_failures == before; step++) {
    if (roll(3) == 0)
      act();
    tick();
    for (int i = 0; roll(12) == 0 && i < 100; i++)
      tick();
  }
  if (w.animation)
    motus_release(w.animation);
  for (int i = 0; i < 2; i++) {
    side *s = &w.sides[i];
    motus_release(s->scroller);
    for (int k = 0; k < BOXES; k++)
      motus_release(s->boxes[k]);
    motus_release(s->view);
  }
  CHECK_EQUAL(motus_runtime_destroy(w.runtime), MOTUS_OK);
}

static void contents_are_their_mirror_images(void) {
  play_seeds(100, play);
}

CHECK_MAIN(TEST(contents_are_their_mirror_images))
