"""Motus: the motion system of a user interface toolkit.

    import motus

    runtime = motus.Runtime(window_size=(390, 844))
    card = motus.View(runtime, parent=runtime.window)
    with runtime.animate(bounce=.3):
        card.center = 330, 100
    while runtime.needs_tick:
        runtime.tick(now())
        for item in runtime.draw_list():
            draw(item)

Getters and setters of the header are properties, `…_count` and `…_at` are tuples, what makes an
object is its class. Subclasses of ViewController and of the other controllers have the callbacks
as methods. What a getter answers is a copy, so it is assigned whole: `card.center = card.center.replace(x=5)`.
Settings are keywords, `await block.finished` waits, and `motus.aio` drives a runtime. A refused call raises a MotusError with the diagnostic's sentence; an exception in a
callback comes out of the call that led to it, usually `tick()`.
"""

from . import _api, _rows
from ._api import *  # noqa: F403
from ._core import Handle
from ._errors import (BusyError, ForeignHandleError, InvalidArgumentError, InvalidStateError, MemoryLimitError,
                      MotusError, MotusWarning, NotFoundError, ReentrantError, StaleHandleError, WrongKindError)
from ._runtime import Block
from ._values import Rows

__version__ = "0.1.0"
__all__ = [
    "Block", "BusyError", "ForeignHandleError", "Handle", "InvalidArgumentError", "InvalidStateError",
    "MemoryLimitError", "MotusError", "MotusWarning", "NotFoundError", "ReentrantError", "Rows",
    "StaleHandleError", "WrongKindError"]
__all__ += _api.__all__
_rows.install()
