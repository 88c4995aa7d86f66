/* Plans of dynamics: behaviors, attachments, fields. */
#include "plans.h"

plan_line dynamics_plan[] = {
    LARGE_VIEW,
    VIEW("2"),
    VIEW("3"),
    "motus_view_add_subview view=1 subview=2",
    "motus_view_add_subview view=1 subview=3",
    "motus_view_set_frame view=2 frame.width>20 frame.width<60 "
    "frame.height>20 frame.height<60",
    "motus_view_set_frame view=3 frame.width>20 frame.width<60 "
    "frame.height>20 frame.height<60",
    "motus_dynamic_animator_create runtime=0 reference_view=1 >0",
    "motus_dynamic_item_create runtime=0 size.width>10 size.height>10 >0",
    "motus_dynamic_item_create runtime=0 size.width>10 size.height>10 >1",
    "motus_gravity_behavior_create runtime=0 items=dynamic_item:0 count>1 >0",
    "motus_collision_behavior_create runtime=0 items=dynamic_item:0 count>1 >0",
    "motus_collision_behavior_set_delegate collision=0 delegate.began! "
    "delegate.ended! delegate.began_with_boundary! "
    "delegate.ended_with_boundary!",
    "motus_collision_behavior_set_mode collision=0 mode=3",
    "motus_collision_behavior_set_reference_bounds collision=0 insets!",
    "motus_collision_behavior_add_boundary collision=0 identifier=1 points! "
    "count>2",
    "motus_collision_behavior_boundary_points collision=0 identifier=1 "
    "out_points! out_count!",
    "motus_field_behavior_create runtime=0 options.type=10 "
    "options.smoothness<2 items! count>0 >0",
    "motus_field_behavior_set_evaluator field=0 fn!",
    "motus_attachment_behavior_create runtime=0 options.type=0 options.item! "
    "options.other=0 options.other_offset.dx=0 options.other_offset.dy=0 >0",
    "motus_attachment_behavior_get_options attachment=0 out_options!",
    "motus_dynamic_animator_set_delegate animator=0 delegate.will_resume! "
    "delegate.did_pause! delegate.item_did_leave!",
    "motus_dynamic_animator_set_watched_rect animator=0 rect!",
    "motus_dynamic_animator_add_behavior animator=0 "
    "behavior=gravity_behavior:0",
    "motus_dynamic_animator_add_behavior animator=0 "
    "behavior=collision_behavior:0",
    "motus_dynamic_animator_add_behavior animator=0 "
    "behavior=field_behavior:0",
    "motus_dynamic_animator_add_behavior animator=0 "
    "behavior=attachment_behavior:0",
    "motus_gravity_behavior_set_direction gravity=0 direction.dy>0",
    "motus_push_behavior_create runtime=0 items=dynamic_item:0 count>0 mode=0 "
    ">0",
    "motus_push_behavior_set_direction push=0 direction.dx>1 direction.dy>1",
    "motus_dynamic_animator_add_behavior animator=0 behavior=push_behavior:0",
    FRAMES,
    "motus_dynamic_animator_set_watched_rect animator=0 rect.width<20",
    FRAMES,
    NULL};

/* Elements of a collection, which the host places. */
plan_line layout_plan[] = {
    "motus_dynamic_animator_create runtime=0 reference_view=0 >0",
    "motus_dynamic_animator_set_content_size animator=0 "
    "content_size.width>100 content_size.height>100",
    "motus_dynamic_item_create runtime=0 size.width>10 size.height>10 >0",
    "motus_gravity_behavior_create runtime=0 items=dynamic_item:0 count=1 >0",
    "motus_dynamic_animator_set_delegate animator=0 "
    "delegate.layout_did_change!",
    "motus_dynamic_animator_add_behavior animator=0 "
    "behavior=gravity_behavior:0",
    FRAMES,
    NULL};

plan_line attachments_plan[] = {
    "motus_dynamic_animator_create runtime=0 reference_view=0 >0",
    "motus_dynamic_item_create runtime=0 size.width>10 size.height>10 >0",
    "motus_dynamic_item_create runtime=0 size.width>10 size.height>10 >1",
    "motus_attachment_behavior_create runtime=0 options.type=0 "
    "options.item! options.other=0 >0",
    "motus_attachment_behavior_get_options attachment=0 out_options!",
    "motus_dynamic_animator_add_behavior animator=0 "
    "behavior=attachment_behavior:0",
    "motus_attachment_behavior_set_anchor_point attachment=0",
    "motus_attachment_behavior_set_options attachment=0",
    "motus_runtime_tick runtime=0",
    "motus_attachment_behavior_anchor_point attachment=0",
    FRAMES,
    "motus_dynamic_animator_remove_behavior animator=0 "
    "behavior=attachment_behavior:0",
    "motus_attachment_behavior_create runtime=0 options.type=0 "
    "options.item! options.other=0 >1",
    "motus_dynamic_animator_add_behavior animator=0 "
    "behavior=attachment_behavior:1",
    FRAMES,
    "habit_snapshot runtime=0",
    FRAMES,
    NULL};

plan_line forces_plan[] = {
    "motus_dynamic_animator_create runtime=0 reference_view=0 >0",
    "motus_dynamic_item_create runtime=0 size.width>10 size.height>10 >0",
    "motus_dynamic_item_create runtime=0 size.width>10 size.height>10 >1",
    "motus_field_behavior_create runtime=0 options.type=10 "
    "options.region=0 items=dynamic_item:0,1 count=2 >0",
    "motus_field_behavior_set_evaluator field=0 fn!",
    "motus_dynamic_animator_add_behavior animator=0 "
    "behavior=field_behavior:0",
    "motus_gravity_behavior_create runtime=0 items=dynamic_item:0,1 count=2 "
    ">0",
    "motus_dynamic_animator_add_behavior animator=0 "
    "behavior=gravity_behavior:0",
    "motus_runtime_tick runtime=0",
    FRAMES,
    "habit_snapshot runtime=0",
    "motus_field_behavior_create runtime=0 options.type=5 "
    "items=dynamic_item:0,1 count=2 >1",
    "motus_dynamic_animator_add_behavior animator=0 "
    "behavior=field_behavior:1",
    FRAMES,
    "habit_snapshot runtime=0",
    FRAMES,
    NULL};
