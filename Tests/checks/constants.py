"""Holds: docs/DYNAMICS.md says how many scenes the torture bench plays, and of each constant of World its value and a
scene or test that there is.

A constant is a `static let` of a number, of what is computed of numbers, or of a softness; bits of an option set and
rectangles are none. Those that say how well or how long something is solved stand in the table with a scene, others
in that of codes and sizes.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "DYNAMICS.md"
WORLD = ROOT / "Sources" / "Runtime" / "Dynamics" / "World"
TORTURE = ROOT / "Tests" / "bench" / "dynamics" / "torture"
TESTS = ROOT / "Tests" / "c"

CONSTANT = re.compile(r"^ *(?:(?:private|fileprivate) )?static let (\w+)(?:: \w+)? = (.+)$", re.M)
OTHER = re.compile(r"^(?!Softness\(|Float\(|Double\()[A-Z]\w*\(")
SCENE = re.compile(r'^    \{"([^"]+)", *\w+,', re.M)
COUNT = re.compile(r"`Tests/bench/dynamics/torture` plays ([\d,]+) scenes")


def constants():
    """File without its suffix, name and value of each."""
    for path in sorted(WORLD.rglob("*.swift")):
        for name, value in CONSTANT.findall(path.read_text()):
            value = value.split("//")[0].strip()
            if not OTHER.match(value):
                yield (path.stem, name), value


def scenes():
    return [name for path in sorted(TORTURE.glob("*.c")) for name in SCENE.findall(path.read_text())]


def rows(page):
    """Cells of each row of the tables of constants, without the code marks of the first three."""
    part = re.search(r"^## Constants\n(.*?)(?=^## |\Z)", page, re.M | re.S)
    for line in part[1].splitlines() if part else []:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `") and len(cells) in (4, 6):
            yield [cell.strip("`") for cell in cells[:3]] + cells[3:]


def main():
    page, problems = PAGE.read_text(), []
    played = scenes()
    said = COUNT.search(page)
    if not said or int(said[1].replace(",", "")) != len(played):
        problems.append(f"docs/DYNAMICS.md: torture plays {len(played)} scenes, not {said and said[1]}")
    known = set(played) | {path.stem for path in TESTS.glob("*_test.c")}
    source, table = dict(constants()), {}
    for file, name, value, *rest in rows(page):
        if (file, name) in table:
            problems.append(f"docs/DYNAMICS.md: {file} {name} stands there twice")
        table[file, name] = value
        if len(rest) == 1:
            continue
        needs = re.findall(r"`([^`]+)`", rest[1])
        problems += [f"docs/DYNAMICS.md: {name}: there is no scene or test {need}" for need in needs if need not in known]
        if not needs:
            problems.append(f"docs/DYNAMICS.md: {name} names no scene or test")
        if not rest[2]:
            problems.append(f"docs/DYNAMICS.md: {name}: what breaks without it?")
    for key, value in source.items():
        if key not in table:
            problems.append(f"{' '.join(key)} = {value} does not stand in docs/DYNAMICS.md, Constants")
        elif table[key] != value:
            problems.append(f"{' '.join(key)} is {value}, in docs/DYNAMICS.md {table[key]}")
    problems += [f"docs/DYNAMICS.md: {' '.join(key)} is no constant of World" for key in table if key not in source]
    print("\n".join(problems) or f"{len(source)} constants, {len(played)} scenes")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
