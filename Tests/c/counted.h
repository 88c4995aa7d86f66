/* Objects whose ends are counted. */
#ifndef MOTUS_COUNTED_H
#define MOTUS_COUNTED_H

#include "story_navigation.h"

static inline void count(void *user_data) {
  *(int *)user_data += 1;
}

static inline motus_view_controller *counted(story *s, int *ended) {
  motus_view_controller *controller = NULL;
  CHECK_EQUAL(
      motus_view_controller_create(s->runtime, NULL, ended, count, &controller),
      MOTUS_OK);
  return controller;
}

static inline motus_animation_controller *
counted_animator(story *s,
                 const motus_animation_controller_callbacks *callbacks,
                 int *ended) {
  motus_animation_controller *animator = NULL;
  CHECK_EQUAL(motus_animation_controller_create(s->runtime, callbacks, ended,
                                                count, &animator),
              MOTUS_OK);
  return animator;
}

static inline void begin_nothing(void *user_data,
                                 motus_transition_context *context) {
  (void)user_data, (void)context;
}

#endif
