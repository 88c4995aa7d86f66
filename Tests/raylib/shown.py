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
run = subprocess.run(["xvfb-run", "-a", "-s", "-screen 0 1024x1024x24", sys.argv[1], "-B", ROOT / "examples/raylib/app.py", OUT],
                     capture_output=True, text=True, timeout=120)
if run.returncode or not run.stdout.endswith("sleeps\n"):
    sys.exit(f"app.py ends with {run.returncode}: {run.stdout[-600:]}{run.stderr[-1500:]}")
shown = [pictures.shrink(pictures.read_ppm(OUT / f"{name}.ppm"), SHRINK) for name in NAMES]
width, height, _ = shown[0]
strip = (width * len(shown), height, b"".join(one[2][row * width * 3:(row + 1) * width * 3]
                                            for row in range(height) for one in shown))
pictures.write_png(OUT / "walks.png", strip)
if "--update" in sys.argv:
    shutil.copy(OUT / "walks.png", STORED)
worst, mean = pictures.difference(pictures.read_png(STORED), strip)
if worst > WORST or mean > MEAN:
    sys.exit(f"differs by {worst:.1f} at worst, {mean:.2f} on the whole: compare {STORED} with {OUT}/walks.png")
print(f"raylib: {len(NAMES)} pictures, and it sleeps")
