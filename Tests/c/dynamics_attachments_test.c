/* Attachments, measured (DY-14): soft and rigid, with friction and ranges. */
#include "dynamics.h"

static const double pi = 3.14159265358979323846;

static motus_attachment_behavior *tie(scene *s, motus_dynamic_item *item,
                                      motus_dynamic_item *other,
                                      motus_attachment_type type, double x,
                                      double y) {
  motus_attachment_behavior *made = NULL;
  motus_point at = {x, y};
  if (type == MOTUS_ATTACHMENT_PIN)
    tie_pinned(s->w.runtime, item, other, at, &made);
  else if (type == MOTUS_ATTACHMENT_FIXED)
    tie_fixed(s->w.runtime, item, other, at, &made);
  else
    tie_sliding(s->w.runtime, item, other, at, (motus_vector){1, 0}, &made);
  CHECK_EQUAL(tie_options(made).type, type);
  play(s, (motus_dynamic_behavior *)made);
  return made;
}

/* A torque of 1 slows a box of 100 by 100 by 6 radians/s², so that a spin of 3
 * lasts half a second and (3²/2)/6 radians. */
static void friction_stops_a_hinge_where_it_should(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 100, 100);
  motus_attachment_behavior *hinge =
      tie(&s, item, NULL, MOTUS_ATTACHMENT_PIN, 0, 0);
  CHECK_EQUAL(set_tie_friction(hinge, 1), MOTUS_OK);
  motus_item_behavior *turning = properties(&s, &item, 1);
  motus_item_behavior_add_angular_velocity(turning, item, 3);
  run(&s, 15);
  CHECK_NEAR(motus_item_behavior_angular_velocity(turning, item), 1.5, .03);
  run(&s, 30);
  CHECK_NEAR(motus_item_behavior_angular_velocity(turning, item), 0, 1e-6);
  CHECK_NEAR(motus_dynamic_item_rotation(item), .75, .01);
  CHECK_NEAR(tie_options(hinge).friction_torque, 1, 0);
  scene_close(&s);
}

static void a_range_stops_a_hinge_at_its_ends(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 100, 0, 100, 20);
  double lowest = 0, highest = 0;
  motus_attachment_behavior *hinge =
      tie(&s, item, NULL, MOTUS_ATTACHMENT_PIN, 50, 0);
  CHECK_EQUAL(set_tie_range(hinge, -.25, .5), MOTUS_OK);
  motus_gravity_behavior *down = gravity(&s, &item, 1);
  run(&s, 60);
  CHECK_NEAR(motus_dynamic_item_rotation(item), .5, .01);
  motus_gravity_behavior_set_direction(down, (motus_vector){0, -1});
  for (int frame = 0; frame < 60; frame++) {
    run(&s, 1);
    lowest = fmin(lowest, motus_dynamic_item_rotation(item));
    highest = fmax(highest, motus_dynamic_item_rotation(item));
  }
  CHECK_NEAR(motus_dynamic_item_rotation(item), -.25, .01);
  CHECK_NEAR(lowest, -.25, .01);
  CHECK_NEAR(highest, .5, .01);
  /* Without it the bar goes on. */
  CHECK_EQUAL(remove_tie_range(hinge), MOTUS_OK);
  run(&s, 20);
  CHECK(motus_dynamic_item_rotation(item) < -.5);
  scene_close(&s);
}

/* Hung up at its middle by a hinge of 2 Hz without damping, a box swings around
 * g/w² below: y = (g/w²) (1 - cos wt). */
static void a_soft_hinge_has_its_frequency(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 100, 100);
  motus_attachment_behavior *hinge =
      tie(&s, item, NULL, MOTUS_ATTACHMENT_PIN, 0, 0);
  double w = 2 * pi * 2, sag = 1000 / (w * w);
  CHECK_EQUAL(set_tie_frequency(hinge, 2), MOTUS_OK);
  gravity(&s, &item, 1);
  motus_item_behavior *turning = properties(&s, &item, 1);
  motus_item_behavior_add_angular_velocity(turning, item, 1);
  for (int frame = 1; frame <= 60; frame++) {
    run(&s, 1);
    CHECK_NEAR(y_of(item), sag * (1 - cos(w * frame / 60)), .02 * sag);
    CHECK_NEAR(motus_dynamic_item_rotation(item), frame / 60.0, 1e-3);
  }
  /* And rigid again: it comes back to its anchor and stays. */
  CHECK_EQUAL(set_tie_frequency(hinge, 0), MOTUS_OK);
  run(&s, 60);
  CHECK_NEAR(y_of(item), 0, .1);
  CHECK_NEAR(x_of(item), 0, .1);
  scene_close(&s);
}

/* A soft weld of 3 Hz and a damping ratio of .1, struck: place and angle both
 * follow (v0/wd) exp(-z w t) sin(wd t), wd = w sqrt(1 - z²). */
static void a_soft_weld_gives_way_in_place_and_angle(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 200, 100, 100, 100);
  motus_attachment_behavior *weld =
      tie(&s, item, NULL, MOTUS_ATTACHMENT_FIXED, 200, 100);
  double w = 2 * pi * 3, z = .1, wd = w * sqrt(1 - z * z);
  CHECK_EQUAL(set_tie_frequency(weld, 3), MOTUS_OK);
  CHECK_EQUAL(set_tie_damping(weld, z), MOTUS_OK);
  motus_item_behavior *struck = properties(&s, &item, 1);
  motus_item_behavior_add_linear_velocity(struck, item, (motus_vector){500, 0});
  motus_item_behavior_add_angular_velocity(struck, item, 4);
  for (int frame = 1; frame <= 60; frame++) {
    double t = frame / 60.0, swing = exp(-z * w * t) * sin(wd * t) / wd;
    run(&s, 1);
    CHECK_NEAR(x_of(item), 200 + 500 * swing, .5);
    CHECK_NEAR(y_of(item), 100, .01);
    CHECK_NEAR(motus_dynamic_item_rotation(item), 4 * swing, .004);
  }
  run(&s, 400);
  CHECK(!motus_dynamic_animator_is_running(s.animator));
  CHECK_NEAR(x_of(item), 200, .05);
  CHECK_NEAR(motus_dynamic_item_rotation(item), 0, 1e-3);
  scene_close(&s);
}

/* Two free boxes: their distance has the frequency, with the reduced mass. */
static void a_soft_weld_of_two_items_has_its_frequency(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[2] = {box(&s, 0, 0, 50, 50),
                                  box(&s, 100, 0, 50, 50)};
  motus_attachment_behavior *weld =
      tie(&s, items[0], items[1], MOTUS_ATTACHMENT_FIXED, 50, 0);
  double w = 2 * pi * 2;
  CHECK_EQUAL(set_tie_frequency(weld, 2), MOTUS_OK);
  motus_item_behavior *struck = properties(&s, items, 2);
  motus_item_behavior_add_linear_velocity(struck, items[1],
                                          (motus_vector){200, 0});
  for (int frame = 1; frame <= 45; frame++) {
    double t = frame / 60.0;
    run(&s, 1);
    CHECK_NEAR(x_of(items[1]) - x_of(items[0]), 100 + 200 / w * sin(w * t),
               .02 * 200 / w);
    CHECK_NEAR(x_of(items[1]) + x_of(items[0]), 100 + 200 * t, .05);
  }
  scene_close(&s);
}

/* The same two, rigid: one body, which turns about its common middle. */
static void fixed_items_move_as_one(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[2] = {box(&s, 0, 0, 50, 50),
                                  box(&s, 100, 0, 50, 50)};
  tie(&s, items[0], items[1], MOTUS_ATTACHMENT_FIXED, 50, 0);
  motus_item_behavior *struck = properties(&s, items, 2);
  motus_item_behavior_add_linear_velocity(struck, items[1],
                                          (motus_vector){0, 100});
  /* m = .25 each, I = 2 (m 2500/6 + m 2500); L = m 100 50 about the middle. */
  double spin = .25 * 100 * 50 / (2 * .25 * (2500.0 / 6 + 2500));
  run(&s, 60);
  CHECK_NEAR(motus_dynamic_item_rotation(items[0]), spin, .02);
  CHECK_NEAR(motus_dynamic_item_rotation(items[1]), spin, .02);
  CHECK_NEAR(
      hypot(x_of(items[1]) - x_of(items[0]), y_of(items[1]) - y_of(items[0])),
      100, .1);
  CHECK_NEAR(y_of(items[0]) + y_of(items[1]), 100, .1);
  scene_close(&s);
}

static void a_rope_is_slack_until_it_is_taut(void) {
  scene s = scene_open(false);
  motus_vector none = {0, 0};
  motus_dynamic_item *items[2] = {box(&s, 0, 0, 20, 20),
                                  box(&s, 100, 0, 20, 20)};
  motus_attachment_behavior *rope = NULL;
  tie_by_rope(s.w.runtime, items[0], none, items[1], none, &rope);
  CHECK_EQUAL(set_tie_length(rope, 150), MOTUS_OK);
  play(&s, (motus_dynamic_behavior *)rope);
  set_anchored(properties(&s, &items[0], 1), true);
  motus_item_behavior *flying = properties(&s, &items[1], 1);
  motus_item_behavior_add_linear_velocity(flying, items[1],
                                          (motus_vector){100, 0});
  run(&s, 24); /* slack: nothing holds it yet */
  CHECK_NEAR(x_of(items[1]), 140, .05);
  run(&s, 36); /* taut: it does not spring back */
  CHECK_NEAR(x_of(items[1]), 150, .3);
  CHECK_NEAR(motus_item_behavior_linear_velocity(flying, items[1]).dx, 0, .5);
  motus_item_behavior_add_linear_velocity(flying, items[1],
                                          (motus_vector){-60, 0});
  run(&s, 30);
  CHECK_NEAR(x_of(items[1]), 120, .5);
  scene_close(&s);
}

/* A length of 0 is a length like any other: that which is not given is taken
 * from where the item is. */
static void a_spring_without_length_draws_its_item_to_the_anchor(void) {
  const double lengths[] = {0, .5, NAN}, ends[] = {300, 299.5, 0};
  for (int i = 0; i < 3; i++) {
    scene s = scene_open(false);
    motus_dynamic_item *item = box(&s, 0, 0, 40, 40);
    motus_attachment_behavior *spring = NULL;
    motus_attachment_options options;
    motus_attachment_options_init(&options, sizeof options);
    options.type = MOTUS_ATTACHMENT_ANCHOR;
    options.item = item;
    options.anchor = (motus_point){300, 0};
    options.length = lengths[i];
    options.frequency = 2;
    options.damping_ratio = .3;
    CHECK_EQUAL(
        motus_attachment_behavior_create(s.w.runtime, &options, &spring),
        MOTUS_OK);
    play(&s, (motus_dynamic_behavior *)spring);
    run(&s, 240);
    CHECK_NEAR(x_of(item), ends[i], .1);
    scene_close(&s);
  }
}

static void what_cannot_be_set_is_refused(void) {
  scene s = scene_open(false);
  motus_vector none = {0, 0};
  motus_dynamic_item *items[2] = {box(&s, 0, 0, 20, 20),
                                  box(&s, 100, 0, 20, 20)};
  motus_attachment_behavior *rope = NULL, *slide;
  tie_by_rope(s.w.runtime, items[0], none, items[1], none, &rope);
  slide = tie(&s, items[0], NULL, MOTUS_ATTACHMENT_SLIDING, 0, 0);
  CHECK_REFUSED(set_tie_frequency(rope, 2), INVALID_ARGUMENT,
                "motus_attachment_behavior_set_options");
  CHECK_REFUSED(set_tie_damping(slide, 1), INVALID_ARGUMENT,
                "motus_attachment_behavior_set_options");
  CHECK_REFUSED(set_tie_length(slide, 1), INVALID_ARGUMENT,
                "motus_attachment_behavior_set_options");
  CHECK_REFUSED(set_tie_range(rope, -1, 1), INVALID_ARGUMENT,
                "motus_attachment_behavior_set_options");
  CHECK_REFUSED(set_tie_range(slide, 1, 2), INVALID_ARGUMENT,
                "motus_attachment_behavior_set_options");
  CHECK_REFUSED(set_tie_friction(slide, 1), INVALID_ARGUMENT,
                "motus_attachment_behavior_set_options");
  CHECK_EQUAL(motus_dynamic_behavior_item_count((motus_dynamic_behavior *)rope),
              2);
  report_clear();
  scene_close(&s);
}

CHECK_MAIN(TEST(friction_stops_a_hinge_where_it_should),
           TEST(a_range_stops_a_hinge_at_its_ends),
           TEST(a_soft_hinge_has_its_frequency),
           TEST(a_soft_weld_gives_way_in_place_and_angle),
           TEST(a_soft_weld_of_two_items_has_its_frequency),
           TEST(fixed_items_move_as_one),
           TEST(a_rope_is_slack_until_it_is_taut),
           TEST(a_spring_without_length_draws_its_item_to_the_anchor),
           TEST(what_cannot_be_set_is_refused))
