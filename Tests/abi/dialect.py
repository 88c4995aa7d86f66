"""Holds: the header stands alone in C99 and C++, is plain enough for any binding tool, documented."""

import os
import re
import shutil
import subprocess
import sys

import header

problems, done = [], []
source, plain = header.source(), header.plain()

# It compiles alone, as each language that includes it.
WARNINGS = ["-Wall", "-Wextra", "-Werror", "-pedantic"]
CLANG = os.environ.get("CLANG", "clang")
C, CPLUSPLUS = ["c99", "c17"], ["c++11", "c++17"]
for compiler, language, standards in [("gcc", "c", C), (CLANG, "c", C),
                                      ("g++", "c++", CPLUSPLUS), (CLANG + "++", "c++", CPLUSPLUS)]:
    if not shutil.which(compiler):
        print(f"SKIPPED: {compiler} is not installed")
        continue
    for standard in standards:
        strict = ["-Wstrict-prototypes"] if language == "c" else []
        result = subprocess.run(
            [compiler, f"-std={standard}", *WARNINGS, *strict, "-fsyntax-only", "-x", language,
             f"-I{header.PATH.parent}", "-"],
            input="#include <motus.h>\n", capture_output=True, text=True)
        if result.returncode:
            problems.append(f"{compiler} -std={standard}:\n{result.stderr}")
    done.append(os.path.basename(compiler))

# The text that is left without its `#` lines is read by binding tools.
try:
    import cffi
    try:
        cffi.FFI().cdef(header.without_directives(source))
        done.append("cffi")
    except Exception as error:
        problems.append(f"cffi: {error}")
except ImportError:
    print("SKIPPED: python's cffi is not installed")

FORBIDDEN = {
    r"\b(inline|static|extern|__attribute__|_Static_assert|union)\b": "has no place in this header",
    r"\blong\b": "differs between systems",
    r"\.\.\.": "variable arguments cannot be bound",
    r":\s*\d+\s*[;,]": "bit-fields have no fixed layout",
    r"\{[^{}]*\}\s*;(?=[^{}]*\})": "is an anonymous struct",
    r"(?m)^\s*[A-Z][A-Z0-9_]+\s+\w+.*\(": "is a macro on a declaration",
    r"\(\s*\)": "takes unspecified arguments: write (void)",
}
for pattern, why in FORBIDDEN.items():
    problems += [f"`{' '.join(match.group().split())}` {why}" for match in re.finditer(pattern, plain)]
for line in re.findall(r"^#define .*", source, flags=re.M):
    if "(" in line.split()[1] or line.endswith("\\"):
        problems.append(f"`{line}` is a macro that no binding tool can read")

# What a call costs is told in one form, in a paragraph of its own; who refers to another refers to its words.
costs = {}
for comment, name in re.findall(r"/\*\*((?:(?!\*/).)*)\*/\s*[^;/]*?\b(motus_\w+)\(", source, re.S):
    told = re.findall(r"(?:^|\n \*)  ?Time: (.*?\.)\s*(?=\n \*\n|$)", comment, re.S)
    if len(told) != comment.count("Time:"):
        problems.append(f"{name}: `Time:` begins a paragraph that is nothing else and ends in a full stop")
    costs |= {name: " ".join(text.replace("*", " ").split()) for text in told}
for name, text in costs.items():
    other = re.match(r"as (motus_\w+)\(\)", text)
    if not re.match(r"O\((n|n log n|n²)\) in [^.]+\.$", text) and not (other and "O(" in costs.get(other[1], "")):
        problems.append(f"{name}: `Time: {text}` is not of the form `O(…) in …` or `as …()`, which says so itself")

problems += [f"line {number} is longer than 80 columns"
             for number, line in enumerate(source.splitlines(), 1) if len(line) > 80]

# Callbacks take and return scalars and pointers.
structs = set(header.structs())
for name, (result, arguments) in header.callbacks().items():
    for kind in [result, *arguments]:
        if "*" not in kind and any(word in structs for word in kind.split()):
            problems.append(f"callback {name} passes `{kind}` by value")

# Every function has its comment right above it, and comments name things that exist.
known = set(re.findall(r"\w+", plain)) | set(re.findall(r"#define (\w+)", source))
for name in header.functions():
    if not re.search(r"\*/\n(?:[^;{}/]*?)\b" + name + r"\s*\(", source):
        problems.append(f"{name} has no comment")
for comment in re.findall(r"/\*.*?\*/", source, flags=re.S):
    for name in re.findall(r"#(MOTUS_\w+)|\b(motus_\w+)\(\)", comment):
        if "".join(name) not in known:
            problems.append(f"a comment names {''.join(name)}, which does not exist")

print("\n".join(problems) or f"{len(header.functions())} functions, read by {', '.join(done)}")
sys.exit(bool(problems))
