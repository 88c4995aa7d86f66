/* Those of the objects (objects.h) that move: of dynamics and scrolling, pages,
 * splits and paths. */
#ifndef OBJECTS_IN_MOTION_H
#define OBJECTS_IN_MOTION_H
#include "links.h"
#include "object_slots.h"
#include "report.h"

static inline void *motion_item(motus_runtime *runtime) {
  motus_dynamic_item *item = NULL;
  CHECK_EQUAL(motus_dynamic_item_create(runtime, (motus_point){50, 50},
                                        (motus_size){10, 10}, 0, &item),
              MOTUS_OK);
  return item;
}

static inline void motion_open_behaviors(motus_runtime *runtime, void **at) {
  motus_dynamic_item *item = at[SLOT_ITEM] = motion_item(runtime);
  motus_dynamic_behavior *behavior = NULL;
  for (int i = 0; i < 2; i++) {
    motus_dynamic_behavior_create(runtime, &behavior);
    at[i ? SLOT_LOOSE_BEHAVIOR : SLOT_COMPOSITE] = behavior;
  }
  motus_dynamic_behavior_create(runtime, &behavior);
  CHECK_EQUAL(motus_dynamic_behavior_add_child(at[SLOT_COMPOSITE], behavior),
              MOTUS_OK);
  motus_gravity_behavior *gravity = NULL;
  motus_gravity_behavior_create(runtime, &item, 1, &gravity);
  at[SLOT_GRAVITY] = gravity;
  motus_collision_behavior *collision = NULL;
  motus_collision_behavior_create(runtime, &item, 1, &collision);
  const motus_point line[] = {{0, 90}, {90, 90}};
  motus_collision_behavior_add_boundary(collision, 0, line, 2, false);
  at[SLOT_COLLISION] = collision;
  motus_attachment_options tie;
  motus_attachment_options_init(&tie, sizeof tie);
  tie.type = MOTUS_ATTACHMENT_ANCHOR;
  tie.item = item;
  motus_attachment_behavior *attachment = NULL;
  motus_attachment_behavior_create(runtime, &tie, &attachment);
  at[SLOT_ATTACHMENT] = attachment;
  motus_snap_behavior *snap = NULL;
  motus_snap_behavior_create(runtime, item, (motus_point){1, 2}, &snap);
  at[SLOT_SNAP] = snap;
  motus_push_behavior *push = NULL;
  motus_push_behavior_create(runtime, &item, 1, MOTUS_PUSH_CONTINUOUS, &push);
  at[SLOT_PUSH] = push;
  motus_item_behavior *properties = NULL;
  motus_item_behavior_create(runtime, NULL, &item, 1, &properties);
  at[SLOT_PROPERTIES] = properties;
  motus_field_options options;
  motus_field_options_init(&options, sizeof options);
  options.type = MOTUS_FIELD_CUSTOM;
  motus_field_behavior *field = NULL;
  motus_field_behavior_create(runtime, &options, &item, 1, &field);
  at[SLOT_FIELD] = field;
}

static inline void *motion_scroller(motus_runtime *runtime, void **out_link) {
  motus_view *view = NULL;
  motus_scroller *scroller = NULL;
  motus_link *link = NULL;
  const double from = 1, to = 0;
  motus_view_create(runtime, &view);
  motus_view_set_frame(view, (motus_rect){0, 0, 50, 50});
  motus_view_add_subview(motus_runtime_window(runtime), view);
  CHECK_EQUAL(motus_scroller_create(view, NULL, &scroller), MOTUS_OK);
  CHECK_EQUAL(link_property(runtime, scroller, NULL, view, MOTUS_PROPERTY_ALPHA,
                            &from, &to, 1, NULL, &link),
              MOTUS_OK);
  motus_release(view);
  *out_link = link;
  return scroller;
}

static inline motus_drag *motion_drag(motus_runtime *runtime) {
  motus_gesture *pan = NULL;
  motus_value *value = NULL;
  motus_drag *drag = NULL;
  motus_drag_options options;
  const motus_anchor anchor = {1, 1, 1};
  motus_gesture_create(runtime, NULL, &pan);
  motus_value_create_number(runtime, 1, &value);
  motus_drag_options_init(&options, sizeof options);
  options.axis = MOTUS_DRAG_HORIZONTAL;
  CHECK_EQUAL(motus_drag_create(pan, value, &options, &drag), MOTUS_OK);
  motus_drag_set_anchors(drag, &anchor, 1);
  return drag;
}

static inline void motion_open_others(motus_runtime *runtime, void **at) {
  motus_dynamic_animator *animator = NULL;
  motus_region *region = NULL;
  motus_page_view_controller *pages = NULL;
  motus_split_view_controller *split = NULL;
  motus_path *path = NULL;
  motus_value *value = NULL;
  motus_timer *timer = NULL;
  const motus_path_segment segment = {.end = {1, 1}};
  motus_dynamic_animator_create(runtime, NULL, &animator);
  motus_region_create(runtime, MOTUS_REGION_DISC, (motus_size){5, 5}, &region);
  motus_page_view_controller_create(runtime, NULL, &pages);
  motus_split_view_controller_create(runtime, NULL, &split);
  motus_path_create(runtime, (motus_point){0, 0}, &segment, 1, &path);
  at[SLOT_DYNAMICS] = animator;
  at[SLOT_REGION] = region;
  at[SLOT_PAGES] = pages;
  at[SLOT_SPLIT] = split;
  motus_value_create_number(runtime, 1, &value);
  motus_runtime_after(runtime, 100, NULL, NULL, NULL, &timer);
  at[SLOT_PATH] = path;
  at[SLOT_VALUE] = value;
  at[SLOT_TIMER] = timer;
  at[SLOT_DRAG] = motion_drag(runtime);
  at[SLOT_SCROLLER] = motion_scroller(runtime, &at[SLOT_MOTION_LINK]);
}

static inline void motion_open(motus_runtime *runtime, void **at,
                               void **stale) {
  motion_open_others(runtime, at);
  motion_open_behaviors(runtime, at);
  for (int i = SLOT_DYNAMICS; i < SLOT_COUNT; i++)
    stale[i] = NULL;
  motion_open_others(runtime, stale);
  stale[SLOT_ITEM] = motion_item(runtime);
  motus_dynamic_behavior *behavior = NULL;
  motus_dynamic_behavior_create(runtime, &behavior);
  stale[SLOT_COMPOSITE] = behavior;
  motus_view *view = motus_scroller_view(stale[SLOT_SCROLLER]);
  motus_link_remove(stale[SLOT_MOTION_LINK]);
  motus_timer_cancel(stale[SLOT_TIMER]);
  motus_drag_end(stale[SLOT_DRAG]);
  for (int i = SLOT_DYNAMICS; i < SLOT_COUNT; i++)
    if (stale[i] && i != SLOT_TIMER)
      motus_release(stale[i]);
  motus_view_remove_from_superview(view);
}
#endif
