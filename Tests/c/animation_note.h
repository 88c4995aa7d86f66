/* Blocks and completions that note what happens to them. */
#ifndef ANIMATION_NOTE_H
#define ANIMATION_NOTE_H
#include "report.h"
#include <math.h>

/* What a block or a completion is given, and what it notes. */
typedef struct note {
  motus_runtime *runtime;
  motus_view *view;
  double alpha;
  int ran, finished, cut, destroyed, order;
  motus_status status;
} note;

static int calls; /* counts completions of a test, for their order */

static inline void fade(void *user_data) {
  note *n = user_data;
  n->ran += 1;
  CHECK_EQUAL(motus_view_set_alpha(n->view, n->alpha), MOTUS_OK);
}

static inline void done(void *user_data, bool finished) {
  note *n = user_data;
  n->order = ++calls;
  finished ? n->finished++ : n->cut++;
}

static inline void destroyed(void *user_data) {
  ((note *)user_data)->destroyed += 1;
}

static inline note note_of(world *w) {
  note n = {.runtime = w->runtime, .view = w->view};
  calls = 0;
  return n;
}

static inline motus_animation_options options_of(double duration) {
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.duration = duration;
  options.timing.type = MOTUS_TIMING_LINEAR;
  return options;
}

static inline double shown(motus_view *view) {
  double alpha = -9;
  CHECK_EQUAL(motus_view_property(view, MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN,
                                  &alpha, 1),
              MOTUS_OK);
  return alpha;
}

static inline motus_animation *start(world *w, note *n, double duration) {
  motus_animation *animation = NULL;
  motus_animation_options options = options_of(duration);
  CHECK_EQUAL(motus_runtime_animate(w->runtime, &options, fade, n, done, n,
                                    destroyed, &animation),
              MOTUS_OK);
  return animation;
}

static inline void tick(world *w, double time) {
  CHECK_EQUAL(motus_runtime_tick(w->runtime, time), MOTUS_OK);
}

static inline uint64_t moving(world *w) {
  motus_statistics statistics;
  statistics.struct_size = sizeof statistics;
  CHECK_EQUAL(motus_runtime_statistics(w->runtime, &statistics), MOTUS_OK);
  return statistics.animations + statistics.animated_properties +
         statistics.moving_properties;
}
#endif
