"""Carries sources over to the names that docs/RENAMED.md lists: `rename.py PATH…`, files or folders.

A list is a fenced block under a heading `## Renamed…`: one `old new` a line. Names
are replaced where they are an identifier or the end of one, in code, comments and texts. Lists of
symbols are sorted anew; comments of C that no longer fit into 80 columns are wrapped. A name that
is both old and new (motus_dynamic_contact) is only replaced in files that use other old names of
its list, or with --first: so the script may run again over what it has carried over already.
A line `struct.old struct.new` is a field: it is replaced after a dot or an arrow where the name in
front is declared with that struct, in the same file or in a header that is carried over too.

Under a heading `## Folded…` stand calls that have become others: `old(a, b) -> new(b, a)` a line.
They are replaced in C and C++, with the arguments as they stand. Left as it is and told, with file
and line, is a call whose arguments are not as many as the parameters (a macro that stands for
several), or of which one that calls or changes something would stand twice, or not at all, in the
new call; and each use of a name under `## Gathered…`, which have become fields.
"""

import pathlib
import re
import sys

TABLES = pathlib.Path(__file__).resolve().parents[2] / "docs" / "RENAMED.md"
LISTS = r"^## Renamed[^\n]*\n(?:(?!^#|^```)[^\n]*\n)*^```\w*\n(.*?)^```"
TEXTS = {".c", ".h", ".hpp", ".cpp", ".swift", ".py", ".lua", ".js", ".ts", ".rs", ".md", ".txt",
         ".sh", ".modulemap", ".map", ".html"}
COLUMNS = 80


def lists(text):
    """[{old: new}] of every list, oldest first: the page begins with the newest."""
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
    """The text with block comments of C wrapped where a line has become too long. Lines with code on
    them stay, also where they begin with a comment or with a star."""
    lines, at, inside = text.split("\n"), 0, False
    while at < len(lines):
        line = lines[at]
        begins = inside or re.match(r" */\*", line)
        was_inside, inside = inside, is_open(line, inside)
        closes = line.endswith(" */")
        only_comment = begins and (inside or closes) and line.count("*/") == closes
        only_comment = only_comment and line.count("/*") == (not was_inside)
        comment = re.match(r" *(/\*\*? +|\* +)", line)
        if len(line) <= COLUMNS or not only_comment or not comment:
            at += 1
            continue
        # The words of the paragraph continue below a star, as far in as the next line or this one.
        stars = comment.group().replace("/**", " * ").replace("/*", " *")
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
        inside = True
        at += 1
    return "\n".join(lines)


def is_open(line, inside):
    """Whether a block comment is open at the end of a line, if `inside` says so of its beginning."""
    for token in re.findall(r'/\*|\*/|//|"(?:\\.|[^"\\])*"', line):
        if inside:
            inside = token != "*/" and "*/" not in token
        elif token == "//":
            return False
        else:
            inside = token == "/*"
    return inside


def folds(text):
    """[(old, [parameter], new call)] of every fold, oldest first."""
    found = []
    for block in reversed(re.findall(LISTS.replace("Renamed", "Folded"), text, re.M | re.S)):
        for line in block.splitlines():
            name, parameters, call = re.match(r"(\w+)\((.*?)\) -> (.*)$", line).groups()
            found.append((name, [word.strip() for word in parameters.split(",")], call))
    return found


def gathered(text):
    """{old: what stands for it now} of every call that has become a field."""
    lines = [line.split(" ", 1) for block in re.findall(LISTS.replace("Renamed", "Gathered"), text,
                                                        re.M | re.S) for line in block.splitlines()]
    return {old: new for old, new in lines}


def arguments(text, start):
    """The arguments of the call whose parenthesis opens at `start`, and where it ends."""
    found, depth, begin, at = [], 0, start + 1, start
    while at < len(text):
        skipped = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|/\*.*?\*/', re.S).match(text, at)
        if skipped:
            at = skipped.end()
            continue
        depth += {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}.get(text[at], 0)
        if (text[at] == "," and depth == 1) or depth == 0:
            found.append(" ".join(text[begin:at].split()))
            begin = at + 1
        if depth == 0:
            return found, at + 1
        at += 1
    return None, start


def acts(argument):
    """Whether it matters how often an argument is computed: it calls, counts or assigns."""
    plain = re.sub(r'"(?:\\.|[^"\\])*"|/\*.*?\*/', "", argument)
    plain = re.sub(r"\bsizeof\b *\([^()]*\)|(?<=[{,]) *\.\w+ *=(?!=)", "", plain)
    return bool(re.search(r"\+\+|--|[\w)] *\(|(?<![=!<>])=(?!=)", plain))


def plainer(call):
    """Without conditions that are constants, and types that an array's elements need not name."""
    call = re.sub(r"^\*&", "", call)
    call = re.sub(r"\btrue \? ([^:]*) : NULL", r"\1", call)
    call = re.sub(r"\bfalse \? [^:]* : NULL", "NULL", call)
    return re.sub(r"(?<=\[\]\)\{)(?:(?:\(motus_point\)\{[^{}]*\})(?:, )?)+(?=\})",
                  lambda points: points.group().replace("(motus_point)", ""), call)


def folded(text, calls, told):
    """The text with every call that can be folded. What cannot is told: (place in the text, why)."""
    for name, parameters, call in calls:
        uses = re.findall(r"\w+", call)
        at = text.find(name + "(")
        while at >= 0:
            given, end = arguments(text, at + len(name))
            own = not re.search(r"\w$", text[:at])
            fits = given and len(given) == len(parameters)
            if own and not fits and not any(name == other[0] and given and len(given) == len(other[1])
                                            for other in calls) and not re.search(rf"\b{name}\b", call):
                told.append((text.count("\n", 0, at), f"{name} has other arguments than the list"))
            values = dict(zip(parameters, given)) if fits else {}
            acting = [value for parameter, value in values.items()
                      if uses.count(parameter) != 1 and acts(value)]
            if own and acting:
                told.append((text.count("\n", 0, at),
                             f"{name}: `{acting[0]}` would not be computed once in the new call"))
            # One name before and after: with a macro it may be the new call already.
            macros = [value for value in given or [] if re.fullmatch(r"(?!NULL$|MOTUS_)[A-Z][A-Z0-9_]*", value)]
            doubtful = own and fits and macros and re.search(rf"\b{name}\b", call)
            if doubtful:
                told.append((text.count("\n", 0, at), f"{name}: {macros[0]} may be several arguments"))
            if own and fits and not acting and not doubtful:

                def put(match):
                    value = values.get(match.group(2), match.group(2))
                    plain = not match.group(1) or re.fullmatch(r"[\w.>\[\]-]+(\([^()]*\))?", value)
                    return value if plain else f"({value})"

                new = re.sub(r"((?<!\w)\()(" + "|".join(parameters) + r")\)|\b(" + "|".join(parameters)
                             + r")\b", lambda m: put(m) if m.group(1) else values[m.group(3)], call)
                text = text[:at] + plainer(new) + text[end:]
            at = text.find(name + "(", at + 1)
    return text


def carried(text, name, changes, headers, first):
    """The text of a file of that name under the new names, and what is left to hands: (line, why)."""
    # The lists themselves keep both names.
    blocks = LISTS.replace("Renamed", "(?:Renamed|Folded|Gathered)").replace("(.*?)", ".*?")
    suffix, after, told = pathlib.Path(name).suffix, [], []
    is_host = suffix in (".c", ".h", ".hpp", ".cpp", ".md") and name != "motus.h"
    for part in re.split(f"({blocks})", text, flags=re.M | re.S):
        if not re.match(blocks, part, re.M | re.S):
            above, found = "".join(after).count("\n") + 1, []
            for names in changes.names:
                part = renamed(part, names, first)
            if is_host:
                part = with_fields(folded(part, changes.folds, found), headers, changes.fields)
                for old, new in changes.gathered.items():
                    found += [(part.count("\n", 0, use.start()), f"{old} is {new} now")
                              for use in re.finditer(rf"\b{old}\b(?= ?\()", part)]
            told += [(above + line, why) for line, why in found]
        after.append(part)
    after = "".join(after)
    if after != text and suffix in (".c", ".h", ".hpp", ".cpp") and "clang-format off" not in after:
        after = wrapped(after)
    if after != text and name in ("symbols.txt", "layout.txt"):
        after = "".join(sorted(after.splitlines(keepends=True), key=lambda line: line.split(" ", 1)))
    return after, told


class Changes:
    def __init__(self, page):
        tables = lists(page)
        self.fields = {old: new for names in tables for old, new in names.items() if "." in old}
        self.names = [{old: new for old, new in names.items() if "." not in old} for names in tables]
        self.folds, self.gathered = folds(page), gathered(page)


def main(arguments):
    changes, paths = Changes(TABLES.read_text()), []
    for argument in arguments:
        path = pathlib.Path(argument)
        if path.is_dir():
            paths += sorted(found for found in path.rglob("*") if found.suffix in TEXTS
                            and not any(part.startswith(".") for part in found.parts))
        elif path.is_file():
            paths.append(path)
    headers = [path.read_text(errors="surrogateescape") for path in paths
               if path.suffix in (".h", ".hpp") and path.name != "motus.h"]
    changed = 0
    for path in paths:
        before = path.read_text(encoding="utf-8", errors="surrogateescape")
        if "Written by bindings/generate" in before[:1000] or path.name.startswith("rename"):
            continue  # `make bindings` writes it anew
        after, told = carried(before, path.name, changes, headers, "--first" in arguments)
        for line, why in told:
            print(f"{path}:{line}: {why}")
        if after != before:
            path.write_text(after, encoding="utf-8", errors="surrogateescape")
            changed += 1
    print(f"{changed} of {len(paths)} files changed, "
          f"{sum(map(len, changes.names)) + len(changes.fields)} names")


if __name__ == "__main__":
    main(sys.argv[1:])
