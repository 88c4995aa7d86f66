"""What the generated classes stand on: the library, failures, references and callbacks.

References. A Python object holds one reference to the object of the library that it names. An
instance of a subclass with callbacks has a life in both worlds: as long as anyone in Python holds
it, it holds its reference; when Python lets go of it and the library does not, the library's side
keeps it (`__del__` puts it there), and it ends with the library's object. Everything that the
library holds of Python hangs on the Runtime, so that cycles are cycles of Python, which it collects.

Calls do not let go of the interpreter's lock (ctypes.PyDLL): a `__del__` on another thread never
runs into a call that is under way.
"""

from __future__ import annotations

import ctypes
import sys
import weakref
from typing import Any, Callable, Dict, Iterator, List, Optional

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


# MARK: Values

class Values(ctypes.Structure):
    """A struct of numbers that is a sequence, too: it unpacks, and equals a tuple."""

    def __iter__(self) -> Iterator[Any]:
        return (getattr(self, field[0]) for field in self._fields_)

    def __len__(self) -> int:
        return len(self._fields_)

    def __getitem__(self, index: int) -> Any:
        return tuple(self)[index]

    def __eq__(self, other: object) -> bool:
        try:
            return tuple(self) == tuple(other)  # type: ignore[arg-type]
        except TypeError:
            return NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        fields = ", ".join(f"{field[0]}={getattr(self, field[0])!r}" for field in self._fields_)
        return f"{type(self).__name__}({fields})"


class Options(Values):
    """Settings with their defaults; fields are keyword arguments."""

    _init: Any = None
    _by = ""  # the field that decides the defaults of the others

    def __init__(self, **fields: Any) -> None:
        super().__init__()
        first = type(self)._init
        if first:
            more = (int(fields.get(self._by) or 0),) if self._by else ()
            ok(first(ctypes.byref(self), ctypes.sizeof(self), *more))
        elif hasattr(type(self), "struct_size"):
            self.struct_size = ctypes.sizeof(self)
        for name, value in spring(type(self), fields).items():
            if value is None:
                continue
            if not any(name == field[0] for field in self._fields_):
                raise TypeError(f"{type(self).__name__} has no field {name!r}")
            if isinstance(value, Handle):
                value = value._h
            setattr(self, name, value)

    def __setattr__(self, name: str, value: Any) -> None:
        if not hasattr(type(self), name):  # a misspelled setting would be another motion
            raise AttributeError(f"{type(self).__name__} has no field {name!r}")
        super().__setattr__(name, value)


def spring(kind: Any, fields: Dict[str, Any]) -> Dict[str, Any]:
    """Fields in which bounce, response and damping_ratio, where they stand for a timing, are that timing."""
    if not hasattr(kind, "timing") or hasattr(kind, "bounce"):
        return fields
    from . import _api

    rest = dict(fields)
    bounce, response, ratio = (rest.pop(name, None) for name in ("bounce", "response", "damping_ratio"))
    if bounce is None and response is None and ratio is None:
        if isinstance(rest.get("timing"), int):
            rest["timing"] = _api.Timing(type=rest["timing"])
        return rest
    if rest.get("timing") is not None:
        raise TypeError("timing, or bounce, response and damping_ratio in its place: not both")
    if bounce is not None and ratio is not None:
        raise TypeError("bounce and damping_ratio are two words for one thing: give one of them")
    types = _api.TimingType
    which = types.SPRING_BOUNCE if ratio is None else \
        types.SPRING_RATIO if response is None else types.SPRING_RESPONSE
    rest["timing"] = _api.Timing(type=which, bounce=bounce, spring_duration=response, damping_ratio=ratio)
    return rest


def value(kind: Any, given: Any) -> Any:
    """A struct from itself or from a sequence."""
    if isinstance(given, kind):
        return given
    try:
        return kind(*given)
    except TypeError:
        raise TypeError(f"{kind.__name__} wanted, not {given!r}") from None


def enum(kind: Any, number: int) -> Any:
    """The member, or the number itself: later versions may know more."""
    try:
        return kind(number)
    except ValueError:
        return number


class Rows:
    """Rows that the library lends: until the next tick, or as the method says. A sequence of
    structs; `array` is the same memory as a numpy array with fields (copy it to keep it)."""

    def __init__(self, kind: Any, address: Optional[int], count: int, runtime: Any) -> None:
        self.kind, self.address, self.count, self.runtime = kind, address, count, runtime
        self.epoch = runtime._epoch

    def _valid(self) -> None:
        if self.epoch != self.runtime._epoch:
            raise ReferenceError("these rows were lent until the next tick, which has come")

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: Any) -> Any:
        self._valid()
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(self.count))]
        if index < 0:
            index += self.count
        if not 0 <= index < self.count:
            raise IndexError(index)
        assert self.address
        row = self.kind.from_address(self.address + index * ctypes.sizeof(self.kind))
        row._runtime = self.runtime
        return row

    def __iter__(self) -> Iterator[Any]:
        return (self[index] for index in range(self.count))

    @property
    def array(self) -> Any:
        import numpy

        self._valid()
        if not self.count:
            return numpy.empty(0, numpy.dtype(self.kind))
        return numpy.frombuffer((self.kind * self.count).from_address(self.address),
                                numpy.dtype(self.kind))

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        return self.array if dtype is None else self.array.astype(dtype)

    def __repr__(self) -> str:
        return f"<{self.count} rows of {self.kind.__name__}>"


def numbers(address: Optional[int], kind: Any, *shape: int) -> Any:
    """Lent numbers: a numpy view where numpy is, else a list, of lists for two dimensions."""
    count = 1
    for size in shape:
        count *= size
    memory = (kind * count).from_address(address) if address and count else (kind * 0)()
    try:
        import numpy
    except ImportError:
        flat = list(memory)
        if len(shape) == 1:
            return flat
        return [flat[row * shape[1]:(row + 1) * shape[1]] for row in range(shape[0])]
    return numpy.frombuffer(memory, dtype=kind).reshape(shape)


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


def handles(given: Any) -> Any:
    """An array of handles for a call."""
    items = [item._h for item in given]
    return (ctypes.c_void_p * len(items))(*items)


# MARK: Callbacks

class Held:
    """What the library holds of Python: a function, an object with methods, or an instance."""

    __slots__ = ("fn", "ref", "strong", "answers", "runtime", "__weakref__")

    def __init__(self, fn: Any) -> None:
        self.fn: Any = fn
        self.ref: Any = None
        self.strong: Any = None
        self.answers: Dict[str, Any] = {}

    def target(self) -> Any:
        if self.ref is None:
            return self.fn
        target = self.strong if self.strong is not None else self.ref()
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


def runtime_of(data: int) -> Any:
    return _runtimes.get(data >> 32)


def _forget(data: Optional[int]) -> None:
    if data:
        runtime = _runtimes.get(data >> 32)
        if runtime is not None:
            runtime._held.pop(data & 0xffffffff, None)


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
                target = getattr(target, name)
            elif isinstance(target, tuple):
                target = target[position]
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
