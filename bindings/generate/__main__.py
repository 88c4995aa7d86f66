"""Writes the bindings from include/motus.h: `make bindings`. With --check it writes nothing and
holds that they are what would be written."""

import pathlib
import sys

import cpp
import js
import lua
import luajit
import model as shared
import python
import record


def main():
    model = shared.Model()
    if "--probe" in sys.argv:  # a program that uses every method of motus.hpp
        print(cpp.Writer(model).probe())
        return
    if "--record" in sys.argv:  # the sources of the recorder, into the folder that is named
        folder = pathlib.Path(sys.argv[sys.argv.index("--record") + 1])
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in record.Writer(model).files().items():
            (folder / name).write_text(text)
        return
    files = {"include/motus.hpp": cpp.Writer(model).text(),
             "bindings/python/motus/_api.py": python.Writer(model).text(),
             "bindings/lua/motus.c": lua.Writer(model).text(),
             "bindings/lua/luajit/motus.lua": luajit.Writer(model).text()}
    names = sorted(shared.header.functions())
    files |= {"bindings/shipping/motus.def": "LIBRARY motus.dll\nEXPORTS\n" + "".join(f"  {one}\n" for one in names),
              "bindings/shipping/motus.exports": "".join(f"_{one}\n" for one in names)}
    script = js.Writer(model)
    if script.is_measured:
        files |= {"bindings/js/motus.js": script.text(), "bindings/js/motus.d.ts": script.types()}
    stale = []
    for name, text in files.items():
        path = shared.ROOT / name
        if path.exists() and path.read_text() == text:
            continue
        stale.append(name)
        if "--check" not in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    if "--check" in sys.argv and stale:
        sys.exit("not what `make bindings` writes: " + ", ".join(stale))
    methods = sum(len(one.methods) + len(one.makers) for one in model.handles.values())
    print(f"{len(model.handles)} classes, {methods} methods, {len(files)} files")


main()
