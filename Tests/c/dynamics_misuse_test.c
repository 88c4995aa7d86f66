#include "dynamics_misuse.h"

static void the_animator_refuses(void) {
  motus_dynamic_animator *animator = NULL, *a;
  motus_dynamic_behavior *behavior;
  motus_rect rect = {0, 0, NAN, 1};
  const motus_dynamic_contact_event *contacts;
  const motus_dynamic_pose *places;
  motus_dynamic_item *found[1];
  size_t count;
  open_bench();
  a = b.s.animator;
  behavior = (motus_dynamic_behavior *)b.gravity;
  REFUSES(runtimes, motus_dynamic_animator_create, subject, NULL, &animator);
  INVALID(motus_dynamic_animator_create, b.s.w.runtime, NULL, NULL);
  WRONG(FOREIGN_HANDLE, motus_dynamic_animator_create, b.s.w.runtime,
        b.s.w.foreign, &animator);
  WRONG(STALE_HANDLE, motus_dynamic_animator_create, b.s.w.runtime, b.s.w.stale,
        &animator);
  CHECK(animator == NULL);
  REFUSES(animators, motus_dynamic_animator_add_behavior, subject, behavior);
  REFUSES(behaviors, motus_dynamic_animator_add_behavior, a, subject);
  REFUSES(animators, motus_dynamic_animator_remove_behavior, subject, behavior);
  REFUSES(behaviors, motus_dynamic_animator_remove_behavior, a, subject);
  REFUSES(animators, motus_dynamic_animator_remove_all_behaviors, subject);
  ANSWERS_ZERO(animators, motus_dynamic_animator_behavior_count, subject);
  ANSWERS_ZERO(animators, motus_dynamic_animator_behavior_at, subject, 0);
  ANSWERS_ZERO(animators, motus_dynamic_animator_reference_view, subject);
  REFUSES(animators, motus_dynamic_animator_items_in_rect, subject,
          (motus_rect){0, 0, 1, 1}, NULL, 0, &count);
  INVALID(motus_dynamic_animator_items_in_rect, a, rect, NULL, 0, &count);
  INVALID(motus_dynamic_animator_items_in_rect, a, (motus_rect){0, 0, -1, 1},
          NULL, 0, &count);
  INVALID(motus_dynamic_animator_items_in_rect, a, (motus_rect){0, 0, 1, 1},
          found, 1, NULL);
  REFUSES(animators, motus_dynamic_animator_update_item, subject, b.item, true);
  REFUSES(items, motus_dynamic_animator_update_item, a, subject, true);
  WRONG(NOT_FOUND, motus_dynamic_animator_update_item, a, b.item, true);
  WRONG(FOREIGN_HANDLE, motus_dynamic_animator_update_item, a, b.strange, true);
  ANSWERS_ZERO(animators, motus_dynamic_animator_is_running, subject);
  ANSWERS_ZERO(animators, motus_dynamic_animator_elapsed_time, subject);
  motus_dynamic_animator_delegate delegate = {.struct_size = sizeof delegate};
  REFUSES(animators, motus_dynamic_animator_set_delegate, subject, &delegate,
          NULL, NULL);
  delegate.struct_size = 3;
  WRONG(STRUCT_SIZE, motus_dynamic_animator_set_delegate, a, &delegate, NULL,
        NULL);
  REFUSES(animators, motus_dynamic_animator_set_watched_rect, subject, NULL);
  INVALID(motus_dynamic_animator_set_watched_rect, a, &rect);
  REFUSES(animators, motus_dynamic_animator_contact_events, subject, &contacts,
          &count);
  INVALID(motus_dynamic_animator_contact_events, a, NULL, &count);
  INVALID(motus_dynamic_animator_contact_events, a, &contacts, NULL);
  REFUSES(animators, motus_dynamic_animator_moved_items, subject, &places,
          &count);
  INVALID(motus_dynamic_animator_moved_items, a, NULL, &count);
  INVALID(motus_dynamic_animator_moved_items, a, &places, NULL);
  close_bench();
}

static void behaviors_refuse(void) {
  motus_dynamic_behavior *made = NULL, *g, *c;
  open_bench();
  g = (motus_dynamic_behavior *)b.gravity;
  c = b.composite;
  REFUSES(runtimes, motus_dynamic_behavior_create, subject, &made);
  INVALID(motus_dynamic_behavior_create, b.s.w.runtime, NULL);
  REFUSES(behaviors, motus_dynamic_behavior_add_child, subject, g);
  REFUSES(behaviors, motus_dynamic_behavior_add_child, c, subject);
  WRONG(INVALID_STATE, motus_dynamic_behavior_add_child, g, c);
  WRONG(INVALID_STATE, motus_dynamic_behavior_add_child, c, c);
  CHECK_EQUAL(motus_dynamic_behavior_add_child(c, g), MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_behavior_add_child(c, g), MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_behavior_child_count(c), 1);
  WRONG(INVALID_STATE, motus_dynamic_animator_add_behavior, b.s.animator, g);
  REFUSES(behaviors, motus_dynamic_behavior_remove_child, subject, g);
  REFUSES(behaviors, motus_dynamic_behavior_remove_child, c, subject);
  CHECK_EQUAL(motus_dynamic_behavior_remove_child(c, g), MOTUS_OK);
  CHECK_EQUAL(motus_dynamic_behavior_remove_child(c, g), MOTUS_OK);
  ANSWERS_ZERO(behaviors, motus_dynamic_behavior_child_count, subject);
  ANSWERS_ZERO(behaviors, motus_dynamic_behavior_child_at, subject, 0);
  ANSWERS_ZERO(behaviors, motus_dynamic_behavior_animator, subject);
  REFUSES(behaviors, motus_dynamic_behavior_add_item, subject, b.item);
  REFUSES(items, motus_dynamic_behavior_add_item, g, subject);
  WRONG(FOREIGN_HANDLE, motus_dynamic_behavior_add_item, g, b.strange);
  WRONG(INVALID_STATE, motus_dynamic_behavior_add_item, c, b.item);
  WRONG(INVALID_STATE, motus_dynamic_behavior_add_item,
        (motus_dynamic_behavior *)b.snap, b.item);
  REFUSES(behaviors, motus_dynamic_behavior_remove_item, subject, b.item);
  REFUSES(items, motus_dynamic_behavior_remove_item, g, subject);
  WRONG(INVALID_STATE, motus_dynamic_behavior_remove_item,
        (motus_dynamic_behavior *)b.rod, b.item);
  CHECK_EQUAL(motus_dynamic_behavior_remove_item(g, b.second), MOTUS_OK);
  ANSWERS_ZERO(behaviors, motus_dynamic_behavior_item_count, subject);
  ANSWERS_ZERO(behaviors, motus_dynamic_behavior_item_at, subject, 0);
  CHECK(motus_dynamic_behavior_item_at(g, 1) == NULL);
  REFUSES(behaviors, motus_dynamic_behavior_set_action, subject, NULL, NULL,
          NULL);
  /* Limit: dynamic behaviors in each other 32 */
  motus_dynamic_behavior *chain[40];
  int depth = 0;
  motus_dynamic_behavior_create(b.s.w.runtime, &chain[0]);
  for (; depth < 39; depth++) {
    motus_dynamic_behavior_create(b.s.w.runtime, &chain[depth + 1]);
    if (motus_dynamic_behavior_add_child(chain[depth], chain[depth + 1]) !=
        MOTUS_OK)
      break;
  }
  CHECK_EQUAL(depth, 31);
  WRONG(LIMIT, motus_dynamic_behavior_add_child, c, chain[0]);
  WRONG(INVALID_STATE, motus_dynamic_behavior_add_child, chain[5], chain[0]);
  /* Limit: collision behaviors of a dynamic animator 64 */
  for (int index = 0; index < 64; index++)
    floor_at(&b.s, index, NULL, 0);
  report_clear();
  WRONG(LIMIT, motus_dynamic_animator_add_behavior, b.s.animator,
        (motus_dynamic_behavior *)b.collision);
  close_bench();
}

static void items_refuse(void) {
  motus_dynamic_item *made = NULL;
  motus_point line[3] = {{0, 0}, {1, 1}, {2, 2}}, bad[3] = {{0, 0}, {1, 0}};
  open_bench();
  bad[2] = not_a_point;
  motus_size size = {10, 10};
  REFUSES(runtimes, motus_dynamic_item_create, subject, origin, size, 0, &made);
  INVALID(motus_dynamic_item_create, b.s.w.runtime, origin, size, 0, NULL);
  INVALID(motus_dynamic_item_create, b.s.w.runtime, far_point, size, 0, &made);
  INVALID(motus_dynamic_item_create, b.s.w.runtime, origin, size, NAN, &made);
  INVALID(motus_dynamic_item_create, b.s.w.runtime, origin,
          (motus_size){10, 1e7}, 0, &made);
  INVALID(motus_dynamic_item_create, b.s.w.runtime, origin,
          (motus_size){NAN, 1}, 0, &made);
  POINT_ZERO(items, motus_dynamic_item_center, subject);
  ANSWERS_ZERO(items, motus_dynamic_item_rotation, subject);
  REFUSES(items, motus_dynamic_item_set_pose, subject, origin, 0);
  WRONG(INVALID_STATE, motus_dynamic_item_set_pose, b.item, origin, 0);
  INVALID(motus_dynamic_item_set_pose, b.item, not_a_point, 0);
  INVALID(motus_dynamic_item_set_pose, b.item, origin, INFINITY);
  REFUSES(items, motus_dynamic_item_set_outline, subject, MOTUS_OUTLINE_ELLIPSE,
          NULL, 0);
  INVALID(motus_dynamic_item_set_outline, b.item, (motus_outline_type)9, NULL,
          0);
  INVALID(motus_dynamic_item_set_outline, b.item, MOTUS_OUTLINE_POLYGON, NULL,
          3);
  INVALID(motus_dynamic_item_set_outline, b.item, MOTUS_OUTLINE_POLYGON, line,
          0);
  INVALID(motus_dynamic_item_set_outline, b.item, MOTUS_OUTLINE_POLYGON, line,
          3);
  INVALID(motus_dynamic_item_set_outline, b.item, MOTUS_OUTLINE_POLYGON, bad,
          3);
  INVALID(motus_dynamic_item_set_outline, b.item, MOTUS_OUTLINE_POLYGON, line,
          SIZE_MAX);
  close_bench();
}

static void forces_refuse(void) {
  open_bench();
  LIST_CREATOR(motus_gravity_behavior_create, motus_gravity_behavior, &made);
  INVALID(motus_gravity_behavior_create, b.s.w.runtime, NULL, 0, NULL);
  VECTOR_ZERO(gravities, motus_gravity_behavior_direction, subject);
  REFUSES(gravities, motus_gravity_behavior_set_direction, subject, zero);
  INVALID(motus_gravity_behavior_set_direction, b.gravity, not_a_vector);
  INVALID(motus_gravity_behavior_set_direction, b.gravity, far_vector);

  LIST_CREATOR(motus_push_behavior_create, motus_push_behavior,
               MOTUS_PUSH_CONTINUOUS, &made);
  INVALID(motus_push_behavior_create, b.s.w.runtime, NULL, 0,
          MOTUS_PUSH_CONTINUOUS, NULL);
  motus_push_behavior *made = NULL;
  INVALID(motus_push_behavior_create, b.s.w.runtime, NULL, 0,
          (motus_push_mode)2, &made);
  ANSWERS_ZERO(others, motus_push_behavior_mode, subject);
  ANSWERS_ZERO(others, motus_push_behavior_is_active, subject);
  REFUSES(others, motus_push_behavior_set_active, subject, true);
  VECTOR_ZERO(others, motus_push_behavior_direction, subject);
  REFUSES(others, motus_push_behavior_set_direction, subject, zero);
  INVALID(motus_push_behavior_set_direction, b.push, not_a_vector);
  INVALID(motus_push_behavior_set_direction, b.push, far_vector);
  VECTOR_ZERO(others, motus_push_behavior_target_offset, subject, b.item);
  VECTOR_ZERO(items, motus_push_behavior_target_offset, b.push, subject);
  REFUSES(others, motus_push_behavior_set_target_offset, subject, b.item, zero);
  REFUSES(items, motus_push_behavior_set_target_offset, b.push, subject, zero);
  INVALID(motus_push_behavior_set_target_offset, b.push, b.item, not_a_vector);
  WRONG(NOT_FOUND, motus_push_behavior_set_target_offset, b.push, b.second,
        zero);
  close_bench();
}

static void collisions_refuse(void) {
  motus_point points[2] = {{1, 1}, {1, 1}};
  size_t count;
  open_bench();
  motus_collision_behavior *c = b.collision;
  LIST_CREATOR(motus_collision_behavior_create, motus_collision_behavior,
               &made);
  INVALID(motus_collision_behavior_create, b.s.w.runtime, NULL, 0, NULL);
  motus_collision_delegate delegate = {.struct_size = sizeof delegate};
  REFUSES(others, motus_collision_behavior_set_delegate, subject, &delegate,
          NULL, NULL);
  delegate.struct_size = 0;
  WRONG(STRUCT_SIZE, motus_collision_behavior_set_delegate, c, &delegate, NULL,
        NULL);
  ANSWERS_ZERO(others, motus_collision_behavior_mode, subject);
  REFUSES(others, motus_collision_behavior_set_mode, subject, 1);
  INVALID(motus_collision_behavior_set_mode, c, 0);
  INVALID(motus_collision_behavior_set_mode, c, 4);
  motus_insets insets = {0, NAN, 0, 0};
  ANSWERS_ZERO(others, motus_collision_behavior_reference_bounds, subject,
               &insets);
  CHECK(insets.left == 0);
  insets.left = NAN;
  REFUSES(others, motus_collision_behavior_set_reference_bounds, subject, NULL);
  INVALID(motus_collision_behavior_set_reference_bounds, c, &insets);
  insets.left = 0;
  CHECK_EQUAL(motus_collision_behavior_set_reference_bounds(c, &insets),
              MOTUS_OK);
  CHECK_ZERO(!motus_collision_behavior_reference_bounds(c, NULL),
             INVALID_ARGUMENT, "motus_collision_behavior_reference_bounds");
  REFUSES(others, motus_collision_behavior_add_boundary, subject, 1, points, 2,
          false);
  INVALID(motus_collision_behavior_add_boundary, c, 1, points, 2, false);
  points[1] = not_a_point;
  INVALID(motus_collision_behavior_add_boundary, c, 1, points, 2, false);
  points[1] = far_point;
  INVALID(motus_collision_behavior_add_boundary, c, 1, points, 2, false);
  points[1] = origin;
  INVALID(motus_collision_behavior_add_boundary, c, -1, points, 2, false);
  INVALID(motus_collision_behavior_add_boundary, c, 1, points, 0, true);
  INVALID(motus_collision_behavior_add_boundary, c, 1, points, 1, true);
  INVALID(motus_collision_behavior_add_boundary, c, 1, NULL, 2, true);
  INVALID(motus_collision_behavior_add_boundary, c, 1, points, SIZE_MAX, true);
  REFUSES(others, motus_collision_behavior_remove_boundary, subject, 1);
  WRONG(NOT_FOUND, motus_collision_behavior_remove_boundary, c, 1);
  REFUSES(others, motus_collision_behavior_remove_all_boundaries, subject);
  ANSWERS_ZERO(others, motus_collision_behavior_boundary_count, subject);
  ANSWERS_ZERO(others, motus_collision_behavior_boundary_at, subject, 0);
  CHECK_EQUAL(motus_collision_behavior_boundary_at(c, 0),
              MOTUS_BOUNDARY_REFERENCE);
  REFUSES(others, motus_collision_behavior_boundary_points, subject, 1, NULL, 0,
          &count);
  WRONG(NOT_FOUND, motus_collision_behavior_boundary_points, c, 1, NULL, 0,
        &count);
  INVALID(motus_collision_behavior_boundary_points, c, 1, NULL, 0, NULL);
  close_bench();
}

CHECK_MAIN(TEST(the_animator_refuses), TEST(behaviors_refuse),
           TEST(items_refuse), TEST(forces_refuse), TEST(collisions_refuse))
