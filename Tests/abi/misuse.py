"""Holds: every function of the header has its row in Tests/c/misuse_table.h, which says of each
parameter what a good value is; Tests/c/misuse_test.c puts bad ones in their place. `--update` writes
the rows anew."""

import pathlib
import re
import sys

import api
import header

FOLDER = header.ROOT / "Tests" / "c"
TABLE = FOLDER / "misuse_table.h"

# Functions whose rules are their own, with the test that has them.
BY_HAND = ["motus_version_number", "motus_version_string", "motus_status_name",
           "motus_library_set_diagnostics", "motus_library_set_memory",
           "motus_library_set_memory_budget", "motus_retain", "motus_release", "motus_is_alive",
           "motus_handle_kind", "motus_handle_runtime", "motus_tag", "motus_set_tag",
           "motus_kind_name", "motus_event_kind_name",
           "motus_animating_state_name", "motus_gesture_type_name", "motus_focus_direction_name", "motus_row_state_name",
           "motus_touch_tool_name",
           "motus_recognition_state_name", "motus_appearance_state_name",
           "motus_runtime_property_name", "motus_rubber_band_pull",
           "motus_zoom_evaluate", "motus_link_create"]
# A published frame is named by a number that is never twice the same, and three are the most: published_frames_test.c.
BY_HAND += [one for one in header.functions() if re.match(r"motus_frame_(?!pacing)|motus_runtime_publish$", one)]

# The sections whose callbacks have tests of their own: dynamics_reentrancy_test.c, scroller_rules_test.c,
# pages_refusals_test.c, insets_test.c, split_refusals_test.c, drags_ends_test.c, row_actions_test.c, row_lists_test.c.
HEADER_TEXT = (header.ROOT / "include" / "motus.h").read_text()
PENDING_TEXT = "".join(re.search(rf"/\* ---- {section} -.*?(?=/\* ---- )", HEADER_TEXT, re.S).group(0)
                       for section in ("Dynamics", "Scrolling", "Pages", "Insets", "Paths", "Bars",
                                       "Splits", "Drags", "Row actions", "Row lists"))
PENDING = set(re.findall(r"\bmotus_\w+(?=\()|(?<=\(\*)\w+",
                         header.without_comments(PENDING_TEXT)))

# Callbacks that call nothing of the library: Tests/c/memory_test.c.
MEMORY = {"allocate", "free", "make_room", "fail"}

# Good objects of the test's world: by function and parameter, by parameter, by type.
SLOTS = {
    "motus_view_transition_to.to": "CHILD",
    "motus_view_set_property.view": "VIEW",
    "motus_view_controller_set_view.view": "LOOSE_VIEW",
    "motus_view_controller_unload_view.controller": "LOADED",
    "motus_view_controller_set_view.controller": "LOADED",
    "motus_navigation_controller_pop_to.controller": "ROOT",
    "motus_view_controller_transition_coordinator.controller": "ROOT",
    "motus_view_controller_begin_appearance_transition.controller": "FROM",
    "motus_view_controller_end_appearance_transition.controller": "APPEARING",
    "motus_property_animator_stop.animator": "PAUSED",
    "motus_property_animator_continue.animator": "PAUSED",
    "motus_property_animator_continue_until.animator": "PAUSED",
    "motus_view_remove_gesture.gesture": "ATTACHED",
    "motus_gesture_scale.gesture": "PINCH", "motus_gesture_set_scale.gesture": "PINCH",
    "motus_gesture_scale_velocity.gesture": "PINCH",
    "motus_gesture_rotation.gesture": "TURN", "motus_gesture_set_rotation.gesture": "TURN",
    "motus_gesture_rotation_velocity.gesture": "TURN",
    "motus_gesture_require_failure_of.other": "ATTACHED",
    "motus_tab_bar_controller_select.controller": "TAB",
    "motus_view_controller_perform_segue.controller": "CONTAINER",
    "motus_view_controller_perform_segue_by_user.controller": "CONTAINER",
    "motus_view_controller_show.controller": "ROOT",
    "motus_view_controller_show_detail.controller": "ROOT",
    "motus_view_controller_show_target.controller": "ROOT",
    "motus_view_controller_override_child_traits.controller": "CONTAINER",
    "motus_view_controller_override_child_traits.child": "FROM",
    "shown": "CONTROLLER", "source": "TO",
    "subview": "CHILD", "sibling": "SIBLING", "ancestor": "WINDOW", "to view": "WINDOW",
    "container": "CONTAINER", "from": "FROM", "to": "TO", "child": "LOADED", "parent": "CONTAINER",
    "root": "CONTROLLER",
    "motus_view_controller_present.controller": "ROOT",
    "motus_presentation_controller": "SHEET", "popover": "POPOVER",
    "motus_view_controller_set_bar.container": "BARRED", "motus_view_controller_bar.container": "BARRED",
    "motus_view_controller_set_bar_hidden.container": "BARRED",
    "motus_view_controller_set_bar_options.container": "BARRED",
    "motus_view_controller_set_bar_minimized.container": "BARRED",
    "motus_view_controller_bar_progress.container": "BARRED",
    "motus_view_controller_bar_extent.container": "BARRED",
    "motus_view_controller_is_bar_hidden.container": "BARRED",
    "motus_view_controller_bar_height.container": "BARRED",
    "motus_dynamic_animator": "DYNAMICS", "motus_dynamic_item": "ITEM", "motus_dynamic_behavior": "COMPOSITE",
    "motus_dynamic_animator_add_behavior.behavior": "LOOSE_BEHAVIOR",
    "motus_dynamic_behavior_add_child.child": "LOOSE_BEHAVIOR",
    "motus_gravity_behavior": "GRAVITY", "motus_collision_behavior": "COLLISION",
    "motus_attachment_behavior": "ATTACHMENT", "motus_snap_behavior": "SNAP", "motus_push_behavior": "PUSH",
    "motus_item_behavior": "PROPERTIES", "motus_field_behavior": "FIELD", "motus_region": "REGION",
    "motus_scroller": "SCROLLER", "motus_link": "MOTION_LINK",
    "motus_page_view_controller": "PAGES", "motus_split_view_controller": "SPLIT", "motus_path": "PATH",
    "motus_value": "VALUE", "motus_timer": "TIMER", "motus_drag": "DRAG",
    "motus_popover_set_options.popover": "POPOVER",
    "motus_popover_get_options.popover": "POPOVER", "motus_popover_placement.popover": "POPOVER",
    "motus_runtime": "RUNTIME", "motus_view": "VIEW", "motus_animation": "ANIMATION",
    "motus_property_animator": "ANIMATOR", "motus_view_controller": "CONTROLLER",
    "motus_navigation_controller": "NAVIGATION",
    "motus_tab_bar_controller": "TABS", "motus_segue": "SEGUE",
    "motus_animation_controller": "ANIMATED",
    "motus_interaction_controller": "INTERACTIVE",
    "motus_percent_driven_interaction": "PERCENT",
    "motus_gesture": "PAN", "motus_display_link": "LINK",
    "motus_transition_context": "CONTEXT", "motus_transition_coordinator": "COORDINATOR",
}

# Parameters that may be NULL, as their annotations in the header say: "function.parameter".
OPTIONAL = api.nullable()

# What a call with good values comes to, where the world's state does not allow it.
STATES = {
    "motus_runtime_add_child": "INVALID_STATE", "motus_runtime_commit_arrangement": "INVALID_STATE",
    "motus_scroller_scroll_to_page": "INVALID_STATE", "motus_scroller_set_zoom_view": "INVALID_ARGUMENT",
    "motus_view_controller_set_bar_hidden": "NOT_FOUND",
    "motus_view_controller_set_bar_options": "NOT_FOUND",
    "motus_view_controller_set_bar_minimized": "NOT_FOUND", "motus_dynamic_animator_restore": "INVALID_ARGUMENT",
    "motus_dynamic_animator_update_item": "NOT_FOUND",
    "motus_dynamic_animator_set_item_states": "NOT_FOUND", "motus_dynamic_behavior_add_item": "INVALID_STATE",
    "motus_dynamic_behavior_remove_item": "INVALID_STATE",
    "motus_split_view_controller_show_column": "NOT_FOUND", "motus_split_view_controller_hide_column": "NOT_FOUND",
    "motus_view_set_property_velocity": "INVALID_STATE", "motus_value_set_velocity": "INVALID_STATE",
    "motus_value_nudge": "INVALID_ARGUMENT", "motus_view_nudge": "INVALID_ARGUMENT",
    "motus_value_previous": "NOT_FOUND", "motus_value_follow_path": "INVALID_ARGUMENT",
    "motus_runtime_glide_velocity": "NOT_FOUND", "motus_runtime_glide_jump": "NOT_FOUND",
    "motus_property_animator_remove_cue": "NOT_FOUND",
    "motus_view_begin_reorder": "NOT_FOUND", "motus_view_update_reorder": "INVALID_STATE",
    "motus_view_end_reorder": "INVALID_STATE", "motus_view_cancel_reorder": "INVALID_STATE",
    "motus_view_implicit": "NOT_FOUND",
    "motus_view_open_row": "INVALID_STATE", "motus_view_step_row": "INVALID_STATE",
    "motus_view_choose_row_action": "NOT_FOUND", "motus_view_finish_row_action": "INVALID_STATE",
    "motus_view_set_row_delegate": "INVALID_STATE",
    # The view has no scroller.
    "motus_view_set_rows": "INVALID_STATE", "motus_view_set_row_list_delegate": "INVALID_STATE",
    "motus_view_replace_rows": "INVALID_STATE", "motus_view_set_row_extent": "INVALID_STATE",
    "motus_view_row_place": "INVALID_STATE",
    "motus_gesture_touch_contact": "INVALID_ARGUMENT",
    "motus_runtime_destroy": "OK", "motus_runtime_set_focused_view": "INVALID_STATE",
    "motus_runtime_commit_animation": "INVALID_STATE",
    "motus_runtime_add_keyframe": "INVALID_STATE", "motus_runtime_begin_keyframe": "INVALID_STATE",
    "motus_property_animator_finish": "INVALID_STATE",
    "motus_transition_context_pause": "INVALID_STATE",
    "motus_transition_context_match": "INVALID_STATE",
    "motus_percent_driven_interaction_pause": "INVALID_STATE",
    "motus_presentation_controller_dismiss_by_user": "INVALID_STATE",
}

# Enumerators: a good one, where it is not the first; every other number is refused.
ENUMERATORS = {
    "motus_outline_type": "MOTUS_OUTLINE_POLYGON", "motus_layout_direction": "MOTUS_LAYOUT_DIRECTION_LEFT_TO_RIGHT",
    "motus_focus_direction": "MOTUS_FOCUS_LEFT", "motus_animating_position": "MOTUS_POSITION_END", "motus_transition_side": "MOTUS_TRANSITION_TO",
}
for enumeration in header.statements():
    found = re.match(r"typedef enum (\w+) \{ *(\w+)", enumeration)
    if found:
        ENUMERATORS.setdefault(*found.groups())

# Whole numbers: a good one.
INTEGERS = {"detent": 1, "flags": 1, "index": 0, "count": 1, "capacity": 16, "component_count": 1, "property": 4, "id": 1,
            "motus_dynamic_item_set_outline.count": 3, "motus_collision_behavior_add_boundary.count": 3,
            "motus_dynamic_animator_snapshot.capacity": 8192, "child_size": "sizeof(motus_child)", "row_size": "sizeof(motus_row)", "edges": 5,
            "size": 1, "motus_collision_behavior_set_mode.mode": 3,
            "quarter_turns": 1, "motus_runtime_set_property_color_space.property": 5}

# Smallest sizes of the structs that a host fills in: those of version 0.1.
SIZED = ["motus_transitioning_delegate", "motus_presentation_controller_callbacks",
         "motus_adaptive_presentation_delegate", "motus_sheet_options", "motus_popover_options",
         "motus_runtime_options", "motus_timing", "motus_animation_options", "motus_implicit_options", "motus_presence",
         "motus_arrangement_options", "motus_arrangement_delegate", "motus_reorder_options", "motus_match_options", "motus_matched_options",
         "motus_keyframes_options",
         "motus_view_controller_callbacks", "motus_navigation_delegate", "motus_navigation_options", "motus_look_options",
         "motus_animation_controller_callbacks", "motus_interaction_controller_callbacks",
         "motus_gesture_options", "motus_gesture_delegate", "motus_gesture_binding_options",
         "motus_tab_bar_delegate", "motus_segue_callbacks", "motus_container_transition_options",
         "motus_paging", "motus_snapping", "motus_dynamic_item_callbacks", "motus_dynamic_animator_delegate",
         "motus_collision_delegate", "motus_attachment_options", "motus_item_behavior_options",
         "motus_field_options", "motus_scroller_options", "motus_wheel_event", "motus_trackpad_event", "motus_scroller_delegate",
         "motus_link_range", "motus_link_options", "motus_page_view_controller_options", "motus_page_data_source",
         "motus_page_delegate", "motus_follow_options", "motus_split_view_controller_options",
         "motus_split_delegate", "motus_zoom_options", "motus_zoom_physics", "motus_zoom_delegate",
         "motus_focus_options", "motus_focus_delegate", "motus_focus_ring_options",
         "motus_value_options", "motus_property_animator_options", "motus_fling_options", "motus_glide_options", "motus_presence_options",
         "motus_drag_options", "motus_drag_delegate", "motus_row_options", "motus_row_delegate",
         "motus_row_list_options", "motus_row_list_delegate",
         "motus_bar_options"]
SIZED_OUT = ["motus_focus_options", "motus_timing", "motus_property_animator_options",
             "motus_navigation_options", "motus_look_options", "motus_implicit_options", "motus_sheet_options",
             "motus_popover_options", "motus_statistics", "motus_transition_info", "motus_arrangement_summary",
             "motus_attachment_options", "motus_item_behavior_options", "motus_field_options",
             "motus_scroller_options", "motus_split_view_controller_options", "motus_inset_change", "motus_drag_options"]
# Structs of which a list is given, one in the test.
LISTED = ["motus_touch", "motus_touch_contact", "motus_snap_position", "motus_child", "motus_layout_path", "motus_dynamic_item_state",
          "motus_snap_area", "motus_path_segment", "motus_anchor", "motus_row_action", "motus_row"]
LISTS = {"motus_view_controller": "CONTROLLER", "motus_view": "VIEW", "motus_property_animator": "ANIMATOR",
         "motus_dynamic_item": "ITEM"}
POINTED = {"const motus_point *": 6, "const motus_rect *": 4, "const motus_insets *": 4, "const double *": 1, "const motus_transform_3d *": 16, "const motus_decay *": 3}
PLAIN = {"motus_point": 2, "motus_size": 2, "motus_vector": 2, "motus_rect": 4, "motus_insets": 4, "motus_transform": 6,
         "motus_color": 4, "motus_corner_radii": 4, "motus_frame_rate_range": 3}


def parameters(declaration):
    """[(type, name)] of a function."""
    inside = re.search(r"\((.*)\)", declaration).group(1).strip()
    if inside == "void":
        return []
    found = []
    for argument in inside.split(","):
        kind, name = re.match(r"(.*?)(\w+)$", argument.strip()).groups()
        found.append((kind.strip(), name))
    return found


def describe(function, kind, name, at):
    """(initialiser of the parameter's row, expression of its argument)."""
    optional = f"{function}.{name}" in OPTIONAL
    may = "MAY_BE_NULL" if optional else "NEEDED"
    pointer = f"a[{at}].pointer"
    base = kind.replace("const ", "").replace("*const *", "**").strip()
    handle = base.removesuffix("*").strip()
    if handle in SLOTS and base == handle + " *":
        slot = SLOTS.get(f"{function}.{name}") or (handle == "motus_view" and SLOTS.get(f"{name} view"))
        slot = slot or (SLOTS.get(name) if handle in ("motus_view", "motus_view_controller") else None)
        return f"HANDLE({name}, {slot or SLOTS[handle]}, {may})", pointer
    if handle in SIZED_OUT and base == handle + " *" and name.startswith("out_"):
        return f"SIZED_OUT({name}, {handle})", pointer
    if handle in SIZED and base == handle + " *":
        if function.endswith("_init"):
            return f"FILLED({name}, {handle})", pointer
        return f"SIZED({name}, {handle}, {may})", pointer
    if handle in LISTED and base == handle + " *":
        return f"LISTED({name}, {handle}, {may})", pointer
    if name.startswith("out_"):
        size = {"out_values": "16 * sizeof(double)", "out_shown": "16 * sizeof(double)", "out_bytes": "0"}.get(name, f"sizeof(*({kind})0)")
        return f"OUT({name}, {size}, {may})", pointer
    if base in PLAIN:
        return f"NUMBERS({name}, {PLAIN[base]}, BY_VALUE)", f"*(const {base} *){pointer}"
    if kind in POINTED:
        return f"NUMBERS({name}, {POINTED[kind]}, {may})", pointer
    if kind == "double":
        return f"NUMBER({name})", f"a[{at}].number"
    if kind in ("const char *", "const void *"):
        return f"TEXT_OR_NULL({name})" if optional else f"TEXT({name})", pointer
    if (listed := kind.removesuffix(" *const *")) in LISTS:
        return f"HANDLES({name}, {LISTS[listed]})", pointer
    if kind == "motus_destroy_fn":
        return f"DESTROY({name})", f"(motus_destroy_fn)a[{at}].function"
    if kind.endswith("_fn"):
        return f"FUNCTION({name}, {kind}, {may})", f"({kind})a[{at}].function"
    if kind == "void *":
        return f"DATA({name})", pointer
    if kind == "bool":
        return f"INTEGER({name}, 1)", f"a[{at}].integer != 0"
    if kind in ENUMERATORS and function.endswith("_init"):  # looked at by those who take the struct
        return f"INTEGER({name}, {ENUMERATORS[kind]})", f"({kind})a[{at}].integer"
    if kind in ENUMERATORS:
        return f"ENUMERATOR({name}, {ENUMERATORS[kind]})", f"({kind})a[{at}].integer"
    if kind in ("size_t", "int32_t", "uint32_t", "uint64_t"):
        good = INTEGERS.get(f"{function}.{name}", INTEGERS.get(name, 0))
        if name == "struct_size":
            good = f"sizeof({function.removesuffix('_init')})"
        return f"INTEGER({name}, {good})", f"({kind})a[{at}].integer"
    sys.exit(f"{function}: no rule for `{kind} {name}`: teach Tests/abi/misuse.py")


def row(function, declaration):
    result = declaration[:declaration.index(function)].strip()
    described = [describe(function, kind, name, at)
                 for at, (kind, name) in enumerate(parameters(declaration))]
    call = f"{function}({', '.join(argument for _, argument in described)})"
    if result == "motus_status":
        call = f"STATUS({call})"
    elif result == "void":
        call = f"NOTHING({call})"
    else:
        call = f"VALUE({result}, {call})"
    rows = ", ".join(initialiser for initialiser, _ in described)
    return f"ROW({function}, {STATES.get(function, 'OK')}, {call}, {rows})\n"


def table():
    rows = [row(name, declaration) for name, declaration in header.functions().items()
            if name not in BY_HAND]
    return ("/* Written by Tests/abi/misuse.py: `make symbols`. One row for each function: what it\n"
            " * comes to with good arguments, the call, its parameters. */\n"
            "/* clang-format off */\n" + "".join(rows))


if "--update" in sys.argv:
    TABLE.write_text(table())
    print(f"misuse_table.h: {table().count('ROW(')} functions")
    sys.exit()

problems = []
if not TABLE.exists() or TABLE.read_text() != table():
    problems.append("Tests/c/misuse_table.h is not what the header asks for: run `make symbols`")
tests = "".join(path.read_text() for path in sorted(FOLDER.glob("*_test.c")))
problems += [f"{name} is called in no test" for name in BY_HAND if name + "(" not in tests]
# Every kind of callback tries to tick and to destroy: the table of reentrancy.h names it.
inside = (FOLDER / "reentrancy.h")
inside = inside.read_text() if inside.exists() else ""
problems += [f"callback {name} is not held in reentrancy.h" for name in header.callbacks()
             if name not in PENDING | MEMORY and not re.search(rf"\b{name}\b", inside)]
print("\n".join(problems) or f"{len(header.functions())} functions, {len(header.callbacks())} "
      "callbacks")
sys.exit(bool(problems))
