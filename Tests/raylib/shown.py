"""Holds: the app of examples/raylib looks as it did while a recorded finger opens a page, throws a card and brings a sheet, and
it sleeps afterwards.

shown.py PYTHON [--update]: with --update the picture is written anew.
"""

import pathlib
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/sdl"))
import pictures  # noqa: E402

OUT = ROOT / ".build/motus/raylib.out"
STORED = ROOT / "examples/raylib/walks.png"
NAMES, SHRINK, WORST, MEAN = ("list", "grows", "page", "thrown", "sheet_comes", "sheet"), 2, 16.0, 1.0  # of 255

shutil.rmtree(OUT, ignore_errors=True)
OUT.mkdir(parents=True)
run = subprocess.run(["xvfb-run", "-a", "-n", "150", "-s", "-screen 0 1024x1024x24", sys.argv[1], "-B", ROOT / "examples/raylib/app.py", OUT],
                     capture_output=True, text=True, timeout=120)
if run.returncode or not run.stdout.endswith("sleeps\n"):
    sys.exit(f"app.py ends with {run.returncode}: {run.stdout[-600:]}{run.stderr[-1500:]}")
strip = pictures.strip_of([OUT / f"{name}.ppm" for name in NAMES], SHRINK)
if problem := pictures.compare(strip, OUT / "walks.png", STORED, "--update" in sys.argv, WORST, MEAN):
    sys.exit(problem)
print(f"raylib: {len(NAMES)} pictures, and it sleeps")
