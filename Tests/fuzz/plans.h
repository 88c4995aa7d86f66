/* Plans: hosts that mean something, what the dice alone would hardly ever say
 * in this order. A line is a call, what its arguments must be (handles by their
 * places), and the place of the handle that comes out. One that begins with @1
 * is done in the callbacks of those calls that say script=1. */
#ifndef PLANS_H
#define PLANS_H
#include "fuzz.h"

#define FRAMES "habit_frames runtime=0", "habit_frames runtime=0"
#define DRAG "habit_drag runtime=0"
#define WINDOW "motus_runtime_window runtime=0 >0"
#define SCREEN(place) \
  "motus_view_controller_create runtime=0 callbacks! >" place
#define SCREENS                                                        \
  SCREEN("0"), SCREEN("1"), SCREEN("2"), SCREEN("3"),                  \
      "motus_runtime_set_root_view_controller runtime=0 controller=0", \
      "motus_runtime_tick runtime=0"
#define VIEW(place) "motus_view_create runtime=0 >" place
#define LARGE_VIEW                                                    \
  WINDOW, VIEW("1"), "motus_view_add_subview view=0 subview=1",       \
      "motus_view_set_frame view=1 frame.x<30 frame.x>-1 frame.y<30 " \
      "frame.y>-1 frame.width>250 frame.height>250"

typedef const char *const plan_line;

extern plan_line custom_presentations_plan[], sheets_plan[], popovers_plan[],
    segues_plan[], containers_plan[], driven_plan[], matched_plan[],
    splits_plan[], pages_plan[], tabs_plan[], children_plan[], zooms_plan[],
    dynamics_plan[], layout_plan[], attachments_plan[], forces_plan[],
    values_plan[], keys_plan[], links_plan[], drags_plan[], trackpad_plan[],
    focus_plan[], both_plan[], row_actions_plan[], on_demand_plan[];
#endif
