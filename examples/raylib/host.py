"""A window of raylib for Motus: the mouse is a finger, the wheel scrolls what is below it, and while nothing moves the
window waits for events. Copy it, and make it yours."""

import painter
import pyray as rl

import motus

MOUSE = 1


def open_window(runtime, title):
    size = runtime.window.bounds
    rl.set_trace_log_level(rl.TraceLogLevel.LOG_WARNING)
    rl.set_config_flags(rl.ConfigFlags.FLAG_WINDOW_RESIZABLE | rl.ConfigFlags.FLAG_WINDOW_HIGHDPI | rl.ConfigFlags.FLAG_VSYNC_HINT)
    rl.init_window(round(size.width), round(size.height), title)
    rl.set_exit_key(0)


def draw(runtime, text_of):
    rl.begin_drawing()
    rl.clear_background(rl.BLACK)
    painter.draw(runtime, text_of)
    rl.end_drawing()


def save(path):
    """Writes what has been drawn last, as a PPM file."""
    image = rl.load_image_from_screen()
    pixels = bytes(rl.ffi.buffer(image.data, image.width * image.height * 4))
    rows = bytearray(3 * image.width * image.height)
    rows[0::3], rows[1::3], rows[2::3] = pixels[0::4], pixels[1::4], pixels[2::4]
    with open(path, "wb") as file:
        file.write(b"P6\n%d %d\n255\n" % (image.width, image.height) + rows)
    rl.unload_image(image)


def take_input(runtime, time, back):
    """What has happened since the last frame; `back` is called for Escape."""
    place = rl.get_mouse_position()
    point = place.x, place.y
    button = rl.MouseButton.MOUSE_BUTTON_LEFT
    if rl.is_mouse_button_pressed(button):
        runtime.send_touch(MOUSE, motus.TouchPhase.BEGAN, point, time)
    elif rl.is_mouse_button_released(button):
        runtime.send_touch(MOUSE, motus.TouchPhase.ENDED, point, time)
    elif rl.is_mouse_button_down(button):
        runtime.send_touch(MOUSE, motus.TouchPhase.MOVED, point, time)
    notches = rl.get_mouse_wheel_move_v()
    if notches.x or notches.y:
        runtime.send_wheel(motus.WheelEvent(point=point, time=time, delta=(-120 * notches.x, -120 * notches.y)))
    if rl.is_key_pressed(rl.KeyboardKey.KEY_ESCAPE):
        back()
    if rl.is_window_resized():
        runtime.set_window_size((rl.get_screen_width(), rl.get_screen_height()), 0)


def run(runtime, text_of, back):
    rl.set_target_fps(0)  # the display sets the pace
    while not rl.window_should_close():
        time = rl.get_time()
        take_input(runtime, time, back)
        runtime.tick(time)
        draw(runtime, text_of)  # which takes in events, and waits for them in the mode that is set here
        if runtime.needs_tick or runtime.next_deadline is not None:
            rl.disable_event_waiting()
        else:
            rl.enable_event_waiting()
    rl.close_window()
