/* Plans of containers: columns, pages, tabs, bars; and of zooms. */
#include "plans.h"

#define ROOT(kind) \
  "motus_runtime_set_root_view_controller runtime=0 controller=" kind ":0"
#define WIDE                                                         \
  "motus_runtime_override_traits runtime=0 horizontal=2 vertical=2", \
      "motus_runtime_set_window_size runtime=0 size.width>350 "      \
      "size.height>350 quarter_turns=0 options=0"
#define NARROW "motus_runtime_override_traits runtime=0 horizontal=1 vertical=2"

plan_line splits_plan[] = {
    SCREENS,
    SCREEN("4"),
    "motus_split_view_controller_create runtime=0 options=0 >0",
    "motus_split_view_controller_set_delegate split=0 "
    "delegate.should_collapse! delegate.top_column! "
    "delegate.mode_for_expanding! delegate.did_collapse!",
    "motus_split_view_controller_set_column split=0 column=0 controller=1",
    "motus_split_view_controller_set_column split=0 column=1 controller=3",
    "motus_split_view_controller_set_column split=0 column=2 controller=2",
    ROOT("split_view_controller"),
    WIDE,
    FRAMES,
    "motus_split_view_controller_show_column split=0 column=0 animated=1",
    FRAMES,
    "motus_split_view_controller_hide_column split=0 column=0 animated=1",
    FRAMES,
    NARROW,
    FRAMES,
    WIDE,
    FRAMES,
    "motus_split_view_controller_set_delegate split=0 "
    "delegate.will_change_mode! delegate.will_show_column! "
    "delegate.will_hide_column!",
    "motus_split_view_controller_set_mode split=0 mode=5 animated=1",
    FRAMES,
    "motus_split_view_controller_set_mode split=0 mode=1 animated=1",
    DRAG,
    FRAMES,
    "motus_split_view_controller_show_detail split=0 controller=4 animated=1",
    NARROW,
    "motus_split_view_controller_show_column split=0 column=0 animated=1",
    FRAMES,
    WIDE,
    "motus_runtime_tick runtime=0",
    NARROW,
    FRAMES,
    NULL};

plan_line pages_plan[] = {
    SCREENS,
    "motus_page_view_controller_create runtime=0 options=0 >0",
    ROOT("page_view_controller"),
    "motus_page_view_controller_set_pages pages=0 "
    "controllers=view_controller:1,2 count=2 circular=1",
    "motus_page_view_controller_set_delegate pages=0 "
    "delegate.will_transition! delegate.did_transition!",
    FRAMES,
    DRAG,
    FRAMES,
    DRAG,
    DRAG,
    FRAMES,
    DRAG,
    FRAMES,
    "motus_page_view_controller_set_data_source pages=0 source.before! "
    "source.after!",
    "motus_page_view_controller_show_page pages=0 controller=2 animated=1",
    "motus_runtime_tick runtime=0",
    DRAG,
    FRAMES,
    "motus_page_view_controller_reload pages=0",
    DRAG,
    FRAMES,
    NULL};

plan_line tabs_plan[] = {
    SCREENS,
    LARGE_VIEW,
    "motus_animation_controller_create runtime=0 "
    "callbacks.transition_duration! callbacks.animate_transition! >0",
    "motus_percent_driven_interaction_create runtime=0 >0",
    "motus_tab_bar_controller_create runtime=0 >0",
    ROOT("tab_bar_controller"),
    "motus_tab_bar_controller_set_view_controllers tabs=0 "
    "controllers=view_controller:1,2 count=2 animated=0",
    "motus_tab_bar_controller_set_delegate tabs=0 "
    "delegate.animation_controller! delegate.interaction_controller!",
    "motus_view_controller_set_bar container=tab_bar_controller:0 edge=4 "
    "view=1 height>20",
    "motus_view_controller_set_bar_options container=tab_bar_controller:0 "
    "edge=4 options.expanded_height=0 options.minimizing=1",
    "motus_view_controller_set_bar_minimized container=tab_bar_controller:0 "
    "edge=4 minimized=0",
    "motus_view_controller_set_bar_hidden container=tab_bar_controller:0 "
    "edge=4 hidden=1 options.flags=0 options.delay=0",
    "motus_runtime_tick runtime=0",
    "motus_tab_bar_controller_select tabs=0 controller=2",
    FRAMES,
    "motus_view_controller_set_bar_hidden container=tab_bar_controller:0 "
    "edge=4 hidden=0 options=0",
    "motus_tab_bar_controller_select tabs=0 controller=1",
    FRAMES,
    "habit_end_transition runtime=0",
    FRAMES,
    NULL};

/* Who forwards appearance itself, and who asks how large its children are. */
plan_line children_plan[] = {
    SCREEN("0"),
    SCREEN("1"),
    SCREEN("2"),
    "motus_runtime_set_root_view_controller runtime=0 controller=0",
    "motus_runtime_tick runtime=0",
    "motus_view_controller_set_forwards_appearance controller=0 forwards=0",
    "motus_view_controller_add_child controller=0 child=1",
    "motus_view_controller_add_child controller=0 child=2",
    "motus_view_controller_begin_appearance_transition controller=1 "
    "appearing=1",
    "motus_view_controller_end_appearance_transition controller=1",
    "motus_view_controller_begin_appearance_transition controller=1 "
    "appearing=0",
    "motus_view_controller_end_appearance_transition controller=1",
    "motus_runtime_set_window_size runtime=0 size.width>200 size.height>200 "
    "options=0",
    FRAMES,
    "motus_runtime_set_window_size runtime=0 size.width>300 size.height>300 "
    "options!",
    FRAMES,
    NULL};

plan_line zooms_plan[] = {
    SCREENS,
    "motus_navigation_controller_create runtime=0 root=1 >0",
    ROOT("navigation_controller"),
    "motus_view_controller_view controller=1 >1",
    VIEW("2"),
    "motus_view_add_subview view=1 subview=2",
    "motus_view_set_frame view=2 frame.width>30 frame.width<120 "
    "frame.height>30 frame.height<120 frame.x<200 frame.x>0 frame.y<200 "
    "frame.y>0",
    VIEW("3"),
    VIEW("4"),
    VIEW("5"),
    "motus_view_add_subview view=2 subview=3",
    "motus_view_add_subview view=2 subview=4",
    "motus_view_add_subview view=2 subview=5",
    "motus_view_set_frame view=3 frame.width>10 frame.width<120 "
    "frame.height>10 frame.height<120 frame.x<50 frame.y<50",
    "motus_view_controller_set_zoom controller=2 options=0 "
    "delegate.source_view! delegate.alignment_rect! delegate.should_begin!",
    FRAMES,
    "motus_navigation_controller_push navigation=0 controller=2 animated=1",
    FRAMES,
    FRAMES,
    DRAG,
    DRAG,
    FRAMES,
    "motus_navigation_controller_push navigation=0 controller=2 animated=1",
    "motus_runtime_tick runtime=0",
    DRAG,
    FRAMES,
    "motus_navigation_controller_pop navigation=0 animated=1",
    FRAMES,
    NULL};
