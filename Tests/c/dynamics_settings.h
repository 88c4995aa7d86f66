/* Attachments and properties of items in a line each: what hosts say with
 * motus_attachment_options and motus_item_behavior_options. */
#ifndef DYNAMICS_SETTINGS_H
#define DYNAMICS_SETTINGS_H
#include "check.h"
#include <math.h>
#include <motus.h>

static inline motus_attachment_options tie_of(motus_attachment_type type,
                                              motus_dynamic_item *item,
                                              motus_dynamic_item *other) {
  motus_attachment_options options;
  CHECK_EQUAL(motus_attachment_options_init(&options, sizeof options),
              MOTUS_OK);
  options.type = type;
  options.item = item;
  options.other = other;
  return options;
}

static inline motus_status tie_to_anchor(motus_runtime *runtime,
                                         motus_dynamic_item *item,
                                         motus_vector offset,
                                         motus_point anchor,
                                         motus_attachment_behavior **out_tie) {
  motus_attachment_options options =
      tie_of(MOTUS_ATTACHMENT_ANCHOR, item, NULL);
  options.offset = offset;
  options.anchor = anchor;
  return motus_attachment_behavior_create(runtime, &options, out_tie);
}

static inline motus_status
tie_items(motus_runtime *runtime, motus_attachment_type type,
          motus_dynamic_item *item, motus_vector offset,
          motus_dynamic_item *other, motus_vector other_offset,
          motus_attachment_behavior **out_tie) {
  motus_attachment_options options = tie_of(type, item, other);
  options.offset = offset;
  options.other_offset = other_offset;
  return motus_attachment_behavior_create(runtime, &options, out_tie);
}

static inline motus_status
tie_to_item(motus_runtime *runtime, motus_dynamic_item *item,
            motus_vector offset, motus_dynamic_item *other,
            motus_vector other_offset, motus_attachment_behavior **out_tie) {
  return tie_items(runtime, MOTUS_ATTACHMENT_ITEMS, item, offset, other,
                   other_offset, out_tie);
}

static inline motus_status
tie_by_rope(motus_runtime *runtime, motus_dynamic_item *item,
            motus_vector offset, motus_dynamic_item *other,
            motus_vector other_offset, motus_attachment_behavior **out_tie) {
  return tie_items(runtime, MOTUS_ATTACHMENT_LIMIT, item, offset, other,
                   other_offset, out_tie);
}

static inline motus_status
tie_at(motus_runtime *runtime, motus_attachment_type type,
       motus_dynamic_item *item, motus_dynamic_item *other, motus_point anchor,
       motus_vector axis, motus_attachment_behavior **out_tie) {
  motus_attachment_options options = tie_of(type, item, other);
  options.anchor = anchor;
  options.axis = axis;
  return motus_attachment_behavior_create(runtime, &options, out_tie);
}

static inline motus_status tie_fixed(motus_runtime *runtime,
                                     motus_dynamic_item *item,
                                     motus_dynamic_item *other,
                                     motus_point anchor,
                                     motus_attachment_behavior **out_tie) {
  return tie_at(runtime, MOTUS_ATTACHMENT_FIXED, item, other, anchor,
                (motus_vector){0, 0}, out_tie);
}

static inline motus_status tie_pinned(motus_runtime *runtime,
                                      motus_dynamic_item *item,
                                      motus_dynamic_item *other,
                                      motus_point anchor,
                                      motus_attachment_behavior **out_tie) {
  return tie_at(runtime, MOTUS_ATTACHMENT_PIN, item, other, anchor,
                (motus_vector){0, 0}, out_tie);
}

static inline motus_status tie_sliding(motus_runtime *runtime,
                                       motus_dynamic_item *item,
                                       motus_dynamic_item *other,
                                       motus_point anchor, motus_vector axis,
                                       motus_attachment_behavior **out_tie) {
  return tie_at(runtime, MOTUS_ATTACHMENT_SLIDING, item, other, anchor, axis,
                out_tie);
}

static inline motus_attachment_options
tie_options(motus_attachment_behavior *tie) {
  motus_attachment_options options =
      tie_of(MOTUS_ATTACHMENT_ANCHOR, NULL, NULL);
  motus_attachment_behavior_get_options(tie, &options);
  return options;
}

static inline bool tie_has_range(motus_attachment_behavior *tie) {
  return tie_options(tie).upper_limit < HUGE_VAL;
}

static inline motus_item_behavior_options
properties_of(motus_item_behavior *behavior) {
  motus_item_behavior_options options;
  CHECK_EQUAL(motus_item_behavior_options_init(&options, sizeof options),
              MOTUS_OK);
  if (behavior)
    motus_item_behavior_get_options(behavior, &options);
  return options;
}

/* set_tie_length(tie, 100), set_friction(behavior, .5): one setting, the others
 * as they are. */
#define TIE_SETTING(name, type, field)                            \
  static inline motus_status name(motus_attachment_behavior *tie, \
                                  type value) {                   \
    motus_attachment_options options = tie_options(tie);          \
    options.field = value;                                        \
    return motus_attachment_behavior_set_options(tie, &options);  \
  }
#define ITEM_SETTING(name, type, field)                                        \
  static inline motus_status name(motus_item_behavior *behavior, type value) { \
    motus_item_behavior_options options = properties_of(behavior);             \
    options.field = value;                                                     \
    return motus_item_behavior_set_options(behavior, &options);                \
  }

TIE_SETTING(set_tie_length, double, length)
TIE_SETTING(set_tie_frequency, double, frequency)
TIE_SETTING(set_tie_damping, double, damping_ratio)
TIE_SETTING(set_tie_friction, double, friction_torque)
TIE_SETTING(set_tie_collision, motus_attachment_collision, collision)
ITEM_SETTING(set_elasticity, double, elasticity)
ITEM_SETTING(set_friction, double, friction)
ITEM_SETTING(set_density, double, density)
ITEM_SETTING(set_resistance, double, resistance)
ITEM_SETTING(set_angular_resistance, double, angular_resistance)
ITEM_SETTING(set_charge, double, charge)
ITEM_SETTING(set_anchored, motus_choice, is_anchored)
ITEM_SETTING(set_allows_rotation, motus_choice, allows_rotation)

static inline motus_status set_tie_range(motus_attachment_behavior *tie,
                                         double lower, double upper) {
  motus_attachment_options options = tie_options(tie);
  options.lower_limit = lower;
  options.upper_limit = upper;
  return motus_attachment_behavior_set_options(tie, &options);
}

static inline motus_status remove_tie_range(motus_attachment_behavior *tie) {
  return set_tie_range(tie, -HUGE_VAL, HUGE_VAL);
}
#endif
