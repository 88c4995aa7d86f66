/* Events of a wheel and a trackpad for a stage. */
#ifndef SCROLL_WHEELS_H
#define SCROLL_WHEELS_H
#include "scroll_stage.h"

#define COUNT(table) (sizeof table / sizeof table[0])

static inline motus_wheel_event event(double dy, double time) {
  motus_wheel_event e;
  CHECK_EQUAL(motus_wheel_event_init(&e, sizeof e), MOTUS_OK);
  e.point = (motus_point){200, 300};
  e.delta.dy = dy;
  e.time = time;
  return e;
}
static inline void notch(stage *s, double units, double time) {
  motus_wheel_event e = event(units, time);
  CHECK_EQUAL(motus_runtime_send_wheel(s->runtime, &e), MOTUS_OK);
}
static inline void pad(stage *s, motus_wheel_phase phase, double dy,
                       double time) {
  motus_wheel_event e = event(dy, time);
  e.unit = MOTUS_WHEEL_PIXELS;
  e.phase = phase;
  CHECK_EQUAL(motus_runtime_send_wheel(s->runtime, &e), MOTUS_OK);
}
static inline void coast(stage *s, motus_wheel_momentum momentum, double dy,
                         double time) {
  motus_wheel_event e = event(dy, time);
  e.unit = MOTUS_WHEEL_PIXELS;
  e.momentum = momentum;
  CHECK_EQUAL(motus_runtime_send_wheel(s->runtime, &e), MOTUS_OK);
}
static inline void jump(stage *s, double y) {
  motus_scroller_scroll_to(s->scroller, (motus_point){0, y}, false, NULL, NULL,
                           NULL);
}
static inline double speed(const stage *s) {
  return motus_scroller_velocity(s->scroller).dy;
}
static inline double target(const stage *s) {
  return motus_scroller_target_offset(s->scroller).y;
}
static inline motus_scroller_state state(const stage *s) {
  return motus_scroller_get_state(s->scroller);
}

static inline double deadline(const stage *s) {
  double time = NAN;
  CHECK(motus_runtime_next_deadline(s->runtime, &time));
  return time;
}
#endif
