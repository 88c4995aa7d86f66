"""Motus and asyncio: the event loop's clock drives a runtime.

    async with motus.aio.run(runtime, fps=60, draw=draw):
        with runtime.animate(duration=.3) as block:
            card.center = 330, 100
        await block.finished
"""

from __future__ import annotations

import asyncio
from typing import Any, Callable, Generic, Optional, TypeVar

from ._api import Runtime

R = TypeVar("R", bound=Runtime)


class run(Generic[R]):
    """Ticks a runtime `fps` times a second while the body of `async with` runs. `draw`, if given, is called after
    each tick that may have changed something. Time goes on from where the runtime is, and what a
    callback or `draw` raises ends the body, and comes out of the `async with`."""

    def __init__(self, runtime: R, *, fps: float = 60, draw: Optional[Callable[[R], Any]] = None) -> None:
        if not fps > 0:
            raise ValueError(f"fps is how many frames a second has, not {fps!r}")
        self._runtime, self._step, self._draw = runtime, 1 / fps, draw
        self._error: Optional[BaseException] = None

    async def __aenter__(self) -> R:
        self._host = asyncio.current_task()
        self._ticks = asyncio.get_running_loop().create_task(self._run())
        return self._runtime

    async def __aexit__(self, kind: Any, error: Any, trace: Any) -> None:
        self._ticks.cancel()
        try:
            await self._ticks
        except asyncio.CancelledError:
            pass
        if self._error is not None:
            if self._host is not None and hasattr(self._host, "uncancel"):
                self._host.uncancel()
            raise self._error

    async def _run(self) -> None:
        loop, runtime = asyncio.get_running_loop(), self._runtime
        first, began = runtime.time, loop.time()
        frame = 0
        try:
            while runtime.is_alive:
                time = first + loop.time() - began
                deadline = None if runtime.needs_tick else runtime.next_deadline
                is_due = runtime.needs_tick or (deadline is not None and deadline <= time)
                runtime.tick(time)  # at rest as well: what begins meanwhile begins at the time of the last tick
                if is_due and self._draw is not None:
                    self._draw(runtime)
                # The next frame that is not over yet: frames that took too long are left out, not made up for.
                frame = max(frame + 1, int((loop.time() - began) / self._step) + 1)
                await asyncio.sleep(max(0.0, began + frame * self._step - loop.time()))
        except asyncio.CancelledError:
            raise
        except BaseException as error:
            self._error = error
            if self._host is not None:
                self._host.cancel()
