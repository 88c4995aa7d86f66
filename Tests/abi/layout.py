"""Holds: sizes, offsets and constants of the header are those of layout.txt, which only grows."""

import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

import header

LIST = pathlib.Path(__file__).with_name("layout.txt")


def program():
    """A C program that prints one line for each struct, field and enumerator."""
    lines = ["#include <motus.h>", "#include <stdio.h>", "int main(void) {"]
    for name, fields in header.structs().items():
        lines.append(f'printf("{name} size %zu\\n", sizeof({name}));')
        for field in [declared for text in fields for declared in header.declarators(text)]:
            lines.append(f'printf("{name}.{field} at %zu size %zu\\n", offsetof({name}, {field}),'
                         f" sizeof((({name} *)0)->{field}));")
    for name in header.enumerators():
        lines.append(f'printf("{name} = %lld\\n", (long long){name});')
    return "\n".join(lines + ["return 0;", "}"])


def measure():
    compiler = shlex.split(os.environ.get("CC", "cc"))
    with tempfile.TemporaryDirectory() as folder:
        source, binary = f"{folder}/layout.c", f"{folder}/layout.exe"
        pathlib.Path(source).write_text(program())
        subprocess.run([*compiler, "-std=c99", f"-I{header.PATH.parent}", "-o", binary, source],
                       check=True)
        run = shlex.split(os.environ.get("RUN", ""))  # another machine's programs, by an emulator
        return subprocess.run([*run, binary], check=True, capture_output=True, text=True).stdout


def parse(text):
    return dict(line.split(" ", 1) for line in text.splitlines())


def compatible(name, old, new):
    """A struct that carries its own size may grow at its end; nothing else may change."""
    if old == new:
        return True
    grows = re.match(r"size (\d+)", old) and re.match(r"size (\d+)", new)
    return bool(grows) and name + ".struct_size" in now and int(new[5:]) > int(old[5:])


now = parse(measure())
then = parse(LIST.read_text()) if LIST.exists() else {}
broken = [f"{name} {then[name]} is now: {now.get(name, 'gone')}"
          for name in then if name not in now or not compatible(name, then[name], now[name])]

if "--update" in sys.argv and not broken:
    LIST.write_text("".join(f"{name} {what}\n" for name, what in sorted(now.items())))
    print(f"layout.txt: {len(now.keys() - then.keys())} added, {len(now)} lines")
    sys.exit()
if broken:
    broken.append("hosts built before this would break; if none can exist, take the lines out of "
                  "Tests/abi/layout.txt by hand, then `make symbols`")
elif now != then:
    broken = [f"{name} {now[name]} is new: run `make symbols`"
              for name in now if now[name] != then.get(name)]
print("\n".join(broken) or f"{len(header.structs())} structs, {len(now)} lines")
sys.exit(bool(broken))
