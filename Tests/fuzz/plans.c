/* Plans of views and fingers; and all of them. */
#include "plans.h"

static plan_line gestures[] = {
    LARGE_VIEW,
    "motus_gesture_create runtime=0 options.type=0 options.minimum_touches<2 "
    ">0",
    "motus_gesture_create runtime=0 options.type=2 options.touches=1 "
    "options.taps=1 >1",
    "motus_gesture_create runtime=0 options.type=3 options.touches=1 >2",
    "motus_gesture_create runtime=0 options.type=0 options.minimum_touches<2 "
    ">3",
    "motus_gesture_create runtime=0 options.type=5 >4",
    "motus_gesture_create runtime=0 options.type=6 >5",
    "motus_gesture_create runtime=0 options.type=4 >6",
    "motus_gesture_set_delegate gesture=0 delegate.should_begin! "
    "delegate.should_receive_touch!",
    "motus_gesture_set_delegate gesture=1 "
    "delegate.should_recognize_simultaneously! "
    "delegate.should_require_failure_of! "
    "delegate.should_be_required_to_fail_by!",
    "motus_gesture_set_delegate gesture=3 "
    "delegate.should_recognize_simultaneously! "
    "delegate.should_require_failure_of! "
    "delegate.should_be_required_to_fail_by!",
    "motus_gesture_set_action gesture=0 fn!",
    "motus_gesture_set_action gesture=1 fn!",
    "motus_gesture_set_action gesture=2 fn!",
    "motus_gesture_set_action gesture=3 fn!",
    "motus_view_add_gesture view=1 gesture=0",
    "motus_view_add_gesture view=1 gesture=1",
    "motus_view_add_gesture view=0 gesture=2",
    "motus_view_add_gesture view=1 gesture=3",
    "motus_view_add_gesture view=1 gesture=4",
    "motus_view_add_gesture view=1 gesture=5",
    "motus_view_add_gesture view=0 gesture=6",
    "motus_gesture_require_failure_of gesture=2 other=6",
    "motus_percent_driven_interaction_create runtime=0 >0",
    "motus_gesture_bind gesture=3 interaction=0 begin!",
    "motus_runtime_tick runtime=0",
    DRAG,
    DRAG,
    FRAMES,
    DRAG,
    DRAG,
    FRAMES,
    DRAG,
    DRAG,
    FRAMES,
    NULL};

/* Pulled down from its top until it refreshes, and out of that. */
#define REFRESHES                                                         \
  "motus_scroller_scroll_to scroller=0 animated=0 offset.x=0 offset.y=0", \
      DRAG, DRAG, DRAG, DRAG, FRAMES,                                     \
      "motus_scroller_end_refreshing scroller=0", FRAMES

static plan_line scrolling[] = {
    LARGE_VIEW,
    VIEW("2"),
    "motus_view_add_subview view=1 subview=2",
    "motus_view_set_frame view=2 frame.width>100 frame.height>100",
    "motus_scroller_create view=1 options=0 >0",
    "motus_scroller_set_content_size scroller=0 size.width>300 size.height>300",
    "motus_scroller_set_delegate scroller=0 delegate.did_scroll! "
    "delegate.will_begin_dragging! delegate.will_end_dragging! "
    "delegate.did_end_dragging! delegate.did_trigger_refresh!",
    "motus_runtime_tick runtime=0",
    DRAG,
    FRAMES,
    DRAG,
    DRAG,
    FRAMES,
    "motus_scroller_set_delegate scroller=0 delegate.will_begin_decelerating! "
    "delegate.did_end_decelerating! delegate.did_end_animation! "
    "delegate.did_change_page!",
    DRAG,
    FRAMES,
    DRAG,
    DRAG,
    FRAMES,
    "motus_scroller_scroll_to scroller=0 animated=1 offset.x>10 offset.y>10",
    FRAMES,
    "motus_scroller_set_options scroller=0 options.paging=3 options.axes=3 "
    "options.page_size=0 options.deceleration_rate<1 "
    "options.deceleration_rate>0",
    "motus_scroller_scroll_to_page scroller=0 axis=1 page=1 animated=1",
    FRAMES,
    DRAG,
    FRAMES,
    "motus_scroller_fling scroller=0",
    "motus_scroller_content_size scroller=0",
    "motus_scroller_set_options scroller=0 options.refresh_distance>0 "
    "options.refresh_distance<11 options.bounces=3 "
    "options.deceleration_rate<1 options.deceleration_rate>0",
    "motus_scroller_set_delegate scroller=0 delegate.did_trigger_refresh!",
    REFRESHES,
    NULL};

#define CHILD(key)                                   \
  "motus_runtime_add_child runtime=0 child.key=" key \
  " child.flags=0 child.view=0 child.frame.width>10 child.frame.height>10"

static plan_line arrangements[] = {
    LARGE_VIEW,
    "motus_runtime_tick runtime=0",
    "motus_view_begin_arrangement view=1 options=0",
    CHILD("1"),
    CHILD("2"),
    CHILD("3"),
    CHILD("4"),
    "motus_runtime_commit_arrangement runtime=0",
    FRAMES,
    "motus_view_begin_arrangement view=1 options.timing.type=0",
    CHILD("3"),
    CHILD("1"),
    CHILD("5"),
    "motus_runtime_commit_arrangement runtime=0",
    "motus_runtime_tick runtime=0",
    "motus_view_arrange view=1 children! count>1 options=0",
    "motus_view_begin_arrangement view=1 options=0",
    CHILD("1"),
    CHILD("2"),
    CHILD("3"),
    "motus_runtime_commit_arrangement runtime=0",
    "motus_view_begin_reorder view=1 key=2 options=0",
    "motus_view_update_reorder view=1 out_index!",
    FRAMES,
    "motus_view_update_reorder view=1 out_index!",
    "motus_view_end_reorder view=1 out_index!",
    FRAMES,
    "motus_view_begin_reorder view=1 key=1 options=0",
    "motus_view_update_reorder view=1 out_index!",
    "motus_view_cancel_reorder view=1 out_index!",
    FRAMES,
    NULL};

static plan_line glides[] = {
    LARGE_VIEW,
    "motus_view_set_implicit view=1 property=1 options.flags=0 "
    "options.timing.type=0",
    "motus_view_set_implicit view=1 property=5 options.flags=0 "
    "options.timing.type=0",
    "motus_view_implicit view=1 property=1 out_options!",
    "motus_view_set_settle view=1 property=1 fn!",
    "motus_view_set_settle view=1 property=5 fn!",
    "motus_view_set_starting_value view=1 property=1 values! count=2",
    "motus_runtime_tick runtime=0",
    "motus_runtime_tick runtime=0",
    "motus_view_set_center view=1 center.x>50 center.y>50",
    "motus_view_set_alpha view=1 alpha<1",
    "motus_runtime_tick runtime=0",
    "motus_runtime_begin_animation runtime=0 options.timing.type=7 "
    "options.flags=0 options.duration>0 "
    "options.timing.damping_ratio>0",
    "motus_view_set_center view=1 center.x>50 center.y<50",
    "motus_view_set_property_velocity view=1 property=1 velocity! count=2",
    "motus_runtime_commit_animation runtime=0",
    FRAMES,
    "motus_view_set_center view=1 center.x>50 center.y>50",
    FRAMES,
    "motus_runtime_register_property runtime=0 name=home kind=2 "
    "component_count=4 initial! out_property!",
    "motus_runtime_set_property_color_space runtime=0 property=64",
    NULL};

static plan_line keyframes[] = {
    LARGE_VIEW,
    "motus_runtime_tick runtime=0",
    "motus_runtime_begin_keyframes runtime=0 options.duration>0",
    "motus_runtime_begin_keyframe runtime=0 start=0 duration=0.5",
    "motus_view_set_center view=1 center.x>50 center.y>50",
    "motus_runtime_commit_animation runtime=0",
    "motus_runtime_add_keyframe runtime=0 start=0.5 duration=0.25 block!",
    "motus_runtime_commit_animation runtime=0",
    "motus_runtime_tick runtime=0",
    "motus_view_transition view=1 block!",
    FRAMES,
    VIEW("2"),
    "motus_view_transition_to view=1 to=2",
    FRAMES,
    NULL};

/* Who is told of the children of a view, and lists that share their keys. */
static plan_line lists[] = {
    LARGE_VIEW,
    VIEW("2"),
    "motus_view_add_subview view=0 subview=2",
    "motus_view_set_frame view=2 frame.width>250 frame.height>250",
    "motus_view_set_arrangement_delegate view=1 delegate.enter! "
    "delegate.exit! delegate.left! delegate.settled!",
    "motus_view_set_arrangement_delegate view=2 delegate.enter! "
    "delegate.exit! delegate.left! delegate.settled!",
    "motus_runtime_tick runtime=0",
    "motus_view_begin_arrangement view=1 options.group=2",
    CHILD("1"),
    CHILD("2"),
    CHILD("3"),
    "motus_runtime_commit_arrangement runtime=0",
    FRAMES,
    "motus_view_begin_arrangement view=1 options.group=2",
    CHILD("2"),
    CHILD("4"),
    "motus_runtime_commit_arrangement runtime=0",
    "motus_view_begin_arrangement view=2 options.group=2",
    CHILD("3"),
    CHILD("5"),
    "motus_runtime_commit_arrangement runtime=0",
    "motus_runtime_tick runtime=0",
    "motus_view_arrangement_summary view=1 out_summary!",
    FRAMES,
    "motus_view_begin_arrangement view=1 options=0",
    CHILD("4"),
    "motus_runtime_commit_arrangement runtime=0",
    "motus_runtime_tick runtime=0",
    "motus_view_begin_arrangement view=1 options=0",
    "motus_runtime_commit_arrangement runtime=0",
    FRAMES,
    FRAMES,
    NULL};

static plan_line scrolled_views[] = {
    LARGE_VIEW,
    VIEW("2"),
    "motus_view_add_subview view=1 subview=2",
    "motus_view_set_frame view=2 frame.x<20 frame.y<20 frame.width>300 "
    "frame.height>300",
    "motus_scroller_create view=1 options.minimum_zoom<1 "
    "options.minimum_zoom>0 options.maximum_zoom>1 >0",
    "motus_scroller_set_content_size scroller=0 size.width>300 size.height>300",
    "motus_scroller_set_zoom_view scroller=0 view=2",
    "motus_scroller_set_delegate scroller=0 delegate.will_begin_zooming! "
    "delegate.did_zoom! delegate.did_end_zooming! "
    "delegate.should_cancel_touches_in! delegate.wants_keyboard_away!",
    "motus_runtime_tick runtime=0",
    DRAG,
    FRAMES,
    DRAG,
    FRAMES,
    DRAG,
    FRAMES,
    "motus_scroller_set_zoom scroller=0 scale=2 animated=1",
    FRAMES,
    "motus_scroller_zoom_to_rect scroller=0 animated=1 rect.width>50 "
    "rect.height>50",
    FRAMES,
    "motus_scroller_set_options scroller=0 options.keyboard_dismiss=1 "
    "options.delays_content_touches=0",
    DRAG,
    DRAG,
    FRAMES,
    "motus_scroller_set_options scroller=0 options.keyboard_dismiss=2",
    DRAG,
    DRAG,
    FRAMES,
    "motus_scroller_set_options scroller=0 options.paging=3 "
    "options.keyboard_dismiss=0",
    "motus_scroller_set_delegate scroller=0 delegate.did_change_page! "
    "delegate.did_trigger_refresh!",
    "motus_scroller_scroll_to_page scroller=0 axis=0 page=1 animated=1",
    FRAMES,
    DRAG,
    DRAG,
    FRAMES,
    "motus_scroller_set_options scroller=0 options.refresh_distance>0 "
    "options.refresh_distance<11",
    REFRESHES,
    NULL};

#define ROW(key)                                                       \
  "motus_runtime_add_child runtime=0 child.key=" key " child.flags=0 " \
  "child.view! child.frame.width>10 child.frame.height>10"

/* Lists whose rows are controllers' views. */
static plan_line rows[] = {
    SCREENS,
    WINDOW,
    VIEW("1"),
    "motus_view_controller_view controller=0 >2",
    "motus_view_controller_view controller=1 >3",
    "motus_view_controller_view controller=2 >4",
    "motus_view_controller_add_child controller=0 child=1",
    "motus_view_controller_add_child controller=0 child=2",
    "motus_view_add_subview view=2 subview=1",
    "motus_view_set_frame view=1 frame.x<30 frame.x>-1 frame.y<30 "
    "frame.y>-1 frame.width>250 frame.height>250",
    "motus_view_set_arrangement_delegate view=1 delegate.enter! "
    "delegate.exit! delegate.left! delegate.settled!",
    "motus_runtime_tick runtime=0",
    "motus_view_begin_arrangement view=1 options=0",
    CHILD("1"),
    ROW("2"),
    CHILD("3"),
    "motus_runtime_commit_arrangement runtime=0",
    "motus_runtime_tick runtime=0",
    FRAMES,
    "motus_view_begin_arrangement view=1 options.timing.type=0",
    CHILD("3"),
    ROW("4"),
    "motus_runtime_commit_arrangement runtime=0",
    FRAMES,
    "motus_runtime_begin_animation runtime=0 options.delay<1",
    "motus_view_begin_arrangement view=1 options=0",
    ROW("5"),
    CHILD("3"),
    CHILD("1"),
    "motus_runtime_commit_arrangement runtime=0",
    "motus_runtime_commit_animation runtime=0",
    FRAMES,
    "motus_view_begin_arrangement view=1 options=0",
    CHILD("1"),
    "motus_runtime_commit_arrangement runtime=0",
    FRAMES,
    FRAMES,
    NULL};

/* What moves a scroller is replaced on its way. */
static plan_line replaced_scrolls[] = {
    LARGE_VIEW,
    VIEW("2"),
    "motus_view_add_subview view=1 subview=2",
    "motus_view_set_frame view=2 frame.width>100 frame.height>100",
    "motus_scroller_create view=1 options.minimum_zoom<1 "
    "options.minimum_zoom>0 options.maximum_zoom>2 options.axes=3 >0",
    "motus_scroller_set_content_size scroller=0 size.width>300 size.height>300",
    "motus_scroller_set_zoom_view scroller=0 view=2",
    "motus_scroller_set_delegate scroller=0 delegate.did_scroll! "
    "delegate.will_begin_dragging! delegate.will_end_dragging! "
    "delegate.did_end_dragging! delegate.will_begin_decelerating! "
    "delegate.did_end_decelerating! delegate.did_end_animation! "
    "delegate.will_begin_zooming! delegate.did_zoom! "
    "delegate.did_end_zooming!",
    "motus_scroller_fling scroller=0 velocity.dy>200",
    FRAMES,
    "motus_scroller_scroll_to scroller=0 animated=1 offset.x>10 offset.y>10",
    FRAMES,
    "motus_scroller_set_zoom scroller=0 scale=2 animated=1",
    "motus_runtime_tick runtime=0",
    "motus_scroller_set_snap_areas scroller=0 areas! count>0",
    "motus_scroller_stop scroller=0",
    DRAG,
    FRAMES,
    "motus_scroller_set_options scroller=0 options.paging=3 options.axes=3",
    "motus_scroller_fling scroller=0 velocity.dy>200",
    FRAMES,
    "motus_scroller_set_zoom scroller=0 scale=1 animated=0",
    FRAMES,
    NULL};

static plan_line *const plans[] = {gestures,
                                   scrolling,
                                   custom_presentations_plan,
                                   sheets_plan,
                                   popovers_plan,
                                   segues_plan,
                                   arrangements,
                                   glides,
                                   keyframes,
                                   containers_plan,
                                   driven_plan,
                                   dynamics_plan,
                                   splits_plan,
                                   pages_plan,
                                   tabs_plan,
                                   children_plan,
                                   zooms_plan,
                                   matched_plan,
                                   lists,
                                   scrolled_views,
                                   attachments_plan,
                                   forces_plan,
                                   rows,
                                   replaced_scrolls,
                                   values_plan,
                                   keys_plan,
                                   links_plan,
                                   drags_plan,
                                   focus_plan,
                                   both_plan,
                                   row_actions_plan,
                                   on_demand_plan,
                                   layout_plan,
                                   trackpad_plan};
const int plan_count = sizeof plans / sizeof *plans;

/* Aims every line: what the interface does not know any more is told. */
bool check_plans(void) {
  bool all_found = true;
  for (int i = 0; i < plan_count; i++)
    for (plan_line *line = plans[i]; *line; line++)
      for (uint32_t variant = 0; variant < AIMED_VARIANTS; variant++)
        aimed_step(*line, variant, &all_found);
  return all_found;
}

/* The steps of a plan in the world of runtime 0; a few are left out. */
void add_plan(int number, dice *d) {
  bool is_found = true;
  for (plan_line *line = plans[number % plan_count]; *line; line++)
    if (roll(d, 24) && f.step_count < MOST_STEPS)
      f.steps[f.step_count++] = aimed_step(*line, roll(d, 1 << 16), &is_found);
}
