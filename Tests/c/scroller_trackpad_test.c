/* Fingers on a trackpad: they drag scrollers, and pans that ask for them. */
#include "scroll_wheels.h"

/* SC-66, SC-67, SC-1: a trackpad is a drag without a threshold, and its momentum
 * begins at the lift. */
static void fingers_on_a_trackpad_drag(void) {
  stage s;
  stage_open(&s, 9000, NULL);
  jump(&s, 0);
  stage_tick(&s, 0);
  pad(&s, MOTUS_WHEEL_PHASE_BEGAN, -40, .01);
  stage_tick(&s, .01);
  CHECK_NEAR(offset(&s), -(1 - 1 / (.55 * 40 / 800 + 1)) * 800, 1e-9);
  CHECK_EQUAL(state(&s), MOTUS_SCROLLER_DRAGGING);
  for (int i = 1; i <= 10; i++)
    pad(&s, MOTUS_WHEEL_PHASE_CHANGED, 16, .01 + i * .008);
  stage_tick(&s, .09);
  CHECK_NEAR(offset(&s), 120, 1e-9);
  CHECK_NEAR(speed(&s), 2000, 1);
  CHECK(motus_runtime_wheel_scroller(s.runtime) == s.scroller);
  pad(&s, MOTUS_WHEEL_PHASE_ENDED, 0, .0905);
  stage_tick(&s, .0905);
  CHECK(strcmp(s.log, "bswEd") == 0);
  CHECK_NEAR(s.velocity, 2000, 1);
  CHECK_EQUAL(state(&s), MOTUS_SCROLLER_DECELERATING);
  stage_tick(&s, .1905);
  CHECK_NEAR(offset(&s), 120 + .499 * s.velocity * (1 - exp(-.2002002671)),
             1e-3);
  rest(&s);
  CHECK(strcmp(s.log, "bswEdsD") == 0);
  stage_close(&s);
}

/* SC-67: the system's momentum ends ours and counts alone; one that comes late is
 * not wanted. */
static void two_momenta_never_add_up(void) {
  for (int late = 0; late < 2; late++) {
    stage s;
    stage_open(&s, 9000, NULL);
    double start = late ? .3 : .12;
    for (int i = 0; i <= 10; i++)
      pad(&s, i ? MOTUS_WHEEL_PHASE_CHANGED : MOTUS_WHEEL_PHASE_BEGAN, 10,
          .02 + i * .008);
    pad(&s, MOTUS_WHEEL_PHASE_ENDED, 0, .1);
    stage_tick(&s, start - .001);
    double there = offset(&s), ours = target(&s);
    CHECK(there > 110);
    for (int i = 0; i < 5; i++) {
      coast(&s, i ? MOTUS_WHEEL_MOMENTUM_CHANGED : MOTUS_WHEEL_MOMENTUM_BEGAN,
            8, start + i * .008);
      stage_tick(&s, start + i * .008);
      if (!late)
        CHECK_EQUAL(state(&s), MOTUS_SCROLLER_DECELERATING);
    }
    if (late) {
      rest(&s);
      CHECK_NEAR(offset(&s), ours, 1e-9);
    } else {
      double seen = offset(&s);
      CHECK(seen > there + 40 && seen < there + 43);
      coast(&s, MOTUS_WHEEL_MOMENTUM_ENDED, 0, s.time + .008);
      stage_tick(&s, s.time + .008);
      CHECK_NEAR(offset(&s), seen, 1e-9);
      CHECK(!motus_runtime_needs_tick(s.runtime));
    }
    CHECK(strcmp(s.log, "bwEdsD") == 0);
    stage_close(&s);
  }
}

/* SC-68. */
static void momentum_of_the_system_bounces_once(void) {
  stage s;
  stage_open(&s, 9000, NULL);
  jump(&s, 8100);
  stage_tick(&s, .01);
  for (int i = 0; i <= 8; i++)
    pad(&s, i ? MOTUS_WHEEL_PHASE_CHANGED : MOTUS_WHEEL_PHASE_BEGAN, 8,
        .02 + i * .008);
  pad(&s, MOTUS_WHEEL_PHASE_ENDED, 0, .085);
  stage_tick(&s, .086);
  double farthest = 0;
  for (int i = 0; i < 40; i++) {
    coast(&s, i ? MOTUS_WHEEL_MOMENTUM_CHANGED : MOTUS_WHEEL_MOMENTUM_BEGAN, 8,
          .09 + i * .016);
    stage_tick(&s, .09 + i * .016);
    farthest = fmax(farthest, offset(&s));
  }
  CHECK(farthest > 8210 && farthest < 8260);
  rest(&s);
  CHECK_NEAR(offset(&s), 8200, 0);
  CHECK(strchr(s.log, 'x') == NULL && s.log[strlen(s.log) - 1] == 'D');
  /* A system that falls silent is not waited for. */
  jump(&s, 100);
  for (int i = 0; i <= 8; i++)
    pad(&s, i ? MOTUS_WHEEL_PHASE_CHANGED : MOTUS_WHEEL_PHASE_BEGAN, 8,
        s.time + .02 + i * .008);
  pad(&s, MOTUS_WHEEL_PHASE_ENDED, 0, s.time + .085);
  coast(&s, MOTUS_WHEEL_MOMENTUM_BEGAN, 8, s.time + .09);
  stage_tick(&s, s.time + .1);
  double began = s.time;
  rest(&s);
  CHECK(s.time - began < .3);
  stage_close(&s);
}

/* SC-66: fingers that rest on the trackpad stop what moves. */
static void resting_fingers_catch(void) {
  stage s;
  stage_open(&s, 9000, NULL);
  motus_scroller_fling(s.scroller, (motus_vector){0, 2000});
  stage_tick(&s, .1);
  double there = offset(&s);
  pad(&s, MOTUS_WHEEL_PHASE_MAY_BEGIN, 0, .1);
  stage_tick(&s, .12);
  CHECK_NEAR(offset(&s), there, 0);
  CHECK_EQUAL(state(&s), MOTUS_SCROLLER_TRACKING);
  CHECK(strcmp(s.log, "dsx") == 0);
  pad(&s, MOTUS_WHEEL_PHASE_CANCELLED, 0, .2);
  stage_tick(&s, .2);
  CHECK_EQUAL(state(&s), MOTUS_SCROLLER_IDLE);
  motus_scroller_fling(s.scroller, (motus_vector){0, 2000});
  stage_tick(&s, .3);
  pad(&s, MOTUS_WHEEL_PHASE_MAY_BEGIN, 0, .3);
  pad(&s, MOTUS_WHEEL_PHASE_BEGAN, 5, .35);
  stage_tick(&s, .36);
  CHECK_EQUAL(state(&s), MOTUS_SCROLLER_DRAGGING);
  pad(&s, MOTUS_WHEEL_PHASE_CANCELLED, 0, .5);
  rest(&s);
  stage_close(&s);
}

/* A pan takes a wheel that it has asked for, a scroller outside it does not. */
static void a_pan_is_moved_by_a_wheel(void) {
  stage s;
  motus_view *card = NULL;
  motus_gesture *pan = NULL;
  motus_gesture_options options;
  stage_open(&s, 3000, NULL);
  motus_view_create(s.runtime, &card);
  motus_view_set_frame(card, (motus_rect){100, 200, 200, 200});
  motus_view_add_subview(s.view, card);
  motus_gesture_options_init(&options, sizeof options);
  options.wheels = 4;
  CHECK_EQUAL(motus_gesture_create(s.runtime, &options, &pan),
              MOTUS_ERROR_INVALID_ARGUMENT);
  options.wheels = MOTUS_PAN_WHEEL_NOTCHES | MOTUS_PAN_WHEEL_CONTINUOUS;
  CHECK_EQUAL(motus_gesture_create(s.runtime, &options, &pan), MOTUS_OK);
  motus_view_add_gesture(card, pan);
  pad(&s, MOTUS_WHEEL_PHASE_BEGAN, 0, .01);
  for (int i = 1; i <= 5; i++)
    pad(&s, MOTUS_WHEEL_PHASE_CHANGED, -8, .01 + i * .01);
  stage_tick(&s, .06);
  CHECK(motus_gesture_state(pan) == MOTUS_RECOGNITION_BEGAN ||
        motus_gesture_state(pan) == MOTUS_RECOGNITION_CHANGED);
  CHECK_NEAR(motus_gesture_translation(pan, NULL).dy, 30, 1e-9);
  CHECK_NEAR(motus_gesture_velocity(pan, NULL).dy, 800, 1e-6);
  CHECK_NEAR(motus_gesture_location(pan, NULL).y, 300, 0);
  CHECK_NEAR(offset(&s), 0, 0);
  CHECK(motus_runtime_wheel_scroller(s.runtime) == NULL);
  pad(&s, MOTUS_WHEEL_PHASE_ENDED, 0, .065);
  stage_tick(&s, .07);
  CHECK_EQUAL(motus_gesture_state(pan), MOTUS_RECOGNITION_POSSIBLE);
  notch(&s, 120, .5);
  stage_tick(&s, .5);
  CHECK_NEAR(motus_gesture_translation(pan, NULL).dy, -50, 1e-9);
  CHECK_NEAR(deadline(&s), .75, 1e-9);
  stage_tick(&s, .8);
  CHECK_EQUAL(motus_gesture_state(pan), MOTUS_RECOGNITION_POSSIBLE);
  motus_gesture_set_enabled(pan, false);
  notch(&s, 120, 1.5);
  stage_tick(&s, 1.6);
  CHECK(offset(&s) > 10);
  rest(&s);
  motus_release(pan);
  motus_release(card);
  stage_close(&s);
}

CHECK_MAIN(TEST(fingers_on_a_trackpad_drag), TEST(two_momenta_never_add_up),
           TEST(momentum_of_the_system_bounces_once),
           TEST(resting_fingers_catch), TEST(a_pan_is_moved_by_a_wheel))
