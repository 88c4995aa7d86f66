#include "dynamics.h"

static void half_a_second_of_free_fall_is_125_points(void) {
  scene s = scene_open(true);
  motus_dynamic_item *item = box(&s, 200, 100, 100, 100);
  gravity(&s, &item, 1);
  motus_item_behavior *velocity = properties(&s, &item, 1);
  CHECK(motus_runtime_needs_tick(s.w.runtime));
  run(&s, 30);
  CHECK_NEAR(y_of(item), 225, .01);
  CHECK_NEAR(x_of(item), 200, 0);
  CHECK_NEAR(motus_item_behavior_linear_velocity(velocity, item).dy, 500, .01);
  CHECK_NEAR(motus_dynamic_animator_elapsed_time(s.animator), .5, 1e-9);
  scene_close(&s);
}

static void gravity_is_a_vector(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 100, 100);
  motus_gravity_behavior *g = gravity(&s, &item, 1);
  CHECK_NEAR(motus_gravity_behavior_direction(g).dy, 1, 0);
  CHECK_NEAR(motus_gravity_behavior_direction(g).dx, 0, 0);
  CHECK_EQUAL(motus_gravity_behavior_set_direction(g, (motus_vector){.5, 0}),
              MOTUS_OK);
  CHECK_NEAR(motus_gravity_behavior_direction(g).dx, .5, 0);
  run(&s, 60);
  CHECK_NEAR(x_of(item), 250, .02);
  CHECK_EQUAL(motus_gravity_behavior_set_direction(g, (motus_vector){0, 0}),
              MOTUS_OK);
  CHECK_NEAR(motus_gravity_behavior_direction(g).dx, 0, 0);
  scene_close(&s);
}

static void an_elastic_item_bounces_to_where_it_came_from(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, -250, 100, 100);
  double highest = 0;
  gravity(&s, &item, 1);
  floor_at(&s, 0, &item, 1);
  CHECK_EQUAL(set_elasticity(properties(&s, &item, 1), 1), MOTUS_OK);
  run(&s, 38); /* it meets the floor after .632 s */
  for (int frame = 0; frame < 60; frame++) {
    run(&s, 1);
    if (y_of(item) < highest)
      highest = y_of(item);
  }
  CHECK_NEAR(highest, -250, 1);
  scene_close(&s);
}

static void ten_boxes_come_to_rest_and_nothing_needs_a_tick(void) {
  scene s = scene_open(true);
  motus_dynamic_item *items[10];
  int frame = 0;
  double center[2];
  for (int row = 0; row < 10; row++)
    items[row] = box(&s, 195, 824 - row * 40, 40, 40);
  gravity(&s, items, 10);
  motus_collision_behavior *collision = NULL;
  motus_collision_behavior_create(s.w.runtime, items, 10, &collision);
  CHECK_EQUAL(motus_collision_behavior_set_reference_bounds(
                  collision, &(motus_insets){0, 0, 0, 0}),
              MOTUS_OK);
  play(&s, (motus_dynamic_behavior *)collision);
  CHECK(motus_dynamic_animator_is_running(s.animator));
  while (motus_runtime_needs_tick(s.w.runtime) && frame++ < 300)
    run(&s, 1);
  CHECK(frame < 120);
  CHECK(!motus_dynamic_animator_is_running(s.animator));
  for (int row = 0; row < 10; row++) {
    CHECK_NEAR(x_of(items[row]), 195, .3);
    CHECK_NEAR(y_of(items[row]), 824 - row * 40, .1 * (row + 1));
    motus_view_property((motus_view *)items[row], MOTUS_PROPERTY_CENTER,
                        MOTUS_VALUE_SHOWN, center, 2);
    CHECK_NEAR(center[1], y_of(items[row]), 0);
  }
  double rested = y_of(items[9]);
  double elapsed = motus_dynamic_animator_elapsed_time(s.animator);
  run(&s, 10);
  CHECK_NEAR(y_of(items[9]), rested, 0);
  CHECK_NEAR(motus_dynamic_animator_elapsed_time(s.animator), elapsed, 0);
  CHECK(!motus_runtime_needs_tick(s.w.runtime));
  /* A change resumes it. */
  CHECK_EQUAL(motus_dynamic_behavior_remove_item(
                  (motus_dynamic_behavior *)collision, items[0]),
              MOTUS_OK);
  CHECK(motus_runtime_needs_tick(s.w.runtime));
  run(&s, 60);
  CHECK(y_of(items[0]) > 1000);
  scene_close(&s);
}

static void what_moves_is_in_the_change_list_and_the_draw_list(void) {
  scene s = scene_open(true);
  motus_dynamic_item *item = box(&s, 200, 100, 100, 100);
  const motus_change *changes;
  const motus_draw_item *drawn;
  const motus_dynamic_pose *places;
  size_t count = 0, index;
  bool has_center = false, has_transform = false;
  gravity(&s, &item, 1);
  CHECK_EQUAL(motus_item_behavior_add_angular_velocity(properties(&s, &item, 1),
                                                       item, 2),
              MOTUS_OK);
  run(&s, 6);
  CHECK_EQUAL(motus_runtime_changes(s.w.runtime, &changes, &count), MOTUS_OK);
  for (index = 0; index < count; index++) {
    if (changes[index].property == MOTUS_PROPERTY_CENTER)
      has_center = changes[index].values[1] == y_of(item);
    if (changes[index].property == MOTUS_PROPERTY_TRANSFORM) {
      has_transform = true;
      CHECK_NEAR(changes[index].values[1], sin(.2), 1e-6);
    }
  }
  CHECK(has_center && has_transform);
  CHECK_NEAR(motus_dynamic_item_rotation(item), .2, 1e-6);
  CHECK_EQUAL(motus_runtime_draw_list(s.w.runtime, &drawn, &count), MOTUS_OK);
  for (index = 0; index < count; index++)
    if ((void *)drawn[index].view == (void *)item)
      CHECK_NEAR(drawn[index].transform.b, sin(.2), 1e-6);
  CHECK_EQUAL(motus_dynamic_animator_moved_items(s.animator, &places, &count),
              MOTUS_OK);
  REQUIRE(count == 1);
  CHECK(places[0].item == item);
  CHECK_NEAR(places[0].center.y, y_of(item), 0);
  scene_close(&s);
}

static void a_rod_keeps_its_length(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 150, 0, 20, 20);
  motus_attachment_behavior *rod = NULL;
  CHECK_EQUAL(tie_to_anchor(s.w.runtime, item, (motus_vector){0, 0},
                            (motus_point){0, 0}, &rod),
              MOTUS_OK);
  CHECK_NEAR(tie_options(rod).length, 150, 1e-12);
  CHECK_EQUAL(tie_options(rod).type, MOTUS_ATTACHMENT_ANCHOR);
  play(&s, (motus_dynamic_behavior *)rod);
  gravity(&s, &item, 1);
  for (int frame = 0; frame < 120; frame++) {
    run(&s, 1);
    CHECK_NEAR(hypot(x_of(item), y_of(item)), 150, .15);
  }
  scene_close(&s);
}

/* An undamped spring of 2 Hz swings 50 points to either side of its length. */
static void a_spring_has_the_frequency_that_was_asked_for(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 150, 0, 20, 20);
  motus_attachment_behavior *spring = NULL;
  tie_to_anchor(s.w.runtime, item, (motus_vector){0, 0}, (motus_point){0, 0},
                &spring);
  CHECK_EQUAL(set_tie_length(spring, 100), MOTUS_OK);
  CHECK_EQUAL(set_tie_frequency(spring, 2), MOTUS_OK);
  CHECK_EQUAL(set_tie_damping(spring, 0), MOTUS_OK);
  play(&s, (motus_dynamic_behavior *)spring);
  for (int frame = 1; frame <= 60; frame++) {
    run(&s, 1);
    CHECK_NEAR(x_of(item), 100 + 50 * cos(2 * acos(-1) * 2 * frame / 60.0), .5);
  }
  scene_close(&s);
}

static void attachments_join_in_every_way(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[8];
  motus_attachment_behavior *ties[6];
  motus_vector none = {0, 0};
  double furthest = 0;
  for (int index = 0; index < 8; index++)
    items[index] = box(&s, index * 100, 0, 20, 20);
  tie_to_item(s.w.runtime, items[0], none, items[1], none, &ties[0]);
  tie_by_rope(s.w.runtime, items[1], none, items[2], none, &ties[1]);
  tie_fixed(s.w.runtime, items[2], items[3], (motus_point){250, 0}, &ties[2]);
  tie_pinned(s.w.runtime, items[4], items[5], (motus_point){450, 0}, &ties[3]);
  tie_sliding(s.w.runtime, items[6], items[7], (motus_point){650, 0},
              (motus_vector){5, 0}, &ties[4]);
  tie_sliding(s.w.runtime, items[7], NULL, (motus_point){700, 0},
              (motus_vector){0, 1}, &ties[5]);
  CHECK_EQUAL(set_tie_range(ties[4], -30, 30), MOTUS_OK);
  CHECK_NEAR(tie_options(ties[4]).lower_limit, -30, 0);
  CHECK_NEAR(tie_options(ties[4]).upper_limit, 30, 0);
  CHECK(!tie_has_range(ties[5]));
  CHECK_EQUAL(set_tie_friction(ties[3], .1), MOTUS_OK);
  for (int index = 0; index < 6; index++)
    play(&s, (motus_dynamic_behavior *)ties[index]);
  motus_item_behavior *moving = properties(&s, items, 8);
  motus_item_behavior_add_linear_velocity(moving, items[2],
                                          (motus_vector){300, 200});
  motus_item_behavior_add_linear_velocity(moving, items[6],
                                          (motus_vector){200, 0});
  motus_item_behavior_add_linear_velocity(moving, items[7],
                                          (motus_vector){0, 100});
  motus_item_behavior_add_angular_velocity(moving, items[4], 3);
  for (int frame = 0; frame < 60; frame++) {
    run(&s, 1);
    CHECK_NEAR(
        hypot(x_of(items[1]) - x_of(items[0]), y_of(items[1]) - y_of(items[0])),
        100, .3);
    CHECK(hypot(x_of(items[2]) - x_of(items[1]),
                y_of(items[2]) - y_of(items[1])) < 100.3);
    CHECK_NEAR(
        hypot(x_of(items[3]) - x_of(items[2]), y_of(items[3]) - y_of(items[2])),
        100, .3);
    CHECK_NEAR(motus_dynamic_item_rotation(items[2]),
               motus_dynamic_item_rotation(items[3]), .01);
    furthest = fmax(furthest, x_of(items[6]));
    CHECK_NEAR(y_of(items[6]), y_of(items[7]), .1);
    CHECK_NEAR(x_of(items[7]), 700, .1);
  }
  CHECK_NEAR(furthest, 630, .5);
  CHECK(y_of(items[7]) > 30);
  scene_close(&s);
}

static void a_moved_anchor_takes_its_item_along(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 20, 20);
  motus_attachment_behavior *finger = NULL;
  tie_to_anchor(s.w.runtime, item, (motus_vector){0, 0}, (motus_point){0, 0},
                &finger);
  play(&s, (motus_dynamic_behavior *)finger);
  for (int frame = 1; frame <= 20; frame++) {
    CHECK_EQUAL(motus_attachment_behavior_set_anchor_point(
                    finger, (motus_point){frame * 5.0, 0}),
                MOTUS_OK);
    run(&s, 1);
    CHECK_NEAR(x_of(item), frame * 5.0, .1);
  }
  /* Let go, it flies on with the finger's 300 points/s. */
  CHECK_EQUAL(motus_dynamic_animator_remove_behavior(
                  s.animator, (motus_dynamic_behavior *)finger),
              MOTUS_OK);
  CHECK(!motus_is_alive(finger));
  motus_item_behavior *flying = properties(&s, &item, 1);
  CHECK_NEAR(motus_item_behavior_linear_velocity(flying, item).dx, 300, 3);
  run(&s, 30);
  CHECK_NEAR(x_of(item), 250, 3);
  scene_close(&s);
}

static void a_snap_ends_upright_at_its_point(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 100, 100, 100, 50);
  motus_snap_behavior *snap = NULL;
  int frame = 0;
  motus_view_set_transform(
      (motus_view *)item,
      (motus_transform){cos(.5), sin(.5), -sin(.5), cos(.5), 0, 0});
  CHECK_NEAR(motus_dynamic_item_rotation(item), .5, 1e-12);
  CHECK_EQUAL(motus_snap_behavior_create(s.w.runtime, item,
                                         (motus_point){300, 200}, &snap),
              MOTUS_OK);
  CHECK_NEAR(motus_snap_behavior_damping_ratio(snap), .5, 0);
  play(&s, (motus_dynamic_behavior *)snap);
  while (motus_runtime_needs_tick(s.w.runtime) && frame++ < 300)
    run(&s, 1);
  CHECK(frame < 240);
  CHECK_NEAR(x_of(item), 300, .05);
  CHECK_NEAR(y_of(item), 200, .05);
  CHECK_NEAR(motus_dynamic_item_rotation(item), 0, .001);
  CHECK_EQUAL(motus_snap_behavior_set_point(snap, (motus_point){50, 50}),
              MOTUS_OK);
  CHECK_EQUAL(motus_snap_behavior_set_damping_ratio(snap, 1), MOTUS_OK);
  run(&s, 150);
  CHECK_NEAR(x_of(item), 50, .05);
  scene_close(&s);
}

static void a_push_accelerates_and_a_blow_strikes_once(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[3] = {box(&s, 0, 0, 100, 100),
                                  box(&s, 0, 500, 100, 200),
                                  box(&s, 0, 1000, 100, 100)};
  motus_push_behavior *push = NULL, *blow = NULL;
  CHECK_EQUAL(motus_push_behavior_create(s.w.runtime, items, 2,
                                         MOTUS_PUSH_CONTINUOUS, &push),
              MOTUS_OK);
  CHECK_EQUAL(motus_push_behavior_create(s.w.runtime, &items[2], 1,
                                         MOTUS_PUSH_INSTANTANEOUS, &blow),
              MOTUS_OK);
  motus_push_behavior_set_direction(push, (motus_vector){1, 0});
  motus_push_behavior_set_direction(blow, (motus_vector){1, 0});
  CHECK_EQUAL(motus_push_behavior_mode(blow), MOTUS_PUSH_INSTANTANEOUS);
  CHECK(motus_push_behavior_is_active(blow));
  play(&s, (motus_dynamic_behavior *)push);
  play(&s, (motus_dynamic_behavior *)blow);
  run(&s, 1);
  CHECK(!motus_push_behavior_is_active(blow));
  CHECK_NEAR(x_of(items[2]), 100.0 / 60, .001);
  run(&s, 59);
  CHECK_NEAR(x_of(items[0]), 50, .01); /* 100 points/s² */
  CHECK_NEAR(x_of(items[1]), 25, .01); /* twice the mass */
  CHECK_NEAR(x_of(items[2]), 100, .01);
  CHECK_EQUAL(motus_push_behavior_set_active(blow, true), MOTUS_OK);
  CHECK_EQUAL(motus_push_behavior_set_active(push, false), MOTUS_OK);
  run(&s, 60);
  CHECK_NEAR(x_of(items[0]), 150, .02); /* keeps its 100 points/s */
  CHECK_NEAR(x_of(items[2]), 300, .02); /* has 200 by now */
  CHECK_EQUAL(motus_push_behavior_set_target_offset(blow, items[2],
                                                    (motus_vector){0, -40}),
              MOTUS_OK);
  CHECK_NEAR(motus_push_behavior_target_offset(blow, items[2]).dy, -40, 0);
  motus_push_behavior_set_active(blow, true);
  run(&s, 2);
  CHECK(motus_dynamic_item_rotation(items[2]) > .01);
  scene_close(&s);
}

CHECK_MAIN(TEST(half_a_second_of_free_fall_is_125_points),
           TEST(gravity_is_a_vector),
           TEST(an_elastic_item_bounces_to_where_it_came_from),
           TEST(ten_boxes_come_to_rest_and_nothing_needs_a_tick),
           TEST(what_moves_is_in_the_change_list_and_the_draw_list),
           TEST(a_rod_keeps_its_length),
           TEST(a_spring_has_the_frequency_that_was_asked_for),
           TEST(attachments_join_in_every_way),
           TEST(a_moved_anchor_takes_its_item_along),
           TEST(a_snap_ends_upright_at_its_point),
           TEST(a_push_accelerates_and_a_blow_strikes_once))
