"""Reads include/motus.h for the checks: functions, structs, enumerators, and the plain text that a
binding generator sees. A small reader on purpose: what it cannot read, hosts' tools cannot either.
"""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
PATH = ROOT / "include" / "motus.h"
LIBRARY = ROOT / ".build" / "release" / "libmotus.so"


def source():
    return PATH.read_text()


def without_directives(text):
    """The header without what is for C++ only and without its `#` lines."""
    text = re.sub(r"^#ifdef __cplusplus\n.*?^#endif.*?\n", "", text, flags=re.M | re.S)
    return re.sub(r"^#.*\n", "", text, flags=re.M)


def without_comments(text):
    return re.sub(r"/\*.*?\*/|//[^\n]*", " ", text, flags=re.S)


def plain():
    return without_comments(without_directives(source()))


def statements():
    """Top-level declarations, each on one line, without their semicolon."""
    found, depth, start = [], 0, 0
    text = plain()
    for at, character in enumerate(text):
        depth += {"{": 1, "}": -1}.get(character, 0)
        if character == ";" and depth == 0:
            found.append(" ".join(text[start:at].split()))
            start = at + 1
    return found


def functions():
    """{name: declaration} of every function."""
    found = {}
    for statement in statements():
        match = re.match(r"(?!typedef|struct|enum|union)[^(){}=]*?\b(\w+) ?\(", statement)
        if match:
            found[match.group(1)] = statement
    return found


def declarators(field):
    """The names declared by one struct field, `double x, y[4]` and callbacks included."""
    callback = re.match(r".*?\(\s*\*\s*(\w+)\s*\)", field)
    if callback:
        return [callback.group(1)]
    return [re.search(r"(\w+)\s*(\[\w*\]\s*)*$", part).group(1) for part in field.split(",")]


def structs():
    """{C type: [field text]} of every struct whose fields the header shows."""
    found = {}
    for statement in statements():
        match = re.match(r"(typedef )?struct (\w+ )?\{(.*)\} ?(\w*)$", statement)
        if match:
            name = match.group(4) if match.group(1) else "struct " + match.group(2).strip()
            found[name] = [field.strip() for field in match.group(3).split(";") if field.strip()]
    return found


def enumerators():
    found = []
    for statement in statements():
        match = re.match(r"(?:typedef )?enum (?:\w+ )?\{(.*)\}", statement)
        if match:
            found += [re.match(r"\w+", part.strip()).group() for part in match.group(1).split(",")
                      if part.strip()]
    return found


def callbacks():
    """{name: (result, [argument])} of every function pointer: typedefs and struct fields."""
    pattern = r"([\w ]+[ *]+)\(\s*\*\s*(\w+)\s*\)\s*\(([^()]*)\)"
    return {name: (result.replace("typedef", "").strip(), [a.strip() for a in arguments.split(",")])
            for result, name, arguments in re.findall(pattern, plain())}
