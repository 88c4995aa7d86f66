"""Holds: no source file that is written by hand is longer than 800 lines, names are unique, the top level does not grow,
no two flags of an option set are the same bit."""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
MOST = 800  # lines
TOP = {"Package.swift", "Sources", "include", "Tests", "examples", "README.md", "Makefile",
       "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "docs", "bindings"}
SOURCES = {".swift", ".c", ".h", ".cpp", ".hpp", ".py", ".lua", ".sh", ".js", ".mjs", ".ts", ".html", ".in"}



def listed(*options):
    run = subprocess.run(["git", "ls-files", *options], cwd=ROOT, capture_output=True, text=True)
    if run.returncode:
        print("SKIPPED: not a git checkout, so what belongs to the tree is not known")
        sys.exit()
    return [pathlib.Path(name) for name in run.stdout.splitlines() if (ROOT / name).exists()]


# What lies about beside the tree is a host's own business: the README has one write a hello.c there.
tracked = set(listed())
paths = [path for path in listed("-co", "--exclude-standard") if path in tracked or len(path.parts) > 1]

problems, names = [], {}
for path in paths:
    if path.parts[0] not in TOP and not path.parts[0].startswith("."):
        problems.append(f"{path}: the top level does not grow")
    if path.suffix not in SOURCES or path.parts[0] == "include":
        continue
    if any(by in (ROOT / path).read_text()[:300] for by in ("by bindings/generate", "Written by Tests/abi/")):
        continue  # as long as the header makes it
    length = (ROOT / path).read_text().count("\n")
    if length > MOST:
        problems.append(f"{path}: {length} lines, more than {MOST}")
    if path.suffix == ".swift":
        bits = {}
        for name, kind, bit in re.findall(r"static let (\w+) = (\w+)\(rawValue: ([\d <]+)\)", (ROOT / path).read_text()):
            other = bits.setdefault((kind, eval(bit)), name)
            if other != name and eval(bit):
                problems.append(f"{path}: {other} and {name} of {kind} are the same bit")
    if path.suffix == ".swift" and len(path.parts) > 1:  # one module each: Sources, Tests/X
        module = path.parts[0] if path.parts[0] == "Sources" else path.parts[:2]
        other = names.setdefault((module, path.name), path)
        if other != path:
            problems.append(f"{path}: {other} has the same name")
print("\n".join(problems) or f"{len(paths)} files")
sys.exit(bool(problems))
