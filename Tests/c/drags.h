/* What tests of drags have in common: a window with a knob, a pan on it, a
 * finger, and who is told.
 *
 * Time is counted in steps of 1/64 s, whose sums are exact. */
#ifndef DRAGS_H
#define DRAGS_H
#include "begins.h"
#include "report.h"
#include <math.h>

#define STEP (1.0 / 64)

typedef struct drag_world {
  motus_runtime *runtime;
  motus_view *knob;
  motus_gesture *pan;
  motus_value *value;
  motus_drag *drag;
  double now;
  /* of the last call of each */
  int told; /* events of settling */
  int begins, changes, ends, settles, finished, asked;
  int32_t ended_at, settled_at, answer;
  motus_vector velocity;
  motus_point projected;
} drag_world;

static inline void drag_tick(drag_world *w, double seconds) {
  const motus_event *events;
  size_t count;
  CHECK_EQUAL(motus_runtime_tick(w->runtime, w->now += seconds), MOTUS_OK);
  CHECK(begins_note(w->runtime) == NULL);
  motus_runtime_events(w->runtime, &events, &count);
  for (size_t i = 0; i < count; i++)
    w->told += events[i].kind == MOTUS_EVENT_DRAG_SETTLED;
}

static inline void drag_settle(drag_world *w) {
  for (int i = 0; i < 2000 && motus_runtime_needs_tick(w->runtime); i++)
    drag_tick(w, STEP);
  CHECK(motus_runtime_is_idle(w->runtime));
  CHECK(begins_at_rest(w->runtime) == NULL);
}

static inline drag_world drag_world_open(void) {
  drag_world w = {0};
  begins_forget();
  motus_runtime_options options;
  motus_runtime_options_init(&options, sizeof options);
  options.start_time = 0;
  options.window_size = (motus_size){400, 800};
  CHECK_EQUAL(motus_runtime_create(&options, &w.runtime), MOTUS_OK);
  motus_runtime_set_diagnostics(w.runtime, report_note, NULL, NULL);
  report_clear();
  motus_view_create(w.runtime, &w.knob);
  motus_view_set_frame(w.knob, (motus_rect){0, 0, 400, 800});
  motus_view_add_subview(motus_runtime_window(w.runtime), w.knob);
  motus_gesture_create(w.runtime, NULL, &w.pan);
  motus_view_add_gesture(w.knob, w.pan);
  motus_value_create_number(w.runtime, 0, &w.value);
  w.answer = -2;
  drag_tick(&w, 0);
  return w;
}

static inline void drag_world_close(drag_world *w) {
  CHECK_EQUAL(motus_runtime_destroy(w->runtime), MOTUS_OK);
}

static inline motus_drag_options drag_along(motus_drag_axis axis) {
  motus_drag_options options;
  CHECK_EQUAL(motus_drag_options_init(&options, sizeof options), MOTUS_OK);
  options.axis = axis;
  return options;
}

static inline void drag_began(void *data, motus_drag *drag) {
  (void)drag;
  ((drag_world *)data)->begins++;
}

static inline void drag_changed(void *data, motus_drag *drag) {
  (void)drag;
  ((drag_world *)data)->changes++;
}

static inline int32_t drag_choose(void *data, motus_drag *drag,
                                  double velocity_x, double velocity_y,
                                  double end_x, double end_y, int32_t anchor) {
  drag_world *w = data;
  (void)drag;
  w->asked++;
  w->velocity = (motus_vector){velocity_x, velocity_y};
  w->projected = (motus_point){end_x, end_y};
  return w->answer == -2 ? anchor : w->answer;
}

static inline void drag_ended(void *data, motus_drag *drag, int32_t anchor) {
  drag_world *w = data;
  CHECK(motus_is_alive(drag));
  CHECK_EQUAL(w->begins, ++w->ends);
  w->ended_at = anchor;
}

static inline void drag_settled(void *data, motus_drag *drag, int32_t anchor,
                                bool finished) {
  drag_world *w = data;
  CHECK(motus_is_alive(drag));
  w->settles++;
  w->finished += finished;
  w->settled_at = anchor;
}

static inline void drag_listen(drag_world *w) {
  motus_drag_delegate delegate = {.struct_size = sizeof delegate,
                                  .did_begin = drag_began,
                                  .did_change = drag_changed,
                                  .choose = drag_choose,
                                  .did_end = drag_ended,
                                  .did_settle = drag_settled};
  CHECK_EQUAL(motus_drag_set_delegate(w->drag, &delegate, w, NULL), MOTUS_OK);
}

/* The value of the world, or the center of the knob, under the pan. */
static inline void drag_value(drag_world *w,
                              const motus_drag_options *options) {
  CHECK_EQUAL(motus_drag_create(w->pan, w->value, options, &w->drag), MOTUS_OK);
  drag_listen(w);
}

static inline void drag_center(drag_world *w,
                               const motus_drag_options *options) {
  CHECK_EQUAL(motus_drag_create_for_view(w->pan, w->knob, MOTUS_PROPERTY_CENTER,
                                         options, &w->drag),
              MOTUS_OK);
  drag_listen(w);
}

static inline void drag_anchors(drag_world *w, size_t count,
                                const double *places) {
  motus_anchor anchors[256];
  for (size_t i = 0; i < count; i++)
    anchors[i] = (motus_anchor){places[i], 0, 100 + i};
  CHECK_EQUAL(motus_drag_set_anchors(w->drag, anchors, count), MOTUS_OK);
}

static inline void drag_touch(drag_world *w, uint64_t finger,
                              motus_touch_phase phase, double x, double y,
                              double time) {
  CHECK_EQUAL(motus_runtime_send_touch(w->runtime, finger, phase,
                                       (motus_point){x, y}, time),
              MOTUS_OK);
}

/* A finger that comes down, goes `steps` steps of so many points, one in each
 * frame, and stays down. Answers where it is. */
static inline motus_point drag_pull(drag_world *w, motus_point from, int steps,
                                    double dx, double dy) {
  drag_touch(w, 1, MOTUS_TOUCH_BEGAN, from.x, from.y, w->now);
  for (int i = 0; i < steps; i++) {
    from.x += dx;
    from.y += dy;
    drag_touch(w, 1, MOTUS_TOUCH_MOVED, from.x, from.y, w->now + STEP);
    drag_tick(w, STEP);
  }
  return from;
}

/* It lifts with the velocity that it has, `late` seconds after its last word;
 * the next frame shows it. */
static inline void drag_lift(drag_world *w, motus_point at, double late) {
  drag_touch(w, 1, MOTUS_TOUCH_ENDED, at.x, at.y, w->now + late);
  drag_tick(w, STEP);
}

static inline double drag_number(drag_world *w) {
  return motus_value_number(w->value);
}

static inline double drag_model(drag_world *w) {
  double number = NAN;
  motus_value_read(w->value, MOTUS_VALUE_MODEL, &number, 1);
  return number;
}

static inline motus_point drag_center_of(motus_view *view) {
  double numbers[2] = {NAN, NAN};
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, numbers,
                      2);
  return (motus_point){numbers[0], numbers[1]};
}
#endif
