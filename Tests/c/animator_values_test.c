/* What the blocks of an animator say of their values: velocities of springs,
 * colour spaces. */
#include "animator_options.h"
#include "animator_scene.h"

static const double target[] = {300, -40};
static double velocity[] = {500, 20};

/* A spring of mass 1, stiffness 100, damping 10: w is its damped frequency. */
static double remaining(double t, double way, double v) {
  const double w = sqrt(75);
  return exp(-5 * t) * (way * cos(w * t) + (5 * way + v) / w * sin(w * t));
}

static motus_timing spring(void) {
  motus_timing timing;
  motus_timing_init(&timing, sizeof timing);
  timing.type = MOTUS_TIMING_SPRING;
  return timing;
}

static void place(scene *s, double *out) {
  CHECK_EQUAL(motus_view_property(s->w.view, MOTUS_PROPERTY_CENTER,
                                  MOTUS_VALUE_SHOWN, out, 2),
              MOTUS_OK);
}

static void rate(scene *s, double *out) {
  CHECK_EQUAL(
      motus_view_property_velocity(s->w.view, MOTUS_PROPERTY_CENTER, out, 2),
      MOTUS_OK);
}

static void fling(void *user_data) {
  scene *s = user_data;
  CHECK_EQUAL(
      motus_view_set_property(s->w.view, MOTUS_PROPERTY_CENTER, target, 2),
      MOTUS_OK);
  s->status = motus_view_set_property_velocity(s->w.view, MOTUS_PROPERTY_CENTER,
                                               velocity, 2);
}

static void open_spring(scene *s) {
  motus_timing timing = spring();
  open(s);
  motus_release(s->animator);
  CHECK_EQUAL(
      motus_property_animator_create(s->w.runtime, 1, &timing, &s->animator),
      MOTUS_OK);
  CHECK_EQUAL(
      motus_property_animator_add_animations(s->animator, fling, s, destroyed),
      MOTUS_OK);
}

/* UA-14: each component has its own velocity. */
static void a_spring_begins_with_the_velocity_of_a_finger(void) {
  scene s;
  double now[2], v[2];
  open_spring(&s);
  CHECK_EQUAL(motus_property_animator_start(s.animator), MOTUS_OK);
  CHECK_EQUAL(s.status, MOTUS_OK);
  for (int frame = 0; frame <= 60; frame++) {
    double t = frame / 60.;
    tick(&s, t);
    place(&s, now);
    for (int i = 0; i < 2; i++)
      CHECK_NEAR(now[i], target[i] + remaining(t, 0 - target[i], velocity[i]),
                 1e-9);
    if (frame == 0) {
      rate(&s, v);
      CHECK_NEAR(v[0], 500, 1e-9);
      CHECK_NEAR(v[1], 20, 1e-9);
    }
  }
  tick(&s, 2);
  place(&s, now);
  CHECK_NEAR(now[0], 300, 0);
  close(&s, 3);
}

/* PA-8: paused it stays where it is, turned round it comes home, from what is
 * shown; nothing jumps. */
static void it_is_paused_reversed_and_sought(void) {
  scene s;
  double before[2], now[2];
  open_spring(&s);
  motus_property_animator_start(s.animator);
  tick(&s, .125);
  place(&s, before);
  motus_property_animator_pause(s.animator);
  tick(&s, .25);
  place(&s, now);
  CHECK_NEAR(now[0], before[0], 1e-9);
  motus_property_animator_set_reversed(s.animator, true);
  motus_property_animator_start(s.animator);
  tick(&s, .25);
  place(&s, now);
  CHECK_NEAR(now[0], before[0], 1e-9);
  tick(&s, .251);
  place(&s, now);
  CHECK_NEAR(now[0], before[0], .5);
  motus_property_animator_seek(s.animator, .5);
  tick(&s, .251);
  place(&s, now);
  CHECK_NEAR(now[0], 300 + remaining(.5, -300, 500), 1e-9);
  tick(&s, 9);
  place(&s, now);
  CHECK_NEAR(now[0], 0, 0);
  close(&s, 3);
}

/* In a group the velocity comes when its member's time does. */
static void a_member_has_its_velocity_in_its_time(void) {
  scene s;
  double now[2];
  motus_property_animator *group = NULL, *members[2];
  motus_timing timing = linear();
  open_spring(&s);
  motus_property_animator_create(s.w.runtime, 1, &timing, &members[0]);
  members[1] = s.animator;
  CHECK_EQUAL(motus_property_animator_create_group(
                  s.w.runtime, MOTUS_ANIMATORS_SEQUENCE, 0, members, 2, &group),
              MOTUS_OK);
  motus_property_animator_start(group);
  tick(&s, 1);
  place(&s, now);
  CHECK_NEAR(now[0], 0, 0);
  tick(&s, 1.25);
  place(&s, now);
  CHECK_NEAR(now[0], 300 + remaining(.25, -300, 500), 1e-9);
  motus_property_animator_set_reversed(group, true);
  tick(&s, 1.5);
  place(&s, now);
  CHECK_NEAR(now[0], 0, 1e-9);
  motus_release(members[0]);
  motus_release(group);
  close(&s, 3);
}

static void without_a_spring_there_is_no_velocity(void) {
  scene s;
  open(&s);
  CHECK_EQUAL(
      motus_property_animator_add_animations(s.animator, fling, &s, destroyed),
      MOTUS_OK);
  motus_property_animator_start(s.animator);
  CHECK_EQUAL(s.status, MOTUS_ERROR_INVALID_STATE);
  motus_property_animator_stop(s.animator, true);
  close(&s, 3);
}

static void to_blue(void *user_data) {
  const double blue[] = {0, 0, 1, 1};
  scene *s = user_data;
  CHECK_EQUAL(motus_view_set_property(s->w.view,
                                      MOTUS_PROPERTY_BACKGROUND_COLOR, blue, 4),
              MOTUS_OK);
}

/* The colour half way from red to blue. */
static void check_half_way(motus_color_space space, motus_color_space property,
                           double red, double green) {
  scene s;
  double shown[4] = {1, 0, 0, 1};
  open(&s);
  motus_view_set_property(s.w.view, MOTUS_PROPERTY_BACKGROUND_COLOR, shown, 4);
  CHECK_EQUAL(ANIMATOR_HAS(s.animator, color_space),
              MOTUS_COLOR_SPACE_UNSPECIFIED);
  CHECK_EQUAL(motus_runtime_set_property_color_space(
                  s.w.runtime, MOTUS_PROPERTY_BACKGROUND_COLOR, property),
              MOTUS_OK);
  CHECK_EQUAL(ANIMATOR_SET(s.animator, color_space, space), MOTUS_OK);
  CHECK_EQUAL(ANIMATOR_HAS(s.animator, color_space), space);
  motus_property_animator_add_animations(s.animator, to_blue, &s, destroyed);
  motus_property_animator_set_fraction_complete(s.animator, .5);
  tick(&s, 0);
  motus_view_property(s.w.view, MOTUS_PROPERTY_BACKGROUND_COLOR,
                      MOTUS_VALUE_SHOWN, shown, 4);
  CHECK_NEAR(shown[0], red, 1e-3);
  CHECK_NEAR(shown[1], green, 1e-3);
  CHECK_REFUSED(ANIMATOR_SET(s.animator, color_space, space == 0 ? 1 : 0),
                INVALID_STATE, "motus_property_animator_set_options");
  close(&s, 3);
}

static void an_animator_and_a_property_have_a_colour_space(void) {
  check_half_way(MOTUS_COLOR_SPACE_UNSPECIFIED, MOTUS_COLOR_SPACE_SRGB, .5, 0);
  check_half_way(MOTUS_COLOR_SPACE_LINEAR_SRGB, MOTUS_COLOR_SPACE_SRGB, .735357,
                 0);
  check_half_way(MOTUS_COLOR_SPACE_OKLAB, MOTUS_COLOR_SPACE_LINEAR_SRGB,
                 .549614, .325381);
  check_half_way(MOTUS_COLOR_SPACE_UNSPECIFIED, MOTUS_COLOR_SPACE_OKLAB,
                 .549614, .325381);
  check_half_way(MOTUS_COLOR_SPACE_SRGB, MOTUS_COLOR_SPACE_OKLAB, .5, 0);
  scene s;
  open(&s);
  CHECK_REFUSED(ANIMATOR_SET(s.animator, color_space, 4), INVALID_ARGUMENT,
                "motus_property_animator_set_options");
  CHECK_REFUSED(
      motus_runtime_set_property_color_space(s.w.runtime, MOTUS_PROPERTY_ALPHA,
                                             MOTUS_COLOR_SPACE_LINEAR_SRGB),
      INVALID_ARGUMENT, "motus_runtime_set_property_color_space");
  close(&s, 2);
}

CHECK_MAIN(TEST(a_spring_begins_with_the_velocity_of_a_finger),
           TEST(it_is_paused_reversed_and_sought),
           TEST(a_member_has_its_velocity_in_its_time),
           TEST(without_a_spring_there_is_no_velocity),
           TEST(an_animator_and_a_property_have_a_colour_space))
