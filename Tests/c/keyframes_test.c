/* Keyframes from C: both forms of the block, every calculation, nesting,
 * repetition, an animator that scrubs them, and what is refused. */
#include "report.h"
#include <math.h>

static world w;
static int completed, finished, destroyed;

static void done(void *user_data, bool has_finished) {
  (void)user_data;
  completed += 1;
  finished += has_finished;
}

static void destroy(void *user_data) {
  (void)user_data;
  destroyed += 1;
}

static void open(void) {
  w = world_open();
  completed = finished = destroyed = 0;
}

static void move(double x) {
  CHECK_EQUAL(motus_view_set_center(w.view, (motus_point){x, 0}), MOTUS_OK);
}

static void to_10(void *user_data) {
  (void)user_data;
  move(10);
}

static void to_40(void *user_data) {
  (void)user_data;
  move(40);
}

static double x(void) {
  double center[2] = {-9, -9};
  CHECK_EQUAL(motus_view_property(w.view, MOTUS_PROPERTY_CENTER,
                                  MOTUS_VALUE_SHOWN, center, 2),
              MOTUS_OK);
  return center[0];
}

static void tick(double time) {
  CHECK_EQUAL(motus_runtime_tick(w.runtime, time), MOTUS_OK);
}

static motus_keyframes_options
options_of(double duration, motus_keyframe_calculation calculation) {
  motus_keyframes_options options;
  motus_keyframes_options_init(&options, sizeof options);
  options.duration = duration;
  options.calculation = calculation;
  return options;
}

static void two_keyframes(void *user_data) {
  (void)user_data;
  CHECK_EQUAL(motus_runtime_add_keyframe(w.runtime, 0, .75, to_10, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_add_keyframe(w.runtime, .75, .25, to_40, NULL),
              MOTUS_OK);
}

static motus_animation *play(const motus_keyframes_options *options) {
  motus_animation *animation = NULL;
  CHECK_EQUAL(motus_runtime_animate_keyframes(w.runtime, options, two_keyframes,
                                              NULL, done, NULL, destroy,
                                              &animation),
              MOTUS_OK);
  return animation;
}

static void a_callback_adds_keyframes(void) {
  open();
  motus_keyframes_options options = options_of(2, MOTUS_KEYFRAMES_LINEAR);
  motus_animation *animation = play(&options);
  CHECK(motus_is_alive(animation));
  CHECK_NEAR(motus_view_center(w.view).x, 40, 0);
  tick(.75);
  CHECK_NEAR(x(), 5, 1e-12);
  tick(1.75);
  CHECK_NEAR(x(), 25, 1e-12);
  CHECK_EQUAL(completed, 0);
  tick(2);
  CHECK_NEAR(x(), 40, 0);
  CHECK_EQUAL(finished, 1);
  CHECK_EQUAL(destroyed, 1);
  CHECK(!motus_is_alive(animation));
  world_close(&w);
}

static void blocks_are_opened_and_committed(void) {
  open();
  motus_keyframes_options options = options_of(2, MOTUS_KEYFRAMES_LINEAR);
  CHECK_EQUAL(motus_runtime_begin_keyframes(w.runtime, &options), MOTUS_OK);
  CHECK_EQUAL(motus_runtime_begin_keyframe(w.runtime, .5, .25), MOTUS_OK);
  move(10);
  CHECK_EQUAL(motus_runtime_commit_animation(w.runtime, done, NULL, NULL, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_commit_animation(w.runtime, done, NULL, NULL, NULL),
              MOTUS_OK);
  tick(1.25);
  CHECK_NEAR(x(), 5, 1e-12);
  tick(1.75);
  CHECK_NEAR(x(), 10, 1e-12);
  CHECK_EQUAL(completed, 0);
  tick(2);
  CHECK_EQUAL(finished, 2);
  world_close(&w);
}

static void every_calculation_has_its_course(void) {
  /* Where two keyframes, to 10 until 1.5 s and to 40 until 2 s, are after one
   * second. Smooth ones by Hermite's cubic: knots at 0, 1.5 and 2, slope at 1.5
   * 40 / 2, at 0 that of the chord; paced: 10 of 40 take half a second. */
  double u = 2. / 3, h = 1.5, u2 = u * u, u3 = u2 * u;
  double cubic = (u3 - 2 * u2 + u) * h * (10 / 1.5) + (3 * u2 - 2 * u3) * 10 +
                 (u3 - u2) * h * 20;
  const double expected[] = {10 * u, 10, 20, cubic, NAN};
  for (int calculation = 0; calculation <= 4; calculation++) {
    open();
    motus_keyframes_options options =
        options_of(2, (motus_keyframe_calculation)calculation);
    play(&options);
    tick(1);
    if (calculation < 4)
      CHECK_NEAR(x(), expected[calculation], 1e-9);
    else
      CHECK(x() > 15 && x() < 25);
    tick(2);
    CHECK_NEAR(x(), 40, 0);
    world_close(&w);
  }
}

static void they_wait_repeat_and_are_cancelled(void) {
  open();
  motus_keyframes_options options = options_of(2, MOTUS_KEYFRAMES_LINEAR);
  options.delay = 1;
  options.flags = MOTUS_ANIMATION_REPEAT | MOTUS_ANIMATION_AUTOREVERSE;
  motus_animation *animation = play(&options);
  double deadline = 0;
  tick(.5);
  CHECK(!motus_runtime_needs_tick(w.runtime));
  CHECK(motus_runtime_next_deadline(w.runtime, &deadline));
  CHECK_NEAR(deadline, 1, 0);
  tick(1.75);
  CHECK_NEAR(x(), 5, 1e-12);
  tick(4.25);
  CHECK_NEAR(x(), 5, 1e-12);
  CHECK_EQUAL(motus_animation_cancel(animation, MOTUS_POSITION_CURRENT),
              MOTUS_OK);
  CHECK_NEAR(motus_view_center(w.view).x, 5, 1e-12);
  tick(4.5);
  CHECK_EQUAL(completed, 1);
  CHECK_EQUAL(finished, 0);
  CHECK_REFUSED(motus_animation_cancel(animation, MOTUS_POSITION_END),
                STALE_HANDLE, "motus_animation_cancel");
  world_close(&w);
}

static void in_an_animator(void *user_data) {
  (void)user_data;
  play(NULL);
}

static void an_animator_scrubs_them(void) {
  open();
  motus_property_animator *animator = NULL;
  CHECK_EQUAL(motus_property_animator_create(w.runtime, 2, NULL, &animator),
              MOTUS_OK);
  motus_property_animator_add_animations(animator, in_an_animator, NULL, NULL);
  const double course[][2] = {{.375, 5}, {.75, 10}, {.875, 25},
                              {1, 40},   {.375, 5}, {0, 0}};
  for (int i = 0; i < 6; i++) {
    CHECK_EQUAL(
        motus_property_animator_set_fraction_complete(animator, course[i][0]),
        MOTUS_OK);
    tick(0);
    CHECK_NEAR(x(), course[i][1], 1e-12);
  }
  CHECK_EQUAL(motus_property_animator_start(animator), MOTUS_OK);
  tick(2);
  CHECK_NEAR(x(), 40, 0);
  CHECK_EQUAL(finished, 1);
  motus_release(animator);
  world_close(&w);
}

/* Nobody is told, and nothing stays behind: valgrind and the sanitizers look.
 * */
static void a_runtime_that_ends_takes_them_with_it(void) {
  for (int way = 0; way < 3; way++) {
    open();
    motus_keyframes_options options = options_of(2, MOTUS_KEYFRAMES_CUBIC);
    options.delay = way == 1;
    motus_property_animator *animator = NULL;
    if (way == 2) {
      CHECK_EQUAL(motus_property_animator_create(w.runtime, 2, NULL, &animator),
                  MOTUS_OK);
      motus_property_animator_add_animations(animator, in_an_animator, NULL,
                                             NULL);
      CHECK_EQUAL(motus_property_animator_start(animator), MOTUS_OK);
    } else {
      play(&options);
    }
    tick(.5);
    CHECK_EQUAL(destroyed, 0);
    world_close(&w);
    CHECK_EQUAL(completed, 0);
    CHECK_EQUAL(destroyed, 1);
  }
}

static void misuse_is_refused(void) {
  open();
  motus_keyframes_options options = options_of(1, MOTUS_KEYFRAMES_LINEAR);
  CHECK_REFUSED(motus_runtime_add_keyframe(w.runtime, 0, 1, to_10, NULL),
                INVALID_STATE, "motus_runtime_add_keyframe");
  CHECK_REFUSED(motus_runtime_begin_keyframe(w.runtime, 0, 1), INVALID_STATE,
                "motus_runtime_begin_keyframe");
  options.calculation = (motus_keyframe_calculation)5;
  CHECK_REFUSED(motus_runtime_begin_keyframes(w.runtime, &options),
                INVALID_ARGUMENT, "motus_runtime_begin_keyframes");
  options = options_of(NAN, MOTUS_KEYFRAMES_LINEAR);
  CHECK_REFUSED(motus_runtime_begin_keyframes(w.runtime, &options),
                INVALID_ARGUMENT, "motus_runtime_begin_keyframes");
  options = options_of(1, MOTUS_KEYFRAMES_CUBIC);
  options.tension = 1.5;
  CHECK_REFUSED(motus_runtime_begin_keyframes(w.runtime, &options),
                INVALID_ARGUMENT, "motus_runtime_begin_keyframes");
  CHECK_REFUSED(motus_runtime_animate_keyframes(w.runtime, NULL, NULL, NULL,
                                                NULL, NULL, destroy, NULL),
                INVALID_ARGUMENT, "motus_runtime_animate_keyframes");
  CHECK_EQUAL(destroyed, 1);
  CHECK_EQUAL(motus_runtime_begin_keyframes(w.runtime, NULL), MOTUS_OK);
  CHECK_REFUSED(motus_runtime_add_keyframe(w.runtime, NAN, 1, to_10, NULL),
                INVALID_ARGUMENT, "motus_runtime_add_keyframe");
  CHECK_REFUSED(motus_runtime_add_keyframe(w.runtime, 0, 1, NULL, NULL),
                INVALID_ARGUMENT, "motus_runtime_add_keyframe");
  CHECK_EQUAL(motus_runtime_begin_keyframe(w.runtime, -5, 9), MOTUS_OK);
  CHECK_REFUSED(motus_runtime_begin_keyframe(w.runtime, 0, 1), INVALID_STATE,
                "motus_runtime_begin_keyframe");
  CHECK_REFUSED(motus_runtime_tick(w.runtime, 1), INVALID_STATE,
                "motus_runtime_tick");
  CHECK_EQUAL(motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL),
              MOTUS_OK);
  CHECK_EQUAL(motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL),
              MOTUS_OK);
  world_close(&w);
}

/* UA-19: one speed along the curve, not only from value to value. */
static void cubic_paced_keyframes_have_one_speed(void) {
  const motus_point places[] = {{30, 10}, {30, 60}, {-20, 40}, {0, -10}};
  motus_keyframes_options options = options_of(2, MOTUS_KEYFRAMES_CUBIC_PACED);
  double least = 1e9, most = 0;
  open();
  CHECK_EQUAL(motus_runtime_begin_keyframes(w.runtime, &options), MOTUS_OK);
  for (int i = 0; i < 4; i++) {
    CHECK_EQUAL(motus_runtime_begin_keyframe(w.runtime, i / 4., .25), MOTUS_OK);
    CHECK_EQUAL(motus_view_set_center(w.view, places[i]), MOTUS_OK);
    CHECK_EQUAL(
        motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL),
        MOTUS_OK);
  }
  CHECK_EQUAL(motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL),
              MOTUS_OK);
  for (int frame = 1; frame < 500; frame++) {
    double v[2];
    tick(frame / 250.);
    CHECK_EQUAL(
        motus_view_property_velocity(w.view, MOTUS_PROPERTY_CENTER, v, 2),
        MOTUS_OK);
    double speed = sqrt(v[0] * v[0] + v[1] * v[1]);
    least = speed < least ? speed : least;
    most = speed > most ? speed : most;
  }
  CHECK(most < least * 1.001);
  tick(2);
  CHECK_NEAR(motus_view_center(w.view).y, -10, 0);
  world_close(&w);
}

CHECK_MAIN(TEST(a_callback_adds_keyframes),
           TEST(cubic_paced_keyframes_have_one_speed),
           TEST(blocks_are_opened_and_committed),
           TEST(every_calculation_has_its_course),
           TEST(they_wait_repeat_and_are_cancelled),
           TEST(an_animator_scrubs_them),
           TEST(a_runtime_that_ends_takes_them_with_it),
           TEST(misuse_is_refused))
