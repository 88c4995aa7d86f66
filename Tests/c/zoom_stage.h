/* A grid with a cell and a page whose screen zooms out of it. */
#ifndef ZOOM_STAGE_H
#define ZOOM_STAGE_H
#include "matched_stage.h"

static const motus_rect zoom_screen = {0, 0, WIDTH, HEIGHT};

typedef struct zoom_stage {
  stage g;
  motus_view *source; /* answered by source_view */
  int asked, gone;
  bool refuses;
  motus_zoom_gesture gesture; /* asked about last */
  motus_vector velocity;
} zoom_stage;

static inline motus_view *zoom_source(void *user_data,
                                      motus_view_controller *controller) {
  zoom_stage *z = user_data;
  CHECK(controller == z->g.s.b);
  z->asked += 1;
  return z->source;
}

static inline bool zoom_should_begin(void *user_data,
                                     motus_view_controller *controller,
                                     motus_zoom_gesture gesture, double x,
                                     double y, double velocity_x,
                                     double velocity_y, bool scroll_at_edge) {
  zoom_stage *z = user_data;
  CHECK(x >= 0 && y >= 0);
  CHECK(controller == z->g.s.b);
  z->gesture = gesture;
  z->velocity.dx = velocity_x;
  z->velocity.dy = velocity_y;
  return !z->refuses && scroll_at_edge;
}

static inline void zoom_gone(void *user_data) {
  ((zoom_stage *)user_data)->gone += 1;
}

static inline void zoom_set(zoom_stage *z, motus_zoom_options *o) {
  motus_zoom_delegate d = {.struct_size = sizeof d,
                           .source_view = zoom_source,
                           .should_begin = zoom_should_begin};
  CHECK_EQUAL(motus_view_controller_set_zoom(z->g.s.b, o, &d, z, zoom_gone),
              MOTUS_OK);
}

/* A is there, with a cell; B will come out of it. */
static inline void zoom_open(zoom_stage *z) {
  motus_zoom_options o;
  memset(z, 0, sizeof *z);
  story_open_navigation(&z->g.s);
  z->g.cell = stage_add(&z->g, z->g.s.a, stage_small, 0);
  z->source = z->g.cell;
  CHECK_EQUAL(motus_zoom_options_init(&o, sizeof o), MOTUS_OK);
  zoom_set(z, &o);
  stage_tick(&z->g);
}

static inline void zoom_close(zoom_stage *z) {
  stage_close(&z->g);
  CHECK_EQUAL(z->gone, 1);
}

static inline void zoom_finger(zoom_stage *z, uint64_t id,
                               motus_touch_phase phase, double x, double y) {
  motus_point point = {x, y};
  CHECK_EQUAL(motus_runtime_send_touch(z->g.s.runtime, id, phase, point,
                                       motus_runtime_time(z->g.s.runtime)),
              MOTUS_OK);
}

/* A finger that moves by steps of a frame. */
static inline void zoom_drag(zoom_stage *z, double x, double y, double dx,
                             double dy, int frames) {
  for (int i = 1; i <= frames; i++) {
    zoom_finger(z, 1, MOTUS_TOUCH_MOVED, x + dx * i / frames,
                y + dy * i / frames);
    stage_tick(&z->g);
  }
}

/* B stands, shown by its zoom. */
static inline void zoom_shown(zoom_stage *z) {
  zoom_open(z);
  story_push(&z->g.s, z->g.s.b, true);
  stage_run(&z->g, 60);
  z->g.s.told[0] = 0;
  z->asked = 0;
}

/* Rest of a spring of ω and ζ at t: its answers to a gap and to a velocity. */
static inline void zoom_spring(double w, double z, double t, double *a,
                               double *b) {
  if (z >= 1) {
    *a = (1 + w * t) * exp(-w * t);
    *b = t * exp(-w * t);
    return;
  }
  double d = w * sqrt(1 - z * z), e = exp(-z * w * t);
  *a = e * (cos(d * t) + z * w / d * sin(d * t));
  *b = e * sin(d * t) / d;
}
#endif
