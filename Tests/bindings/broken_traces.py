"""Breaks traces in a line each, by numbers that a seed makes, and plays them: PLAYER COUNT TRACE….
The player says at which line something is wrong, or plays to the end; it never ends otherwise."""

import random
import subprocess
import sys
import tempfile
from pathlib import Path

MOST_LINES = 3000
WORDS = ("- [ ] { } = * ! 0 1 7 -1 4096 1000000 4294967296 18446744073709551615 nan inf 0x 0x1. 0x1p+99999999999 x xabc "
         'x0g " "\\x "\\xg0" \\x #1 #2 #9999 ?ffff @1').encode().split()


def broken(chance, line):
    words = line.split(b" ")
    place = chance.randrange(len(words))
    match chance.randrange(5):
        case 0:
            words[place] = chance.choice(WORDS)
        case 1:
            words.insert(place, chance.choice(WORDS))
        case 2:
            del words[place]
        case 3 if line:
            at = chance.randrange(len(line))
            return line[:at] + bytes([chance.randrange(256)]) + line[at + 1:]
        case _:
            return line[:chance.randrange(len(line) + 1)]
    return b" ".join(words)


def main():
    player, count = sys.argv[1], int(sys.argv[2])
    traces = {name: Path(name).read_bytes().split(b"\n")[:MOST_LINES] for name in sys.argv[3:]}
    lines = {}  # of each call, answer and callback, so that what is rare is broken as often
    for name, trace in traces.items():
        for at, line in enumerate(trace):
            lines.setdefault(line.split(b" ")[0], []).append((name, at))
    starts = sorted(lines)
    refused = 0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "broken.trace")
        for seed in range(count):
            chance = random.Random(seed)
            name, at = chance.choice(lines[chance.choice(starts)])
            trace = traces[name]
            after = trace[at + 1:at + 40] if chance.random() < .7 else []
            path.write_bytes(b"\n".join(trace[:at] + [broken(chance, trace[at])] + after))
            # Every third is played as it would have been with another number; there may be none to change.
            change = ["--with", f"{chance.randrange(1, at + 9)}:{chance.randrange(1, 9)}={chance.randrange(99)}"] if seed % 3 == 0 else []
            done = subprocess.run([player, *change, path], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60)
            if done.returncode not in ((0, 1, 2) if change else (0, 1)) or not done.stdout.strip():
                print(f"{name}, line {at + 1}, seed {seed}: {done.returncode}: {trace[at][:80]!r}")
                return 1
            refused += done.returncode > 0
    print(f"{count} broken traces, {refused} refused")
    return 0


sys.exit(main())
