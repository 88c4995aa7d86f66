/* One setting of an animator, read and changed among the others. */
#ifndef ANIMATOR_OPTIONS_H
#define ANIMATOR_OPTIONS_H
#include <motus.h>

static inline motus_property_animator_options
animator_options_of(motus_property_animator *animator) {
  motus_property_animator_options options = {.struct_size = sizeof options};
  motus_property_animator_get_options(animator, &options);
  return options;
}

static inline motus_property_animator_options *animator_options(void) {
  static motus_property_animator_options options;
  return &options;
}

/* The status of setting one. */
#define ANIMATOR_SET(animator, field, value)            \
  (*animator_options() = animator_options_of(animator), \
   animator_options()->field = (value),                 \
   motus_property_animator_set_options(animator, animator_options()))

#define ANIMATOR_HAS(animator, field) (animator_options_of(animator).field)

#endif
