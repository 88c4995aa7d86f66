"""Fields of structs that are more than numbers, as Python has them: `change.view` is a View."""

# mypy: no-warn-return-any, no-warn-unused-ignores, disable-error-code=override
from __future__ import annotations

import ctypes
from typing import Any, Dict

from . import _api
from ._core import KINDS, Held, _handle_kind, _known, hold, library, pointer, wrap
from ._values import Fixed, KeyField, Lent, List_, Nested, Pointer, Text, _Field


class Object(_Field):
    """An object, of one kind or, in records of what has happened, of any."""

    def __init__(self, name: str, raw: Any, kind: Any) -> None:
        super().__init__(name, raw)
        self.kind = kind

    def read(self, row: Any) -> Any:
        address = self.raw.__get__(row, type(row))
        if not address:
            return None
        known = _known.get(address)
        if known is not None and (known._owned or not known._counted):
            return known
        found = KINDS.get(_handle_kind(address))
        expected = found if self.kind is None else self.kind
        if expected is None or (self.kind is not None and found is None):
            return None  # it has ended, or it is no handle at all: read the raw field
        return wrap(row._runtime, address, expected)

    def write(self, row: Any, given: Any) -> None:
        self.keep(row, given)
        self.put(row, None if given is None else pointer(given))


class Views(_Field):
    def read(self, row: Any) -> Any:
        address = self.raw.__get__(row, type(row))
        return [wrap(row._runtime, one, _api.View)
                for one in (ctypes.c_void_p * row.count).from_address(address)] if row.count else []


class Curve(_Field):
    """A function of the host's; nobody says when it is needed no more, so it stays."""

    def __init__(self, name: str, raw: Any, call: Any, data: Any) -> None:
        super().__init__(name, raw)
        self.call, self.data = call, data
        self.held: Dict[Any, Any] = {}

    def read(self, row: Any) -> Any:
        return self.kept(row)

    def write(self, row: Any, given: Any) -> None:
        if given is not None and given not in self.held:
            self.held[given] = hold(library, Held((given,)))
        self.keep(row, given)
        self.put(row, None if given is None else ctypes.cast(self.call, ctypes.c_void_p))
        self.data.__set__(row, None if given is None else self.held[given])


MAKERS = {"curve": Curve, "object": Object, "views": Views, "text": Text, "list": List_, "pointer": Pointer,
          "lent": Lent, "fixed": Fixed, "nested": Nested, "key": KeyField}


def install() -> None:
    """Puts these fields in place of raw ones; addresses stay as `raw_...`."""
    for struct, name, word, *more in _api._FIELDS:
        raw = getattr(struct, name)
        if word in ("object", "views", "lent"):
            setattr(struct, "raw_" + name, raw)
        given = [getattr(struct, one[1:]) if isinstance(one, str) and one[0] == "=" else one for one in more]
        setattr(struct, name, MAKERS[word](name, raw, *given))
