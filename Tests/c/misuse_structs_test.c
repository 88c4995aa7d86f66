/* Numbers inside of structs, and timings and gestures that are none, in every function that
 * takes them. */
#include "misuse_driver.h"

/* Fields of structs, with the type of timing or gesture for which they count: none of them
 * takes what is not finite, nor these numbers. */
static const struct field {
  const char *name;
  void (*fill)(argument *a);
  size_t at;
  int type; /* -1 when it always counts, -2 when NaN is none */
  double wrong[2];
} fields[] = {
#define RUNTIME(field, ...)                           \
  {                                                   \
#field, fill_motus_runtime_options,               \
        offsetof(motus_runtime_options, field), -1, { \
      __VA_ARGS__                                     \
    }                                                 \
  }
#define OPTIONS(field, ...)                             \
  {                                                     \
#field, fill_motus_animation_options,               \
        offsetof(motus_animation_options, field), -1, { \
      __VA_ARGS__                                       \
    }                                                   \
  }
#define KEYFRAMES(field, ...)                           \
  {                                                     \
#field, fill_motus_keyframes_options,               \
        offsetof(motus_keyframes_options, field), -1, { \
      __VA_ARGS__                                       \
    }                                                   \
  }
#define TIMING(field, type, ...)                    \
  {#field,                                          \
   fill_motus_timing,                               \
   offsetof(motus_timing, field),                   \
   type,                                            \
   {__VA_ARGS__}},                                  \
  {                                                 \
#field, fill_motus_animation_options,           \
        offsetof(motus_animation_options, timing) + \
            offsetof(motus_timing, field),          \
        type, {                                     \
      __VA_ARGS__                                   \
    }                                               \
  }
#define GESTURE(field, type, ...)                       \
  {                                                     \
#field, fill_motus_gesture_options,                 \
        offsetof(motus_gesture_options, field), type, { \
      __VA_ARGS__                                       \
    }                                                   \
  }
#define BINDING(field, ...)                                   \
  {                                                           \
#field, fill_motus_gesture_binding_options,               \
        offsetof(motus_gesture_binding_options, field), -1, { \
      __VA_ARGS__                                             \
    }                                                         \
  }
#define TOUCH(field, ...)                                         \
  {                                                               \
#field, fill_motus_touch, offsetof(motus_touch, field), -1, { \
      __VA_ARGS__                                                 \
    }                                                             \
  }
/* A field that always counts. */
#define IN(struct, field, ...)                            \
  {                                                       \
#field, fill_##struct, offsetof(struct, field), -1, { \
      __VA_ARGS__                                         \
    }                                                     \
  }
/* Where NaN leaves it open. */
#define OPEN(struct, field, ...)                          \
  {                                                       \
#field, fill_##struct, offsetof(struct, field), -2, { \
      __VA_ARGS__                                         \
    }                                                     \
  }
    IN(motus_child, frame.x, 1e61, -1e61),
    IN(motus_child, frame.y, 1e61, -1e61),
    IN(motus_child, frame.width, 1e61, -1),
    IN(motus_child, frame.height, 1e61, -1),
    IN(motus_path_segment, end.x, 1.1e9, -1.1e9),
    IN(motus_path_segment, end.y, 1.1e9, -1.1e9),
    IN(motus_attachment_options, offset.dx, 1.1e9, -1.1e9),
    IN(motus_attachment_options, offset.dy, 1.1e9, -1.1e9),
    IN(motus_attachment_options, anchor.x, 1.1e9, -1.1e9),
    IN(motus_attachment_options, anchor.y, 1.1e9, -1.1e9),
    IN(motus_attachment_options, frequency, -1, -1e-300),
    IN(motus_attachment_options, damping_ratio, -1, -1e-300),
    OPEN(motus_item_behavior_options, elasticity, -0.1, 1.1),
    OPEN(motus_item_behavior_options, friction, -1, -1e-300),
    OPEN(motus_item_behavior_options, density, -1, -1e-300),
    OPEN(motus_item_behavior_options, resistance, -1, -1e-300),
    OPEN(motus_item_behavior_options, angular_resistance, -1, -1e-300),
    OPEN(motus_item_behavior_options, charge, 1e61, -1e61),
    IN(motus_field_options, position.x, 1.1e9, -1.1e9),
    IN(motus_field_options, position.y, 1.1e9, -1.1e9),
    IN(motus_field_options, strength, 1e61, -1e61),
    IN(motus_field_options, falloff, -1, 1e61),
    IN(motus_field_options, minimum_radius, 0, 0.0009),
    IN(motus_field_options, direction.dx, 1e61, -1e61),
    IN(motus_field_options, direction.dy, 1e61, -1e61),
    IN(motus_field_options, smoothness, -0.1, 1.1),
    IN(motus_field_options, animation_speed, -1, 1001),
    IN(motus_scroller_options, deceleration_rate, 0, 1),
    IN(motus_scroller_options, page_size, -1, 1e61),
    IN(motus_scroller_options, page_spacing, -1, 1e61),
    IN(motus_scroller_options, page_origin, 1e61, -1e61),
    IN(motus_scroller_options, snap_proximity, -1, 1e61),
    IN(motus_scroller_options, snap_padding.top, -1e61, 1e61),
    IN(motus_scroller_options, snap_padding.left, -1e61, 1e61),
    IN(motus_scroller_options, snap_padding.bottom, -1e61, 1e61),
    IN(motus_scroller_options, snap_padding.right, -1e61, 1e61),
    IN(motus_scroller_options, refresh_distance, -1, 1e61),
    IN(motus_scroller_options, wheel_notch, -1, 1e61),
    IN(motus_scroller_options, line, -1, 1e61),
    IN(motus_scroller_options, page_fraction, -0.1, 1.1),
    IN(motus_scroller_options, indicator_inset.top, 1e61, -1e61),
    IN(motus_scroller_options, indicator_inset.left, 1e61, -1e61),
    IN(motus_scroller_options, indicator_inset.bottom, 1e61, -1e61),
    IN(motus_scroller_options, indicator_inset.right, 1e61, -1e61),
    IN(motus_scroller_options, minimum_indicator, -1, 1e61),
    IN(motus_scroller_options, minimum_zoom, 0, 2),
    IN(motus_scroller_options, maximum_zoom, 0, 1e61),
    IN(motus_trackpad_event, point.x, 1.1e9, -1.1e9),
    IN(motus_trackpad_event, point.y, 1.1e9, -1.1e9),
    IN(motus_trackpad_event, time, 1e61, -1e61),
    IN(motus_trackpad_event, delta.dx, 1.1e9, -1.1e9),
    IN(motus_trackpad_event, delta.dy, 1.1e9, -1.1e9),
    IN(motus_trackpad_event, scale, 0, 1.1e6),
    IN(motus_trackpad_event, rotation, -3.2, 3.2),
    IN(motus_wheel_event, point.x, 1.1e9, -1.1e9),
    IN(motus_wheel_event, point.y, 1.1e9, -1.1e9),
    IN(motus_wheel_event, time, 1e61, -1e61),
    IN(motus_wheel_event, delta.dx, 1e61, -1e61),
    IN(motus_wheel_event, delta.dy, 1e61, -1e61),
    IN(motus_snap_area, start, 1e61, -1e61),
    IN(motus_snap_area, size, -1, 1e61),
    IN(motus_navigation_options, parallax, -0.1, 1.1),
    IN(motus_look_options, dimming_color.red, 1e61, -1e61),
    OPEN(motus_look_options, dimming_color.alpha, -0.1, 1.1),
    IN(motus_look_options, background_color.green, 1e61, -1e61),
    OPEN(motus_look_options, background_color.alpha, -0.1, 1.1),
    IN(motus_look_options, grabber_color.blue, 1e61, -1e61),
    OPEN(motus_look_options, grabber_color.alpha, -0.1, 1.1),
    OPEN(motus_look_options, corner_radius, -1, 1e61),
    IN(motus_navigation_options, dimming, -0.1, 1.1),
    IN(motus_navigation_options, shadow_alpha, -0.1, 1.1),
    IN(motus_navigation_options, shadow_radius, -1, 1000.1),
    IN(motus_page_view_controller_options, spacing, -1, 1e61),
    IN(motus_follow_options, angle, 1e61, -1e61),
    IN(motus_split_view_controller_options, secondary_minimum_width, -1, 1e61),
    IN(motus_split_view_controller_options, dimming, -0.1, 1.1),
    IN(motus_arrangement_options, duration, 1e61, NAN),
    IN(motus_arrangement_options, stagger, -1, 1e61),
    IN(motus_reorder_options, duration, 1e61, NAN),
    RUNTIME(window_size.width, -1, -INFINITY),
    RUNTIME(window_size.height, -1, -INFINITY),
    RUNTIME(longest_step, -1, NAN),
    OPTIONS(duration, NAN, -INFINITY),
    OPTIONS(delay, -1, -1e-300),
    OPEN(motus_animation_options, repeat_count, 0, -1),
    KEYFRAMES(duration, NAN, INFINITY),
    KEYFRAMES(delay, -1, -1e-300),
    OPEN(motus_keyframes_options, repeat_count, 0, -1),
    KEYFRAMES(tension, 1.001, -1.001),
    KEYFRAMES(continuity, 1.001, -1.001),
    KEYFRAMES(bias, 1.001, -1.001),
    TIMING(control_1.x, MOTUS_TIMING_CUBIC, -0.001, 1.001),
    TIMING(control_1.y, MOTUS_TIMING_CUBIC, 1e300, -1e300),
    TIMING(control_2.x, MOTUS_TIMING_CUBIC, -0.001, 1.001),
    TIMING(control_2.y, MOTUS_TIMING_CUBIC, 1e300, -1e300),
    TIMING(mass, MOTUS_TIMING_SPRING, 0, -1),
    TIMING(stiffness, MOTUS_TIMING_SPRING, 0, -1),
    TIMING(damping, MOTUS_TIMING_SPRING, 0, -1), /* 0 never settles */
    TIMING(initial_velocity, MOTUS_TIMING_SPRING, 1e300, -1e300),
    TIMING(damping_ratio, MOTUS_TIMING_SPRING_RATIO, 0, 1.001),
    TIMING(initial_velocity, MOTUS_TIMING_SPRING_RATIO, 1e300, -1e300),
    TIMING(spring_duration, MOTUS_TIMING_SPRING_BOUNCE, 0, -1),
    TIMING(bounce, MOTUS_TIMING_SPRING_BOUNCE, 1, -1),
    GESTURE(duration, MOTUS_GESTURE_LONG_PRESS, -1, -1e-300),
    GESTURE(movement, MOTUS_GESTURE_LONG_PRESS, -1, -1e-300),
    BINDING(direction.dx, 1e301, -1e301),
    BINDING(direction.dy, 1e301, -1e301),
    BINDING(extent, -1, -1e-300),
    BINDING(threshold, -1e-300, 1.001),
    TOUCH(point.x, 1.1e9, -1.1e9),
    TOUCH(point.y, 1.1e9, -1.1e9),
    TOUCH(time, 1e61, -1e61)};

static motus_timing *timing_in(target t) {
  if (t.p->fill == fill_motus_timing)
    return (motus_timing *)(void *)t.bad->room.bytes;
  if (t.p->fill == fill_motus_keyframes_options)
    return &((motus_keyframes_options *)(void *)t.bad->room.bytes)->timing;
  if (t.p->fill == fill_motus_arrangement_options)
    return &((motus_arrangement_options *)(void *)t.bad->room.bytes)->timing;
  if (t.p->fill == fill_motus_reorder_options)
    return &((motus_reorder_options *)(void *)t.bad->room.bytes)->drop;
  if (t.p->fill == fill_motus_animation_options)
    return &((motus_animation_options *)(void *)t.bad->room.bytes)->timing;
  return NULL;
}

/* Makes it the type for which a field counts. */
static void set_type(target t, int type) {
  if (type >= 0 && t.p->fill == fill_motus_gesture_options)
    ((motus_gesture_options *)(void *)t.bad->room.bytes)->type =
        (motus_gesture_type)type;
  else if (type >= 0)
    timing_in(t)->type = (motus_timing_type)type;
}

static void give_wrong_fields(target t) {
  if ((t.p->sort != SORT_SIZED && t.p->sort != SORT_LISTED) || needs_a_state(t))
    return;
  for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++)
    for (int j = fields[i].type == -2; j < 5 && fields[i].fill == t.p->fill;
         j++) {
      const double numbers[] = {NAN, INFINITY, -INFINITY, fields[i].wrong[0],
                                fields[i].wrong[1]};
      fill(t.row);
      set_type(t, fields[i].type);
      memcpy(t.bad->room.bytes + fields[i].at, &numbers[j], sizeof(double));
      refuses(t, MOTUS_ERROR_INVALID_ARGUMENT, fields[i].name);
    }
}

static void wrong_numbers_inside_of_structs_are_refused(void) {
  each_parameter(give_wrong_fields);
}

/* What is no number: the type, steps, points, and the size of a struct within
 * another. */
static void give_wrong_timings(target t) {
  const motus_point back[] = {{0, 0}, {0.5, 1}, {0.25, 1}, {1, 1}};
  const motus_point strange[] = {{0, 0}, {1, NAN}};
  const motus_point *points[] = {NULL, back, strange, back};
  const size_t counts[] = {2, 4, 2, 1};
  if (t.p->sort != SORT_SIZED || !timing_in(t))
    return;
  for (int type = 11; type < 100; type += 44) {
    fill(t.row);
    timing_in(t)->type = (motus_timing_type)type;
    refuses(t, MOTUS_ERROR_INVALID_ARGUMENT, "no type");
  }
  for (int i = 0; i < 3; i++) {
    fill(t.row);
    timing_in(t)->type = MOTUS_TIMING_STEPS;
    timing_in(t)->step_count = i == 0 ? 0 : i == 1 ? 1000001 : 4;
    timing_in(t)->step_position = (motus_step_position)(i == 2 ? 4 : 0);
    refuses(t, MOTUS_ERROR_INVALID_ARGUMENT, "no steps");
  }
  for (int i = 0; i < 4; i++) {
    fill(t.row);
    timing_in(t)->type = MOTUS_TIMING_POINTS;
    timing_in(t)->points = points[i];
    timing_in(t)->point_count = counts[i];
    refuses(t, MOTUS_ERROR_INVALID_ARGUMENT, "no points");
  }
  fill(t.row);
  timing_in(t)->struct_size = 3;
  refuses(t, MOTUS_ERROR_STRUCT_SIZE, "a timing without its size");
}

static void timings_that_are_none_are_refused(void) {
  each_parameter(give_wrong_timings);
}

/* What is no number in the settings of a recognizer: its type, counts, bits. */
static void give_wrong_gestures(target t) {
  static const struct {
    motus_gesture_type type;
    size_t at;
    uint32_t wrong;
  } cases[] = {
#define GIVE(type, field, wrong) \
  {MOTUS_GESTURE_##type, offsetof(motus_gesture_options, field), wrong}
      GIVE(PAN, type, 9),
      GIVE(PAN, wheels, 4),
      GIVE(PAN, minimum_touches, 0),
      GIVE(PAN, touches, 0),
      GIVE(SCREEN_EDGE_PAN, edges, 0),
      GIVE(SCREEN_EDGE_PAN, edges, 64),
      GIVE(TAP, taps, 0),
      GIVE(TAP, touches, 0),
      GIVE(LONG_PRESS, touches, 0),
      GIVE(SWIPE, directions, 0),
      GIVE(SWIPE, directions, 31)};
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    if (t.p->fill != fill_motus_gesture_options)
      return;
    fill(t.row);
    set_type(t, (int)cases[i].type);
    memcpy(t.bad->room.bytes + cases[i].at, &cases[i].wrong, 4);
    refuses(t, MOTUS_ERROR_INVALID_ARGUMENT, "is");
  }
}

static void gestures_that_are_none_are_refused(void) {
  each_parameter(give_wrong_gestures);
}

CHECK_MAIN(TEST(wrong_numbers_inside_of_structs_are_refused),
           TEST(timings_that_are_none_are_refused),
           TEST(gestures_that_are_none_are_refused))
