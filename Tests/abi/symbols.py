"""Holds: the library exports the functions of the header, those of symbols.txt, and nothing else; the
lists that the linkers of macOS and Windows take have the same names; exports stand in one file a section of the
header, in parts only where that would be too long."""

import pathlib
import re
import subprocess
import sys

import api
import header

SHIPPING = header.ROOT / "bindings" / "shipping"
LIST = pathlib.Path(__file__).with_name("symbols.txt")
declared = set(header.functions())
listed = set(LIST.read_text().split()) if LIST.exists() else set()

if "--update" in sys.argv:  # the list only grows: a name is never taken out by a program
    LIST.write_text("".join(name + "\n" for name in sorted(listed | declared)))
    print(f"symbols.txt: {len(declared - listed)} added, {len(listed | declared)} names")
    sys.exit()

output = subprocess.run(["nm", "-D", "--defined-only", "--without-symbol-versions", header.LIBRARY], check=True,
                        capture_output=True, text=True).stdout
exported = {line.split()[2].split("@")[0] for line in output.splitlines()}

problems = [f"{name} is exported but not declared in the header" for name in exported - declared]
problems += [f"{name} is declared in the header but not exported" for name in declared - exported]
problems += [f"{name} is not motus_*" for name in exported if not name.startswith("motus_")]
problems += [f"{name} was part of the interface and is gone" for name in listed - declared]
for path, taken in ((SHIPPING / "motus.def", r"^  (\w+)$"), (SHIPPING / "motus.exports", r"^_(\w+)$")):
    named = set(re.findall(taken, path.read_text(), re.M))  # of Windows and of macOS
    problems += [f"{path.name} has {name}, symbols.txt has not" for name in named - listed]
    problems += [f"{path.name} has no {name}: run `make bindings`" for name in listed - named]
problems += [f"{name} is new: run `make symbols`" for name in declared - listed]
for path in sorted((header.ROOT / "Sources" / "CShim").rglob("*.swift")):
    # What stands in for a function of libc is not in the header.
    for name in re.findall(r'@(?:_cdecl|c)\("?((?!__wrap_)\w+)"?\)(?!\s*@implementation)',
                           path.read_text()):
        problems.append(f"{path.name}: {name} is not compared with the header: no @implementation")
# DisplayLinksExports.swift has the section "Display links".
sections, files = {one["name"]: one["section"] for one in api.Interface(header.source()).functions}, {}
for path in sorted((header.ROOT / "Sources" / "CShim").rglob("*.swift")):
    for name in re.findall(r'@_cdecl\("(motus_\w+)"\)', path.read_text()):
        files.setdefault(sections.get(name), set()).add(path)
for section, paths in files.items():
    stem = "".join(word[0].upper() + word[1:] for word in (section or "").split()) + "Exports"
    problems += [f"{path.name} exports functions of {section}: they belong into {stem}.swift"
                 for path in paths if path.stem.split("+")[0] != stem]
    if len(paths) > 1 and (lines := sum(path.read_text().count("\n") for path in paths)) <= 800:
        problems.append(f"{section} is exported by {len(paths)} files, though it has {lines} lines")
print("\n".join(sorted(problems)) or f"{len(exported)} functions")
sys.exit(bool(problems))
