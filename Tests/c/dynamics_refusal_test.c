#include "dynamics_misuse.h"

/* A setting of an attachment that must not have a value. */
#define TIE_REFUSES(type, member, value)                                   \
  do {                                                                     \
    motus_attachment_options bad = good_tie(type);                         \
    bad.member = value;                                                    \
    INVALID(motus_attachment_behavior_create, b.s.w.runtime, &bad, &made); \
  } while (0)

/* One that an attachment must not be given later; it stays as it was. */
#define TIE_STAYS(tie, member, value)                                \
  do {                                                               \
    motus_attachment_options was = tie_options(tie), bad = was, now; \
    bad.member = value;                                              \
    INVALID(motus_attachment_behavior_set_options, tie, &bad);       \
    now = tie_options(tie);                                          \
    CHECK(memcmp(&was, &now, sizeof was) == 0);                      \
  } while (0)

static motus_attachment_options good_tie(motus_attachment_type type) {
  motus_attachment_options options =
      tie_of(type, b.item, type == MOTUS_ATTACHMENT_ANCHOR ? NULL : b.second);
  if (type == MOTUS_ATTACHMENT_SLIDING)
    options.axis = (motus_vector){1, 0};
  return options;
}

static void attachments_refuse(void) {
  motus_attachment_behavior *made = NULL;
  open_bench();
  motus_runtime *r = b.s.w.runtime;
  motus_attachment_options good = good_tie(MOTUS_ATTACHMENT_ITEMS);
  motus_attachment_options_init(NULL, sizeof good);
  REFUSES(runtimes, motus_attachment_behavior_create, subject, &good, &made);
  INVALID(motus_attachment_behavior_create, r, NULL, &made);
  INVALID(motus_attachment_behavior_create, r, &good, NULL);
  good.struct_size = 8;
  WRONG(STRUCT_SIZE, motus_attachment_behavior_create, r, &good, &made);
  good = good_tie(MOTUS_ATTACHMENT_ITEMS);
  for (int type = 0; type < 6; type++) {
    motus_attachment_options bad = good_tie((motus_attachment_type)type);
    REFUSES(items, motus_attachment_behavior_create, (bad.item = subject, r),
            &bad, &made);
    bad.item = b.strange;
    WRONG(FOREIGN_HANDLE, motus_attachment_behavior_create, r, &bad, &made);
    bad.item = bad.other = b.item;
    INVALID(motus_attachment_behavior_create, r, &bad, &made);
  }
  good.other = NULL;
  INVALID(motus_attachment_behavior_create, r, &good, &made);
  good.other = b.strange;
  WRONG(FOREIGN_HANDLE, motus_attachment_behavior_create, r, &good, &made);
  TIE_REFUSES(MOTUS_ATTACHMENT_ANCHOR, type, (motus_attachment_type)6);
  TIE_REFUSES(MOTUS_ATTACHMENT_ANCHOR, other, b.second);
  TIE_REFUSES(MOTUS_ATTACHMENT_ANCHOR, offset, not_a_vector);
  TIE_REFUSES(MOTUS_ATTACHMENT_ANCHOR, anchor, far_point);
  TIE_REFUSES(MOTUS_ATTACHMENT_ITEMS, other_offset, far_vector);
  TIE_REFUSES(MOTUS_ATTACHMENT_LIMIT, offset, not_a_vector);
  TIE_REFUSES(MOTUS_ATTACHMENT_FIXED, anchor, not_a_point);
  TIE_REFUSES(MOTUS_ATTACHMENT_SLIDING, axis, zero);
  TIE_REFUSES(MOTUS_ATTACHMENT_SLIDING, axis, not_a_vector);
  TIE_REFUSES(MOTUS_ATTACHMENT_PIN, collision, (motus_attachment_collision)3);
  TIE_REFUSES(MOTUS_ATTACHMENT_PIN, lower_limit, 1);
  TIE_REFUSES(MOTUS_ATTACHMENT_PIN, upper_limit, NAN);
  /* What a type does not have. */
  motus_vector aside = {1, 0};
  motus_point away = {1, 0};
  TIE_REFUSES(MOTUS_ATTACHMENT_ANCHOR, other_offset, aside);
  TIE_REFUSES(MOTUS_ATTACHMENT_PIN, offset, aside);
  TIE_REFUSES(MOTUS_ATTACHMENT_ITEMS, anchor, away);
  TIE_REFUSES(MOTUS_ATTACHMENT_PIN, axis, aside);
  TIE_REFUSES(MOTUS_ATTACHMENT_PIN, length, 1);
  TIE_REFUSES(MOTUS_ATTACHMENT_LIMIT, frequency, 1);
  TIE_REFUSES(MOTUS_ATTACHMENT_SLIDING, damping_ratio, 1);
  TIE_REFUSES(MOTUS_ATTACHMENT_ITEMS, friction_torque, 1);
  TIE_REFUSES(MOTUS_ATTACHMENT_FIXED, upper_limit, 1);
  CHECK(made == NULL);
  good = tie_options(b.rod);
  REFUSES(others, motus_attachment_behavior_get_options, subject, &good);
  INVALID(motus_attachment_behavior_get_options, b.rod, NULL);
  REFUSES(others, motus_attachment_behavior_set_options, subject, &good);
  INVALID(motus_attachment_behavior_set_options, b.rod, NULL);
  TIE_STAYS(b.rod, type, MOTUS_ATTACHMENT_PIN);
  TIE_STAYS(b.rod, item, b.second);
  TIE_STAYS(b.rod, other, b.second);
  TIE_STAYS(b.rod, offset, aside);
  TIE_STAYS(b.rod, anchor, not_a_point);
  TIE_STAYS(b.rod, length, -1);
  TIE_STAYS(b.rod, frequency, NAN);
  TIE_STAYS(b.rod, damping_ratio, -.1);
  TIE_STAYS(b.rod, friction_torque, 1);
  TIE_STAYS(b.rod, lower_limit, -1);
  TIE_STAYS(b.rope, frequency, 1);
  TIE_STAYS(b.rope, other_offset, aside);
  TIE_STAYS(b.pin, anchor, away);
  TIE_STAYS(b.pin, length, 1);
  TIE_STAYS(b.pin, friction_torque, INFINITY);
  TIE_STAYS(b.pin, lower_limit, 1);
  TIE_STAYS(b.pin, upper_limit, -1);
  POINT_ZERO(others, motus_attachment_behavior_anchor_point, subject);
  REFUSES(others, motus_attachment_behavior_set_anchor_point, subject, origin);
  INVALID(motus_attachment_behavior_set_anchor_point, b.rod, not_a_point);
  WRONG(INVALID_STATE, motus_attachment_behavior_set_anchor_point, b.pin,
        origin);

  motus_snap_behavior *snap = NULL;
  REFUSES(runtimes, motus_snap_behavior_create, subject, b.item, origin, &snap);
  REFUSES(items, motus_snap_behavior_create, r, subject, origin, &snap);
  INVALID(motus_snap_behavior_create, r, b.item, not_a_point, &snap);
  INVALID(motus_snap_behavior_create, r, b.item, origin, NULL);
  POINT_ZERO(others, motus_snap_behavior_point, subject);
  REFUSES(others, motus_snap_behavior_set_point, subject, origin);
  INVALID(motus_snap_behavior_set_point, b.snap, far_point);
  ANSWERS_ZERO(others, motus_snap_behavior_damping_ratio, subject);
  REFUSES(others, motus_snap_behavior_set_damping_ratio, subject, 1);
  INVALID(motus_snap_behavior_set_damping_ratio, b.snap, 1.1);
  close_bench();
}

/* A property of items: what is wrong for it, and that it stays. */
#define PROPERTY(name, good, bad)                                      \
  do {                                                                 \
    motus_item_behavior_options wrong = properties_of(p);              \
    CHECK(isnan(wrong.name));                                          \
    wrong.name = bad;                                                  \
    INVALID(motus_item_behavior_set_options, p, &wrong);               \
    INVALID(motus_item_behavior_create, r, &wrong, NULL, 0, &made);    \
    CHECK(made == NULL && isnan(properties_of(p).name));               \
    wrong.name = good;                                                 \
    CHECK_EQUAL(motus_item_behavior_set_options(p, &wrong), MOTUS_OK); \
    CHECK_NEAR(properties_of(p).name, good, 0);                        \
    wrong.name = NAN;                                                  \
    CHECK_EQUAL(motus_item_behavior_set_options(p, &wrong), MOTUS_OK); \
    CHECK(isnan(properties_of(p).name));                               \
  } while (0)

static void properties_refuse(void) {
  open_bench();
  motus_item_behavior *p = b.properties;
  motus_runtime *r = b.s.w.runtime;
  motus_item_behavior *made = NULL;
  motus_dynamic_item *bad[2] = {b.item, NULL};
  motus_item_behavior_options options = properties_of(p);
  REFUSES(runtimes, motus_item_behavior_create, subject, NULL, NULL, 0, &made);
  INVALID(motus_item_behavior_create, r, NULL, NULL, 1, &made);
  bad[1] = b.strange;
  WRONG(FOREIGN_HANDLE, motus_item_behavior_create, r, NULL, bad, 2, &made);
  bad[1] = (motus_dynamic_item *)b.s.animator;
  WRONG(WRONG_KIND, motus_item_behavior_create, r, NULL, bad, 2, &made);
  CHECK(made == NULL);
  INVALID(motus_item_behavior_create, r, NULL, NULL, 0, NULL);
  motus_item_behavior_options_init(NULL, sizeof options);
  PROPERTY(elasticity, .5, 1.5);
  PROPERTY(friction, .5, -1);
  PROPERTY(density, .5, 0);
  PROPERTY(resistance, .5, -1);
  PROPERTY(angular_resistance, .5, INFINITY);
  PROPERTY(charge, -.5, 1e10);
  CHECK_EQUAL(options.is_anchored, MOTUS_CHOICE_OPEN);
  CHECK_EQUAL(options.allows_rotation, MOTUS_CHOICE_OPEN);
  options.is_anchored = (motus_choice)2;
  INVALID(motus_item_behavior_set_options, p, &options);
  options.is_anchored = MOTUS_CHOICE_NO;
  options.allows_rotation = (motus_choice)-2;
  INVALID(motus_item_behavior_set_options, p, &options);
  CHECK_EQUAL(properties_of(p).is_anchored, MOTUS_CHOICE_OPEN);
  options.allows_rotation = MOTUS_CHOICE_YES;
  CHECK_EQUAL(motus_item_behavior_set_options(p, &options), MOTUS_OK);
  CHECK_EQUAL(properties_of(p).is_anchored, MOTUS_CHOICE_NO);
  CHECK_EQUAL(properties_of(p).allows_rotation, MOTUS_CHOICE_YES);
  REFUSES(others, motus_item_behavior_set_options, subject, &options);
  INVALID(motus_item_behavior_set_options, p, NULL);
  REFUSES(others, motus_item_behavior_get_options, subject, &options);
  INVALID(motus_item_behavior_get_options, p, NULL);
  options.struct_size = 8;
  WRONG(STRUCT_SIZE, motus_item_behavior_set_options, p, &options);
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
  motus_field_options_init(NULL, sizeof(motus_field_options));
  motus_field_options_init(&options, sizeof options);
  options.type = MOTUS_FIELD_VORTEX;
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
  REFUSES(others, motus_field_behavior_get_options, subject, &read);
  INVALID(motus_field_behavior_get_options, b.field, NULL);

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
