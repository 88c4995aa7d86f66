#include "dynamics.h"

static motus_field_behavior *field(scene *s, const motus_field_options *options,
                                   motus_dynamic_item **items, size_t count) {
  motus_field_behavior *made = NULL;
  CHECK_EQUAL(
      motus_field_behavior_create(s->w.runtime, options, items, count, &made),
      MOTUS_OK);
  play(s, (motus_dynamic_behavior *)made);
  return made;
}

/* The velocity after a frame in a field of strength 1, times 60: the
 * acceleration in points/s² of 100 by 100 points at (300, 400). */
static motus_vector acceleration(motus_field_type type, motus_vector direction,
                                 double falloff, double charge, double density,
                                 motus_vector velocity) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 300, 400, 100, 100);
  motus_field_options options;
  motus_field_options_init(&options, sizeof options);
  options.type = type;
  options.direction = direction;
  options.falloff = falloff;
  field(&s, &options, &item, 1);
  motus_item_behavior *p = properties(&s, &item, 1);
  set_charge(p, charge);
  set_density(p, density);
  motus_item_behavior_add_linear_velocity(p, item, velocity);
  run(&s, 1);
  motus_vector after = motus_item_behavior_linear_velocity(p, item);
  scene_close(&s);
  after.dx = (after.dx - velocity.dx) * 60;
  after.dy = (after.dy - velocity.dy) * 60;
  return after;
}

/* Nearly: the item moves a little during the frame. */
static void check_near(motus_vector got, double x, double y) {
  CHECK_NEAR(got.dx, x, .015 * fabs(x) + .05);
  CHECK_NEAR(got.dy, y, .015 * fabs(y) + .05);
}

/* Figures of DY-30, measured on the original. */
/* DY-17. */
static void fields_accelerate_as_measured(void) {
  motus_vector none = {0, 0}, way = {3, 4}, right = {100, 0};
  check_near(acceleration(MOTUS_FIELD_LINEAR_GRAVITY, way, 0, 0, 1, none), 300,
             400);
  check_near(acceleration(MOTUS_FIELD_LINEAR_GRAVITY, way, 0, 0, 2, none), 300,
             400);
  check_near(acceleration(MOTUS_FIELD_RADIAL_GRAVITY, none, 2, 0, 1, none),
             -2.4, -3.2);
  check_near(acceleration(MOTUS_FIELD_SPRING, none, 0, 0, 1, none), -300, -400);
  check_near(acceleration(MOTUS_FIELD_SPRING, none, 0, 0, 2, none), -150, -200);
  check_near(acceleration(MOTUS_FIELD_VORTEX, none, 0, 0, 1, none), -80, 60);
  /* The mean of a frame: v goes from 100 to 100 / (1 + 1 / 60). */
  check_near(acceleration(MOTUS_FIELD_DRAG, none, 0, 0, 1, right), -98.36, 0);
  check_near(acceleration(MOTUS_FIELD_ELECTRIC, none, 0, 2, 1, none), 24, 32);
  check_near(acceleration(MOTUS_FIELD_MAGNETIC, none, 0, 1, 1, right), 0, -20);
  check_near(acceleration(MOTUS_FIELD_VELOCITY, way, 0, 0, 1, none), 300 * 60,
             400 * 60);
}

static void noise_is_the_same_in_every_run(void) {
  motus_vector none = {0, 0}, right = {100, 0};
  motus_vector first = acceleration(MOTUS_FIELD_NOISE, none, 0, 0, 1, none);
  motus_vector second = acceleration(MOTUS_FIELD_NOISE, none, 0, 0, 1, none);
  CHECK(first.dx != 0 && first.dy != 0);
  CHECK_NEAR(first.dx, second.dx, 0);
  CHECK(acceleration(MOTUS_FIELD_TURBULENCE, none, 0, 0, 1, none).dx == 0);
  CHECK(acceleration(MOTUS_FIELD_TURBULENCE, none, 0, 0, 1, right).dx != 0);
}

static void a_field_acts_in_its_region(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[2] = {box(&s, 0, 0, 10, 10),
                                  box(&s, 60, 0, 10, 10)};
  motus_region *disc = NULL, *outside = NULL;
  motus_field_options options, read;
  motus_field_options_init(&options, sizeof options);
  options.type = MOTUS_FIELD_LINEAR_GRAVITY;
  options.direction = (motus_vector){0, 1};
  motus_region_create(s.w.runtime, MOTUS_REGION_DISC,
                      (motus_size){2 * 50, 2 * 50}, &disc);
  motus_region_combine(disc, MOTUS_REGION_INVERSE, NULL, &outside);
  options.region = disc;
  motus_field_behavior *f = field(&s, &options, items, 2);
  run(&s, 30);
  CHECK_NEAR(y_of(items[0]), 12.5, .15);
  CHECK_NEAR(y_of(items[1]), 0, 0);
  read.struct_size = sizeof read;
  CHECK_EQUAL(motus_field_behavior_get_options(f, &read), MOTUS_OK);
  CHECK(read.region == disc);
  CHECK_EQUAL(read.type, MOTUS_FIELD_LINEAR_GRAVITY);
  CHECK_NEAR(read.direction.dy, 1, 0);
  CHECK_NEAR(read.minimum_radius, .01, 0);
  read.region = outside;
  CHECK_EQUAL(motus_field_behavior_set_options(f, &read), MOTUS_OK);
  /* The field retains its region. */
  CHECK_EQUAL(motus_release(disc), MOTUS_OK);
  CHECK_EQUAL(motus_release(outside), MOTUS_OK);
  CHECK(!motus_is_alive(disc) && motus_is_alive(outside));
  run(&s, 30);
  CHECK(y_of(items[1]) > 10);
  motus_dynamic_animator_remove_all_behaviors(s.animator);
  CHECK(!motus_is_alive(outside));
  scene_close(&s);
}

static void regions_are_combined(void) {
  world w = world_open();
  motus_region *disc, *box, *both, *either, *rest, *all, *none;
  motus_region_create(w.runtime, MOTUS_REGION_DISC,
                      (motus_size){2 * 10, 2 * 10}, &disc);
  motus_region_create(w.runtime, MOTUS_REGION_BOX, (motus_size){40, 4}, &box);
  motus_region_combine(disc, MOTUS_REGION_INTERSECTION, box, &both);
  motus_region_combine(disc, MOTUS_REGION_UNION, box, &either);
  motus_region_combine(disc, MOTUS_REGION_DIFFERENCE, box, &rest);
  motus_region_create(w.runtime, MOTUS_REGION_INFINITE, (motus_size){0, 0},
                      &all);
  motus_region_combine(all, MOTUS_REGION_INVERSE, NULL, &none);
  motus_point in_both = {1, 1}, in_disc = {0, 9}, in_box = {19, 1},
              out = {19, 9};
  CHECK(motus_region_contains(both, in_both));
  CHECK(!motus_region_contains(both, in_disc));
  CHECK(motus_region_contains(either, in_disc));
  CHECK(motus_region_contains(either, in_box));
  CHECK(!motus_region_contains(either, out));
  CHECK(motus_region_contains(rest, in_disc));
  CHECK(!motus_region_contains(rest, in_both));
  CHECK(motus_region_contains(all, out) && !motus_region_contains(none, out));
  CHECK_EQUAL(reported.count, 0);
  world_close(&w);
}

static void boundaries_stay_with_their_behavior(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, -150, 100, 100);
  motus_collision_behavior *c = floor_at(&s, 0, &item, 1);
  motus_dynamic_behavior *behavior = (motus_dynamic_behavior *)c;
  motus_point bowl[3] = {{-200, -100}, {0, 0}, {200, -100}}, read[2];
  size_t count;
  CHECK_EQUAL(motus_collision_behavior_add_boundary(c, 3, bowl, 3, false),
              MOTUS_OK);
  CHECK_EQUAL(motus_collision_behavior_boundary_count(c), 2);
  CHECK_EQUAL(motus_collision_behavior_boundary_at(c, 0), 7);
  CHECK_EQUAL(motus_collision_behavior_boundary_at(c, 1), 3);
  CHECK_EQUAL(motus_collision_behavior_boundary_points(c, 3, read, 2, &count),
              MOTUS_OK);
  CHECK_EQUAL(count, 3);
  CHECK_NEAR(read[0].x, -200, 0);
  CHECK_NEAR(read[1].y, 0, 0);
  CHECK_EQUAL(motus_collision_behavior_remove_boundary(c, 3), MOTUS_OK);
  gravity(&s, &item, 1);
  run(&s, 2);
  motus_retain(behavior);
  motus_dynamic_animator_remove_behavior(s.animator, behavior);
  CHECK_EQUAL(motus_collision_behavior_boundary_count(c), 1);
  play(&s, behavior);
  run(&s, 120);
  CHECK_NEAR(y_of(item), -50, .05);
  CHECK_EQUAL(motus_collision_behavior_remove_all_boundaries(c), MOTUS_OK);
  CHECK_EQUAL(motus_collision_behavior_boundary_count(c), 0);
  run(&s, 30);
  CHECK(y_of(item) > 0);
  scene_close(&s);
}

static void a_mode_says_what_collides(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[2] = {box(&s, 0, -100, 100, 100),
                                  box(&s, 0, -300, 100, 100)};
  motus_collision_behavior *c = floor_at(&s, 0, items, 2);
  CHECK_EQUAL(motus_collision_behavior_mode(c), MOTUS_COLLISION_EVERYTHING);
  CHECK_EQUAL(motus_collision_behavior_set_mode(c, MOTUS_COLLISION_BOUNDARIES),
              MOTUS_OK);
  gravity(&s, items, 2);
  run(&s, 90);
  CHECK_NEAR(y_of(items[0]), -50, .05);
  CHECK_NEAR(y_of(items[1]), -50, .05);
  scene_close(&s);
}

static void an_anchored_item_is_a_wall(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[2] = {box(&s, 0, 0, 100, 20),
                                  box(&s, 30, -100, 40, 40)};
  gravity(&s, items, 2);
  motus_collision_behavior *c = NULL;
  motus_collision_behavior_create(s.w.runtime, items, 2, &c);
  play(&s, (motus_dynamic_behavior *)c);
  CHECK_EQUAL(set_anchored(properties(&s, items, 1), true), MOTUS_OK);
  motus_item_behavior *upright = properties(&s, &items[1], 1);
  CHECK_EQUAL(set_allows_rotation(upright, false), MOTUS_OK);
  CHECK_EQUAL(set_resistance(upright, .5), MOTUS_OK);
  run(&s, 90);
  CHECK_NEAR(y_of(items[0]), 0, 0);
  CHECK_NEAR(y_of(items[1]), -30, .05);
  CHECK_NEAR(motus_dynamic_item_rotation(items[1]), 0, 0);
  scene_close(&s);
}

CHECK_MAIN(TEST(fields_accelerate_as_measured),
           TEST(noise_is_the_same_in_every_run),
           TEST(a_field_acts_in_its_region), TEST(regions_are_combined),
           TEST(boundaries_stay_with_their_behavior),
           TEST(a_mode_says_what_collides), TEST(an_anchored_item_is_a_wall))
