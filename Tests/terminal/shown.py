"""Holds: see run.sh. shown.py PROGRAM [--update]"""

import os
import pathlib
import pty
import select
import subprocess
import sys
import time

PROGRAM, STORED = sys.argv[1], pathlib.Path(__file__).with_name("terminal.txt")
KEYS, FRAMES = "20:d 30:d 60:e 130:x 200:s 300:x", "50,72,120,212"  # focus, push, page, sheet on its way
run = subprocess.run([PROGRAM, KEYS, FRAMES], capture_output=True, text=True, timeout=60)
if run.returncode or not run.stdout.endswith("\nsleeps\n"):
    sys.exit(f"ends with {run.returncode}: {run.stdout[-200:]}{run.stderr}")
if "--update" in sys.argv:
    STORED.write_text(run.stdout)
for number, (wanted, found) in enumerate(zip(STORED.read_text().splitlines(), run.stdout.splitlines()), 1):
    if wanted != found:
        sys.exit(f"line {number} of {STORED.name} is\n{wanted}\nand was shown as\n{found}")

# A terminal: what is written until it is quiet, after some bytes.
process, terminal = pty.fork()
if process == 0:
    os.execv(PROGRAM, [PROGRAM])
said, ended = b"", time.monotonic() + 60


def after(sent):
    global said
    os.write(terminal, sent)
    told = b""
    while time.monotonic() < ended and select.select([terminal], [], [], 0.5)[0]:
        try:
            told += os.read(terminal, 65536)
        except OSError:
            break
    said += told
    return told


first = after(b"")
press = after(b"\x1b[<0;20;3M\x1b[<0;20;3m")  # a tap on the first row
back = after(b"\x1b")
after(b"q")
_, status = os.waitpid(process, 0)
problems = [name for name, holds in {
    "it ends with an error": status == 0, "no screen of its own": b"\x1b[?1049h" in first and said.endswith(b"\x1b[?1049l"),
    "no list": b"\xe2\x96\x80" in first, "a tap pushes nothing": len(press) > 5000, "escape goes nowhere": len(back) > 5000,
}.items() if not holds]
if problems:
    sys.exit("; ".join(problems))
print(f"terminal: {len(run.stdout.splitlines())} lines as recorded; a tap wrote {len(press)} bytes, {len(said)} in all")
