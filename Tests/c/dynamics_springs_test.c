/* Springs, in attachments and snaps, against their closed form: what a host
 * asks for is what it gets (DY-14, DY-15, US-31). */
#include "dynamics_bodies.h"

/* x'' + 2 z w x' + w² x = 0 from 1 at rest. */
static double closed_form(double w, double z, double t) {
  if (z == 1)
    return (1 + w * t) * exp(-w * t);
  if (z > 1) {
    double fast = -w * (z + sqrt(z * z - 1)), slow = w * w / fast;
    return (fast * exp(slow * t) - slow * exp(fast * t)) / (fast - slow);
  }
  double d = w * sqrt(1 - z * z);
  return exp(-z * w * t) * (cos(d * t) + z * w / d * sin(d * t));
}

/* DY-14. Undamped it is exact for minutes; damped it is at most an eighth of a
 * step (1/240 s) ahead at its fastest; below .1 points it may rest. */
static void springs_follow_their_closed_form(void) {
  static const double cases[][3] = {{.5, 0, .001}, {2, 0, .001}, {20, 0, .002},
                                    {.5, .2, .1},  {2, .2, .1},  {5, .2, .1},
                                    {2, 1, .1},    {5, 1, .1},   {2, 2, .1}};
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    double w = 2 * PI * cases[i][0], z = cases[i][1], worst = 0;
    scene s = scene_open(false);
    motus_dynamic_item *item = body(&s, 150, 0);
    motus_attachment_behavior *tie = to_point(&s, item, MIDDLE, 0, 0);
    set_tie_length(tie, 100);
    soften(tie, cases[i][0], z);
    for (int frame = 1; frame <= 600 && running(&s); frame++) {
      run(&s, 1);
      double x = motus_dynamic_item_center(item).x;
      double off = fabs(x - 100 - 50 * closed_form(w, z, frame / 60.));
      worst = off > worst ? off : worst;
    }
    CHECK_NEAR(worst, 0, cases[i][2]);
    scene_close(&s);
  }
}

/* DY-14: the frequency is that of the distance, whatever the masses, and the
 * common middle stays. */
static void a_spring_of_two_items_has_its_frequency_at_any_masses(void) {
  static const double heights[] = {100, 400, 10, 10000};
  for (int i = 0; i < 4; i++) {
    scene s = scene_open(false);
    motus_dynamic_item *a = body(&s, 0, 0);
    motus_dynamic_item *b = turned(&s, 250, 0, 100, heights[i], 0);
    motus_attachment_behavior *tie = to_item(&s, a, MIDDLE, b, MIDDLE);
    set_tie_length(tie, 200);
    soften(tie, 1, 0);
    double mass = heights[i] / 100, middle = 250 * mass / (1 + mass);
    double worst = 0;
    for (int frame = 1; frame <= 120; frame++) {
      run(&s, 1);
      double x = motus_dynamic_item_center(a).x;
      double off = fabs(apart(a, b) - 200 - 50 * cos(2 * PI * frame / 60.));
      double drift = fabs((x + mass * (x + apart(a, b))) / (1 + mass) - middle);
      worst = off > worst ? off : worst;
      worst = drift > worst ? drift : worst;
    }
    CHECK_NEAR(worst, 0, .001);
    scene_close(&s);
  }
}

/* DY-14: springs on one item know of each other, in any order. */
static void springs_on_one_item_share_its_load(void) {
  static const double frequencies[] = {1, 3, 10, 30};
  for (int i = 0; i < 4; i++) {
    double f = frequencies[i], w = 2 * PI * f;
    scene s = scene_open(false);
    motus_dynamic_item *between = body(&s, 100, 500), *hung = body(&s, 0, 0);
    for (int side = 0; side < 2; side++) {
      motus_attachment_behavior *tie =
          to_point(&s, between, MIDDLE, 200 * side, 500);
      set_tie_length(tie, 50);
      soften(tie, f, .5);
      soften(to_point(&s, hung, MIDDLE, 0, -100), f, .5);
    }
    gravity(&s, &hung, 1);
    run_to_rest(&s, 600);
    check_place(between, 100, 500, .001);
    check_place(hung, 0, 500 / w / w, .006);
    scene_close(&s);
  }
  /* Three weights below each other. A spring between two items of mass 1 has
   * the reduced mass 1/2. */
  scene s = scene_open(false);
  motus_dynamic_item *items[3];
  for (int i = 0; i < 3; i++) {
    items[i] = body(&s, 0, 100 * (i + 1));
    soften(i ? to_item(&s, items[i - 1], MIDDLE, items[i], MIDDLE)
             : to_point(&s, items[0], MIDDLE, 0, 0),
           3, .7);
  }
  gravity(&s, items, 3);
  run_to_rest(&s, 600);
  double unit = 1000 / (36 * PI * PI);
  check_place(items[0], 0, 100 + 3 * unit, .1);
  check_place(items[1], 0, 200 + 7 * unit, .1);
  check_place(items[2], 0, 300 + 9 * unit, .1);
  scene_close(&s);
}

/* DY-14: a heap of springs, of which more than 64 are solved side by side. */
static void a_long_row_of_springs_hangs_as_it_should(void) {
  enum { count = 80 };
  scene s = scene_open(false);
  motus_dynamic_item *items[count];
  motus_item_behavior *p = NULL;
  for (int i = 0; i < count; i++)
    items[i] = turned(&s, 20 * i, 0, 10, 10, 0);
  p = properties(&s, items, count);
  set_resistance(p, 4);
  for (int i = 0; i + 1 < count; i++)
    soften(to_item(&s, items[i], MIDDLE, items[i + 1], MIDDLE), 8, 1);
  p = properties(&s, items, 1);
  set_anchored(p, true);
  p = properties(&s, items + count - 1, 1);
  set_anchored(p, true);
  motus_gravity_behavior *g = gravity(&s, items, count);
  motus_gravity_behavior_set_direction(g, (motus_vector){0, .2});
  run(&s, 2400);
  /* Two springs, each of w²/2 for the reduced mass, bear each item. */
  double stiffness = 64 * 4 * PI * PI / 2;
  for (int i = 2; i + 2 < count; i++) {
    double x = 0, y = 200;
    for (int side = -1; side <= 1; side += 2) {
      motus_point from = motus_dynamic_item_center(items[i]);
      motus_point to = motus_dynamic_item_center(items[i + side]);
      double length = hypot(to.x - from.x, to.y - from.y);
      x += stiffness * (length - 20) / length * (to.x - from.x);
      y += stiffness * (length - 20) / length * (to.y - from.y);
    }
    CHECK_NEAR(x, 0, 2.5);
    CHECK_NEAR(y, 0, 2.5);
  }
  scene_close(&s);
}

/* DY-14: settings that nobody needs do no harm. */
static void springs_of_any_stiffness_behave(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = body(&s, 150, 0);
  motus_attachment_behavior *tie = to_point(&s, item, MIDDLE, 0, 0);
  set_tie_length(tie, 100);
  soften(tie, 2, 100);
  run(&s, 60);
  /* The slow solution: exp(-w t / (2 z)). */
  check_place(item, 100 + 50 * exp(-2 * PI * 2 / 200), 0, .01);
  soften(tie, 1e6, 1);
  run(&s, 30);
  check_place(item, 100, 0, .001);
  soften(tie, 1e-9, 0);
  gravity(&s, &item, 1);
  run(&s, 30);
  check_place(item, 100, 125, .01);
  scene_close(&s);
}

/* DY-15: a snap is a spring of 3 Hz, for light and heavy items alike, and goes
 * straight. Its damping is the damping ratio. */
static void a_snap_is_a_spring_of_three_hertz(void) {
  static const double dampings[] = {.1, .5, 1};
  for (int i = 0; i < 3; i++) {
    scene s = scene_open(false);
    motus_dynamic_item *light = turned(&s, 100, 100, 20, 10, .6);
    motus_dynamic_item *heavy = turned(&s, 100, 100, 400, 300, .6);
    motus_dynamic_item *items[2] = {light, heavy};
    for (int k = 0; k < 2; k++)
      CHECK_EQUAL(motus_snap_behavior_set_damping_ratio(
                      snap(&s, items[k], 300, 200), dampings[i]),
                  MOTUS_OK);
    for (int frame = 1; frame <= 60; frame++) {
      run(&s, 1);
      double left = closed_form(6 * PI, dampings[i], frame / 60.);
      for (int k = 0; k < 2; k++) {
        check_place(items[k], 300 - 200 * left, 200 - 100 * left, 1);
        CHECK_NEAR(motus_dynamic_item_rotation(items[k]), .6 * left, .005);
      }
    }
    scene_close(&s);
  }
}

/* DY-15. */
static void two_snaps_meet_in_the_middle(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = body(&s, 0, 0);
  snap(&s, item, 100, 0);
  motus_snap_behavior *other = snap(&s, item, 0, 100);
  run_to_rest(&s, 300);
  check_place(item, 50, 50, .01);
  motus_dynamic_animator_remove_behavior(s.animator,
                                         (motus_dynamic_behavior *)other);
  CHECK(running(&s));
  run_to_rest(&s, 300);
  check_place(item, 100, 0, .01);
  scene_close(&s);
}

/* DY-15: upright by the shorter way; whole turns stay. */
static void a_snap_turns_by_the_shorter_way(void) {
  static const double cases[][2] = {
      {3, 0}, {-3, 0}, {3.5, 1}, {-7, -1}, {100, 16}};
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    scene s = scene_open(false);
    motus_dynamic_item *item = turned(&s, 0, 0, 100, 50, cases[i][0]);
    snap(&s, item, 0, 0);
    run_to_rest(&s, 300);
    CHECK_NEAR(motus_dynamic_item_rotation(item), 2 * PI * cases[i][1], .0001);
    scene_close(&s);
  }
}

/* DY-15: what is at rest starts anew, what is on its way keeps its velocity. */
static void a_new_snap_point_keeps_the_velocity(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = body(&s, 0, 0);
  motus_snap_behavior *n = snap(&s, item, 100, 0);
  run(&s, 5);
  double before = state_of(&s, item).velocity.dx;
  double x = motus_dynamic_item_center(item).x;
  motus_snap_behavior_set_point(n, (motus_point){-100, 0});
  CHECK_NEAR(motus_snap_behavior_point(n).x, -100, 0);
  s.time += 1. / 240;
  CHECK_EQUAL(motus_runtime_tick(s.w.runtime, s.time), MOTUS_OK);
  /* w² times the way, 2 z w times the velocity. */
  double pull = 36 * PI * PI * (x + 100) + 6 * PI * before;
  CHECK_NEAR(state_of(&s, item).velocity.dx, before - pull / 240, 20);
  run_to_rest(&s, 300);
  check_place(item, -100, 0, .01);
  gravity(&s, &item, 1);
  run_to_rest(&s, 300);
  check_place(item, -100, 1000 / (36 * PI * PI), .01);
  scene_close(&s);
}

CHECK_MAIN(TEST(springs_follow_their_closed_form),
           TEST(a_spring_of_two_items_has_its_frequency_at_any_masses),
           TEST(springs_on_one_item_share_its_load),
           TEST(a_long_row_of_springs_hangs_as_it_should),
           TEST(springs_of_any_stiffness_behave),
           TEST(a_snap_is_a_spring_of_three_hertz),
           TEST(two_snaps_meet_in_the_middle),
           TEST(a_snap_turns_by_the_shorter_way),
           TEST(a_new_snap_point_keeps_the_velocity))
