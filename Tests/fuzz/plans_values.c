/* Plans of values, glides by key, timers and cues, which need no view, and of
 * drags. */
#include "plans.h"

plan_line values_plan[] = {
    "motus_value_create_number runtime=0 >0",
    "motus_value_create_number runtime=0 >1",
    "motus_value_set_observer value=0 fn!",
    "motus_value_set_settle value=1 fn!",
    "motus_value_set_implicit value=1 options=0",
    "motus_runtime_tick runtime=0",
    "motus_runtime_begin_animation runtime=0 options=0",
    "motus_value_set_number value=0 number>1",
    "motus_runtime_commit_animation runtime=0 completion!",
    "motus_value_set_number value=1 number>1",
    "motus_runtime_tick runtime=0",
    "motus_value_nudge value=0 count=1 timing=0 completion!",
    "motus_runtime_begin_animation runtime=0 options.timing.type=12 "
    "options.flags=0",
    "motus_value_set_velocity value=0 count=1",
    "motus_runtime_commit_animation runtime=0",
    "motus_value_nudge value=1 count=1 timing=0",
    FRAMES,
    "motus_value_fling value=0 count=1 options=0 completion!",
    "motus_value_fling value=1 count=1 options.rate<1 options.rate>0",
    "motus_runtime_tick runtime=0",
    "motus_value_stop value=1",
    "motus_value_set value=0 count=1",
    "motus_value_previous value=0 capacity>0",
    "motus_value_read value=0 source=1 capacity>0",
    FRAMES,
    "motus_value_jump value=0 count=1",
    "motus_value_finish value=1",
    FRAMES,
    NULL};

plan_line keys_plan[] = {
    "motus_runtime_glide_number runtime=0 key=1 channel=0 options=0",
    "motus_runtime_presence runtime=0 key=1 present=1 options=0",
    "motus_runtime_tick runtime=0",
    "motus_runtime_glide_number runtime=0 key=1 channel=0 target>2 options=0",
    "motus_runtime_presence runtime=0 key=1 present=1 options=0",
    "motus_runtime_tick runtime=0",
    "motus_runtime_glide_velocity runtime=0 key=1 channel=0 capacity>0",
    "motus_runtime_glide runtime=0 key=1 channel=0 kind=0 count=1 options=0 "
    "capacity>0",
    "motus_runtime_glide_jump runtime=0 key=1 channel=0 count=1",
    "motus_runtime_presence runtime=0 key=1 present=0 options=0",
    "motus_runtime_after runtime=0 seconds<1 fn!",
    "motus_runtime_every runtime=0 seconds>.01 seconds<1 fn! >0",
    "motus_runtime_every runtime=0 seconds>.01 seconds<1 fn! >1",
    FRAMES,
    "motus_timer_cancel timer=0",
    "motus_property_animator_create runtime=0 duration>.1 duration<1 timing=0 "
    ">0",
    "motus_property_animator_add_cue animator=0 unit=0 place=0 flags=0 fn!",
    "motus_property_animator_add_cue animator=0 unit=0 place=1 flags=1 fn!",
    "motus_property_animator_add_animations animator=0 block!",
    "motus_property_animator_start animator=0",
    FRAMES,
    "motus_property_animator_remove_cue animator=0 cue=1",
    FRAMES,
    NULL};

/* A delegate answers with one and the same view: another one brings another. */
#define COME_AND_GO                                                      \
  "motus_view_set_row_list_delegate view=1 delegate.provide! "           \
  "delegate.recycle!",                                                   \
      "motus_view_set_rows view=1 rows! count=1 options=0",              \
      "motus_view_set_rows view=1 rows! count=1 options=0",              \
      "motus_runtime_tick runtime=0",                                    \
      "motus_view_replace_rows view=1 index=0 removed=1 rows=0 count=0", \
      "motus_runtime_tick runtime=0", FRAMES

/* Any view that is provided is one that nobody has, but for two of them. */
plan_line on_demand_plan[] = {
    LARGE_VIEW,
    VIEW("2"),
    VIEW("3"),
    VIEW("4"),
    VIEW("5"),
    VIEW("6"),
    VIEW("7"),
    "motus_scroller_create view=1 options=0 >0",
    COME_AND_GO,
    COME_AND_GO,
    COME_AND_GO,
    "motus_view_set_row_list_delegate view=1 delegate.provide! "
    "delegate.recycle!",
    "motus_view_set_rows view=1 rows! count=1 options=0",
    "motus_runtime_tick runtime=0",
    "motus_view_replace_rows view=1 index=0 removed=0 rows! count=1",
    FRAMES,
    "motus_view_replace_rows view=1 index=0 removed=1 rows! count=1",
    "motus_view_row_place view=1 key=1 out_index! out_frame!",
    "motus_view_set_row_extent view=1 key=1 extent>0 extent<300",
    "motus_scroller_scroll_to scroller=0 animated=1 offset.y>100",
    FRAMES,
    DRAG,
    "motus_view_set_rows view=1 rows! count=2 options=0",
    FRAMES,
    "motus_view_set_rows view=1 rows=0 count=0 options=0",
    FRAMES,
    NULL};

plan_line links_plan[] = {
    "motus_value_create_number runtime=0 >0",
    "motus_value_create_number runtime=0 >1",
    "motus_value_create_number runtime=0 >2",
    "motus_view_create runtime=0 >0",
    "motus_link_create runtime=0 target.kind=0 target.object! sources.kind=0 "
    "sources.object! sources.component=0 count=1 options=0 >0",
    "motus_link_create runtime=0 target.kind=0 target.object! sources.kind=0 "
    "sources.object! sources.component=0 count=2 options.combination=1 "
    "options.input_count=0 options.output_count=0 options.timing_count=0",
    "motus_link_create runtime=0 target.kind=1 target.object! "
    "target.property=4 target.is_component=0 sources.kind=0 sources.object! "
    "sources.component=0 count=1 options=0",
    "motus_runtime_begin_animation runtime=0 options=0",
    "motus_value_set_number value=0 number>1",
    "motus_value_set_number value=1 number>1",
    "motus_runtime_commit_animation runtime=0 completion!",
    "motus_runtime_tick runtime=0",
    "motus_link_create runtime=0 target.kind=0 target.object! sources.kind=0 "
    "sources.object! sources.component=0 count=1 options.follow=2 "
    "options.input_count=0 options.output_count=0 options.timing_count=0",
    FRAMES,
    "motus_link_is_active link=0",
    "motus_link_remove link=0",
    "motus_value_set_number value=1 number>1",
    FRAMES,
    NULL};

#define SENT "motus_runtime_send_trackpad runtime=0 "
#define PAD                                                    \
  SENT "event.point.x<200 event.point.x>30 event.point.y<200 " \
       "event.point.y>30 "

plan_line trackpad_plan[] = {
    LARGE_VIEW,
    VIEW("2"),
    "motus_view_add_subview view=1 subview=2",
    "motus_view_set_frame view=2 frame.x<20 frame.x>-1 frame.y<20 frame.y>-1 "
    "frame.width>300 frame.height>300",
    "motus_scroller_create view=1 options.minimum_zoom<1 "
    "options.minimum_zoom>0 options.maximum_zoom>1 options.enabled=1 >0",
    "motus_scroller_set_zoom_view scroller=0 view=2",
    "motus_scroller_set_delegate scroller=0 delegate.zoom_rect!",
    "motus_gesture_create runtime=0 options.type=0 options.minimum_touches=3 "
    "options.maximum_touches=0 >0",
    "motus_view_add_gesture view=1 gesture=0",
    "motus_runtime_tick runtime=0",
    PAD "event.gesture=3",
    FRAMES,
    PAD "event.gesture=0 event.phase=0",
    SENT "event.gesture=0 event.phase=1 event.scale>1",
    FRAMES,
    SENT "event.gesture=0 event.phase=2",
    FRAMES,
    PAD "event.gesture=1 event.phase=0 event.fingers=3",
    SENT "event.gesture=1 event.phase=1 event.delta.dx>9",
    "motus_runtime_tick runtime=0",
    "motus_gesture_touch_contact gesture=0 index=0",
    SENT "event.gesture=1 event.phase=2",
    FRAMES,
    PAD "event.gesture=2 event.phase=0",
    "motus_runtime_tick runtime=0",
    SENT "event.gesture=2 event.phase=3",
    FRAMES,
    NULL};

plan_line drags_plan[] = {
    LARGE_VIEW,
    "motus_gesture_create runtime=0 options.type=0 options.wheels=3 >0",
    "motus_view_add_gesture view=1 gesture=0",
    "motus_value_create_number runtime=0 >0",
    "motus_drag_create gesture=0 value=0 options.axis=1 options.point=0 "
    "options.choice=0 >0",
    "motus_drag_set_delegate drag=0 delegate!",
    "motus_drag_set_anchors drag=0 anchors! count>1",
    DRAG,
    "motus_value_set_number value=0",
    FRAMES,
    "motus_drag_go_to drag=0 index=1",
    "motus_runtime_tick runtime=0",
    "motus_drag_step drag=0",
    DRAG,
    "motus_drag_set_options drag=0 options.axis=1 options.settling=1",
    FRAMES,
    "motus_drag_create_for_view gesture=0 view=1 property=1 options=0 >1",
    "motus_drag_set_delegate drag=1 delegate!",
    "motus_drag_set_anchors drag=1 anchors! count>0",
    DRAG,
    "motus_view_set_center view=1",
    DRAG,
    FRAMES,
    "motus_drag_end drag=1",
    FRAMES,
    NULL};

plan_line focus_plan[] = {
    LARGE_VIEW,
    VIEW("2"),
    "motus_view_add_subview view=0 subview=2",
    "motus_view_set_frame view=2 frame.x<30 frame.x>-1 frame.y<30 "
    "frame.y>-1 frame.width>250 frame.height>250",
    "motus_view_set_focus_options view=1 options.flags=1",
    "motus_view_set_focus_options view=2 options.flags=1",
    "motus_runtime_set_focus_delegate runtime=0 delegate!",
    "motus_runtime_set_focused_view runtime=0 view=1",
    "motus_runtime_tick runtime=0",
    "motus_runtime_move_focus runtime=0 direction=5",
    "motus_runtime_tick runtime=0",
    "motus_runtime_move_focus runtime=0 direction=6",
    FRAMES,
    NULL};

plan_line row_actions_plan[] = {
    LARGE_VIEW,
    VIEW("2"),
    "motus_view_add_subview view=1 subview=2",
    "motus_view_set_frame view=2 frame.x<10 frame.x>-1 frame.y<10 "
    "frame.y>-1 frame.width>250 frame.height>250",
    "motus_view_set_row_options list=1 options.flags=0 options.response>.1 "
    "options.response<1 options.damping_ratio>.5 options.damping_ratio<1",
    "motus_view_set_row_delegate list=1 delegate!",
    "motus_view_set_row_actions row=2 side=0 actions! count=1",
    "motus_view_set_row_actions row=2 side=1 actions! count=1",
    "motus_view_set_row_actions row=2 side=0 actions! count=1",
    "motus_view_set_row_actions row=2 side=1 actions! count=1",
    "motus_view_set_row_actions row=2 side=0 actions! count=1",
    "motus_view_set_row_actions row=2 side=1 actions! count=1",
    "motus_view_set_row_actions row=2 side=0 actions! count=1",
    "motus_view_set_row_actions row=2 side=1 actions! count=1",
    "motus_runtime_tick runtime=0",
    DRAG,
    "motus_runtime_tick runtime=0",
    "motus_view_open_row row=2 side=1",
    FRAMES,
    "motus_view_choose_row_action row=2 key=0",
    "motus_view_choose_row_action row=2 key=1",
    "motus_view_choose_row_action row=2 key=2",
    "motus_view_choose_row_action row=2 key=3",
    "motus_view_choose_row_action row=2 key=4",
    "motus_view_choose_row_action row=2 key=5",
    "motus_view_finish_row_action row=2 removes=1",
    FRAMES,
    "motus_view_close_row row=2",
    DRAG,
    "motus_view_step_row row=2",
    FRAMES,
    NULL};

plan_line both_plan[] = {
    LARGE_VIEW,
    "motus_gesture_create runtime=0 options.type=0 >0",
    "motus_view_add_gesture view=1 gesture=0",
    "motus_percent_driven_interaction_create runtime=0 >0",
    "motus_gesture_bind_both gesture=0 interaction=0 options=0 begin!",
    "motus_runtime_tick runtime=0",
    DRAG,
    DRAG,
    FRAMES,
    DRAG,
    DRAG,
    FRAMES,
    NULL};
