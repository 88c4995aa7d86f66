/* Controllers whose every callback visits, for reentrancy_test.c. */
#ifndef REENTRANCY_CONTROLLERS_H
#define REENTRANCY_CONTROLLERS_H

#define ON_CONTROLLER(name)                                           \
  static void on_##name(void *user_data, motus_view_controller *it) { \
    (void)user_data, (void)it;                                        \
    visit(#name);                                                     \
  }
#define ON_APPEARANCE(name)                                         \
  static void on_##name(void *user_data, motus_view_controller *it, \
                        bool animated) {                            \
    (void)user_data, (void)it, (void)animated;                      \
    visit(#name);                                                   \
  }
#define ON_PARENT(name)                                             \
  static void on_##name(void *user_data, motus_view_controller *it, \
                        motus_view_controller *parent) {            \
    (void)user_data, (void)it, (void)parent;                        \
    visit(#name);                                                   \
  }
ON_CONTROLLER(load_view)
ON_CONTROLLER(view_did_load)
ON_CONTROLLER(view_will_layout_subviews)
ON_CONTROLLER(view_did_layout_subviews)
ON_CONTROLLER(view_safe_area_did_change)
ON_APPEARANCE(view_will_appear)
ON_APPEARANCE(view_is_appearing)
ON_APPEARANCE(view_did_appear)
ON_APPEARANCE(view_will_disappear)
ON_APPEARANCE(view_did_disappear)
ON_PARENT(will_move_to_parent)
ON_PARENT(did_move_to_parent)

ON_CONTROLLER(did_receive_memory_warning)
static void on_size(void *user_data, motus_view_controller *it, double width,
                    double height, motus_transition_coordinator *coordinator) {
  (void)user_data, (void)it, (void)width, (void)height, (void)coordinator;
  visit("view_will_transition_to_size");
}
static void on_size_for_child(void *user_data, motus_view_controller *it,
                              motus_view_controller *child, double *width,
                              double *height) {
  (void)user_data, (void)it, (void)child, (void)width, (void)height;
  visit("size_for_child");
}
static void on_traits(void *user_data, motus_view_controller *it,
                      motus_size_class horizontal, motus_size_class vertical,
                      motus_transition_coordinator *coordinator) {
  (void)user_data, (void)it, (void)horizontal, (void)vertical;
  (void)coordinator;
  visit("will_transition_to_traits");
}
static void on_preferred_size(void *user_data, motus_view_controller *it,
                              motus_view_controller *child) {
  (void)user_data, (void)it, (void)child;
  visit("preferred_content_size_did_change_for_child");
}
static void on_fitting_size(void *user_data, motus_view_controller *it,
                            motus_view_controller *child) {
  (void)user_data, (void)it, (void)child;
  visit("system_layout_fitting_size_did_change_for_child");
}
static bool on_should_perform_segue(void *user_data, motus_view_controller *it,
                                    const char *identifier, void *sender) {
  (void)user_data, (void)it, (void)identifier, (void)sender;
  visit("should_perform_segue");
  return true;
}
static void on_prepare_for_segue(void *user_data, motus_view_controller *it,
                                 motus_segue *segue) {
  (void)user_data, (void)it, (void)segue;
  visit("prepare_for_segue");
}
static bool on_can_perform_unwind(void *user_data, motus_view_controller *it,
                                  const char *action,
                                  motus_view_controller *source, void *sender) {
  (void)user_data, (void)it, (void)action, (void)source, (void)sender;
  visit("can_perform_unwind");
  return scene.unwinds_to == it;
}
static bool on_allows_unwind_to_child(void *user_data,
                                      motus_view_controller *it,
                                      motus_view_controller *child,
                                      motus_view_controller *source) {
  (void)user_data, (void)it, (void)child, (void)source;
  visit("allows_unwind_to_child");
  return true;
}
static bool on_unwind_to_child(void *user_data, motus_view_controller *it,
                               motus_segue *segue,
                               motus_view_controller *child) {
  (void)user_data, (void)it, (void)segue, (void)child;
  visit("unwind_to_child");
  return true;
}
#define ON_SHOW(name)                                                 \
  static void on_##name(void *user_data, motus_view_controller *it,   \
                        motus_view_controller *shown, void *sender) { \
    (void)user_data, (void)it, (void)shown, (void)sender;             \
    visit(#name);                                                     \
  }
ON_SHOW(show)
ON_SHOW(show_detail)

static motus_view_controller *controller(void) {
  motus_view_controller *controller = NULL;
  motus_view_controller_callbacks callbacks = {
      .struct_size = sizeof callbacks,
      .load_view = on_load_view,
      .view_did_load = on_view_did_load,
      .view_will_appear = on_view_will_appear,
      .view_is_appearing = on_view_is_appearing,
      .view_did_appear = on_view_did_appear,
      .view_will_disappear = on_view_will_disappear,
      .view_did_disappear = on_view_did_disappear,
      .view_will_layout_subviews = on_view_will_layout_subviews,
      .view_did_layout_subviews = on_view_did_layout_subviews,
      .will_move_to_parent = on_will_move_to_parent,
      .did_move_to_parent = on_did_move_to_parent,
      .did_receive_memory_warning = on_did_receive_memory_warning,
      .view_will_transition_to_size = on_size,
      .size_for_child = on_size_for_child,
      .should_perform_segue = on_should_perform_segue,
      .prepare_for_segue = on_prepare_for_segue,
      .can_perform_unwind = on_can_perform_unwind,
      .allows_unwind_to_child = on_allows_unwind_to_child,
      .unwind_to_child = on_unwind_to_child,
      .show = on_show,
      .show_detail = on_show_detail,
      .will_transition_to_traits = on_traits,
      .preferred_content_size_did_change_for_child = on_preferred_size,
      .system_layout_fitting_size_did_change_for_child = on_fitting_size,
      .view_safe_area_did_change = on_view_safe_area_did_change};
  CHECK_EQUAL(motus_view_controller_create(scene.runtime, &callbacks, NULL,
                                           on_destroy, &controller),
              MOTUS_OK);
  return controller;
}

static motus_view *on_source_view(void *user_data, motus_view_controller *it) {
  (void)it;
  visit("source_view");
  return user_data;
}
static void on_alignment_rect(void *user_data, motus_view_controller *it,
                              motus_view *source, motus_rect *rect) {
  (void)user_data, (void)it, (void)source, (void)rect;
  visit("alignment_rect");
}
static bool on_zoom_begins(void *user_data, motus_view_controller *it,
                           motus_zoom_gesture gesture, double x, double y,
                           double velocity_x, double velocity_y, bool at_edge) {
  (void)user_data, (void)it, (void)gesture, (void)x, (void)y;
  (void)velocity_x, (void)velocity_y, (void)at_edge;
  visit("should_begin");
  return true;
}

#endif
