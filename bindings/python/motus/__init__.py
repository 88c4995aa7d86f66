"""Motus: the motion system of a user interface toolkit.

    import motus

    runtime = motus.Runtime(window_size=(390, 844))
    card = motus.View(runtime)
    runtime.window.add_subview(card)
    with runtime.animate(bounce=.3):
        card.center = 330, 100
    while runtime.needs_tick:
        runtime.tick(now())
        for item in runtime.draw_list():
            draw(item)

Getters and setters of the header are properties, `…_count` and `…_at` are tuples, what makes an
object is its class. Subclasses of ViewController and of the other controllers have the callbacks
as methods. A refused call raises a MotusError with the diagnostic's sentence; an exception in a
callback comes out of the call that led to it, usually `tick()`.
"""

from . import _rows
from ._api import *  # noqa: F403
from ._api import __all__ as _names
from ._core import Handle, Rows
from ._errors import (BusyError, ForeignHandleError, InvalidArgumentError, InvalidStateError, MemoryLimitError,
                      MotusError, MotusWarning, NotFoundError, ReentrantError, StaleHandleError, WrongKindError)
from ._runtime import Block

__version__ = "0.1.0"
__all__ = _names + [
    "Block", "BusyError", "ForeignHandleError", "Handle", "InvalidArgumentError", "InvalidStateError",
    "MemoryLimitError", "MotusError", "MotusWarning", "NotFoundError", "ReentrantError", "Rows",
    "StaleHandleError", "WrongKindError"]
_rows.install()
