/* The timing of animators, read back; composed timings; where a finger catches
 * what an animator moves; views that are taken away. */
#include "animator_options.h"
#include "animator_scene.h"

static motus_timing read_timing(scene *s, const motus_timing *timing) {
  motus_timing out;
  motus_property_animator *animator = NULL;
  CHECK_EQUAL(
      motus_property_animator_create(s->w.runtime, 2, timing, &animator),
      MOTUS_OK);
  memset(&out, 7, sizeof out);
  out.struct_size = sizeof out;
  CHECK_EQUAL(motus_property_animator_timing(animator, &out), MOTUS_OK);
  motus_release(animator);
  return out;
}

/* TM-12: what has been given comes back, and can be given again. */
static void a_timing_is_read_back(void) {
  static const motus_timing_type types[] = {
      MOTUS_TIMING_LINEAR,        MOTUS_TIMING_EASE_IN_OUT,
      MOTUS_TIMING_EASE_IN,       MOTUS_TIMING_EASE_OUT,
      MOTUS_TIMING_EASE,          MOTUS_TIMING_CUBIC,
      MOTUS_TIMING_SPRING,        MOTUS_TIMING_SPRING_RATIO,
      MOTUS_TIMING_SPRING_BOUNCE, MOTUS_TIMING_STEPS,
      MOTUS_TIMING_COMPOSED,      MOTUS_TIMING_SPRING_RESPONSE};
  scene s;
  open(&s);
  for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
    motus_timing timing, out;
    motus_timing_init(&timing, sizeof timing);
    timing.type = types[i];
    timing.control_1 = (motus_point){.1, -.2};
    timing.control_2 = (motus_point){.3, 1.4};
    timing.mass = 2;
    timing.stiffness = 130;
    timing.damping = 9;
    timing.damping_ratio = .7;
    timing.spring_duration = .4;
    timing.bounce = -.3;
    timing.initial_velocity = 1.5;
    timing.step_count = 5;
    timing.step_position = MOTUS_STEP_BOTH;
    out = read_timing(&s, &timing);
    CHECK_EQUAL(out.struct_size, sizeof out);
    CHECK_EQUAL(out.type, types[i]);
    /* The same course, and the same length. */
    double length = 0, again = -1;
    CHECK_EQUAL(motus_timing_duration(&timing, 2, &length), MOTUS_OK);
    CHECK_EQUAL(motus_timing_duration(&out, 2, &again), MOTUS_OK);
    CHECK_NEAR(again, length, 1e-9);
    for (int k = 0; k <= 20; k++) {
      double a = -1, b = -2;
      motus_timing_evaluate(&timing, length * k / 20, 2, &a, NULL);
      motus_timing_evaluate(&out, length * k / 20, 2, &b, NULL);
      CHECK_NEAR(b, a, 1e-9);
    }
  }
  /* Named curves report their control points. */
  motus_timing out = read_timing(&s, NULL);
  CHECK_EQUAL(out.type, MOTUS_TIMING_EASE_IN_OUT);
  CHECK_NEAR(out.control_1.x, .42, 0);
  CHECK_NEAR(out.control_2.x, .58, 0);
  out.struct_size = 3;
  CHECK_REFUSED(motus_property_animator_timing(s.animator, &out), STRUCT_SIZE,
                "motus_property_animator_timing");
  close(&s, 2);
}

/* TM-12: the spring's time runs along the cubic. */
static void a_composed_timing_is_a_spring_along_a_cubic(void) {
  scene s;
  motus_timing spring, pace, composed;
  double length = 0;
  open(&s);
  motus_timing_init(&spring, sizeof spring);
  spring.type = MOTUS_TIMING_SPRING;
  motus_timing_init(&pace, sizeof pace);
  pace.type = MOTUS_TIMING_EASE_IN;
  composed = spring;
  composed.type = MOTUS_TIMING_COMPOSED;
  composed.control_1 = (motus_point){.42, 0};
  composed.control_2 = (motus_point){1, 1};
  CHECK_EQUAL(motus_timing_duration(&composed, 9, &length), MOTUS_OK);
  CHECK_NEAR(length, 1.4727003346780927, 1e-12); /* TM-7 */
  motus_release(s.animator);
  CHECK_EQUAL(
      motus_property_animator_create(s.w.runtime, 1, &composed, &s.animator),
      MOTUS_OK);
  CHECK_NEAR(motus_property_animator_duration(s.animator), length, 0);
  motus_property_animator_add_animations(s.animator, fade, &s, destroyed);
  motus_property_animator_start(s.animator);
  for (int k = 0; k < 30; k++) {
    double at = 0, value = 0, before = 0, after = 0, rate = 0;
    const double t = length * k / 30, e = 1e-6;
    motus_timing_evaluate(&pace, t / length, 1, &at, NULL);
    motus_timing_evaluate(&spring, at * length, 1, &value, NULL);
    tick(&s, t);
    CHECK_NEAR(shown(&s), fmax(0, 1 - value), 1e-9);
    if (k == 0 || value >= 1)
      continue;
    motus_timing_evaluate(&composed, t - e, 1, &before, NULL);
    motus_timing_evaluate(&composed, t + e, 1, &after, NULL);
    motus_view_property_velocity(s.w.view, MOTUS_PROPERTY_ALPHA, &rate, 1);
    CHECK_NEAR(-rate, (after - before) / (2 * e), 1e-4);
  }
  /* PA-8: a spring is never mapped back. */
  motus_property_animator_pause(s.animator);
  double before = shown(&s), value = 0;
  motus_property_animator_continue(s.animator, NULL, 0);
  tick(&s, length * 29 / 30);
  CHECK_NEAR(shown(&s), before, 1e-9);
  CHECK_EQUAL(motus_timing_inverse(&composed, .5, 1, &value),
              MOTUS_ERROR_INVALID_ARGUMENT);
  tick(&s, 9);
  CHECK_NEAR(shown(&s), 0, 0);
  close(&s, 3);
}

static void to_100(void *user_data) {
  motus_view_set_center(((scene *)user_data)->w.view, (motus_point){100, 0});
}

static double shown_x(scene *s) {
  double center[2] = {-9, -9};
  motus_view_property(s->w.view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN,
                      center, 2);
  return center[0];
}

/* PA-4, PA-5, R-17: paused beyond its end, a curve that overshoots goes on
 * from there; scrubbed along a line, from the time to which it was brought. */
static void a_pause_in_an_overshoot_loses_no_time(void) {
  scene s;
  motus_timing timing;
  double there = 0;
  open(&s);
  motus_release(s.animator);
  motus_timing_init(&timing, sizeof timing);
  timing.type = MOTUS_TIMING_CUBIC;
  timing.control_1 = (motus_point){.3, .2};
  timing.control_2 = (motus_point){.4, 2};
  motus_property_animator_create(s.w.runtime, 1, &timing, &s.animator);
  motus_property_animator_add_animations(s.animator, to_100, &s, destroyed);
  motus_property_animator_start(s.animator);
  tick(&s, .75);
  motus_timing_evaluate(&timing, .75, 1, &there, NULL);
  CHECK(there > 1.05);
  CHECK_NEAR(shown_x(&s), 100 * there, 1e-9);
  motus_property_animator_pause(s.animator);
  tick(&s, 5);
  CHECK_NEAR(shown_x(&s), 100 * there, 1e-9);
  motus_property_animator_start(s.animator);
  CHECK_NEAR(fraction(&s), .75, 1e-12);
  tick(&s, 5.125);
  motus_timing_evaluate(&timing, .875, 1, &there, NULL);
  CHECK_NEAR(shown_x(&s), 100 * there, 1e-9);
  motus_property_animator_pause(s.animator);
  motus_property_animator_stop(s.animator, true);
  motus_view_set_center(s.w.view, (motus_point){0, 0});
  motus_property_animator_add_animations(s.animator, to_100, &s, destroyed);
  motus_property_animator_set_fraction_complete(s.animator, .5);
  motus_property_animator_start(s.animator);
  CHECK_NEAR(fraction(&s), .5, 1e-12);
  tick(&s, 5.5);
  CHECK_NEAR(fraction(&s), .875, 1e-12);
  tick(&s, 9);
  CHECK_EQUAL(state(&s), MOTUS_ANIMATING_INACTIVE);
  close(&s, 4);
}

static void glide(void *user_data) {
  scene *s = user_data;
  motus_view_set_center(s->w.view, (motus_point){250, 50});
}

static motus_view *hit(scene *s, double x) {
  return motus_view_hit_test(s->w.window, (motus_point){x, 50});
}

/* PA-24: touches find what an animator moves where it is seen, unless the host
 * looks for itself. Blocks keep to UA-8: model values. */
static void a_finger_catches_what_an_animator_moves_where_it_is_seen(void) {
  for (int manual = 0; manual < 2; manual++) {
    scene s;
    motus_view *knob = NULL;
    open(&s);
    motus_view_set_frame(s.w.view, (motus_rect){0, 0, 100, 100});
    motus_view_create(s.w.runtime, &knob);
    motus_view_set_frame(knob, (motus_rect){40, 40, 20, 20});
    motus_view_add_subview(s.w.view, knob);
    CHECK(!ANIMATOR_HAS(s.animator, is_manual_hit_testing_enabled));
    CHECK_EQUAL(ANIMATOR_SET(s.animator, is_manual_hit_testing_enabled, manual),
                MOTUS_OK);
    motus_release(s.animator);
    motus_timing timing = linear();
    motus_property_animator_create(s.w.runtime, 1, &timing, &s.animator);
    ANIMATOR_SET(s.animator, is_manual_hit_testing_enabled, manual);
    motus_property_animator_add_animations(s.animator, glide, &s, destroyed);
    motus_property_animator_start(s.animator);
    CHECK_REFUSED(
        ANIMATOR_SET(s.animator, is_manual_hit_testing_enabled, !manual),
        INVALID_STATE, "motus_property_animator_set_options");
    tick(&s, .25); /* seen at 100, going to 250 */
    CHECK(hit(&s, 100) == (manual ? s.w.window : knob));
    CHECK(hit(&s, 60) == (manual ? s.w.window : s.w.view));
    CHECK(hit(&s, 250) == (manual ? knob : s.w.window));
    motus_property_animator_pause(s.animator);
    tick(&s, .5);
    CHECK(hit(&s, 100) == (manual ? s.w.window : knob));
    motus_property_animator_stop(s.animator, false);
    CHECK(hit(&s, 100) == knob);
    motus_property_animator_finish(s.animator, MOTUS_POSITION_END);
    CHECK(hit(&s, 250) == knob);
    motus_release(knob);
    close(&s, 3);
  }
}

static void gone(void *user_data, bool finished) {
  (void)user_data;
  say(finished ? "gone" : "cut");
}

static void shrink(void *user_data) {
  scene *s = user_data;
  motus_view_set_corner_radius(s->w.window, 8);
}

static void take_away(void *user_data) {
  scene *s = user_data;
  motus_animation_options options;
  motus_animation_options_init(&options, sizeof options);
  options.timing = linear();
  options.duration = 1;
  CHECK_EQUAL(motus_runtime_perform_system_animation(
                  s->w.runtime, MOTUS_SYSTEM_ANIMATION_DELETE, &s->w.view, 1,
                  &options, shrink, s, gone, s, destroyed, NULL),
              MOTUS_OK);
}

static void views_are_taken_away_as_the_system_does(void) {
  scene s;
  open(&s);
  motus_view_set_alpha(s.w.view, .8);
  take_away(&s);
  tick(&s, .5);
  CHECK_NEAR(shown(&s), .4, 1e-12);
  CHECK(motus_view_superview(s.w.view) == s.w.window);
  tick(&s, 1);
  CHECK_TEXT(words, "gone");
  CHECK(motus_view_superview(s.w.view) == NULL);
  CHECK_NEAR(motus_view_alpha(s.w.view), .8, 0);
  CHECK_NEAR(motus_view_corner_radius(s.w.window), 8, 0);
  close(&s, 3);
}

static void what_an_animator_brings_back_stays(void) {
  scene s;
  open(&s);
  motus_release(s.animator);
  motus_timing timing = linear();
  motus_property_animator_create(s.w.runtime, 1, &timing, &s.animator);
  motus_property_animator_add_animations(s.animator, take_away, &s, NULL);
  motus_property_animator_set_fraction_complete(s.animator, .5);
  tick(&s, 0);
  CHECK_NEAR(shown(&s), .5, 1e-12);
  motus_property_animator_set_reversed(s.animator, true);
  motus_property_animator_start(s.animator);
  tick(&s, 1);
  tick(&s, 1);
  CHECK(motus_view_superview(s.w.view) == s.w.window);
  CHECK_NEAR(motus_view_alpha(s.w.view), 1, 0);
  CHECK_TEXT(words, "gone");
  motus_property_animator_add_animations(s.animator, take_away, &s, NULL);
  motus_property_animator_start(s.animator);
  tick(&s, 2);
  tick(&s, 2);
  CHECK(motus_view_superview(s.w.view) == NULL);
  CHECK_REFUSED(motus_runtime_perform_system_animation(s.w.runtime, 1, NULL, 0,
                                                       NULL, NULL, NULL, NULL,
                                                       NULL, NULL, NULL),
                INVALID_ARGUMENT, "motus_runtime_perform_system_animation");
  CHECK_REFUSED(motus_runtime_perform_system_animation(
                    s.w.runtime, MOTUS_SYSTEM_ANIMATION_DELETE, &s.w.window, 1,
                    NULL, NULL, NULL, NULL, NULL, NULL, NULL),
                INVALID_ARGUMENT, "motus_runtime_perform_system_animation");
  close(&s, 4);
}

CHECK_MAIN(TEST(a_timing_is_read_back),
           TEST(a_composed_timing_is_a_spring_along_a_cubic),
           TEST(a_pause_in_an_overshoot_loses_no_time),
           TEST(a_finger_catches_what_an_animator_moves_where_it_is_seen),
           TEST(views_are_taken_away_as_the_system_does),
           TEST(what_an_animator_brings_back_stays))
