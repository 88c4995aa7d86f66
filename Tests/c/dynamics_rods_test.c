/* Rods, ropes, hinges and slides: periods, chains, loops, great differences of
 * mass, changes while playing (DY-14). */
#include "dynamics_bodies.h"

/* DY-14. The period is the complete elliptic integral's, the greatest one, for
 * g = 1000 points/s². */
static void a_pendulum_has_its_period(void) {
  static const double cases[][3] = {{50, 5, 1.4056319509},
                                    {50, 90, 1.6583348055},
                                    {100, 30, 2.0215075004},
                                    {200, 60, 3.0155619092},
                                    {200, 90, 3.3166696110}};
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    double length = cases[i][0], angle = cases[i][1] * PI / 180;
    scene s = scene_open(false);
    motus_dynamic_item *item =
        turned(&s, length * sin(angle), length * cos(angle), 20, 20, 0);
    to_point(&s, item, MIDDLE, 0, 0);
    gravity(&s, &item, 1);
    double last = 1, first = 0, time = 0, worst = 0;
    for (int crossings = 0; crossings < 5 && s.time < 20;) {
      run(&s, 1);
      motus_point p = motus_dynamic_item_center(item);
      double off = fabs(hypot(p.x, p.y) - length);
      worst = off > worst ? off : worst;
      if (last * p.x < 0) {
        time = s.time - p.x / (p.x - last) / 60;
        first = crossings++ ? first : time;
      }
      last = p.x;
    }
    CHECK_NEAR((time - first) / 2, cases[i][2], .0005 * cases[i][2]);
    CHECK_NEAR(worst, 0, .05);
    scene_close(&s);
  }
}

/* DY-14: T = 2 pi sqrt(I / (m g d)), with the inertia about the hinge and the
 * first correction for the angle, 1 + a²/16. */
static void a_hinged_item_has_the_period_of_its_inertia(void) {
  double angle = 5 * PI / 180;
  scene s = scene_open(false);
  motus_dynamic_item *item =
      turned(&s, 50 * sin(angle), 50 * cos(angle), 100, 100, -angle);
  pin(&s, item, NULL, 0, 0);
  gravity(&s, &item, 1);
  double wanted =
      2 * PI * sqrt((1e4 / 6 + 2500) / 5e4) * (1 + angle * angle / 16);
  double last = 1, first = 0, time = 0;
  for (int crossings = 0; crossings < 5 && s.time < 10;) {
    run(&s, 1);
    double x = motus_dynamic_item_center(item).x;
    if (last * x < 0) {
      time = s.time - x / (x - last) / 60;
      first = crossings++ ? first : time;
    }
    last = x;
  }
  CHECK_NEAR((time - first) / 2, wanted, .0005 * wanted);
  scene_close(&s);
}

/* How far the last link of six comes beyond the chain's reach while a weight at
 * its end swings down: rods between middles, rods off the middle, hinges. */
static double overreach(int kind, double density) {
  scene s = scene_open(false);
  motus_dynamic_item *items[6];
  double reach = kind == 0 ? 360 : kind == 1 ? 360 + 11 * hypot(5, 5) : 330;
  motus_vector offset = {kind == 1 ? 5 : 0, kind == 1 ? 5 : 0};
  motus_vector other = {-offset.dx, -offset.dy};
  for (int i = 0; i < 6; i++)
    items[i] = kind == 2 ? turned(&s, 60 * i + 30, 0, 60, 10, 0)
                         : turned(&s, 60 * (i + 1), 0, 20, 20, 0);
  for (int i = 0; i < 6; i++) {
    if (kind == 2)
      pin(&s, items[i], i ? items[i - 1] : NULL, 60 * i, 0);
    else if (i)
      to_item(&s, items[i], other, items[i - 1], offset);
    else
      to_point(&s, items[0], other, 0, 0);
  }
  motus_item_behavior *p = properties(&s, items + 5, 1);
  CHECK_EQUAL(set_density(p, density), MOTUS_OK);
  gravity(&s, items, 6);
  double worst = 0;
  for (int frame = 0; frame < 300; frame++) {
    run(&s, 1);
    motus_point end = motus_dynamic_item_center(items[5]);
    double over = hypot(end.x, end.y) - reach;
    worst = over > worst ? over : worst;
  }
  scene_close(&s);
  return worst;
}

/* DY-14: a weight of any size at the end of a chain of light links. */
static void a_chain_holds_any_weight(void) {
  static const double densities[] = {1, 100, 3000, 1e4, 1e6};
  for (int kind = 0; kind < 3; kind++)
    for (int i = 0; i < 5; i++)
      CHECK_NEAR(overreach(kind, densities[i]), 0, .2);
}

/* DY-14, US-28: planks that overlap at their hinges hang as a chain, though
 * all collide. */
static void hinges_inside_both_items_do_not_fight_contacts(void) {
  scene s = scene_open(false);
  motus_dynamic_item *planks[6];
  for (int i = 0; i < 6; i++)
    planks[i] = turned(&s, 60 * i + 30, 0, 80, 16, 0);
  motus_collision_behavior *c = NULL;
  motus_collision_behavior_create(s.w.runtime, planks, 6, &c);
  play(&s, (motus_dynamic_behavior *)c);
  for (int i = 0; i < 6; i++)
    pin(&s, planks[i], i ? planks[i - 1] : NULL, 60 * i, 0);
  gravity(&s, planks, 6);
  for (int frame = 0; frame < 300; frame++) {
    run(&s, 1);
    motus_dynamic_item_state state = state_of(&s, planks[5]);
    CHECK(hypot(state.velocity.dx, state.velocity.dy) < 3000);
    CHECK(hypot(state.center.x, state.center.y) < 331);
  }
  scene_close(&s);
}

/* DY-14: a rod has the length that is seen: of views in the coordinates of the
 * reference view, of groups from their middle. */
static void lengths_are_those_in_the_animator(void) {
  scene s = scene_open(true);
  motus_view *parent = world_view(&s.w, s.w.window);
  motus_view_set_bounds(parent, (motus_rect){0, 0, 200, 200});
  motus_view_set_center(parent, (motus_point){200, 300});
  motus_view *view = world_view(&s.w, parent);
  motus_view_set_bounds(view, (motus_rect){0, 0, 50, 50});
  motus_view_set_center(view, (motus_point){100, 100});
  motus_dynamic_item *nested = (motus_dynamic_item *)view;
  motus_dynamic_item *members[2] = {body(&s, 0, 0), body(&s, 100, 0)};
  motus_dynamic_item *group = NULL;
  CHECK_EQUAL(motus_dynamic_item_create_group(s.w.runtime, members, 2, &group),
              MOTUS_OK);
  motus_attachment_behavior *rod = to_point(&s, nested, MIDDLE, 200, 200);
  CHECK_NEAR(tie_options(rod).length, 100, 1e-9);
  rod = to_point(&s, group, MIDDLE, 50, -100);
  CHECK_NEAR(tie_options(rod).length, 100, 1e-9);
  motus_dynamic_item *both[] = {nested, group};
  gravity(&s, both, 2);
  run(&s, 30);
  CHECK_NEAR(motus_view_center(view).y, 100, .01);
  check_place(group, 50, 0, .01);
  scene_close(&s);
}

/* DY-14: a ring of eight, hung up at one of them. */
static void a_ring_of_rods_keeps_its_lengths(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[8];
  motus_attachment_behavior *rods[8];
  for (int i = 0; i < 8; i++)
    items[i] =
        turned(&s, 200 * cos(i * PI / 4), 200 * sin(i * PI / 4), 20, 20, 0);
  for (int i = 0; i < 8; i++)
    rods[i] = to_item(&s, items[i], MIDDLE, items[(i + 1) % 8], MIDDLE);
  to_point(&s, items[6], MIDDLE, 0, -300);
  gravity(&s, items, 8);
  double worst = 0;
  for (int frame = 0; frame < 300; frame++) {
    run(&s, 1);
    for (int i = 0; i < 8; i++) {
      double length = tie_options(rods[i]).length;
      double off = fabs(apart(items[i], items[(i + 1) % 8]) / length - 1);
      worst = off > worst ? off : worst;
    }
  }
  CHECK_NEAR(worst, 0, .005);
  scene_close(&s);
}

/* DY-14: a parallelogram of hinges; its long side never turns. */
static void four_bars_stay_a_parallelogram(void) {
  scene s = scene_open(false);
  motus_dynamic_item *bars[3] = {turned(&s, 0, 50, 20, 100, 0),
                                 turned(&s, 100, 100, 200, 20, 0),
                                 turned(&s, 200, 50, 20, 100, 0)};
  pin(&s, bars[0], NULL, 0, 0);
  pin(&s, bars[0], bars[1], 0, 100);
  pin(&s, bars[1], bars[2], 200, 100);
  pin(&s, bars[2], NULL, 200, 0);
  gravity(&s, bars, 3);
  launch(&s, bars[1], 300, 0, 0);
  double least = 1e9, most = -1e9;
  for (int frame = 0; frame < 300; frame++) {
    run(&s, 1);
    CHECK_NEAR(motus_dynamic_item_rotation(bars[1]), 0, .0001);
    double x = motus_dynamic_item_center(bars[1]).x;
    least = x < least ? x : least;
    most = x > most ? x : most;
  }
  CHECK(most - least > 50);
  scene_close(&s);
}

/* DY-14: what two items on a rope share when it is taut is their momentum; a
 * shorter rope draws them together and gives them none. */
static void a_rope_shares_momentum_and_adds_none(void) {
  scene s = scene_open(false);
  motus_dynamic_item *a = body(&s, 0, 0), *b = body(&s, 300, 0);
  motus_attachment_behavior *rope = NULL;
  CHECK_EQUAL(tie_by_rope(s.w.runtime, a, MIDDLE, b, MIDDLE, &rope), MOTUS_OK);
  tied(&s, rope);
  CHECK_EQUAL(set_tie_length(rope, 400), MOTUS_OK);
  launch(&s, b, 120, 0, 0);
  run(&s, 30);
  check_place(a, 0, 0, 0);
  run(&s, 90);
  CHECK_NEAR(state_of(&s, a).velocity.dx, 60, .01);
  CHECK_NEAR(state_of(&s, b).velocity.dx, 60, .01);
  CHECK_NEAR(apart(a, b), 400, .01);
  CHECK_EQUAL(set_tie_length(rope, 200), MOTUS_OK);
  run(&s, 60);
  CHECK_NEAR(apart(a, b), 200, .1);
  CHECK_NEAR(state_of(&s, a).velocity.dx, 60, .01);
  CHECK_NEAR(state_of(&s, b).velocity.dx, 60, .01);
  scene_close(&s);
}

/* DY-14, DY-29: at its anchor an item is on a hinge; with a length
 * again it goes away from there, downwards if it is exactly there. */
static void a_rod_without_length_is_a_hinge_until_it_has_one(void) {
  scene s = scene_open(false);
  motus_dynamic_item *near = body(&s, 0, 0), *item = body(&s, 1000, 0);
  motus_attachment_behavior *hinge =
      to_point(&s, near, (motus_vector){0, 50}, .5, 50);
  CHECK_EQUAL(tie_options(hinge).type, MOTUS_ATTACHMENT_ANCHOR);
  launch(&s, near, 0, 0, 1);
  run(&s, 30);
  motus_dynamic_item_state state = state_of(&s, near);
  CHECK_NEAR(state.center.x - 50 * sin(state.rotation), .5, .6);
  CHECK_NEAR(state.center.y + 50 * cos(state.rotation), 50, .6);
  CHECK(state.angular_velocity > .3);
  motus_attachment_behavior *rod = to_point(&s, item, MIDDLE, 1100, 0);
  set_tie_length(rod, 0);
  run(&s, 60);
  check_place(item, 1100, 0, .001);
  CHECK_NEAR(state_of(&s, item).velocity.dx, 0, .01);
  set_tie_length(rod, 80);
  run(&s, 60);
  check_place(item, 1100, 80, .01);
  scene_close(&s);
}

/* DY-14: an item moved by its anchor has the anchor's velocity, also when the
 * hand lets go, and also when it is held at its side. */
static void an_item_that_is_dragged_flies_on(void) {
  static const double sides[] = {0, 30};
  for (int i = 0; i < 2; i++) {
    scene s = scene_open(false);
    motus_dynamic_item *item = body(&s, 0, 0);
    properties(&s, &item, 1);
    motus_attachment_behavior *hand =
        to_point(&s, item, (motus_vector){sides[i], 0}, sides[i], 0);
    for (int frame = 1; frame <= 30; frame++) {
      motus_point finger = {sides[i] + 5 * frame, 0};
      CHECK_EQUAL(motus_attachment_behavior_set_anchor_point(hand, finger),
                  MOTUS_OK);
      run(&s, 1);
      check_place(item, 5 * frame, 0, .01);
    }
    motus_dynamic_animator_remove_behavior(s.animator,
                                           (motus_dynamic_behavior *)hand);
    run(&s, 60);
    check_place(item, 150 + 300, 0, .1);
    scene_close(&s);
  }
}

/* DY-14: two settings before a frame are one move, which resumes. */
static void the_last_anchor_before_a_frame_counts(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = body(&s, 0, 0);
  motus_attachment_behavior *hand = to_point(&s, item, MIDDLE, 0, 0);
  run_to_rest(&s, 60);
  motus_attachment_behavior_set_anchor_point(hand, (motus_point){500, 0});
  motus_attachment_behavior_set_anchor_point(hand, (motus_point){50, 0});
  CHECK_NEAR(motus_attachment_behavior_anchor_point(hand).x, 50, 0);
  CHECK(running(&s));
  run(&s, 1);
  check_place(item, 50, 0, .01);
  CHECK_NEAR(state_of(&s, item).velocity.dx, 3000, 1);
  run_to_rest(&s, 60);
  check_place(item, 50, 0, .01);
  scene_close(&s);
}

/* DY-7: every setting that moves something resumes. */
static void settings_of_ties_resume(void) {
  scene s = scene_open(false);
  motus_dynamic_item *a = body(&s, 100, 0), *b = body(&s, 100, 500);
  motus_dynamic_item *c = body(&s, 100, 1000);
  motus_attachment_behavior *rod = to_point(&s, a, MIDDLE, 0, 0);
  motus_attachment_behavior *weld = NULL;
  CHECK_EQUAL(tie_fixed(s.w.runtime, b, NULL, (motus_point){0, 500}, &weld),
              MOTUS_OK);
  tied(&s, weld);
  motus_attachment_behavior *rail =
      slide(&s, c, NULL, 100, 1000, (motus_vector){5, 0});
  run_to_rest(&s, 60);
  set_tie_length(rod, 130);
  CHECK(running(&s));
  run_to_rest(&s, 120);
  check_place(a, 130, 0, .01);
  soften(rod, 3, 1);
  set_tie_length(rod, 60);
  CHECK(running(&s));
  run_to_rest(&s, 120);
  check_place(a, 60, 0, .1);
  motus_attachment_behavior_set_anchor_point(weld, (motus_point){200, 600});
  CHECK(running(&s));
  run_to_rest(&s, 120);
  check_place(b, 300, 600, .01);
  set_tie_range(rail, 0, 10);
  run_to_rest(&s, 120);
  check_place(c, 100, 1000, .01);
  motus_attachment_behavior_set_anchor_point(rail, (motus_point){300, 1100});
  CHECK(running(&s));
  run_to_rest(&s, 120);
  /* Into its range as seen from there. */
  CHECK_NEAR(motus_dynamic_item_center(c).x, 305, 5.01);
  CHECK_NEAR(motus_dynamic_item_center(c).y, 1100, .01);
  scene_close(&s);
}

/* DY-14: down a line, a = g sin. The end of the range stops it, and it rests.
 * */
static void a_slide_goes_down_its_line(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = turned(&s, 0, 0, 100, 100, .3);
  motus_attachment_behavior *rail =
      slide(&s, item, NULL, 0, 0, (motus_vector){30, 40});
  gravity(&s, &item, 1);
  run(&s, 60);
  check_place(item, 240, 320, 2);
  CHECK_NEAR(state_of(&s, item).velocity.dy, 640, .1);
  set_tie_range(rail, -50, 600);
  run_to_rest(&s, 120);
  check_place(item, 360, 480, .01);
  CHECK_NEAR(motus_dynamic_item_rotation(item), .3, .0001);
  scene_close(&s);
}

/* DY-14: a range counts how the item moves against the other one. */
static void a_range_is_that_of_the_first_item(void) {
  for (int swapped = 0; swapped < 2; swapped++) {
    scene s = scene_open(false);
    motus_dynamic_item *item = body(&s, 0, 0), *still = body(&s, 0, 300);
    motus_item_behavior *p = properties(&s, &still, 1);
    set_anchored(p, true);
    motus_attachment_behavior *rail =
        slide(&s, swapped ? still : item, swapped ? item : still, 0, 0,
              (motus_vector){1, 0});
    set_tie_range(rail, -10, 70);
    launch(&s, item, 200, 0, 0);
    run(&s, 60);
    check_place(item, swapped ? 10 : 70, 0, .01);
    launch(&s, item, -200, 0, 0);
    run(&s, 60);
    check_place(item, swapped ? -70 : -10, 0, .01);
    scene_close(&s);
  }
}

CHECK_MAIN(TEST(a_pendulum_has_its_period),
           TEST(a_hinged_item_has_the_period_of_its_inertia),
           TEST(a_chain_holds_any_weight),
           TEST(hinges_inside_both_items_do_not_fight_contacts),
           TEST(lengths_are_those_in_the_animator),
           TEST(a_ring_of_rods_keeps_its_lengths),
           TEST(four_bars_stay_a_parallelogram),
           TEST(a_rope_shares_momentum_and_adds_none),
           TEST(a_rod_without_length_is_a_hinge_until_it_has_one),
           TEST(an_item_that_is_dragged_flies_on),
           TEST(the_last_anchor_before_a_frame_counts),
           TEST(settings_of_ties_resume), TEST(a_slide_goes_down_its_line),
           TEST(a_range_is_that_of_the_first_item))
