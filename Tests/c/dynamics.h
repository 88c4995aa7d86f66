/* What the tests of dynamics share: a scene, items, behaviors. */
#ifndef DYNAMICS_H
#define DYNAMICS_H
#include "dynamics_settings.h"
#include "report.h"
#include <math.h>
#include <stdint.h>

/* A dynamic animator over views of 100 by 100 points, and a clock of 60 Hz.
 * Figures: free fall v = gt, y = gt²/2 with g = 1000 points/s²; a push of 1
 * gives the item 100 points/s², or 100 points/s as a blow. */
typedef struct scene {
  world w;
  motus_dynamic_animator *animator;
  double time;
} scene;

static inline scene scene_open(bool has_reference) {
  scene s;
  memset(&s, 0, sizeof s);
  s.w = world_open();
  CHECK_EQUAL(motus_dynamic_animator_create(
                  s.w.runtime, has_reference ? s.w.window : NULL, &s.animator),
              MOTUS_OK);
  return s;
}

static inline void scene_close(scene *s) {
  CHECK_EQUAL(reported.count, 0);
  world_close(&s->w);
}

static inline void run(scene *s, int frames) {
  for (int frame = 0; frame < frames; frame++) {
    s->time += 1.0 / 60;
    CHECK_EQUAL(motus_runtime_tick(s->w.runtime, s->time), MOTUS_OK);
  }
}

static inline motus_dynamic_item *box(scene *s, double x, double y,
                                      double width, double height) {
  motus_view *view = world_view(&s->w, s->w.window);
  motus_view_set_bounds(view, (motus_rect){0, 0, width, height});
  motus_view_set_center(view, (motus_point){x, y});
  return (motus_dynamic_item *)view;
}

static inline double x_of(motus_dynamic_item *item) {
  return motus_view_center((motus_view *)item).x;
}

static inline double y_of(motus_dynamic_item *item) {
  return motus_view_center((motus_view *)item).y;
}

/* Hands a behavior over to the animator. */
static inline void play(scene *s, motus_dynamic_behavior *behavior) {
  CHECK_EQUAL(motus_dynamic_animator_add_behavior(s->animator, behavior),
              MOTUS_OK);
  CHECK_EQUAL(motus_release(behavior), MOTUS_OK);
}

static inline motus_dynamic_behavior *composite(scene *s) {
  motus_dynamic_behavior *made = NULL;
  CHECK_EQUAL(motus_dynamic_behavior_create(s->w.runtime, &made), MOTUS_OK);
  return made;
}

static inline motus_gravity_behavior *
gravity(scene *s, motus_dynamic_item **items, size_t count) {
  motus_gravity_behavior *made = NULL;
  CHECK_EQUAL(motus_gravity_behavior_create(s->w.runtime, items, count, &made),
              MOTUS_OK);
  play(s, (motus_dynamic_behavior *)made);
  return made;
}

static inline motus_collision_behavior *
floor_at(scene *s, double y, motus_dynamic_item **items, size_t count) {
  motus_collision_behavior *made = NULL;
  CHECK_EQUAL(
      motus_collision_behavior_create(s->w.runtime, items, count, &made),
      MOTUS_OK);
  CHECK_EQUAL(motus_collision_behavior_add_boundary(
                  made, 7, (motus_point[]){{-2000, y}, {2000, y}}, 2, false),
              MOTUS_OK);
  play(s, (motus_dynamic_behavior *)made);
  return made;
}

static inline motus_item_behavior *
properties(scene *s, motus_dynamic_item **items, size_t count) {
  motus_item_behavior *made = NULL;
  CHECK_EQUAL(
      motus_item_behavior_create(s->w.runtime, NULL, items, count, &made),
      MOTUS_OK);
  play(s, (motus_dynamic_behavior *)made);
  return made;
}

static inline void outline(motus_dynamic_item *item, bool is_round) {
  if (is_round)
    CHECK_EQUAL(
        motus_dynamic_item_set_outline(item, MOTUS_OUTLINE_ELLIPSE, NULL, 0),
        MOTUS_OK);
}

/* Runs until the animator pauses; how many frames that took, or -1. */
static inline int rest_within(scene *s, int frames) {
  for (int frame = 0; frame < frames; frame++) {
    run(s, 1);
    if (!motus_dynamic_animator_is_running(s->animator))
      return frame;
  }
  return -1;
}
#endif
