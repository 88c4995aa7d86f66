/* The callbacks and structs of what moves (objects_in_motion.h), filled in so
 * that they are accepted: for misuse.h. */
#ifndef MISUSE_IN_MOTION_H
#define MISUSE_IN_MOTION_H

static void *misuse_item; /* what structs name */

static inline double misuse_on_dynamic_clock(void *user_data) {
  (void)user_data;
  return 0;
}
static inline void misuse_on_action(void *user_data,
                                    motus_dynamic_behavior *behavior) {
  (void)user_data, (void)behavior;
}
static inline void misuse_on_move(void *user_data,
                                  motus_dynamic_behavior *behavior,
                                  motus_dynamic_animator *animator) {
  (void)user_data, (void)behavior, (void)animator;
}
static inline void misuse_on_field(void *user_data, motus_field_behavior *field,
                                   const motus_field_probe *probe,
                                   motus_vector *out_force) {
  (void)user_data, (void)field, (void)probe, (void)out_force;
}
static inline void misuse_on_insets(void *user_data, motus_runtime *runtime,
                                    motus_inset_source source) {
  (void)user_data, (void)runtime, (void)source;
}
static inline void misuse_on_layout(void *user_data, motus_view *view) {
  (void)user_data, (void)view;
}
static inline void misuse_on_read(void *user_data, motus_dynamic_item *item,
                                  motus_point *out_center, motus_size *out_size,
                                  double *out_rotation) {
  (void)user_data, (void)item, (void)out_center, (void)out_rotation;
  *out_size = (motus_size){1, 1};
}
#define function_motus_dynamic_clock_fn misuse_on_dynamic_clock
#define function_motus_dynamic_action_fn misuse_on_action
#define function_motus_dynamic_move_fn misuse_on_move
#define function_motus_field_fn misuse_on_field
#define function_motus_insets_fn misuse_on_insets
#define function_motus_view_layout_fn misuse_on_layout

FILL_REST(motus_dynamic_item_callbacks) {
  filled->read = misuse_on_read;
}
FILL_CALLBACKS_AND_REST(motus_dynamic_item_callbacks)
FILL_CALLBACKS(motus_dynamic_animator_delegate)
FILL_CALLBACKS(motus_collision_delegate)
FILL_CALLBACKS(motus_scroller_delegate)
FILL_CALLBACKS(motus_drag_delegate)
FILL_CALLBACKS(motus_row_delegate)
FILL_CALLBACKS(motus_row_list_delegate)
FILL_CALLBACKS(motus_page_data_source)
FILL_CALLBACKS(motus_page_delegate)
FILL_CALLBACKS(motus_split_delegate)
FILL_CALLBACKS(motus_zoom_delegate)
FILL(motus_zoom_options)
FILL(motus_zoom_physics)
FILL(motus_item_behavior_options)
FILL(motus_scroller_options)
FILL(motus_wheel_event)
FILL(motus_trackpad_event)
FILL(motus_link_range)
FILL(motus_link_options)
FILL(motus_drag_options)
FILL(motus_row_options)
FILL(motus_row_list_options)
FILL(motus_bar_options)
FILL(motus_page_view_controller_options)
FILL(motus_follow_options)
FILL(motus_split_view_controller_options)

#define FILL_LIST(type)                                \
  static inline void fill_##type(argument *a) {        \
    fill_row_of_##type((type *)(void *)a->room.bytes); \
  }
#define FILL_ROW(type) static inline void fill_row_of_##type(type *row)
FILL_ROW(motus_attachment_options) {
  motus_attachment_options_init(row, sizeof *row);
  row->type = MOTUS_ATTACHMENT_ANCHOR;
  row->item = misuse_item;
}
FILL_ROW(motus_field_options) {
  motus_field_options_init(row, sizeof *row);
  row->type = MOTUS_FIELD_CUSTOM;
}
FILL_ROW(motus_child) {
  *row = (motus_child){.key = 1, .frame = {1, 2, 3, 4}};
}
FILL_ROW(motus_layout_path) {
  *row = (motus_layout_path){.item = 1};
}
FILL_ROW(motus_dynamic_item_state) {
  *row = (motus_dynamic_item_state){.item = misuse_item, .mass = 1};
}
FILL_ROW(motus_snap_area) {
  *row = (motus_snap_area){.start = 1, .size = 2};
}
FILL_ROW(motus_row) {
  *row = (motus_row){1, 10, 0};
}
FILL_ROW(motus_anchor) {
  *row = (motus_anchor){1, 2, 3};
}
FILL_ROW(motus_row_action) {
  *row = (motus_row_action){.key = 1, .width = 2};
}
FILL_ROW(motus_path_segment) {
  *row = (motus_path_segment){.end = {1, 1}};
}
FILL_LIST(motus_attachment_options)
FILL_LIST(motus_field_options)
FILL_LIST(motus_child)
FILL_LIST(motus_layout_path)
FILL_LIST(motus_dynamic_item_state)
FILL_LIST(motus_snap_area)
FILL_LIST(motus_anchor)
FILL_LIST(motus_row_action)
FILL_LIST(motus_row)
FILL_LIST(motus_path_segment)
#endif
