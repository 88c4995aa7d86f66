/* Nudges and flings: velocities without a target (docs/RULES.md, VL-5, VL-6). */
#include "values.h"

static motus_timing spring(double response, double ratio) {
  motus_timing timing;
  motus_timing_init(&timing, sizeof timing);
  timing.type = MOTUS_TIMING_SPRING_RESPONSE;
  timing.spring_duration = response;
  timing.damping_ratio = ratio;
  return timing;
}

static motus_animation *nudge(value_world *w, motus_value *v, double velocity,
                              const motus_timing *timing) {
  motus_animation *animation = NULL;
  CHECK_EQUAL(motus_value_nudge(v, &velocity, 1, timing, value_ended, w, NULL,
                                &animation),
              MOTUS_OK);
  return animation;
}

/* x = v / d exp(-z w t) sin(d t), w = 2 pi / .5, d = w sqrt(1 - z^2): the
 * figures are those of that formula. */
static void a_nudge_swings_out_and_back(void) {
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0);
  motus_timing s = spring(.5, .5);
  CHECK(motus_is_alive(nudge(&w, v, 1000, &s)));
  CHECK_NEAR(value_speed(v), 1000, 1e-9);
  CHECK_NEAR(motus_value_number(v), 0, 0);
  value_tick(&w, .096225);
  CHECK_NEAR(motus_value_number(v), 43.472617, 1e-5);
  value_tick(&w, .1);
  CHECK_NEAR(motus_value_number(v), 43.424477, 1e-5);
  CHECK_NEAR(value_model(v), 0, 0);
  value_tick(&w, 5);
  CHECK_NEAR(motus_value_number(v), 0, 0);
  CHECK_EQUAL(w.finished, 1);
  value_world_close(&w);
}

/* From then on less than a thousandth of v / w is left; before it more was. */
static void a_nudge_rests_once_a_thousandth_is_left(void) {
  static const double ratios[] = {.05, .2, .5, .9, 1, 1.4};
  for (int i = 0; i < 6; i++) {
    value_world w = value_world_open();
    motus_value *v = value_of(&w, 0);
    motus_timing s = spring(.5, ratios[i]);
    const double frequency = 2 * pi / .5, velocity = 1000;
    motus_animation *animation = nudge(&w, v, velocity, &s);
    double last = 0;
    int frames = 0;
    while (motus_is_alive(animation) && frames < 100000) {
      double was = fabs(motus_value_number(v)) * frequency / velocity;
      last = fmax(was, .9 * last);
      frames += 1;
      value_tick(&w, frames / 2000.);
    }
    CHECK(last >= .0009 && last <= .0012);
    CHECK_NEAR(motus_value_number(v), 0, 0);
    value_world_close(&w);
  }
}

static void a_nudge_is_added_to_the_velocity_that_there_is(void) {
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0);
  motus_animation_options o = value_spring(.5, 1);
  motus_timing s = spring(.5, .5);
  value_animate(&w, &o, v, 100);
  value_tick(&w, .1);
  double place = motus_value_number(v), speed = value_speed(v);
  nudge(&w, v, -300, &s);
  CHECK_NEAR(motus_value_number(v), place, 1e-12);
  CHECK_NEAR(value_speed(v), speed - 300, 1e-9);
  value_tick(&w, 6);
  CHECK_NEAR(motus_value_number(v), 100, 0);
  CHECK_EQUAL(w.finished, 2);
  value_world_close(&w);
}

/* In the words of blocks: a velocity for what the block leaves where it is. */
static void blocks_nudge_what_they_do_not_set(void) {
  world w = world_open();
  motus_animation_options o = value_spring(.5, .5), linear = value_linear(1);
  const double velocity[2] = {1000, 0};
  motus_runtime_begin_animation(w.runtime, &o);
  CHECK_EQUAL(motus_view_set_property_velocity(w.view, MOTUS_PROPERTY_CENTER,
                                               velocity, 2),
              MOTUS_OK);
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  motus_runtime_tick(w.runtime, .1);
  double center[2];
  motus_view_property(w.view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  CHECK_NEAR(center[0], 43.424477, 1e-5);
  CHECK_NEAR(center[1], 0, 0);
  motus_runtime_begin_animation(w.runtime, &linear);
  CHECK_REFUSED(motus_view_set_property_velocity(w.view, MOTUS_PROPERTY_CENTER,
                                                 velocity, 2),
                INVALID_STATE, "motus_view_set_property_velocity");
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  CHECK_EQUAL(motus_view_nudge(w.view, MOTUS_PROPERTY_CENTER, velocity, 2, NULL,
                               NULL, NULL, NULL, NULL),
              MOTUS_OK);
  motus_runtime_tick(w.runtime, 5);
  CHECK_NEAR(motus_view_center(w.view).x, 0, 0);
  CHECK(motus_runtime_is_idle(w.runtime) ||
        motus_runtime_needs_tick(w.runtime));
  world_close(&w);
}

static void only_springs_nudge(void) {
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0);
  motus_timing linear = spring(.5, 1);
  linear.type = MOTUS_TIMING_LINEAR;
  double velocity = 10;
  CHECK_REFUSED(
      motus_value_nudge(v, &velocity, 1, &linear, value_ended, &w, NULL, NULL),
      INVALID_ARGUMENT, "motus_value_nudge");
  value_tick(&w, 1);
  CHECK_EQUAL(w.ends, 0);
  motus_runtime_set_animation_enabled(w.runtime, false);
  CHECK(nudge(&w, v, 10, NULL) == NULL);
  value_tick(&w, 2);
  CHECK_EQUAL(w.finished, 1);
  CHECK_NEAR(motus_value_number(v), 0, 0);
  value_world_close(&w);
}

static motus_fling_options flinging(void) {
  motus_fling_options o;
  CHECK_EQUAL(motus_fling_options_init(&o, sizeof o), MOTUS_OK);
  return o;
}

static motus_animation *fling(value_world *w, motus_value *v, double velocity,
                              const motus_fling_options *o) {
  motus_animation *animation = NULL;
  CHECK_EQUAL(
      motus_value_fling(v, &velocity, 1, o, value_ended, w, NULL, &animation),
      MOTUS_OK);
  return animation;
}

static void a_fling_goes_where_momentum_goes(void) {
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 50);
  motus_decay decay = {.rate = .998, .start = 50, .velocity = 1000};
  double end, duration, place, speed;
  motus_decay_projected_end(&decay, &end, &duration);
  CHECK_NEAR(end, 50 + 494.01, 1e-9);
  fling(&w, v, 1000, NULL);
  CHECK_NEAR(value_model(v), end, 1e-9);
  CHECK_NEAR(motus_value_number(v), 50, 0);
  for (double t = .1; t < duration; t += .3) {
    value_tick(&w, t);
    motus_decay_evaluate(&decay, t, &place, &speed);
    CHECK_NEAR(motus_value_number(v), place, 1e-6);
    CHECK_NEAR(value_speed(v), speed, 1e-3);
  }
  value_tick(&w, duration);
  CHECK_NEAR(motus_value_number(v), end, 1e-9);
  CHECK_EQUAL(w.finished, 1);
  value_tick(&w, 4);
  CHECK(motus_runtime_is_idle(w.runtime));
  value_world_close(&w);
}

static void a_fling_that_is_caught_gives_place_and_velocity(void) {
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0);
  fling(&w, v, 2000, NULL);
  value_tick(&w, .2);
  double place = motus_value_number(v), speed = value_speed(v);
  CHECK(speed > 1000);
  motus_animation_options o = value_spring(.4, 1);
  value_animate(&w, &o, v, 0);
  CHECK_NEAR(motus_value_number(v), place, 1e-9);
  CHECK_NEAR(value_speed(v), speed, 1e-6);
  value_tick(&w, 9);
  CHECK_NEAR(motus_value_number(v), 0, 0);
  fling(&w, v, 2000, NULL);
  value_tick(&w, 9.2);
  place = motus_value_number(v);
  CHECK_NEAR(place, 2000 * .499 * (1 - exp(-.2 * -1000 * log(.998))), 1e-6);
  motus_value_stop(v);
  CHECK_NEAR(motus_value_number(v), place, 1e-9);
  CHECK_NEAR(value_speed(v), 0, 0);
  value_tick(&w, 10);
  CHECK_EQUAL(w.ends, 3);
  CHECK_EQUAL(w.finished, 2);
  value_world_close(&w);
}

/* A critical spring of frequency sqrt(120) takes it back; the figures are those
 * of a scroller at its edge. */
static void a_fling_bounces_at_its_bounds_and_rests_on_them(void) {
  value_world w = value_world_open();
  motus_value *v = value_of(&w, 0);
  motus_fling_options o = flinging();
  double low = -1000, high = 60;
  o.minimums = &low;
  o.maximums = &high;
  o.minimum_count = o.maximum_count = 1;
  fling(&w, v, 3125, &o);
  CHECK_NEAR(value_model(v), 60, 0);
  value_tick(&w, .110886);
  CHECK_NEAR(motus_value_number(v), 60 + 100.908, .01);
  value_tick(&w, .789);
  CHECK(motus_value_is_moving(v));
  value_tick(&w, .7902);
  CHECK(!motus_value_is_moving(v));
  CHECK_NEAR(motus_value_number(v), 60, 0);
  double beyond = 100;
  motus_value_jump(v, &beyond, 1);
  fling(&w, v, 0, &o);
  value_tick(&w, .9);
  CHECK(motus_value_number(v) < 100 && motus_value_number(v) > 60);
  value_tick(&w, 4);
  CHECK_NEAR(motus_value_number(v), 60, 0);
  CHECK_EQUAL(w.finished, 2);
  value_world_close(&w);
}

/* From beyond an edge with a push inwards it goes on inside. */
static void a_fling_back_over_an_edge_goes_on(void) {
  value_world w = value_world_open();
  motus_value *v = value_of(&w, -40);
  motus_fling_options o = flinging();
  double low = 0;
  o.minimums = &low;
  o.minimum_count = 1;
  fling(&w, v, 2000, &o);
  CHECK_NEAR(value_model(v), 583.702, .001);
  value_tick(&w, .025611);
  CHECK_NEAR(motus_value_number(v), 0, .01);
  CHECK_NEAR(value_speed(v), 1179.744, 3);
  value_tick(&w, 9);
  CHECK_NEAR(motus_value_number(v), 583.702, .001);
  value_world_close(&w);
}

static void a_fling_rests_at_the_place_nearest_to_its_end(void) {
  value_world w = value_world_open();
  motus_fling_options o = flinging();
  double rests[] = {0, 0, 400, 0, 400, 300}, velocity[2] = {1000, 10}, place[2];
  motus_value *v;
  motus_value_create(w.runtime, NULL, NULL, 2, &v);
  o.rests = rests;
  o.rest_count = 6;
  CHECK_EQUAL(motus_value_fling(v, velocity, 2, &o, NULL, NULL, NULL, NULL),
              MOTUS_OK);
  motus_value_read(v, MOTUS_VALUE_MODEL, place, 2);
  CHECK_NEAR(place[0], 400, 0);
  CHECK_NEAR(place[1], 0, 0);
  value_tick(&w, .05);
  double before[2], speed[2];
  motus_value_read(v, MOTUS_VALUE_SHOWN, before, 2);
  motus_value_velocity(v, speed, 2);
  value_tick(&w, .05 + 1e-5);
  motus_value_read(v, MOTUS_VALUE_SHOWN, place, 2);
  CHECK_NEAR(place[0], before[0] + speed[0] * 1e-5, 1e-5);
  value_tick(&w, 9);
  motus_value_read(v, MOTUS_VALUE_SHOWN, place, 2);
  CHECK_NEAR(place[0], 400, 0);
  CHECK_NEAR(place[1], 0, 0);
  o.rest_count = 5;
  CHECK_REFUSED(motus_value_fling(v, velocity, 2, &o, NULL, NULL, NULL, NULL),
                INVALID_ARGUMENT, "motus_value_fling");
  motus_release(v);
  value_world_close(&w);
}

/* A hundredth of the unit is a point: everything happens a hundred times
 * smaller, in the same time. */
static void a_value_says_what_of_it_is_a_point(void) { /* VL-12 */
  value_world w = value_world_open();
  motus_value *points = value_of(&w, 0), *scale, *angle;
  motus_value_options o;
  motus_value_options_init(&o, sizeof o);
  o.point = .01;
  motus_value_create(w.runtime, &o, NULL, 1, &scale);
  o.point = 0;
  o.kind = MOTUS_PROPERTY_KIND_ANGLE;
  motus_value_create(w.runtime, &o, NULL, 1, &angle);
  fling(&w, points, 500, NULL);
  fling(&w, scale, 5, NULL);
  fling(&w, angle, 5, NULL);
  for (int frame = 1; frame < 200; frame++) {
    value_tick(&w, frame / 60.);
    CHECK_NEAR(motus_value_number(scale), motus_value_number(points) / 100,
               1e-9);
    CHECK_NEAR(motus_value_number(angle), motus_value_number(points) / 100,
               1e-9);
    CHECK_EQUAL(motus_value_is_moving(scale), motus_value_is_moving(points));
  }
  CHECK_EQUAL(w.finished, 3);
  motus_release(scale);
  motus_release(angle);
  value_world_close(&w);
}

static void a_view_is_flung_along_each_axis_at_its_own_rate(void) {
  world w = world_open();
  motus_fling_options o = flinging();
  double rates[2] = {.998, .99}, velocity[2] = {1000, 1000};
  o.rates = rates;
  o.rate_count = 2;
  motus_animation *animation;
  CHECK_EQUAL(motus_view_fling(w.view, MOTUS_PROPERTY_CENTER, velocity, 2, &o,
                               NULL, NULL, NULL, &animation),
              MOTUS_OK);
  motus_runtime_tick(w.runtime, .46);
  CHECK(motus_is_alive(animation));
  CHECK_NEAR(motus_view_center(w.view).x, 494.01, 1e-9);
  CHECK_NEAR(motus_view_center(w.view).y, 98.01, 1e-9);
  double center[2];
  motus_view_property(w.view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, center,
                      2);
  CHECK_NEAR(center[0], 499 * (1 - pow(.998, 460)), 1e-6);
  CHECK_NEAR(center[1], 98.01, 1e-9);
  CHECK_EQUAL(motus_animation_cancel(animation, MOTUS_POSITION_CURRENT),
              MOTUS_OK);
  CHECK_NEAR(motus_view_center(w.view).x, center[0], 1e-9);
  CHECK_REFUSED(motus_view_fling(w.view, MOTUS_PROPERTY_TRANSFORM,
                                 (double[6]){0}, 6, NULL, NULL, NULL, NULL,
                                 NULL),
                INVALID_ARGUMENT, "motus_view_fling");
  motus_runtime_begin_animation(w.runtime, NULL);
  CHECK_REFUSED(motus_view_fling(w.view, MOTUS_PROPERTY_CENTER, velocity, 2,
                                 NULL, NULL, NULL, NULL, NULL),
                INVALID_STATE, "motus_view_fling");
  motus_runtime_commit_animation(w.runtime, NULL, NULL, NULL, NULL);
  world_close(&w);
}

CHECK_MAIN(TEST(a_nudge_swings_out_and_back),
           TEST(a_nudge_rests_once_a_thousandth_is_left),
           TEST(a_nudge_is_added_to_the_velocity_that_there_is),
           TEST(blocks_nudge_what_they_do_not_set), TEST(only_springs_nudge),
           TEST(a_fling_goes_where_momentum_goes),
           TEST(a_fling_that_is_caught_gives_place_and_velocity),
           TEST(a_fling_bounces_at_its_bounds_and_rests_on_them),
           TEST(a_fling_back_over_an_edge_goes_on),
           TEST(a_fling_rests_at_the_place_nearest_to_its_end),
           TEST(a_value_says_what_of_it_is_a_point),
           TEST(a_view_is_flung_along_each_axis_at_its_own_rate))
