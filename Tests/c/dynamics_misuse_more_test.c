/* Misuse of what animators tell, of snapshots, and of items of every sort. */
#include "dynamics_misuse.h"

static void force(void *user_data, motus_field_behavior *field,
                  const motus_field_probe *probe, motus_vector *out_force) {
  (void)user_data, (void)field, (void)probe, (void)out_force;
}

static void moved(void *user_data, motus_dynamic_behavior *behavior,
                  motus_dynamic_animator *animator) {
  (void)user_data, (void)behavior, (void)animator;
}

static void place(void *user_data, motus_dynamic_item *item,
                  motus_point *out_center, motus_size *out_size,
                  double *out_rotation) {
  (void)user_data, (void)item, (void)out_center, (void)out_rotation;
  *out_size = (motus_size){10, 10};
}

static int ended;

static void end(void *user_data) {
  (void)user_data;
  ended += 1;
}

static void lists_refuse(void) {
  const motus_dynamic_item_state *states;
  const motus_dynamic_contact *touches;
  const motus_dynamic_joint *joints;
  const motus_dynamic_stage_time *times;
  motus_dynamic_item_state state;
  size_t count;
  motus_dynamic_animator *a;
  open_bench();
  a = b.s.animator;
  ANSWERS_ZERO(animators, motus_dynamic_animator_step_count, subject);
  REFUSES(animators, motus_dynamic_animator_item_states, subject, &states,
          &count);
  INVALID(motus_dynamic_animator_item_states, a, NULL, &count);
  INVALID(motus_dynamic_animator_item_states, a, &states, NULL);
  REFUSES(animators, motus_dynamic_animator_contacts, subject, &touches,
          &count);
  INVALID(motus_dynamic_animator_contacts, a, NULL, &count);
  INVALID(motus_dynamic_animator_contacts, a, &touches, NULL);
  REFUSES(animators, motus_dynamic_animator_joints, subject, &joints, &count);
  INVALID(motus_dynamic_animator_joints, a, NULL, &count);
  INVALID(motus_dynamic_animator_joints, a, &joints, NULL);
  REFUSES(animators, motus_dynamic_animator_stage_times, subject, &times,
          &count);
  INVALID(motus_dynamic_animator_stage_times, a, NULL, &count);
  INVALID(motus_dynamic_animator_stage_times, a, &times, NULL);
  REFUSES(animators, motus_dynamic_animator_set_profile_clock, subject, NULL,
          NULL, NULL);
  memset(&state, 0, sizeof state);
  REFUSES(animators, motus_dynamic_animator_set_item_states, subject, &state,
          1);
  INVALID(motus_dynamic_animator_set_item_states, a, NULL, 1);
  INVALID(motus_dynamic_animator_set_item_states, a, &state, SIZE_MAX);
  INVALID(motus_dynamic_animator_set_item_states, a, &state, 1);
  state.item = b.item;
  WRONG(NOT_FOUND, motus_dynamic_animator_set_item_states, a, &state, 1);
  state.item = b.strange;
  WRONG(FOREIGN_HANDLE, motus_dynamic_animator_set_item_states, a, &state, 1);
  motus_dynamic_animator_add_behavior(a, (motus_dynamic_behavior *)b.gravity);
  state.item = b.item;
  double *numbers[6] = {&state.center.x,    &state.center.y,
                        &state.rotation,    &state.velocity.dx,
                        &state.velocity.dy, &state.angular_velocity};
  for (int index = 0; index < 6; index++) {
    *numbers[index] = NAN;
    INVALID(motus_dynamic_animator_set_item_states, a, &state, 1);
    *numbers[index] = 2e9;
    INVALID(motus_dynamic_animator_set_item_states, a, &state, 1);
    *numbers[index] = 0;
  }
  CHECK_EQUAL(motus_dynamic_animator_set_item_states(a, &state, 1), MOTUS_OK);
  close_bench();
}

static void snapshots_refuse(void) {
  char bytes[64] = {0};
  size_t size = 9;
  motus_dynamic_animator *a;
  open_bench();
  a = b.s.animator;
  ANSWERS_ZERO(animators, motus_dynamic_animator_snapshot_size, subject);
  REFUSES(animators, motus_dynamic_animator_snapshot, subject, bytes, 64,
          &size);
  INVALID(motus_dynamic_animator_snapshot, a, NULL, 64, &size);
  CHECK_EQUAL(size, 0);
  INVALID(motus_dynamic_animator_snapshot, a, bytes, 64, NULL);
  INVALID(motus_dynamic_animator_snapshot, a, bytes, 64, &size);
  INVALID(motus_dynamic_animator_snapshot, a, bytes, 0, &size);
  REFUSES(animators, motus_dynamic_animator_restore, subject, bytes, 64);
  INVALID(motus_dynamic_animator_restore, a, NULL, 64);
  INVALID(motus_dynamic_animator_restore, a, bytes, 0);
  INVALID(motus_dynamic_animator_restore, a, bytes, 64);
  INVALID(motus_dynamic_animator_restore, a, bytes, SIZE_MAX);
  close_bench();
}

static void items_of_every_sort_refuse(void) {
  motus_dynamic_item *made = NULL, *members[2];
  motus_layout_path path = {MOTUS_ELEMENT_CELL, 0, 0, 0};
  motus_dynamic_animator *layout = NULL;
  motus_size size = {10, 10}, bad = {NAN, 10};
  open_bench();
  motus_dynamic_item_callbacks callbacks = {.struct_size = sizeof callbacks};
  ended = 0;
  INVALID(motus_dynamic_item_create_with_callbacks, b.s.w.runtime, &callbacks,
          &ended, end, &made);
  callbacks.read = place;
  REFUSES(runtimes, motus_dynamic_item_create_with_callbacks, subject,
          &callbacks, &ended, end, &made);
  INVALID(motus_dynamic_item_create_with_callbacks, b.s.w.runtime, NULL, &ended,
          end, &made);
  INVALID(motus_dynamic_item_create_with_callbacks, b.s.w.runtime, &callbacks,
          &ended, end, NULL);
  callbacks.struct_size = 8;
  WRONG(STRUCT_SIZE, motus_dynamic_item_create_with_callbacks, b.s.w.runtime,
        &callbacks, &ended, end, &made);
  CHECK_EQUAL(ended, 8);
  members[0] = b.item;
  members[1] = NULL;
  REFUSES(runtimes, motus_dynamic_item_create_group, subject, members, 1,
          &made);
  INVALID(motus_dynamic_item_create_group, b.s.w.runtime, members, 2, &made);
  INVALID(motus_dynamic_item_create_group, b.s.w.runtime, NULL, 1, &made);
  INVALID(motus_dynamic_item_create_group, b.s.w.runtime, members, 1, NULL);
  members[1] = b.strange;
  WRONG(FOREIGN_HANDLE, motus_dynamic_item_create_group, b.s.w.runtime, members,
        2, &made);
  CHECK(made == NULL);
  ANSWERS_ZERO(items, motus_dynamic_item_member_count, subject);
  ANSWERS_ZERO(items, motus_dynamic_item_member_at, subject, 0);
  REFUSES(items, motus_dynamic_item_set_layout_path, subject, &path);
  ANSWERS_ZERO(animators, motus_dynamic_animator_item_at_path, subject, &path);
  CHECK_ZERO(!motus_dynamic_animator_item_at_path(b.s.animator, NULL),
             INVALID_ARGUMENT, "motus_dynamic_animator_item_at_path");
  CHECK_EQUAL(
      motus_dynamic_animator_create(b.s.w.runtime, b.s.w.window, &layout),
      MOTUS_OK);
  WRONG(INVALID_STATE, motus_dynamic_animator_set_content_size, layout, size);
  motus_release(layout);
  SUBJECTS(animators,
           CHECK_NEAR(motus_dynamic_animator_content_size(subject).width, 0, 0);
           report_check(status, "motus_dynamic_animator_content_size", __FILE__,
                        __LINE__));
  REFUSES(animators, motus_dynamic_animator_set_content_size, subject, size);
  INVALID(motus_dynamic_animator_set_content_size, b.s.animator, bad);
  close_bench();
}

static void callbacks_of_behaviors_refuse(void) {
  open_bench();
  ended = 0;
  REFUSES(behaviors, motus_dynamic_behavior_set_did_move, subject, moved,
          &ended, end);
  REFUSES(others, motus_field_behavior_set_evaluator, subject, force, &ended,
          end);
  WRONG(INVALID_STATE, motus_field_behavior_set_evaluator, b.field, force,
        &ended, end);
  CHECK_EQUAL(ended, 9);
  CHECK_EQUAL(
      motus_dynamic_behavior_set_did_move(b.composite, moved, &ended, end),
      MOTUS_OK);
  CHECK_EQUAL(
      motus_dynamic_behavior_set_did_move(b.composite, NULL, NULL, NULL),
      MOTUS_OK);
  CHECK_EQUAL(ended, 10);
  close_bench();
}

CHECK_MAIN(TEST(lists_refuse), TEST(snapshots_refuse),
           TEST(items_of_every_sort_refuse),
           TEST(callbacks_of_behaviors_refuse))
