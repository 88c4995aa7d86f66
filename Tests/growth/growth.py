"""Holds: twice as many of anything cost no more than a little above twice the work. Counted are the
instructions of Tests/growth/growth.c under valgrind, for N, 2 N and 4 N of each scene: never a clock.

  growth.py [FOLDER OF THE LIBRARY] [SCENE…]
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUT = ROOT / ".build" / "motus" / "growth"
MOST = 2.7  # the second step of growth by the first: 2 when it is linear, 4 when it is quadratic
# What grows faster, and how much: a debt, or the nature of it.
KNOWN = {"pile": 4.2}  # until each item has the contacts that it may have


def build(folder):
    OUT.mkdir(parents=True, exist_ok=True)
    program = OUT / "growth"
    subprocess.run([os.environ.get("CC", "cc"), "-std=c99", "-O1", "-Wall", "-Wextra", "-I", ROOT / "include",
                    "-o", program, ROOT / "Tests" / "growth" / "growth.c", f"-L{folder}", "-lmotus",
                    "-Wl,--unresolved-symbols=ignore-in-shared-libs", f"-Wl,-rpath,{folder}"],
                   check=True)
    return program


def work(program, scene, size):
    result = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program,
                             scene, str(size)], capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", result.stderr)
    if result.returncode or not found:
        sys.exit(f"{scene} {size}: {result.stderr[-400:]}")
    return int(found[1])


def main():
    if not shutil.which("valgrind"):
        print("SKIPPED: valgrind is not installed")
        return 0
    folder = ROOT / (sys.argv[1] if len(sys.argv) > 1 else ".build/release")
    program = build(folder)
    listed = subprocess.run([program], capture_output=True, text=True, check=True).stdout.split()
    problems = []
    worst = (0, "")
    for scene, size in zip(listed[::2], map(int, listed[1::2])):
        if sys.argv[2:] and scene not in sys.argv[2:]:
            continue
        one, two, four = (work(program, scene, size * times) for times in (1, 2, 4))
        ratio = (four - two) / (two - one)
        worst = max(worst, (ratio, scene))
        print(f"{scene}: {one} {two} {four} instructions, {ratio:.2f}")
        if ratio > KNOWN.get(scene, MOST):
            problems.append(f"{scene}: from {size} to {4 * size} the work grows by {ratio:.2f} each time")
    print("\n".join(problems) or f"{len(listed) // 2} scenes, the worst is {worst[1]} with {worst[0]:.2f}")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
