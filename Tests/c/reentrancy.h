/* What every callback tries, and who has been called. */
#ifndef REENTRANCY_H
#define REENTRANCY_H
#include "report.h"

/* Every kind of callback that the header has; Tests/abi/misuse.py compares. */
static const char *const kinds[] = {
    "motus_diagnostics_fn", "motus_destroy_fn", "motus_block_fn",
    "motus_completion_fn", "motus_animator_completion_fn",
    "motus_animator_observer_fn", "motus_coordinator_fn", "motus_gesture_fn",
    "motus_curve_fn", "motus_display_link_fn", "motus_settle_fn",
    "motus_view_layout_fn", "motus_value_observer_fn", "motus_value_settle_fn",
    "motus_timer_fn", "motus_cue_fn", "motus_gesture_begin_fn",
    /* motus_view_controller_callbacks */
    "load_view", "view_did_load", "view_will_appear", "view_is_appearing",
    "view_did_appear", "view_will_disappear", "view_did_disappear",
    "view_will_layout_subviews", "view_did_layout_subviews",
    "will_move_to_parent", "did_move_to_parent", "did_receive_memory_warning",
    "view_will_transition_to_size", "size_for_child", "should_perform_segue",
    "prepare_for_segue", "can_perform_unwind", "allows_unwind_to_child",
    "unwind_to_child", "show", "show_detail", "will_transition_to_traits",
    "preferred_content_size_did_change_for_child",
    "system_layout_fitting_size_did_change_for_child",
    "view_safe_area_did_change",
    /* motus_zoom_delegate, its should_begin beside that of gestures */
    "source_view", "alignment_rect",
    /* motus_arrangement_delegate */
    "enter", "exit", "left", "settled",
    /* motus_tab_bar_delegate */
    "should_select", "did_select",
    /* motus_segue_callbacks and others of segues */
    "make_destination", "perform", "motus_segue_fn",
    /* motus_navigation_delegate */
    "will_show", "did_show", "animation_controller", "interaction_controller",
    /* motus_animation_controller_callbacks */
    "transition_duration", "animate_transition", "interruptible_animator",
    "animation_ended",
    /* motus_interaction_controller_callbacks */
    "start_interactive_transition", "wants_interactive_start",
    "completion_speed", "completion_timing",
    /* motus_transitioning_delegate */
    "animation_controller_for_presented", "animation_controller_for_dismissed",
    "interaction_controller_for_presentation",
    "interaction_controller_for_dismissal", "presentation_controller",
    /* motus_presentation_controller_callbacks */
    "should_present_in_fullscreen", "should_remove_presenters_view",
    "presented_view", "frame_of_presented_view",
    "container_view_will_layout_subviews", "container_view_did_layout_subviews",
    "presentation_transition_will_begin", "presentation_transition_did_end",
    "dismissal_transition_will_begin", "dismissal_transition_did_end",
    "adaptive_style",
    /* motus_adaptive_presentation_delegate, and of sheets */
    "prepare_adaptive", "view_controller_for_adaptive_style", "will_present",
    "should_dismiss", "will_dismiss", "did_dismiss", "did_attempt_to_dismiss",
    "did_change_detent", "motus_detent_fn",
    /* motus_focus_delegate */
    "should_move", "did_move",
    /* motus_gesture_delegate */
    "should_begin", "should_receive_touch", "should_recognize_simultaneously",
    "should_require_failure_of", "should_be_required_to_fail_by"};
enum { KIND_COUNT = sizeof kinds / sizeof kinds[0] };

static struct {
  motus_runtime *runtime;
  motus_animation_controller *animator;
  motus_percent_driven_interaction *hand;
  motus_interaction_controller *custom;
  bool by_custom;
  motus_transition_context *context; /* of the custom interaction */
  motus_view_controller *unwinds_to;
  int visits[KIND_COUNT];
  bool is_inside;
} scene;

/* What no callback may do, and something that each may. */
static inline void visit(const char *kind) {
  int failures = check_failures, i = 0;
  motus_view *view = NULL;
  if (scene.is_inside)
    return;
  scene.is_inside = true;
  while (i < KIND_COUNT && strcmp(kinds[i], kind) != 0)
    i++;
  if (CHECK(i < KIND_COUNT))
    scene.visits[i] += 1;
  struct report before = reported;
  CHECK_REFUSED(motus_runtime_tick(scene.runtime, 1e6), REENTRANT,
                "motus_runtime_tick");
  CHECK_REFUSED(motus_runtime_destroy(scene.runtime), REENTRANT,
                "motus_runtime_destroy");
  CHECK_REFUSED(motus_release(scene.runtime), REENTRANT, "motus_release");
  CHECK(motus_is_alive(scene.runtime));
  CHECK(motus_runtime_time(scene.runtime) < 1e6);
  CHECK_EQUAL(motus_view_create(scene.runtime, &view), MOTUS_OK);
  CHECK_EQUAL(motus_view_set_alpha(view, 0.5), MOTUS_OK);
  CHECK_EQUAL(motus_release(view), MOTUS_OK);
  reported = before;
  if (check_failures > failures)
    printf("    inside of %s\n", kind);
  scene.is_inside = false;
}

static inline void on_report(void *user_data, motus_status status,
                             const char *function, const char *message) {
  report_note(user_data, status, function, message);
  visit("motus_diagnostics_fn");
}
static inline void on_destroy(void *user_data) {
  (void)user_data;
  visit("motus_destroy_fn");
}
static inline double on_curve(void *user_data, double fraction) {
  (void)user_data;
  visit("motus_curve_fn");
  return fraction;
}
static inline void on_block(void *user_data) {
  if (user_data)
    motus_view_set_alpha(user_data, 0.25);
  visit("motus_block_fn");
}
static inline void on_completion(void *user_data, bool finished) {
  (void)user_data, (void)finished;
  visit("motus_completion_fn");
}
static inline void on_animator_completion(void *user_data,
                                          motus_animating_position position) {
  (void)user_data, (void)position;
  visit("motus_animator_completion_fn");
}
static inline void on_animator(void *user_data,
                               motus_property_animator *animator,
                               motus_animator_change change) {
  (void)user_data, (void)animator, (void)change;
  visit("motus_animator_observer_fn");
}
static inline void on_settled(void *user_data, motus_view *view,
                              uint32_t property, bool finished) {
  (void)user_data, (void)view, (void)property;
  CHECK(finished);
  visit("motus_settle_fn");
}
static inline void on_value(void *user_data, motus_value *value,
                            double previous, double shown, double velocity) {
  (void)user_data, (void)value, (void)previous, (void)shown, (void)velocity;
  visit("motus_value_observer_fn");
}
static inline void on_value_settled(void *user_data, motus_value *value,
                                    bool finished) {
  (void)user_data, (void)value;
  CHECK(finished);
  visit("motus_value_settle_fn");
}
static inline void on_timer(void *user_data, motus_timer *timer, double time) {
  (void)user_data, (void)timer, (void)time;
  visit("motus_timer_fn");
}
static inline void on_cue(void *user_data, motus_property_animator *animator,
                          uint32_t cue, bool forward) {
  (void)user_data, (void)animator, (void)cue, (void)forward;
  visit("motus_cue_fn");
}
static inline void on_transition_completion(void *user_data, bool completed) {
  (void)user_data, (void)completed;
  visit("motus_completion_fn");
}
static inline void on_coordinator(void *user_data,
                                  motus_transition_coordinator *coordinator) {
  (void)user_data, (void)coordinator;
  visit("motus_coordinator_fn");
}
#endif
