"""Handles and lent numbers in records, as Python has them: `change.view` is a View."""

from __future__ import annotations

import ctypes
from typing import Any

from . import _api
from ._core import KINDS, Handle, _handle_kind, numbers, wrap

# Fields that are handles of any kind.
ANY = {"subject", "other", "mover"}


def _object(name: str, kind: Any) -> property:
    offset = None

    def read(row: Any) -> Any:
        address = ctypes.c_void_p.from_address(ctypes.addressof(row) + read.offset).value  # type: ignore
        if not address:
            return None
        known = KINDS.get(_handle_kind(address))
        expected = known if kind is None else kind
        if expected is None or (kind is not None and known is None):
            return None  # it has ended, or it is no handle at all: read the raw field
        return wrap(row._runtime, address, expected)

    read.offset = offset  # type: ignore
    return property(read, doc=f"The object in `{name}`; None when it has ended.")


def install() -> None:
    """Replaces raw fields by properties; the raw ones stay as `raw_…`."""
    for struct, field, kind in _api._HANDLE_FIELDS:  # type: ignore[attr-defined]
        made = _object(field, kind)
        raw = getattr(struct, field)
        made.fget.offset = raw.offset  # type: ignore[union-attr]
        setattr(struct, "raw_" + field, raw)
        setattr(struct, field, made)

    def values(row: Any) -> Any:
        return numbers(row.raw_values, ctypes.c_double, row.component_count)

    def batch_values(row: Any) -> Any:
        return numbers(row.raw_values, ctypes.c_double, row.count, row.component_count)

    def column(name: str, kind: Any) -> Any:
        return property(lambda row: numbers(getattr(row, "raw_" + name), kind, row.count),
                        doc="One number a row.")

    def views(row: Any) -> Any:
        return [wrap(row._runtime, one, _api.View)
                for one in (ctypes.c_void_p * row.count).from_address(row.raw_views)] if row.count else []

    def velocity(row: Any) -> Any:
        return numbers(row.raw_velocity, ctypes.c_double, row.component_count)

    for struct, field, made in (
            (_api.Change, "values", property(values, doc="The value shown.")),
            (_api.ChangeBatch, "values", property(batch_values, doc="The values shown, a row each.")),
            (_api.ChangeBatch, "properties", column("properties", ctypes.c_uint16)),
            (_api.ChangeBatch, "views", property(views, doc="The views, a row each.")),
            (_api.ChangeBatch, "tags", column("tags", ctypes.c_uint64)),
            (_api.Motion, "velocity", property(velocity, doc="Of the property, in units per second."))):
        if hasattr(struct, field):
            setattr(struct, "raw_" + field, getattr(struct, field))
            setattr(struct, field, made)
