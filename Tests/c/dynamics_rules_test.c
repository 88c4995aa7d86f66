/* The rules of dynamics, DY-1 to DY-23, as scenes. What another program of this
 * folder holds already is named there. */
#include "dynamics.h"

/* DY-3, and an item that goes from one animator to the other. */
static void an_item_changes_its_animator_with_its_velocity_gone(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 100, 100);
  motus_dynamic_animator *other = NULL;
  motus_dynamic_behavior *tree = composite(&s);
  motus_gravity_behavior *g = NULL;
  motus_snap_behavior *snap = NULL;
  motus_dynamic_animator_create(s.w.runtime, NULL, &other);
  gravity(&s, &item, 1);
  motus_snap_behavior_create(s.w.runtime, item, (motus_point){0, 0}, &snap);
  motus_dynamic_behavior_add_child(tree, (motus_dynamic_behavior *)snap);
  /* Nothing of a tree comes in when a part of it cannot. */
  CHECK_REFUSED(motus_dynamic_animator_add_behavior(other, tree), INVALID_STATE,
                "motus_dynamic_animator_add_behavior");
  CHECK_SAYS("another");
  CHECK(motus_dynamic_behavior_animator(tree) == NULL);
  /* Nor by way of a list, or of a child. */
  motus_gravity_behavior_create(s.w.runtime, NULL, 0, &g);
  motus_dynamic_behavior *list = (motus_dynamic_behavior *)g;
  CHECK_EQUAL(motus_dynamic_animator_add_behavior(other, list), MOTUS_OK);
  CHECK_REFUSED(motus_dynamic_behavior_add_item(list, item), INVALID_STATE,
                "motus_dynamic_behavior_add_item");
  motus_dynamic_behavior *empty = composite(&s);
  CHECK_EQUAL(motus_dynamic_animator_add_behavior(other, empty), MOTUS_OK);
  CHECK_REFUSED(motus_dynamic_behavior_add_child(empty, tree), INVALID_STATE,
                "motus_dynamic_behavior_add_child");
  CHECK_EQUAL(motus_dynamic_behavior_item_count(list), 0);
  CHECK_EQUAL(motus_dynamic_behavior_child_count(empty), 0);
  report_clear();
  run(&s, 15);
  /* Free again, in the very frame, it starts anew in the other one. */
  motus_dynamic_animator_remove_all_behaviors(s.animator);
  double y = y_of(item);
  CHECK_EQUAL(motus_dynamic_behavior_add_item(list, item), MOTUS_OK);
  run(&s, 30);
  CHECK_NEAR(y_of(item), y + 125, .01);
  scene_close(&s);
}

/* DY-4. */
static void an_item_is_read_once(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, -150, 100, 100);
  motus_view *view = (motus_view *)item;
  gravity(&s, &item, 1);
  floor_at(&s, 0, &item, 1);
  motus_item_behavior *p = properties(&s, &item, 1);
  run(&s, 12);
  double y = y_of(item);
  motus_view_set_center(view, (motus_point){500, -900});
  run(&s, 1);
  CHECK(fabs(x_of(item)) < 1e-9 && fabs(y_of(item) - y) < 10);
  /* Sizes are not read again, not even then: it still rests on its 100. */
  motus_view_set_bounds(view, (motus_rect){0, 0, 20, 20});
  motus_view_set_center(view, (motus_point){0, -120});
  CHECK_EQUAL(motus_dynamic_animator_update_item(s.animator, item, false),
              MOTUS_OK);
  CHECK(motus_item_behavior_linear_velocity(p, item).dy > 200);
  run(&s, 90);
  CHECK_NEAR(y_of(item), -50, .05);
  scene_close(&s);
}

/* DY-7. */
static void every_change_resumes_what_has_paused(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, -50, 100, 100), *other;
  motus_gravity_behavior *g = gravity(&s, &item, 1);
  motus_collision_behavior *collision = floor_at(&s, 0, &item, 1);
  motus_item_behavior *p = properties(&s, &item, 1);
  for (int change = 0; change < 7; change++) {
    for (int frame = 0; frame < 90; frame++)
      run(&s, 1);
    if (!CHECK(!motus_dynamic_animator_is_running(s.animator)))
      printf("    before change %d\n", change);
    double elapsed = motus_dynamic_animator_elapsed_time(s.animator);
    run(&s, 3);
    CHECK_NEAR(motus_dynamic_animator_elapsed_time(s.animator), elapsed, 0);
    switch (change) {
    case 0:
      motus_gravity_behavior_set_direction(g, (motus_vector){0, 1.5});
      break;
    case 1:
      set_friction(p, .5);
      break;
    case 2:
      motus_item_behavior_add_linear_velocity(p, item, (motus_vector){50, 0});
      break;
    case 3:
      motus_collision_behavior_add_boundary(
          collision, 8, (motus_point[]){{500, -500}, {500, 0}}, 2, false);
      break;
    case 4:
      motus_dynamic_animator_update_item(s.animator, item, true);
      break;
    case 5:
      other = box(&s, 300, -80, 100, 100);
      motus_dynamic_behavior_add_item((motus_dynamic_behavior *)g, other);
      motus_dynamic_behavior_add_item((motus_dynamic_behavior *)collision,
                                      other);
      break;
    default:
      motus_dynamic_animator_remove_all_behaviors(s.animator);
      break;
    }
    if (!CHECK(motus_runtime_needs_tick(s.w.runtime)))
      printf("    change %d\n", change);
  }
  /* Without behaviors it pauses at once. */
  run(&s, 1);
  CHECK(!motus_dynamic_animator_is_running(s.animator));
  scene_close(&s);
}

/* DY-9: the last one that has set a property has it, one by one. */
static void the_last_behavior_to_set_a_property_has_it(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 100, 100);
  motus_item_behavior *slow = properties(&s, &item, 1);
  motus_item_behavior *heavy = properties(&s, &item, 1);
  motus_push_behavior *push = NULL;
  set_resistance(slow, 2);
  set_density(slow, 5);
  set_density(heavy, 2);
  motus_push_behavior_create(s.w.runtime, &item, 1, MOTUS_PUSH_CONTINUOUS,
                             &push);
  motus_push_behavior_set_direction(push, (motus_vector){1, 0});
  play(&s, (motus_dynamic_behavior *)push);
  /* v = (a/r)(1 - exp(-rt)): a = 50 by the second, r = 2 by the first. */
  run(&s, 60);
  CHECK_NEAR(motus_item_behavior_linear_velocity(slow, item).dx,
             25 * (1 - exp(-2)), .02);
  /* What goes gives way to what was there before it: a = 20. */
  motus_dynamic_animator_remove_behavior(s.animator,
                                         (motus_dynamic_behavior *)heavy);
  run(&s, 600);
  CHECK_NEAR(motus_item_behavior_linear_velocity(slow, item).dx, 10, .02);
  scene_close(&s);
}

/* DY-10: they add up, and mass does not count. */
static void gravities_add_up(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[2] = {box(&s, 0, 0, 100, 100),
                                  box(&s, 500, 0, 10, 300)};
  gravity(&s, items, 2);
  motus_gravity_behavior *wind = gravity(&s, items, 2);
  motus_gravity_behavior_set_direction(wind, (motus_vector){-.2, 0});
  run(&s, 30);
  for (int index = 0; index < 2; index++) {
    CHECK_NEAR(y_of(items[index]), 125, .01);
    CHECK_NEAR(x_of(items[index]), 500 * index - 25, .01);
  }
  motus_gravity_behavior_set_direction(wind, (motus_vector){0, 0});
  CHECK_NEAR(motus_gravity_behavior_direction(wind).dx, 0, 0);
  scene_close(&s);
}

/* DY-11: a force of 100 at 40 points from the middle is a torque of 4000, and
 * the box has I = (100² + 100²)/12. */
static void a_push_off_the_middle_turns(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 100, 100);
  motus_push_behavior *push = NULL;
  motus_item_behavior *p = properties(&s, &item, 1);
  motus_push_behavior_create(s.w.runtime, &item, 1, MOTUS_PUSH_CONTINUOUS,
                             &push);
  motus_push_behavior_set_direction(push, (motus_vector){-1, 0});
  CHECK_NEAR(motus_push_behavior_direction(push).dx, -1, 1e-15);
  motus_push_behavior_set_target_offset(push, item, (motus_vector){0, 40});
  play(&s, (motus_dynamic_behavior *)push);
  run(&s, 30);
  CHECK_NEAR(motus_item_behavior_angular_velocity(p, item),
             4000 / (20000.0 / 12) / 2, .01);
  CHECK_NEAR(x_of(item), -12.5, .01);
  scene_close(&s);
}

/* DY-15: straight, and upright by the nearer way; a new point starts anew. */
static void a_snap_goes_straight(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 100, 100, 100, 50);
  motus_snap_behavior *snap = NULL;
  motus_snap_behavior_create(s.w.runtime, item, (motus_point){300, 200}, &snap);
  motus_snap_behavior_set_damping_ratio(snap, .2);
  play(&s, (motus_dynamic_behavior *)snap);
  double furthest = 0;
  for (int frame = 0; frame < 60; frame++) {
    run(&s, 1);
    CHECK_NEAR((x_of(item) - 100) * 100 - (y_of(item) - 100) * 200, 0, 2);
    furthest = fmax(furthest, x_of(item));
  }
  CHECK(furthest > 305); /* it swings */
  run(&s, 300);
  CHECK(!motus_dynamic_animator_is_running(s.animator));
  motus_snap_behavior_set_point(snap, (motus_point){100, 100});
  CHECK(motus_dynamic_animator_is_running(s.animator));
  run(&s, 300);
  CHECK_NEAR(x_of(item), 100, .05);
  scene_close(&s);
}

/* DY-16. */
static void what_may_not_turn_never_turns(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[2] = {box(&s, 0, -400, 100, 100),
                                  box(&s, 60, -100, 60, 200)};
  gravity(&s, items, 2);
  floor_at(&s, 0, items, 2);
  set_anchored(properties(&s, &items[1], 1), true);
  motus_item_behavior *stiff = properties(&s, items, 1);
  set_allows_rotation(stiff, false);
  motus_item_behavior_add_angular_velocity(stiff, items[0], 5);
  for (int frame = 0; frame < 90; frame++) {
    run(&s, 1);
    CHECK_NEAR(motus_dynamic_item_rotation(items[0]), 0, 0);
    CHECK_NEAR(x_of(items[1]), 60, 0);
    CHECK_NEAR(y_of(items[1]), -100, 0);
  }
  CHECK_NEAR(y_of(items[0]), -250, .1); /* on top of it */
  scene_close(&s);
}

/* DY-5: only the turn is read and written; the scale, which the original loses,
 * stays. */
static void a_turning_item_keeps_its_scale(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 100, 100);
  motus_view *view = (motus_view *)item;
  double cosine = cos(.5), sine = sin(.5);
  motus_transform given = {2 * cosine, 2 * sine, -2 * sine, 2 * cosine, 0, 0};
  CHECK_EQUAL(motus_view_set_transform(view, given), MOTUS_OK);
  motus_item_behavior_add_angular_velocity(properties(&s, &item, 1), item, 3);
  for (int frame = 0; frame < 20; frame++) {
    run(&s, 1);
    double turn = motus_dynamic_item_rotation(item);
    motus_transform shown = motus_view_transform(view);
    CHECK_NEAR(shown.a, 2 * cos(turn), 1e-6);
    CHECK_NEAR(shown.b, 2 * sin(turn), 1e-6);
    CHECK_NEAR(shown.c, -2 * sin(turn), 1e-6);
    CHECK_NEAR(shown.d, 2 * cos(turn), 1e-6);
  }
  CHECK_NEAR(motus_dynamic_item_rotation(item), 1.5, .1);
  scene_close(&s);
}

/* DY-23: the same steps, whatever the frame rate. */
static double rain(double rate) {
  scene s = scene_open(true);
  motus_dynamic_item *items[8];
  motus_collision_behavior *walls = NULL;
  double sum = 0;
  for (int index = 0; index < 8; index++)
    items[index] =
        box(&s, 80 + 61 * (index % 4), 90 + 70 * (index / 2), 50, 40);
  gravity(&s, items, 8);
  set_elasticity(properties(&s, items, 8), .5);
  motus_collision_behavior_create(s.w.runtime, items, 8, &walls);
  motus_collision_behavior_set_reference_bounds(walls,
                                                &(motus_insets){0, 0, 0, 0});
  play(&s, (motus_dynamic_behavior *)walls);
  for (int frame = 1; frame <= 2 * rate; frame++)
    CHECK_EQUAL(motus_runtime_tick(s.w.runtime, frame / rate), MOTUS_OK);
  for (int index = 0; index < 8; index++)
    sum += x_of(items[index]) * (index + 1) + y_of(items[index]);
  CHECK_EQUAL(motus_dynamic_animator_step_count(s.animator), 480);
  scene_close(&s);
  return sum;
}

static void the_frame_rate_changes_nothing(void) {
  double sum = rain(60);
  CHECK_NEAR(rain(30), sum, 0);
  CHECK_NEAR(rain(120), sum, 0);
  CHECK_NEAR(rain(80), sum, 0);
}

CHECK_MAIN(TEST(an_item_changes_its_animator_with_its_velocity_gone),
           TEST(an_item_is_read_once),
           TEST(every_change_resumes_what_has_paused),
           TEST(the_last_behavior_to_set_a_property_has_it),
           TEST(gravities_add_up), TEST(a_push_off_the_middle_turns),
           TEST(a_snap_goes_straight), TEST(what_may_not_turn_never_turns),
           TEST(a_turning_item_keeps_its_scale),
           TEST(the_frame_rate_changes_nothing))
