"""Holds what named operations cost, in instructions that Valgrind's Callgrind counts: each as
pinned.txt says, within 2 %. None is a time, and counts are the same on each machine: libc copies
memory in one way on all of them here, and not in the best way for each.

instructions.py            compares
instructions.py --update   writes what it has counted
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parents[1]
PINNED = HERE / "pinned.txt"
MOST = 0.02
PLAIN = "-AVX2,-AVX,-ERMS,-AVX512F,-AVX512VL,-AVX512BW"


def counted(folder):
    """Instructions of each operation, in the order in which they ran."""
    program = folder / "operations"
    library = ROOT / ".build" / "release"
    subprocess.run([os.environ.get("CC", "cc"), "-O1", f"-I{ROOT}/include", HERE / "operations.c", "-o", program,
                    f"-L{library}", "-lmotus", f"-Wl,-rpath,{library}",
                    "-Wl,--unresolved-symbols=ignore-in-shared-libs"], check=True)
    environment = {**os.environ, "GLIBC_TUNABLES": f"glibc.cpu.hwcaps={PLAIN}"}
    run = subprocess.run(["valgrind", "--tool=callgrind", "--collect-atstart=no",
                          "--callgrind-out-file=dump", program], cwd=folder,
                         capture_output=True, text=True, env=environment)
    if run.returncode:
        sys.exit(run.stdout + run.stderr)
    times = dict(line.split("\t") for line in run.stdout.splitlines())
    sums = {}
    for dump in folder.glob("dump.*"):
        text = dump.read_text()
        name = re.search(r"^desc: Trigger: Client Request: (.*)$", text, re.M)
        total = re.search(r"^(?:summary|totals): (\d+)", text, re.M)
        if name and total:
            sums[name[1]] = int(total[1]) / float(times[name[1]])
    return {name: sums[name] for name in times}


def main():
    if not shutil.which("valgrind") or not pathlib.Path("/usr/include/valgrind").exists():
        print("SKIPPED: no valgrind with its headers: instructions are not counted")
        return
    with tempfile.TemporaryDirectory() as folder:
        costs = counted(pathlib.Path(folder))
    if "--update" in sys.argv:
        PINNED.write_text("".join(f"{cost:12.1f}  {name}\n" for name, cost in costs.items()))
    pinned = {line[14:]: float(line[:12]) for line in PINNED.read_text().splitlines()}
    wrong = [f"{name}: {cost:.1f} instructions, pinned are {pinned.get(name, 0):.1f}"
             for name, cost in costs.items()
             if abs(cost - pinned.get(name, 0)) > MOST * pinned.get(name, 0)]
    wrong += [f"{name}: pinned, and not counted" for name in pinned if name not in costs]
    if wrong:
        sys.exit("\n".join(wrong) + "\nmeant so: Tests/instructions/instructions.py --update")
    print(f"{len(costs)} operations cost what is pinned, within {MOST:.0%}")


main()
