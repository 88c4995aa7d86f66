#include "dynamics_misuse.h"

static void attachments_refuse(void) {
  motus_attachment_behavior *made = NULL;
  double lower, upper;
  open_bench();
  motus_runtime *r = b.s.w.runtime;
  REFUSES(runtimes, motus_attachment_behavior_create_to_anchor, subject, b.item,
          zero, origin, &made);
  REFUSES(items, motus_attachment_behavior_create_to_anchor, r, subject, zero,
          origin, &made);
  INVALID(motus_attachment_behavior_create_to_anchor, r, b.item, not_a_vector,
          origin, &made);
  INVALID(motus_attachment_behavior_create_to_anchor, r, b.item, zero,
          far_point, &made);
  INVALID(motus_attachment_behavior_create_to_anchor, r, b.item, zero, origin,
          NULL);
  REFUSES(runtimes, motus_attachment_behavior_create_to_item, subject, b.item,
          zero, b.second, zero, &made);
  REFUSES(items, motus_attachment_behavior_create_to_item, r, b.item, zero,
          subject, zero, &made);
  INVALID(motus_attachment_behavior_create_to_item, r, b.item, zero, b.item,
          zero, &made);
  INVALID(motus_attachment_behavior_create_to_item, r, b.item, zero, b.second,
          far_vector, &made);
  WRONG(FOREIGN_HANDLE, motus_attachment_behavior_create_to_item, r, b.item,
        zero, b.strange, zero, &made);
  REFUSES(items, motus_attachment_behavior_create_limit, r, b.item, zero,
          subject, zero, &made);
  INVALID(motus_attachment_behavior_create_limit, r, b.item, not_a_vector,
          b.second, zero, &made);
  REFUSES(items, motus_attachment_behavior_create_fixed, r, subject, NULL,
          origin, &made);
  INVALID(motus_attachment_behavior_create_fixed, r, b.item, NULL, not_a_point,
          &made);
  REFUSES(items, motus_attachment_behavior_create_pin, r, subject, NULL, origin,
          &made);
  INVALID(motus_attachment_behavior_create_pin, r, b.item, b.item, origin,
          &made);
  REFUSES(runtimes, motus_attachment_behavior_create_sliding, subject, b.item,
          NULL, origin, (motus_vector){1, 0}, &made);
  INVALID(motus_attachment_behavior_create_sliding, r, b.item, NULL, origin,
          zero, &made);
  INVALID(motus_attachment_behavior_create_sliding, r, b.item, NULL, origin,
          not_a_vector, &made);
  CHECK(made == NULL);
  ANSWERS_ZERO(others, motus_attachment_behavior_type, subject);
  POINT_ZERO(others, motus_attachment_behavior_anchor_point, subject);
  REFUSES(others, motus_attachment_behavior_set_anchor_point, subject, origin);
  INVALID(motus_attachment_behavior_set_anchor_point, b.rod, not_a_point);
  WRONG(INVALID_STATE, motus_attachment_behavior_set_anchor_point, b.pin,
        origin);
  ANSWERS_ZERO(others, motus_attachment_behavior_length, subject);
  REFUSES(others, motus_attachment_behavior_set_length, subject, 1);
  INVALID(motus_attachment_behavior_set_length, b.rod, -1);
  WRONG(INVALID_STATE, motus_attachment_behavior_set_length, b.pin, 1);
  ANSWERS_ZERO(others, motus_attachment_behavior_frequency, subject);
  REFUSES(others, motus_attachment_behavior_set_frequency, subject, 1);
  INVALID(motus_attachment_behavior_set_frequency, b.rod, NAN);
  WRONG(INVALID_STATE, motus_attachment_behavior_set_frequency, b.rope, 1);
  ANSWERS_ZERO(others, motus_attachment_behavior_damping, subject);
  REFUSES(others, motus_attachment_behavior_set_damping, subject, 1);
  INVALID(motus_attachment_behavior_set_damping, b.rod, -.1);
  WRONG(INVALID_STATE, motus_attachment_behavior_set_damping, b.rope, 1);
  ANSWERS_ZERO(others, motus_attachment_behavior_friction_torque, subject);
  REFUSES(others, motus_attachment_behavior_set_friction_torque, subject, 1);
  INVALID(motus_attachment_behavior_set_friction_torque, b.pin, INFINITY);
  WRONG(INVALID_STATE, motus_attachment_behavior_set_friction_torque, b.rod, 1);
  ANSWERS_ZERO(others, motus_attachment_behavior_range, subject, &lower,
               &upper);
  REFUSES(others, motus_attachment_behavior_set_range, subject, -1, 1);
  INVALID(motus_attachment_behavior_set_range, b.pin, 1, 2);
  INVALID(motus_attachment_behavior_set_range, b.pin, -1, NAN);
  WRONG(INVALID_STATE, motus_attachment_behavior_set_range, b.rod, -1, 1);
  REFUSES(others, motus_attachment_behavior_remove_range, subject);
  WRONG(INVALID_STATE, motus_attachment_behavior_remove_range, b.rope);

  motus_snap_behavior *snap = NULL;
  REFUSES(runtimes, motus_snap_behavior_create, subject, b.item, origin, &snap);
  REFUSES(items, motus_snap_behavior_create, r, subject, origin, &snap);
  INVALID(motus_snap_behavior_create, r, b.item, not_a_point, &snap);
  INVALID(motus_snap_behavior_create, r, b.item, origin, NULL);
  POINT_ZERO(others, motus_snap_behavior_point, subject);
  REFUSES(others, motus_snap_behavior_set_point, subject, origin);
  INVALID(motus_snap_behavior_set_point, b.snap, far_point);
  ANSWERS_ZERO(others, motus_snap_behavior_damping, subject);
  REFUSES(others, motus_snap_behavior_set_damping, subject, 1);
  INVALID(motus_snap_behavior_set_damping, b.snap, 1.1);
  close_bench();
}

/* A property of items: what is wrong for it, and that it stays. */
#define PROPERTY(name, initial, bad)                                         \
  do {                                                                       \
    ANSWERS_ZERO(others, motus_item_behavior_##name, subject);               \
    REFUSES(others, motus_item_behavior_set_##name, subject, 1);             \
    INVALID(motus_item_behavior_set_##name, b.properties, NAN);              \
    INVALID(motus_item_behavior_set_##name, b.properties, bad);              \
    CHECK_NEAR(motus_item_behavior_##name(b.properties), initial, 0);        \
    CHECK_EQUAL(motus_item_behavior_set_##name(b.properties, .5), MOTUS_OK); \
    CHECK_NEAR(motus_item_behavior_##name(b.properties), .5, 0);             \
  } while (0)

static void properties_refuse(void) {
  open_bench();
  motus_item_behavior *p = b.properties;
  LIST_CREATOR(motus_item_behavior_create, motus_item_behavior, &made);
  INVALID(motus_item_behavior_create, b.s.w.runtime, NULL, 0, NULL);
  PROPERTY(elasticity, 0, 1.5);
  PROPERTY(friction, 0, -1);
  PROPERTY(density, 1, 0);
  PROPERTY(resistance, 0, -1);
  PROPERTY(angular_resistance, 0, INFINITY);
  PROPERTY(charge, 0, 1e10);
  ANSWERS_ZERO(others, motus_item_behavior_is_anchored, subject);
  REFUSES(others, motus_item_behavior_set_anchored, subject, true);
  ANSWERS_ZERO(others, motus_item_behavior_allows_rotation, subject);
  REFUSES(others, motus_item_behavior_set_allows_rotation, subject, true);
  VECTOR_ZERO(others, motus_item_behavior_linear_velocity, subject, b.item);
  VECTOR_ZERO(items, motus_item_behavior_linear_velocity, p, subject);
  REFUSES(others, motus_item_behavior_add_linear_velocity, subject, b.item,
          zero);
  REFUSES(items, motus_item_behavior_add_linear_velocity, p, subject, zero);
  INVALID(motus_item_behavior_add_linear_velocity, p, b.item, not_a_vector);
  WRONG(NOT_FOUND, motus_item_behavior_add_linear_velocity, p, b.second, zero);
  ANSWERS_ZERO(others, motus_item_behavior_angular_velocity, subject, b.item);
  ANSWERS_ZERO(items, motus_item_behavior_angular_velocity, p, subject);
  REFUSES(others, motus_item_behavior_add_angular_velocity, subject, b.item, 0);
  REFUSES(items, motus_item_behavior_add_angular_velocity, p, subject, 0);
  INVALID(motus_item_behavior_add_angular_velocity, p, b.item, NAN);
  WRONG(NOT_FOUND, motus_item_behavior_add_angular_velocity, p, b.second, 0);
  close_bench();
}

/* A setting of a field that must not have a value. */
#define SETTING(member, value)                                           \
  do {                                                                   \
    motus_field_options wrong = options;                                 \
    wrong.member = value;                                                \
    INVALID(motus_field_behavior_create, b.s.w.runtime, &wrong, NULL, 0, \
            &made);                                                      \
    INVALID(motus_field_behavior_set_options, b.field, &wrong);          \
  } while (0)

static void fields_refuse(void) {
  motus_field_options options, read;
  motus_field_behavior *made = NULL;
  motus_region *region = NULL;
  open_bench();
  motus_field_options_init(NULL, sizeof(motus_field_options), MOTUS_FIELD_DRAG);
  motus_field_options_init(&options, sizeof options, MOTUS_FIELD_VORTEX);
  read = options;
  REFUSES(runtimes, motus_field_behavior_create, subject, &options, NULL, 0,
          &made);
  INVALID(motus_field_behavior_create, b.s.w.runtime, NULL, NULL, 0, &made);
  INVALID(motus_field_behavior_create, b.s.w.runtime, &options, NULL, 1, &made);
  INVALID(motus_field_behavior_create, b.s.w.runtime, &options, NULL, 0, NULL);
  SETTING(type, (motus_field_type)77);
  SETTING(position, not_a_point);
  SETTING(strength, NAN);
  SETTING(falloff, -1);
  SETTING(minimum_radius, 0);
  SETTING(direction, far_vector);
  SETTING(smoothness, 2);
  SETTING(animation_speed, INFINITY);
  CHECK(made == NULL);
  options.type = MOTUS_FIELD_DRAG;
  INVALID(motus_field_behavior_set_options, b.field, &options);
  options.struct_size = 8;
  WRONG(STRUCT_SIZE, motus_field_behavior_set_options, b.field, &options);
  REFUSES(others, motus_field_behavior_set_options, subject, &read);
  INVALID(motus_field_behavior_set_options, b.field, NULL);
  REFUSES(others, motus_field_behavior_options, subject, &read);
  INVALID(motus_field_behavior_options, b.field, NULL);

  motus_size unit = {1, 1};
  REFUSES(runtimes, motus_region_create, subject, MOTUS_REGION_INFINITE, unit,
          &region);
  INVALID(motus_region_create, b.s.w.runtime, MOTUS_REGION_INFINITE, unit,
          NULL);
  INVALID(motus_region_create, b.s.w.runtime, MOTUS_REGION_DISC,
          (motus_size){NAN, NAN}, &region);
  INVALID(motus_region_create, b.s.w.runtime, MOTUS_REGION_DISC,
          (motus_size){2, 3}, &region);
  INVALID(motus_region_create, b.s.w.runtime, MOTUS_REGION_BOX,
          (motus_size){-1, 1}, &region);
  INVALID(motus_region_create, b.s.w.runtime, (motus_region_shape)3, unit,
          &region);
  REFUSES(regions, motus_region_combine, subject, MOTUS_REGION_INVERSE, NULL,
          &region);
  INVALID(motus_region_combine, b.region, MOTUS_REGION_INVERSE, NULL, NULL);
  INVALID(motus_region_combine, b.region, MOTUS_REGION_INVERSE, b.region,
          &region);
  INVALID(motus_region_combine, b.region, (motus_region_operation)4, b.region,
          &region);
  for (int operation = 0; operation < 3; operation++) {
    REFUSES(regions, motus_region_combine, subject,
            (motus_region_operation)operation, b.region, &region);
    REFUSES(regions, motus_region_combine, b.region,
            (motus_region_operation)operation, subject, &region);
  }
  ANSWERS_ZERO(regions, motus_region_contains, subject, origin);
  report_clear();
  CHECK(!motus_region_contains(b.region, not_a_point));
  CHECK_EQUAL(reported.count, 1);
  /* At most 256 parts. */
  motus_region *grown = b.region, *next = NULL;
  int doublings = 0;
  while (motus_region_combine(grown, MOTUS_REGION_UNION, grown, &next) ==
         MOTUS_OK) {
    grown = next;
    doublings++;
  }
  CHECK_EQUAL(doublings, 7);
  CHECK(next == NULL);
  close_bench();
}

CHECK_MAIN(TEST(attachments_refuse), TEST(properties_refuse),
           TEST(fields_refuse))
