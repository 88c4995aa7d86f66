"""Holds: the library needs libc's memory functions of GLIBC_2.17 or older, no more, and is small; it is
hardened (full RELRO, no executable stack, a note for shadow stacks, guarded buffers) and has a symbol version.

A build may have packed its relocations, for which a loader of 2022 or later is needed; the library of an
archive has not.  usage: needs.py [LIBRARY [--any-loader]]"""

import os
import re
import subprocess
import sys
import tempfile

import header

MEMORY = {"malloc", "calloc", "realloc", "posix_memalign", "free", "malloc_usable_size",
          "memcpy", "memmove", "memset", "memcmp"}
# What ends the process when a buffer on the stack has been overrun; every libc has it.
GUARD = {"__stack_chk_fail"}
# Weak references that every shared object made by a C toolchain on Linux carries.
STARTUP = {"__cxa_finalize", "__gmon_start__", "_ITM_deregisterTMCloneTable",
           "_ITM_registerTMCloneTable"}
NEWEST_GLIBC = (2, 17)
# Bytes, as installed: without debug sections.
LARGEST = 2_140_000
UNPACKED = 125_000  # what relocations take that are not packed


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


library = sys.argv[1] if len(sys.argv) > 1 else str(header.LIBRARY)
dynamic = run("readelf", "-dW", library)
needed = re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic)
soname = re.findall(r"\(SONAME\).*\[(.*)\]", dynamic)
undefined = [line.split()[-1] for line in run("nm", "-D", "--undefined-only", library).splitlines()]
with tempfile.NamedTemporaryFile() as stripped:
    run("strip", "--strip-unneeded", "-o", stripped.name, library)
    size = os.path.getsize(stripped.name)

problems = [f"needs {name}, which is not libc" for name in needed if name != "libc.so.6"]
if soname != ["libmotus.so.0"]:
    problems.append(f"the soname is {soname}, not libmotus.so.0")
for symbol in undefined:
    name, _, version = symbol.replace("@@", "@").partition("@")
    if name not in MEMORY | STARTUP | GUARD:
        problems.append(f"calls {name}, which is no memory function of libc")
    number = re.fullmatch(r"GLIBC_([\d.]+)", version)
    if version and (not number or tuple(map(int, number[1].split(".")))[:2] > NEWEST_GLIBC):
        problems.append(f"{name} needs {version}, newer than GLIBC_2.17")
segments, sections = run("readelf", "-lW", library), run("readelf", "-SW", library)
machine = "x86-64" if "X86-64" in run("readelf", "-hW", library) else "other"
for note in ("TEXTREL", "RWE"):
    if note in dynamic + segments:
        problems.append(f"has {note}: code and data are not kept apart")
# What the loader has written is read-only afterwards, shadow stacks are welcome, and every symbol has the
# version by which programs will know the library's kin.
for sign, text in (("NOW", dynamic), ("GNU_RELRO", segments), ("GNU_STACK", segments)):
    if sign not in text:
        problems.append(f"has no {sign}: see the linker's flags in Package.swift")
writable = [line.split() for line in sections.splitlines() if re.search(r" \.got(\.plt)? ", line)]
relro = re.search(r"GNU_RELRO +0x\w+ 0x(\w+) 0x\w+ 0x\w+ 0x(\w+)", segments)
relro_end = int(relro[1], 16) + int(relro[2], 16) if relro else 0
for line in writable:
    start, size_of = (int(line[line.index("PROGBITS") + at], 16) for at in (1, 3))
    if start + size_of > relro_end:
        problems.append("has a table of addresses that stays writable")
if machine == "x86-64" and "SHSTK" not in run("readelf", "-nW", library):
    problems.append("has no note that shadow stacks may be used")
unversioned = [name for name in run("nm", "-D", "--defined-only", library).split() if name.startswith("motus_")
               and not name.endswith("@@MOTUS_0")]
if unversioned:
    problems.append(f"{unversioned[0]} and {len(unversioned) - 1} others have no version MOTUS_0")
packed = "(RELR)" in dynamic
if packed and "--any-loader" in sys.argv:
    problems.append("has packed relocations: older loaders refuse it")
largest = LARGEST + (0 if packed else UNPACKED)
if size > largest:
    problems.append(f"is {size} bytes when stripped, above {largest}")

calls = sorted({symbol.split("@")[0] for symbol in undefined} & MEMORY)
print("\n".join(problems) or f"{size} bytes stripped; calls: {' '.join(calls) or 'nothing'}")
sys.exit(bool(problems))
