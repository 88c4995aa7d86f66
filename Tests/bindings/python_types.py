"""What a program of a user looks like to mypy --strict: checked, not run."""

import asyncio
from typing import Any, List

import motus
from motus import aio


class Page(motus.ViewController):
    def __init__(self, runtime: motus.Runtime, name: str) -> None:
        super().__init__(runtime, title=name)

    def view_did_load(self) -> None:
        self.tap = motus.Gesture(self.runtime, motus.GestureOptions(type=motus.GestureType.TAP))
        self.tap.set_action(self.tapped)
        self.view.add_gesture(self.tap)

    def tapped(self, gesture: motus.Gesture) -> None:
        assert gesture.view is not None
        gesture.view.alpha = .5


class Shows(motus.NavigationDelegate):
    def did_show(self, navigation: motus.NavigationController, controller: motus.ViewController,
                 animated: bool) -> None:
        print(controller.title)


def draw(runtime: motus.Runtime) -> None:
    items: motus.Rows[motus.DrawItem] = runtime.draw_list()
    for item in items:
        x: float = item.bounds.x + item.transform.tx
        print(x, item.alpha, item.view)
    tags: List[int] = list(items["tag"])
    print(tags, [change.values for change in runtime.changes()])


async def host(runtime: motus.Runtime) -> bool:
    card = motus.View(runtime, parent=runtime.window, frame=(0, 0, 10, 10), tag=5)
    async with aio.run(runtime, fps=60, draw=draw):
        await runtime.animate(lambda: setattr(card, "alpha", 0), duration=.3, bounce=.1)
        with runtime.animate(timing=motus.TimingType.LINEAR) as block:
            card.center = 300, 100
            card.center += (5, 5)
            card.center = card.center.replace(x=5)
        return await block.finished


def main() -> None:
    runtime = motus.Runtime(window_size=(390, 844))
    stack = motus.NavigationController(runtime, Page(runtime, "first"))
    stack.set_delegate(Shows())
    runtime.root_view_controller = stack
    rows = motus.View(runtime, parent=runtime.window)
    options = motus.ArrangementOptions(duration=.3, enter=motus.Presence(alpha=0))
    options.origin = 5, 6
    options.timing = motus.TimingType.LINEAR
    rows.arrange([motus.Child("a", (0, 0, 5, 5)), motus.Child(("b", 1), (0, 0, 5, 5), view=rows)], options)
    scroller = motus.Scroller(rows)
    scroller.options = scroller.options.replace(smooths_wheel=False)
    volume = motus.Value.create_number(runtime, 0)

    def heard(value: motus.Value, before: float, now: float, speed: float) -> Any:
        print(before, now, speed)

    volume.set_observer(heard)
    print(asyncio.run(host(runtime)))
