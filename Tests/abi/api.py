"""Writes the description of the interface, .build/motus/motus.json, and holds that it is whole:
`make api`. Everything comes from include/motus.h: declarations, and the fixed words in its comments
that "Annotations" at its top defines. `--check` writes nothing."""

import json
import os
import re
import shutil
import subprocess
import sys

import annotations
import header

OUT = header.ROOT / ".build" / "motus" / "motus.json"
TARGETS = {"64": "x86_64-unknown-linux-gnu", "32": "armv7-unknown-linux-gnueabihf"}
SCOPES = ("once", "during the call", "until replaced", "until it ends", "until it has run")


# MARK: Reading

def items(text):
    """(section, comment, declaration) of every declaration, in the header's order."""
    text = header.without_directives(text)
    token = re.compile(r"/\* ---- (.*?) -+ \*/|/\*\*(.*?)\*/|/\*.*?\*/", re.S)
    section, comment, at, found = "", "", 0, []
    while at < len(text):
        match = token.match(text, at)
        if match:
            if match.group(1):
                section = match.group(1)
            elif match.group(2) is not None:
                comment = match.group(2)
            at = match.end()
        elif text[at].isspace():
            at += 1
        else:
            depth, end = 0, at
            while depth or text[end] != ";":
                inner = token.match(text, end)
                if inner:
                    end = inner.end()
                    continue
                depth += {"{": 1, "}": -1}.get(text[end], 0)
                end += 1
            found.append((section, plain(comment), text[at:end]))
            comment, at = "", end + 1
    return found


def plain(comment):
    """A comment's text without its stars."""
    lines = [re.sub(r"^ *\* ?", "", line).rstrip() for line in comment.strip("*").split("\n")]
    return "\n".join(line[1:] if line.startswith(" ") else line for line in lines).strip()


def flat(text):
    return " ".join(header.without_comments(text).split())


def tags(comment):
    """The words in brackets and the text of each `@param`, `@return` and `@since`."""
    found = {"param": {}, "return": ([], ""), "since": None}
    for kind, body in re.findall(r"^@(param|return|since) (.*?)(?=^@|\Z)", comment, re.M | re.S):
        body = " ".join(body.split())
        names = []
        if kind == "param":
            names, body = re.match(r"(\w+(?:, \w+)*)(.*)$", body).groups()
        words = []
        bracket = re.match(r"\s*\[([^\]]*)\]\s*(.*)$", body)
        if bracket:
            words, body = [word.strip() for word in bracket.group(1).split(";")], bracket.group(2)
        if kind == "param":
            for name in names.split(", "):
                found["param"][name] = (words, body.strip())
        elif kind == "return":
            found["return"] = (words, body)
        else:
            found["since"] = body
    found["text"] = re.split(r"^@", comment, maxsplit=1, flags=re.M)[0].strip()
    return found


def split(arguments):
    """[(type, name)] of a list of parameters."""
    if arguments.strip() in ("", "void"):
        return []
    return [tuple(part.strip() for part in re.match(r"(.*?)(\w+)$", argument.strip()).groups())
            for argument in arguments.split(",")]


# MARK: Functions

class Interface:
    def __init__(self, text):
        self.problems, self.functions, self.callbacks = [], [], []
        self.structs, self.enums, self.handles = [], [], []
        self.sections = self.contents(text)
        parsed = items(text)
        self.handle_names = {match.group(1) for _, _, declaration in parsed if
                             (match := re.match(r"typedef struct (\w+) (\w+)$", flat(declaration)))}
        for section, comment, declaration in parsed:
            self.add(section, comment, declaration)
        self.check_sections()
        self.annotate(text)

    def annotate(self, text):
        """What stands in brackets, and what follows from all declarations together."""
        constants = {value["name"] for enum in self.enums for value in enum["values"]}
        inits = {one["name"] for one in self.functions}
        for one in self.callbacks:
            annotations.callback(one["name"], one, self.handle_names, constants, self.problems)
        for struct in self.structs:
            names = [one["name"] for one in struct["fields"]]
            callbacks = any(one["type"] == "callback" for one in struct["fields"])
            sized = struct["fields"][0]["name"] == "struct_size"
            struct["kind"] = "callbacks" if sized and callbacks else "options" if sized else "plain"
            struct["init"] = f"{struct['name']}_init" if f"{struct['name']}_init" in inits else None
            for one in struct["fields"]:
                if one["type"] == "callback":
                    annotations.member(struct, one, self.handle_names, constants, self.problems)
                else:
                    annotations.field(struct, one, names, self.problems)
        self.events = annotations.events(
            next(one for one in self.enums if one["name"] == "motus_event_kind"), self.problems)
        annotations.bases(text, self.handles, self.functions)
        annotations.sets(self, self.problems)
        annotations.settings(self, self.problems)
        for one in self.functions:
            one["thread"] = annotations.threads(one, self.handle_names)
            if one["thread"] == "any":  # formulas: nothing of the host's but the curve of a timing
                one["calls_back"] = not one["name"].endswith("_init") and any("motus_timing " in each["type"] for each in one["parameters"])
        self.constants = {name: json.loads(value) for name, value in
                          re.findall(r"^#define (MOTUS_\w+) (\S+)$", text, re.M)}

    def members(self):
        """Every function that the host gives."""
        return self.callbacks + [one for struct in self.structs for one in struct["fields"]
                                 if one["type"] == "callback"]

    def contents(self, text):
        """The table of contents: {section: (stability, line)}."""
        rows = re.findall(r"^ \* {3}(\w[\w ]*?) {2,}(stable|settling|young) +(.+)$", text, re.M)
        return {name: {"stability": stability, "summary": summary, "since": "0.1"}
                for name, stability, summary in rows}

    def check_sections(self):
        banners = re.findall(r"/\* ---- (.*?) -+ \*/", header.source())
        if banners != list(self.sections):
            self.problems.append(f"the table of contents is {list(self.sections)}, "
                                 f"the sections are {banners}")

    def add(self, section, comment, declaration):
        line, tag = flat(declaration), tags(comment)
        base = {"section": section, "since": tag["since"] or "0.1", "text": tag["text"]}
        if match := re.match(r"typedef struct (\w+) (\w+)$", line):
            self.handles.append({"name": match.group(2), **base})
        elif match := re.match(r"typedef (.+?) ?\(\* ?(\w+)\) ?\((.*)\)$", line):
            parameters = self.parameters(match.group(2), split(match.group(3)), tag, True)
            self.callbacks.append({"name": match.group(2), **base, "returns": match.group(1).strip(),
                                   "parameters": parameters})
        elif match := re.match(r"typedef enum (\w+) \{.*\} (\w+)$", line):
            self.enums.append({"name": match.group(2), **base, "values": self.values(declaration)})
        elif match := re.match(r"typedef struct (\w+) \{.*\} (\w+)$", line):
            self.structs.append({"name": match.group(2), **base, "fields": self.fields(declaration)})
        elif match := re.match(r"(.*?)\b(\w+) ?\((.*)\)$", line):
            self.function(match.group(2), match.group(1).strip(), split(match.group(3)), tag, base)
        else:
            self.problems.append(f"cannot read `{line}`")
        if not comment:
            self.problems.append(f"`{line[:60]}` has no comment")

    def function(self, name, result, parameters, tag, base):
        described = self.parameters(name, parameters, tag, False)
        words, text = tag["return"]
        returns = {"type": result, "text": text}
        if "*" in result:
            returns |= {"transfer": "none", "nullable": True}
        calls_back = result == "motus_status" and not name.endswith("_init") and bool(parameters)
        for word in words:
            if word.startswith("until "):
                returns["lifetime"] = word
            elif word == "token":
                returns["meaning"] = word
            elif word == "calls back":
                calls_back = True
            else:
                self.problems.append(f"{name}: [{word}] of the result is no known word")
        base["calls_back"] = calls_back
        if "char" in result and "lifetime" not in returns:
            self.problems.append(f"{name}: how long the text lives does not stand in brackets")
        if result == "void *" and "meaning" not in returns:
            self.problems.append(f"{name}: the result is not said to be a token")
        self.functions.append({"name": name, **base, "returns": returns, "parameters": described})
        for unknown in tag["param"].keys() - {name for _, name in parameters}:
            self.problems.append(f"{name}: @param {unknown} is no parameter")

    def parameters(self, function, parameters, tag, is_callback):
        found = []
        names = [name for _, name in parameters]
        for at, (kind, name) in enumerate(parameters):
            words, text = tag["param"].get(name, ([], ""))
            following = names[at + 1] if at + 1 < len(names) else ""
            one = {"name": name, "type": kind, "direction": "out" if name.startswith("out_") else "in"}
            if text:
                one["text"] = text
            words = list(words)

            def take(*known):
                for word in words:
                    if word in known:
                        words.remove(word)
                        return word
                return None

            nullable = take("or NULL") is not None
            if "*" in kind or kind.endswith("_fn"):
                one["nullable"] = nullable or name in ("user_data", "block_data", "sender", "destroy")
                one["transfer"] = "none"
            if take("retained"):
                one["transfer"] = "retained"
            if kind.endswith("_fn") and name != "destroy":
                scope = take(*SCOPES)
                one["scope"] = scope
                if not scope and not is_callback:
                    self.problems.append(f"{function}: {name} does not say how long it is called")
            if following in ("user_data", "block_data") or (
                    "user_data" in names and re.search(r"_(callbacks|delegate) \*$", kind)):
                one["user_data"] = "block_data" if following == "block_data" else "user_data"
                if re.search(r"_(callbacks|delegate) \*$", kind):
                    one["scope"] = take(*SCOPES)
                    if not one["scope"]:
                        self.problems.append(f"{function}: {name} does not say how long it is called")
            if name == "user_data" and not is_callback:
                one["transfer"] = "full"
            after = at + 1  # arrays of one kind side by side share the length behind the last
            while after < len(parameters) and parameters[after][0] == kind == "const double *":
                after += 1
            counted = after < len(parameters) and parameters[after][0] in ("size_t", "size_t *")
            self.pointer(function, one, names, names[after] if counted else "", words, is_callback)
            if meaning := take("handle", "token"):
                one["meaning"] = meaning
            for word in words:
                self.problems.append(f"{function}: [{word}] of {name} is no known word")
            if "void *" in kind and name not in ("user_data", "block_data") and not is_callback \
                    and "meaning" not in one and "length" not in one:
                self.problems.append(f"{function}: {name} is neither a [handle] nor a [token] nor bytes")
            found.append(one)
        return found

    def pointer(self, function, one, names, following, words, is_callback):
        """Lengths of arrays, and how long what is handed out lives. `following` is the next parameter's
        name where that is a number of things: a motus_size is none."""
        kind, name = one["type"], one["name"]
        length = None
        for word in list(words):
            if match := re.match(r"(\w+) (?:of them|numbers|bytes)$", word):
                length, _ = match.group(1), words.remove(word)
            elif word.startswith("until ") or word == "given":
                one["lifetime" if word != "given" else "transfer"] = "full" if word == "given" else word
                if word.startswith("until the next call") and not re.fullmatch(
                        r"until the next call of (it|motus_\w+(\(\)|…)), or tick", word):
                    self.problems.append(f"{function}: [{word}] does not say the next call of what")
                words.remove(word)
        if not length and kind.count("*") and following in ("count", "capacity", "size", "out_count"):
            length = following
        if length:
            one["length"] = length
            if length not in names and not length.isdigit():
                self.problems.append(f"{function}: the length {length} of {name} is no parameter")
        if one["direction"] == "out" and kind.count("*") == 2 and not is_callback:
            made = re.search(r"_create(_|$)|_combine$", function)
            if made:
                one["transfer"] = "full"
            elif "lifetime" not in one and not self.lends(kind):
                self.problems.append(f"{function}: {name} does not say how long it lives")

    def lends(self, kind):
        """A handle that is lent lives as long as its object."""
        return kind.replace("*", "").strip() in self.handle_names

    # MARK: Types

    def values(self, declaration):
        body = declaration[declaration.index("{") + 1:declaration.rindex("}")]
        return [{"name": name, "text": plain(comment)} for comment, name in
                re.findall(r"(?:/\*\*(.*?)\*/\s*)?\b(MOTUS_\w+)\s*=", body, re.S)]

    def fields(self, declaration):
        body = declaration[declaration.index("{") + 1:declaration.rindex("}")]
        found = []
        for comment, field in re.findall(r"(?:/\*\*(.*?)\*/\s*)?((?:(?!/\*)[^;])+);", body, re.S):
            field = " ".join(field.split())
            if match := re.match(r"(.+?) ?\( ?\* ?(\w+) ?\) ?\((.*)\)$", field):
                found.append({"name": match.group(2), "type": "callback", "text": plain(comment),
                              "returns": match.group(1),
                              "parameters": [{"name": n, "type": k}
                                             for k, n in split(match.group(3))]})
                continue
            kind, rest = re.match(r"(.*?[ *])(\w+(?:\[\w+\])?(?:, \w+(?:\[\w+\])?)*)$", field).groups()
            for name in rest.split(", "):
                name, _, size = name.partition("[")
                one = {"name": name, "type": kind.strip(), "text": plain(comment)}
                if size:
                    one["length"] = int(size.rstrip("]"))
                found.append(one)
        return found


# MARK: Layouts

def measured(interface, targets=None):
    """Sizes, offsets and values as clang has them for both word sizes, or for the targets that are
    named, without running anything. Answers whether it could."""
    clang = os.environ.get("CLANG") or shutil.which("clang")
    clang = clang if clang and shutil.which(clang) else "/opt/swift/usr/bin/clang"
    if not shutil.which(clang):
        print("SKIPPED: no clang: the description has no layouts")
        return False
    terms = []
    for struct in interface.structs:
        terms += [(struct, "size", f"sizeof({struct['name']})"),
                  (struct, "alignment", f"_Alignof({struct['name']})")]
        terms += [(field, "offset", f"__builtin_offsetof({struct['name']}, {field['name']})")
                  for field in struct["fields"]]
    for enum in interface.enums:
        terms += [(value, "value", f"(int){value['name']}") for value in enum["values"]]
    program = "#include <motus.h>\nconst int motus_layout[] = {" + ",".join(t[2] for t in terms) + "};"
    found = True
    for bits, target in (targets or TARGETS).items():
        result = subprocess.run(
            [clang, "-target", target, "-std=c11", "-ffreestanding", f"-I{header.PATH.parent}",
             "-x", "c", "-S", "-emit-llvm", "-o", "-", "-"],
            input=program, capture_output=True, text=True)
        table = re.search(r"@motus_layout = .*?\[(.*)\]", result.stdout)
        if not table:
            print(f"SKIPPED: clang knows no {target}: {result.stderr[:200]}")
            found = False
            continue
        numbers = [int(number) for number in re.findall(r"i32 (-?\d+)", table.group(1))]
        for (what, key, _), number in zip(terms, numbers):
            if key == "value":
                what[key] = number
            else:
                what.setdefault(key, {})[bits] = number
    return found


def described():
    interface = Interface(header.source())
    covered = {one["name"] for kind in ("functions", "structs", "enums") for one in getattr(interface, kind)}
    missing = (header.functions().keys() | header.structs().keys()) - covered
    interface.problems += [f"{name} is missing from the description" for name in sorted(missing)]
    return interface


def nullable():
    """{"function.parameter"} that may be NULL; Tests/c/misuse_test.c tries them all."""
    return {f"{one['name']}.{parameter['name']}" for one in Interface(header.source()).functions
            for parameter in one["parameters"] if parameter.get("nullable")}


def main():
    interface = described()
    if "--check" not in sys.argv:
        measured(interface)
        OUT.parent.mkdir(parents=True, exist_ok=True)
        version = re.search(r'VERSION_STRING "(.*?)"', header.source()).group(1)
        OUT.write_text(json.dumps({
            "version": version, "sections": interface.sections, "handles": interface.handles,
            "enums": interface.enums, "structs": interface.structs,
            "callbacks": interface.callbacks, "functions": interface.functions,
            "events": interface.events, "constants": interface.constants}, indent=1) + "\n")
    print("\n".join(interface.problems) or
          f"{len(interface.functions)} functions, {len(interface.structs)} structs, "
          f"{len(interface.enums)} enums, {len(interface.callbacks)} callbacks described")
    sys.exit(bool(interface.problems))


if __name__ == "__main__":
    main()
