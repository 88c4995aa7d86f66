/* Links in few words: what they read, what they move, and the two numbers
 * between which most of them go. */
#ifndef LINKS_H
#define LINKS_H
#include "motus.h"

#include <string.h>

static inline motus_link_source from_value(motus_value *value) {
  return (motus_link_source){.kind = MOTUS_LINK_SOURCE_VALUE, .object = value};
}
static inline motus_link_source
from_property(motus_view *view, uint32_t property, uint32_t component) {
  return (motus_link_source){.kind = MOTUS_LINK_SOURCE_PROPERTY,
                             .object = view,
                             .property = property,
                             .component = component};
}
static inline motus_link_target to_value(motus_value *value) {
  return (motus_link_target){.kind = MOTUS_LINK_TARGET_VALUE, .object = value};
}
static inline motus_link_target to_property(motus_view *view,
                                            uint32_t property) {
  return (motus_link_target){
      .kind = MOTUS_LINK_TARGET_PROPERTY, .property = property, .object = view};
}
static inline motus_link_target
to_component(motus_view *view, uint32_t property, uint32_t component) {
  motus_link_target target = to_property(view, property);
  target.component = component;
  target.is_component = true;
  return target;
}
static inline motus_link_target to_animator(motus_property_animator *animator) {
  return (motus_link_target){.kind = MOTUS_LINK_TARGET_ANIMATOR,
                             .object = animator};
}
static inline motus_link_target
to_interaction(motus_percent_driven_interaction *interaction) {
  return (motus_link_target){.kind = MOTUS_LINK_TARGET_INTERACTION,
                             .object = interaction};
}

static inline motus_link_options link_options(void) {
  motus_link_options options;
  motus_link_options_init(&options, sizeof options);
  return options;
}

/* Through as many pairs. */
static inline motus_link_options link_through(const double *inputs,
                                              const double *outputs,
                                              size_t count, size_t width) {
  motus_link_options options = link_options();
  options.inputs = inputs;
  options.input_count = count;
  options.outputs = outputs;
  options.output_count = count * width;
  return options;
}

/* A part of a scroller's way, and whether a property goes on beyond it. */
typedef struct link_way {
  motus_axis axis;
  motus_link_range range;
  bool goes_beyond;
} link_way;

static inline link_way link_way_of(motus_scroll_range_kind kind) {
  link_way way = {.axis = MOTUS_AXIS_VERTICAL};
  motus_link_range_init(&way.range, sizeof way.range);
  way.range.kind = kind;
  return way;
}

/* All of the way for NULL; a range of a view without one is that of `view`. */
static inline motus_status
link_along(motus_runtime *runtime, motus_scroller *scroller,
           const link_way *way, motus_view *view, motus_link_target target,
           const motus_link_options *options, motus_link **out) {
  link_way by = way ? *way : link_way_of(MOTUS_SCROLL_RANGE_SCROLL);
  if (!by.range.subject)
    by.range.subject = view;
  motus_link_source source = {.kind = MOTUS_LINK_SOURCE_RANGE,
                              .object = scroller,
                              .component = by.axis,
                              .range = &by.range};
  return motus_link_create(runtime, &target, &source, 1, options, out);
}

/* A property of a view goes from one value to another. */
static inline motus_status
link_property(motus_runtime *runtime, motus_scroller *scroller,
              const link_way *way, motus_view *view, uint32_t property,
              const double *from, const double *to, size_t count,
              const motus_timing *timing, motus_link **out) {
  static const double inputs[] = {0, 1};
  double outputs[32] = {0};
  for (size_t i = 0; i < count && count <= 16; i++) {
    outputs[i] = from[i];
    outputs[count + i] = to[i];
  }
  motus_link_options options = link_through(inputs, outputs, 2, count);
  if (way && way->goes_beyond)
    options.before = options.after = MOTUS_LINK_END_CONTINUE;
  options.timings = timing;
  options.timing_count = timing ? 1 : 0;
  return link_along(runtime, scroller, way, view, to_property(view, property),
                    &options, out);
}

static inline motus_status link_animator(motus_runtime *runtime,
                                         motus_scroller *scroller,
                                         const link_way *way,
                                         motus_property_animator *animator,
                                         motus_link **out) {
  return link_along(runtime, scroller, way, NULL, to_animator(animator), NULL,
                    out);
}

static inline motus_status link_interaction(
    motus_runtime *runtime, motus_scroller *scroller, const link_way *way,
    motus_percent_driven_interaction *interaction, motus_link **out) {
  return link_along(runtime, scroller, way, NULL, to_interaction(interaction),
                    NULL, out);
}
#endif
