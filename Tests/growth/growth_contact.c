/* Dynamics: what touches. */
#include "growth.h"

static motus_dynamic_animator *world;
static motus_collision_behavior *collision;
static motus_gravity_behavior *gravity;

static void begin_floor(void) {
  must(motus_dynamic_animator_create(rt, NULL, &world));
  must(motus_collision_behavior_create(rt, NULL, 0, &collision));
  must(motus_gravity_behavior_create(rt, NULL, 0, &gravity));
  motus_point line[] = {{-1e5, 120}, {1e5, 120}};
  must(motus_collision_behavior_add_boundary(collision, 1, line, 2, false));
  must(motus_dynamic_animator_add_behavior(
      world, (motus_dynamic_behavior *)collision));
  must(motus_dynamic_animator_add_behavior(world,
                                           (motus_dynamic_behavior *)gravity));
}
static void put(int i, double x, double y) {
  motus_dynamic_item *made = NULL;
  must(motus_dynamic_item_create(rt, (motus_point){x, y}, (motus_size){20, 20},
                                 0, &made));
  must(motus_dynamic_behavior_add_item((motus_dynamic_behavior *)collision,
                                       made));
  must(
      motus_dynamic_behavior_add_item((motus_dynamic_behavior *)gravity, made));
  things[i] = made;
}
static void put_on_floor(int i) {
  put(i, 30. * i, 110);
}
static void put_in_row(int i) {
  put(i, 20. * i, 110);
}
static void put_in_pile(int i) {
  put(i, 0, 0);
}
static void stop_colliding(int i) {
  must(motus_dynamic_behavior_remove_item((motus_dynamic_behavior *)collision,
                                          things[i]));
}
static void take_out(int i) {
  stop_colliding(i);
  must(motus_dynamic_behavior_remove_item((motus_dynamic_behavior *)gravity,
                                          things[i]));
  must(motus_release(things[i]));
}
static void take_first(int i) {
  (void)i;
  motus_dynamic_behavior *behavior = (motus_dynamic_behavior *)collision;
  must(motus_dynamic_behavior_remove_item(
      behavior, motus_dynamic_behavior_item_at(behavior, 0)));
}
static void jump(int i) {
  must(motus_dynamic_item_set_pose(things[i], (motus_point){30. * i, -1e4}, 0));
  must(motus_dynamic_animator_update_item(world, things[i], false));
}
static void ask(void) {
  const motus_dynamic_contact *contacts;
  const motus_dynamic_contact_event *events;
  size_t count;
  must(motus_dynamic_animator_contacts(world, &contacts, &count));
  must(motus_dynamic_animator_contact_events(world, &events, &count));
  must(motus_dynamic_animator_remove_behavior(
      world, (motus_dynamic_behavior *)collision));
  tick(.1);
}

/* Boundaries of one behavior. */
static void add_boundary(int i) {
  motus_point line[] = {{30. * i, 0}, {30. * i, 20}};
  must(motus_collision_behavior_add_boundary(collision, 100 + i, line, 2,
                                             false));
}
static void read_boundary(int i) {
  motus_point points[2];
  size_t count;
  must(motus_collision_behavior_boundary_points(
      collision, motus_collision_behavior_boundary_at(collision, (size_t)i),
      points, 2, &count));
}
static void remove_boundary(int i) {
  must(motus_collision_behavior_remove_boundary(collision, 100 + i));
}
static void remove_boundaries(void) {
  must(motus_collision_behavior_remove_all_boundaries(collision));
}
static void long_boundary(void) {
  begin_floor();
  motus_point *points = calloc((size_t)total, sizeof *points);
  for (int i = 0; i < total; i++)
    points[i] = (motus_point){20. * i, i % 7};
  must(motus_collision_behavior_add_boundary(collision, 2, points,
                                             (size_t)total, false));
  free(points);
}

const scene contact_scenes[] = {
    {"on_floor", 200, begin_floor, put_on_floor, 0, take_out, ask},
    {"in_row", 200, begin_floor, put_in_row, 0, take_out, ask},
    {"lifted", 200, begin_floor, put_in_row, jump, stop_colliding, ask},
    {"passing", 200, begin_floor, put_in_row, 0, take_first, ask},
    {"pile", 40, begin_floor, put_in_pile, 0, take_out, ask},
    {"boundaries", 200, begin_floor, add_boundary, read_boundary,
     remove_boundary, remove_boundaries},
    {"boundaries_kept", 200, begin_floor, add_boundary, 0, 0,
     remove_boundaries},
    {"long_boundary", 300, long_boundary, put_on_floor, 0, 0, ask},
    {0}};
