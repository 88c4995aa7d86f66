"""Which function a step calls: places on a ring, more of them for what should be called more often.
What is new in the header takes places between the others, so that most steps call what they did."""

import re
import zlib

from tables import HABITS

# How often a step calls a function, beside 4: by name, or by what the name contains.
WEIGHTS = {"motus_runtime_tick": 400, "motus_runtime_send_touch": 40, "motus_runtime_destroy": 1,
           "motus_runtime_create": 1, "motus_release": 24, "motus_retain": 4,
           "motus_runtime_begin_animation": 4, "motus_runtime_begin_without_animation": 1, "motus_runtime_commit_animation": 12,
           "motus_runtime_set_root_view_controller": 12, "motus_view_controller_set_view": 2,
           "motus_runtime_set_clock_speed": 1, "motus_runtime_set_animation_enabled": 1,
           "motus_view_controller_present": 60, "motus_view_controller_presentation_controller": 30,
           "motus_view_controller_transition_coordinator": 20,
           "motus_view_controller_set_transitioning_delegate": 20,
           "motus_view_controller_set_presentation_style": 20,
           "motus_presentation_controller_set_delegate": 20, "motus_view_controller_add_child": 16,
           "motus_percent_driven_interaction_create": 16, "motus_view_controller_dismiss": 24,
           "motus_navigation_controller_push": 30, "motus_navigation_controller_pop": 20,
           "motus_tab_bar_controller_set_view_controllers": 12, "motus_view_add_gesture": 20,
           "motus_view_controller_perform_segue": 14, "motus_view_controller_create": 30,
           "motus_view_controller_remove_from_parent": 16, "motus_dynamic_item_create": 14, "motus_view_controller_add_segue": 14,
           "motus_runtime_set_window_size": 8, "motus_dynamic_animator_add_behavior": 24,
           "motus_dynamic_behavior_add_item": 30, "motus_transition_context_complete": 12}
KINDS_OF_NAMES = [(r"_(init|name)$", 2), (r"_create(_|$)", 8), (r"_(add|set|remove|insert)_", 6),
                  (r"_(animate|start|pause|continue|stop|finish|cancel|update|select)", 8)]
HABIT_WEIGHTS = {"habit_drag": 150, "habit_frames": 200, "habit_end_transition": 60,
                 "habit_snapshot": 16, "habit_rest": 20, "habit_publish": 20}


def ring(api):
    names = [one["name"] for one in api["functions"]] + HABITS
    returns = [one["returns"]["type"] for one in api["functions"]]
    kinds = [one["name"] for one in api["handles"]]
    entries = {}
    for at, name in enumerate(names):
        weight = HABIT_WEIGHTS.get(name) or WEIGHTS.get(name)
        if weight is None:
            weight = next((w for pattern, w in KINDS_OF_NAMES if re.search(pattern, name)), 4)
            if at < len(returns) and returns[at].replace("*", "").strip() in kinds:
                weight += 6  # what it lends takes part
        for copy in range(weight):
            place = zlib.crc32(f"{name}#{copy}".encode()) & 0xffff
            while place in entries:
                place = (place + 1) & 0xffff
            entries[place] = at
    return ["const ring_entry ring[] = {", *[f"  {{{place}, {at}}}," for place, at in sorted(entries.items())],
            "};", f"const int ring_count = {len(entries)};"]
