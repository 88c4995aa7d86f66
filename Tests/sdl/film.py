"""Makes what stands at the top of the README: a film, and frames of the tour side by side.

film.py PROGRAM FOLDER PICTURE FILM: frames go to FOLDER. The film is an animated WebP, written by Pillow (Debian:
python3-pil): that of the machine is asked when this Python has none.
"""

import importlib.util
import os
import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True
if importlib.util.find_spec("PIL") is None:
    if sys.executable == "/usr/bin/python3" or not os.path.exists("/usr/bin/python3"):
        sys.exit("make film needs Pillow: apt-get install python3-pil")
    os.execv("/usr/bin/python3", ["/usr/bin/python3", *sys.argv])
from PIL import Image  # noqa: E402
import pictures  # noqa: E402  (beside this file)

FRAMES = "pulled", "sheet_comes", "thrown", "lifted"
SCALE, SHRINK, GAP, CORNER = 2, 3, 18, 27  # corners and gaps in pixels of the result

EVERY, LARGEST = 4, 700_000  # every fourth frame of sixty a second; bytes of the film
WIDTH, HEIGHT, QUALITY = 293, 634, 58

program, folder, target, film = sys.argv[1:]
here = pathlib.Path(__file__).parent
for old in pathlib.Path(folder).glob("[0-9]*.ppm"):
    old.unlink()
subprocess.run([program, "--script", here / "film.txt", "--pictures", folder, "--film", str(EVERY)], check=True)
shots = [Image.open(path).resize((WIDTH, HEIGHT), Image.LANCZOS) for path in sorted(pathlib.Path(folder).glob("[0-9]*.ppm"))]
shots[0].save(film, save_all=True, append_images=shots[1:], duration=1000 * EVERY // 60, loop=0, quality=QUALITY, method=6)
size = pathlib.Path(film).stat().st_size
print(f"{film}: {size} bytes, {len(shots)} frames")
if size > LARGEST:
    sys.exit(f"more than {LARGEST} bytes")

tour = pathlib.Path(__file__).with_name("tour.txt")
subprocess.run([program, "--script", tour, "--pictures", folder, "--scale", str(SCALE)], check=True)
phones = [pictures.shrink(pictures.read_ppm(f"{folder}/{name}.ppm"), SHRINK) for name in FRAMES]
width, height, _ = phones[0]


def inside(x, y):
    """How much of a pixel lies inside the phone's round corners, 0 to 1."""
    dx = max(CORNER - x - .5, x + .5 - (width - CORNER), 0)
    dy = max(CORNER - y - .5, y + .5 - (height - CORNER), 0)
    return min(max(CORNER + .5 - (dx * dx + dy * dy) ** .5, 0), 1)


rows = []
for y in range(height):
    alphas = [round(255 * inside(x, y)) for x in range(width)]
    for number, (_, _, pixels) in enumerate(phones):
        line = pixels[y * width * 3:(y + 1) * width * 3]
        row = bytearray(width * 4)
        row[0::4], row[1::4], row[2::4], row[3::4] = line[0::3], line[1::3], line[2::3], alphas
        rows.append(bytes(row) + bytes(4 * GAP * (number < len(phones) - 1)))
pictures.write_png(target, (len(phones) * width + (len(phones) - 1) * GAP, height, b"".join(rows)), channels=4)
print(f"{target}: {pathlib.Path(target).stat().st_size} bytes")
