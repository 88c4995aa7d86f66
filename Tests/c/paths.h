/* What the tests of paths share: a view in the window, paths in few words. */
#ifndef PATHS_H
#define PATHS_H
#include "report.h"
#include <math.h>

#define PI 3.14159265358979323846

static world w;
static double now;

static inline void open(void) {
  w = world_open();
  motus_view_set_frame(w.view, (motus_rect){0, 0, 20, 20});
  CHECK_EQUAL(motus_runtime_tick(w.runtime, now = 0), MOTUS_OK);
}

static inline void run(double seconds) {
  CHECK_EQUAL(motus_runtime_tick(w.runtime, now += seconds), MOTUS_OK);
}

static inline motus_path_segment cubic(double ax, double ay, double bx,
                                       double by, double x, double y) {
  motus_path_segment s;
  memset(&s, 0, sizeof s);
  s.kind = MOTUS_PATH_CUBIC;
  s.control_1 = (motus_point){ax, ay};
  s.control_2 = (motus_point){bx, by};
  s.end = (motus_point){x, y};
  return s;
}

static inline motus_path_segment line(double x, double y) {
  motus_path_segment s;
  memset(&s, 0, sizeof s);
  s.end = (motus_point){x, y};
  return s;
}

static inline motus_path_segment arc(double x, double y, double angle) {
  motus_path_segment s;
  memset(&s, 0, sizeof s);
  s.kind = MOTUS_PATH_ARC;
  s.control_1 = (motus_point){x, y};
  s.angle = angle;
  return s;
}

static inline motus_path *path_from(double x, double y,
                                    const motus_path_segment *s, size_t count) {
  motus_path *path = NULL;
  CHECK_EQUAL(
      motus_path_create(w.runtime, (motus_point){x, y}, s, count, &path),
      MOTUS_OK);
  return path;
}

static inline motus_path *hop(void) {
  motus_path_segment s = cubic(0, 100, 100, 100, 100, 0);
  return path_from(0, 0, &s, 1);
}

static inline motus_point shown(void) {
  motus_point p = {-9, -9};
  motus_view_property(w.view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, &p.x,
                      2);
  return p;
}

static inline void begin(motus_timing_type type) {
  motus_animation_options o;
  motus_animation_options_init(&o, sizeof o);
  o.duration = 1;
  o.timing.type = type;
  CHECK_EQUAL(motus_runtime_begin_animation(w.runtime, &o), MOTUS_OK);
}

static inline void commit(void) {
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
}

static inline void follow(motus_path *path, const motus_follow_options *o) {
  CHECK_EQUAL(motus_view_follow_path(w.view, path, o), MOTUS_OK);
}

static inline void expect_at(double x, double y, double within) {
  motus_point p = shown();
  CHECK_NEAR(p.x, x, within);
  CHECK_NEAR(p.y, y, within);
}
#endif
