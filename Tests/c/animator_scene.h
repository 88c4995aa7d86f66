/* A view that an animator fades, and what its callbacks say. */
#ifndef ANIMATOR_SCENE_H
#define ANIMATOR_SCENE_H
#include "report.h"
#include <math.h>

static char words[512]; /* what callbacks have said, in order */

static inline void say(const char *word) {
  strcat(words, words[0] ? " " : "");
  strcat(words, word);
}

/* A view that fades from 1 to 0, linearly, in a second. */
typedef struct scene {
  world w;
  motus_property_animator *animator;
  int destroyed;
  motus_status status;
} scene;

static inline double shown(scene *s) {
  double alpha = -9;
  CHECK_EQUAL(motus_view_property(s->w.view, MOTUS_PROPERTY_ALPHA,
                                  MOTUS_VALUE_SHOWN, &alpha, 1),
              MOTUS_OK);
  return alpha;
}

static inline void tick(scene *s, double time) {
  CHECK_EQUAL(motus_runtime_tick(s->w.runtime, time), MOTUS_OK);
}

static inline double fraction(scene *s) {
  return motus_property_animator_fraction_complete(s->animator);
}

static inline motus_animating_state state(scene *s) {
  return motus_property_animator_state(s->animator);
}

static inline bool runs(scene *s) {
  return motus_property_animator_is_running(s->animator);
}

static inline void fade(void *user_data) {
  scene *s = user_data;
  CHECK_EQUAL(motus_view_set_alpha(s->w.view, 0), MOTUS_OK);
}

static inline void destroyed(void *user_data) {
  ((scene *)user_data)->destroyed += 1;
}

static inline void ended(void *user_data, motus_animating_position position) {
  (void)user_data;
  say(position == MOTUS_POSITION_END     ? "end"
      : position == MOTUS_POSITION_START ? "start"
                                         : "current");
}

static inline void changed(void *user_data, motus_property_animator *animator,
                           motus_animator_change change) {
  scene *s = user_data;
  CHECK(animator == s->animator);
  if (change == MOTUS_ANIMATOR_CHANGE_RUNNING)
    say(runs(s) ? "runs" : "rests");
  else if (change == MOTUS_ANIMATOR_CHANGE_STATE)
    say(state(s) == MOTUS_ANIMATING_INACTIVE ? "inactive"
        : state(s) == MOTUS_ANIMATING_ACTIVE ? "active"
                                             : "stopped");
  else
    say(motus_property_animator_is_reversed(animator) ? "reversed" : "forward");
}

static inline motus_animation_options lasting(double seconds) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = seconds;
  options.timing.type = MOTUS_TIMING_LINEAR;
  return options;
}

static inline motus_timing linear(void) {
  motus_timing timing;
  motus_timing_init(&timing, sizeof timing);
  timing.type = MOTUS_TIMING_LINEAR;
  return timing;
}

static inline void open(scene *s) {
  memset(s, 0, sizeof *s);
  words[0] = 0;
  s->w = world_open();
  motus_timing timing = linear();
  CHECK_EQUAL(
      motus_property_animator_create(s->w.runtime, 1, &timing, &s->animator),
      MOTUS_OK);
  CHECK_EQUAL(
      motus_property_animator_add_animations(s->animator, fade, s, destroyed),
      MOTUS_OK);
  CHECK_EQUAL(
      motus_property_animator_add_completion(s->animator, ended, s, destroyed),
      MOTUS_OK);
}

/* Everything that was given has been given back, once. */
static inline void close(scene *s, int given) {
  if (motus_is_alive(s->animator))
    CHECK_EQUAL(motus_release(s->animator), MOTUS_OK);
  world_close(&s->w);
  CHECK_EQUAL(s->destroyed, given);
}
#endif
