"""What is written by hand, because Python has a better word for it than C: blocks are `with`,
properties of views are attributes, rows have objects in them."""

# mypy: no-warn-return-any, no-warn-unused-ignores, disable-error-code=override
from __future__ import annotations

import ctypes
import itertools
import sys
import warnings
import weakref
from typing import Any, Awaitable, Callable, Dict, Generator, Iterable, Optional, Sequence, Tuple

from . import _core, _values
from ._errors import MotusWarning
from ._core import Handle, Held, find, function, got, hold, ok, on_destroy, on_report, wrap

P, SIZE, INT, DOUBLE, U32, U64 = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_double,
                                  ctypes.c_uint32, ctypes.c_uint64)
_create = function("motus_runtime_create", INT, P, P)
_destroy = function("motus_runtime_destroy", INT, P)
_tick = function("motus_runtime_tick", INT, P, DOUBLE)
_set_diagnostics = function("motus_runtime_set_diagnostics", INT, P, P, P, P)
_begin = function("motus_runtime_begin_animation", INT, P, P)
_commit = function("motus_runtime_commit_animation", INT, P, P, P, P, P)
_begin_keyframes = function("motus_runtime_begin_keyframes", INT, P, P)
_set_implicit = function("motus_view_set_implicit", INT, P, ctypes.c_uint32, P)
_set_value_implicit = function("motus_value_set_implicit", INT, P, P)
_begin_keyframe = function("motus_runtime_begin_keyframe", INT, P, DOUBLE, DOUBLE)
_property = function("motus_view_property", INT, P, U32, INT, P, SIZE)
_velocity = function("motus_view_property_velocity", INT, P, U32, P, SIZE)
_register = function("motus_runtime_register_property", INT, P, ctypes.c_char_p, INT, SIZE, P, P)
_snapshot_size = function("motus_dynamic_animator_snapshot_size", SIZE, P)
_snapshot = function("motus_dynamic_animator_snapshot", INT, P, P, SIZE, P)
_tag = function("motus_tag", U64, P)
_set_tag = function("motus_set_tag", INT, P, U64)

_serials = itertools.count(1)
WIDTHS = {1: 2, 2: 4, 3: 6, 4: 1, 5: 4, 6: 1, 7: 1, 8: 16, 9: 2}  # of the built-in properties


def text(given: Optional[bytes]) -> Optional[str]:
    return None if given is None else given.decode()


def write(answer: Any, *places: Tuple[int, Any]) -> None:
    """What a callback has answered goes where the library wants it; None leaves what is there."""
    if answer is None:
        return
    for (address, kind), given in zip(places, answer if len(places) > 1 else (answer,)):
        there = ctypes.cast(address, ctypes.POINTER(kind))
        if issubclass(kind, ctypes.Structure) and not isinstance(given, kind):
            given = kind(*given)
        there[0] = given


def answer(held: Held, name: str, given: Optional[Handle]) -> Optional[int]:
    """An object that a callback answers with: it lives until the next answer."""
    held.answers[name] = given
    return None if given is None else given._h


def _table(target: Any, base: Any, entries: Sequence[Tuple[str, str, Any]]) -> Any:
    """A struct of callbacks with the methods that the host has."""
    fields: Any = [("struct_size", SIZE)] + [(field, P) for field, _, _ in entries]
    kind = type("Table", (ctypes.Structure,), {"_fields_": fields})
    made: Any = kind()
    made.struct_size = ctypes.sizeof(kind)
    for field, method, call in entries:
        if _core.implemented(target, base, method):
            setattr(made, field, ctypes.cast(call, P))
    return made


_looked_at: "weakref.WeakSet[Any]" = weakref.WeakSet()  # classes whose methods have good names


def _plain(name: str) -> str:
    return name.replace("_", "").lower()


def _is_near(one: str, other: str) -> bool:
    """Whether a name is another one with a letter more, less, changed or moved."""
    if abs(len(one) - len(other)) > 1 or min(len(one), len(other)) < 5:
        return False
    start = 0
    while start < min(len(one), len(other)) and one[start] == other[start]:
        start += 1
    return (one[start:] == other[start + 1:] or one[start + 1:] == other[start:]
            or one[start + 1:] == other[start + 1:]
            or (one[start:start + 2] == other[start:start + 2][::-1] and one[start + 2:] == other[start + 2:]))


def look_at(kind: Any, base: Any, methods: Sequence[str]) -> None:
    """Refuses a class that has nearly a method that the library calls: it would never be called."""
    if kind in _looked_at:
        return
    own = {name for one in kind.__mro__ if one not in base.__mro__ for name in vars(one)}
    for name in sorted(own - set(methods)):
        for method in methods:
            if not hasattr(base, name) and not name.startswith("_") and method not in own and (
                    _plain(name) == _plain(method) or _is_near(_plain(name), _plain(method))):
                raise TypeError(f"{kind.__name__}.{name} is never called; did you mean {method}?")
    _looked_at.add(kind)


def made(runtime: Any, target: Any, base: Any, entries: Any) -> Tuple[Any, Optional[int]]:
    """(struct, user_data) of a delegate."""
    if target is None:
        return None, None
    methods = [method for _, method, _ in entries]
    look_at(type(target), base, methods)
    if not any(_core.implemented(target, base, method) for method in methods):
        raise TypeError(f"{target!r} has none of the methods of {base.__name__}: {', '.join(methods)}")
    return ctypes.byref(_table(target, base, entries)), hold(runtime, Held(target, True))


def made_self(runtime: Any, target: Any, base: Any, entries: Any) -> Tuple[Any, Optional[int]]:
    """(struct, user_data) of an instance whose methods are the callbacks."""
    target._entry = None
    if type(target) is base:
        return ctypes.byref(_table(target, base, entries)), None
    look_at(type(target), base, [method for _, method, _ in entries])
    table = _table(target, base, entries)
    held = Held(None)
    held.ref, held.is_told = weakref.ref(target), True
    target._entry = held
    return ctypes.byref(table), hold(runtime, held)


def uncalled(target: Any, kind: Any, entries: Any) -> None:
    """Warns of methods of a host's class that this kind of object never calls."""
    lost = [method for _, method, _ in entries if type(target) is not kind and _core.implemented(target, kind, method)]
    if lost:
        warnings.warn(f"{type(target).__name__}.{lost[0]} is never called: a {kind.__name__} has its own",
                      MotusWarning, stacklevel=4)


def settings(runtime: Any, target: Any, given: Any) -> None:
    """Sets what a constructor has been given beside what it is made of."""
    parent = given.pop("parent", None)
    for name, one in given.items():
        setattr(target, name, one)
    if parent is not None:
        parent.add_subview(target)


# MARK: Blocks

class Block:
    """An animation block: what is set inside `with` moves. `await block.finished`, or the block itself,
    waits for its end; cancelling that cancels the animation where it is."""

    __slots__ = ("_runtime", "_begin", "_argument", "_completion", "_animation", "_result", "_waiting", "_is_told")

    def __init__(self, runtime: "RuntimeBase", begin: Callable[..., int], argument: Any,
                 completion: Optional[Callable[[bool], Any]]) -> None:
        self._runtime, self._begin, self._argument = runtime, begin, argument
        self._completion, self._animation = completion, None
        self._result: Optional[bool] = None
        self._waiting: Any = None
        self._is_told = completion is not None

    def __enter__(self) -> "Block":
        ok(self._begin(self._runtime._h, *self._argument))
        return self

    def __exit__(self, *raised: Any) -> None:
        # Where nobody else knows the block, nobody can ask for its end: that saves a callback.
        if not self._is_told and sys.getrefcount(self) <= _ALONE:
            ok(_commit(self._runtime._h, None, None, None, None))
            return
        from . import _api

        out, held = P(), Held((self._ended,))
        held.gone = self._gone
        ok(_commit(self._runtime._h, _api._motus_completion_fn_0, hold(self._runtime, held), on_destroy,
                   ctypes.byref(out)))
        self._animation = wrap(self._runtime, out.value, _api.Animation)

    @property
    def animation(self) -> Any:
        """What the block has started; None when nothing has changed in it."""
        return self._animation

    @property
    def finished(self) -> "Awaitable[bool]":
        """Whether it has run to its end: to be awaited, as often as one likes. The end of the runtime is False."""
        import asyncio

        future = asyncio.get_running_loop().create_future()
        if self._result is not None:
            future.set_result(self._result)
            return future
        self._is_told = True
        self._waiting = self._waiting or []
        self._waiting.append(future)
        future.add_done_callback(self._awaited)
        return future

    def __await__(self) -> Generator[Any, None, bool]:
        return self.finished.__await__()

    def cancel(self) -> None:
        """Ends what the block has started, where it is shown."""
        from . import _api

        if self._animation is not None and self._animation.is_alive:
            self._animation.cancel(_api.AnimatingPosition.CURRENT)

    def _awaited(self, future: Any) -> None:
        if future.cancelled():
            self.cancel()

    def _ended(self, finished: bool) -> None:
        self._result = finished
        waiting, self._waiting = self._waiting or [], None
        for future in waiting:
            if not future.done():
                future.set_result(finished)
        if self._completion is not None:
            self._completion(finished)

    def _gone(self) -> None:
        """The runtime has ended: there is no completion, but those who wait go on."""
        if self._result is None:
            self._completion = None
            self._ended(False)


class _Counted:
    def __enter__(self) -> None:
        pass

    def __exit__(self, *raised: Any) -> None:
        global _ALONE
        _ALONE = sys.getrefcount(self)


_ALONE = 0  # the references of an object that only a with-statement knows
with _Counted():
    pass


_known_settings: Dict[Any, Any] = {}
_timing_type: Any = None


class RuntimeBase(Handle):
    __slots__ = ("_serial", "_next_key", "_held", "_epoch", "_widths", "_report", "_lives", "_round")
    _counted = True

    def __init__(self, *, window_size: Any = None, start_time: Optional[float] = None,
                 longest_step: Optional[float] = None,
                 begins_with_tick: Optional[bool] = None) -> None:
        """Creates a runtime with its window. It ends with `destroy()`, at the end of `with`, or
        when nothing in Python knows it or one of its objects any more."""
        from . import _api

        options = _api.RuntimeOptions(window_size=window_size, start_time=start_time,
                                      longest_step=longest_step, begins_with_tick=begins_with_tick)
        out = P()
        self._entry = None
        self._owned = False
        self._serial, self._next_key, self._epoch = next(_serials), 0, 0
        self._held: Any = {}
        self._lives: Dict[int, Held] = {}  # of instances that the library holds, and does not say when they end
        self._round: Any = []
        self._widths, self._report = dict(WIDTHS), None
        ok(_create(ctypes.byref(options), ctypes.byref(out)))
        self._h, self._owned = out.value or 0, True
        _core._known[self._h] = self
        _core._runtimes[self._serial] = self
        ok(_set_diagnostics(self._h, on_report, None, None))

    @property
    def _runtime(self) -> Any:  # type: ignore[override]
        return self

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *raised: Any) -> None:
        self.destroy()

    def __del__(self) -> None:
        if getattr(self, "_owned", False):
            self._owned = False
            _destroy(self._h)
            _core._failures.clear()

    def destroy(self) -> None:
        """Ends the runtime and everything in it."""
        ok(_destroy(self._h))
        self._owned = False
        self._held.clear()
        for entry in self._lives.values():
            entry.strong = None
        self._lives.clear()

    def tick(self, time: float) -> None:
        """Advances the runtime to a time, in seconds, and makes one frame."""
        self._epoch += 1
        if self._lives:
            self._let_go()
        ok(_tick(self._h, time))

    def _let_go(self) -> None:
        """Forgets instances whose objects have ended: some in each frame."""
        if not self._round:
            self._round = list(self._lives)
        for handle in self._round[-64:]:
            if not _core._is_alive(handle):
                entry = self._lives.pop(handle, None)
                if entry is not None:
                    entry.strong = None
        del self._round[-64:]

    def set_diagnostics(self, report: Optional[Callable[[int, str, str], Any]]) -> None:
        """Also calls `report(status, function, message)` for refused calls and warnings."""
        data = None if report is None else hold(self, Held(report))
        ok(_set_diagnostics(self._h, on_report, data, on_destroy if data else None))

    # MARK: Blocks

    def animate(self, move: Optional[Callable[[], Any]] = None, *, duration: Optional[float] = None,
                delay: Optional[float] = None, timing: Any = None, bounce: Optional[float] = None,
                response: Optional[float] = None, damping_ratio: Optional[float] = None,
                flags: Optional[int] = None, repeat_count: Optional[float] = None,
                completion: Optional[Callable[[bool], Any]] = None) -> Block:
        """What is set inside `with runtime.animate():` moves, or what `move` sets, which is called at once.
        `timing` is a Timing or a TimingType; `bounce`, with or without `response`, is a spring, and so is
        `damping_ratio`. A bounce with a duration lasts that long, as it is perceived.

            with runtime.animate(duration=.3):
                card.center = 100, 50
            await runtime.animate(lambda: setattr(card, "alpha", 0), bounce=.2)
        """
        words = (duration, delay, timing, bounce, response, damping_ratio, flags, repeat_count)
        argument = None if timing.__class__ is not _timing_type and timing is not None else \
            _known_settings.get(words)
        if argument is None:
            argument = self._settings(words)
        block = Block(self, _begin, argument, completion)
        if move is not None:
            with block:
                move()
        return block

    def _settings(self, words: Any) -> Any:
        """What a block is begun with; plain settings are made once."""
        from . import _api

        global _timing_type
        _timing_type = _api.TimingType
        duration, delay, timing, bounce, response, damping_ratio, flags, repeat_count = words
        options = _api.AnimationOptions(
            timing=timing, bounce=bounce, response=response, damping_ratio=damping_ratio, duration=duration,
            delay=delay, flags=flags, repeat_count=repeat_count)
        made = (ctypes.byref(options),)
        if timing is None or isinstance(timing, _timing_type):
            if len(_known_settings) >= 256:
                _known_settings.clear()
            _known_settings[words] = made
        return made

    def animate_keyframes(self, *, timing: Any = None, completion: Optional[Callable[[bool], Any]] = None,
                          **fields: Any) -> Block:
        """A motion in several parts: `with runtime.keyframe(start, duration):` inside. Fields are
        those of KeyframesOptions."""
        from . import _api

        options = _api.KeyframesOptions(timing=timing, **fields)
        return Block(self, _begin_keyframes, (ctypes.byref(options),), completion)

    def keyframe(self, start: float, duration: float) -> Block:
        """One part, as fractions of the whole."""
        return Block(self, _begin_keyframe, (start, duration), None)

    # MARK: Properties

    def register_property(self, name: str, kind: int, component_count: int,
                          initial: Optional[Sequence[float]] = None) -> int:
        """Registers a custom property for all views of the runtime."""
        out = U32()
        first = None if initial is None else (DOUBLE * component_count)(*initial)
        ok(_register(self._h, name.encode(), kind, component_count, first, ctypes.byref(out)))
        self._widths[out.value] = component_count
        return out.value


class TagBase:
    __slots__ = ()
    _h: int

    @property
    def tag(self) -> int:
        """The host's own number for the object."""
        return int(got(_tag(self._h)))

    @tag.setter
    def tag(self, tag: int) -> None:
        ok(_set_tag(self._h, tag))


class ViewBase:
    __slots__ = ()
    _h: int
    _runtime: Any

    def value(self, property: int, source: int = 0) -> Tuple[float, ...]:
        """The numbers of any property: its model value, or with source 1 what is shown."""
        numbers = (DOUBLE * self._runtime._widths.get(property, 16))()
        ok(_property(self._h, property, source, numbers, len(numbers)))
        return tuple(numbers)

    def shown(self, property: int) -> Tuple[float, ...]:
        """The numbers of any property as the last frame shows them."""
        return self.value(property, 1)

    def velocity(self, property: int) -> Tuple[float, ...]:
        """How fast a property moves, in units per second."""
        numbers = (DOUBLE * self._runtime._widths.get(property, 16))()
        ok(_velocity(self._h, property, numbers, len(numbers)))
        return tuple(numbers)

    def set_implicit(self, property: int, options: Any = None, *, duration: Optional[float] = None,
                     delay: Optional[float] = None, timing: Any = None, bounce: Optional[float] = None,
                     response: Optional[float] = None, damping_ratio: Optional[float] = None,
                     flags: Optional[int] = None) -> None:
        """From now on plain setters of a property glide: with ImplicitOptions, or with settings as for
        `runtime.animate()`. `view.clear_implicit(property)` ends it."""
        made = _implicit(options, duration=duration, delay=delay, timing=timing, bounce=bounce, response=response,
                         damping_ratio=damping_ratio, flags=flags)
        ok(_set_implicit(self._h, property, ctypes.byref(made)))


def _implicit(options: Any, **words: Any) -> Any:
    from . import _api

    if options is not None and any(one is not None for one in words.values()):
        raise TypeError("options, or settings in their place: not both")
    return _api.ImplicitOptions(**words) if options is None else _values.value(_api.ImplicitOptions, options)


class ValueBase:
    __slots__ = ()
    _h: int

    def set_implicit(self, options: Any = None, *, duration: Optional[float] = None,
                     delay: Optional[float] = None, timing: Any = None, bounce: Optional[float] = None,
                     response: Optional[float] = None, damping_ratio: Optional[float] = None,
                     flags: Optional[int] = None) -> None:
        """From now on plain setters of the value glide: with ImplicitOptions, or with settings as for
        `runtime.animate()`. `value.clear_implicit()` ends it."""
        made = _implicit(options, duration=duration, delay=delay, timing=timing, bounce=bounce, response=response,
                         damping_ratio=damping_ratio, flags=flags)
        ok(_set_value_implicit(self._h, ctypes.byref(made)))


class DynamicAnimatorBase:
    __slots__ = ()
    _h: int

    def snapshot(self) -> bytes:
        """The state of everything that it moves, for `restore()`."""
        room = (ctypes.c_char * int(got(_snapshot_size(self._h))))()
        size = SIZE()
        ok(_snapshot(self._h, room, len(room), ctypes.byref(size)))
        return bytes(room.raw[:size.value])
