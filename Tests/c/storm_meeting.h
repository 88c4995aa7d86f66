/* Of the storm in which any two capabilities meet: what the host does, at
 * random, in every callback. */
#ifndef STORM_MEETING_H
#define STORM_MEETING_H
#include "storm.h"

static storm s;
static motus_view_controller *root, *presented;
static motus_navigation_controller *stack;
static motus_animation_controller *animator;
static motus_percent_driven_interaction *hand;
static motus_property_animator *mover;
static motus_view *mark; /* what the host moves on top of everything */
static motus_size size;
static double finger;
static bool is_down;
static int given, kept;

static inline void given_back(void *user_data) {
  (void)user_data;
  given += 1;
}

/* ---- What the host does inside ---- */

static inline void set_something(void) {
  motus_transform turned = {1, 0, 0, 1, storm_number(&s, -90, 90), 0};
  motus_view_set_center(mark, (motus_point){storm_number(&s, 0, 300), 100});
  if (storm_dice(&s, 2))
    motus_view_set_alpha(mark, storm_number(&s, 0, 1));
  if (storm_dice(&s, 2))
    motus_view_set_transform(mark, turned);
}

static inline void change(void *user_data) {
  (void)user_data;
  set_something();
  storm_inside(&s);
}

/* As programs do: what has moved is put back. */
static inline void put_back(void *user_data, bool finished) {
  (void)user_data, (void)finished;
  motus_view_set_transform(mark, (motus_transform){1, 0, 0, 1, 0, 0});
  motus_view_set_alpha(mark, 1);
  storm_inside(&s);
}

static inline void add_keyframes(void *user_data) {
  (void)user_data;
  for (int i = 0; i < 3; i++)
    if (motus_runtime_begin_keyframe(s.runtime, i / 3., 1 / 3.) == MOTUS_OK) {
      set_something();
      motus_runtime_commit_animation(s.runtime, NULL, NULL, NULL, NULL);
    }
}

static inline void animate_something(void) {
  motus_animation_options options;
  motus_keyframes_options keyframes;
  kept += 1;
  if (storm_dice(&s, 3) == 0) {
    motus_keyframes_options_init(&keyframes, sizeof keyframes);
    motus_runtime_animate_keyframes(s.runtime, &keyframes, add_keyframes, NULL,
                                    put_back, NULL, given_back, NULL);
    return;
  }
  motus_animation_options_init(&options, sizeof options);
  options.duration = storm_number(&s, 0, .4);
  if (storm_dice(&s, 2)) {
    options.timing.type = MOTUS_TIMING_SPRING_RATIO;
    options.timing.damping_ratio = storm_number(&s, .3, 1);
  }
  motus_runtime_animate(s.runtime, &options, change, NULL, put_back, NULL,
                        given_back, NULL);
}

static inline void control(void) {
  switch (storm_dice(&s, 6)) {
  case 0:
    motus_property_animator_add_animations(mover, change, NULL, NULL);
    motus_property_animator_start(mover);
    break;
  case 1:
    motus_property_animator_pause(mover);
    break;
  case 2:
    for (uint32_t i = 0, count = 1 + storm_dice(&s, 3); i < count; i++)
      motus_property_animator_set_reversed(
          mover, !motus_property_animator_is_reversed(mover));
    break;
  case 3:
    motus_property_animator_set_fraction_complete(mover,
                                                  storm_number(&s, 0, 1));
    break;
  case 4:
    motus_property_animator_continue(mover, NULL, 0);
    break;
  default:
    motus_property_animator_stop(mover, true);
  }
}

static inline void request(void) {
  bool animated = storm_dice(&s, 4) != 0;
  kept += 1;
  switch (storm_dice(&s, 5)) {
  case 0:
  case 1:
    if (s.count < SCREENS &&
        motus_navigation_controller_view_controller_count(stack) < 4) {
      motus_view_controller_callbacks callbacks = storm_callbacks();
      motus_view_controller *screen = storm_create(&s, &callbacks);
      motus_navigation_controller_push(stack, screen, animated, put_back, NULL,
                                       given_back);
      motus_release(screen);
    } else {
      kept -= 1;
    }
    return;
  case 2:
    motus_navigation_controller_pop(stack, animated, put_back, NULL, given_back,
                                    NULL);
    return;
  case 3:
    motus_view_controller_present(root, presented, animated, put_back, NULL,
                                  given_back);
    return;
  default:
    motus_view_controller_dismiss(root, animated, put_back, NULL, given_back);
  }
}

/* In every callback. */
static inline void inside(storm *it) {
  switch (storm_dice(it, 8)) {
  case 0:
    set_something();
    break;
  case 1:
    animate_something();
    break;
  case 2:
    control();
    break;
  case 3:
    if (storm_dice(it, 4) == 0)
      request();
    break;
  default:
    break;
  }
}
#endif
