"""The library itself, how its functions are called, and what becomes of refusals."""

# mypy: no-warn-return-any, no-warn-unused-ignores, disable-error-code=override
from __future__ import annotations

import ctypes
import os
import pathlib
import re
import sys
import warnings
from typing import Any, Dict, List, Tuple, Type


def _load() -> ctypes.PyDLL:
    """MOTUS_LIBRARY, the one in this package, that of the tree whose build has made it, the installed one."""
    here = pathlib.Path(__file__).resolve().parent
    # macOS and Windows: untried.
    name, installed = {"darwin": ("libmotus.dylib", "libmotus.0.dylib"), "win32": ("motus.dll", "motus.dll")}.get(
        sys.platform, ("libmotus.so", "libmotus.so.0"))
    places = [os.environ.get("MOTUS_LIBRARY"), here / name,
              here.parents[3] / "release" / name if len(here.parents) > 3 else None]  # .build/motus/bindings/python/motus
    for place in places:
        if place and os.path.exists(place):
            return ctypes.PyDLL(str(place))
    try:
        return ctypes.PyDLL(installed)
    except OSError as error:
        raise ImportError(f"{name} is not installed; set MOTUS_LIBRARY to its path") from error


lib = _load()


# MARK: Failures

class MotusError(Exception):
    """A call was refused; the message is the diagnostic's sentence."""

    def __init__(self, status: int, function: str, message: str) -> None:
        super().__init__(f"{function}: {message}" if function else message)
        self.status, self.function, self.message = status, function, message

    def __reduce__(self) -> Any:
        return type(self), (self.status, self.function, self.message)


class InvalidArgumentError(MotusError, ValueError):
    """None where it is not allowed, a number out of range or not finite."""


class StaleHandleError(MotusError, ReferenceError):
    """The object has ended."""


class WrongKindError(MotusError, TypeError):
    """The object is of another kind than the call takes."""


class ForeignHandleError(MotusError, ValueError):
    """The object belongs to another runtime."""


class InvalidStateError(MotusError):
    """The object's state does not allow the call."""


class ReentrantError(MotusError):
    """The call is not allowed inside a callback."""


class BusyError(MotusError):
    """Something else is going on that excludes the call."""


class NotFoundError(MotusError, LookupError):
    """There is nothing of that name, or at that place."""


class MemoryLimitError(MotusError, MemoryError):
    """Memory could not be allocated, or a limit is reached."""


class MotusWarning(UserWarning):
    """Something that the library has reported without refusing a call."""


ERRORS: Dict[int, Type[MotusError]] = {
    -1: InvalidArgumentError, -2: StaleHandleError, -3: WrongKindError, -4: ForeignHandleError,
    -5: InvalidStateError, -6: ReentrantError, -7: BusyError, -8: NotFoundError,
    -9: MemoryLimitError, -11: MemoryLimitError}

_failures: List[Tuple[int, str, str]] = []  # reports since the last call
_raised: List[BaseException] = []  # by callbacks since the last call


def settle(status: int, asked: bool = False) -> None:
    """Raises what a callback has raised, or what the call was refused for."""
    failures, raised = _failures[:], _raised[:]
    _failures.clear()
    _raised.clear()
    for more in raised[1:]:
        hook: Any = sys.unraisablehook
        hook(_Unraisable(more))
    if raised:
        raise raised[0]
    if status < 0 or (asked and failures):
        for code, function, message in reversed(failures):
            if code == status or status >= 0:
                raise ERRORS.get(code, MotusError)(code, function, message)
        name = lib.motus_status_name(status).decode()
        raise ERRORS.get(status, MotusError)(status, "", name)
    for _, function, message in failures:
        warnings.warn(f"{function}: {message}", MotusWarning, stacklevel=4)


class _Unraisable:
    def __init__(self, error: BaseException) -> None:
        self.exc_type, self.exc_value, self.exc_traceback = type(error), error, error.__traceback__
        self.err_msg, self.object = "Exception ignored: another callback of the same call raised", None


def ok(status: int) -> None:
    """After a call that answers with a status."""
    if status or _failures or _raised:
        settle(status)


def got(value: Any) -> Any:
    """After a call that answers with a value."""
    if _failures or _raised:
        settle(0, asked=not value)
    return value


def wrong(name: str, error: ctypes.ArgumentError, given: Dict[str, Any]) -> TypeError:
    """An argument of a kind that C cannot have, as Python says it."""
    shown = ", ".join(f"{word}={value!r}" for word, value in given.items()
                      if word not in ("self", "cls") and not word.startswith("_"))
    kind = re.sub(r"^argument \d+: |<class '|'>|TypeError: ?", "", str(error)).strip()
    return TypeError(f"{name}({shown}): {kind}")


# MARK: Functions

def function(name: str, result: Any, *arguments: Any) -> Any:
    try:
        found = lib[name]
    except AttributeError:  # the library is older than this package
        def missing(*_: Any) -> Any:
            raise NotImplementedError(f"the library {version} has no {name}")

        version = lib.motus_version_number()
        return missing
    found.restype, found.argtypes = result, arguments
    return found
