"""What 1,000 moving views cost a frame in Python: told, not judged."""

import time

import motus

runtime = motus.Runtime(window_size=(390, 844))
runtime.tick(0)
views = [motus.View(runtime, parent=runtime.window, frame=(0, 0, 10, 10), tag=at + 1) for at in range(1000)]
best = {}


def measured(name, work):
    began = time.perf_counter()
    work()
    best[name] = min(best.get(name, 1e9), 1e3 * (time.perf_counter() - began))


def one_by_one(frame):
    for at, view in enumerate(views):
        with runtime.animate(bounce=.3):
            view.center = (at + frame) % 390, 7 * frame % 844


def at_once(frame):
    with runtime.animate(bounce=.3):
        for at, view in enumerate(views):
            view.center = (at + 3 * frame) % 390, 9 * frame % 844


def changes():
    for change in runtime.changes():
        change.view, change.values


def rows():
    for item in runtime.draw_list():
        item.tag, item.transform


for frame in range(30):
    measured("a block each", lambda: one_by_one(frame))
    measured("one block", lambda: at_once(frame))
    measured("tick", lambda: runtime.tick(frame / 60))
    measured("changes", changes)
    measured("rows", rows)
print("1,000 moving views: " + ", ".join(f"{name} {cost:.2f} ms" for name, cost in best.items()) + ", of 16.67")
