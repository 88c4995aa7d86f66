/* Two scrollers, one from left to right and one from right to left: what is done
 * to one is done to the other in a mirror. A storm says what stands in them, and
 * what has to be the same in each frame. */
#ifndef MIRROR_STORM_H
#define MIRROR_STORM_H
#include "check.h"
#include "dice.h"
#include "seeds.h"
#include <motus.h>

enum { WINDOW = 1000, MARGIN = 20 };

typedef struct side {
  motus_view *view;
  motus_scroller *scroller;
  bool is_turned;
} side;

static struct {
  motus_runtime *runtime;
  side sides[2];
  uint64_t dice;
  double time;
  motus_animation *animation;
  bool is_down;
  double finger;
} mirror;

static inline uint32_t roll(uint32_t sides) {
  return dice_roll(&mirror.dice, sides);
}

static inline double width_of(const side *s) {
  return motus_view_bounds(s->view).width;
}

/* A place in something that is so long, counted from where it begins. */
static inline double mirrored(const side *s, double start, double extent,
                              double in) {
  return s->is_turned ? in - start - extent : start;
}

/* ---- What a storm does ---- */

static inline void resize(void) {
  double wider = 200 + roll(200);
  for (int i = 0; i < 2; i++) {
    motus_rect frame = {0, 200 * i, wider, 100};
    frame.x = mirrored(&mirror.sides[i], MARGIN, wider, WINDOW);
    motus_view_set_frame(mirror.sides[i].view, frame);
  }
}

static inline void inset(void) {
  double start = roll(3) * 20, end = roll(3) * 20;
  for (int i = 0; i < 2; i++) {
    motus_insets insets = {0};
    insets.left = mirror.sides[i].is_turned ? end : start;
    insets.right = mirror.sides[i].is_turned ? start : end;
    motus_scroller_set_content_inset(mirror.sides[i].scroller, insets);
  }
}

static inline void scroll(void) {
  double start = roll(2000);
  bool animated = roll(2);
  for (int i = 0; i < 2; i++) {
    const side *s = &mirror.sides[i];
    double length = motus_scroller_content_size(s->scroller).width;
    double x = mirrored(s, start, width_of(s), length);
    motus_scroller_scroll_to(s->scroller, (motus_point){x, 0}, animated, NULL,
                             NULL, NULL);
  }
}

static inline void fling(void) {
  double speed = roll(6000) - 3000.0;
  for (int i = 0; i < 2; i++)
    motus_scroller_fling(
        mirror.sides[i].scroller,
        (motus_vector){mirror.sides[i].is_turned ? -speed : speed, 0});
}

static inline void touch(void) {
  motus_touch_phase phase = MOTUS_TOUCH_MOVED;
  if (!mirror.is_down) {
    phase = MOTUS_TOUCH_BEGAN;
    mirror.finger = 100.37 + roll(100); /* on no edge */
    mirror.is_down = true;
  } else if (roll(4) == 0) {
    phase = roll(4) ? MOTUS_TOUCH_ENDED : MOTUS_TOUCH_CANCELLED;
    mirror.is_down = false;
  } else {
    mirror.finger += roll(120) - 60.0;
  }
  for (int i = 0; i < 2; i++) {
    double x = mirrored(&mirror.sides[i], mirror.finger, 0, WINDOW);
    motus_runtime_send_touch(mirror.runtime, (uint64_t)i + 1, phase,
                             (motus_point){x, 50 + 200 * i}, mirror.time);
  }
}

/* Changes something in a block; its function is called with something. */
static inline void animate(motus_block_fn change) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = .3;
  /* Touches go through: else what a block moves on the one side only would keep
   * them out there only. */
  options.flags = MOTUS_ANIMATION_ALLOW_USER_INTERACTION;
  if (roll(3) == 0)
    options.timing.type = MOTUS_TIMING_SPRING;
  if (mirror.animation)
    motus_release(mirror.animation);
  mirror.animation = NULL;
  motus_runtime_animate(mirror.runtime, &options, change, &mirror, NULL, NULL,
                        NULL, &mirror.animation);
}

static inline void cancel_at_end(void) {
  if (mirror.animation)
    motus_animation_cancel(mirror.animation, MOTUS_POSITION_END);
}

static inline void cancel(void) {
  if (mirror.animation)
    motus_animation_cancel(mirror.animation, roll(2) ? MOTUS_POSITION_END
                                                     : MOTUS_POSITION_CURRENT);
}

/* ---- Beginning, frames, end ---- */

/* Makes the views; the storm makes their scrollers. */
static inline void mirror_open(unsigned seed) {
  motus_runtime_options options;
  memset(&mirror, 0, sizeof mirror);
  mirror.dice = seed * 2654435761u + 1;
  mirror.sides[1].is_turned = true;
  motus_runtime_options_init(&options, sizeof options);
  options.window_size = (motus_size){WINDOW, 400};
  CHECK_EQUAL(motus_runtime_create(&options, &mirror.runtime), MOTUS_OK);
  for (int i = 0; i < 2; i++) {
    side *s = &mirror.sides[i];
    motus_view_create(mirror.runtime, &s->view);
    motus_view_add_subview(motus_runtime_window(mirror.runtime), s->view);
    if (s->is_turned)
      motus_view_override_layout_direction(
          s->view, MOTUS_LAYOUT_DIRECTION_RIGHT_TO_LEFT);
  }
}

/* Lets frames glide that are set outside of a block. */
static inline void let_frames_glide(void) {
  motus_implicit_options options;
  motus_implicit_options_init(&options, sizeof options);
  for (int i = 0; i < 2; i++) {
    motus_view *view = mirror.sides[i].view;
    motus_view_set_implicit(view, MOTUS_PROPERTY_CENTER, &options);
    motus_view_set_implicit(view, MOTUS_PROPERTY_BOUNDS, &options);
  }
}

/* Sixty frames in which something is done now and then, with rests. */
static inline void mirror_play(void (*act)(void), void (*compare)(void)) {
  int before = check_failures;
  for (int step = 0; step < 60 && check_failures == before; step++) {
    if (roll(3) == 0)
      act();
    for (int i = 0; i == 0 || (roll(12) == 0 && i < 100); i++) {
      mirror.time += 1 / 60.;
      CHECK_EQUAL(motus_runtime_tick(mirror.runtime, mirror.time), MOTUS_OK);
      compare();
    }
  }
}

/* Ends with all that is here; what the storm holds goes before. */
static inline void mirror_close(void) {
  if (mirror.animation)
    motus_release(mirror.animation);
  for (int i = 0; i < 2; i++) {
    motus_release(mirror.sides[i].scroller);
    motus_release(mirror.sides[i].view);
  }
  CHECK_EQUAL(motus_runtime_destroy(mirror.runtime), MOTUS_OK);
}

#endif
