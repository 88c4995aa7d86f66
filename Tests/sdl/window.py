"""Holds: the app of examples/sdl looks as it did, nothing on it jumps, and its window sleeps when nothing moves; with the
host of examples/gtk, too.

window.py PROGRAM [--update]: with --update the pictures in Tests/sdl/pictures are written anew.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import time

sys.dont_write_bytecode = True
import pictures  # noqa: E402  (beside this file)

HERE = pathlib.Path(__file__).resolve().parent
SHRINK = 4  # stored pictures are a quarter as wide as the window
WORST, MEAN = 26.0, 3.0  # of 255: letters and soft edges differ a little from SDL to SDL
IDLE = 0.05  # of a processor: room for the clock's grain

program, problems = sys.argv[1], []
OUT = HERE.parents[1] / f".build/motus/{pathlib.Path(program).name}.out"


def play(folder, *options, script="tour.txt", display=()):
    """Plays a script; returns the folder of its pictures, small."""
    shutil.rmtree(OUT / folder, ignore_errors=True)
    (OUT / folder).mkdir(parents=True)
    run = subprocess.run([*display, program, "--script", HERE / script, "--pictures", OUT / folder, *options],
                         capture_output=True, text=True, timeout=300)
    if run.returncode:
        problems.append(f"{folder}: {run.stdout[-1500:]}{run.stderr[-1500:]}")
    return {path.stem: pictures.shrink(pictures.read_ppm(path), SHRINK) for path in (OUT / folder).glob("*.ppm")}


def compare(folder, made, tolerance=1.0):
    """Each stored picture with the one that was made."""
    stored = sorted((HERE / "pictures").glob("*.png"))
    if not stored or not set(made) <= {path.stem for path in stored}:
        problems.append(f"{folder}: pictures without a stored one: {sorted(set(made))}")
    for path in stored:
        if path.stem not in made:
            continue
        worst, mean = pictures.difference(pictures.read_png(path), made[path.stem])
        if worst > WORST * tolerance or mean > MEAN * tolerance:
            problems.append(f"{folder}/{path.stem}: differs by {worst:.1f} at worst, {mean:.2f} on the whole: "
                            f"compare {path} with {OUT / folder / path.stem}.ppm")


def idles():
    """The window's share of a processor when nothing moves."""
    server = subprocess.Popen(["Xvfb", "-displayfd", "1", "-screen", "0", "1024x1024x24"],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    window = None
    try:
        display = ":" + server.stdout.readline().strip()
        window = subprocess.Popen([program], env={**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "GDK_BACKEND": "x11"},
                                  stderr=subprocess.PIPE)

        def used():
            fields = pathlib.Path(f"/proc/{window.pid}/stat").read_text().rsplit(")", 1)[1].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

        time.sleep(4)  # it opens, draws, and falls asleep
        if window.poll() is not None:
            problems.append(f"the window has gone: {window.stderr.read().decode()[-500:]}")
            return
        before, began = used(), time.monotonic()
        time.sleep(2)
        share = (used() - before) / (time.monotonic() - began)
        if share > IDLE:
            problems.append(f"nothing moves, and the window uses {share:.0%} of a processor")
        print(f"asleep, the window uses {share:.1%} of a processor")
    finally:
        for process in (window, server):
            if process is not None:
                process.kill()
                process.wait(timeout=10)


tour = play("tour", "--plain")
if "--update" in sys.argv:
    for old in (HERE / "pictures").glob("*.png"):
        old.unlink()
    for name, picture in tour.items():
        pictures.write_png(HERE / "pictures" / f"{name}.png", picture)
    print(f"{len(tour)} pictures")
    sys.exit()
compare("tour", tour)
if len(tour) < len(list((HERE / "pictures").glob("*.png"))):
    problems.append("the tour has not made all pictures")
# In frames so short that everything which moves steadily moves by little.
play("steady", "--plain", "--steady", "--rate", "480")
if shutil.which("Xvfb") and shutil.which("xvfb-run"):
    shown = play("window", "--plain", "--window", script="window.txt",
                 display=["xvfb-run", "-a", "-n", "110", "-s", "-screen 0 1024x1024x24"])
    compare("window", shown, tolerance=1.5)
    idles()
else:
    print("SKIPPED: the window itself: Xvfb is not installed")
print("\n".join(problems) or f"{len(tour)} pictures, no jumps")
sys.exit(bool(problems))
