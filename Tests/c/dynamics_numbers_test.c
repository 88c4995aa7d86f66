/* What figures mean: resistance, friction, elasticity of pairs, bounds, limits
 * (DY-24, DY-25; header). */
#include "dynamics.h"

static motus_vector velocity_of(motus_item_behavior *p,
                                motus_dynamic_item *item) {
  return motus_item_behavior_linear_velocity(p, item);
}

/* dv/dt = -r v: v = v0 exp(-r t), and v0 (1 - exp(-r t)) / r of way. */
static void resistance_is_linear_in_the_velocity(void) {
  const double rates[] = {.1, 1, 4};
  for (int index = 0; index < 3; index++) {
    scene s = scene_open(false);
    double r = rates[index];
    motus_dynamic_item *item = box(&s, 0, 0, 100, 100);
    motus_item_behavior *p = properties(&s, &item, 1);
    CHECK_EQUAL(set_resistance(p, r), MOTUS_OK);
    CHECK_EQUAL(set_angular_resistance(p, 2 * r), MOTUS_OK);
    motus_item_behavior_add_linear_velocity(p, item, (motus_vector){300, -400});
    motus_item_behavior_add_angular_velocity(p, item, 3);
    run(&s, 60);
    CHECK_NEAR(velocity_of(p, item).dx, 300 * exp(-r), .01);
    CHECK_NEAR(velocity_of(p, item).dy, -400 * exp(-r), .01);
    CHECK_NEAR(x_of(item), 300 * (1 - exp(-r)) / r, .02);
    CHECK_NEAR(y_of(item), -400 * (1 - exp(-r)) / r, .02);
    CHECK_NEAR(motus_item_behavior_angular_velocity(p, item), 3 * exp(-2 * r),
               1e-4);
    CHECK_NEAR(motus_dynamic_item_rotation(item),
               3 * (1 - exp(-2 * r)) / (2 * r), 1e-4);
    scene_close(&s);
  }
}

/* An item falls to its last speed: g / r. */
static void a_fall_against_resistance_has_its_last_speed(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 100, 100);
  motus_item_behavior *p = properties(&s, &item, 1);
  gravity(&s, &item, 1);
  set_resistance(p, 5);
  run(&s, 240);
  CHECK_NEAR(velocity_of(p, item).dy, 1000. / 5, .01);
  scene_close(&s);
}

/* A slide of v under a friction of m lasts v / (m g) and v² / (2 m g). At a
 * boundary the item's own coefficient counts, between two items sqrt(m1 m2). */
static void friction_stops_a_slide_where_it_should(void) {
  for (int way = 0; way < 3; way++) {
    scene s = scene_open(false);
    motus_dynamic_item *items[2] = {box(&s, 0, 50, 100, 100),
                                    box(&s, 0, 150, 4000, 100)};
    motus_collision_behavior *meeting = floor_at(&s, 900, items, 2);
    motus_item_behavior *upper = properties(&s, items, 1);
    motus_item_behavior *ground = properties(&s, items + 1, 1);
    gravity(&s, items, 1);
    set_anchored(ground, true);
    set_allows_rotation(upper, false);
    set_friction(upper, way == 2 ? .9 : .4);
    if (way == 0)
      motus_collision_behavior_add_boundary(
          meeting, 3, (motus_point[]){{-500, 100}, {500, 100}}, 2, false);
    else
      set_friction(ground, way == 1 ? .4 : .1);
    double m = way == 2 ? .3 : .4;
    motus_item_behavior_add_linear_velocity(upper, items[0],
                                            (motus_vector){300, 0});
    while (motus_dynamic_animator_is_running(s.animator) && s.time < 5)
      run(&s, 1);
    CHECK_NEAR(x_of(items[0]), 300 * 300 / (2000 * m), 1);
    CHECK_NEAR(s.time, 300 / (1000 * m) + .5, .06); /* and half a second */
    scene_close(&s);
  }
}

/* Between two items the greater elasticity counts: e² h after a fall of h. */
static void the_more_elastic_of_two_items_bounces(void) {
  for (int way = 0; way < 2; way++) {
    scene s = scene_open(false);
    motus_dynamic_item *items[2] = {box(&s, 0, -150, 100, 100),
                                    box(&s, 0, 50, 400, 100)};
    floor_at(&s, 900, items, 2);
    gravity(&s, items, 1);
    motus_item_behavior *falling = properties(&s, items, 1);
    motus_item_behavior *ground = properties(&s, items + 1, 1);
    set_anchored(ground, true);
    set_elasticity(way ? ground : falling, .5);
    double top = 0;
    for (int frame = 0; frame < 80; frame++) {
      run(&s, 1);
      if (velocity_of(falling, items[0]).dy < 0 && y_of(items[0]) < top)
        top = y_of(items[0]);
      if (velocity_of(falling, items[0]).dy > 0 && top < 0)
        break;
    }
    CHECK_NEAR(top, -50 - 25, .7); /* 100 points, a quarter of it */
    scene_close(&s);
  }
}

/* DY-13: insets go inwards, negative ones outwards; the bounds' own coordinates
 * count, and what is told is told in them. */
static void reference_bounds_are_those_of_the_reference_view(void) {
  scene s = scene_open(true);
  motus_view *stage = world_view(&s.w, s.w.window);
  const motus_dynamic_contact_event *contacts;
  size_t count;
  motus_view_set_bounds(stage, (motus_rect){0, -100, 200, 300});
  motus_view_set_center(stage, (motus_point){250, 400});
  motus_dynamic_animator *own = NULL;
  CHECK_EQUAL(motus_dynamic_animator_create(s.w.runtime, stage, &own),
              MOTUS_OK);
  s.animator = own;
  motus_view *view = world_view(&s.w, stage);
  motus_view_set_bounds(view, (motus_rect){0, 0, 20, 20});
  motus_view_set_center(view, (motus_point){100, 0});
  motus_dynamic_item *item = (motus_dynamic_item *)view;
  motus_gravity_behavior *g = gravity(&s, &item, 1);
  motus_collision_behavior *walls = NULL;
  motus_collision_behavior_create(s.w.runtime, &item, 1, &walls);
  CHECK(!motus_collision_behavior_reference_bounds(
      walls, &(motus_insets){0, 0, 0, 0}));
  motus_collision_behavior_set_reference_bounds(
      walls, &(motus_insets){10, 20, 30, -40});
  play(&s, (motus_dynamic_behavior *)walls);
  bool met = false;
  for (int frame = 0; frame < 60 && !met; frame++) {
    run(&s, 1);
    motus_dynamic_animator_contact_events(own, &contacts, &count);
    if (count > 0) {
      met = true;
      CHECK_EQUAL(contacts[0].boundary, MOTUS_BOUNDARY_REFERENCE);
      CHECK_NEAR(contacts[0].point.x, 100, .01);
      CHECK_NEAR(contacts[0].point.y, 170, .01); /* 200 less 30 */
    }
  }
  CHECK(met);
  const struct side {
    motus_vector pull;
    double x, y;
  } sides[] = {{{0, 1}, 100, 160},
               {{1, 0}, 230, 160},
               {{0, -1}, 230, -80},
               {{-1, 0}, 30, -80}};
  for (int index = 0; index < 4; index++) {
    motus_gravity_behavior_set_direction(g, sides[index].pull);
    run(&s, 90);
    CHECK_NEAR(x_of(item), sides[index].x, .05);
    CHECK_NEAR(y_of(item), sides[index].y, .1);
  }
  CHECK_EQUAL(motus_collision_behavior_boundary_count(walls), 0);
  scene_close(&s);
}

/* What is anchored or may not turn has lost that motion, and does not get it
 * back; an anchored item goes where the host puts it. */
static void what_is_held_has_no_velocity(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 100, 100);
  motus_item_behavior *p = properties(&s, &item, 1);
  motus_item_behavior_add_linear_velocity(p, item, (motus_vector){50, 0});
  motus_item_behavior_add_angular_velocity(p, item, 3);
  run(&s, 6);
  set_allows_rotation(p, false);
  run(&s, 6);
  CHECK_NEAR(motus_item_behavior_angular_velocity(p, item), 0, 0);
  CHECK_NEAR(motus_dynamic_item_rotation(item), .3, 1e-5);
  CHECK_NEAR(velocity_of(p, item).dx, 50, 1e-4);
  set_anchored(p, true);
  motus_item_behavior_add_linear_velocity(p, item, (motus_vector){70, 0});
  run(&s, 6);
  CHECK_NEAR(velocity_of(p, item).dx, 0, 0);
  CHECK_NEAR(x_of(item), 10, 1e-4);
  motus_view_set_center((motus_view *)item, (motus_point){300, 20});
  motus_dynamic_animator_update_item(s.animator, item, false);
  run(&s, 2);
  CHECK_NEAR(x_of(item), 300, 0);
  set_anchored(p, false);
  set_allows_rotation(p, true);
  run(&s, 6);
  CHECK_NEAR(x_of(item), 300, 0);
  CHECK_NEAR(motus_item_behavior_angular_velocity(p, item), 0, 0);
  scene_close(&s);
}

/* DY-13, and momentum: two items that meet without bouncing go on together for
 * ever, and were told of it, however fast the first one came. */
static int blows;

static void count_blow(void *user_data, motus_collision_behavior *behavior,
                       motus_dynamic_item *item, motus_dynamic_item *other,
                       double x, double y) {
  (void)user_data, (void)behavior, (void)item, (void)other, (void)y;
  blows += 1;
  CHECK_NEAR(x, 160, 7); /* a step's way at the greatest speed */
}

static void items_that_meet_go_on_together(void) {
  const double speeds[] = {4, 8, 50, 200, 500, 700, 900, 1500};
  for (int index = 0; index < 8; index++) {
    scene s = scene_open(false);
    double speed = speeds[index];
    motus_dynamic_item *items[2] = {box(&s, 100, 100, 100, 100),
                                    box(&s, 210, 100, 100, 100)};
    motus_collision_behavior *meeting = NULL;
    motus_collision_delegate delegate = {.struct_size = sizeof delegate};
    delegate.began = count_blow;
    blows = 0;
    motus_collision_behavior_create(s.w.runtime, items, 2, &meeting);
    motus_collision_behavior_set_delegate(meeting, &delegate, NULL, NULL);
    play(&s, (motus_dynamic_behavior *)meeting);
    motus_item_behavior *p = properties(&s, items, 2);
    motus_item_behavior_add_linear_velocity(p, items[0],
                                            (motus_vector){speed, 0});
    run(&s, 200);
    CHECK_EQUAL(blows, 1);
    /* What creeps is braked by a 20th in the frame of the blow. */
    double braked = speed < 20 ? .051 * speed / 2 : .01;
    CHECK_NEAR(velocity_of(p, items[0]).dx, speed / 2, braked);
    CHECK_NEAR(velocity_of(p, items[1]).dx, speed / 2, braked);
    CHECK(motus_dynamic_animator_is_running(s.animator));
    scene_close(&s);
  }
}

/* DY-7: what falls is not at rest, however slowly it begins; what its
 * resistance holds is. */
static void nothing_hangs_in_the_air(void) {
  for (int way = 0; way < 2; way++) {
    scene s = scene_open(false);
    motus_dynamic_item *card = box(&s, 0, 0, 400, 800);
    motus_item_behavior *p = properties(&s, &card, 1);
    motus_gravity_behavior_set_direction(gravity(&s, &card, 1),
                                         (motus_vector){0, .01});
    if (way)
      set_resistance(p, 1e4);
    run(&s, 120);
    CHECK_NEAR(y_of(card), way ? 0 : 20, .01); /* 10 points/s², 2 s */
    CHECK(motus_dynamic_animator_is_running(s.animator) == !way);
    scene_close(&s);
  }
}

/* Whatever is asked for: at most 1e6 points and 60 pi = 188.5 radians a second.
 */
static void nothing_is_faster_than_the_header_says(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 100, 100);
  motus_item_behavior *p = properties(&s, &item, 1);
  motus_gravity_behavior *g = gravity(&s, &item, 1);
  CHECK_EQUAL(motus_gravity_behavior_set_direction(g, (motus_vector){1e6, 0}),
              MOTUS_OK);
  CHECK_REFUSED(motus_gravity_behavior_set_direction(g, (motus_vector){0, 2e6}),
                INVALID_ARGUMENT, "motus_gravity_behavior_set_direction");
  report_clear();
  motus_item_behavior_add_linear_velocity(p, item, (motus_vector){9e8, 0});
  motus_item_behavior_add_angular_velocity(p, item, 5000);
  run(&s, 60);
  CHECK_NEAR(velocity_of(p, item).dx, 1e6, 1);
  CHECK_NEAR(x_of(item), 1e6, 5e3);
  CHECK_NEAR(motus_item_behavior_angular_velocity(p, item), 60 * acos(-1),
             1e-3);
  scene_close(&s);
}

CHECK_MAIN(TEST(resistance_is_linear_in_the_velocity),
           TEST(a_fall_against_resistance_has_its_last_speed),
           TEST(friction_stops_a_slide_where_it_should),
           TEST(the_more_elastic_of_two_items_bounces),
           TEST(reference_bounds_are_those_of_the_reference_view),
           TEST(what_is_held_has_no_velocity),
           TEST(items_that_meet_go_on_together), TEST(nothing_hangs_in_the_air),
           TEST(nothing_is_faster_than_the_header_says))
