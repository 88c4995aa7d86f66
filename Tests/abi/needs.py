"""Holds: the library needs libc's memory functions of GLIBC_2.17 or older, no more, and is small.

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
# Weak references that every shared object made by a C toolchain on Linux carries.
STARTUP = {"__cxa_finalize", "__gmon_start__", "_ITM_deregisterTMCloneTable",
           "_ITM_registerTMCloneTable"}
NEWEST_GLIBC = (2, 17)
# Bytes, as installed: without debug sections.
LARGEST = 1_640_000
UNPACKED = 80_000  # what relocations take that are not packed


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
    if name not in MEMORY | STARTUP:
        problems.append(f"calls {name}, which is no memory function of libc")
    number = re.fullmatch(r"GLIBC_([\d.]+)", version)
    if version and (not number or tuple(map(int, number[1].split(".")))[:2] > NEWEST_GLIBC):
        problems.append(f"{name} needs {version}, newer than GLIBC_2.17")
for note in ("TEXTREL", "RWE"):
    if note in dynamic + run("readelf", "-lW", library):
        problems.append(f"has {note}: code and data are not kept apart")
packed = "(RELR)" in dynamic
if packed and "--any-loader" in sys.argv:
    problems.append("has packed relocations: older loaders refuse it")
largest = LARGEST + (0 if packed else UNPACKED)
if size > largest:
    problems.append(f"is {size} bytes when stripped, above {largest}")

calls = sorted({symbol.split("@")[0] for symbol in undefined} & MEMORY)
print("\n".join(problems) or f"{size} bytes stripped; calls: {' '.join(calls) or 'nothing'}")
sys.exit(bool(problems))
