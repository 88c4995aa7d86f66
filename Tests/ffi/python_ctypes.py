"""Python without any package calls the library: what ctypes needs said, said by hand."""

import ctypes
import struct
import sys
from ctypes import (CFUNCTYPE, POINTER, Structure, byref, c_bool, c_char_p, c_double, c_int,
                    c_int32, c_size_t, c_uint16, c_uint32, c_uint64, c_void_p)

motus = ctypes.CDLL(sys.argv[1])


class Size(Structure):
    _fields_ = [("width", c_double), ("height", c_double)]


class Rect(Structure):
    _fields_ = [("x", c_double), ("y", c_double), ("width", c_double), ("height", c_double)]


class Color(Structure):
    _fields_ = [("red", c_double), ("green", c_double), ("blue", c_double), ("alpha", c_double)]


class Options(Structure):
    _fields_ = [("struct_size", c_size_t), ("window_size", Size), ("start_time", c_double),
                ("longest_step", c_double)]


class AnimationOptions(Structure):
    # The timing in the middle keeps its defaults: room for it is enough.
    _fields_ = [("struct_size", c_size_t), ("duration", c_double), ("rest", c_double * 64)]


class Batch(Structure):
    _fields_ = [("count", c_size_t), ("component_count", c_size_t), ("views", POINTER(c_void_p)),
                ("properties", POINTER(c_uint16)), ("tags", POINTER(c_uint64)),
                ("values", POINTER(c_double))]


class DrawItem(Structure):
    _fields_ = [("view", c_void_p), ("tag", c_uint64), ("transform", c_double * 6), ("bounds", Rect),
                ("color", Color), ("alpha", c_double), ("corner_radius", c_double),
                ("clip", c_int32), ("depth", c_int32)]


class Event(Structure):
    _fields_ = [("kind", c_uint32), ("detail", c_int32), ("subject", c_void_p),
                ("other", c_void_p), ("tag", c_uint64), ("time", c_double), ("value", c_double)]


DiagnosticsFn = CFUNCTYPE(None, c_void_p, c_int, c_char_p, c_char_p)
DestroyFn = CFUNCTYPE(None, c_void_p)
CompletionFn = CFUNCTYPE(None, c_void_p, c_bool)
ControllerFn = CFUNCTYPE(None, c_void_p, c_void_p)
AppearanceFn = CFUNCTYPE(None, c_void_p, c_void_p, c_bool)
DurationFn = CFUNCTYPE(c_double, c_void_p, c_void_p)
ChooseFn = CFUNCTYPE(c_void_p, c_void_p, c_void_p, c_int, c_void_p, c_void_p)


class ControllerCallbacks(Structure):
    _fields_ = [("struct_size", c_size_t), ("load_view", c_void_p), ("view_did_load", ControllerFn),
                ("view_will_appear", c_void_p), ("view_is_appearing", c_void_p),
                ("view_did_appear", AppearanceFn), ("rest", c_void_p * 19)]


class AnimatedCallbacks(Structure):
    _fields_ = [("struct_size", c_size_t), ("transition_duration", DurationFn),
                ("animate_transition", ControllerFn), ("rest", c_void_p * 2)]


class Delegate(Structure):
    _fields_ = [("struct_size", c_size_t), ("will_show", c_void_p), ("did_show", c_void_p),
                ("animation_controller", ChooseFn), ("interaction_controller", c_void_p)]


V, D = c_void_p, c_double
FUNCTIONS = {
    "motus_status_name": (c_char_p, c_int),
    "motus_runtime_options_init": (c_int, POINTER(Options), c_size_t),
    "motus_runtime_create": (c_int, POINTER(Options), POINTER(V)),
    "motus_runtime_destroy": (c_int, V),
    "motus_runtime_set_diagnostics": (c_int, V, DiagnosticsFn, V, DestroyFn),
    "motus_runtime_set_traces_changes": (c_int, V, c_bool),
    "motus_runtime_trace_hash": (c_uint64, V),
    "motus_runtime_tick": (c_int, V, D),
    "motus_runtime_window": (V, V),
    "motus_runtime_change_batches": (c_int, V, POINTER(POINTER(Batch)), POINTER(c_size_t)),
    "motus_runtime_draw_list": (c_int, V, POINTER(POINTER(DrawItem)), POINTER(c_size_t)),
    "motus_runtime_events": (c_int, V, POINTER(POINTER(Event)), POINTER(c_size_t)),
    "motus_release": (c_int, V),
    "motus_view_create": (c_int, V, POINTER(V)),
    "motus_view_add_subview": (c_int, V, V),
    "motus_view_frame": (Rect, V),
    "motus_view_set_frame": (c_int, V, Rect),
    "motus_view_set_background_color": (c_int, V, Color),
    "motus_view_set_corner_radius": (c_int, V, D),
    "motus_view_set_alpha": (c_int, V, D),
    "motus_animation_options_init": (c_int, POINTER(AnimationOptions), c_size_t),
    "motus_runtime_begin_animation": (c_int, V, POINTER(AnimationOptions)),
    "motus_runtime_commit_animation": (c_int, V, CompletionFn, V, DestroyFn, V),
    "motus_view_controller_create": (
        c_int, V, POINTER(ControllerCallbacks), V, DestroyFn, POINTER(V)),
    "motus_runtime_set_root_view_controller": (c_int, V, V),
    "motus_navigation_controller_create": (c_int, V, V, POINTER(V)),
    "motus_navigation_controller_set_delegate": (c_int, V, POINTER(Delegate), V, DestroyFn),
    "motus_navigation_controller_push": (c_int, V, V, c_bool, CompletionFn, V, DestroyFn),
    "motus_navigation_controller_pop": (c_int, V, c_bool, CompletionFn, V, DestroyFn, V),
    "motus_navigation_controller_view_controller_count": (c_size_t, V),
    "motus_animation_controller_create": (
        c_int, V, POINTER(AnimatedCallbacks), V, DestroyFn, POINTER(V)),
    "motus_transition_context_operation": (c_int, V),
    "motus_transition_context_container_view": (V, V),
    "motus_transition_context_view": (V, V, c_int),
    "motus_transition_context_complete": (c_int, V, c_bool),
}
for name, (result, *arguments) in FUNCTIONS.items():
    function = getattr(motus, name)
    function.restype, function.argtypes = result, arguments

kept = []  # callbacks live as long as the program
ended = 0


def bits(value):
    return f"{struct.unpack('<Q', struct.pack('<d', value))[0]:016x}"


def keep(callback):
    kept.append(callback)
    return callback


def created(function, *arguments):
    """The object that a `…_create` function hands out as its last argument."""
    out = c_void_p()
    assert function(*arguments, byref(out)) == 0
    return out.value


def lent(function, runtime, row):
    """The rows that a function lends."""
    rows, count = POINTER(row)(), c_size_t()
    assert function(runtime, byref(rows), byref(count)) == 0
    return rows[:count.value]


@DiagnosticsFn
def on_report(user_data, status, function, message):
    assert len(message) > 8
    print("refused", function.decode(), motus.motus_status_name(status).decode())


@DestroyFn
def on_destroy(user_data):
    global ended
    ended += 1


@CompletionFn
def on_finished(user_data, finished):
    print("finished", int(finished))


@CompletionFn
def on_completed(user_data, completed):
    print("completed", int(completed))


def print_changes(runtime):
    for batch in lent(motus.motus_runtime_change_batches, runtime, Batch):
        width = batch.component_count
        for row in range(batch.count):
            values = batch.values[row * width:(row + 1) * width]
            print("change", batch.properties[row], *map(bits, values))


def print_events(runtime):
    for event in lent(motus.motus_runtime_events, runtime, Event):
        print("event", event.kind, event.detail, bits(event.time))


def open_runtime():
    options = Options()
    motus.motus_runtime_options_init(options, ctypes.sizeof(options))
    options.window_size = Size(200, 100)
    runtime = created(motus.motus_runtime_create, options)
    motus.motus_runtime_set_diagnostics(runtime, on_report, None, on_destroy)
    motus.motus_runtime_set_traces_changes(runtime, True)
    return runtime


def animate(runtime):
    view = created(motus.motus_view_create, runtime)
    motus.motus_view_add_subview(motus.motus_runtime_window(runtime), view)
    motus.motus_view_set_frame(view, Rect(10, 20, 100, 50))
    motus.motus_view_set_background_color(view, Color(0.25, 0.5, 0.75, 1))
    motus.motus_view_set_corner_radius(view, -1)
    frame = motus.motus_view_frame(view)
    print("frame", bits(frame.x), bits(frame.y), bits(frame.width), bits(frame.height))
    motus.motus_runtime_tick(runtime, 0)
    options = AnimationOptions()
    motus.motus_animation_options_init(options, ctypes.sizeof(options))
    assert options.struct_size <= ctypes.sizeof(options)
    options.duration = 0.5
    motus.motus_runtime_begin_animation(runtime, options)
    motus.motus_view_set_alpha(view, 0.25)
    motus.motus_runtime_commit_animation(runtime, on_finished, None, on_destroy, None)
    for i in range(1, 6):
        motus.motus_runtime_tick(runtime, i * 0.125)
        print_changes(runtime)
    items = lent(motus.motus_runtime_draw_list, runtime, DrawItem)
    print("drawn", len(items), bits(items[-1].alpha), bits(items[-1].color.blue))
    motus.motus_release(view)


def create_screen(runtime, name):
    callbacks = ControllerCallbacks()
    callbacks.struct_size = ctypes.sizeof(callbacks)
    assert callbacks.struct_size == ctypes.sizeof(callbacks)
    callbacks.view_did_load = keep(ControllerFn(
        lambda user_data, controller: print(name, "did_load")))
    callbacks.view_did_appear = keep(AppearanceFn(
        lambda user_data, controller, animated: print(name, "did_appear", int(animated))))
    return created(motus.motus_view_controller_create, runtime, callbacks, None, on_destroy)


def create_animator(runtime):
    def set_up(user_data, context):
        print("animate", motus.motus_transition_context_operation(context))
        motus.motus_view_add_subview(motus.motus_transition_context_container_view(context),
                                     motus.motus_transition_context_view(context, 1))
        motus.motus_transition_context_complete(context, True)

    callbacks = AnimatedCallbacks()
    callbacks.struct_size = ctypes.sizeof(callbacks)
    callbacks.transition_duration = keep(DurationFn(lambda user_data, context: 0.25))
    callbacks.animate_transition = keep(ControllerFn(set_up))
    return created(motus.motus_animation_controller_create, runtime, callbacks, None, on_destroy)


def navigate(runtime):
    root, detail = create_screen(runtime, "list"), create_screen(runtime, "detail")
    animator = create_animator(runtime)
    navigation = created(motus.motus_navigation_controller_create, runtime, root)
    delegate = Delegate()
    delegate.struct_size = ctypes.sizeof(delegate)
    delegate.animation_controller = keep(ChooseFn(
        lambda user_data, navigation, operation, old, new: animator if operation == 2 else None))
    motus.motus_navigation_controller_set_delegate(navigation, delegate, None, on_destroy)
    motus.motus_runtime_set_root_view_controller(
        runtime, navigation)
    motus.motus_navigation_controller_push(navigation, detail, True, on_completed, None, on_destroy)
    for i in range(8):
        motus.motus_runtime_tick(runtime, 1 + i * 0.0625)
        print_events(runtime)
        if i == 3:
            print_changes(runtime)
    motus.motus_navigation_controller_pop(
        navigation, True, on_completed, None, on_destroy, None)
    motus.motus_runtime_tick(runtime, 2)
    print_events(runtime)
    print("stack", motus.motus_navigation_controller_view_controller_count(navigation))


runtime = open_runtime()
animate(runtime)
navigate(runtime)
print(f"trace {motus.motus_runtime_trace_hash(runtime):016x}")
motus.motus_runtime_destroy(runtime)
status = motus.motus_runtime_tick(runtime, 3)
print("destroyed", ended, motus.motus_status_name(status).decode())
