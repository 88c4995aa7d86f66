"""Holds: a folder of Sources/Runtime uses only itself and those above it, and the engine no C."""

import pathlib
import re
import sys

from swift_text import code

LAYERS = ["Support", "Geometry", "Timing", "Views", "Animation", "Gestures", "Dynamics",
          "Controllers", "Transitions", "Presentation", "Containers", "Engine"]
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
    print("\n".join(problems) or f"{len(home)} types in {len(set(layer.values()))} layers")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
