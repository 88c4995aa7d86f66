"""Holds: the letters of examples/imgui open, are dragged, go and come back as their picture says, and sleep at rest.

shown.py WAY [--update]: WAY is how a program with OpenGL is run here; with --update the picture is written anew.
"""

import pathlib
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "sdl"))
import pictures  # noqa: E402  (of the window's test)

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUT = ROOT / ".build/motus/letters.out"
STORED = ROOT / "examples/imgui/letters.png"
FRAMES = (72, 118, 188, 300)  # opening, dragged, put away, coming back
MOUSE = ("65,180,90,1 67,180,90,0 110,180,220,1 112,180,230,1 114,180,250,1 116,180,280,1 118,180,320,1 122,180,340,1 "
         "150,180,345,0 180,310,220,1 182,310,220,0 220,310,26,1 222,310,26,0 290,60,402,1 292,60,402,0 340,320,470,0")
SHRINK, WORST, MEAN = 2, 40.0, 1.0  # of 255: letters may have other edges

shutil.rmtree(OUT, ignore_errors=True)
OUT.mkdir(parents=True)
run = subprocess.run([*sys.argv[1].split(), ROOT / ".build/motus/letters", MOUSE,
                      f"{OUT} {','.join(map(str, FRAMES))}"], capture_output=True, text=True, timeout=120)
slept = re.search(r"^sleeps after (\d+) frames$", run.stdout, re.M)
if run.returncode or not slept or int(slept[1]) > 420:
    sys.exit(f"letters end with {run.returncode}: {run.stdout}{run.stderr}")
strip = pictures.strip_of([OUT / f"frame{frame}.ppm" for frame in FRAMES], SHRINK)
if problem := pictures.compare(strip, OUT / "letters.png", STORED, "--update" in sys.argv, WORST, MEAN):
    sys.exit(problem)
print(f"Dear ImGui: {len((ROOT / 'examples/imgui/main.cpp').read_text().splitlines())} lines, {run.stdout.strip()}")
