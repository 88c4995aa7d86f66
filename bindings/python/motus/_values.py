"""Structs of the header: what they are made of, that they are strict, and rows of them.

What a getter answers is a copy, so it cannot be changed: `view.center.x = 5` would be lost. Assign a whole
one, `view.center = view.center.replace(x=5)`. Structs that a host makes can be changed like any object.
"""

# mypy: no-warn-return-any, no-warn-unused-ignores, disable-error-code=override
from __future__ import annotations

import ctypes
from typing import (TYPE_CHECKING, Any, Dict, Generic, Iterator, List, Optional, Sequence, Tuple, Type, TypeVar,
                    Union, overload)

from ._errors import ok

T = TypeVar("T")
Get = TypeVar("Get")
Set = TypeVar("Set")
_plain_set = ctypes.Structure.__setattr__

if TYPE_CHECKING:
    class Attribute(Generic[Get, Set]):
        """An attribute that takes more than it answers: a tuple for a point."""

        @overload
        def __get__(self, instance: None, owner: Any) -> Attribute[Get, Set]: ...
        @overload
        def __get__(self, instance: object, owner: Any) -> Get: ...
        def __get__(self, instance: Any, owner: Any) -> Any: ...
        def __set__(self, instance: Any, value: Set) -> None: ...


class Values(ctypes.Structure):
    """A struct that is a sequence, too: it unpacks, and equals a tuple."""

    __slots__ = ("_runtime", "_kept")
    _whole: Any = None  # of a copy: the class that can be changed

    def __iter__(self) -> Iterator[Any]:
        return (getattr(self, field[0]) for field in self._fields_)

    def __len__(self) -> int:
        return len(self._fields_)

    def __getitem__(self, index: Any) -> Any:
        return tuple(self)[index]

    def __eq__(self, other: object) -> bool:
        try:
            return tuple(self) == tuple(other)  # type: ignore[arg-type]
        except TypeError:
            return NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        fields = ", ".join(f"{field[0]}={getattr(self, field[0])!r}" for field in self._fields_
                           if field[0] not in HIDDEN)
        return f"{type(self).__name__}({fields})"

    def __reduce__(self) -> Any:
        raise TypeError(f"a {type(self).__name__} has addresses in it, or may have: keep its fields")

    def replace(self: T, **fields: Any) -> T:
        """A copy with other values in some fields."""
        kind: Any = type(self)._whole or type(self)  # type: ignore[attr-defined]
        made = kind.from_buffer_copy(self)
        kept = getattr(self, "_kept", None)
        if kept:
            _plain_set(made, "_kept", dict(kept))
        for name, given in fields.items():
            if not hasattr(kind, name):
                raise TypeError(f"{kind.__name__} has no field {name!r}{nearest(name, names(kind))}")
            setattr(made, name, given)
        return made


class Numbers(Values):
    """A struct of numbers."""

    __slots__ = ()

    def __reduce__(self) -> Any:
        return type(self)._whole or type(self), tuple(self)


HIDDEN = {"struct_size", "reserved", "curve_data"}


def names(kind: Any) -> List[str]:
    """The fields of a struct that a host may set."""
    return [field[0] for field in kind._fields_ if field[0] not in HIDDEN]


def nearest(name: str, known: Sequence[str]) -> str:
    import difflib

    near = difflib.get_close_matches(name, known, 1, .6)
    return f"; did you mean {near[0]!r}?" if near else ""


# MARK: Copies

def _refuse(self: Any, name: str, given: Any) -> None:
    kind = type(self).__name__
    raise AttributeError(f"this {kind} is a copy, so that setting its {name} would change nothing: "
                         f"assign a whole one, made by .replace({name}=...)")


_copies: Dict[Any, Any] = {}


def copied(kind: Any) -> Any:
    """The class of what getters answer: as `kind`, but fields cannot be set."""
    made = _copies.get(kind)
    if made is None:
        words = {"__slots__": (), "__setattr__": _refuse, "__module__": kind.__module__, "_whole": kind,
                 "__doc__": kind.__doc__}
        if not issubclass(kind, Options):
            words["__init__"] = lambda self: None  # filled in by the library
        made = _copies[kind] = type(kind.__name__, (kind,), words)
    return made


# MARK: Settings

class Options(Values):
    """Settings with their defaults; fields are keyword arguments."""

    __slots__ = ()
    _init: Any = None
    _by = ""  # the field that decides the defaults of the others

    def __init__(self, **fields: Any) -> None:
        super().__init__()
        first = type(self)._init
        if first:
            more = (int(fields.get(self._by) or 0),) if self._by else ()
            ok(first(ctypes.byref(self), ctypes.sizeof(self), *more))
        else:
            _plain_set(self, "struct_size", ctypes.sizeof(self))
        for name, given in spring(type(self), fields).items():
            if given is not None:
                setattr(self, name, given)

    def __setattr__(self, name: str, given: Any) -> None:
        if not hasattr(type(self), name):  # a misspelled setting would be another motion
            kind = type(self)
            raise AttributeError(f"{kind.__name__} has no field {name!r}{nearest(name, names(kind))}")
        _plain_set(self, name, given)


def spring(kind: Any, fields: Dict[str, Any]) -> Dict[str, Any]:
    """Fields in which bounce, response and damping_ratio, where they stand for a timing, are that timing. A bounce
    with a duration and no response lasts that long, as it is perceived."""
    if not hasattr(kind, "timing") or hasattr(kind, "bounce"):
        return fields
    from . import _api

    rest = dict(fields)
    bounce, response, ratio = (rest.pop(name, None) for name in ("bounce", "response", "damping_ratio"))
    if bounce is None and response is None and ratio is None:
        return rest
    if rest.get("timing") is not None:
        raise TypeError("timing, or bounce, response and damping_ratio in its place: not both")
    if bounce is not None and ratio is not None:
        raise TypeError("bounce and damping_ratio are two words for one thing: give one of them")
    if rest.get("duration") is not None and (bounce is not None or response is not None):
        if response is not None:
            raise TypeError("duration and response are two words for how long a spring takes: give one of them")
        response = rest["duration"]
    types = _api.TimingType
    which = types.SPRING_BOUNCE if ratio is None else \
        types.SPRING_RATIO if response is None else types.SPRING_RESPONSE
    rest["timing"] = _api.Timing(type=which, bounce=bounce, spring_duration=response, damping_ratio=ratio)
    return rest


# MARK: What is given

def value(kind: Any, given: Any) -> Any:
    """A struct from itself or from a sequence that is as long."""
    if given.__class__ is tuple and len(given) == len(kind._fields_):
        return kind(*given)
    if isinstance(given, kind):
        return given
    if isinstance(given, int) and hasattr(kind, "control_1"):
        return kind(type=given)  # a timing by its type alone
    try:
        if len(given) == len(kind._fields_):
            return kind(*given)
    except TypeError:
        raise TypeError(f"{kind.__name__} wanted, not {given!r}") from None
    raise TypeError(f"{kind.__name__} has {len(kind._fields_)} numbers, not {len(given)}: {given!r}")


def array(kind: Any, given: Any) -> Any:
    """An array for a call or a field; of one number, that number."""
    if kind is ctypes.c_double and isinstance(given, (int, float)):
        return (kind * 1)(given)
    if issubclass(kind, ctypes.Structure):
        return (kind * len(given))(*[value(kind, one) for one in given])
    try:
        return (kind * len(given))(*given)
    except (TypeError, ctypes.ArgumentError):
        raise TypeError(f"numbers wanted, not {given!r}") from None


def encoded(given: Any) -> bytes:
    """A text for a call."""
    if not isinstance(given, str):
        raise TypeError(f"a text wanted, not {given!r}")
    if "\0" in given:
        raise ValueError("a text with a zero byte")
    return given.encode()


Key = Union[int, str, Any]
_numbers_of: Dict[Any, int] = {}
_keys_of: Dict[int, Any] = {}


def key(given: Any) -> int:
    """The number of a key: a number is itself, a text motus.id() of it; anything else that can be the key of a
    dict is counted, in the order in which keys come."""
    if isinstance(given, int):
        if 0 <= given < 1 << 64:
            return given
        raise ValueError(f"keys that are numbers lie between 0 and 2**64 - 1, not {given}")
    if isinstance(given, str):
        from . import _api

        return _api.id(given)
    number = _numbers_of.get(given)
    if number is None:
        number = (1 << 63) + len(_numbers_of) + 1
        _numbers_of[given], _keys_of[number] = number, given
    return number


def key_of(number: int) -> Any:
    """The key that a number was counted for; a number or a text's number is itself."""
    return _keys_of.get(number, number)


# MARK: Rows

class Rows(Sequence[T]):
    """Rows that the library lends: until the next tick, or as the method says. A sequence of
    structs; `rows["tag"]` is a column, and `array` the same memory as a numpy array with fields
    (copy it to keep it)."""

    def __init__(self, kind: Any, address: Optional[int], count: int, runtime: Any) -> None:
        self.kind: Any = kind
        self.address, self.length, self.runtime = address, count, runtime
        self.epoch = runtime._epoch

    def _valid(self) -> None:
        if self.epoch != self.runtime._epoch:
            raise ReferenceError("these rows were lent until the next tick, which has come")

    def __len__(self) -> int:
        return self.length

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> List[T]: ...  # type: ignore[override]
    @overload
    def __getitem__(self, index: str) -> Any: ...

    def __getitem__(self, index: Any) -> Any:
        self._valid()
        if isinstance(index, str):
            return self.column(index)
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(self.length))]
        if index < 0:
            index += self.length
        if not 0 <= index < self.length:
            raise IndexError(index)
        assert self.address
        row = copied(self.kind).from_address(self.address + index * ctypes.sizeof(self.kind))
        _plain_set(row, "_runtime", self.runtime)
        return row

    def __iter__(self) -> Iterator[T]:
        if not self.length:
            return
        assert self.address
        kind, size, runtime = copied(self.kind), ctypes.sizeof(self.kind), self.runtime
        make = kind.from_address
        for place in range(self.address, self.address + self.length * size, size):
            self._valid()
            row = make(place)
            _plain_set(row, "_runtime", runtime)
            yield row

    def column(self, name: str) -> Any:
        """One field of all rows: a view of numpy's where numpy is and the field has numbers, else a list."""
        if not hasattr(self.kind, name):
            raise KeyError(f"{self.kind.__name__} has no field {name!r}{nearest(name, names(self.kind))}")
        if isinstance(self.kind.__dict__.get(name), _Field):
            return [getattr(row, name) for row in self]
        try:
            return self.array[name]
        except (ImportError, ValueError):
            return [getattr(row, name) for row in self]

    @property
    def array(self) -> Any:
        """All of it as a numpy array with fields, without a copy."""
        import numpy

        self._valid()
        if not self.length:
            return numpy.empty(0, numpy.dtype(self.kind))
        return numpy.frombuffer((self.kind * self.length).from_address(self.address or 0),
                                numpy.dtype(self.kind))

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        return self.array if dtype is None else self.array.astype(dtype)

    def __repr__(self) -> str:
        return f"<{self.length} rows of {self.kind.__name__}>"


def lent_row(kind: Any, address: Optional[int], runtime: Any) -> Any:
    """A struct that a callback is given, for as long as it runs."""
    if not address:
        return None
    row = copied(kind).from_address(address)
    _plain_set(row, "_runtime", runtime)
    return row


_arrays: Dict[Tuple[Any, int], Any] = {}


def lent(address: Optional[int], kind: Any, count: int) -> List[Any]:
    """Lent numbers as a list."""
    if not address or not count:
        return []
    made = _arrays.get((kind, count)) or _arrays.setdefault((kind, count), kind * count)
    return list(made.from_address(address))


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


# MARK: Fields that are more than numbers

class _Field:
    """A field whose raw value is an address, a struct or a key, as Python has it."""

    def __init__(self, name: str, raw: Any) -> None:
        self.name, self.raw = name, raw

    def keep(self, row: Any, given: Any) -> None:
        """What the struct has the address of lives as long as it."""
        kept = getattr(row, "_kept", None)
        if kept is None:
            kept = {}
            _plain_set(row, "_kept", kept)
        kept[self.name] = given

    def kept(self, row: Any) -> Any:
        return (getattr(row, "_kept", None) or {}).get(self.name)

    def put(self, row: Any, given: Any) -> None:
        self.raw.__set__(row, given)

    def __get__(self, row: Any, owner: Any) -> Any:
        return self if row is None else self.read(row)

    def __set__(self, row: Any, given: Any) -> None:
        self.write(row, given)

    def read(self, row: Any) -> Any:
        return self.raw.__get__(row, type(row))

    def write(self, row: Any, given: Any) -> None:
        raise AttributeError(f"{type(row).__name__}.{self.name} is written by the library")


class Nested(_Field):
    """A struct in a struct."""

    def __init__(self, name: str, raw: Any, kind: Any) -> None:
        super().__init__(name, raw)
        self.kind = kind

    def write(self, row: Any, given: Any) -> None:
        made = value(self.kind, given)
        self.put(row, made)
        inner = getattr(made, "_kept", None)
        if inner:
            self.keep(row, inner)


class KeyField(_Field):
    def read(self, row: Any) -> Any:
        return key_of(self.raw.__get__(row, type(row)))

    def write(self, row: Any, given: Any) -> None:
        self.put(row, key(given))


class Pointer(_Field):
    """The address of another struct."""

    def __init__(self, name: str, raw: Any, kind: Any) -> None:
        super().__init__(name, raw)
        self.kind = kind

    def read(self, row: Any) -> Any:
        address = self.raw.__get__(row, type(row))
        if not address:
            return None
        kept = self.kept(row)
        return kept if kept is not None else copied(self.kind).from_address(address)

    def write(self, row: Any, given: Any) -> None:
        made = None if given is None else value(self.kind, given)
        self.keep(row, made)
        self.put(row, None if made is None else ctypes.addressof(made))


class List_(_Field):
    """An array of the host's: its address, and its length in the field that counts."""

    def __init__(self, name: str, raw: Any, kind: Any, count: Any) -> None:
        super().__init__(name, raw)
        self.kind, self.count = kind, count

    def read(self, row: Any) -> Any:
        kept = self.kept(row)
        return () if kept is None else tuple(kept)

    def write(self, row: Any, given: Any) -> None:
        made = None if given is None else array(self.kind, list(given))
        self.keep(row, made)
        self.put(row, None if made is None else ctypes.addressof(made))
        if self.count is not None:
            self.count.__set__(row, 0 if made is None else len(made))


class Fixed(_Field):
    """An array in the struct itself, and its length in the field that counts."""

    def __init__(self, name: str, raw: Any, kind: Any, room: int, count: Any) -> None:
        super().__init__(name, raw)
        self.kind, self.room, self.count = kind, room, count

    def read(self, row: Any) -> Any:
        held = self.raw.__get__(row, type(row))
        return tuple(held[:self.count.__get__(row, type(row)) if self.count is not None else self.room])

    def write(self, row: Any, given: Any) -> None:
        items = [value(self.kind, one) if issubclass(self.kind, ctypes.Structure) else one for one in given]
        if len(items) > self.room or (self.count is None and len(items) != self.room):
            raise TypeError(f"{self.name} has {self.room} places, not {len(items)}")
        held = self.raw.__get__(row, type(row))
        for at, one in enumerate(items):
            held[at] = one
        if self.count is not None:
            self.count.__set__(row, len(items))


class Text(_Field):
    def read(self, row: Any) -> Any:
        found = self.raw.__get__(row, type(row))
        return None if found is None else found.decode()


class Lent(_Field):
    """Numbers of the library, as many as other fields say."""

    def __init__(self, name: str, raw: Any, kind: Any, *by: str) -> None:
        super().__init__(name, raw)
        self.kind, self.by = kind, by

    def read(self, row: Any) -> Any:
        address = self.raw.__get__(row, type(row))
        if self.by == ("component_count",):
            return lent(address, self.kind, row.component_count)
        return numbers(address, self.kind, *[getattr(row, name) for name in self.by])


# MARK: Points, colours, transforms

class Sums(Numbers):
    """Numbers that add, component by component; a factor scales them."""

    __slots__ = ()

    def _with(self: T, other: Any, make: Any) -> T:
        kind: Any = type(self)._whole or type(self)  # type: ignore[attr-defined]
        try:
            pairs = list(zip(self, other)) if len(other) == len(self) else None  # type: ignore
        except TypeError:
            pairs = None
        return NotImplemented if pairs is None else kind(*[make(a, b) for a, b in pairs])

    def __add__(self: T, other: Any) -> T:
        return self._with(other, lambda a, b: a + b)  # type: ignore[attr-defined]

    def __sub__(self: T, other: Any) -> T:
        return self._with(other, lambda a, b: a - b)  # type: ignore[attr-defined]

    __radd__ = __add__

    def __rsub__(self: T, other: Any) -> T:
        return self._with(other, lambda a, b: b - a)  # type: ignore[attr-defined]

    def __mul__(self: T, factor: float) -> T:
        if not isinstance(factor, (int, float)):
            return NotImplemented
        kind: Any = type(self)._whole or type(self)  # type: ignore[attr-defined]
        return kind(*[factor * one for one in self])  # type: ignore

    __rmul__ = __mul__

    def __neg__(self: T) -> T:
        return self * -1  # type: ignore


class ColorBase(Numbers):
    __slots__ = ()

    @classmethod
    def hex(cls: Type[T], text: str) -> T:
        """The colour of "#f80", "#ff8800" or "#ff8800cc"."""
        digits = text[1:] if text.startswith("#") else text
        digits = "".join(2 * one for one in digits) if len(digits) in (3, 4) else digits
        if len(digits) not in (6, 8) or any(one not in "0123456789abcdefABCDEF" for one in digits):
            raise ValueError(f"a colour is written as #ff8800, not {text!r}")
        parts = [int(digits[at:at + 2], 16) / 255 for at in range(0, len(digits), 2)]
        return cls(*(parts + [1.0])[:4])


class TransformBase(Numbers):
    """The identity, where nothing else is said."""

    __slots__ = ()

    def __init__(self, a: float = 1, b: float = 0, c: float = 0, d: float = 1, tx: float = 0,
                 ty: float = 0) -> None:
        super().__init__(a, b, c, d, tx, ty)


class Transform3dBase(Values):
    """The identity, where nothing else is said."""

    __slots__ = ()

    def __init__(self, m: Optional[Sequence[float]] = None) -> None:
        super().__init__()
        held = type(self).__dict__.get("m") or getattr(type(self), "m")
        held.__set__(self, m if m is not None else [float(at % 5 == 0) for at in range(16)])
