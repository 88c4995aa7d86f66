"""Holds: the README's first C program compiles as it stands, links with the library, and runs."""

import os
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FLAGS = "-std=c99 -Wall -Wextra -Werror -pedantic -Iinclude"

readme = ROOT / "README.md"
if not readme.exists():
    print("SKIPPED: there is no README.md yet")
    sys.exit()
program = re.search(r"^```c\n(.*?)^```", readme.read_text(), flags=re.M | re.S)
if not program:
    sys.exit("README.md has no C program")
folder = ROOT / ".build" / "motus"
folder.mkdir(parents=True, exist_ok=True)
(folder / "readme.c").write_text(program[1])
subprocess.run([*shlex.split(os.environ.get("CC", "cc")), *FLAGS.split(),
                "-o", folder / "readme", folder / "readme.c",
                "-L.build/release", "-lmotus", f"-Wl,-rpath,{ROOT}/.build/release"],
               cwd=ROOT, check=True)
output = subprocess.run([folder / "readme"], check=True, capture_output=True, text=True, timeout=20).stdout
print(output, end="")
print(f"{program[1].count(chr(10))} lines of C, {output.count(chr(10))} lines of output")
