"""Carries sources over to the names that CHANGELOG.md lists: `rename.py PATH…`, files or folders.

A list is a fenced block of CHANGELOG.md under a heading `### Renamed…`: one `old new` a line. Names
are replaced where they are an identifier or the end of one, in code, comments and texts. Lists of
symbols are sorted anew; comments of C that no longer fit into 80 columns are wrapped. A name that
is both old and new (motus_dynamic_contact) is only replaced in files that use other old names of
its list, or with --first: so the script may run again over what it has carried over already.
A line `struct.old struct.new` is a field: it is replaced after a dot or an arrow where the name in
front is declared with that struct, in the same file or in a header that is carried over too.

Under a heading `### Folded…` stand calls that have become others: `old(a, b) -> new(b, a)` a line.
They are replaced in C and C++, with the arguments as they stand; elsewhere they are only reported. A macro that stands for several
arguments counts as one: such calls are looked through by hand.
"""

import pathlib
import re
import sys

CHANGES = pathlib.Path(__file__).resolve().parents[2] / "CHANGELOG.md"
LISTS = r"^### Renamed[^\n]*\n(?:(?!^#|^```)[^\n]*\n)*^```\w*\n(.*?)^```"
TEXTS = {".c", ".h", ".hpp", ".cpp", ".swift", ".py", ".lua", ".js", ".ts", ".rs", ".md", ".txt",
         ".sh", ".modulemap", ".map", ".html"}
COLUMNS = 80


def lists(text):
    """[{old: new}] of every list, oldest first: CHANGELOG.md begins with the newest."""
    blocks = re.findall(LISTS, text, re.M | re.S)
    return [dict(line.split() for line in block.splitlines() if line.strip())
            for block in reversed(blocks)]


def renamed(text, names, first):
    ambiguous = names.keys() & set(names.values())
    words = set(re.findall(r"(?:\b|(?<=_))(?=motus_|MOTUS_)\w+", text))
    if not words & names.keys():
        return text
    if not first and not words & (names.keys() - ambiguous):
        names = {old: new for old, new in names.items() if old not in ambiguous}
    pattern = r"(?:\b|(?<=_))(" + "|".join(sorted(names, key=len, reverse=True)) + r")\b"
    return re.sub(pattern, lambda match: names[match.group()], text) if names else text


def declared(text, struct):
    """The names that a text declares with a struct, as variables, parameters and fields."""
    lists = re.findall(rf"\b{struct}\s+\**\s*(\w+(?:\[\w*\])?(?:\s*,\s*\**\w+)*)", text)
    return {name for words in lists for name in re.findall(r"\w+", re.sub(r"\[\w*\]", "", words))}


def with_fields(text, headers, fields):
    for old, new in fields.items():
        (struct, old), (_, new) = old.split(".", 1), new.split(".", 1)
        names = declared(text, struct) | {name for header in headers
                                          for name in declared(header, struct)}
        if names and struct in text + "".join(headers):
            text = re.sub(rf"\b({'|'.join(names)})(\[[^]]*\])?(\.|->){old}\b(?!\()",
                          rf"\1\2\3{new}", text)
    return text


def wrapped(text):
    """The text with block comments of C wrapped where a line has become too long."""
    lines, at = text.split("\n"), 0
    while at < len(lines):
        line = lines[at]
        comment = re.match(r" *(/\*\*? +|\* +)", line)
        if len(line) <= COLUMNS or not comment:
            at += 1
            continue
        # The words of the paragraph continue below a star, as far in as the next line or this one.
        stars = comment.group().replace("/**", " * ").replace("/*", " *")
        closes = line.endswith(" */")
        cut = line.rfind(" ", len(comment.group()), COLUMNS + 1)
        if cut < len(comment.group()):
            at += 1
            continue
        rest = line[cut + 1:]
        following = lines[at + 1] if at + 1 < len(lines) else ""
        indent = re.match(r" *\* +", following)
        joins = (not closes and indent and not re.match(r" *\* +(@|\S$)", following)
                 and not re.match(r" *\*/", following))
        tag = re.match(r" *(?:/\*)?\*+ +@(\w+) ", line)
        if joins:
            lines[at + 1] = indent.group() + rest + " " + following[len(indent.group()):]
        else:
            deeper = " " * (len(tag.group(1)) + 2) if tag else ""
            lines.insert(at + 1, stars + deeper + rest)
        lines[at] = line[:cut]
        at += 1
    return "\n".join(lines)


def folds(text):
    """[(old, [parameter], new call)] of every fold."""
    found = []
    for block in re.findall(LISTS.replace("Renamed", "Folded"), text, re.M | re.S):
        for line in block.splitlines():
            name, parameters, call = re.match(r"(\w+)\((.*?)\) -> (.*)$", line).groups()
            found.append((name, [word.strip() for word in parameters.split(",")], call))
    return found


def arguments(text, start):
    """The arguments of the call whose parenthesis opens at `start`, and where it ends."""
    found, depth, begin = [], 0, start + 1
    for at in range(start, len(text)):
        depth += {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}.get(text[at], 0)
        if (text[at] == "," and depth == 1) or depth == 0:
            found.append(" ".join(text[begin:at].split()))
            begin = at + 1
        if depth == 0:
            return found, at + 1
    return None, start


def plainer(call):
    """Without conditions that are constants, and types that an array's elements need not name."""
    call = re.sub(r"^\*&", "", call)
    call = re.sub(r"\btrue \? ([^:]*) : NULL", r"\1", call)
    call = re.sub(r"\bfalse \? [^:]* : NULL", "NULL", call)
    return re.sub(r"(?<=\[\]\)\{)(?:(?:\(motus_point\)\{[^{}]*\})(?:, )?)+(?=\})",
                  lambda points: points.group().replace("(motus_point)", ""), call)


def folded(text, calls):
    for name, parameters, call in calls:
        at = text.find(name + "(")
        while at >= 0:
            given, end = arguments(text, at + len(name))
            fits = given and len(given) == len(parameters)
            if fits and not re.search(r"\w$", text[:at]):
                values = dict(zip(parameters, given))

                def put(match):
                    value = values.get(match.group(2), match.group(2))
                    plain = not match.group(1) or re.fullmatch(r"[\w.>\[\]-]+(\([^()]*\))?", value)
                    return value if plain else f"({value})"

                new = re.sub(r"((?<!\w)\()(" + "|".join(parameters) + r")\)|\b(" + "|".join(parameters)
                             + r")\b", lambda m: put(m) if m.group(1) else values[m.group(3)], call)
                text = text[:at] + plainer(new) + text[end:]
            at = text.find(name + "(", at + 1)
    return text


def carry(path, tables, fields, headers, calls, first):
    before = path.read_text(encoding="utf-8", errors="surrogateescape")
    if "Written by bindings/generate" in before[:1000]:
        return False  # `make bindings` writes it anew
    # The lists themselves keep both names.
    blocks = LISTS.replace("Renamed", "(?:Renamed|Folded)").replace("(.*?)", ".*?")
    parts = re.split(f"({blocks})", before, flags=re.M | re.S)
    after = []
    for part in parts:
        if not part.startswith("### "):
            for names in tables:
                part = renamed(part, names, first)
            if path.suffix in (".c", ".h", ".hpp", ".cpp", ".md") and path.name != "motus.h":
                part = with_fields(folded(part, calls), headers, fields)
        after.append(part)
    after = "".join(after)
    if after == before:
        return False
    if path.suffix in (".c", ".h", ".hpp", ".cpp") and "clang-format off" not in after:
        after = wrapped(after)
    if path.name in ("symbols.txt", "layout.txt"):
        lines = after.splitlines(keepends=True)
        after = "".join(sorted(lines, key=lambda line: line.split(" ", 1)))
    path.write_text(after, encoding="utf-8", errors="surrogateescape")
    return True


def main(arguments):
    first = "--first" in arguments
    tables, calls = lists(CHANGES.read_text()), folds(CHANGES.read_text())
    fields = {old: new for names in tables for old, new in names.items() if "." in old}
    tables = [{old: new for old, new in names.items() if "." not in old} for names in tables]
    paths = []
    for argument in arguments:
        path = pathlib.Path(argument)
        if path.is_dir():
            paths += sorted(found for found in path.rglob("*") if found.suffix in TEXTS
                            and not any(part.startswith(".") for part in found.parts))
        elif path.is_file():
            paths.append(path)
    headers = [path.read_text(errors="surrogateescape") for path in paths
               if path.suffix in (".h", ".hpp") and path.name != "motus.h"]
    changed = [path for path in paths if path.name != "rename.py"
               and carry(path, tables, fields, headers, calls, first)]
    print(f"{len(changed)} of {len(paths)} files changed, "
          f"{sum(map(len, tables)) + len(fields)} names")


main(sys.argv[1:])
