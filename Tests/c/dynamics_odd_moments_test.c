/* Callbacks of dynamics that do whatever comes to their mind, at any moment:
 * nothing may trap, leak or become infinite (DY-1 to DY-6, DY-19 to DY-21). */
#include "dice.h"
#include "dynamics.h"
#include <stdlib.h>

enum { ITEM_COUNT = 8, BEHAVIOR_COUNT = 7 };

static struct house {
  scene s;
  motus_dynamic_animator *other;
  motus_dynamic_item *items[ITEM_COUNT];
  motus_dynamic_behavior *behaviors[BEHAVIOR_COUNT];
  unsigned char bytes[1 << 17];
  size_t size;
  uint32_t dice;
  long deeds;
} house;

static uint32_t below(uint32_t count) {
  return short_roll(&house.dice, count);
}

static double odd_number(void) {
  const double odd[] = {0,    -1,  1e300,    -1e-300,   NAN,
                        1e-6, 1e6, INFINITY, -INFINITY, 3};
  return odd[below(10)];
}

static motus_dynamic_item *some_item(void) {
  return house.items[below(ITEM_COUNT)];
}

static motus_dynamic_behavior *some_behavior(void) {
  return house.behaviors[below(BEHAVIOR_COUNT)];
}

/* One deed, good or bad; what is refused is refused. */
static void do_something(void) {
  motus_dynamic_animator *animator = house.s.animator;
  motus_dynamic_item *item = some_item();
  motus_dynamic_behavior *behavior = some_behavior();
  motus_item_behavior *properties = (motus_item_behavior *)house.behaviors[2];
  motus_point corners[3] = {{0, 0}, {odd_number(), 5}, {9, odd_number()}};
  motus_dynamic_item_state state;
  double lower, upper;
  house.deeds += 1;
  switch (below(24)) {
  case 0:
  case 1:
    motus_dynamic_animator_remove_behavior(animator, behavior);
    break;
  case 2:
  case 3:
  case 4:
    motus_dynamic_animator_add_behavior(animator, behavior);
    break;
  case 5:
    motus_dynamic_animator_add_behavior(house.other, behavior);
    break;
  case 6:
    motus_dynamic_animator_remove_all_behaviors(house.other);
    break;
  case 7:
    motus_view_set_bounds((motus_view *)item,
                          (motus_rect){0, 0, odd_number(), 20});
    motus_dynamic_animator_update_item(animator, item, below(2));
    break;
  case 8:
    motus_view_set_center((motus_view *)item,
                          (motus_point){odd_number() * 50, 30});
    motus_dynamic_animator_update_item(animator, item, below(2));
    break;
  case 9:
    motus_dynamic_item_set_outline(item, MOTUS_OUTLINE_POLYGON, corners, 3);
    break;
  case 10:
    set_density(properties, odd_number());
    set_elasticity(properties, odd_number());
    break;
  case 11:
    motus_item_behavior_add_linear_velocity(
        properties, item, (motus_vector){odd_number(), odd_number()});
    motus_item_behavior_add_angular_velocity(properties, item, odd_number());
    break;
  case 12:
    set_anchored(properties, below(2));
    set_allows_rotation(properties, below(2));
    break;
  case 13:
    if (motus_dynamic_animator_snapshot(
            animator, house.bytes, sizeof house.bytes, &house.size) != MOTUS_OK)
      house.size = 0;
    break;
  case 14:
    motus_dynamic_animator_restore(animator, house.bytes, house.size);
    break;
  case 15:
    motus_dynamic_animator_restore(house.other, house.bytes, house.size);
    break;
  case 16:
    if (below(4) == 0)
      motus_view_remove_from_superview((motus_view *)item);
    break;
  case 17: {
    motus_point line[] = {{0, 60}, {200, 0}};
    line[0].x = odd_number();
    line[1].y = odd_number();
    int32_t name = (int32_t)below(3);
    motus_collision_behavior_add_boundary(
        (motus_collision_behavior *)house.behaviors[1], name, line, 2, false);
    break;
  }
  case 18:
    motus_collision_behavior_remove_all_boundaries(
        (motus_collision_behavior *)house.behaviors[1]);
    break;
  case 19:
    set_tie_length((motus_attachment_behavior *)house.behaviors[4],
                   odd_number());
    set_tie_frequency((motus_attachment_behavior *)house.behaviors[4],
                      odd_number());
    set_tie_friction((motus_attachment_behavior *)house.behaviors[5],
                     odd_number());
    lower = -odd_number();
    upper = odd_number();
    set_tie_range((motus_attachment_behavior *)house.behaviors[5], lower,
                  upper);
    break;
  case 20:
    memset(&state, 0, sizeof state);
    state.item = item;
    state.center = (motus_point){odd_number(), 10};
    state.rotation = odd_number();
    state.velocity = (motus_vector){odd_number(), odd_number()};
    motus_dynamic_animator_set_item_states(animator, &state, 1);
    break;
  case 21:
    motus_dynamic_behavior_add_child(behavior, some_behavior());
    break;
  case 22:
    motus_gravity_behavior_set_direction(
        (motus_gravity_behavior *)house.behaviors[0],
        (motus_vector){odd_number(), odd_number()});
    break;
  default:
    if (below(40) == 0) {
      motus_release(house.s.animator);
      house.s.animator = NULL;
      motus_dynamic_animator_create(house.s.w.runtime, NULL, &house.s.animator);
    }
    break;
  }
}

static void act(void *user_data, motus_dynamic_behavior *behavior) {
  (void)user_data, (void)behavior;
  do_something();
}

static void meet(void *user_data, motus_collision_behavior *behavior,
                 motus_dynamic_item *item, motus_dynamic_item *other, double x,
                 double y) {
  (void)user_data, (void)behavior, (void)item, (void)other, (void)x, (void)y;
  do_something();
}

static void part(void *user_data, motus_collision_behavior *behavior,
                 motus_dynamic_item *item, motus_dynamic_item *other) {
  (void)user_data, (void)behavior, (void)item, (void)other;
  do_something();
}

static void force(void *user_data, motus_field_behavior *field,
                  const motus_field_probe *probe, motus_vector *out_force) {
  (void)user_data, (void)field, (void)probe;
  out_force->dx = odd_number();
  out_force->dy = odd_number();
  if (below(6) == 0)
    do_something();
}

static void pause(void *user_data, motus_dynamic_animator *animator) {
  (void)user_data, (void)animator;
  do_something();
}

static void furnish(void) {
  motus_runtime *runtime = house.s.w.runtime;
  motus_dynamic_item **items = house.items;
  for (int index = 0; index < ITEM_COUNT; index++)
    items[index] = box(&house.s, 40 + index % 4 * 33, index / 4 * 45, 30, 30);
  motus_gravity_behavior *gravity = NULL;
  motus_gravity_behavior_create(runtime, items, ITEM_COUNT, &gravity);
  motus_collision_behavior *collision = NULL;
  motus_collision_behavior_create(runtime, items, ITEM_COUNT, &collision);
  motus_collision_behavior_add_boundary(
      collision, 1, (motus_point[]){{-100, 80}, {300, 80}}, 2, false);
  motus_collision_delegate delegate = {.struct_size = sizeof delegate};
  delegate.began = meet;
  delegate.ended = part;
  motus_collision_behavior_set_delegate(collision, &delegate, NULL, NULL);
  motus_item_behavior *properties = NULL;
  motus_item_behavior_create(runtime, NULL, items, ITEM_COUNT, &properties);
  motus_field_options options;
  motus_field_options_init(&options, sizeof options);
  options.type = MOTUS_FIELD_CUSTOM;
  motus_field_behavior *field = NULL;
  motus_field_behavior_create(runtime, &options, items, 3, &field);
  motus_field_behavior_set_evaluator(field, force, NULL, NULL);
  motus_attachment_behavior *rod = NULL, *hinge = NULL;
  tie_to_item(runtime, items[0], (motus_vector){0, 0}, items[1],
              (motus_vector){5, 0}, &rod);
  tie_pinned(runtime, items[2], items[3], (motus_point){120, 0}, &hinge);
  motus_snap_behavior *snap = NULL;
  motus_snap_behavior_create(runtime, items[7], (motus_point){90, 40}, &snap);
  motus_dynamic_behavior *all[BEHAVIOR_COUNT] = {
      (motus_dynamic_behavior *)gravity,    (motus_dynamic_behavior *)collision,
      (motus_dynamic_behavior *)properties, (motus_dynamic_behavior *)field,
      (motus_dynamic_behavior *)rod,        (motus_dynamic_behavior *)hinge,
      (motus_dynamic_behavior *)snap};
  for (int index = 0; index < BEHAVIOR_COUNT; index++) {
    house.behaviors[index] = all[index];
    motus_dynamic_behavior_set_action(all[index], act, NULL, NULL);
    motus_dynamic_animator_add_behavior(house.s.animator, all[index]);
  }
  motus_dynamic_animator_delegate told = {.struct_size = sizeof told};
  told.did_pause = told.will_resume = pause;
  motus_dynamic_animator_set_delegate(house.s.animator, &told, NULL, NULL);
}

static void callbacks_may_do_anything_at_any_moment(void) {
  const char *wish = getenv("MOTUS_STORM");
  int worlds = wish ? atoi(wish) : 150;
  long deeds = 0;
  for (int seed = 0; seed < worlds; seed++) {
    memset(&house, 0, sizeof house);
    house.dice = (uint32_t)seed * 2654435761u + 1;
    house.s = scene_open(false);
    motus_dynamic_animator_create(house.s.w.runtime, NULL, &house.other);
    furnish();
    for (int frame = 0; frame < 60; frame++) {
      run(&house.s, 1);
      for (int index = 0; index < ITEM_COUNT; index++)
        if (motus_is_alive(house.items[index]))
          CHECK(isfinite(x_of(house.items[index])) &&
                isfinite(y_of(house.items[index])) &&
                isfinite(motus_dynamic_item_rotation(house.items[index])));
      if (below(4) == 0)
        do_something();
    }
    deeds += house.deeds;
    for (int index = 0; index < BEHAVIOR_COUNT; index++)
      CHECK_EQUAL(motus_release(house.behaviors[index]), MOTUS_OK);
    report_clear();
    scene_close(&house.s);
  }
  CHECK(deeds > 20 * worlds);
}

CHECK_MAIN(TEST(callbacks_may_do_anything_at_any_moment))
