"""Makes a found input small: `minimise.py DRIVER INPUT [OUT]`. Drops steps as long as the same thing
is found, then makes bytes 0, writes the small input to OUT and prints it as a C program."""

import pathlib
import subprocess
import sys
import tempfile

HEAD, STEP = 4, 12


def finding(driver, data):
    """What is found first, without where: '' when nothing is."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        result = subprocess.run([driver, file.name], capture_output=True, text=True)
    for line in result.stdout.splitlines():
        if line.startswith(file.name + ": "):
            return line.removeprefix(file.name + ": ")
    return ""


def join(steps):
    return bytes(HEAD) + b"".join(steps)


def without(steps, still):
    """The steps that are needed, by dropping ever smaller runs of them."""
    size = max(1, len(steps) // 2)
    while size:
        at, dropped = 0, False
        while at < len(steps):
            fewer = steps[:at] + steps[at + size:]
            if still(fewer):
                steps, dropped = fewer, True
            else:
                at += size
        if not (dropped and size == 1):
            size //= 2
    return steps


def plainer(steps, still):
    for at in range(len(steps)):
        for byte in range(3, STEP):
            if steps[at][byte]:
                step = bytearray(steps[at])
                step[byte] = 0
                other = steps[:at] + [bytes(step)] + steps[at + 1:]
                if still(other):
                    steps = other
    return steps


def main():
    driver, source = sys.argv[1:3]
    found = finding(driver, pathlib.Path(source).read_bytes())
    if not found:
        sys.exit(f"{source}: nothing is found")
    data = subprocess.run([driver, "--unroll", source], capture_output=True, check=True).stdout
    steps = [data[at:at + STEP] for at in range(HEAD, len(data), STEP)]

    def still(fewer):
        return finding(driver, join(fewer)) == found

    if not still(steps):
        sys.exit(f"{found}: not found any more without the scene")
    steps = plainer(without(steps, still), still)
    out = sys.argv[3] if len(sys.argv) > 3 else source + ".small"
    pathlib.Path(out).write_bytes(join(steps))
    print(f"/* {found}: {len(steps)} steps, {out} */")
    print(subprocess.run([driver, "--print", out], capture_output=True, text=True).stdout)


if __name__ == "__main__":
    main()
