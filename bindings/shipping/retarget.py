"""A copy of Swift's resource folder in which the Embedded modules of one triple answer to another.

usage: retarget.py LIBRARY OUT FROM=SPELLING:NAME…

LIBRARY is the toolchain's lib/swift, OUT the copy. Swift has no Embedded library for Windows and none for macOS on
x86-64, but those modules are source in another form, with no code in them that knows a system. Each names its triple
once, and the compiler refuses those that name another. So FROM is written over with SPELLING, which has as many
letters, and the file is called by NAME, the triple's name in the compiler. All else in OUT is links.

A module that names FROM not once ends the program: the toolchain has changed, and someone has to look.
"""

import os
import pathlib
import sys

MODULES = {"Swift", "Synchronization"}  # of those that the library imports, none may be missing


def link(original, name):
    try:
        name.symlink_to(original.resolve())
    except FileExistsError:
        pass


def retarget(module, out, old, spelling, name):
    """Writes MODULE's file for OLD as one for NAME; answers whether there is one."""
    original = module / f"{old}.swiftmodule"
    if not original.exists():
        return False
    data = original.read_bytes()
    places = data.count(old.encode())
    if places != 1:
        sys.exit(f"{original} names its triple in {places} places instead of one: this toolchain is not the one that "
                 "retarget.py has been tried with")
    changed, new = out / f"{name}.swiftmodule", data.replace(old.encode(), spelling.encode())
    if not changed.exists() or changed.read_bytes() != new:  # others may be reading it
        beside = out / f"{name}.{os.getpid()}"
        beside.write_bytes(new)
        beside.rename(changed)
    return True


def main(library, out, *pairs):
    library, out = pathlib.Path(library), pathlib.Path(out)
    (out / "embedded").mkdir(parents=True, exist_ok=True)
    for entry in library.iterdir():
        if entry.name != "embedded":
            link(entry, out / entry.name)
    changed = set()
    for entry in (library / "embedded").iterdir():
        copy = out / "embedded" / entry.name
        if entry.suffix != ".swiftmodule":
            link(entry, copy)
            continue
        copy.mkdir(exist_ok=True)
        for file in entry.glob("*.swiftmodule"):
            if not any(file.stem == pair.split(":")[1] for pair in pairs):
                link(file, copy / file.name)
        for pair in pairs:
            old, new = pair.split("=")
            spelling, name = new.split(":")
            if len(old) != len(spelling):
                sys.exit(f"{old} and {spelling} differ in length")
            if retarget(entry, copy, old, spelling, name):
                changed.add((entry.stem, name))
    for pair in pairs:
        for module in MODULES:
            if (module, pair.split(":")[1]) not in changed:
                sys.exit(f"this Swift has no Embedded module {module} for {pair.split('=')[0]}")


main(*sys.argv[1:])
