"""Writes from include/motus.h what follows it: `make bindings`.

Into the tree goes what people read or linkers take: include/motus.hpp and the lists of exports. The packages for
other languages go to .build/motus/bindings, each whole: what is written by hand in bindings/ and what is written
here. With --check it writes no file of the tree and holds that they are what would be written.
"""

import os
import pathlib
import sys

import cpp
import csharp
import go
import java
import js
import lua
import luajit
import model as shared
import python
import record
import rust
import zig

PACKAGES = shared.ROOT / ".build" / "motus" / "bindings"


def put(path, text):
    """Writes a file that has another text, at once: tests that run beside each other may all want it."""
    if path.exists() and path.read_text() == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    beside.write_text(text)
    beside.replace(path)


def in_tree(model):
    names = sorted(shared.header.functions())
    return {"include/motus.hpp": cpp.Writer(model).text(),
            "bindings/shipping/motus.def": "LIBRARY motus.dll\nEXPORTS\n" + "".join(f"  {one}\n" for one in names),
            "bindings/shipping/motus.exports": "".join(f"_{one}\n" for one in names)}


def packages(model):
    files = {"python/motus/_api.py": python.Writer(model).text(), "lua/motus.c": lua.Writer(model).text(),
             "lua/luajit/motus.lua": luajit.Writer(model).text()}
    script = js.Writer(model)
    if script.is_measured:
        files |= {"js/motus.js": script.text(), "js/motus.d.ts": script.types()}
    else:
        print("SKIPPED: bindings for JavaScript: no clang that knows wasm32 and could measure structs")
    files |= rust.Writer(model).files()
    files |= go.Writer(model).files()
    files |= csharp.Writer(model).files()
    files |= zig.Writer(model).files()
    files |= java.Writer(model).files()
    files["java/LICENSE"] = (shared.ROOT / "LICENSE").read_text()
    files["zig/LICENSE"] = (shared.ROOT / "LICENSE").read_text()
    files["csharp/LICENSE"] = (shared.ROOT / "LICENSE").read_text()
    files["go/LICENSE"] = (shared.ROOT / "LICENSE").read_text()
    files |= {f"rust/{crate}/LICENSE": (shared.ROOT / "LICENSE").read_text() for crate in ("motus", "motus-sys")}
    by_hand = shared.ROOT / "bindings"
    for language in {name.split("/")[0] for name in files}:
        for path in (by_hand / language).rglob("*"):
            if path.suffix in {".py", ".typed", ".toml", ".rockspec", ".json", ".js", ".ts", ".rs", ".go", ".mod", ".cs", ".csproj", ".zig", ".zon", ".java", ".xml", ".md"} or path in {by_hand / one / "build.sh" for one in ("lua", "csharp", "java")}:
                files.setdefault(str(path.relative_to(by_hand)), path.read_text())
    return files


def main():
    model = shared.Model()
    if "--probe" in sys.argv:  # a program that uses every method of motus.hpp
        print(cpp.Writer(model).probe())
        return
    if "--record" in sys.argv:  # the sources of the recorder, into the folder that is named
        folder = pathlib.Path(sys.argv[sys.argv.index("--record") + 1])
        for name, text in record.Writer(model).files().items():
            put(folder / name, text)
        return
    stale = []
    for name, text in in_tree(model).items():
        path = shared.ROOT / name
        if "--check" not in sys.argv:
            put(path, text)
        elif not path.exists() or path.read_text() != text:
            stale.append(name)
    if stale:
        sys.exit("not what `make bindings` writes: " + ", ".join(stale))
    files = packages(model)
    for name, text in files.items():
        put(PACKAGES / name, text)
    for path in (PACKAGES / "java" / "src").rglob("*.java"):  # a file for each type: those of types that are no more
        if str(path.relative_to(PACKAGES)) not in files:
            path.unlink(missing_ok=True)
    methods = sum(len(one.methods) + len(one.makers) for one in model.handles.values())
    print(f"{len(model.handles)} classes, {methods} methods, packages in {PACKAGES.relative_to(shared.ROOT)}")


main()
