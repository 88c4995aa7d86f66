"""What the generator knows of the interface beside its description."""

import re

# "Conventions" in the header: kinds whose objects are of another kind too.
ALSO = {"motus_view_controller": ["motus_navigation_controller", "motus_tab_bar_controller",
                                  "motus_page_view_controller", "motus_split_view_controller"],
        "motus_interaction_controller": ["motus_percent_driven_interaction"],
        "motus_dynamic_item": ["motus_view"]}

HINTS = {"time": "TIME", "duration": "SECONDS", "delay": "SECONDS", "spring_duration": "SECONDS",
         "seconds": "SECONDS", "spacing": "SECONDS", "start": "UNIT", "fraction": "UNIT",
         "alpha": "UNIT", "red": "UNIT", "green": "UNIT", "blue": "UNIT", "progress": "UNIT",
         "delay_factor": "UNIT", "time_fraction": "UNIT", "x": "PLACE", "y": "PLACE",
         "width": "PLACE", "height": "PLACE", "dx": "PLACE", "dy": "PLACE", "length": "PLACE",
         "property": "PROPERTY", "flags": "FLAGS", "id": "FINGER", "struct_size": "STRUCT_SIZE",
         "size": "LENGTH", "child_size": "ELEMENT_SIZE", "row_size": "ELEMENT_SIZE", "extent": "PLACE", "reserved": "KEPT", "timing": "NONE"}
# What concerns the process, not what is played in it: memory_test.c.
NOT_HERE = ("motus_library_set_memory", "motus_library_set_memory_budget")
# A section whose functions habit_publish calls: it knows which frames are out.
BY_HABIT = "Frames"
# Structs of callbacks: NULL by default, without an _init function.
TABLES = ("_delegate", "_callbacks", "_data_source")
# Parameters of callbacks that may name what has ended: the header says so.
MAY_HAVE_ENDED = [(f"motus_collision_delegate.{name}", "motus_dynamic_item")
                  for name in ("began", "ended", "began_with_boundary", "ended_with_boundary")]
LENGTHS = {"motus_timing.points": "point_count", "motus_fling_options.rates": "rate_count",
           "motus_fling_options.minimums": "minimum_count", "motus_fling_options.maximums": "maximum_count",
           "motus_fling_options.rests": "rest_count", "motus_link_options.inputs": "input_count",
           "motus_link_options.outputs": "output_count", "motus_link_options.timings": "timing_count", "motus_glide_options.starts": "start_count"}

HABITS = ["habit_drag", "habit_frames", "habit_end_transition", "habit_snapshot", "habit_rest",
          "habit_publish"]

STATUSES = ["INVALID_ARGUMENT", "STALE_HANDLE", "WRONG_KIND", "FOREIGN_HANDLE", "INVALID_STATE",
            "REENTRANT", "BUSY", "NOT_FOUND", "OUT_OF_MEMORY", "STRUCT_SIZE", "LIMIT"]
INTEGERS = {"size_t", "int32_t", "uint32_t", "uint64_t", "uint16_t"}
NUMBERS = INTEGERS | {"double", "bool"}


def statuses(api, function, seen=()):
    """The bits of the statuses that its @return names, those of "as …()" among them."""
    text = function["returns"]["text"]
    bits = sum(1 << at for at, name in enumerate(STATUSES, 1) if f"MOTUS_ERROR_{name}" in text)
    for named in re.findall(r"\b(motus_\w+)\(\)", text):
        other = next((one for one in api["functions"] if one["name"] == named), None)
        if other and named not in seen:
            bits |= statuses(api, other, (*seen, function["name"]))
    return bits


def widest(kind):
    """What an integer is turned into: SIZE_MAX is -1 however wide it is."""
    return "ptrdiff_t" if kind == "size_t" else "long long"
