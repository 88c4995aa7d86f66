"""Motus in Python: cffi reads the header, and everything in it is there.

    from motus_cffi import ffi, lib, NULL, created

The library is taken from the tree that this file stands in, or from where MOTUS_LIBRARY says.
"""

import os
import pathlib
import re

import cffi

ROOT = pathlib.Path(__file__).resolve().parents[2]

header = (ROOT / "include" / "motus.h").read_text()
header = re.sub(r"^#ifdef __cplusplus\n.*?^#endif.*?\n", "", header, flags=re.M | re.S)
header = re.sub(r"^#.*\n", "", header, flags=re.M)

ffi = cffi.FFI()
NULL = ffi.NULL
ffi.cdef(header)
lib = ffi.dlopen(os.environ.get("MOTUS_LIBRARY", str(ROOT / ".build/release/libmotus.so")))


class MotusError(Exception):
    """A call was refused; the message is the status's name."""


def check(status):
    if status < 0:
        raise MotusError(ffi.string(lib.motus_status_name(status)).decode())


def created(function, *arguments):
    """What a `…_create` function hands out as its last argument."""
    out = ffi.new(ffi.typeof(function).args[-1].item.cname + "[1]")
    check(function(*arguments, out))
    return out[0]


def filled(kind, **fields):
    """A struct of settings: the defaults of its `_init` function, and these fields."""
    made = ffi.new(f"{kind} *")
    check(getattr(lib, f"{kind}_init")(made, ffi.sizeof(kind)))
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def lent(function, runtime):
    """The rows that a function lends until the next tick."""
    kind = ffi.typeof(function).args[1].item.cname
    rows, count = ffi.new(f"{kind}[1]"), ffi.new("size_t[1]")
    check(function(runtime, rows, count))
    return rows[0][0:count[0]]
