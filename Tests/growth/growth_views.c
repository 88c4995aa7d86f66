/* Views, what they wear, properties, fingers. */
#include "growth.h"

static double part(int i) {
  return (double)i / total;
}

/* Loose views: nothing holds them. */
static void make_loose(int i) {
  things[i] = view_in(NULL, i);
}
static void tag(int i) {
  must(motus_set_tag(things[i], (uint64_t)i + 1));
}
static void release(int i) {
  must(motus_release(things[i]));
}

/* Siblings in the window. */
static void make_sibling(int i) {
  things[i] = view_in(window(), i);
}
static void reorder(int i) {
  must(i % 2 ? motus_view_add_subview(window(), things[i])
             : motus_view_insert_subview(window(), things[i], 0));
}
static void remove_view(int i) {
  must(motus_view_remove_from_superview(things[i]));
}
static void look_once(void) {
  const motus_draw_item *items;
  const motus_draw_detail *details;
  size_t count;
  must(motus_runtime_draw_list(rt, &items, &count));
  must(motus_runtime_draw_details(rt, &details, &count));
  motus_view_hit_test(window(), (motus_point){1, 1});
}

/* Siblings that come in the middle, and beside each other. */
static void insert(int i) {
  things[i] = view_in(NULL, i);
  must(motus_view_insert_subview(window(), things[i], (size_t)i / 2));
}
static void beside(int i) {
  motus_view *other = things[(i + total / 2) % total];
  must(i % 2 ? motus_view_insert_subview_above(window(), things[i], other)
             : motus_view_insert_subview_below(window(), things[i], other));
}

/* One in another. */
static void make_inner(int i) {
  things[i] = view_in(i ? things[i - 1] : window(), 1);
  must(motus_retain(things[i]));
}
static void move(int i) {
  must(motus_view_set_center(things[i], (motus_point){part(i), 0}));
}
static void release_inner(int i) {
  must(motus_view_remove_from_superview(things[i]));
  must(motus_release(things[i]));
}

/* Moved from parent to parent. */
static void make_homeless(int i) {
  make_sibling(i);
  others[i] = view_in(window(), i);
}
static void rehome(int i) {
  must(motus_view_add_subview(things[i], others[(i + 1) % total]));
}
static void unhome(int i) {
  must(motus_view_remove_from_superview(others[i]));
}

/* Everything that a view may wear. */
static void dress(int i) {
  make_sibling(i);
  motus_view *view = things[i];
  must(motus_view_set_shadow_radius(view, 1));
  must(motus_view_set_border_width(view, 1));
  must(motus_view_set_corner_radii(view, (motus_corner_radii){1, 2, 3, 4}));
  must(motus_view_set_groups_opacity(view, true));
  must(motus_view_set_clips_to_bounds(view, true));
}
static void read_and_undress(int i) {
  motus_view *view = things[i];
  must(motus_view_set_shadow_radius(view, 0));
  must(motus_view_set_border_width(view, 0));
  must(motus_view_set_corner_radius(view, 0));
  must(motus_view_set_groups_opacity(view, false));
  must(motus_view_set_hidden(view, i % 2));
}

/* Setters that glide. */
static void make_implicit(int i) {
  motus_implicit_options options;
  defaults(motus_implicit_options, options);
  options.duration = .2 + part(i) / 100;
  make_sibling(i);
  must(motus_view_set_implicit(things[i], MOTUS_PROPERTY_ALPHA, &options));
}
static void fade(int i) {
  must(motus_view_set_alpha(things[i], .5));
}
static void clear_implicit(int i) {
  must(motus_view_clear_implicit(things[i], 0));
}

/* Properties of the host's own, on one view. */
static void make_property(int i) {
  char name[16];
  double zero = 0;
  uint32_t property;
  snprintf(name, sizeof name, "property%d", i);
  must(motus_runtime_register_property(rt, name, MOTUS_PROPERTY_KIND_LINEAR, 1,
                                       &zero, &property));
  things[i] = (void *)(uintptr_t)property;
  if (i == 0)
    others[0] = view_in(window(), 0);
}
static uint32_t property(int i) {
  return (uint32_t)(uintptr_t)things[i];
}
static void animate_property(int i) {
  double one = 1;
  must(motus_runtime_begin_animation(rt, NULL));
  must(motus_view_set_property(others[0], property(i), &one, 1));
  must(motus_runtime_commit_animation(rt, NULL, NULL, NULL, NULL));
}
static void set_property(int i) {
  double two = 2;
  must(motus_view_set_property(others[0], property(i), &two, 1));
}

static void settle(void *user_data, motus_view *view, uint32_t property,
                   bool finished) {
  (void)user_data, (void)view, (void)property, (void)finished;
}
static void make_settling(int i) {
  make_sibling(i);
  must(motus_view_set_settle(things[i], MOTUS_PROPERTY_ALPHA, settle, NULL,
                             NULL));
}
static void animate_alpha(int i) {
  must(motus_runtime_begin_animation(rt, NULL));
  fade(i);
  must(motus_runtime_commit_animation(rt, NULL, NULL, NULL, NULL));
}
static void unsettle(int i) {
  must(
      motus_view_set_settle(things[i], MOTUS_PROPERTY_ALPHA, NULL, NULL, NULL));
}

/* Keys by which views find each other. */
static void make_key(int i) {
  make_sibling(i);
  must(motus_view_set_match_key(things[i], (uint64_t)i + 1, NULL));
}
static void same_key(int i) {
  must(motus_view_set_match_key(things[i], 1, NULL));
}
static void clear_key(int i) {
  must(motus_view_set_match_key(things[i], 0, NULL));
}

/* Snapshots: of many views, of a view with many. */
static void snapshot(int i) {
  motus_view *made = NULL;
  must(motus_view_create_snapshot(things[i], &made));
  must(motus_view_add_subview(window(), made));
  motus_release(made);
  others[i] = made;
}
static void drop_snapshot(int i) {
  must(motus_view_remove_from_superview(others[i]));
}
static void make_crowd(int i) {
  if (i == 0)
    things[0] = view_in(window(), 0);
  view_in(things[0], i);
}
static void snapshot_once(void) {
  motus_view *made = NULL;
  for (int i = 0; i < 4; i++) {
    must(motus_view_create_snapshot(things[0], &made));
    must(motus_view_add_subview(window(), made));
    motus_release(made);
  }
}
static void snapshot_last(int i) {
  motus_view *made = NULL;
  must(motus_view_create_snapshot(i ? things[i - 1] : view_in(window(), 0),
                                  &made));
  must(motus_view_add_subview(window(), made));
  motus_release(made);
  things[i] = made;
}

/* Gestures: on one view, each with its own, and rules between them. */
static motus_gesture *gesture(motus_view *view, motus_gesture_type type) {
  motus_gesture *made = NULL;
  motus_gesture_options options;
  defaults(motus_gesture_options, options);
  options.type = type;
  must(motus_gesture_create(rt, &options, &made));
  must(motus_view_add_gesture(view, made));
  motus_release(made);
  return made;
}
static void make_gesture_here(int i) {
  if (i == 0)
    others[0] = view_in(window(), 0);
  things[i] = gesture(others[0], i % 2 ? MOTUS_GESTURE_PAN : MOTUS_GESTURE_TAP);
}
static void require(int i) {
  if (i > 0)
    must(motus_gesture_require_failure_of(things[i], things[i - 1]));
  if (i > 1)
    must(motus_gesture_require_failure_of(things[i], things[0]));
}
static void remove_gesture(int i) {
  must(motus_view_remove_gesture(motus_gesture_view(things[i]), things[i]));
}
static void make_gesture(int i) {
  things[i] = gesture(view_in(window(), i), MOTUS_GESTURE_TAP);
}
static void tap_there(int i) {
  motus_touch touches[] = {
      {.id = 1, .phase = MOTUS_TOUCH_BEGAN, .point = {i, 20}, .time = 1e3},
      {.id = 1, .phase = MOTUS_TOUCH_ENDED, .point = {i, 20}, .time = 1e3}};
  must(motus_runtime_send_touches(rt, touches, 2));
}
static void tap_all(void) {
  must(motus_runtime_send_touch(rt, 1, MOTUS_TOUCH_BEGAN, (motus_point){1, 1},
                                1e3));
  tick(.1);
  must(motus_runtime_send_touch(rt, 1, MOTUS_TOUCH_MOVED, (motus_point){30, 1},
                                1e3));
  tick(.1);
  must(motus_runtime_send_touch(rt, 1, MOTUS_TOUCH_ENDED, (motus_point){30, 1},
                                1e3));
}

const scene view_scenes[] = {
    {"loose", 500, 0, make_loose, tag, release, 0},
    {"siblings", 500, 0, make_sibling, reorder, remove_view, 0},
    {"seen", 500, 0, make_sibling, move, 0, look_once},
    {"inserted", 500, 0, insert, beside, remove_view, 0},
    {"nested", 500, 0, make_inner, move, release_inner, look_once},
    {"rehomed", 300, 0, make_homeless, rehome, unhome, 0},
    {"dressed", 300, 0, dress, read_and_undress, remove_view, look_once},
    {"implicit", 300, 0, make_implicit, fade, clear_implicit, 0},
    {"properties", 250, 0, make_property, animate_property, set_property, 0},
    {"settling", 300, 0, make_settling, animate_alpha, unsettle, 0},
    {"keys", 300, 0, make_key, same_key, clear_key, 0},
    {"snapshots", 300, 0, make_sibling, snapshot, drop_snapshot, look_once},
    {"crowd", 500, 0, make_crowd, 0, 0, snapshot_once},
    {"snapshots_in_a_row", 300, 0, snapshot_last, 0, remove_view, look_once},
    {"gestures_of_one", 300, 0, make_gesture_here, require, remove_gesture,
     tap_all},
    {"gestures", 300, 0, make_gesture, require, remove_gesture, 0},
    {"taps", 300, 0, make_gesture, tap_there, remove_gesture, tap_all},
    {0}};
