/* What the benches animate: a runtime with views in a row, and blocks that move
 * them. Any call that fails ends the program: a bench of refused calls would be
 * fast. */
#ifndef SCENE_H
#define SCENE_H
#include <motus.h>
#include <stdio.h>
#include <stdlib.h>

static inline void scene_need(motus_status status) {
  if (status == MOTUS_OK)
    return;
  printf("a call failed: %s\n", motus_status_name(status));
  exit(1);
}

/** What a view is given. */
typedef enum scene_property {
  SCENE_ALPHA,
  SCENE_CENTER,
  SCENE_COLOR
} scene_property;

typedef struct scene {
  motus_runtime *runtime;
  motus_view **views;
  int count;
  double time;
  /* For blocks: which views to change, and to what. */
  scene_property property;
  int first, last;
  double target;
} scene;

/** Makes a runtime whose window has `count` views. */
static inline scene scene_create(int count) {
  scene s = {0};
  scene_need(motus_runtime_create(NULL, &s.runtime));
  motus_view *window = motus_runtime_window(s.runtime);
  s.views = calloc((size_t)count, sizeof *s.views);
  s.count = count;
  for (int i = 0; i < count; i++) {
    scene_need(motus_view_create(s.runtime, &s.views[i]));
    scene_need(motus_view_add_subview(window, s.views[i]));
  }
  scene_need(motus_runtime_tick(s.runtime, 0));
  return s;
}

static inline void scene_destroy(scene *s) {
  scene_need(motus_runtime_destroy(s->runtime));
  free(s->views);
}

static inline void scene_tick(scene *s, double step) {
  s->time += step;
  scene_need(motus_runtime_tick(s->runtime, s->time));
}

/** The block: gives views first to last − 1 another value. */
static inline void scene_change(void *user_data) {
  const scene *s = user_data;
  double t = s->target;
  for (int i = s->first; i < s->last; i++) {
    motus_point center = {t * (i + 1), t * 2};
    motus_color color = {t / 3, t / 5, t / 7, t / 9};
    switch (s->property) {
    case SCENE_ALPHA:
      motus_view_set_alpha(s->views[i], t);
      break;
    case SCENE_CENTER:
      motus_view_set_center(s->views[i], center);
      break;
    case SCENE_COLOR:
      motus_view_set_background_color(s->views[i], color);
      break;
    }
  }
}

/** Animates views first to last − 1 as one block. */
static inline motus_animation *
scene_animate(scene *s, const motus_animation_options *options, int first,
              int last) {
  motus_animation *animation = NULL;
  s->first = first;
  s->last = last;
  scene_need(motus_runtime_animate(s->runtime, options, scene_change, s, NULL,
                                   NULL, NULL, &animation));
  return animation;
}

/** How many properties took part in the last frame. */
static inline double scene_moving(const scene *s) {
  motus_statistics statistics = {.struct_size = sizeof statistics};
  scene_need(motus_runtime_statistics(s->runtime, &statistics));
  return (double)statistics.moving_properties;
}

/** Ends the program when another number of properties moves than was meant. */
static inline void scene_expect_moving(const scene *s, int count) {
  if (scene_moving(s) == count)
    return;
  printf("%g properties move, not %d\n", scene_moving(s), count);
  exit(1);
}
#endif
