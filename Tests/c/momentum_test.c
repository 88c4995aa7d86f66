/* Stepped and pointed timings, momentum, rubber band: pure functions. */
#include "check.h"
#include "motus.h"
#include "seeds.h"

#include <math.h>

static double progress(const motus_timing *timing, double time) {
  double value = -1;
  CHECK_EQUAL(motus_timing_evaluate(timing, time, 1, &value, NULL), MOTUS_OK);
  return value;
}

static void stepsJumpAtTheirEnds(void) {
  motus_timing timing;
  motus_timing_init(&timing, sizeof timing);
  timing.type = MOTUS_TIMING_STEPS;
  timing.step_count = 4;
  CHECK_NEAR(progress(&timing, 0.24), 0, 0);
  CHECK_NEAR(progress(&timing, 0.25), 0.25, 0);
  CHECK_NEAR(progress(&timing, 0.9), 0.75, 0);
  timing.step_position = MOTUS_STEP_START;
  CHECK_NEAR(progress(&timing, 0.1), 0.25, 0);
  timing.step_position = MOTUS_STEP_NONE;
  timing.step_count = 1;
  CHECK_EQUAL(motus_timing_evaluate(&timing, 0, 1, &(double){0}, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
}

static void pointsAreJoinedByLines(void) {
  motus_point points[] = {{0, 0}, {0.5, 0.2}, {0.5, 0.8}, {1, 1}};
  motus_timing timing;
  motus_timing_init(&timing, sizeof timing);
  timing.type = MOTUS_TIMING_POINTS;
  timing.points = points;
  timing.point_count = 4;
  CHECK_NEAR(progress(&timing, 0.25), 0.1, 1e-15);
  CHECK_NEAR(progress(&timing, 0.5), 0.8, 1e-15);
  CHECK_NEAR(progress(&timing, 0.75), 0.9, 1e-15);
  points[2].x = 0.4;
  CHECK_EQUAL(motus_timing_evaluate(&timing, 0, 1, &(double){0}, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  timing.points = NULL;
  CHECK_EQUAL(motus_timing_evaluate(&timing, 0, 1, &(double){0}, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
}

/* TM-14: x0 + .499 v (1 - .998^(1000 t)), until v .998^(1000 t) is 10
 * points a second. The velocity is that of the place. */
static void aFlungThingSlowsDown(void) {
  motus_decay decay = {0.998, 100, 750};
  double position = 0, velocity = 0, duration = 0;
  CHECK_EQUAL(motus_decay_evaluate(&decay, 0.2, &position, &velocity),
              MOTUS_OK);
  CHECK_NEAR(position, 100 + 0.499 * 750 * (1 - pow(0.998, 200)), 1e-9);
  CHECK_NEAR(velocity, -0.499 * 1000 * log(0.998) * 750 * pow(0.998, 200),
             1e-9);
  double before = 0, after = 0;
  motus_decay_evaluate(&decay, 0.2 - 1e-6, &before, NULL);
  motus_decay_evaluate(&decay, 0.2 + 1e-6, &after, NULL);
  CHECK_NEAR(velocity, (after - before) / 2e-6, 1e-5);
  CHECK_EQUAL(motus_decay_projected_end(&decay, &position, &duration),
              MOTUS_OK);
  CHECK_NEAR(position, 100 + 0.499 * 740, 1e-9);
  CHECK_NEAR(duration, log(10.0 / 750) / log(0.998) / 1000, 1e-9);
  decay.rate = 1;
  CHECK_EQUAL(motus_decay_evaluate(&decay, 0.2, &position, &velocity),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_NEAR(position, 0, 0);
  decay.rate = 0.998;
  CHECK_EQUAL(motus_decay_evaluate(&decay, NAN, &position, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_decay_projected_end(NULL, &position, NULL),
              MOTUS_ERROR_INVALID_ARGUMENT);
}

/* TM-15. */
static void aRubberBandFollowsLessAndLess(void) {
  double offset = 0;
  CHECK_EQUAL(motus_rubber_band_offset(100, 400, &offset), MOTUS_OK);
  CHECK_NEAR(offset, (1 - 1 / (0.55 * 100 / 400 + 1)) * 400, 1e-12);
  CHECK_EQUAL(motus_rubber_band_offset(-100, 400, &offset), MOTUS_OK);
  CHECK_NEAR(offset, -(1 - 1 / (0.55 * 100 / 400 + 1)) * 400, 1e-12);
  CHECK_EQUAL(motus_rubber_band_offset(100, 0, &offset),
              MOTUS_ERROR_INVALID_ARGUMENT);
  CHECK_EQUAL(motus_rubber_band_offset(INFINITY, 400, &offset),
              MOTUS_ERROR_INVALID_ARGUMENT);
}

static double step(void *user_data, double fraction) {
  (void)user_data;
  return fraction < .5 ? 0 : 1;
}
static double saw(void *user_data, double fraction) {
  (void)user_data;
  return fraction < .3 ? 0 : fraction < .7 ? 1.5 - fraction : fraction;
}
static double smooth(void *user_data, double fraction) {
  (void)user_data;
  return fraction + .2 * sin(6.283185307179586 * fraction) * (1 + fraction);
}

/* A jump stays between its ends; what is smooth is met as before. */
static void a_custom_curve_does_not_overshoot_at_its_jumps(void) {
  motus_timing timing;
  motus_timing_init(&timing, sizeof timing);
  timing.type = MOTUS_TIMING_CUSTOM;
  int every = storm_is_watched() ? 64 : 1;
  for (int i = 0; i <= 4096; i += every) {
    double t = i / 4096., value = 0, rate = 0;
    timing.curve = step;
    CHECK_EQUAL(motus_timing_evaluate(&timing, t, 1, &value, NULL), MOTUS_OK);
    CHECK(value >= 0 && value <= 1);
    if (t < .496 || t > .5)
      CHECK_NEAR(value, t < .5 ? 0 : 1, 0);
    timing.curve = saw;
    motus_timing_evaluate(&timing, t, 1, &value, NULL);
    CHECK(value >= 0 && value <= 1.2);
    if (t > .309 && t < .69)
      CHECK_NEAR(value, 1.5 - t, 1e-12);
    timing.curve = smooth;
    motus_timing_evaluate(&timing, t, 1, &value, NULL);
    motus_timing_evaluate(&timing, t, 1, NULL, &rate);
    CHECK_NEAR(value, smooth(NULL, t), 1e-8);
    if (i == 4096)
      continue;
    CHECK_NEAR(
        rate,
        1 + .4 * 3.141592653589793 * cos(6.283185307179586 * t) * (1 + t) +
            .2 * sin(6.283185307179586 * t),
        1e-5);
  }
}

CHECK_MAIN(TEST(a_custom_curve_does_not_overshoot_at_its_jumps),
           TEST(stepsJumpAtTheirEnds), TEST(pointsAreJoinedByLines),
           TEST(aFlungThingSlowsDown), TEST(aRubberBandFollowsLessAndLess))
