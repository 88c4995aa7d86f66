#include "fingers.h"

#include <math.h>

static void bad_touches_are_refused(void) {
  world w = gestures_open();
  const motus_touch_phase began = MOTUS_TOUCH_BEGAN;
  motus_point point = {1, 1}, wrong = {1, 1};
  motus_touch sample = {1, MOTUS_TOUCH_BEGAN, {1, 1}, 0};
  const char *name = "motus_runtime_send_touch";
  uint64_t id;
  CHECK_REFUSED(motus_runtime_send_touch(NULL, 1, began, point, 0),
                INVALID_ARGUMENT, name);
  CHECK_REFUSED(
      motus_runtime_send_touch((motus_runtime *)w.view, 1, began, point, 0),
      WRONG_KIND, name);
  CHECK_REFUSED(motus_runtime_send_touch(w.runtime, 1, began, point, NAN),
                INVALID_ARGUMENT, name);
  CHECK_REFUSED(
      motus_runtime_send_touch(w.runtime, 1, (motus_touch_phase)4, point, 0),
      INVALID_ARGUMENT, name);
  wrong.y = INFINITY;
  CHECK_REFUSED(motus_runtime_send_touch(w.runtime, 1, began, wrong, 0),
                INVALID_ARGUMENT, name);
  wrong.y = -2e9;
  CHECK_REFUSED(motus_runtime_send_touch(w.runtime, 1, began, wrong, 0),
                INVALID_ARGUMENT, name);
  CHECK_REFUSED(
      motus_runtime_send_touch(w.runtime, 1, MOTUS_TOUCH_ENDED, point, 0),
      INVALID_STATE, name);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  for (id = 0; id < 32; id++)
    CHECK_EQUAL(motus_runtime_send_touch(w.runtime, id, began, point, 5),
                MOTUS_OK);
  CHECK_REFUSED(motus_runtime_send_touch(w.runtime, 32, began, point, 5), LIMIT,
                name);
  CHECK_REFUSED(motus_runtime_send_touch(w.runtime, 3, began, point, 5),
                INVALID_STATE, name);
  CHECK_REFUSED(
      motus_runtime_send_touch(w.runtime, 3, MOTUS_TOUCH_MOVED, point, 4),
      INVALID_ARGUMENT, name);
  name = "motus_runtime_send_touches";
  CHECK_REFUSED(motus_runtime_send_touches(w.runtime, NULL, 1),
                INVALID_ARGUMENT, name);
  CHECK_REFUSED(motus_runtime_send_touches(w.runtime, &sample, 65536), LIMIT,
                name);
  CHECK_REFUSED(motus_runtime_send_touches(w.runtime, &sample, SIZE_MAX), LIMIT,
                name);
  CHECK_REFUSED(motus_runtime_send_touches(NULL, &sample, 1), INVALID_ARGUMENT,
                name);
  world_close(&w);
}

static void bad_options_are_refused(void) {
  world w = gestures_open();
  const char *name = "motus_gesture_create";
  motus_gesture *gesture = (motus_gesture *)w.view;
  int which;
  CHECK_REFUSED(motus_gesture_create(NULL, NULL, &gesture), INVALID_ARGUMENT,
                name);
  CHECK(gesture == NULL);
  CHECK_REFUSED(motus_gesture_create(w.runtime, NULL, NULL), INVALID_ARGUMENT,
                name);
  for (which = 0; which < 11; which++) {
    motus_gesture_options options;
    motus_gesture_options_init(&options, sizeof options);
    CHECK_EQUAL(options.struct_size, sizeof options);
    options.type = which < 3   ? MOTUS_GESTURE_PAN
                   : which < 5 ? MOTUS_GESTURE_SCREEN_EDGE_PAN
                   : which < 6 ? MOTUS_GESTURE_TAP
                   : which < 8 ? MOTUS_GESTURE_LONG_PRESS
                               : MOTUS_GESTURE_SWIPE;
    switch (which) {
    case 0:
      options.minimum_touches = 0;
      break;
    case 1:
      options.minimum_touches = 3;
      options.maximum_touches = 2;
      break;
    case 2:
      options.type = (motus_gesture_type)9;
      break;
    case 3:
      options.edges = 0;
      break;
    case 4:
      options.edges = 65;
      break;
    case 5:
      options.taps = 0;
      break;
    case 6:
      options.duration = -1;
      break;
    case 7:
      options.movement = NAN;
      break;
    case 8:
      options.directions = 0;
      break;
    case 9:
      options.directions = 16;
      break;
    default:
      options.touches = 0;
      break;
    }
    CHECK_REFUSED(motus_gesture_create(w.runtime, &options, &gesture),
                  INVALID_ARGUMENT, name);
    options.struct_size = 8;
    CHECK_REFUSED(motus_gesture_create(w.runtime, &options, &gesture),
                  STRUCT_SIZE, name);
  }
  CHECK_EQUAL(motus_gesture_create(w.runtime, NULL, &gesture), MOTUS_OK);
  CHECK_EQUAL(motus_release(gesture), MOTUS_OK);
  motus_gesture_options_init(NULL, sizeof(motus_gesture_options));
  motus_gesture_binding_options_init(NULL,
                                     sizeof(motus_gesture_binding_options));
  world_close(&w);
}

#define SUBJECT(call, name)                      \
  do {                                           \
    motus_gesture *subject = NULL;               \
    CHECK_REFUSED(call, INVALID_ARGUMENT, name); \
    subject = stale;                             \
    CHECK_REFUSED(call, STALE_HANDLE, name);     \
    subject = (motus_gesture *)w.view;           \
    CHECK_REFUSED(call, WRONG_KIND, name);       \
  } while (0)
#define SUBJECT_ZERO(condition, name)              \
  do {                                             \
    motus_gesture *subject = NULL;                 \
    CHECK_ZERO(condition, INVALID_ARGUMENT, name); \
    subject = stale;                               \
    CHECK_ZERO(condition, STALE_HANDLE, name);     \
    subject = (motus_gesture *)w.view;             \
    CHECK_ZERO(condition, WRONG_KIND, name);       \
  } while (0)

static void bad_handles_are_reported(void) {
  world w = gestures_open();
  motus_gesture *pan = gesture_add(&w, w.window, MOTUS_GESTURE_PAN);
  motus_gesture *tap = gesture_add(&w, w.window, MOTUS_GESTURE_TAP);
  motus_gesture *stale = NULL, *foreign = NULL;
  motus_vector v = {1, 1}, nan = {NAN, 0};
  told t = {{0}, {0, 0}, {0, 0}, 0};
  motus_gesture_create(w.runtime, NULL, &stale);
  motus_release(stale);
  motus_gesture_create(w.other, NULL, &foreign);
  motus_gesture_delegate delegate = {.struct_size = sizeof delegate};
  delegate.struct_size = 1;

  SUBJECT(motus_view_add_gesture(w.view, subject), "motus_view_add_gesture");
  SUBJECT(motus_view_remove_gesture(w.view, subject),
          "motus_view_remove_gesture");
  CHECK_SUBJECT(w, motus_view_add_gesture(subject, pan),
                "motus_view_add_gesture");
  CHECK_SUBJECT(w, motus_view_remove_gesture(subject, pan),
                "motus_view_remove_gesture");
  CHECK_SUBJECT_ZERO(w, motus_view_gesture_count(subject) == 0,
                     "motus_view_gesture_count");
  CHECK_SUBJECT_ZERO(w, motus_view_gesture_at(subject, 0) == NULL,
                     "motus_view_gesture_at");
  CHECK_REFUSED(motus_view_add_gesture(w.view, foreign), FOREIGN_HANDLE,
                "motus_view_add_gesture");
  CHECK_REFUSED(motus_view_remove_gesture(w.view, pan), INVALID_ARGUMENT,
                "motus_view_remove_gesture");
  SUBJECT_ZERO(motus_gesture_view(subject) == NULL, "motus_gesture_view");
  SUBJECT_ZERO(motus_gesture_state(subject) == 0, "motus_gesture_state");
  SUBJECT_ZERO(!motus_gesture_is_enabled(subject), "motus_gesture_is_enabled");
  SUBJECT(motus_gesture_set_enabled(subject, true),
          "motus_gesture_set_enabled");
  SUBJECT_ZERO(motus_gesture_touch_count(subject) == 0,
               "motus_gesture_touch_count");
  SUBJECT_ZERO(motus_gesture_touch_location(subject, 0, NULL).x == 0,
               "motus_gesture_touch_location");
  SUBJECT_ZERO(motus_gesture_location(subject, NULL).x == 0,
               "motus_gesture_location");
  CHECK_ZERO(motus_gesture_location(pan, w.foreign).x == 0, FOREIGN_HANDLE,
             "motus_gesture_location");
  SUBJECT_ZERO(motus_gesture_translation(subject, NULL).dx == 0,
               "motus_gesture_translation");
  SUBJECT_ZERO(motus_gesture_velocity(subject, NULL).dx == 0,
               "motus_gesture_velocity");
  SUBJECT(motus_gesture_set_translation(subject, v, NULL),
          "motus_gesture_set_translation");
  CHECK_REFUSED(motus_gesture_set_translation(pan, nan, NULL), INVALID_ARGUMENT,
                "motus_gesture_set_translation");
  CHECK_REFUSED(motus_gesture_set_translation(pan, v, w.stale), STALE_HANDLE,
                "motus_gesture_set_translation");
  CHECK_REFUSED(motus_gesture_set_translation(tap, v, NULL), WRONG_KIND,
                "motus_gesture_set_translation");
  CHECK_ZERO(motus_gesture_translation(tap, NULL).dx == 0, WRONG_KIND,
             "motus_gesture_translation");
  CHECK_SAYS("tap");
  CHECK_ZERO(motus_gesture_velocity(tap, NULL).dx == 0, WRONG_KIND,
             "motus_gesture_velocity");
  SUBJECT_ZERO(motus_gesture_scale(subject) == 0, "motus_gesture_scale");
  CHECK_ZERO(motus_gesture_scale(pan) == 0, WRONG_KIND, "motus_gesture_scale");
  SUBJECT_ZERO(motus_gesture_scale_velocity(subject) == 0,
               "motus_gesture_scale_velocity");
  SUBJECT(motus_gesture_set_scale(subject, 1), "motus_gesture_set_scale");
  CHECK_REFUSED(motus_gesture_set_scale(pan, 0), INVALID_ARGUMENT,
                "motus_gesture_set_scale");
  CHECK_REFUSED(motus_gesture_set_scale(pan, 1e7), INVALID_ARGUMENT,
                "motus_gesture_set_scale");
  SUBJECT_ZERO(motus_gesture_rotation(subject) == 0, "motus_gesture_rotation");
  SUBJECT_ZERO(motus_gesture_rotation_velocity(subject) == 0,
               "motus_gesture_rotation_velocity");
  SUBJECT(motus_gesture_set_rotation(subject, 1), "motus_gesture_set_rotation");
  CHECK_REFUSED(motus_gesture_set_rotation(tap, INFINITY), INVALID_ARGUMENT,
                "motus_gesture_set_rotation");
  CHECK_REFUSED(motus_gesture_set_rotation(tap, 1), WRONG_KIND,
                "motus_gesture_set_rotation");
  SUBJECT(motus_gesture_require_failure_of(subject, tap),
          "motus_gesture_require_failure_of");
  SUBJECT(motus_gesture_require_failure_of(pan, subject),
          "motus_gesture_require_failure_of");
  CHECK_REFUSED(motus_gesture_require_failure_of(pan, foreign), FOREIGN_HANDLE,
                "motus_gesture_require_failure_of");
  CHECK_REFUSED(motus_gesture_require_failure_of(pan, pan), INVALID_ARGUMENT,
                "motus_gesture_require_failure_of");
  CHECK_REFUSED(motus_gesture_set_delegate(pan, &delegate, &t, destroyed),
                STRUCT_SIZE, "motus_gesture_set_delegate");
  CHECK_EQUAL(t.destroyed, 1);
  CHECK_REFUSED(motus_gesture_set_action(stale, note, &t, destroyed),
                STALE_HANDLE, "motus_gesture_set_action");
  CHECK_EQUAL(t.destroyed, 2);
  SUBJECT(motus_gesture_set_action(subject, NULL, NULL, NULL),
          "motus_gesture_set_action");
  SUBJECT(motus_gesture_set_delegate(subject, NULL, NULL, NULL),
          "motus_gesture_set_delegate");
  CHECK_ZERO(motus_navigation_controller_interactive_pop_gesture(NULL) == NULL,
             INVALID_ARGUMENT,
             "motus_navigation_controller_interactive_pop_gesture");
  CHECK_ZERO(motus_navigation_controller_interactive_pop_gesture(
                 (motus_navigation_controller *)pan) == NULL,
             WRONG_KIND, "motus_navigation_controller_interactive_pop_gesture");
  world_close(&w);
}

static void bad_bindings_are_refused(void) {
  world w = gestures_open();
  motus_gesture *pan = gesture_add(&w, w.window, MOTUS_GESTURE_PAN);
  motus_gesture *tap = gesture_add(&w, w.window, MOTUS_GESTURE_TAP);
  motus_percent_driven_interaction *hand = NULL;
  told t = {{0}, {0, 0}, {0, 0}, 0};
  int which;
  const char *name = "motus_gesture_bind";
  motus_percent_driven_interaction_create(w.runtime, &hand);
  CHECK_REFUSED(motus_gesture_bind(NULL, hand, NULL, note, &t, destroyed),
                INVALID_ARGUMENT, name);
  CHECK_REFUSED(motus_gesture_bind(tap, hand, NULL, note, &t, destroyed),
                WRONG_KIND, name);
  CHECK_REFUSED(motus_gesture_bind(pan, (motus_percent_driven_interaction *)tap,
                                   NULL, note, &t, destroyed),
                WRONG_KIND, name);
  CHECK_EQUAL(t.destroyed, 3);
  for (which = 0; which < 5; which++) {
    motus_gesture_binding_options options;
    motus_gesture_binding_options_init(&options, sizeof options);
    switch (which) {
    case 0:
      options.direction.dx = INFINITY;
      break;
    case 1:
      options.direction.dy = NAN;
      break;
    case 2:
      options.extent = -1;
      break;
    case 3:
      options.threshold = 1.5;
      break;
    default:
      options.struct_size = 3;
      break;
    }
    CHECK_EQUAL(motus_gesture_bind(pan, hand, &options, note, &t, destroyed),
                which < 4 ? MOTUS_ERROR_INVALID_ARGUMENT
                          : MOTUS_ERROR_STRUCT_SIZE);
  }
  CHECK_EQUAL(t.destroyed, 8);
  CHECK_EQUAL(motus_gesture_bind(pan, hand, NULL, note, &t, destroyed),
              MOTUS_OK);
  CHECK_EQUAL(motus_release(hand), MOTUS_OK);
  CHECK(motus_is_alive(hand));
  CHECK_EQUAL(motus_gesture_bind(pan, NULL, NULL, NULL, NULL, NULL), MOTUS_OK);
  CHECK(!motus_is_alive(hand));
  CHECK_EQUAL(t.destroyed, 9);
  world_close(&w);
}

CHECK_MAIN(TEST(bad_touches_are_refused), TEST(bad_options_are_refused),
           TEST(bad_handles_are_reported), TEST(bad_bindings_are_refused))
