"""Holds: a click of the mouse into the list of examples/gtk opens its page, on a screen of memory, in the time of the frame
clock, and a drag from the edge takes it back; the pictures are those of Tests/sdl/pictures.

live.py PROGRAM, under Xvfb.
"""

import ctypes
import pathlib
import subprocess
import sys
import time

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/sdl"))
import pictures  # noqa: E402

WIDTH, HEIGHT, SHRINK, PATIENCE = 390, 844, 4, 15
WORST, MEAN = 39.0, 4.5  # of 255: as a window of SDL2
OUT = ROOT / ".build/motus/wander-gtk.out/live"

try:
    x11, xtst = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
except OSError as failure:
    print(f"SKIPPED: a mouse in the window of GTK 4: {failure}")
    sys.exit()


class Image(ctypes.Structure):
    _fields_ = [("width", ctypes.c_int), ("height", ctypes.c_int), ("offset", ctypes.c_int), ("format", ctypes.c_int),
                ("data", ctypes.POINTER(ctypes.c_ubyte)), ("orders", ctypes.c_int * 5), ("stride", ctypes.c_int)]


x11.XOpenDisplay.restype = ctypes.c_void_p
x11.XDefaultRootWindow.restype = ctypes.c_ulong
x11.XGetImage.restype = ctypes.POINTER(Image)
display = ctypes.c_void_p(x11.XOpenDisplay(None))
root = ctypes.c_ulong(x11.XDefaultRootWindow(display))


def window():
    """Where the widget is: the lower part of the one window of that width."""
    parent, top, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
    children = ctypes.POINTER(ctypes.c_ulong)()
    x11.XQueryTree(display, root, ctypes.byref(top), ctypes.byref(parent), ctypes.byref(children), ctypes.byref(count))
    for index in range(count.value):
        x, y, width, height, border, depth = (ctypes.c_int() for _ in range(6))
        x11.XGetGeometry(display, ctypes.c_ulong(children[index]), ctypes.byref(top),
                         *(ctypes.byref(one) for one in (x, y, width, height, border, depth)))
        if width.value >= WIDTH and height.value >= HEIGHT:
            margin = (width.value - WIDTH) // 2
            return x.value + margin, y.value + height.value - HEIGHT - margin
    return None


def screen():
    left, top = window() or (0, 0)
    image = x11.XGetImage(display, root, left, top, WIDTH, HEIGHT, ctypes.c_ulong(0xffffffff), 2).contents
    rows = bytearray()
    data = ctypes.string_at(image.data, image.stride * image.height)
    for y in range(HEIGHT):
        row = data[y * image.stride:y * image.stride + 4 * WIDTH]
        line = bytearray(3 * WIDTH)
        line[0::3], line[1::3], line[2::3] = row[2::4], row[1::4], row[0::4]
        rows += line
    x11.XDestroyImage(ctypes.byref(image))
    return WIDTH, HEIGHT, bytes(rows)


def comes(name):
    """Waits until the screen shows a picture."""
    end = time.monotonic() + PATIENCE
    while True:
        shown = screen()
        worst, mean = pictures.difference(pictures.read_png(ROOT / f"Tests/sdl/pictures/{name}.png"),
                                          pictures.shrink(shown, SHRINK))
        if worst <= WORST and mean <= MEAN:
            return
        if time.monotonic() > end or program.poll() is not None:
            OUT.mkdir(parents=True, exist_ok=True)
            pictures.write_png(OUT / f"{name}.png", shown)
            sys.exit(f"the window does not show {name}: {worst:.1f} at worst, {mean:.2f} on the whole: see {OUT}/{name}.png")
        time.sleep(.1)


def at(x, y):
    left, top = window()
    xtst.XTestFakeMotionEvent(display, -1, left + x, top + y, ctypes.c_ulong(0))
    x11.XFlush(display)
    time.sleep(.02)


def button(is_down):
    xtst.XTestFakeButtonEvent(display, 1, is_down, ctypes.c_ulong(0))
    x11.XFlush(display)
    time.sleep(.05)


program = subprocess.Popen([sys.argv[1], "--plain"])
try:
    comes("walks")
    at(195, 260)
    button(True)
    button(False)
    comes("page")
    at(4, 400)
    button(True)
    for step in range(1, 16):
        at(4 + 22 * step, 400)
    button(False)
    comes("back")
    print("GTK 4: a mouse opens a page and takes it back")
finally:
    program.kill()
    program.wait(timeout=10)
