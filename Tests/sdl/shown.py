"""Holds: the window of fifty lines, examples/window, moves as its picture says, turns round in mid-flight and sleeps at
rest; the README and the guide show the program as it stands.

shown.py PROGRAM SHOWN.so [--update]: with --update the picture and the two pages are written anew.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
import pictures  # noqa: E402  (beside this file)

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUT = ROOT / ".build/motus/window.out"
STORED = ROOT / "examples/window/window.png"
FRAMES, CLICKS = (12, 24, 36), "1,300,640 18,90,180"
SHRINK, WORST, MEAN = 3, 16.0, 1.0  # of 255

program, shim = (pathlib.Path(name).resolve() for name in sys.argv[1:3])
shutil.rmtree(OUT, ignore_errors=True)
OUT.mkdir(parents=True)
run = subprocess.run([program], capture_output=True, text=True, timeout=60, env={
    **os.environ, "LD_PRELOAD": str(shim), "SDL_VIDEODRIVER": "dummy", "SDL_RENDER_DRIVER": "software", "CLICKS": CLICKS,
    "SHOWN": f"{OUT} {','.join(map(str, FRAMES))}"})
if run.returncode or not re.search(r"^sleeps after \d+ frames$", run.stdout, re.M):
    sys.exit(f"{program.name} ends with {run.returncode}: {run.stdout}{run.stderr}")
strip = pictures.strip_of([OUT / f"frame{frame}.ppm" for frame in FRAMES], SHRINK)
text, problems = (ROOT / "examples/window/window.c").read_text(), []
pages = [ROOT / "README.md", ROOT / "docs/GUIDE.md"]
if "--update" in sys.argv:
    for page in pages:
        page.write_text(re.sub(r"```c\n[^`]*#include <SDL.h>[^`]*```", lambda _: f"```c\n{text}```", page.read_text()))
if problem := pictures.compare(strip, OUT / "window.png", STORED, "--update" in sys.argv, WORST, MEAN):
    problems.append(problem)
problems += [f"{page.name} has another program than examples/window/window.c: Tests/sdl/run.sh --update writes it"
             for page in pages if f"```c\n{text}```" not in page.read_text()]
print("\n".join(problems) or f"{program.name}: {len(text.splitlines())} lines, {run.stdout.strip()}")
sys.exit(bool(problems))
