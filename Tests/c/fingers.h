/* Fingers for the tests of gestures: a clock, a touch a frame, and what an
 * action is told. */
#ifndef FINGERS_H
#define FINGERS_H
#include "report.h"

static double now;

static inline void tick(world *w, double seconds) {
  now += seconds;
  CHECK_EQUAL(motus_runtime_tick(w->runtime, now), MOTUS_OK);
}

static inline world gestures_open(void) {
  now = 0;
  return world_open();
}

static inline motus_gesture *gesture_add(world *w, motus_view *view,
                                         motus_gesture_type type) {
  motus_gesture_options options;
  motus_gesture *gesture = NULL;
  motus_gesture_options_init(&options, sizeof options);
  options.type = type;
  CHECK_EQUAL(motus_gesture_create(w->runtime, &options, &gesture), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_gesture(view, gesture), MOTUS_OK);
  CHECK_EQUAL(motus_release(gesture), MOTUS_OK);
  return gesture;
}

static inline void touch(world *w, motus_touch_phase phase, double x,
                         double y) {
  motus_point point = {0, 0};
  point.x = x;
  point.y = y;
  CHECK_EQUAL(motus_runtime_send_touch(w->runtime, 1, phase, point, now + .01),
              MOTUS_OK);
  tick(w, .01);
}

/* What an action was told, one letter a call: b c e x. */
typedef struct told {
  char calls[64];
  motus_vector translation;
  motus_vector velocity;
  int destroyed;
} told;

static inline void note(void *user_data, motus_gesture *gesture) {
  told *t = user_data;
  size_t length = strlen(t->calls);
  if (length + 1 < sizeof t->calls)
    t->calls[length] = "-bcex!"[motus_gesture_state(gesture)];
}

static inline void note_pan(void *user_data, motus_gesture *gesture) {
  told *t = user_data;
  note(user_data, gesture);
  t->translation = motus_gesture_translation(gesture, NULL);
  t->velocity = motus_gesture_velocity(gesture, NULL);
}

static inline void destroyed(void *user_data) {
  ((told *)user_data)->destroyed += 1;
}
/* A touch of a tilted pen. */
static inline motus_touch_contact pen_contact(uint64_t finger,
                                              motus_touch_phase phase,
                                              double pressure, double time) {
  motus_touch_contact contact = {{finger, phase, {100, 100}, time},
                                 MOTUS_TOUCH_TOOL_PEN,
                                 pressure,
                                 {.5, -.25},
                                 3};
  return contact;
}

/* A gesture that a trackpad has recognized. */
static inline motus_trackpad_event pad_event(motus_trackpad_gesture gesture,
                                             motus_touch_phase phase,
                                             double time) {
  motus_trackpad_event e;
  CHECK_EQUAL(motus_trackpad_event_init(&e, sizeof e), MOTUS_OK);
  e.gesture = gesture;
  e.phase = phase;
  e.point = (motus_point){200, 300};
  e.time = time;
  return e;
}

#endif
