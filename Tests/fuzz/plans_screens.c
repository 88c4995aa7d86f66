/* Plans of screens. */
#include "plans.h"

plan_line custom_presentations_plan[] = {
    SCREENS,
    "motus_view_controller_set_presentation_style controller=1 style=4",
    "motus_presentation_controller_create presented=1 presenting=0 "
    "callbacks.should_present_in_fullscreen! "
    "callbacks.should_remove_presenters_view! callbacks.presented_view! "
    "callbacks.container_view_will_layout_subviews! "
    "callbacks.container_view_did_layout_subviews! "
    "callbacks.presentation_transition_will_begin! "
    "callbacks.presentation_transition_did_end! "
    "callbacks.dismissal_transition_will_begin! "
    "callbacks.dismissal_transition_did_end! >0",
    "motus_view_controller_set_transitioning_delegate controller=1 "
    "delegate.presentation_controller!",
    "motus_view_controller_present controller=0 presented=1 animated=0",
    FRAMES,
    "motus_view_controller_set_preferred_content_size controller=1 "
    "size.width>50 size.height>50",
    "motus_runtime_set_window_size runtime=0 size.width>200 size.height>200 "
    "quarter_turns=0 options=0",
    FRAMES,
    "motus_view_controller_dismiss controller=0",
    FRAMES,
    "motus_presentation_controller_create presented=2 presenting=0 "
    "callbacks.adaptive_style! callbacks.will_transition_to_traits! "
    "callbacks.view_will_transition_to_size! callbacks.size_for_child! "
    "callbacks.preferred_content_size_did_change_for_child! "
    "callbacks.system_layout_fitting_size_did_change_for_child! >0",
    "motus_view_controller_set_presentation_style controller=2 style=4",
    "motus_view_controller_set_transitioning_delegate controller=2 "
    "delegate.presentation_controller!",
    "motus_view_controller_present controller=0 presented=2 animated=0",
    FRAMES,
    "motus_view_controller_add_child controller=2 child=3",
    "motus_view_controller_set_preferred_content_size controller=2 "
    "size.width>50 size.height>50",
    "motus_view_controller_set_preferred_content_size controller=3 "
    "size.width>50 size.height>50",
    "motus_view_controller_system_layout_fitting_size_did_change controller=3",
    "motus_view_controller_system_layout_fitting_size_did_change controller=2",
    "motus_runtime_override_traits runtime=0 horizontal=2 vertical=1",
    "motus_runtime_set_window_size runtime=0 size.width>300 size.height>300 "
    "quarter_turns=0 options=0",
    FRAMES,
    NULL};

plan_line sheets_plan[] = {
    SCREENS,
    "motus_view_controller_set_presentation_style controller=1 style=1",
    "motus_view_controller_presentation_controller controller=1 >1",
    "motus_sheet_set_options sheet=1 options.detent_count=2 "
    "options.detents=1 resolve!",
    "motus_presentation_controller_set_delegate presentation=1 "
    "delegate.adaptive_style=0 delegate.view_controller_for_adaptive_style=0 "
    "delegate.should_dismiss! delegate.will_dismiss! delegate.did_dismiss! "
    "delegate.did_attempt_to_dismiss! delegate.did_change_detent!",
    "motus_view_controller_present controller=0 presented=1 animated=0",
    "motus_runtime_tick runtime=0",
    "motus_sheet_set_options sheet=1 options.detent_count=3 resolve!",
    "motus_sheet_select_detent sheet=1",
    FRAMES,
    DRAG,
    DRAG,
    "motus_presentation_controller_dismiss_by_user presentation=1 animated=1",
    FRAMES,
    "motus_view_controller_present controller=0 presented=1 animated=1",
    DRAG,
    FRAMES,
    NULL};

plan_line popovers_plan[] = {
    SCREENS,
    "motus_runtime_set_window_size runtime=0 size.width>300 size.height>300 "
    "quarter_turns=0 options=0",
    "motus_runtime_override_traits runtime=0 horizontal=2 vertical=2",
    "motus_view_controller_set_presentation_style controller=1 style=7",
    "motus_view_controller_presentation_controller controller=1 >1",
    "motus_presentation_controller_set_delegate presentation=1 "
    "delegate.adaptive_style! delegate.prepare_adaptive! "
    "delegate.view_controller_for_adaptive_style!",
    "motus_view_controller_view controller=0 >1",
    "motus_popover_set_options popover=1 options.source_view!",
    "motus_view_controller_set_preferred_content_size controller=1 "
    "size.width>50 size.width<200 size.height>50 size.height<200",
    "motus_view_controller_present controller=0 presented=1 animated=0",
    "motus_runtime_tick runtime=0",
    "motus_popover_placement popover=1 out_frame! out_direction! out_tip!",
    "motus_runtime_override_traits runtime=0 horizontal=1 vertical=1",
    FRAMES,
    "motus_runtime_override_traits runtime=0 horizontal=2 vertical=2",
    FRAMES,
    NULL};

plan_line segues_plan[] = {
    SCREENS,
    "motus_view_controller_create runtime=0 callbacks.can_perform_unwind! "
    "callbacks.allows_unwind_to_child! callbacks.unwind_to_child! "
    "callbacks.preferred_content_size_did_change_for_child! "
    "callbacks.system_layout_fitting_size_did_change_for_child! "
    "callbacks.size_for_child! >4",
    "motus_view_controller_add_child controller=0 child=4",
    "motus_view_controller_add_child controller=4 child=1",
    "motus_view_controller_add_child controller=4 child=2",
    "motus_view_controller_set_preferred_content_size controller=1 "
    "size.width>50 size.height>50",
    "motus_view_controller_system_layout_fitting_size_did_change controller=1",
    "motus_view_controller_add_unwind_action controller=0 action=home fn!",
    "motus_view_controller_add_unwind_action controller=2 action=back fn!",
    "motus_view_controller_unwind source=1 action=back out_destination!",
    "motus_view_controller_unwind source=1 action=home out_destination!",
    "motus_view_controller_add_segue controller=0 identifier=next kind=2 "
    "callbacks.make_destination!",
    "motus_view_controller_add_segue controller=0 identifier=back kind=3 "
    "callbacks.make_destination! callbacks.perform!",
    "motus_view_controller_perform_segue controller=0 identifier=back",
    "motus_view_controller_perform_segue controller=0 identifier=next",
    FRAMES,
    NULL};

plan_line containers_plan[] = {
    SCREENS,
    "motus_view_controller_add_child controller=0 child=1",
    "motus_view_controller_add_child controller=0 child=2",
    "motus_view_controller_view controller=0 >1",
    "motus_view_controller_view controller=1 >2",
    "motus_view_add_subview view=1 subview=2",
    "motus_view_controller_transition container=0 from=1 to=2 options=0 block!",
    FRAMES,
    "motus_animation_controller_create runtime=0 "
    "callbacks.transition_duration! callbacks.animate_transition! "
    "callbacks.animation_ended! >0",
    "motus_interaction_controller_create runtime=0 "
    "callbacks.start_interactive_transition! "
    "callbacks.wants_interactive_start! callbacks.completion_speed! "
    "callbacks.completion_timing! >0",
    "motus_view_controller_transition_by container=0 from=2 to=1 "
    "options.animator!",
    "motus_runtime_tick runtime=0",
    "motus_transition_context_update context=0",
    "motus_transition_context_pause context=0",
    "motus_transition_context_finish context=0",
    FRAMES,
    "motus_view_controller_unload_view controller=3",
    "motus_view_controller_view controller=3 >3",
    "motus_view_controller_unload_view controller=3",
    NULL};

plan_line driven_plan[] = {
    SCREENS,
    "motus_animation_controller_create runtime=0 "
    "callbacks.animate_transition! >0",
    "motus_percent_driven_interaction_create runtime=0 >0",
    "motus_view_controller_set_presentation_style controller=1 style=0",
    "motus_view_controller_set_transitioning_delegate controller=1 "
    "delegate.animation_controller_for_presented! "
    "delegate.interaction_controller_for_presentation! "
    "delegate.animation_controller_for_dismissed! "
    "delegate.interaction_controller_for_dismissal!",
    "motus_view_controller_present controller=0 presented=1 animated=1",
    "motus_view_controller_transition_coordinator controller=1 >0",
    "motus_transition_coordinator_animate_alongside coordinator=0 animation! "
    "completion!",
    "motus_transition_coordinator_notify coordinator=0 fn!",
    "motus_transition_coordinator_notify coordinator=0 moment=1 fn!",
    "motus_transition_coordinator_info coordinator=0 out_info!",
    "motus_runtime_tick runtime=0",
    "motus_percent_driven_interaction_update interaction=0 fraction=0.5",
    "motus_transition_context_match context=0",
    "motus_transition_context_update context=0 fraction=0.5",
    "motus_percent_driven_interaction_pause interaction=0",
    "motus_percent_driven_interaction_finish interaction=0",
    "motus_transition_context_cancel context=0",
    FRAMES,
    "habit_end_transition runtime=0",
    FRAMES,
    "motus_view_controller_dismiss controller=0 animated=1",
    "motus_runtime_tick runtime=0",
    "motus_percent_driven_interaction_update interaction=0 fraction=0.5",
    "motus_percent_driven_interaction_finish_with_velocity interaction=0",
    "motus_percent_driven_interaction_cancel_with_velocity interaction=0",
    "motus_percent_driven_interaction_cancel interaction=0",
    FRAMES,
    "motus_view_controller_dismiss controller=0 animated=1",
    "motus_runtime_tick runtime=0",
    "motus_percent_driven_interaction_cancel interaction=0",
    FRAMES,
    "motus_view_controller_dismiss controller=0 animated=1",
    "motus_runtime_tick runtime=0",
    "motus_percent_driven_interaction_cancel_with_velocity interaction=0",
    FRAMES,
    "motus_view_controller_dismiss controller=0 animated=1",
    "motus_runtime_tick runtime=0",
    "motus_percent_driven_interaction_finish_with_velocity interaction=0",
    FRAMES,
    NULL};

/* What is done inside of animate_transition. */
plan_line matched_plan[] = {
    SCREENS,
    "motus_animation_controller_create runtime=0 script=1 "
    "callbacks.animate_transition! callbacks.interruptible_animator=0 "
    "callbacks.transition_duration=0 callbacks.animation_ended=0 >0",
    "motus_view_controller_view controller=0 >1",
    "motus_view_controller_view controller=1 >2",
    VIEW("3"),
    VIEW("4"),
    "motus_view_add_subview view=1 subview=3",
    "motus_view_add_subview view=2 subview=4",
    "motus_view_set_frame view=3 frame.width>30 frame.height>30",
    "motus_view_set_frame view=4 frame.width>30 frame.height>30",
    "motus_view_set_match_key view=3 key=2 options=0",
    "motus_view_set_match_key view=4 key=2 options=0",
    "motus_view_controller_set_presentation_style controller=1 style=0",
    "motus_view_controller_set_transitioning_delegate controller=1 "
    "delegate.animation_controller_for_presented! "
    "delegate.animation_controller_for_dismissed! "
    "delegate.interaction_controller_for_presentation=0 "
    "delegate.interaction_controller_for_dismissal=0",
    "@1 motus_transition_context_match context=0 options=0",
    "motus_view_controller_present controller=0 presented=1 animated=1",
    FRAMES,
    "habit_end_transition runtime=0",
    "motus_view_controller_dismiss controller=0 animated=1",
    FRAMES,
    "habit_end_transition runtime=0",
    NULL};
