"""Python with cffi calls the library: the declarations are the header's own text."""

import pathlib
import re
import struct
import sys

import cffi

library, header = sys.argv[1:]
text = pathlib.Path(header).read_text()
text = re.sub(r"^#ifdef __cplusplus\n.*?^#endif.*?\n", "", text, flags=re.M | re.S)
text = re.sub(r"^#.*\n", "", text, flags=re.M)

ffi = cffi.FFI()
ffi.cdef(text)
motus = ffi.dlopen(library)
NULL = ffi.NULL

# Every function that the header declares is found in the library with its type.
for name in dir(motus):
    getattr(motus, name)

kept = []  # callbacks live as long as the program
ended = 0


def bits(value):
    return f"{struct.unpack('<Q', struct.pack('<d', value))[0]:016x}"


def callback(kind):
    def keep(function):
        kept.append(ffi.callback(kind, function))
        return kept[-1]
    return keep


def name_of(status):
    return ffi.string(motus.motus_status_name(status)).decode()


def created(function, *arguments):
    """The object that a `…_create` function hands out as its last argument."""
    out = ffi.new("void **")
    assert function(*arguments, ffi.cast(ffi.typeof(function).args[-1], out)) == 0
    return out[0]


@callback("motus_diagnostics_fn")
def on_report(user_data, status, function, message):
    assert len(ffi.string(message)) > 8
    print("refused", ffi.string(function).decode(), name_of(status))


@callback("motus_destroy_fn")
def on_destroy(user_data):
    global ended
    ended += 1


@callback("motus_completion_fn")
def on_finished(user_data, finished):
    print("finished", int(finished))


@callback("motus_completion_fn")
def on_completed(user_data, completed):
    print("completed", int(completed))


def print_changes(runtime):
    batches, count = ffi.new("motus_change_batch **"), ffi.new("size_t *")
    motus.motus_runtime_change_batches(
        runtime, ffi.cast("const motus_change_batch **", batches), count)
    for batch in batches[0][0:count[0]]:
        width = batch.component_count
        for row in range(batch.count):
            values = batch.values[row * width:(row + 1) * width]
            print("change", batch.properties[row], *map(bits, values))


def open_runtime():
    options = ffi.new("motus_runtime_options *")
    motus.motus_runtime_options_init(options, ffi.sizeof("motus_runtime_options"))
    options.window_size = (200, 100)
    runtime = created(motus.motus_runtime_create, options)
    motus.motus_runtime_set_diagnostics(runtime, on_report, NULL, on_destroy)
    motus.motus_runtime_set_traces_changes(runtime, True)
    return runtime


def animate(runtime):
    view = created(motus.motus_view_create, runtime)
    motus.motus_view_add_subview(motus.motus_runtime_window(runtime), view)
    motus.motus_view_set_frame(view, (10, 20, 100, 50))
    motus.motus_view_set_background_color(view, (0.25, 0.5, 0.75, 1))
    motus.motus_view_set_corner_radius(view, -1)
    frame = motus.motus_view_frame(view)
    print("frame", bits(frame.x), bits(frame.y), bits(frame.width), bits(frame.height))
    motus.motus_runtime_tick(runtime, 0)
    options = ffi.new("motus_animation_options *")
    motus.motus_animation_options_init(options, ffi.sizeof("motus_animation_options"))
    options.duration = 0.5
    motus.motus_runtime_begin_animation(runtime, options)
    motus.motus_view_set_alpha(view, 0.25)
    motus.motus_runtime_commit_animation(runtime, on_finished, NULL, on_destroy, NULL)
    for i in range(1, 6):
        motus.motus_runtime_tick(runtime, i * 0.125)
        print_changes(runtime)
    items, count = ffi.new("const motus_draw_item **"), ffi.new("size_t *")
    motus.motus_runtime_draw_list(runtime, items, count)
    last = items[0][count[0] - 1]
    print("drawn", count[0], bits(last.alpha), bits(last.color.blue))
    motus.motus_release(view)


def create_screen(runtime, name):
    callbacks = ffi.new("motus_view_controller_callbacks *")
    callbacks.struct_size = ffi.sizeof("motus_view_controller_callbacks")
    callbacks.view_did_load = callback("void (*)(void *, motus_view_controller *)")(
        lambda user_data, controller: print(name, "did_load"))
    callbacks.view_did_appear = callback("void (*)(void *, motus_view_controller *, bool)")(
        lambda user_data, controller, animated: print(name, "did_appear", int(animated)))
    return created(motus.motus_view_controller_create, runtime, callbacks, NULL, on_destroy)


def create_animator(runtime):
    callbacks = ffi.new("motus_animation_controller_callbacks *")
    callbacks.struct_size = ffi.sizeof("motus_animation_controller_callbacks")
    callbacks.transition_duration = callback("double (*)(void *, motus_transition_context *)")(
        lambda user_data, context: 0.25)

    @callback("void (*)(void *, motus_transition_context *)")
    def set_up(user_data, context):
        print("animate", motus.motus_transition_context_operation(context))
        motus.motus_view_add_subview(
            motus.motus_transition_context_container_view(context),
            motus.motus_transition_context_view(context, motus.MOTUS_TRANSITION_TO))
        motus.motus_transition_context_complete(context, True)

    callbacks.animate_transition = set_up
    return created(motus.motus_animation_controller_create, runtime, callbacks, NULL, on_destroy)


def print_events(runtime):
    events, count = ffi.new("const motus_event **"), ffi.new("size_t *")
    motus.motus_runtime_events(runtime, events, count)
    for event in events[0][0:count[0]]:
        print("event", event.kind, event.detail, bits(event.time))


def navigate(runtime):
    root, detail = create_screen(runtime, "list"), create_screen(runtime, "detail")
    animator = create_animator(runtime)
    navigation = created(motus.motus_navigation_controller_create, runtime, root)
    delegate = ffi.new("motus_navigation_delegate *")
    delegate.struct_size = ffi.sizeof("motus_navigation_delegate")
    delegate.animation_controller = callback(
        "motus_animation_controller *(*)(void *, motus_navigation_controller *,"
        " motus_navigation_operation, motus_view_controller *, motus_view_controller *)")(
            lambda user_data, navigation, operation, *sides:
            animator if operation == motus.MOTUS_NAVIGATION_POP else NULL)
    motus.motus_navigation_controller_set_delegate(navigation, delegate, NULL, on_destroy)
    motus.motus_runtime_set_root_view_controller(
        runtime, ffi.cast("motus_view_controller *", navigation))
    motus.motus_navigation_controller_push(navigation, detail, True, on_completed, NULL, on_destroy)
    for i in range(8):
        motus.motus_runtime_tick(runtime, 1 + i * 0.0625)
        print_events(runtime)
        if i == 3:
            print_changes(runtime)
    motus.motus_navigation_controller_pop(
        navigation, True, on_completed, NULL, on_destroy, NULL)
    motus.motus_runtime_tick(runtime, 2)
    print_events(runtime)
    print("stack", motus.motus_navigation_controller_view_controller_count(navigation))


runtime = open_runtime()
animate(runtime)
navigate(runtime)
print(f"trace {motus.motus_runtime_trace_hash(runtime):016x}")
motus.motus_runtime_destroy(runtime)
status = motus.motus_runtime_tick(runtime, 3)
print("destroyed", ended, name_of(status))
