#include "report.h"
#include <float.h>
#include <math.h>

static double at(motus_timing timing, double time, double duration) {
  double progress = -9;
  CHECK_EQUAL(motus_timing_evaluate(&timing, time, duration, &progress, NULL),
              MOTUS_OK);
  return progress;
}

static double lasts(motus_timing timing, double duration) {
  double seconds = -9;
  CHECK_EQUAL(motus_timing_duration(&timing, duration, &seconds), MOTUS_OK);
  return seconds;
}

static motus_timing timing_of(motus_timing_type type) {
  motus_timing timing;
  motus_timing_init(&timing, sizeof timing);
  timing.type = type;
  return timing;
}

static void the_default_is_ease_in_and_out(void) {
  motus_timing timing;
  memset(&timing, 0xff, sizeof timing);
  motus_timing_init(&timing, sizeof timing);
  CHECK_EQUAL(timing.struct_size, sizeof timing);
  CHECK_EQUAL(timing.type, MOTUS_TIMING_EASE_IN_OUT);
  CHECK_NEAR(timing.control_1.x, .42, 0);
  CHECK_NEAR(timing.control_2.x, .58, 0);
  CHECK_NEAR(timing.mass, 1, 0);
  CHECK_NEAR(timing.stiffness, 100, 0);
  CHECK_NEAR(timing.damping, 10, 0);
  CHECK_NEAR(timing.damping_ratio, 1, 0);
  CHECK_NEAR(timing.spring_duration, .5, 0);
  CHECK_NEAR(timing.bounce, 0, 0);
  CHECK_NEAR(timing.initial_velocity, 0, 0);
  double null_is_default = 0;
  CHECK_EQUAL(motus_timing_evaluate(NULL, .25, 1, &null_is_default, NULL),
              MOTUS_OK);
  CHECK_NEAR(null_is_default, at(timing, .25, 1), 0);
  motus_timing_init(NULL, sizeof(motus_timing));
}

/* TM-1, TM-2, the table of curves. */
static void named_curves_have_the_values_of_the_table(void) {
  static const struct row {
    motus_timing_type type;
    double at_quarter, at_half, at_three_quarters;
  } rows[] = {{MOTUS_TIMING_LINEAR, .25, .5, .75},
              {MOTUS_TIMING_EASE, .408511, .802403, .960459},
              {MOTUS_TIMING_EASE_IN, .093465, .315357, .621862},
              {MOTUS_TIMING_EASE_OUT, .378138, .684643, .906535},
              {MOTUS_TIMING_EASE_IN_OUT, .129162, .5, .870838}};
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    motus_timing timing = timing_of(rows[i].type);
    CHECK_NEAR(at(timing, 0, 2), 0, 0);
    CHECK_NEAR(at(timing, .5, 2), rows[i].at_quarter, 1e-6);
    CHECK_NEAR(at(timing, 1, 2), rows[i].at_half, 1e-6);
    CHECK_NEAR(at(timing, 1.5, 2), rows[i].at_three_quarters, 1e-6);
    CHECK_NEAR(at(timing, 2, 2), 1, 0);
    CHECK_NEAR(at(timing, 99, 2), 1, 0);
    CHECK_NEAR(lasts(timing, 2), 2, 0);
  }
}

static void a_cubic_takes_its_control_points(void) {
  motus_timing timing = timing_of(MOTUS_TIMING_CUBIC);
  timing.control_1.x = .25;
  timing.control_1.y = .1;
  timing.control_2.x = .25;
  timing.control_2.y = 1;
  CHECK_NEAR(at(timing, .5, 1), at(timing_of(MOTUS_TIMING_EASE), .5, 1), 0);
  timing.control_2.y = 3;
  CHECK(at(timing, .6, 1) > 1);
}

/* TM-5, TM-6, TM-8, R-4. */
static void a_spring_lasts_its_settling_time(void) {
  motus_timing timing = timing_of(MOTUS_TIMING_SPRING);
  CHECK_NEAR(lasts(timing, 77), 1.4727003346780928, 1e-12);
  CHECK_NEAR(at(timing, .1, 77), .340300, 1e-6);
  CHECK_NEAR(at(timing, .3, 77), 1.124355, 1e-6);
  CHECK_NEAR(at(timing, 1.4728, 77), 1, 0);
  timing.stiffness = 50;
  timing.damping = 30;
  CHECK_NEAR(lasts(timing, 0), 1.4, 1e-12);
  timing = timing_of(MOTUS_TIMING_SPRING);
  timing.initial_velocity = 5;
  CHECK_NEAR(at(timing, .1, 0), .607053, 1e-6);
}

static void a_spring_by_its_ratio_lasts_as_long_as_it_is_told(void) {
  motus_timing timing = timing_of(MOTUS_TIMING_SPRING_RATIO);
  timing.damping_ratio = .5;
  CHECK_NEAR(lasts(timing, .7), .7, 0);
  /* The frequency that 6.1 gives: 12.71690 / D. The first overshoot is that of
   * the ratio alone, e^(-pi zeta / sqrt(1 - zeta^2)), at pi / omega_d. */
  double frequency = 12.71690 / .7;
  double peak = 3.14159265358979 / (frequency * sqrt(1 - .25));
  CHECK_NEAR(at(timing, peak, .7), 1.1630, 1e-4);
  CHECK_NEAR(at(timing, .6999999, .7), 1, 1e-3);
  CHECK_NEAR(at(timing, .7, .7), 1, 0);
  CHECK_NEAR(at(timing, 0, 0), 1, 0);
}

static void a_spring_by_its_bounce_lasts_its_settling_time(void) {
  motus_timing timing = timing_of(MOTUS_TIMING_SPRING_BOUNCE);
  CHECK_NEAR(lasts(timing, 9), .8, 1e-12);
  timing.bounce = -.3;
  CHECK_NEAR(lasts(timing, 9), 1.1, 1e-12);
  timing.bounce = .3;
  motus_timing same = timing_of(MOTUS_TIMING_SPRING);
  same.stiffness = 157.91367041742973; /* (2 pi / .5)^2 */
  same.damping = 2 * .7 * sqrt(same.stiffness);
  CHECK_NEAR(lasts(timing, 9), lasts(same, 9), 1e-9);
  CHECK_NEAR(at(timing, .2, 9), at(same, .2, 9), 1e-12);
}

#define CHECK_TIMING_REFUSED(timing, status)                                 \
  do {                                                                       \
    double out = 5;                                                          \
    CHECK_REFUSED(motus_timing_evaluate(&timing, .5, 1, &out, NULL), status, \
                  "motus_timing_evaluate");                                  \
    CHECK_NEAR(out, 0, 0);                                                   \
    out = 5;                                                                 \
    CHECK_REFUSED(motus_timing_duration(&timing, 1, &out), status,           \
                  "motus_timing_duration");                                  \
    CHECK_NEAR(out, 0, 0);                                                   \
  } while (0)

static void what_is_no_timing_is_refused(void) {
  motus_library_set_diagnostics(report_note, NULL, NULL);
  motus_timing timing = timing_of((motus_timing_type)99);
  CHECK_TIMING_REFUSED(timing, INVALID_ARGUMENT);
  double bad_x[] = {-.01, 1.01, NAN, INFINITY};
  double bad_y[] = {NAN, INFINITY, -INFINITY, 1e9};
  for (int i = 0; i < 4; i++) {
    timing = timing_of(MOTUS_TIMING_CUBIC);
    timing.control_1.x = bad_x[i];
    CHECK_TIMING_REFUSED(timing, INVALID_ARGUMENT);
    timing = timing_of(MOTUS_TIMING_CUBIC);
    timing.control_2.x = bad_x[i];
    CHECK_TIMING_REFUSED(timing, INVALID_ARGUMENT);
    timing = timing_of(MOTUS_TIMING_CUBIC);
    timing.control_1.y = bad_y[i];
    CHECK_TIMING_REFUSED(timing, INVALID_ARGUMENT);
    timing = timing_of(MOTUS_TIMING_CUBIC);
    timing.control_2.y = bad_y[i];
    CHECK_TIMING_REFUSED(timing, INVALID_ARGUMENT);
  }
  double not_positive[] = {0, -1, NAN, INFINITY};
  for (int i = 0; i < 4; i++) {
    timing = timing_of(MOTUS_TIMING_SPRING);
    timing.mass = not_positive[i];
    CHECK_TIMING_REFUSED(timing, INVALID_ARGUMENT);
    timing = timing_of(MOTUS_TIMING_SPRING);
    timing.stiffness = not_positive[i];
    CHECK_TIMING_REFUSED(timing, INVALID_ARGUMENT);
    timing = timing_of(MOTUS_TIMING_SPRING_RATIO);
    timing.damping_ratio = not_positive[i];
    CHECK_TIMING_REFUSED(timing, INVALID_ARGUMENT);
    timing = timing_of(MOTUS_TIMING_SPRING_BOUNCE);
    timing.spring_duration = not_positive[i];
    CHECK_TIMING_REFUSED(timing, INVALID_ARGUMENT);
  }
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

/* Numbers at the edges of what a double holds end in a status, never in a
 * trap or a NaN. */
static void extreme_springs_are_refused_or_finite(void) {
  double numbers[] = {DBL_MIN, 1e-300, 1e-150, 1e-9, 1, 1e9, 1e150, DBL_MAX};
  size_t count = sizeof numbers / sizeof numbers[0];
  for (size_t m = 0; m < count; m++)
    for (size_t k = 0; k < count; k++)
      for (size_t c = 0; c < count; c++) {
        motus_timing timing = timing_of(MOTUS_TIMING_SPRING);
        timing.mass = numbers[m];
        timing.stiffness = numbers[k];
        timing.damping = numbers[c];
        double seconds = -1, progress = -1;
        motus_status status = motus_timing_duration(&timing, 1, &seconds);
        if (status != MOTUS_OK) {
          CHECK_EQUAL(status, MOTUS_ERROR_INVALID_ARGUMENT);
          continue;
        }
        CHECK(isfinite(seconds) && seconds >= 0);
        for (int i = 0; i <= 4; i++) {
          CHECK_EQUAL(motus_timing_evaluate(&timing, seconds * i / 4, 1,
                                            &progress, NULL),
                      MOTUS_OK);
          CHECK(isfinite(progress));
        }
      }
}

/* The fourth way to give a spring: the same one as by its bounce. */
static void a_spring_by_its_response_is_that_of_the_bounce(void) {
  static const double ratios[] = {.3, .7, 1, 1 / .7};
  for (int i = 0; i < 4; i++) {
    motus_timing response = timing_of(MOTUS_TIMING_SPRING_RESPONSE);
    motus_timing bounce = timing_of(MOTUS_TIMING_SPRING_BOUNCE);
    response.spring_duration = bounce.spring_duration = .4;
    response.damping_ratio = ratios[i];
    bounce.bounce = ratios[i] <= 1 ? 1 - ratios[i] : 1 / ratios[i] - 1;
    CHECK_NEAR(lasts(response, 1), lasts(bounce, 1), 1e-12);
    for (double time = 0; time < .8; time += .05)
      CHECK_NEAR(at(response, time, 1), at(bounce, time, 1), 1e-12);
  }
  motus_library_set_diagnostics(report_note, NULL, NULL);
  motus_timing too_much = timing_of(MOTUS_TIMING_SPRING_RESPONSE);
  too_much.damping_ratio = 101;
  CHECK_TIMING_REFUSED(too_much, INVALID_ARGUMENT);
  too_much.damping_ratio = 0;
  CHECK_TIMING_REFUSED(too_much, INVALID_ARGUMENT);
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

/* TM-2, the table of inverses. */
static void curves_are_mapped_back_as_the_table_says(void) {
  static const struct row {
    motus_timing_type type;
    double at_tenth, at_half, at_nine_tenths;
  } rows[] = {{MOTUS_TIMING_LINEAR, .1, .5, .9},
              {MOTUS_TIMING_EASE, .103337, .293301, .622780},
              {MOTUS_TIMING_EASE_IN, .259555, .657500, .938847},
              {MOTUS_TIMING_EASE_OUT, .061153, .342500, .740445},
              {MOTUS_TIMING_EASE_IN_OUT, .220708, .5, .779292}};
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    motus_timing timing = timing_of(rows[i].type);
    double found[3] = {0};
    for (int part = 0; part < 3; part++)
      CHECK_EQUAL(motus_timing_inverse(&timing, part == 0 ? .1 : part * .4 + .1,
                                       2, &found[part]),
                  MOTUS_OK);
    CHECK_NEAR(found[0], 2 * rows[i].at_tenth, 2e-6);
    CHECK_NEAR(found[1], 2 * rows[i].at_half, 2e-6);
    CHECK_NEAR(found[2], 2 * rows[i].at_nine_tenths, 2e-6);
    double edge = -9;
    CHECK_EQUAL(motus_timing_inverse(&timing, 7, 2, &edge), MOTUS_OK);
    CHECK_NEAR(edge, 2, 0);
  }
}

static void only_springs_are_never_mapped_back(void) {
  static const motus_timing_type types[] = {
      MOTUS_TIMING_SPRING, MOTUS_TIMING_SPRING_RATIO,
      MOTUS_TIMING_SPRING_BOUNCE, MOTUS_TIMING_SPRING_RESPONSE,
      MOTUS_TIMING_COMPOSED};
  motus_library_set_diagnostics(report_note, NULL, NULL);
  for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
    motus_timing timing = timing_of(types[i]);
    double time = 9;
    CHECK_EQUAL(motus_timing_inverse(&timing, .5, 1, &time),
                MOTUS_ERROR_INVALID_ARGUMENT);
    CHECK_NEAR(time, 0, 0);
    CHECK_SAYS("never mapped back");
  }
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

/* The velocity is the slope of what evaluate says. */
static void velocities_are_slopes(void) {
  static const motus_timing_type types[] = {
      MOTUS_TIMING_LINEAR,       MOTUS_TIMING_EASE_IN_OUT,
      MOTUS_TIMING_EASE,         MOTUS_TIMING_SPRING,
      MOTUS_TIMING_SPRING_RATIO, MOTUS_TIMING_SPRING_BOUNCE};
  const double step = 1e-6;
  for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
    motus_timing timing = timing_of(types[i]);
    timing.damping_ratio = .6;
    timing.bounce = .2;
    for (double time = .05; time < .45; time += .05) {
      double rate = -9;
      CHECK_EQUAL(motus_timing_evaluate(&timing, time, .5, NULL, &rate),
                  MOTUS_OK);
      double rise = at(timing, time + step, .5) - at(timing, time - step, .5);
      CHECK_NEAR(rate, rise / (2 * step), 1e-4);
    }
    double after = -9;
    CHECK_EQUAL(motus_timing_evaluate(&timing, 60, .5, NULL, &after), MOTUS_OK);
    CHECK_NEAR(after, 0, 0);
  }
}

static void a_spring_that_never_settles_is_refused(void) {
  motus_library_set_diagnostics(report_note, NULL, NULL);
  motus_timing timing = timing_of(MOTUS_TIMING_SPRING);
  timing.damping = 0;
  CHECK_TIMING_REFUSED(timing, INVALID_ARGUMENT);
  CHECK_SAYS("never settles");
  timing = timing_of(MOTUS_TIMING_SPRING_BOUNCE);
  timing.bounce = 1;
  CHECK_TIMING_REFUSED(timing, INVALID_ARGUMENT);
  timing.bounce = -1;
  CHECK_TIMING_REFUSED(timing, INVALID_ARGUMENT);
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

static void sizes_of_older_and_newer_hosts(void) {
  motus_library_set_diagnostics(report_note, NULL, NULL);
  struct {
    motus_timing timing;
    double more[4];
  } newer;
  memset(&newer, 0, sizeof newer);
  motus_timing_init(&newer.timing, sizeof newer.timing);
  newer.timing.struct_size = sizeof newer;
  double progress = 0;
  CHECK_EQUAL(motus_timing_evaluate(&newer.timing, .5, 1, &progress, NULL),
              MOTUS_OK);
  CHECK_NEAR(progress, .5, 1e-12);
  newer.more[3] = 1;
  CHECK_TIMING_REFUSED(newer.timing, STRUCT_SIZE);
  newer.more[3] = 0;
  size_t sizes[] = {0, 1, sizeof(motus_timing) - 1, 5000, SIZE_MAX};
  for (int i = 0; i < 5; i++) {
    newer.timing.struct_size = sizes[i];
    CHECK_TIMING_REFUSED(newer.timing, STRUCT_SIZE);
  }
  newer.timing.struct_size = sizeof(motus_timing);
  newer.timing.reserved[0] = 1;
  CHECK_TIMING_REFUSED(newer.timing, STRUCT_SIZE);
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

static void times_and_outputs_are_checked(void) {
  motus_library_set_diagnostics(report_note, NULL, NULL);
  motus_timing timing = timing_of(MOTUS_TIMING_LINEAR);
  double bad[] = {-1, NAN, INFINITY}, out = 0;
  for (int i = 0; i < 3; i++) {
    CHECK_REFUSED(motus_timing_evaluate(&timing, bad[i], 1, &out, NULL),
                  INVALID_ARGUMENT, "motus_timing_evaluate");
    if (i == 0) { /* a duration below 0 is none */
      CHECK_EQUAL(motus_timing_evaluate(&timing, 1, bad[i], &out, NULL),
                  MOTUS_OK);
      CHECK_NEAR(out, 1, 0);
      CHECK_EQUAL(motus_timing_duration(&timing, bad[i], &out), MOTUS_OK);
      CHECK_NEAR(out, 0, 0);
      continue;
    }
    CHECK_REFUSED(motus_timing_evaluate(&timing, 1, bad[i], &out, NULL),
                  INVALID_ARGUMENT, "motus_timing_evaluate");
    CHECK_REFUSED(motus_timing_duration(&timing, bad[i], &out),
                  INVALID_ARGUMENT, "motus_timing_duration");
  }
  CHECK_EQUAL(motus_timing_evaluate(&timing, 0, 1, NULL, NULL), MOTUS_OK);
  CHECK_REFUSED(motus_timing_duration(&timing, 1, NULL), INVALID_ARGUMENT,
                "motus_timing_duration");
  motus_library_set_diagnostics(NULL, NULL, NULL);
}

CHECK_MAIN(TEST(the_default_is_ease_in_and_out),
           TEST(named_curves_have_the_values_of_the_table),
           TEST(a_cubic_takes_its_control_points),
           TEST(a_spring_lasts_its_settling_time),
           TEST(a_spring_by_its_ratio_lasts_as_long_as_it_is_told),
           TEST(a_spring_by_its_bounce_lasts_its_settling_time),
           TEST(what_is_no_timing_is_refused),
           TEST(extreme_springs_are_refused_or_finite),
           TEST(a_spring_by_its_response_is_that_of_the_bounce),
           TEST(curves_are_mapped_back_as_the_table_says),
           TEST(only_springs_are_never_mapped_back),
           TEST(velocities_are_slopes),
           TEST(a_spring_that_never_settles_is_refused),
           TEST(sizes_of_older_and_newer_hosts),
           TEST(times_and_outputs_are_checked))
