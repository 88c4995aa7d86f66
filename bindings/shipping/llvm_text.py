"""Turns the module's LLVM text into that for a system which the Swift toolchain knows nothing of.

usage: llvm_text.py IN OUT [--triple TRIPLE LAYOUT] [--metadata] [--unwind] [--memory] [--hide]

  --triple TRIPLE LAYOUT  the same processor's code under another system: the two lines that name it
  --metadata              defines the accessors of class metadata that Windows' text declares and nobody defines
  --unwind                a table of unwinding for each function: without, a walk of the stack ends at the library
  --memory                calls the library's own functions for memory, where a linker cannot do that (--wrap)
  --hide                  nothing but motus_* is global: what goes into static libraries meets a program's names

Holds about the text, and refuses it with a sentence when it does not: functions of the header take and give what the
header says, above all sizes of 64 bits; and nothing is wanted from elsewhere but memory.
"""

import argparse
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "abi"))
import header  # noqa: E402

# Functions that the module may leave to a C library or to the files beside this one, with their signatures.
WANTED = {
    "__real_posix_memalign": "i32(ptr, i64, i64)", "__real_free": "void(ptr)", "malloc_usable_size": "i64(ptr)",
    "posix_memalign": "i32(ptr, i64, i64)", "free": "void(ptr)",
    "memcpy": "ptr(ptr, ptr, i64)", "memmove": "ptr(ptr, ptr, i64)", "memset": "ptr(ptr, i32, i64)",
    "memcmp": "i32(ptr, ptr, i64)",
    # Of the hasher, which is linked with descriptions of types and never called.
    "arc4random_buf": "void(ptr, i64)",
}
# As they are called with --memory. The last four are given by memory.c of a system, and random.c.
OWN = {"posix_memalign": "motus_own_allocate", "free": "motus_own_free",
       "__wrap_posix_memalign": "motus_own_allocate", "__wrap_free": "motus_own_free",
       "__real_posix_memalign": "__motus_system_allocate", "__real_free": "__motus_system_free",
       "malloc_usable_size": "__motus_system_size", "arc4random_buf": "__motus_system_random"}
PLAIN = {"void": "void", "double": "double", "float": "float", "bool": "i1", "size_t": "i64", "int": "i32",
         "int32_t": "i32", "uint32_t": "i32", "int64_t": "i64", "uint64_t": "i64"}


class Refusal(Exception):
    pass


def split(text):
    """TEXT at its commas, those inside of brackets left alone."""
    parts, depth, start = [], 0, 0
    for at, character in enumerate(text):
        depth += {"(": 1, "[": 1, "{": 1, "<": 1, ")": -1, "]": -1, "}": -1, ">": -1}.get(character, 0)
        if character == "," and depth == 0:
            parts.append(text[start:at].strip())
            start = at + 1
    last = text[start:].strip()
    return parts + [last] if last else parts


def llvm_type(text):
    """The type in a parameter or before a name: `range(i32 0, 2) i32 %0` is i32."""
    bare = re.sub(r"\w+\([^()]*(\([^()]*\))?[^()]*\)", "", text)
    found = re.search(r"\b(ptr|void|double|float|i\d+)\b|[\[{<%]", bare)
    return found[0] if found else "?"


def signature(line):
    """(name, result, parameters) of a line that begins with `define` or `declare`."""
    name = re.search(r'@("[^"]*"|[\w.$]+)\(', line)
    depth, at = 1, name.end()
    while depth:
        depth += {"(": 1, ")": -1}.get(line[at], 0)
        at += 1
    return name[1].strip('"'), llvm_type(line[line.index(" "):name.start()]), \
        [llvm_type(part) for part in split(line[name.end():at - 1])]


def lowered(text, enumerations, callbacks):
    """What LLVM has for a type of C, or nothing for structs that are passed by value."""
    if "*" in text or "(" in text:
        return "ptr"
    words = [word for word in text.split() if word not in ("const", "enum", "struct")]
    if not words:
        return None
    return PLAIN.get(words[0]) or ("i32" if words[0] in enumerations else None) or \
        ("ptr" if words[0] in callbacks else None)


def declared():
    """{name: (result, parameters)} of the header's functions that pass no struct by value."""
    text = header.plain()
    enumerations = set(re.findall(r"enum (?:\w+ )?\{[^}]*\} ?(\w+);", text)) | set(re.findall(r"enum (\w+)", text))
    callbacks, found = header.callbacks(), {}
    for name, statement in header.functions().items():
        before, _, after = statement.partition(name)
        listed = after.strip()[1:-1].strip()
        result = lowered(before, enumerations, callbacks)
        parameters = [lowered(part, enumerations, callbacks) for part in split(listed) if part != "void"]
        if result and all(parameters):
            found[name] = result, parameters
    return found


def check_interface(defined):
    expected = declared()
    if len(expected) < 0.8 * len(header.functions()):
        raise Refusal("the header's functions are not understood any more")
    for name in header.functions():
        if name not in defined:
            raise Refusal(f"{name} is not defined in the module")
    for name, there in expected.items():
        if defined[name] != there:
            raise Refusal(f"{name} takes {', '.join(defined[name][1])} and gives {defined[name][0]}; the header says "
                          f"{', '.join(there[1])} and {there[0]}: a size may have become 32 bits")


def check_wanted(wanted):
    for name, (result, parameters) in wanted.items():
        there = f"{result}({', '.join(parameters)})"
        if name not in WANTED:
            raise Refusal(f"the module wants {name}, which it did not want from the toolchain that this was tried with")
        if there != WANTED[name]:
            raise Refusal(f"{name} is taken for {there}, and is {WANTED[name]}")


ACCESSOR = re.compile(r'declare swiftcc %swift\.metadata_response @"(\$e[^"]*)Ma"\(i64\)')


def accessor(match, text):
    """All metadata is constant in Embedded Swift, so the function that Windows wants for it has little to do."""
    name = match[1]
    if f'@"{name}N" = ' not in text:
        raise Refusal(f"there is no metadata {name}N for the accessor that is wanted")
    return (f'define internal swiftcc %swift.metadata_response @"{name}Ma"(i64 %0) alwaysinline nounwind {{\n'
            f'  ret %swift.metadata_response {{ ptr @"{name}N", i64 0 }}\n}}')


def hide(line, functions):
    """A definition that other objects could see becomes one for this object alone, but for the header's functions."""
    found = re.match(r'(define |@("[^"]*"|[\w.$]+) = )(?!private|internal|appending|external)', line)
    if not found:
        return line
    name = re.search(r"@(motus_\w+)\(", line[:200]) if line.startswith("define") else None
    if name and name[1] in functions:
        return line
    rest = re.sub(r"^((linkonce_odr|weak_odr|linkonce|weak|hidden|protected|dllexport|dso_local) )*", "",
                  line[found.end():])
    rest = re.sub(r",? comdat(\([^)]*\))?", "", rest)
    return found[1] + "internal " + rest


def changed(text, options):
    if options.triple:
        triple, layout = options.triple
        text, count = re.subn(r'^target datalayout = .*\ntarget triple = .*$',
                              f'target datalayout = "{layout}"\ntarget triple = "{triple}"', text, flags=re.M)
        if count != 1:
            raise Refusal("the text does not name its system once")
    defined = dict((s[0], s[1:]) for s in map(signature, re.findall(r"^define .*@motus_.*$", text, flags=re.M)))
    check_interface(defined)
    if options.metadata:
        whole = text
        text, count = ACCESSOR.subn(lambda match: accessor(match, whole), text)
        text = re.sub(r'^(define internal swiftcc %swift\.metadata_response @"[^\n]*\n  ret [^\n]*\n\})[^\n]*', r"\1",
                      text, flags=re.M)
        if not 10 <= count <= 200:
            raise Refusal(f"{count} accessors of class metadata are wanted, and it used to be some 30")
    check_wanted(dict((s[0], s[1:]) for s in map(signature, re.findall(r"^declare .*$", text, flags=re.M))
                      if not s[0].startswith("llvm.")))
    if options.unwind:
        text, count = re.subn(r'^(attributes #\d+ = \{)(?=.*"target-cpu")(?!.* uwtable)', r"\1 uwtable", text, flags=re.M)
        if not count:
            raise Refusal("no function's attributes are found, to add a table of unwinding")
    if options.memory:
        for name in ("posix_memalign", "free"):
            text, count = re.subn(rf"^declare [^\n]*@{name}\([^\n]*\n", "", text, flags=re.M)
            if count != 1 or f"@__wrap_{name}(" not in text:
                raise Refusal(f"{name} does not go by the library's own function as it did")
        text = re.sub(rf"@({'|'.join(OWN)})\b", lambda match: "@" + OWN[match[1]], text)
    if options.hide:
        functions = header.functions()
        lines = [hide(line, functions) if line[:1] in "d@" else line for line in text.split("\n")]
        text = "\n".join(line for line in lines if not re.match(r"\$.* = comdat ", line))
    # Texts that may be merged share one section: each its own instead, so that linkers can drop it.
    return text.replace("private unnamed_addr constant [", "private constant [")


parser = argparse.ArgumentParser()
parser.add_argument("source")
parser.add_argument("out")
parser.add_argument("--triple", nargs=2)
for flag in ("metadata", "unwind", "memory", "hide"):
    parser.add_argument("--" + flag, action="store_true")
arguments = parser.parse_args()
try:
    pathlib.Path(arguments.out).write_text(changed(pathlib.Path(arguments.source).read_text(), arguments))
except Refusal as refusal:
    sys.exit(f"{arguments.source}: {refusal}. This toolchain is not the one that {pathlib.Path(__file__).name} "
             "has been tried with.")
