/* Paths: their lengths and directions, and views that follow them: played,
 * scrubbed, turned round, rolled back, retargeted, turned. */

#include "paths.h"

static double shown_angle(void) {
  double m[6] = {0};
  motus_view_property(w.view, MOTUS_PROPERTY_TRANSFORM, MOTUS_VALUE_SHOWN, m,
                      6);
  return atan2(m[1], m[0]);
}

static void expect_on(motus_path *path, double fraction, double x, double y,
                      double angle) {
  motus_point p;
  double a;
  CHECK_EQUAL(motus_path_point_at(path, fraction, &p, &a), MOTUS_OK);
  CHECK_NEAR(p.x, x, 1e-3);
  CHECK_NEAR(p.y, y, 1e-3);
  CHECK_NEAR(a, angle, 1e-4);
}

/* XT-9, XT-11, XT-12 */
static void lengths_and_directions_are_exact(void) {
  open();
  motus_path *path = hop();
  CHECK_NEAR(motus_path_length(path), 200, 1e-4);
  expect_on(path, 0, 0, 0, PI / 2);
  expect_on(path, .1, 1.462, 19.927, 1.41699);
  expect_on(path, .25, 10.589, 48.352, 1.07505);
  expect_on(path, .5, 50, 75, 0);
  expect_on(path, 1, 100, 0, -PI / 2);
  expect_on(path, -3, 0, 0, PI / 2);
  motus_release(path);
  /* A right angle, and a whole circle and a half: it turns on and on. */
  motus_path_segment bend[] = {line(30, 0), line(30, 10)};
  path = path_from(0, 0, bend, 2);
  CHECK_NEAR(motus_path_length(path), 40, 1e-9);
  expect_on(path, .5, 20, 0, 0);
  expect_on(path, .875, 30, 5, PI / 2);
  motus_release(path);
  motus_path_segment round = arc(0, 0, 3 * PI);
  path = path_from(50, 0, &round, 1);
  CHECK_NEAR(motus_path_length(path), 150 * PI, 1e-2);
  expect_on(path, 1.0 / 3, -50, 0, 1.5 * PI);
  expect_on(path, .5, 0, -50, 2 * PI);
  expect_on(path, 1, -50, 0, 3.5 * PI);
  motus_release(path);
  round = arc(0, 0, -PI);
  path = path_from(50, 0, &round, 1);
  expect_on(path, .5, 0, -50, -PI);
  motus_release(path);
  motus_path_segment quadratic = cubic(50, 100, 0, 0, 100, 0);
  quadratic.kind = MOTUS_PATH_QUADRATIC;
  path = path_from(0, 0, &quadratic, 1);
  expect_on(path, .5, 50, 50, 0);
  motus_release(path);
  /* A cusp: up to its tip, then down again. */
  motus_path_segment cusp = cubic(100, 100, 0, 100, 100, 0);
  path = path_from(0, 0, &cusp, 1);
  double a = 0;
  motus_point p;
  CHECK_EQUAL(motus_path_point_at(path, .5, &p, &a), MOTUS_OK);
  CHECK_NEAR(p.y, 75, 1e-6);
  CHECK_NEAR(fabs(sin(a)), 1, 1e-3);
  motus_release(path);
  /* A point has no length, and no direction. */
  motus_path_segment point = line(7, 7);
  path = path_from(7, 7, &point, 1);
  CHECK_NEAR(motus_path_length(path), 0, 0);
  expect_on(path, .5, 7, 7, 0);
  motus_release(path);
  world_close(&w);
}

/* XT-10, XT-11 */
static void a_view_runs_evenly_along_its_path(void) {
  open();
  motus_path *path = hop();
  begin(MOTUS_TIMING_LINEAR);
  follow(path, NULL);
  commit();
  motus_release(path);
  CHECK_NEAR(motus_view_center(w.view).x, 100, 0);
  expect_at(0, 0, 1e-9);
  motus_point last = shown();
  for (int i = 1; i <= 20; i++) {
    run(.05);
    motus_point p = shown();
    double way = hypot(p.x - last.x, p.y - last.y);
    CHECK(way > 9.85 && way < 10.0001);
    double v[2];
    motus_view_property_velocity(w.view, MOTUS_PROPERTY_CENTER, v, 2);
    if (i < 20)
      CHECK_NEAR(hypot(v[0], v[1]), 200, .05);
    if (i == 5)
      expect_at(10.589, 48.352, 1e-3);
    last = p;
  }
  expect_at(100, 0, 1e-9);
  run(.1);
  expect_at(100, 0, 0);
  CHECK(motus_runtime_is_idle(w.runtime));
  motus_follow_options o;
  motus_follow_options_init(&o, sizeof o);
  o.paces_by_segment = true;
  path = hop();
  begin(MOTUS_TIMING_LINEAR);
  follow(path, &o);
  commit();
  run(.25);
  expect_at(15.625, 56.25, 1e-9);
  motus_release(path);
  world_close(&w);
}

/* XT-10: additive as any other. */
static void a_new_target_on_the_way_keeps_value_and_velocity(void) {
  open();
  motus_path *path = hop();
  begin(MOTUS_TIMING_LINEAR);
  follow(path, NULL);
  commit();
  run(.4);
  motus_point before = shown();
  double v[2], u[2];
  motus_view_property_velocity(w.view, MOTUS_PROPERTY_CENTER, v, 2);
  begin(MOTUS_TIMING_EASE_IN_OUT);
  motus_view_set_center(w.view, (motus_point){300, 200});
  commit();
  expect_at(before.x, before.y, 1e-9);
  run(1e-7);
  expect_at(before.x, before.y, 1e-3);
  motus_view_property_velocity(w.view, MOTUS_PROPERTY_CENTER, u, 2);
  CHECK_NEAR(u[0], v[0], 1e-2);
  CHECK_NEAR(u[1], v[1], 1e-2);
  run(.3);
  /* A spring beyond the end goes on along the tangent: straight up. */
  run(2);
  expect_at(300, 200, 0);
  motus_animation_options o;
  motus_animation_options_init(&o, sizeof o);
  o.timing.type = MOTUS_TIMING_SPRING_RESPONSE;
  o.timing.spring_duration = .5;
  o.timing.damping_ratio = .3;
  CHECK_EQUAL(motus_runtime_begin_animation(w.runtime, &o), MOTUS_OK);
  follow(path, NULL);
  commit();
  double lowest = 0;
  for (int i = 0; i < 60; i++) {
    run(1 / 60.0);
    if (shown().y < lowest) {
      lowest = shown().y;
      CHECK_NEAR(shown().x, 100, 1e-6);
    }
  }
  CHECK(lowest < -30);
  motus_release(path);
  world_close(&w);
}

static motus_path *followed;
static motus_follow_options manner;

static void to_the_end(void *data) {
  (void)data;
  follow(followed, &manner);
}

/* XT-10: scrubbed, turned round, rolled back, stopped. */
static void an_animator_scrubs_and_turns_it_round(void) {
  open();
  followed = hop();
  motus_follow_options_init(&manner, sizeof manner);
  motus_timing linear;
  motus_timing_init(&linear, sizeof linear);
  linear.type = MOTUS_TIMING_LINEAR;
  motus_view_set_center(w.view, (motus_point){0, 0});
  motus_property_animator *a = NULL;
  CHECK_EQUAL(motus_property_animator_create(w.runtime, 1, &linear, &a),
              MOTUS_OK);
  motus_property_animator_add_animations(a, to_the_end, NULL, NULL);
  motus_property_animator_set_fraction_complete(a, .25);
  run(0);
  expect_at(10.589, 48.352, 1e-3);
  motus_property_animator_set_fraction_complete(a, .5);
  run(0);
  expect_at(50, 75, 1e-3);
  motus_property_animator_start(a);
  run(.25);
  expect_at(89.411, 48.352, 1e-3);
  motus_property_animator_set_reversed(a, true);
  motus_point turned = shown();
  run(1e-9);
  expect_at(turned.x, turned.y, 1e-5);
  run(.5);
  expect_at(10.589, 48.352, 1e-2);
  run(1);
  expect_at(0, 0, 0);
  CHECK_NEAR(motus_view_center(w.view).x, 0, 0);
  CHECK_NEAR(motus_view_center(w.view).y, 0, 0);
  motus_release(a);
  /* Stopped on its way it is where it is seen. */
  CHECK_EQUAL(motus_property_animator_create(w.runtime, 1, &linear, &a),
              MOTUS_OK);
  motus_property_animator_add_animations(a, to_the_end, NULL, NULL);
  motus_property_animator_start(a);
  run(.5);
  motus_property_animator_stop(a, true);
  CHECK_NEAR(motus_view_center(w.view).y, 75, 1e-3);
  expect_at(50, 75, 1e-3);
  run(1);
  expect_at(50, 75, 1e-3);
  motus_release(a);
  motus_release(followed);
  world_close(&w);
}

/* XT-12 */
static void a_view_turns_with_its_path(void) {
  open();
  motus_path *path = hop();
  motus_follow_options o;
  motus_follow_options_init(&o, sizeof o);
  o.orientation = MOTUS_ORIENT_TANGENT;
  begin(MOTUS_TIMING_LINEAR);
  follow(path, &o);
  commit();
  CHECK_NEAR(shown_angle(), PI / 2, 1e-9);
  run(.25);
  CHECK_NEAR(shown_angle(), 1.07505, 1e-4);
  run(.5);
  CHECK_NEAR(shown_angle(), -1.07505, 1e-4);
  run(.25);
  CHECK_NEAR(shown_angle(), 0, 0); /* upright again */
  run(.1);
  CHECK(motus_runtime_is_idle(w.runtime));
  o.keeps_orientation = true;
  o.orientation = MOTUS_ORIENT_REVERSED;
  o.angle = .2;
  begin(MOTUS_TIMING_LINEAR);
  follow(path, &o);
  commit();
  run(.5);
  CHECK_NEAR(fabs(shown_angle()), PI - .2, 1e-4);
  run(.6);
  CHECK_NEAR(shown_angle(), PI / 2 + .2, 1e-9);
  CHECK_NEAR(motus_view_transform(w.view).b, cos(.2), 1e-9);
  /* Without a block it is there at once. */
  CHECK_EQUAL(
      motus_view_set_transform(w.view, (motus_transform){1, 0, 0, 1, 0, 0}),
      MOTUS_OK);
  motus_view_set_center(w.view, (motus_point){1, 1});
  follow(path, &o);
  expect_at(100, 0, 0);
  CHECK_NEAR(shown_angle(), PI / 2 + .2, 1e-9);
  motus_release(path);
  world_close(&w);
}

CHECK_MAIN(TEST(lengths_and_directions_are_exact),
           TEST(a_view_runs_evenly_along_its_path),
           TEST(a_new_target_on_the_way_keeps_value_and_velocity),
           TEST(an_animator_scrubs_and_turns_it_round),
           TEST(a_view_turns_with_its_path))
