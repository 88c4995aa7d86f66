"""Holds: twice as many of anything cost no more than a little above twice the work. Counted are the instructions
of each step of Tests/growth's scenes under valgrind, for N, 2 N and 4 N: never a clock.

  growth.py [FOLDER OF THE LIBRARY] [SCENE…]    --functions also tells which functions grow, --size N plays with N
"""

import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUT = ROOT / ".build" / "motus" / "growth"
MOST = 3  # the second step of growth by the first: 2 when it is linear, 4 when it is quadratic
# The C library's own bookkeeping comes in bursts that say nothing of ours.
ALLOCATOR = re.compile(r"malloc|_int_|unlink_chunk|munmap|mmap|sbrk|systrim|alloc_perturb|free\b|callo|realloc")
FEW = 40  # instructions for each thing: what grows less than that is left alone
# What grows faster, how much, and why.
KNOWN = {
    # Few are taken to be, as the header says.
    "properties": 4.2, "blocks_of_one": 4.2, "keyframes_of_one": 3.6, "fields": 4.2,
    # One thing of many others: O(n) in these, as the header says of the functions.
    "segues": 4.2, "tabs": 4.2, "pages": 4.2, "stack": 4.2, "stack_given": 4.2, "lists": 4.2,
    "gestures_of_one": 5, "boundaries": 5, "boundaries_kept": 4.2, "long_boundary": 4.2,
    # Places behind a removed one move up in one go: an instruction for many.
    "children_of_behaviors": 8, "worlds": 4.2, "scroll_links": 4.2,
    # Each asks whether it is reachable, and what is around it: some instructions a pair. The rest is linear.
    "scrollers_in_each_other": 4.2,
    # Who lies upon whom: pairs of bodies. A pile in one place bursts: how far in one tick depends on its size.
    "pile": 18, "called_items": 5, "group_of_all": 4,
}


def build(folder):
    OUT.mkdir(parents=True, exist_ok=True)
    program = OUT / "growth"
    subprocess.run([os.environ.get("CC", "cc"), "-std=c99", "-O1", "-g", "-Wall", "-Wextra", "-I", ROOT / "include",
                    "-o", program, *sorted((ROOT / "Tests" / "growth").glob("*.c")), f"-L{folder}", "-lmotus",
                    "-Wl,--unresolved-symbols=ignore-in-shared-libs", f"-Wl,-rpath,{folder}"],
                   check=True)
    return program


def costs(dump, names):
    """What each function of a dump costs by itself. A dump names what those before it have not."""
    own, current, skips = {}, None, False
    for line in dump.splitlines():
        if line.startswith("fn="):
            number, _, name = line[3:].partition(" ")
            if name:
                names[number] = name
            current = number
        elif line.startswith("c") and line[1:4] == "fn=":
            number, _, name = line[4:].partition(" ")
            if name:
                names[number] = name
        elif line.startswith("calls="):
            skips = True
        elif line and line[0] in "+-*0123456789":
            if not skips:
                own[current] = own.get(current, 0) + int(line.rpartition(" ")[2])
            skips = False
    return own


def play(program, scene, size):
    """The steps of a scene with their instructions, for N, 2 N and 4 N."""
    with tempfile.TemporaryDirectory(dir=OUT) as folder:
        out = pathlib.Path(folder, "out")
        result = subprocess.run(["valgrind", "--tool=callgrind", "--dump-before=mark", "--combine-dumps=yes",
                                 f"--callgrind-out-file={out}", program, scene, str(size)],
                                capture_output=True, text=True)
        if result.returncode:
            sys.exit(f"{scene} {size}: {result.stderr[-600:]}")
        text = out.read_text()
    dumps = re.split(r"^part: \d+\n", text, flags=re.M)[1:]
    steps, names = {}, {}
    for name, dump in zip(result.stdout.splitlines(), dumps):
        own = costs(dump, names)
        if name.strip():
            cost = sum(cost for f, cost in own.items() if not ALLOCATOR.match(names.get(f, "")))
            steps.setdefault(name, []).append((cost, own))
    return steps, names


def main():
    words = sys.argv[1:]
    tells = "--functions" in words and not words.remove("--functions")
    wanted = 0
    if "--size" in words:
        at = words.index("--size")
        wanted = int(words[at + 1])
        del words[at:at + 2]
    if not shutil.which("valgrind"):
        print("SKIPPED: valgrind is not installed")
        return 0
    folder = ROOT / (words[0] if words else ".build/release")
    program = build(folder)
    listed = subprocess.run([program], capture_output=True, text=True, check=True).stdout.split()
    problems, count, worst = 0, 0, (0, "")
    scenes = [(scene, wanted or int(size)) for scene, size in zip(listed[::2], listed[1::2])
              if not words[1:] or scene in words[1:]]
    # Those whose work grows fastest take longest: they are played first.
    scenes.sort(key=lambda one: -KNOWN.get(one[0], MOST))
    pool = concurrent.futures.ThreadPoolExecutor(os.cpu_count())
    for (scene, size), (steps, names) in zip(scenes, pool.map(lambda one: play(program, *one), scenes)):
        largest = (0, "")
        for step, ((one, _), (two, before), (four, after)) in steps.items():
            count += 1
            ratio = (four - two) / max(two - one, FEW * size)
            largest = max(largest, (ratio, step))
            if ratio > KNOWN.get(scene, MOST):
                problems += 1
                print(f"{scene}: {step}: from {size} to {4 * size} the work grows by {ratio:.2f} each time,"
                      f" {one} {two} {four}")
                if tells:
                    grown = sorted(((after[f] - 2 * before.get(f, 0), f) for f in after), reverse=True)[:4]
                    print("\n".join(f"    {grown} {names.get(f, '?')[:150]}" for grown, f in grown), flush=True)
        print(f"{scene}: {largest[0]:.2f} ({largest[1]})", flush=True)
        worst = max(worst, (largest[0], f"{scene}: {largest[1]}"))
    print(f"{count} steps, {problems} of them grow faster; the worst is {worst[1]} with {worst[0]:.2f}")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
