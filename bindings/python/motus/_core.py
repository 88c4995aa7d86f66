"""What the generated classes stand on: the library, failures, references and callbacks.

References. A Python object holds one reference to the object of the library that it names. An
instance of a host's subclass has a life in both worlds: as long as anyone in Python holds
it, it holds its reference; when Python lets go of it and the library does not, the library's side
keeps it (`__del__` puts it there), and it ends with the library's object. Everything that the
library holds of Python hangs on the Runtime, so that cycles are cycles of Python, which it collects.
A cycle that goes through the library is none of Python's: so the library holds no instance with two
lives, but its entry, where it is given one of its methods for as long as something lasts.

Calls do not let go of the interpreter's lock (ctypes.PyDLL): a `__del__` on another thread never
runs into a call that is under way.
"""

# mypy: no-warn-return-any, no-warn-unused-ignores, disable-error-code=override
from __future__ import annotations

import ctypes
import sys
import types
import weakref
from typing import Any, Callable, Dict, List, Optional

from ._errors import _failures as _failures
from ._errors import _raised as _raised
from ._errors import function as function
from ._errors import got as got
from ._errors import ok as ok

_retain = function("motus_retain", ctypes.c_int, ctypes.c_void_p)
_release = function("motus_release", ctypes.c_int, ctypes.c_void_p)
_is_alive = function("motus_is_alive", ctypes.c_bool, ctypes.c_void_p)
_handle_kind = function("motus_handle_kind", ctypes.c_int, ctypes.c_void_p)
_status_name = function("motus_status_name", ctypes.c_char_p, ctypes.c_int)
_set_library_diagnostics = function("motus_library_set_diagnostics", ctypes.c_int, ctypes.c_void_p,
                                    ctypes.c_void_p, ctypes.c_void_p)

DiagnosticsFn = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p)


def _report(data: Optional[int], status: int, name: bytes, message: bytes) -> None:
    _failures.append((status, name.decode(), message.decode()))
    held = find(data)
    if held:
        try:
            held.fn(status, name.decode(), message.decode())
        except BaseException as error:
            _raised.append(error)


on_report = DiagnosticsFn(_report)


def enum(kind: Any, number: int) -> Any:
    """The member, or the number itself: later versions may know more."""
    try:
        return kind(number)
    except ValueError:
        return number


# MARK: References

KINDS: Dict[int, Any] = {}  # motus_kind: class
_known: "weakref.WeakValueDictionary[int, Handle]" = weakref.WeakValueDictionary()
_runtimes: "weakref.WeakValueDictionary[int, Any]" = weakref.WeakValueDictionary()


class Handle:
    """An object of the library. Two that name the same object are equal."""

    __slots__ = ("_h", "_runtime", "_owned", "_entry", "__weakref__")
    _counted = False
    _h: int
    _runtime: Any
    _owned: bool
    _entry: Optional["Held"]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Handle):
            return NotImplemented
        return self._h == other._h

    def __hash__(self) -> int:
        return hash(self._h)

    def __repr__(self) -> str:
        alive = "" if self.is_alive else ", ended"
        return f"<{type(self).__name__} {self._h:#x}{alive}>"

    @property
    def is_alive(self) -> bool:
        """Whether its object lives."""
        return bool(_is_alive(self._h))

    @property
    def runtime(self) -> Any:
        """The runtime that it belongs to."""
        return self._runtime

    def _adopt(self, runtime: Any, handle: int, owned: bool) -> None:
        self._h, self._runtime, self._owned = handle, runtime, owned
        _known[handle] = self
        if owned and self._entry is None and hasattr(self, "__dict__"):  # a host's subclass
            self._entry = Held(None)
            self._entry.ref = weakref.ref(self)

    def __del__(self) -> None:
        if not getattr(self, "_owned", False):
            return
        self._owned = False
        if not _is_alive(self._h):
            return
        _release(self._h)
        entry = getattr(self, "_entry", None)
        if entry is not None and _is_alive(self._h):
            entry.strong = self  # Python has let go of it; the library has not
            _known[self._h] = self  # where Python has collected it out of a cycle, it was forgotten
            if not entry.is_told:
                self._runtime._lives[self._h] = entry
        # What a destroy function or a report has left behind belongs to no call.
        _failures.clear()


def wrap(runtime: Any, handle: Optional[int], expected: Any, full: bool = False) -> Any:
    """The Python object of a handle: the one that there is, or a new one."""
    if not handle:
        return None
    known = _known.get(handle)
    # The record of a value has it where that of a view has the view.
    if known is not None and (isinstance(known, expected) or not issubclass(expected, type(known))):
        if full and known._owned:
            _release(handle)
        return known if known._owned or not known._counted else _hand_out(known)
    kind = KINDS.get(_handle_kind(handle), expected)
    made = object.__new__(expected if issubclass(expected, kind) else kind)
    made._entry = None
    if expected._counted and not full:
        owned = _retain(handle) >= 0
        _failures.clear()
    else:
        owned = full
    made._adopt(runtime, handle, owned)
    return made


def _hand_out(known: Handle) -> Handle:
    """Gives Python an instance again that only the library has held."""
    entry = known._entry
    if entry is None or entry.strong is None or not _is_alive(known._h):
        return known
    if sys.getrefcount(known) > 4:  # known here and there, entry.strong, the question itself
        return known  # it stands in a cycle of its own: it stays with the library
    twin = object.__new__(type(known))
    if hasattr(known, "__dict__"):
        setattr(twin, "__dict__", known.__dict__)  # nobody else knows the old one: they are the same
    twin._entry = entry
    _retain(known._h)
    entry.ref, entry.strong = weakref.ref(twin), None
    twin._adopt(known._runtime, known._h, True)
    return twin


def pointer(given: Any) -> int:
    """The handle of an object that a call is given."""
    try:
        return int(given._h)
    except AttributeError:
        raise TypeError(f"{given!r} stands where an object of Motus is needed") from None


def handles(given: Any) -> Any:
    """An array of handles for a call."""
    items = [pointer(item) for item in given]
    return (ctypes.c_void_p * len(items))(*items)


# MARK: Callbacks

class Held:
    """What the library holds of Python: a function, an object with methods, or an instance.
    `is_told`: the library says when it ends. `gone` is called when it ends without having been called."""

    __slots__ = ("fn", "ref", "strong", "answers", "is_told", "gone", "__weakref__")

    def __init__(self, fn: Any, lasts: bool = False) -> None:
        self.fn: Any = fn
        self.ref: Any = None
        self.strong: Any = None
        self.answers: Dict[str, Any] = {}
        self.is_told = False
        self.gone: Optional[Callable[[], Any]] = None
        if lasts:  # until it is replaced, or its object ends: the library is not what keeps an instance
            self.fn = tuple(map(weakly, fn)) if isinstance(fn, tuple) else weakly(fn)

    def target(self) -> Any:
        if self.ref is None:
            return self.fn
        return self.strong if self.strong is not None else self.ref()


class Weak:
    """An instance with two lives, or one of its methods, as the library holds it."""

    __slots__ = ("entry", "function")

    def __init__(self, entry: Held, function: Any) -> None:
        self.entry, self.function = entry, function

    def found(self) -> Any:
        instance = self.entry.target()
        if instance is None:
            return None
        instance = wrap(instance._runtime, instance._h, type(instance))
        return instance if self.function is None else types.MethodType(self.function, instance)


def weakly(target: Any) -> Any:
    if isinstance(target, Handle):
        return Weak(target._entry, None) if target._entry is not None else target
    instance = getattr(target, "__self__", None)
    if isinstance(target, types.MethodType) and isinstance(instance, Handle) and instance._entry is not None:
        return Weak(instance._entry, target.__func__)
    return target


def hold(runtime: Any, held: Optional[Held]) -> Optional[int]:
    """A user_data for it: a number, so that the library has no address of Python's."""
    if held is None:
        return None
    runtime._next_key += 1
    runtime._held[runtime._next_key] = held
    return int(runtime._serial << 32 | runtime._next_key)


def find(data: Optional[int]) -> Optional[Held]:
    if not data:
        return None
    runtime = _runtimes.get(data >> 32)
    return runtime._held.get(data & 0xffffffff) if runtime is not None else None


class _Library:
    """Holds what belongs to no runtime."""

    def __init__(self) -> None:
        self._serial, self._next_key = 0, 0
        self._held: Dict[int, Held] = {}


library = _Library()
_runtimes[0] = library


def runtime_of(data: int) -> Any:
    return _runtimes.get(data >> 32)


def _forget(data: Optional[int]) -> None:
    if data:
        runtime = _runtimes.get(data >> 32)
        if runtime is not None:
            entry = runtime._held.pop(data & 0xffffffff, None)
            if entry is not None:
                entry.strong = None  # others may know the entry: what the instance owns keeps it no more
                if entry.gone is not None:
                    entry.gone()


on_destroy = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(_forget)


def trampoline(kind: Any, lift: Callable[..., Any], name: str = "", position: int = 0,
               lower: Optional[Callable[..., Any]] = None, zero: Any = None) -> Any:
    """A C function that calls what is held. With a name it calls that method, with a position that
    member of a tuple of functions. `lift` makes Python's arguments of C's, `lower` C's answer."""

    def call(data: Optional[int], *arguments: Any) -> Any:
        try:
            held = find(data)
            if held is None or data is None:
                return zero
            target = held.target()
            runtime = runtime_of(data)
            passed = lift(runtime, *arguments)
            if name:
                if held.ref is not None and isinstance(target, Handle):
                    target = wrap(runtime, target._h, type(target))
                elif isinstance(target, Weak):
                    target = target.found()
                    if target is None:
                        return zero
                target = getattr(target, name)
            elif isinstance(target, tuple):
                target = target[position]
                if isinstance(target, Weak):
                    target = target.found()
                    if target is None:
                        return zero
            answer = target(*passed)
            return lower(held, answer, *arguments) if lower else None
        except BaseException as error:
            _raised.append(error)
            return zero

    return kind(call)


def implemented(target: Any, base: Any, name: str) -> bool:
    """Whether a method is the host's own."""
    method = getattr(type(target), name, None) or getattr(target, name, None)
    return method is not None and method is not getattr(base, name, None)


_set_library_diagnostics(on_report, None, None)
