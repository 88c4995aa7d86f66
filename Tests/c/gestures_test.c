#include "report.h"

#include <math.h>

/* ---- Helpers ---- */

static double now;

static void tick(world *w, double seconds) {
  now += seconds;
  CHECK_EQUAL(motus_runtime_tick(w->runtime, now), MOTUS_OK);
}

static world gestures_open(void) {
  now = 0;
  return world_open();
}

static motus_gesture *gesture_add(world *w, motus_view *view,
                                  motus_gesture_type type) {
  motus_gesture_options options;
  motus_gesture *gesture = NULL;
  motus_gesture_options_init(&options);
  options.type = type;
  CHECK_EQUAL(motus_gesture_create(w->runtime, &options, &gesture), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_gesture(view, gesture), MOTUS_OK);
  CHECK_EQUAL(motus_release(gesture), MOTUS_OK);
  return gesture;
}

static void touch(world *w, motus_touch_phase phase, double x, double y) {
  motus_point point = {0, 0};
  point.x = x;
  point.y = y;
  CHECK_EQUAL(motus_runtime_touch(w->runtime, 1, phase, point, now + .01),
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

static void note(void *user_data, motus_gesture *gesture) {
  told *t = user_data;
  size_t length = strlen(t->calls);
  if (length + 1 < sizeof t->calls)
    t->calls[length] = "-bcex!"[motus_gesture_state(gesture)];
}

static void note_pan(void *user_data, motus_gesture *gesture) {
  told *t = user_data;
  note(user_data, gesture);
  t->translation = motus_gesture_translation(gesture, NULL);
  t->velocity = motus_gesture_velocity(gesture, NULL);
}

static void destroyed(void *user_data) {
  ((told *)user_data)->destroyed += 1;
}

/* ---- Recognizers ---- */

static void a_pan_is_told_and_listed(void) {
  world w = gestures_open();
  told t = {{0}, {0, 0}, {0, 0}, 0};
  const motus_event *events = NULL;
  size_t count = 0, index, found = 0;
  motus_gesture *pan = gesture_add(&w, w.window, MOTUS_GESTURE_PAN);
  CHECK_EQUAL(motus_gesture_set_action(pan, note_pan, &t, destroyed), MOTUS_OK);
  CHECK(motus_gesture_view(pan) == w.window);
  CHECK_EQUAL(motus_view_gesture_count(w.window), 1);
  CHECK(motus_view_gesture_at(w.window, 0) == pan);
  CHECK(motus_view_gesture_at(w.window, 1) == NULL);
  touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
  CHECK_EQUAL(motus_gesture_touch_count(pan), 1);
  CHECK_EQUAL(motus_gesture_state(pan), MOTUS_RECOGNITION_POSSIBLE);
  touch(&w, MOTUS_TOUCH_MOVED, 114, 100);
  CHECK_EQUAL(motus_gesture_state(pan), MOTUS_RECOGNITION_BEGAN);
  CHECK_NEAR(motus_gesture_translation(pan, NULL).dx, 4, 1e-12);
  motus_runtime_events(w.runtime, &events, &count);
  for (index = 0; index < count; index++)
    found += events[index].kind == MOTUS_EVENT_GESTURE &&
             events[index].subject == (void *)pan &&
             events[index].other == (void *)w.window &&
             events[index].detail == MOTUS_RECOGNITION_BEGAN;
  CHECK_EQUAL(found, 1);
  touch(&w, MOTUS_TOUCH_MOVED, 128, 100);
  CHECK_NEAR(motus_gesture_location(pan, NULL).x, 128, 0);
  CHECK_NEAR(motus_gesture_touch_location(pan, 0, NULL).x, 128, 0);
  CHECK_NEAR(motus_gesture_touch_location(pan, 1, NULL).x, 0, 0);
  touch(&w, MOTUS_TOUCH_ENDED, 142, 100);
  CHECK_TEXT(t.calls, "bce");
  CHECK_NEAR(t.translation.dx, 32, 1e-12);
  CHECK_NEAR(t.velocity.dx, 1400, 1e-9);
  CHECK_EQUAL(motus_gesture_state(pan), MOTUS_RECOGNITION_POSSIBLE);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  CHECK_EQUAL(motus_view_remove_gesture(w.window, pan), MOTUS_OK);
  CHECK(!motus_is_alive(pan));
  CHECK_EQUAL(t.destroyed, 1);
  CHECK_EQUAL(reported.count, 0);
  world_close(&w);
}

static void coalesced_touches_count_one_by_one_and_are_told_once(void) {
  world w = gestures_open();
  told t = {{0}, {0, 0}, {0, 0}, 0};
  motus_gesture *pan = gesture_add(&w, w.window, MOTUS_GESTURE_PAN);
  motus_touch touches[9];
  int index;
  motus_gesture_set_action(pan, note_pan, &t, destroyed);
  for (index = 0; index < 9; index++) {
    touches[index].id = 7;
    touches[index].phase = index ? MOTUS_TOUCH_MOVED : MOTUS_TOUCH_BEGAN;
    touches[index].point.x = 100 + 3.0 * index;
    touches[index].point.y = 100 - 6.0 * index;
    touches[index].time = .004 * index;
  }
  CHECK_EQUAL(motus_runtime_touches(w.runtime, touches, 9), MOTUS_OK);
  CHECK(motus_runtime_needs_tick(w.runtime));
  CHECK_TEXT(t.calls, "");
  tick(&w, .04);
  CHECK_TEXT(t.calls, "bc");
  CHECK_NEAR(t.velocity.dx, 750, 1e-6);
  CHECK_NEAR(t.velocity.dy, -1500, 1e-6);
  CHECK_EQUAL(motus_runtime_touches(w.runtime, NULL, 0), MOTUS_OK);
  /* All or none. */
  touches[0].phase = MOTUS_TOUCH_MOVED;
  touches[0].time = .05;
  touches[1].time = .04;
  CHECK_REFUSED(motus_runtime_touches(w.runtime, touches, 2), INVALID_ARGUMENT,
                "motus_runtime_touches");
  CHECK(!motus_runtime_needs_tick(w.runtime));
  CHECK_EQUAL(motus_gesture_set_enabled(pan, false), MOTUS_OK);
  CHECK_TEXT(t.calls, "bcx");
  CHECK(!motus_gesture_enabled(pan));
  world_close(&w);
  CHECK_EQUAL(t.destroyed, 1);
}

static void taps_wait_presses_need_time_swipes_need_speed(void) {
  world w = gestures_open();
  told single = {{0}, {0, 0}, {0, 0}, 0}, twice = single, press = single,
       swipe = single;
  motus_gesture_options options;
  motus_gesture *one = gesture_add(&w, w.window, MOTUS_GESTURE_TAP), *two;
  motus_gesture *long_press =
      gesture_add(&w, w.window, MOTUS_GESTURE_LONG_PRESS);
  motus_gesture *brush = gesture_add(&w, w.window, MOTUS_GESTURE_SWIPE);
  double deadline = 0;
  motus_gesture_options_init(&options);
  options.type = MOTUS_GESTURE_TAP;
  options.taps = 2;
  CHECK_EQUAL(motus_gesture_create(w.runtime, &options, &two), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_gesture(w.window, two), MOTUS_OK);
  CHECK_EQUAL(motus_gesture_require_to_fail(one, two), MOTUS_OK);
  CHECK_REFUSED(motus_gesture_require_to_fail(two, one), INVALID_ARGUMENT,
                "motus_gesture_require_to_fail");
  motus_gesture_set_action(one, note, &single, NULL);
  motus_gesture_set_action(two, note, &twice, NULL);
  motus_gesture_set_action(long_press, note, &press, NULL);
  motus_gesture_set_action(brush, note, &swipe, NULL);

  touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
  touch(&w, MOTUS_TOUCH_ENDED, 100, 100);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  CHECK(motus_runtime_next_deadline(w.runtime, &deadline));
  CHECK_NEAR(deadline, now + .35, 1e-12);
  CHECK_TEXT(single.calls, "");
  tick(&w, .35);
  CHECK_TEXT(single.calls, "e");
  touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
  touch(&w, MOTUS_TOUCH_ENDED, 100, 100);
  touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
  touch(&w, MOTUS_TOUCH_ENDED, 100, 100);
  tick(&w, 1);
  CHECK_TEXT(single.calls, "e");
  CHECK_TEXT(twice.calls, "e");

  touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
  tick(&w, .5);
  CHECK_TEXT(press.calls, "b");
  touch(&w, MOTUS_TOUCH_ENDED, 100, 100);
  CHECK_TEXT(press.calls, "be");

  touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
  touch(&w, MOTUS_TOUCH_MOVED, 130, 100);
  touch(&w, MOTUS_TOUCH_ENDED, 160, 100);
  CHECK_TEXT(swipe.calls, "e");
  CHECK_TEXT(single.calls, "e");
  motus_release(two);
  CHECK(motus_is_alive(two));
  world_close(&w);
}

static void two_fingers_pinch_and_turn_together(void) {
  world w = gestures_open();
  motus_gesture *pinch = gesture_add(&w, w.window, MOTUS_GESTURE_PINCH);
  motus_gesture *turn = gesture_add(&w, w.window, MOTUS_GESTURE_ROTATION);
  motus_gesture_delegate delegate;
  motus_point point = {100, 200};
  motus_gesture_delegate_init(&delegate);
  CHECK_EQUAL(delegate.struct_size, sizeof delegate);
  CHECK_EQUAL(motus_gesture_set_delegate(pinch, &delegate, NULL, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_gesture_set_delegate(pinch, NULL, NULL, NULL), MOTUS_OK);
  touch(&w, MOTUS_TOUCH_BEGAN, 200, 200);
  CHECK_EQUAL(motus_runtime_touch(w.runtime, 2, MOTUS_TOUCH_BEGAN, point, now),
              MOTUS_OK);
  tick(&w, .01);
  touch(&w, MOTUS_TOUCH_MOVED, 320, 200);
  CHECK_EQUAL(motus_gesture_state(pinch), MOTUS_RECOGNITION_BEGAN);
  CHECK_EQUAL(motus_gesture_state(turn), MOTUS_RECOGNITION_FAILED);
  CHECK_NEAR(motus_gesture_scale(pinch), 2, 1e-12);
  CHECK_EQUAL(motus_gesture_set_scale(pinch, .5), MOTUS_OK);
  CHECK_NEAR(motus_gesture_scale(pinch), .5, 1e-12);
  CHECK_NEAR(motus_gesture_scale_velocity(pinch), 0, 0);
  CHECK_NEAR(motus_gesture_rotation(turn), 0, 0);
  CHECK_EQUAL(motus_gesture_set_rotation(turn, 0), MOTUS_OK);
  CHECK_NEAR(motus_gesture_rotation_velocity(turn), 0, 0);
  CHECK_EQUAL(reported.count, 0);
  world_close(&w);
}

/* ---- Delegates ---- */

typedef struct answers {
  bool begin, receive, together;
  int asked;
} answers;

static bool should_begin(void *user_data, motus_gesture *gesture) {
  (void)gesture;
  ((answers *)user_data)->asked += 1;
  return ((answers *)user_data)->begin;
}

static bool should_receive(void *user_data, motus_gesture *gesture,
                           motus_view *view, double x, double y) {
  CHECK(motus_is_alive(gesture) && motus_is_alive(view));
  CHECK_NEAR(x, 100, 0);
  CHECK_NEAR(y, 100, 0);
  return ((answers *)user_data)->receive;
}

static bool should_go_together(void *user_data, motus_gesture *gesture,
                               motus_gesture *other) {
  CHECK(gesture != other);
  return ((answers *)user_data)->together;
}

static void a_delegate_is_asked(void) {
  world w = gestures_open();
  answers a = {true, true, false, 0};
  motus_gesture_delegate delegate;
  motus_gesture *first = gesture_add(&w, w.window, MOTUS_GESTURE_PAN);
  motus_gesture *second = gesture_add(&w, w.window, MOTUS_GESTURE_PAN);
  int round;
  motus_gesture_delegate_init(&delegate);
  delegate.should_begin = should_begin;
  delegate.should_receive_touch = should_receive;
  delegate.should_recognize_simultaneously = should_go_together;
  CHECK_EQUAL(motus_gesture_set_delegate(first, &delegate, &a, NULL), MOTUS_OK);
  for (round = 0; round < 4; round++) {
    bool first_begins = round == 0 || round == 1;
    a.together = round == 1;
    a.begin = round != 2;
    a.receive = round != 3;
    touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
    touch(&w, MOTUS_TOUCH_MOVED, 150, 100);
    CHECK_EQUAL(motus_gesture_state(first) == MOTUS_RECOGNITION_BEGAN,
                first_begins);
    CHECK_EQUAL(motus_gesture_state(second) == MOTUS_RECOGNITION_BEGAN,
                round > 0);
    touch(&w, MOTUS_TOUCH_ENDED, 150, 100);
  }
  CHECK_EQUAL(a.asked, 3);
  world_close(&w);
}

static void tick_inside(void *user_data, motus_gesture *gesture) {
  world *w = user_data;
  (void)gesture;
  CHECK_REFUSED(motus_runtime_tick(w->runtime, now), REENTRANT,
                "motus_runtime_tick");
  CHECK_REFUSED(motus_runtime_destroy(w->runtime), REENTRANT,
                "motus_runtime_destroy");
}

static void end_inside(void *user_data, motus_gesture *gesture) {
  (void)user_data;
  motus_view_remove_gesture(motus_gesture_view(gesture), gesture);
}

static void an_action_may_do_anything_but_tick(void) {
  world w = gestures_open();
  motus_gesture *pan = gesture_add(&w, w.window, MOTUS_GESTURE_PAN);
  motus_gesture_set_action(pan, tick_inside, &w, NULL);
  touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
  touch(&w, MOTUS_TOUCH_MOVED, 150, 100);
  motus_gesture_set_action(pan, end_inside, NULL, NULL);
  touch(&w, MOTUS_TOUCH_MOVED, 160, 100);
  CHECK(!motus_is_alive(pan));
  touch(&w, MOTUS_TOUCH_ENDED, 160, 100);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  world_close(&w);
}

static void a_recognizer_goes_with_its_view(void) {
  world w = gestures_open();
  motus_view *card = world_view(&w, w.window);
  told t = {{0}, {0, 0}, {0, 0}, 0};
  motus_gesture *tap = gesture_add(&w, card, MOTUS_GESTURE_TAP);
  motus_gesture_set_action(tap, note, &t, destroyed);
  CHECK_EQUAL(motus_view_remove_from_superview(card), MOTUS_OK);
  CHECK(!motus_is_alive(card) && !motus_is_alive(tap));
  CHECK_EQUAL(t.destroyed, 1);
  world_close(&w);
}

/* ---- What is refused ---- */

static void bad_touches_are_refused(void) {
  world w = gestures_open();
  const motus_touch_phase began = MOTUS_TOUCH_BEGAN;
  motus_point point = {1, 1}, wrong = {1, 1};
  motus_touch sample = {1, MOTUS_TOUCH_BEGAN, {1, 1}, 0};
  const char *name = "motus_runtime_touch";
  uint64_t id;
  CHECK_REFUSED(motus_runtime_touch(NULL, 1, began, point, 0), INVALID_ARGUMENT,
                name);
  CHECK_REFUSED(
      motus_runtime_touch((motus_runtime *)w.view, 1, began, point, 0),
      WRONG_KIND, name);
  CHECK_REFUSED(motus_runtime_touch(w.runtime, 1, began, point, NAN),
                INVALID_ARGUMENT, name);
  CHECK_REFUSED(
      motus_runtime_touch(w.runtime, 1, (motus_touch_phase)4, point, 0),
      INVALID_ARGUMENT, name);
  wrong.y = INFINITY;
  CHECK_REFUSED(motus_runtime_touch(w.runtime, 1, began, wrong, 0),
                INVALID_ARGUMENT, name);
  wrong.y = -2e9;
  CHECK_REFUSED(motus_runtime_touch(w.runtime, 1, began, wrong, 0),
                INVALID_ARGUMENT, name);
  CHECK_REFUSED(motus_runtime_touch(w.runtime, 1, MOTUS_TOUCH_ENDED, point, 0),
                INVALID_STATE, name);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  for (id = 0; id < 32; id++)
    CHECK_EQUAL(motus_runtime_touch(w.runtime, id, began, point, 5), MOTUS_OK);
  CHECK_REFUSED(motus_runtime_touch(w.runtime, 32, began, point, 5), LIMIT,
                name);
  CHECK_REFUSED(motus_runtime_touch(w.runtime, 3, began, point, 5),
                INVALID_STATE, name);
  CHECK_REFUSED(motus_runtime_touch(w.runtime, 3, MOTUS_TOUCH_MOVED, point, 4),
                INVALID_ARGUMENT, name);
  name = "motus_runtime_touches";
  CHECK_REFUSED(motus_runtime_touches(w.runtime, NULL, 1), INVALID_ARGUMENT,
                name);
  CHECK_REFUSED(motus_runtime_touches(w.runtime, &sample, 65536), LIMIT, name);
  CHECK_REFUSED(motus_runtime_touches(w.runtime, &sample, SIZE_MAX), LIMIT,
                name);
  CHECK_REFUSED(motus_runtime_touches(NULL, &sample, 1), INVALID_ARGUMENT,
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
    motus_gesture_options_init(&options);
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
      options.type = (motus_gesture_type)7;
      break;
    case 3:
      options.edges = 0;
      break;
    case 4:
      options.edges = 17;
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
  motus_gesture_options_init(NULL);
  motus_gesture_delegate_init(NULL);
  motus_gesture_binding_options_init(NULL);
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
  motus_gesture_delegate delegate;
  motus_vector v = {1, 1}, nan = {NAN, 0};
  told t = {{0}, {0, 0}, {0, 0}, 0};
  motus_gesture_create(w.runtime, NULL, &stale);
  motus_release(stale);
  motus_gesture_create(w.other, NULL, &foreign);
  motus_gesture_delegate_init(&delegate);
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
  SUBJECT_ZERO(!motus_gesture_enabled(subject), "motus_gesture_enabled");
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
  SUBJECT(motus_gesture_require_to_fail(subject, tap),
          "motus_gesture_require_to_fail");
  SUBJECT(motus_gesture_require_to_fail(pan, subject),
          "motus_gesture_require_to_fail");
  CHECK_REFUSED(motus_gesture_require_to_fail(pan, foreign), FOREIGN_HANDLE,
                "motus_gesture_require_to_fail");
  CHECK_REFUSED(motus_gesture_require_to_fail(pan, pan), INVALID_ARGUMENT,
                "motus_gesture_require_to_fail");
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
  for (which = 0; which < 6; which++) {
    motus_gesture_binding_options options;
    motus_gesture_binding_options_init(&options);
    switch (which) {
    case 0:
      options.direction.dx = 0;
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
    case 4:
      options.flick_speed = INFINITY;
      break;
    default:
      options.struct_size = 3;
      break;
    }
    CHECK_EQUAL(motus_gesture_bind(pan, hand, &options, note, &t, destroyed),
                which < 5 ? MOTUS_ERROR_INVALID_ARGUMENT
                          : MOTUS_ERROR_STRUCT_SIZE);
  }
  CHECK_EQUAL(t.destroyed, 9);
  CHECK_EQUAL(motus_gesture_bind(pan, hand, NULL, note, &t, destroyed),
              MOTUS_OK);
  CHECK_EQUAL(motus_release(hand), MOTUS_OK);
  CHECK(motus_is_alive(hand));
  CHECK_EQUAL(motus_gesture_bind(pan, NULL, NULL, NULL, NULL, NULL), MOTUS_OK);
  CHECK(!motus_is_alive(hand));
  CHECK_EQUAL(t.destroyed, 10);
  world_close(&w);
}

/* ---- An edge swipe with recorded fingers ---- */

/* Seconds and points of travel. Recorded on devices: traces 0, its first
 * 0.25 s, and 11 of the Flutter project's velocity tracker tests
 * (packages/flutter/test/gestures/velocity_tracker_data.dart, BSD 3-clause),
 * played from left to right. */
static const double drag[][2] = {
    {0, 0},          {.010, 0},       {.055, 7.429},   {.063, 11.429},
    {.071, 16.857},  {.079, 22.857},  {.087, 31.429},  {.095, 42.286},
    {.102, 55.143},  {.110, 68.572},  {.118, 81.429},  {.125, 94.572},
    {.133, 106.572}, {.140, 117.143}, {.148, 125.715}, {.156, 133.715},
    {.164, 141.715}, {.172, 148.286}, {.179, 153.429}, {.187, 158},
    {.195, 162},     {.202, 165.143}, {.210, 168},     {.218, 170.572},
    {.225, 172.286}, {.234, 173.715}, {.241, 174.572}, {.249, 175.429}};
static const double fling[][2] = {
    {0, 0},          {.031, 6.857},   {.038, 13.998}, {.046, 24.571},
    {.054, 39.714},  {.062, 57.142},  {.070, 77.96},  {.077, 100.571},
    {.085, 126.571}, {.093, 155.438}, {.100, 186.285}};

typedef struct swipe {
  world w;
  motus_navigation_controller *navigation;
  motus_view_controller *screens[2];
  double x;     /* where the upper screen is shown, from its place */
  double speed; /* in the last frame, points per second */
} swipe;

static swipe swipe_open(void) {
  swipe s;
  int index;
  memset(&s, 0, sizeof s);
  s.w = gestures_open();
  for (index = 0; index < 2; index++)
    motus_view_controller_create(s.w.runtime, NULL, NULL, NULL,
                                 &s.screens[index]);
  motus_navigation_controller_create(s.w.runtime, s.screens[0], &s.navigation);
  motus_runtime_set_root_view_controller(
      s.w.runtime,
      motus_navigation_controller_as_view_controller(s.navigation));
  motus_navigation_controller_push(s.navigation, s.screens[1], false, NULL,
                                   NULL, NULL);
  motus_release(s.screens[0]);
  tick(&s.w, 0);
  return s;
}

/* A frame of a 60th of a second. The screen never jumps: between two frames it
 * goes no further than the fastest of the two speeds that there are, that of the
 * finger and that of the spring, allows. */
static void swipe_frame(swipe *s, double fastest) {
  motus_view *view = motus_view_controller_view_if_loaded(s->screens[1]);
  double center[2] = {0, 0}, x = s->x;
  tick(&s->w, 1.0 / 60);
  if (view == NULL || motus_view_superview(view) == NULL)
    return;
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  s->x = center[0] - 195;
  s->speed = (s->x - x) * 60;
  CHECK_NEAR(s->speed, 0, fastest);
}

static void swipe_play(swipe *s, const double (*samples)[2], size_t count) {
  double began = now;
  size_t next = 0;
  while (next < count) {
    motus_touch touches[16];
    size_t fed = 0;
    while (next < count && samples[next][0] <= now - began + 1.0 / 60) {
      motus_touch t = {1, MOTUS_TOUCH_MOVED, {4, 400}, 0};
      if (next == 0)
        t.phase = MOTUS_TOUCH_BEGAN;
      if (next + 1 == count)
        t.phase = MOTUS_TOUCH_ENDED;
      t.point.x += samples[next][1];
      t.time = began + samples[next][0];
      touches[fed++] = t;
      next++;
    }
    CHECK_EQUAL(motus_runtime_touches(s->w.runtime, touches, fed), MOTUS_OK);
    swipe_frame(s, 4500);
  }
}

static void recorded_fingers_swipe_cancel_take_again_and_finish(void) {
  swipe s = swipe_open();
  motus_gesture *gesture =
      motus_navigation_controller_interactive_pop_gesture(s.navigation);
  motus_view_controller *upper = s.screens[1];
  double before;
  int frame;
  CHECK(motus_gesture_view(gesture) ==
        motus_view_controller_view(
            motus_navigation_controller_as_view_controller(s.navigation)));
  /* The drag comes to rest short of half the way. */
  swipe_play(&s, drag, sizeof drag / sizeof *drag);
  CHECK_NEAR(s.x, 165.429, .01);
  CHECK_EQUAL(motus_navigation_controller_count(s.navigation), 1);
  for (frame = 0; frame < 6; frame++)
    swipe_frame(&s, 1500);
  CHECK(s.x > 10 && s.x < 150 && s.speed < 0);
  /* A finger that does not move far takes nothing. The next one takes the
   * screen again on its way back, from where it is. */
  before = s.x;
  swipe_play(&s, fling, 2);
  CHECK(s.x < before);
  swipe_play(&s, fling, sizeof fling / sizeof *fling);
  CHECK(s.x > 176 && s.speed > 1000);
  CHECK_EQUAL(motus_navigation_controller_count(s.navigation), 1);
  /* Thrown off with the velocity of the finger. */
  swipe_frame(&s, 4500);
  CHECK(s.speed > 2000);
  for (frame = 0; frame < 60 && motus_runtime_needs_tick(s.w.runtime); frame++)
    swipe_frame(&s, 4500);
  swipe_frame(&s, 4500);
  CHECK(!motus_runtime_needs_tick(s.w.runtime));
  CHECK_EQUAL(motus_navigation_controller_count(s.navigation), 1);
  CHECK(motus_view_controller_parent(upper) == NULL);
  /* CONTRACT NV-7: with one screen there is nothing to swipe. */
  swipe_play(&s, fling, sizeof fling / sizeof *fling);
  CHECK(motus_view_controller_transition_coordinator(
            motus_navigation_controller_top(s.navigation)) == NULL);
  CHECK_EQUAL(reported.count, 0);
  motus_release(upper);
  motus_release(s.navigation);
  world_close(&s.w);
}

/* ---- A binding of the host's own ---- */

typedef struct pages {
  swipe s;
  motus_percent_driven_interaction *hand;
  motus_animated_transitioning *slide;
  int asked;
} pages;

static void go(void *user_data, motus_transition_context *context) {
  (void)user_data;
  motus_view_add_subview(
      motus_transition_context_container_view(context),
      motus_transition_context_view(context, MOTUS_TRANSITION_TO));
  motus_transition_context_complete(context, true);
}

static motus_animated_transitioning *
with_animator(void *user_data, motus_navigation_controller *navigation,
              motus_navigation_operation operation, motus_view_controller *from,
              motus_view_controller *to) {
  (void)navigation, (void)operation, (void)from, (void)to;
  return ((pages *)user_data)->slide;
}

static motus_interactive_transitioning *
with_hand(void *user_data, motus_navigation_controller *navigation,
          motus_animated_transitioning *animator) {
  (void)navigation, (void)animator;
  return motus_percent_driven_interaction_as_interactive_transitioning(
      ((pages *)user_data)->hand);
}

static void ask(void *user_data, motus_gesture *gesture) {
  pages *p = user_data;
  CHECK_EQUAL(motus_gesture_state(gesture), MOTUS_RECOGNITION_BEGAN);
  p->asked += 1;
  motus_navigation_controller_pop(p->s.navigation, true, NULL, NULL, NULL,
                                  NULL);
}

static void a_bound_pan_asks_for_its_transition(void) {
  pages p;
  motus_navigation_delegate delegate;
  motus_animated_transitioning_callbacks callbacks;
  motus_gesture_binding_options options;
  motus_gesture *pan;
  memset(&p, 0, sizeof p);
  p.s = swipe_open();
  motus_animated_transitioning_callbacks_init(&callbacks);
  callbacks.animate_transition = go;
  CHECK_EQUAL(motus_animated_transitioning_create(p.s.w.runtime, &callbacks,
                                                  NULL, NULL, &p.slide),
              MOTUS_OK);
  motus_percent_driven_interaction_create(p.s.w.runtime, &p.hand);
  motus_navigation_delegate_init(&delegate);
  delegate.animation_controller = with_animator;
  delegate.interaction_controller = with_hand;
  motus_navigation_controller_set_delegate(p.s.navigation, &delegate, &p, NULL);
  pan = gesture_add(
      &p.s.w,
      motus_view_controller_view(
          motus_navigation_controller_as_view_controller(p.s.navigation)),
      MOTUS_GESTURE_PAN);
  motus_gesture_binding_options_init(&options);
  CHECK_NEAR(options.direction.dx, 1, 0);
  options.direction.dx = 0;
  options.direction.dy = 3;
  options.extent = 100;
  CHECK_EQUAL(motus_gesture_bind(pan, p.hand, &options, ask, &p, NULL),
              MOTUS_OK);
  touch(&p.s.w, MOTUS_TOUCH_BEGAN, 200, 200);
  touch(&p.s.w, MOTUS_TOUCH_MOVED, 200, 235);
  CHECK_EQUAL(p.asked, 1);
  touch(&p.s.w, MOTUS_TOUCH_ENDED, 200, 250);
  CHECK_EQUAL(motus_navigation_controller_count(p.s.navigation), 1);
  CHECK_EQUAL(reported.count, 0);
  motus_release(p.hand);
  motus_release(p.slide);
  motus_release(p.s.screens[1]);
  motus_release(p.s.navigation);
  world_close(&p.s.w);
}

CHECK_MAIN(TEST(a_pan_is_told_and_listed),
           TEST(coalesced_touches_count_one_by_one_and_are_told_once),
           TEST(taps_wait_presses_need_time_swipes_need_speed),
           TEST(two_fingers_pinch_and_turn_together), TEST(a_delegate_is_asked),
           TEST(an_action_may_do_anything_but_tick),
           TEST(a_recognizer_goes_with_its_view), TEST(bad_touches_are_refused),
           TEST(bad_options_are_refused), TEST(bad_handles_are_reported),
           TEST(bad_bindings_are_refused),
           TEST(recorded_fingers_swipe_cancel_take_again_and_finish),
           TEST(a_bound_pan_asks_for_its_transition))
