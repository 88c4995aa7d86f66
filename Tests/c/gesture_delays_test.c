/* Recognizers that keep fingers from the host's controls until they have failed. */
#include "fingers.h"
#include "report.h"

static motus_gesture *tap_of(world *w, uint32_t taps) {
  motus_gesture_options options;
  motus_gesture *tap = NULL;
  motus_gesture_options_init(&options, sizeof options);
  options.type = MOTUS_GESTURE_TAP;
  options.taps = taps;
  CHECK_EQUAL(motus_gesture_create(w->runtime, &options, &tap), MOTUS_OK);
  CHECK_EQUAL(motus_view_add_gesture(w->window, tap), MOTUS_OK);
  CHECK_EQUAL(motus_gesture_touch_delays(tap), 0);
  return tap;
}
static bool delayed(world *w) {
  return motus_runtime_touch_is_delayed(w->runtime, 1);
}
static motus_gesture *owner(world *w) {
  return motus_runtime_touch_gesture(w->runtime, 1);
}

/* GR-11: the lift of a finger waits for a second tap, and for nothing else. */
static void a_lift_waits_for_a_second_tap(void) {
  for (int again = 0; again < 2; again++) {
    world w = gestures_open();
    motus_gesture *two = tap_of(&w, 2);
    CHECK_EQUAL(motus_gesture_set_touch_delays(two, MOTUS_TOUCH_DELAY_END),
                MOTUS_OK);
    CHECK_EQUAL(motus_gesture_touch_delays(two), MOTUS_TOUCH_DELAY_END);
    touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
    CHECK(!delayed(&w));
    touch(&w, MOTUS_TOUCH_ENDED, 100, 100);
    CHECK(delayed(&w));
    CHECK(owner(&w) == NULL);
    if (again) {
      /* The second tap claims both. */
      touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
      CHECK(!delayed(&w));
      touch(&w, MOTUS_TOUCH_ENDED, 100, 100);
      CHECK(!delayed(&w));
      CHECK(owner(&w) == two);
      touch(&w, MOTUS_TOUCH_BEGAN, 300, 300);
      CHECK(owner(&w) == NULL);
    } else {
      tick(&w, now + .3);
      CHECK(delayed(&w));
      tick(&w, now + .1);
      CHECK(!delayed(&w));
      CHECK(owner(&w) == NULL);
    }
    motus_release(two);
    world_close(&w);
  }
}

/* GR-11, GR-8: what does not cancel touches claims none. */
static void who_leaves_touches_alone_claims_no_lift(void) {
  world w = gestures_open();
  motus_gesture *two = tap_of(&w, 2);
  motus_gesture_set_touch_delays(two, MOTUS_TOUCH_DELAY_END);
  motus_gesture_set_cancels_touches(two, false);
  for (int i = 0; i < 2; i++) {
    touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
    touch(&w, MOTUS_TOUCH_ENDED, 100, 100);
    CHECK(delayed(&w) == (i == 0));
  }
  CHECK(owner(&w) == NULL);
  /* One that ends in the midst of it waits for nothing. */
  touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
  touch(&w, MOTUS_TOUCH_ENDED, 100, 100);
  CHECK(delayed(&w));
  motus_view_remove_gesture(w.window, two);
  motus_release(two);
  CHECK(!delayed(&w));
  world_close(&w);
}

/* GR-11: a finger is kept from its beginning on, until the recognizer fails, or
 * has it. */
static void a_finger_waits_for_a_press(void) {
  for (int moves = 0; moves < 2; moves++) {
    world w = gestures_open();
    motus_gesture *press = gesture_add(&w, w.window, MOTUS_GESTURE_LONG_PRESS);
    CHECK_EQUAL(motus_gesture_set_touch_delays(press, MOTUS_TOUCH_DELAY_BEGIN),
                MOTUS_OK);
    touch(&w, MOTUS_TOUCH_BEGAN, 100, 100);
    CHECK(delayed(&w));
    CHECK(owner(&w) == NULL);
    if (moves) {
      touch(&w, MOTUS_TOUCH_MOVED, 100, 140);
      CHECK(!delayed(&w));
      CHECK(owner(&w) == NULL);
    } else {
      tick(&w, now + .6);
      CHECK(!delayed(&w));
      CHECK(owner(&w) == press);
    }
    touch(&w, MOTUS_TOUCH_ENDED, 100, 140);
    CHECK(!delayed(&w));
    world_close(&w);
  }
}

static void bad_arguments_change_nothing(void) {
  world w = gestures_open();
  motus_gesture *tap = tap_of(&w, 1);
  CHECK_REFUSED(motus_gesture_set_touch_delays(tap, 4), INVALID_ARGUMENT,
                "motus_gesture_set_touch_delays");
  CHECK_REFUSED(motus_gesture_set_touch_delays(tap, UINT32_MAX),
                INVALID_ARGUMENT, "motus_gesture_set_touch_delays");
  CHECK_EQUAL(motus_gesture_touch_delays(tap), 0);
  CHECK_EQUAL(motus_gesture_touch_delays(NULL), 0);
  CHECK_EQUAL(motus_gesture_set_touch_delays(NULL, 1),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_gesture_set_touch_delays((motus_gesture *)w.window, 1),
              MOTUS_ERROR_WRONG_KIND);
  report_clear();
  motus_release(tap);
  world_close(&w);
}

CHECK_MAIN(TEST(a_lift_waits_for_a_second_tap),
           TEST(who_leaves_touches_alone_claims_no_lift),
           TEST(a_finger_waits_for_a_press), TEST(bad_arguments_change_nothing))
