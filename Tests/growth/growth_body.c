/* Dynamics: items, behaviors, joints, what is asked of an animator. */
#include "growth.h"

static motus_dynamic_animator *world;
static motus_dynamic_behavior *behavior;

static motus_dynamic_item *item(int i) {
  motus_dynamic_item *made = NULL;
  must(motus_dynamic_item_create(
      rt, (motus_point){100 + 60. * (i % 50), 100 + 60. * (i / 50)},
      (motus_size){20, 20}, 0, &made));
  return things[i] = made;
}
static void add(void *made) {
  must(motus_dynamic_animator_add_behavior(world, made));
}
static void begin_world(void) {
  must(motus_dynamic_animator_create(rt, NULL, &world));
}
static void release(int i) {
  must(motus_release(things[i]));
}
static void make_item(int i) {
  item(i);
}
static void move(int i) {
  must(motus_dynamic_item_set_pose(things[i], (motus_point){i, 0}, 0));
}

/* An outline of many points on a half circle, all of them corners. */
static motus_point *corners;
static void begin_outline(void) {
  corners = calloc(total, sizeof *corners);
}
static void make_corner(int i) {
  double t = 2. * i / total - 1;
  corners[i] =
      (motus_point){10 * (1 - t * t) / (1 + t * t), 20 * t / (1 + t * t)};
}
static void outline(void) {
  must(motus_dynamic_item_set_outline(item(0), MOTUS_OUTLINE_POLYGON, corners,
                                      total));
  free(corners);
}

/* A behavior each. */
static void make_gravity(int i) {
  motus_gravity_behavior *made = NULL;
  motus_dynamic_item *one = item(i);
  must(motus_gravity_behavior_create(rt, &one, 1, &made));
  add(others[i] = made);
}
static void change_gravity(int i) {
  must(motus_gravity_behavior_set_direction(others[i], (motus_vector){i, 1}));
}
static void remove_behavior(int i) {
  must(motus_dynamic_animator_remove_behavior(world, others[i]));
  must(motus_release(others[i]));
  release(i);
}
static void remove_all(void) {
  must(motus_dynamic_animator_remove_all_behaviors(world));
  must(motus_release(world));
}

/* Many in one behavior. */
static void begin_with(void *made) {
  begin_world();
  add(behavior = made);
}
static void begin_gravity(void) {
  motus_gravity_behavior *made = NULL;
  must(motus_gravity_behavior_create(rt, NULL, 0, &made));
  begin_with(made);
}
static void begin_collision(void) {
  motus_collision_behavior *made = NULL;
  must(motus_collision_behavior_create(rt, NULL, 0, &made));
  begin_with(made);
}
static void begin_push(void) {
  motus_push_behavior *made = NULL;
  must(motus_push_behavior_create(rt, NULL, 0, MOTUS_PUSH_CONTINUOUS, &made));
  begin_with(made);
}
static void begin_field(void) {
  motus_field_behavior *made = NULL;
  motus_field_options options;
  must(motus_field_options_init(&options, sizeof options));
  options.type = MOTUS_FIELD_RADIAL_GRAVITY;
  must(motus_field_behavior_create(rt, &options, NULL, 0, &made));
  begin_with(made);
}
static void begin_values(void) {
  motus_item_behavior *made = NULL;
  motus_item_behavior_options options;
  defaults(motus_item_behavior_options, options);
  options.resistance = 1;
  must(motus_item_behavior_create(rt, &options, NULL, 0, &made));
  begin_with(made);
}
static void join(int i) {
  must(motus_dynamic_behavior_add_item(behavior, item(i)));
}
static void leave(int i) {
  must(motus_dynamic_behavior_remove_item(behavior, things[i]));
}
static void aim(int i) {
  must(motus_push_behavior_set_target_offset((motus_push_behavior *)behavior,
                                             things[i], (motus_vector){1, 2}));
  motus_push_behavior_target_offset((motus_push_behavior *)behavior, things[i]);
}
static void speed_up(int i) {
  must(motus_item_behavior_add_linear_velocity(
      (motus_item_behavior *)behavior, things[i], (motus_vector){1, 2}));
  must(motus_item_behavior_add_angular_velocity((motus_item_behavior *)behavior,
                                                things[i], 1));
  motus_item_behavior_linear_velocity((motus_item_behavior *)behavior,
                                      things[i]);
}
static void update(int i) {
  must(motus_dynamic_animator_update_item(world, things[i], i % 2));
}
static void end_item(int i) {
  leave(i);
  release(i);
}
/* The velocity waits until there is an animator. */
static void begin_waiting(void) {
  motus_item_behavior *made = NULL;
  must(motus_item_behavior_create(rt, NULL, NULL, 0, &made));
  behavior = (motus_dynamic_behavior *)made;
}
static void join_late(void) {
  begin_world();
  add(behavior);
  tick(.1);
}

/* Children of a behavior. */
static void begin_parent(void) {
  motus_dynamic_behavior *made = NULL;
  must(motus_dynamic_behavior_create(rt, &made));
  begin_with(made);
}
static void make_child(int i) {
  motus_dynamic_behavior *made = NULL;
  must(motus_dynamic_behavior_create(rt, &made));
  must(motus_dynamic_behavior_add_child(behavior, made));
  things[i] = made;
}
static void end_child(int i) {
  must(motus_dynamic_behavior_remove_child(behavior, things[i]));
  release(i);
}

/* Joints: to points, in a chain, snaps. */
static void attach(int i, motus_dynamic_item *other) {
  motus_attachment_behavior *made = NULL;
  motus_attachment_options options;
  must(motus_attachment_options_init(&options, sizeof options));
  options.type = other ? MOTUS_ATTACHMENT_ITEMS : MOTUS_ATTACHMENT_ANCHOR;
  options.item = item(i);
  options.other = other;
  if (!other)
    options.anchor = (motus_point){100 + 60. * (i % 50), 50 + 60. * (i / 50)};
  options.length = 40;
  must(motus_attachment_behavior_create(rt, &options, &made));
  add(others[i] = made);
}
static void hang(int i) {
  attach(i, NULL);
}
static void chain(int i) {
  attach(i, i % 10 ? things[i - 1] : NULL);
}
static void move_anchor(int i) {
  must(motus_attachment_behavior_set_anchor_point(others[i],
                                                  (motus_point){i, i}));
}
static void make_snap(int i) {
  motus_snap_behavior *made = NULL;
  must(motus_snap_behavior_create(rt, item(i), (motus_point){i, i}, &made));
  add(others[i] = made);
}
static void move_snap(int i) {
  must(motus_snap_behavior_set_point(others[i], (motus_point){0, i}));
}
static void make_field(int i) {
  motus_field_behavior *made = NULL;
  motus_field_options options;
  motus_dynamic_item *one = item(i);
  must(motus_field_options_init(&options, sizeof options));
  options.type = MOTUS_FIELD_RADIAL_GRAVITY;
  must(motus_field_behavior_create(rt, &options, &one, 1, &made));
  add(others[i] = made);
}

/* Views as items; items by their paths; items of callbacks. */
static void make_view(int i) {
  things[i] = view_in(window(), 60 * i);
  must(motus_dynamic_behavior_add_item(behavior, things[i]));
}
static void end_view(int i) {
  must(motus_view_remove_from_superview(things[i]));
}
static void begin_layout(void) {
  motus_gravity_behavior *made = NULL;
  must(motus_gravity_behavior_create(rt, NULL, 0, &made));
  must(motus_dynamic_animator_create(rt, NULL, &world));
  must(
      motus_dynamic_animator_set_content_size(world, (motus_size){4000, 4000}));
  add(behavior = (void *)made);
}
static motus_layout_path path(int i) {
  return (motus_layout_path){.item = i};
}
static void make_cell(int i) {
  motus_layout_path own = path(i);
  join(i);
  must(motus_dynamic_item_set_layout_path(things[i], &own));
}
static void find_cell(int i) {
  motus_layout_path wanted = path(i);
  if (motus_dynamic_animator_item_at_path(world, &wanted) != things[i])
    must_be(MOTUS_ERROR_NOT_FOUND, "item_at_path");
}
static void callbacks_read(void *user_data, motus_dynamic_item *one,
                           motus_point *center, motus_size *size,
                           double *rotation) {
  (void)user_data, (void)one;
  *center = (motus_point){1, 1}, *size = (motus_size){10, 10}, *rotation = 0;
}
static void make_called(int i) {
  motus_dynamic_item_callbacks callbacks = {.struct_size = sizeof callbacks,
                                            .read = callbacks_read};
  must(motus_dynamic_item_create_with_callbacks(
      rt, &callbacks, NULL, NULL, (motus_dynamic_item **)&things[i]));
  must(motus_dynamic_behavior_add_item(behavior, things[i]));
}

/* Groups of items: one of all, one each. */
static void group_all(void) {
  motus_dynamic_item *made = NULL;
  begin_gravity();
  for (int i = 0; i < total; i++)
    item(i);
  must(motus_dynamic_item_create_group(rt, (motus_dynamic_item **)things,
                                       (size_t)total, &made));
  must(motus_dynamic_behavior_add_item(behavior, made));
}
static void make_group(int i) {
  motus_dynamic_item *one = item(i), *made = NULL;
  must(motus_dynamic_item_create_group(rt, &one, 1, &made));
  must(motus_dynamic_behavior_add_item(behavior, made));
  others[i] = made;
}
static void end_group(int i) {
  must(motus_dynamic_behavior_remove_item(behavior, others[i]));
  must(motus_release(others[i]));
  release(i);
}

/* Everything of an animator at once. */
static void ask(void) {
  const motus_dynamic_item_state *states;
  size_t count, size = motus_dynamic_animator_snapshot_size(world);
  must(motus_dynamic_animator_item_states(world, &states, &count));
  must(motus_dynamic_animator_set_item_states(world, states, count));
  motus_dynamic_item **found = calloc(count, sizeof *found);
  must(motus_dynamic_animator_items_in_rect(world, (motus_rect){0, 0, 1e5, 1e5},
                                            found, count, &count));
  free(found);
  void *data = malloc(size);
  must(motus_dynamic_animator_snapshot(world, data, size, &size));
  tick(.1);
  must(motus_dynamic_animator_restore(world, data, size));
  free(data);
}
static void make_world(int i) {
  begin_world();
  things[i] = world;
  make_gravity(i);
  others[i] = world;
}
static void end_world(int i) {
  must(motus_release(others[i]));
}

const scene body_scenes[] = {
    {"items", 300, 0, make_item, move, release, 0},
    {"outline", 2000, begin_outline, make_corner, 0, 0, outline},
    {"behaviors", 200, begin_world, make_gravity, change_gravity,
     remove_behavior, remove_all},
    {"gravity_items", 300, begin_gravity, join, update, end_item, 0},
    {"collision_items", 300, begin_collision, join, update, end_item, ask},
    {"push_items", 300, begin_push, join, aim, end_item, 0},
    {"field_items", 300, begin_field, join, 0, end_item, 0},
    {"valued_items", 300, begin_values, join, speed_up, end_item, 0},
    {"waiting_items", 300, begin_waiting, join, speed_up, end_item, 0},
    {"joining_items", 300, begin_waiting, join, speed_up, 0, join_late},
    {"children_of_behaviors", 300, begin_parent, make_child, 0, end_child, 0},
    {"attachments", 200, begin_world, hang, move_anchor, remove_behavior, 0},
    {"chains", 200, begin_world, chain, update, remove_behavior, 0},
    {"snap_behaviors", 200, begin_world, make_snap, move_snap, remove_behavior,
     0},
    {"fields", 100, begin_world, make_field, 0, remove_behavior, 0},
    {"view_items", 200, begin_gravity, make_view, update, end_view, 0},
    {"cells", 300, begin_layout, make_cell, find_cell, end_item, 0},
    {"called_items", 150, begin_gravity, make_called, update, end_item, 0},
    {"group_of_all", 200, group_all, 0, 0, release, 0},
    {"groups", 200, begin_gravity, make_group, 0, end_group, 0},
    {"asked", 300, begin_collision, join, 0, 0, ask},
    {"worlds", 100, 0, make_world, 0, end_world, 0},
    {0}};
