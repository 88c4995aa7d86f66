"""Holds: the library, the header and the change log name the same version."""

import ctypes
import os
import re
import sys

import header

version = os.environ.get("VERSION", "0.1.0")
number = int("%d%02d%02d" % tuple(map(int, version.split("."))))
library = ctypes.CDLL(str(header.LIBRARY))
log = (header.ROOT / "CHANGELOG.md").read_text()
newest = re.search(r"^## \[?(\d+\.\d+\.\d+)", log, flags=re.M)

problems = []
if library.motus_version_number() != number:
    problems.append(f"motus_version_number() is {library.motus_version_number()}, not {number}")
if not newest or newest[1] != version:
    problems.append(f"CHANGELOG.md begins with {newest and newest[1]}, not {version}")
for part, value in zip(("MAJOR", "MINOR", "PATCH"), version.split(".")):
    for stated in re.findall(rf"MOTUS_VERSION_{part}\b\s*=?\s*(\d+)", header.source()):
        if stated != value:
            problems.append(f"the header says MOTUS_VERSION_{part} {stated}, not {value}")
print("\n".join(problems) or version)
sys.exit(bool(problems))
