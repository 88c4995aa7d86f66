#include "dynamics.h"

static void items_of_zero_size_are_refused(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 100, 0), *none = NULL;
  motus_gravity_behavior *g = NULL;
  motus_dynamic_behavior *behavior;
  CHECK_EQUAL(motus_gravity_behavior_create(s.w.runtime, &item, 1, &g),
              MOTUS_OK);
  behavior = (motus_dynamic_behavior *)g;
  CHECK_REFUSED(motus_dynamic_animator_add_behavior(s.animator, behavior),
                INVALID_ARGUMENT, "motus_dynamic_animator_add_behavior");
  CHECK_SAYS("size");
  CHECK(motus_dynamic_behavior_animator(behavior) == NULL);
  CHECK_EQUAL(motus_dynamic_animator_behavior_count(s.animator), 0);
  motus_view_set_bounds((motus_view *)item, (motus_rect){0, 0, 100, 50});
  CHECK_EQUAL(motus_dynamic_animator_add_behavior(s.animator, behavior),
              MOTUS_OK);
  item = box(&s, 0, 0, 0, 0);
  CHECK_REFUSED(motus_dynamic_behavior_add_item(behavior, item),
                INVALID_ARGUMENT, "motus_dynamic_behavior_add_item");
  CHECK_EQUAL(motus_dynamic_behavior_item_count(behavior), 1);
  CHECK_REFUSED(motus_dynamic_item_create(s.w.runtime, (motus_point){0, 0},
                                          (motus_size){0, 10}, 0, &none),
                INVALID_ARGUMENT, "motus_dynamic_item_create");
  CHECK(none == NULL);
  report_clear();
  scene_close(&s);
}

static void an_item_has_one_animator_at_a_time(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 100, 100);
  motus_dynamic_animator *other = NULL;
  motus_gravity_behavior *g = NULL;
  motus_dynamic_behavior *behavior;
  motus_dynamic_animator_create(s.w.runtime, NULL, &other);
  gravity(&s, &item, 1);
  motus_gravity_behavior_create(s.w.runtime, &item, 1, &g);
  behavior = (motus_dynamic_behavior *)g;
  CHECK_REFUSED(motus_dynamic_animator_add_behavior(other, behavior),
                INVALID_STATE, "motus_dynamic_animator_add_behavior");
  CHECK_SAYS("another");
  CHECK_EQUAL(motus_dynamic_animator_add_behavior(s.animator, behavior),
              MOTUS_OK);
  /* Once more in the same place changes nothing, elsewhere it is refused. */
  CHECK_EQUAL(motus_dynamic_animator_add_behavior(s.animator, behavior),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_animator_behavior_count(s.animator), 2);
  CHECK_REFUSED(motus_dynamic_animator_add_behavior(other, behavior),
                INVALID_STATE, "motus_dynamic_animator_add_behavior");
  CHECK_EQUAL(motus_dynamic_animator_remove_behavior(other, behavior),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_animator_behavior_count(s.animator), 2);
  motus_dynamic_animator_remove_all_behaviors(s.animator);
  CHECK(motus_is_alive(behavior));
  CHECK_EQUAL(motus_dynamic_animator_add_behavior(other, behavior), MOTUS_OK);
  run(&s, 30);
  CHECK_NEAR(y_of(item), 125, .01);
  CHECK(!motus_dynamic_animator_is_running(s.animator));
  report_clear();
  scene_close(&s);
}

static void views_that_end_leave_quietly(void) {
  scene s = scene_open(false);
  motus_vector none = {0, 0};
  motus_dynamic_item *items[4];
  motus_attachment_behavior *rope = NULL;
  motus_snap_behavior *snap = NULL;
  for (int index = 0; index < 4; index++)
    items[index] = box(&s, index * 200, 0, 100, 100);
  gravity(&s, items, 4);
  floor_at(&s, 1000, items, 4);
  tie_by_rope(s.w.runtime, items[0], none, items[1], none, &rope);
  motus_snap_behavior_create(s.w.runtime, items[2], (motus_point){0, 0}, &snap);
  motus_dynamic_animator_add_behavior(s.animator,
                                      (motus_dynamic_behavior *)rope);
  motus_dynamic_animator_add_behavior(s.animator,
                                      (motus_dynamic_behavior *)snap);
  run(&s, 5);
  CHECK_EQUAL(motus_dynamic_animator_behavior_count(s.animator), 4);
  motus_view_remove_from_superview((motus_view *)items[1]);
  motus_view_remove_from_superview((motus_view *)items[2]);
  CHECK(!motus_is_alive(items[1]));
  CHECK_EQUAL(motus_dynamic_animator_behavior_count(s.animator), 2);
  CHECK(motus_dynamic_behavior_animator((motus_dynamic_behavior *)snap) ==
        NULL);
  CHECK_EQUAL(motus_dynamic_behavior_item_count(
                  motus_dynamic_animator_behavior_at(s.animator, 0)),
              2);
  CHECK_REFUSED(motus_dynamic_animator_add_behavior(
                    s.animator, (motus_dynamic_behavior *)snap),
                INVALID_STATE, "motus_dynamic_animator_add_behavior");
  CHECK_SAYS("ended");
  report_clear();
  run(&s, 25);
  CHECK_NEAR(y_of(items[0]), 125, 1.1);
  CHECK_NEAR(y_of(items[3]), 125, .01);
  /* New views may get the old places; nothing of the old ones is left. */
  for (int round = 0; round < 200; round++) {
    motus_dynamic_item *item = box(&s, -300, 0, 10, 10);
    motus_dynamic_behavior_add_item(
        motus_dynamic_animator_behavior_at(s.animator, 0), item);
    run(&s, 1);
    CHECK_NEAR(y_of(item), 500 / 3600.0, 1e-4);
    motus_view_remove_from_superview((motus_view *)item);
  }
  scene_close(&s);
}

static void a_thrown_item_takes_over_the_fingers_velocity(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 100, 100, 80, 80);
  motus_item_behavior *thrown = NULL;
  motus_item_behavior_create(s.w.runtime, NULL, &item, 1, &thrown);
  /* Before it has an animator the velocity waits. */
  motus_item_behavior_add_linear_velocity(thrown, item,
                                          (motus_vector){600, -300});
  motus_item_behavior_add_linear_velocity(thrown, item, (motus_vector){0, 100});
  CHECK_NEAR(motus_item_behavior_linear_velocity(thrown, item).dy, -200, 0);
  play(&s, (motus_dynamic_behavior *)thrown);
  run(&s, 30);
  CHECK_NEAR(x_of(item), 400, .01);
  CHECK_NEAR(y_of(item), 0, .01);
  /* The finger takes it back: it stands where it is put. */
  motus_view_set_center((motus_view *)item, (motus_point){50, 60});
  CHECK_EQUAL(motus_dynamic_animator_update_item(s.animator, item, true),
              MOTUS_OK);
  run(&s, 10);
  CHECK_NEAR(x_of(item), 50, 0);
  CHECK_NEAR(motus_item_behavior_linear_velocity(thrown, item).dx, 0, 0);
  motus_item_behavior_add_linear_velocity(thrown, item, (motus_vector){60, 0});
  run(&s, 1);
  motus_view_set_center((motus_view *)item, (motus_point){500, 60});
  CHECK_EQUAL(motus_dynamic_animator_update_item(s.animator, item, false),
              MOTUS_OK);
  run(&s, 60);
  CHECK_NEAR(x_of(item), 560, .01);
  scene_close(&s);
}

static void nothing_jumps_where_animation_and_dynamics_meet(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 80, 80);
  motus_view *view = (motus_view *)item;
  motus_animation_options options;
  double shown[2], velocity[2];
  motus_animation_options_init(&options, sizeof options);
  options.duration = 1;
  motus_runtime_begin_animation(s.w.runtime, &options);
  motus_view_set_center(view, (motus_point){600, 0});
  motus_view_set_alpha(view, .5);
  motus_view_set_transform(view, (motus_transform){0, 1, -1, 0, 0, 0});
  motus_runtime_commit_animation(s.w.runtime, NULL, NULL, NULL, NULL);
  run(&s, 20);
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, shown, 2);
  motus_view_property_velocity(view, MOTUS_PROPERTY_CENTER, velocity, 2);
  CHECK(velocity[0] > 500);
  motus_item_behavior *free_item = properties(&s, &item, 1);
  CHECK_NEAR(x_of(item), shown[0], 0);
  CHECK_NEAR(motus_item_behavior_linear_velocity(free_item, item).dx,
             velocity[0], .01);
  CHECK(motus_item_behavior_angular_velocity(free_item, item) > 1);
  run(&s, 1);
  CHECK_NEAR(x_of(item), shown[0] + velocity[0] / 60, .01);
  /* Its other properties still move. */
  double alpha[1];
  motus_view_property(view, MOTUS_PROPERTY_ALPHA, MOTUS_VALUE_SHOWN, alpha, 1);
  CHECK(alpha[0] > .5 && alpha[0] < 1);
  /* And back: the animation starts where the item is. */
  run(&s, 10);
  double x = x_of(item);
  motus_dynamic_animator_remove_all_behaviors(s.animator);
  motus_runtime_begin_animation(s.w.runtime, &options);
  motus_view_set_center(view, (motus_point){0, 0});
  motus_runtime_commit_animation(s.w.runtime, NULL, NULL, NULL, NULL);
  run(&s, 1);
  motus_view_property(view, MOTUS_PROPERTY_CENTER, MOTUS_VALUE_SHOWN, shown, 2);
  CHECK(x - shown[0] > 0 && x - shown[0] < 2);
  run(&s, 60);
  CHECK_NEAR(x_of(item), 0, 0);
  scene_close(&s);
}

static void only_the_rotation_of_a_transform_changes(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = box(&s, 0, 0, 80, 80);
  motus_view_set_transform((motus_view *)item,
                           (motus_transform){2, 0, 0, .5, 0, 0});
  motus_item_behavior *turning = properties(&s, &item, 1);
  motus_item_behavior_add_angular_velocity(turning, item, 1);
  run(&s, 30);
  motus_transform t = motus_view_transform((motus_view *)item);
  CHECK_NEAR(t.a, 2 * cos(.5), 1e-5);
  CHECK_NEAR(t.b, 2 * sin(.5), 1e-5);
  CHECK_NEAR(t.d, .5 * cos(.5), 1e-5);
  /* Turns are counted. */
  run(&s, 600);
  CHECK_NEAR(motus_dynamic_item_rotation(item), 10.5, 1e-3);
  scene_close(&s);
}

static void items_stand_in_the_coordinates_of_the_reference_view(void) {
  scene s = scene_open(true);
  motus_view *panel = world_view(&s.w, s.w.window);
  motus_view *view = world_view(&s.w, panel);
  motus_dynamic_item *item = (motus_dynamic_item *)view, *found[2];
  motus_dynamic_item *outside = (motus_dynamic_item *)s.w.window;
  size_t count;
  motus_view_set_frame(panel, (motus_rect){100, 200, 200, 200});
  motus_view_set_frame(view, (motus_rect){0, 0, 50, 50});
  gravity(&s, &item, 1);
  floor_at(&s, 400, &item, 1);
  CHECK(motus_dynamic_animator_reference_view(s.animator) == s.w.window);
  CHECK_EQUAL(motus_dynamic_animator_items_in_rect(
                  s.animator, (motus_rect){140, 240, 50, 50}, found, 2, &count),
              MOTUS_OK);
  REQUIRE(count == 1);
  CHECK(found[0] == item);
  CHECK_EQUAL(motus_dynamic_animator_items_in_rect(
                  s.animator, (motus_rect){0, 0, 50, 50}, NULL, 0, &count),
              MOTUS_OK);
  CHECK_EQUAL(count, 0);
  run(&s, 120);
  CHECK_NEAR(y_of(item), 175, .05); /* 400 in the window */
  CHECK_NEAR(x_of(item), 25, .01);
  CHECK_REFUSED(motus_dynamic_behavior_add_item(
                    motus_dynamic_animator_behavior_at(s.animator, 0), outside),
                INVALID_STATE, "motus_dynamic_behavior_add_item");
  report_clear();
  scene_close(&s);
}

static void items_may_be_nothing_but_numbers(void) {
  scene s = scene_open(false);
  motus_dynamic_item *item = NULL;
  const motus_dynamic_pose *places;
  size_t count;
  CHECK_EQUAL(motus_dynamic_item_create(s.w.runtime, (motus_point){10, 20},
                                        (motus_size){40, 40}, .25, &item),
              MOTUS_OK);
  CHECK_NEAR(motus_dynamic_item_rotation(item), .25, 0);
  gravity(&s, &item, 1);
  run(&s, 30);
  CHECK_NEAR(motus_dynamic_item_center(item).y, 145, .01);
  motus_dynamic_animator_moved_items(s.animator, &places, &count);
  REQUIRE(count == 1);
  CHECK(places[0].item == item);
  CHECK_NEAR(places[0].rotation, .25, 0);
  CHECK_EQUAL(motus_dynamic_item_set_pose(item, (motus_point){0, 0}, 0),
              MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_animator_update_item(s.animator, item, true),
              MOTUS_OK);
  run(&s, 30);
  CHECK_NEAR(motus_dynamic_item_center(item).y, 125, .01);
  CHECK_EQUAL(motus_release(item), MOTUS_OK);
  CHECK(!motus_is_alive(item));
  CHECK_EQUAL(motus_dynamic_behavior_item_count(
                  motus_dynamic_animator_behavior_at(s.animator, 0)),
              0);
  run(&s, 2);
  CHECK(!motus_dynamic_animator_is_running(s.animator));
  scene_close(&s);
}

static void outlines_collide_as_they_are(void) {
  scene s = scene_open(false);
  motus_dynamic_item *items[3] = {box(&s, 0, -60, 100, 100),
                                  box(&s, 300, -60, 100, 100),
                                  box(&s, 600, -60, 100, 100)};
  motus_point flat[4] = {{-50, -20}, {50, -20}, {50, 20}, {-50, 20}};
  CHECK_EQUAL(
      motus_dynamic_item_set_outline(items[1], MOTUS_OUTLINE_ELLIPSE, NULL, 0),
      MOTUS_OK);
  CHECK_EQUAL(
      motus_dynamic_item_set_outline(items[2], MOTUS_OUTLINE_POLYGON, flat, 4),
      MOTUS_OK);
  gravity(&s, items, 3);
  floor_at(&s, 0, items, 3);
  motus_item_behavior *rolling = properties(&s, items, 2);
  set_friction(rolling, 1);
  motus_item_behavior_add_linear_velocity(rolling, items[1],
                                          (motus_vector){100, 0});
  run(&s, 90);
  CHECK_NEAR(y_of(items[0]), -50, .05);
  CHECK_NEAR(y_of(items[1]), -50, .3);
  CHECK_NEAR(y_of(items[2]), -20, .05);
  CHECK(motus_dynamic_item_rotation(items[1]) > .5);
  scene_close(&s);
}

/* A box of bouncing items; answers a number that depends on every place. */
static double story(void) {
  scene s = scene_open(true);
  motus_dynamic_item *items[12];
  motus_collision_behavior *collision = NULL;
  double sum = 0;
  motus_runtime_set_traces_changes(s.w.runtime, true);
  for (int index = 0; index < 12; index++)
    items[index] =
        box(&s, 60 + 37 * (index % 8), 40 + 45 * index, 30 + index, 30);
  gravity(&s, items, 12);
  motus_collision_behavior_create(s.w.runtime, items, 12, &collision);
  motus_collision_behavior_set_reference_bounds(collision,
                                                &(motus_insets){0, 0, 0, 0});
  play(&s, (motus_dynamic_behavior *)collision);
  motus_item_behavior *all = properties(&s, items, 12);
  set_elasticity(all, .6);
  set_friction(all, .3);
  motus_item_behavior_add_linear_velocity(all, items[3],
                                          (motus_vector){900, -200});
  run(&s, 180);
  for (int index = 0; index < 12; index++)
    sum += x_of(items[index]) * (index + 1) + y_of(items[index]);
  printf("the story ends at %a, its trace is %016llx\n", sum,
         (unsigned long long)motus_runtime_trace_hash(s.w.runtime));
  scene_close(&s);
  return sum;
}

/* What it prints is the same on the debug and the release library, too. */
static void the_same_calls_give_the_same_bits(void) {
  double first = story();
  CHECK_NEAR(story(), first, 0);
}

CHECK_MAIN(TEST(items_of_zero_size_are_refused),
           TEST(an_item_has_one_animator_at_a_time),
           TEST(views_that_end_leave_quietly),
           TEST(a_thrown_item_takes_over_the_fingers_velocity),
           TEST(nothing_jumps_where_animation_and_dynamics_meet),
           TEST(only_the_rotation_of_a_transform_changes),
           TEST(items_stand_in_the_coordinates_of_the_reference_view),
           TEST(items_may_be_nothing_but_numbers),
           TEST(outlines_collide_as_they_are),
           TEST(the_same_calls_give_the_same_bits))
