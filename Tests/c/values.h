/* What tests of values have in common: a runtime with nothing in it that is
 * seen, timings, and a completion that counts. */
#ifndef VALUES_H
#define VALUES_H
#include "report.h"
#include <math.h>

static const double pi = 3.14159265358979323846;

typedef struct value_world {
  motus_runtime *runtime;
  int ends, finished;
} value_world;

static inline value_world value_world_open(void) {
  value_world w = {0};
  CHECK_EQUAL(create_at_zero(&w.runtime), MOTUS_OK);
  motus_runtime_set_diagnostics(w.runtime, report_note, NULL, NULL);
  report_clear();
  return w;
}

static inline void value_world_close(value_world *w) {
  CHECK_EQUAL(motus_runtime_destroy(w->runtime), MOTUS_OK);
}

static inline void value_tick(value_world *w, double time) {
  CHECK_EQUAL(motus_runtime_tick(w->runtime, time), MOTUS_OK);
}

static inline motus_value *value_of(value_world *w, double number) {
  motus_value *value = NULL;
  CHECK_EQUAL(motus_value_create_number(w->runtime, number, &value), MOTUS_OK);
  return value;
}

static inline motus_animation_options value_linear(double duration) {
  motus_animation_options o;
  CHECK_EQUAL(motus_animation_options_init(&o, sizeof o), MOTUS_OK);
  o.duration = duration;
  o.timing.type = MOTUS_TIMING_LINEAR;
  return o;
}

static inline motus_animation_options value_spring(double response,
                                                   double ratio) {
  motus_animation_options o = value_linear(0);
  o.timing.type = MOTUS_TIMING_SPRING_RESPONSE;
  o.timing.spring_duration = response;
  o.timing.damping_ratio = ratio;
  return o;
}

static inline void value_ended(void *data, bool finished) {
  value_world *w = data;
  w->ends += 1;
  w->finished += finished;
}

static inline motus_animation *value_animate(value_world *w,
                                             const motus_animation_options *o,
                                             motus_value *value, double to) {
  motus_animation *animation = NULL;
  CHECK_EQUAL(motus_runtime_begin_animation(w->runtime, o), MOTUS_OK);
  CHECK_EQUAL(motus_value_set_number(value, to), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_commit_animation(w->runtime, value_ended, w, NULL,
                                             &animation),
              MOTUS_OK);
  return animation;
}

static inline double value_model(motus_value *value) {
  double numbers[16] = {0};
  CHECK_EQUAL(motus_value_read(value, MOTUS_VALUE_MODEL, numbers, 16),
              MOTUS_OK);
  return numbers[0];
}

static inline double value_speed(motus_value *value) {
  double numbers[16] = {0};
  CHECK_EQUAL(motus_value_velocity(value, numbers, 16), MOTUS_OK);
  return numbers[0];
}
#endif
