/* What outlives what: objects that end with their runtime in an awkward order,
 * limits of nesting, and runtimes that come and go. */
#include "dynamics.h"

static motus_runtime *runtime;
static motus_view *window;

static void open_runtime(void) {
  CHECK_EQUAL(motus_runtime_create(NULL, &runtime), MOTUS_OK);
  window = motus_runtime_window(runtime);
}

static motus_view *view_in(motus_view *superview) {
  motus_view *view = NULL;
  CHECK_EQUAL(motus_view_create(runtime, &view), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_bounds(view, (motus_rect){0, 0, 100, 100}),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_set_center(view, (motus_point){50, 50}), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_subview(superview, view), MOTUS_OK);
  return view;
}

/* A view that is in no window and that only an animator of dynamics holds once
 * the host has let it go: it ends after all animations when the runtime goes.
 * */
static motus_view *view_of_an_animator(void) {
  motus_dynamic_animator *animator = NULL;
  motus_view *view = NULL;
  CHECK_EQUAL(motus_view_create(runtime, &view), MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_animator_create(runtime, view, &animator),
              MOTUS_OK);
  return view;
}

static void let_go(motus_view *view) {
  CHECK_EQUAL(motus_release(view), MOTUS_OK);
  CHECK(motus_is_alive(view));
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

static void count(void *user_data) {
  *(int *)user_data += 1;
}

static void keyframes_on_a_view_that_ends_after_them(void) {
  int ended = 0;
  open_runtime();
  motus_view *view = view_of_an_animator();
  motus_keyframes_options options;
  motus_keyframes_options_init(&options, sizeof options);
  options.duration = 1;
  CHECK_EQUAL(motus_runtime_begin_keyframes(runtime, &options), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_begin_keyframe(runtime, 0, 1), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_alpha(view, .2), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL),
              MOTUS_OK);
  CHECK_EQUAL(
      motus_runtime_commit_animation(runtime, NULL, &ended, count, NULL),
      MOTUS_OK);
  CHECK_EQUAL(motus_runtime_tick(runtime, .1), MOTUS_OK);
  let_go(view);
  CHECK_EQUAL(ended, 1);
}

static void an_animation_of_a_view_that_ends_after_it(void) {
  int ended = 0;
  open_runtime();
  motus_view *view = view_of_an_animator();
  CHECK_EQUAL(motus_runtime_begin_animation(runtime, NULL), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_alpha(view, .2), MOTUS_OK);
  CHECK_EQUAL(
      motus_runtime_commit_animation(runtime, NULL, &ended, count, NULL),
      MOTUS_OK);
  CHECK_EQUAL(motus_runtime_tick(runtime, .1), MOTUS_OK);
  let_go(view);
  CHECK_EQUAL(ended, 1);
}

static void do_nothing(void *user_data, motus_gesture *gesture) {
  (void)user_data, (void)gesture;
}

static void a_drag_of_a_view_that_ends_with_the_runtime(void) {
  int ended = 0;
  open_runtime();
  motus_view *view = view_of_an_animator();
  CHECK_EQUAL(motus_view_set_bounds(view, (motus_rect){0, 0, 100, 100}),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_set_center(view, (motus_point){50, 50}), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_subview(window, view), MOTUS_OK);
  motus_gesture *pan = NULL;
  CHECK_EQUAL(motus_gesture_create(runtime, NULL, &pan), MOTUS_OK);
  CHECK_EQUAL(motus_gesture_set_action(pan, do_nothing, &ended, count),
              MOTUS_OK);
  CHECK_EQUAL(motus_view_add_gesture(view, pan), MOTUS_OK);
  CHECK_EQUAL(motus_release(pan), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_send_touch(runtime, 1, MOTUS_TOUCH_BEGAN,
                                       (motus_point){50, 50}, .1),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_tick(runtime, .1), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_send_touch(runtime, 1, MOTUS_TOUCH_MOVED,
                                       (motus_point){90, 50}, .2),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_tick(runtime, .2), MOTUS_OK);
  CHECK_EQUAL(motus_view_remove_from_superview(view), MOTUS_OK);
  let_go(view);
  CHECK_EQUAL(ended, 1);
}

static void a_window_beyond_all_measure_bounds_a_collision(void) {
  scene s = scene_open(true);
  motus_dynamic_item *item = box(&s, 50, 50, 100, 100);
  motus_collision_behavior *walls = NULL;
  CHECK_EQUAL(motus_runtime_set_window_size(s.w.runtime,
                                            (motus_size){3.5e38, 3.5e38}, 0,
                                            NULL, NULL, NULL, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_collision_behavior_create(s.w.runtime, &item, 1, &walls),
              MOTUS_OK);
  CHECK_EQUAL(motus_collision_behavior_set_reference_bounds(
                  walls, &(motus_insets){0, 0, 0, 0}),
              MOTUS_OK);
  play(&s, (motus_dynamic_behavior *)walls);
  gravity(&s, &item, 1);
  run(&s, 60);
  CHECK_NEAR(x_of(item), 50, 1e-9);
  CHECK_NEAR(y_of(item), 550, 20);
  scene_close(&s);
}

/* Limit: animators in groups in each other 32 */
static void groups_stand_32_deep_in_each_other(void) {
  open_runtime();
  motus_property_animator *inner = NULL, *outer = NULL;
  CHECK_EQUAL(motus_property_animator_create(runtime, .3, NULL, &inner),
              MOTUS_OK);
  for (int depth = 1; depth <= 32; depth++) {
    CHECK_EQUAL(motus_property_animator_create_group(
                    runtime, MOTUS_ANIMATORS_TOGETHER, 0, &inner, 1, &outer),
                MOTUS_OK);
    CHECK_EQUAL(motus_release(inner), MOTUS_OK);
    inner = outer;
  }
  CHECK_EQUAL(motus_property_animator_create_group(
                  runtime, MOTUS_ANIMATORS_TOGETHER, 0, &inner, 1, &outer),
              MOTUS_ERROR_LIMIT);
  CHECK(outer == NULL);
  CHECK_EQUAL(motus_property_animator_start(inner), MOTUS_OK);
  CHECK_EQUAL(motus_release(inner), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
}

static void runtimes_come_and_go_without_end(void) {
  motus_view *first = NULL;
  for (int round = 0; round < 500; round++) {
    open_runtime();
    motus_view *view = view_in(window);
    if (!first)
      first = view;
    else
      CHECK(!motus_is_alive(first));
    CHECK_EQUAL(motus_runtime_destroy(runtime), MOTUS_OK);
  }
}

CHECK_MAIN(TEST(keyframes_on_a_view_that_ends_after_them),
           TEST(an_animation_of_a_view_that_ends_after_it),
           TEST(a_drag_of_a_view_that_ends_with_the_runtime),
           TEST(a_window_beyond_all_measure_bounds_a_collision),
           TEST(groups_stand_32_deep_in_each_other),
           TEST(runtimes_come_and_go_without_end))
