"""A list whose rows grow into pages, a sheet, and a card that is thrown, in a window of raylib.

    python3 app.py              opens it: click a row; Escape goes back; drag and throw the card; "More" brings the sheet
    python3 app.py FOLDER       plays a recorded finger, and writes pictures there

Needs `pip install motus raylib`, or PYTHONPATH=.build/motus/bindings/python after `make bindings`.
"""

import sys

import host
import pyray as rl

import motus

WIDTH, HEIGHT, ROW = 390, 640, 96
PLACES = ["Grey Lady Ridge", "Ember Valley", "Green Stairs", "Night Pass", "Wheat and Chalk", "Three Tarns", "Old Mine Road"]
PAINT = ["#8fa9c4", "#d98a7b", "#58b368", "#66609a", "#d9c3a0", "#3f88c5", "#b5651d"]
INK, PAPER, WHITE = (motus.Color.hex(one) for one in ("#20242c", "#f2efe8", "#ffffff"))
texts = {}


def label(runtime, parent, x, y, text, size, color=INK):
    tag = len(texts) + 1
    texts[tag] = text, size
    return motus.View(runtime, parent=parent, frame=(x, y, 8 * size, size), background_color=color, tag=tag)


def on_tap(view, action):
    tap = motus.Gesture(view.runtime, motus.GestureOptions(type=motus.GestureType.TAP))
    tap.set_action(lambda gesture: action())
    view.add_gesture(tap)


class Card(motus.View):
    """Follows the finger, and goes home with the velocity of the throw."""

    def __init__(self, runtime, parent, home):
        super().__init__(runtime, parent=parent, frame=(home[0] - 110, home[1] - 65, 220, 130), corner_radius=16,
                         background_color=motus.Color.hex("#ef6f4c"), shadow_color=(0, 0, 0, .3), shadow_radius=12,
                         shadow_offset=(0, 6))
        self.home = home
        label(runtime, self, 20, 20, "Throw me", 20, WHITE)
        pan = motus.Gesture(runtime)
        pan.set_action(self.dragged)
        self.add_gesture(pan)

    def dragged(self, pan):
        if pan.state == motus.RecognitionState.BEGAN:
            self.start = self.center
        if pan.state in (motus.RecognitionState.BEGAN, motus.RecognitionState.CHANGED):
            self.center = self.start + pan.translation(None)
            return
        velocity = pan.velocity(None)
        with self.runtime.animate(bounce=.35, duration=.7):
            self.center = self.home
            self.set_property_velocity(motus.Property.CENTER, velocity)


class Page(motus.ViewController):
    def __init__(self, runtime, number):
        super().__init__(runtime)
        self.number = number

    def view_did_load(self):
        view, runtime = self.view, self.runtime
        view.background_color = PAPER
        motus.View(runtime, parent=view, frame=(0, 0, WIDTH, 230), background_color=motus.Color.hex(PAINT[self.number]))
        label(runtime, view, 24, 250, PLACES[self.number], 30)
        label(runtime, view, 24, 296, "Follow the wall until it gives up.", 20)
        Card(runtime, view, (WIDTH / 2, 420))
        more = motus.View(runtime, parent=view, frame=(24, 550, WIDTH - 48, 56), corner_radius=28, background_color=motus.Color.hex("#10705c"))
        label(runtime, more, 24, 18, "More", 20, WHITE)
        on_tap(more, self.show_more)

    def show_more(self):
        sheet = Sheet(self.runtime)
        sheet.presentation_style = motus.PresentationStyle.PAGE_SHEET
        self.present(sheet, True)


class Sheet(motus.ViewController):
    def view_did_load(self):
        self.view.background_color = WHITE
        label(self.runtime, self.view, 24, 30, "Nearby", 30)
        for at, name in enumerate(("Tea house", "Bridge", "Last bus")):
            label(self.runtime, self.view, 24, 90 + 50 * at, name, 20)


class List(motus.ViewController):
    def view_did_load(self):
        view, runtime = self.view, self.runtime
        view.background_color = PAPER
        self.rows = []
        rows = motus.View(runtime, parent=view, frame=(0, 0, WIDTH, HEIGHT))
        self.scroller = motus.Scroller(rows, content_size=(WIDTH, 80 + ROW * len(PLACES)))
        label(runtime, rows, 20, 28, "Walks", 40)
        for number, name in enumerate(PLACES):
            row = motus.View(runtime, parent=rows, frame=(20, 84 + ROW * number, WIDTH - 40, ROW - 12), corner_radius=16,
                             background_color=motus.Color.hex(PAINT[number]))
            label(runtime, row, 20, 30, name, 20, WHITE)
            on_tap(row, lambda number=number: self.open(number))
            self.rows.append(row)

    def open(self, number):
        page = Page(self.runtime, number)
        page.set_zoom(None, Source(self.rows[number]))
        self.navigation_controller.push(page, True)


class Source:
    """Says which view grows into the page."""

    def __init__(self, view):
        self.view = view

    def source_view(self, *_):
        return self.view


runtime = motus.Runtime(window_size=(WIDTH, HEIGHT), longest_step=.1)
stack = motus.NavigationController(runtime, List(runtime))
runtime.root_view_controller = stack


def back():
    if stack.presented_view_controller:
        stack.dismiss(True)
    elif stack.view_controller_count > 1:
        stack.pop(True)


# Frame, phase, x, y; in between the finger goes evenly.
FINGER = [(10, 0, 195, 230), (12, 2, 195, 230), (80, 0, 195, 420), (92, 1, 330, 330), (93, 2, 330, 330),
          (170, 0, 195, 578), (172, 2, 195, 578)]
PICTURES = {5: "list", 20: "grows", 78: "page", 100: "thrown", 186: "sheet_comes", 240: "sheet"}


def play(folder):
    for frame in range(260):
        for (begin, phase, x, y), following in zip(FINGER, FINGER[1:] + [None]):
            if frame == begin:
                runtime.send_touch(1, motus.TouchPhase(phase), (x, y), frame / 60)
            elif following and phase == 0 and following[1] == 1 and begin < frame < following[0]:
                part = (frame - begin) / (following[0] - begin)
                runtime.send_touch(1, motus.TouchPhase.MOVED, (x + (following[2] - x) * part, y + (following[3] - y) * part), frame / 60)
        runtime.tick(frame / 60)
        if frame in PICTURES:
            host.draw(runtime, texts.get)
            host.save(f"{folder}/{PICTURES[frame]}.ppm")
    rl.close_window()
    print("moves" if runtime.needs_tick else "sleeps")


host.open_window(runtime, "Walks")
if len(sys.argv) > 1:
    play(sys.argv[1])
else:
    host.run(runtime, texts.get, back)
