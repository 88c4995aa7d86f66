"""Holds: a folder of Sources/Runtime uses only itself and those above it, and the engine no C.

Inside Dynamics the rooms have an order of their own, in which they are used: see ROOMS. World is the
class that the rooms of the world extend, each by the part that it names; it owns their stores. A store
is a struct that is not copied, has nothing that others can set, and checks its invariants, which
World+Invariants asks it to do. What else World stores belongs to the room under whose MARK it stands:
no other room sets it, and where it is a buffer none names it.

One owner of state a file: what a class or a store keeps is set in the file that declares it, and
nowhere else; elsewhere a class is changed by its functions, or by those of its stores. A property
with an observer (`didSet`) is such a function: its owner hears of each change. layers_open.txt
lists the fields that are left of before; it only shrinks (--update). FEW_BOOLS have three Bools at
most, and the row of a view has no flag in the words of a layer above it.

A layer is asked about the next frame only what it names in `answers`: that is what it overrides.
"""

import pathlib
import re
import sys

from swift_text import code

LAYERS = ["Support", "Geometry", "Timing", "Properties", "Views", "PresentationValues", "Drawing",
          "Animation", "States", "Values", "Hands", "Arrangement", "Matching", "Focus", "Gestures", "Drags", "Scrolling",
          "RowActions", "OnDemand", "Dynamics", "Controllers", "Transitions", "Links", "Presentation", "Containers", "Zooming",
          "Engine"]
# Rooms in one line stand beside each other: an animator and its behaviors know one another.
ROOMS = [["Values"], ["Bodies"], ["Shapes"], ["BroadPhase"], ["NarrowPhase"], ["Contacts"], ["Islands"], ["Solver"],
         ["Continuous"], ["Sleep"], ["Joints"], ["World"], ["Animator", "Behaviors"], ["Bridge"]]
COMMON = {"World"}
FEW_BOOLS = {"Scroller", "TransitionRequest", "TransitionSession", "ViewController"}
# Words of layers above Views.
FEATURES = (r"\b(flights?|fl(y|ies)|screens?|arrangements?|children|departs?|links?|linked|bars?|"
            r"controllers?|transitions?|sheets?|scroll\w*|drags?|lingers?)\b")
OBSERVED = re.compile(r"\bdidSet\b").search
OPEN = pathlib.Path(__file__).with_name("layers_open.txt")
RUNTIME = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "Runtime"
DECLARED = r"[{}]|\b(struct|class|enum|protocol|actor|typealias)\s+([A-Z]\w*)"


def types(text):
    """Names of the types that a file declares at its top level for others to use."""
    depth, found = 0, set()
    for match in re.finditer(DECLARED, text):
        depth += {"{": 1, "}": -1}.get(match.group(), 0)
        line = text[text.rfind("\n", 0, match.start()) + 1:match.start()]
        if match.group(2) and depth == 0 and "private" not in line:
            found.add(match.group(2))
    return found


def room(path):
    """The place of a file of Dynamics in the order of its rooms; None elsewhere or nowhere."""
    parts = path.relative_to(RUNTIME).parts
    if parts[0] != "Dynamics":
        return None
    name = parts[2] if parts[1] == "World" and len(parts) > 3 else parts[1]
    return next((place for place, names in enumerate(ROOMS) if name in names), -1)


def rooms(files):
    """What rooms of Dynamics use of those below them."""
    home = {}
    for path, text in files.items():
        if room(path) == -1:
            yield f"{path.relative_to(RUNTIME)}: no room of Dynamics"
        elif room(path) is not None:
            home.update(dict.fromkeys(types(text) - COMMON, room(path)))
    for path, text in files.items():
        if room(path) is None:
            continue
        for match in re.finditer(r"(?<![\w.])[A-Z]\w*", text):
            if home.get(match.group(), -1) > room(path):
                line = text.count("\n", 0, match.start()) + 1
                yield (f"{path.relative_to(RUNTIME)}:{line}: {'/'.join(ROOMS[room(path)])} may not "
                       f"use {match.group()} of {'/'.join(ROOMS[home[match.group()]])}")


def stored(text):
    """What a class or struct stores: (line, name, its type, what stands before var or let)."""
    depth = 0
    for number, line in enumerate(text.split("\n"), 1):
        found = re.match(r"\s+((?:[\w@()]+ )*)(?:var|let) (\w+)(?:: ([\w<>?]+))?(?: = (\w+))?", line)
        if depth == 1 and found and "static" not in found[1] and not re.search(r"\{.*\}\s*$", line):
            if not line.rstrip().endswith("{"):
                yield number, found[2], found[3] or found[4] or "", found[1]
        depth += line.count("{") - line.count("}")


def declared(text):
    """Classes, stores and values that a file declares: (kind, name, line, indentation, body)."""
    start = r"^( *)((?:[\w()]+ )*)(class|struct) (\w+)([^{]*)\{"
    for found in re.finditer(start, text, flags=re.M):
        kind = found[3] if found[3] == "class" else "store" if "~Copyable" in found[5] else "value"
        end = re.search(rf"^{found[1]}\}}", text[found.end():], flags=re.M)
        body = text[found.end():found.end() + end.start()] if end else ""
        # What a private type keeps cannot be named in another file.
        if not re.search(r"\b(file)?private\b", found[2]):
            yield kind, found[4], text.count("\n", 0, found.start()) + 1, found[1], body


def fields(body, indent):
    """What a body stores in variables: (name, what follows it, what stands before var)."""
    line = rf"^{indent}  ((?:[\w()]+ )*)var (\w+)([^\n]*)(?=(\n[^\n]*)?)"
    for found in re.finditer(line, body, flags=re.M):
        rest = found[3]
        after = (found[4] or "") if rest.rstrip().endswith("{") else ""
        observed = re.search(r"\b(did|will)Set\b", rest + after)
        computed = "{" in rest and not re.search(r"= \{", rest) and not observed
        if not computed and not re.search(r"\b(static|override)\b", found[1]):
            yield found[2], rest + after if observed else rest, found[1]


def one_owner(files, known):
    """State that other files can set, Bools beside states, and flags in other layers' words."""
    everything = [(path, *item) for path, text in files.items() for item in declared(text)]
    owned = {name for path, keyword, name, _, indent, body in everything
             if keyword == "store" and "Support" not in path.parts
             and all("private" in access for _, _, access in fields(body, indent))}
    sums = dict.fromkeys(known, 0)
    for path, keyword, name, line, indent, body in everything:
        stored = list(fields(body, indent))
        # The rooms of World own its parts: see above.
        for _, rest, access in stored if keyword != "value" and name != "World" else []:
            kind = re.match(r"(?:: | = )(\w+)", rest)
            if "private" not in access and not (kind and kind[1] in owned) and not OBSERVED(rest):
                sums[name] = sums.get(name, 0) + 1
        bools = [field for field, rest, _ in stored if re.match(r": Bool\b| = (true|false)\b", rest)]
        if name in FEW_BOOLS and len(bools) > 3:
            yield (f"{path.relative_to(RUNTIME)}:{line}: {name} has {len(bools)} Bools, three are "
                   f"possible: {' '.join(bools)}")
    # References that nothing keeps alive or checks: each needs an owner that outlives it, and says so.
    sums["unowned(unsafe)"] = sum(text.count("unowned(unsafe)") for text in files.values())
    if "--update" in sys.argv:
        rows = [f"{name} {min(count, known.get(name, count))}\n" for name, count in sums.items() if count]
        OPEN.write_text("".join(sorted(rows)))
    for name, count in sorted(sums.items()):
        if count > known.get(name, 0):
            yield f"{name}: {count} instead of {known.get(name, 0)} (fields that other files can set)"
        elif count < known.get(name, 0):
            yield f"{name}: {count} are left: run with --update"
    for path, text in files.items():
        for number in unreasoned(path.read_text().split("\n"), text.split("\n")):
            yield f"{path.relative_to(RUNTIME)}:{number}: no reason stands above unowned(unsafe)"
    row = RUNTIME / "Views" / "ViewRow.swift"
    for number, line in enumerate(row.read_text().split("\n"), 1):
        if found := re.search(FEATURES, line, flags=re.I):
            yield f"Views/ViewRow.swift:{number}: a row of Views does not know of {found[0]!r}"


def unreasoned(lines, plain):
    """Lines with `unowned(unsafe)` whose comment does not say why the object lives long enough."""
    for number, line in enumerate(plain):
        if "unowned(unsafe)" not in line:
            continue
        first = number
        # References beside each other have one reason; that of a closure stands above its call.
        while first and "unowned(unsafe)" in plain[first - 1]:
            first -= 1
        stored = re.match(r"\s*(\w+(\(\w+\))? )*(let|var) ", line)
        if not any("//" in above for above in lines[max(0, first - (1 if stored else 3)):first]):
            yield number + 1


def declaration(text, name):
    """From `struct name` on; None where it is not declared as one that is not copied."""
    found = re.search(rf"^struct {name}(<.*>)?: ~Copyable", text, flags=re.M)
    return text[found.start():] if found else None


def room_name(path):
    parts = path.relative_to(RUNTIME).parts
    return parts[2] if parts[1] == "World" and len(parts) > 3 else parts[1]


def stores(files, marks):
    """What World stores amiss: see above."""
    dynamics = {path: text for path, text in files.items() if room(path) is not None}
    world = next(path for path in dynamics if path.name == "World.swift")
    asked = next(text for path, text in dynamics.items() if path.name == "World+Invariants.swift")
    body = files[world][files[world].index("final class World"):]
    first = files[world][:files[world].index("final class World")].count("\n")
    for number, name, kind, before in stored(body):
        line = number + first
        place = f"{world.relative_to(RUNTIME)}:{line}"
        kind = kind.split("<")[0]
        home = [(path, text) for path, text in dynamics.items() if declaration(text, kind)]
        if home:
            path, text = home[0]
            inside = declaration(text, kind)
            for _, field, _, access in stored(inside[:inside.index("\n}")]):
                if "private" not in access:
                    yield f"{path.relative_to(RUNTIME)}: {kind}.{field} of a store is not private"
            if "func checkInvariants" not in "".join(
                    text[text.index(kind):] for text in dynamics.values()
                    if re.search(rf"\b(struct|extension) {kind}\b", text)):
                yield f"{path.relative_to(RUNTIME)}: {kind} does not check its invariants"
            if not re.search(rf"\b{name}\.checkInvariants\(", asked):
                yield f"{place}: nobody checks the invariants of {name}"
            if room_name(path) == "World":
                yield f"{path.relative_to(RUNTIME)}: {kind} stands in no room"
            continue
        own = next((mark for at, mark in reversed(marks) if at < line), "World")
        for path, text in dynamics.items():
            if room_name(path) in (own, "World"):
                continue
            use = rf"(?:(?<![\w.])(?<!let )(?<!var )|\b(?:self|world)\.){name}\b"
            if kind != "Buffer":
                use += r"\s*[-+*&|]*=(?!=)"
            for match in re.finditer(use, text):
                at = text.count("\n", 0, match.start()) + 1
                yield f"{path.relative_to(RUNTIME)}:{at}: {name} belongs to {own} alone"


def unasked(files):
    """Layers that override other questions about frames than they name."""
    home = next(text for path, text in files.items() if path.name == "FramePart.swift")
    questions = set(re.findall(r"static let (\w+) = FrameQuestions", home))
    declared = set(re.findall(r"^  var (\w+): (?:Bool|Double) \{", home, flags=re.M))
    for name in sorted(questions ^ declared):
        yield f"Views/FramePart.swift: {name} is not both a question and a property"
    for path, text in files.items():
        for found in re.finditer(r"^(?:final )?class (\w+): FramePart \{.*?^\}", text, flags=re.M | re.S):
            overridden = set(re.findall(r"^  override var (\w+)", found[0], flags=re.M)) & questions
            line = re.search(r"^  override var answers: FrameQuestions \{ \[(.*?)\] \}", found[0], flags=re.M)
            named = set(re.findall(r"\.(\w+)", line[1])) if line else set()
            for name in sorted(overridden ^ named):
                yield (f"{path.relative_to(RUNTIME)}: {found[1]} " +
                       (f"overrides {name}, which its answers do not name" if name in overridden
                        else f"names {name} in its answers and does not override it"))


def main():
    problems, home = [], {}
    files = {path: code(path.read_text()) for path in sorted(RUNTIME.rglob("*.swift"))}
    layer = {path: path.relative_to(RUNTIME).parts[0] for path in files}
    for path, text in files.items():
        name = path.relative_to(RUNTIME)
        if layer[path] not in LAYERS:
            problems.append(f"{name}: {layer[path]} is no layer")
            continue
        home.update(dict.fromkeys(types(text), layer[path]))
        for module in re.findall(r"^\s*(?:@\w+ )*import (\w+)", text, flags=re.M):
            problems.append(f"{name}: imports {module}; the engine imports nothing")
    for path, text in files.items():
        if layer[path] not in LAYERS:
            continue
        for match in re.finditer(r"(?<![\w.])[A-Z]\w*", text):
            other = home.get(match.group())
            if other and LAYERS.index(other) > LAYERS.index(layer[path]):
                line = text.count("\n", 0, match.start()) + 1
                problems.append(f"{path.relative_to(RUNTIME)}:{line}: {layer[path]} may not use "
                                f"{match.group()} of {other}")
    problems += rooms(files)
    world = next(path for path in files if path.name == "World.swift")
    problems += stores(files, [(number, line.split("MARK: ")[1].split()[0]) for number, line in
                               enumerate(world.read_text().split("\n"), 1) if "MARK: " in line])
    known = {name: int(count) for name, count in map(str.split, OPEN.read_text().splitlines())}
    fields_left = {name: count for name, count in known.items() if name != "unowned(unsafe)"}
    problems += one_owner(files, known)
    problems += unasked(files)
    print("\n".join(problems) or f"{len(home)} types in {len(set(layer.values()))} layers, "
          f"{len(ROOMS)} rows of rooms in Dynamics; {sum(fields_left.values())} "
          f"fields of {len(fields_left)} types left that other files can set")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
