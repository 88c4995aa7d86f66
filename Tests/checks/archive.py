"""Holds: every line of an archive's README and guide runs where it is unpacked and prints what the first program prints; no link of
its pages is broken. archive.py FOLDER: for checks/dist."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
import links  # noqa: E402  (beside this file)

folder = pathlib.Path(sys.argv[1])
text = re.sub(r"^```.*?^```", "", "".join((folder / name).read_text() for name in ("README.md", "docs/GUIDE.md")),
              flags=re.M | re.S)
NEEDS = ("cc", "c++", "make", "cmake", "pkg-config", "python3", "luarocks", "lua5.4", "luajit", "node", "cargo", "go", "mcs", "mono", "zig")
problems = [f"{page.relative_to(folder)}: there is no {link}"
            for page in links.pages_of(folder) for link in links.broken(page)]
problems += [f"{word} has been left" for word in re.findall(r"@[A-Z_]+@", text)]
environment = {name: value for name, value in os.environ.items()
               if name not in ("LD_LIBRARY_PATH", "PKG_CONFIG_PATH", "MAKEFLAGS", "MAKE", "CFLAGS", "PYTHONPATH")}
# Whether the lines work is asked, not how fast their programs are.
environment |= {"CFLAGS": "-O0", "CMAKE_BUILD_TYPE": "Debug", "CMAKE_BUILD_PARALLEL_LEVEL": "2"}
expected, ran, exports = None, 0, []
for line in re.findall(r"^    (.+)$", text, re.M):
    missing = [tool for tool in NEEDS if re.search(rf"(?:^|[\s(]){re.escape(tool)}(?:\s|$)", line) and not shutil.which(tool)]
    if "sdl2" in line or "wander" in line:
        missing += [] if subprocess.run(["pkg-config", "--exists", "sdl2"]).returncode == 0 else ["sdl2"]
    if "java/build.sh" in line and subprocess.run(["sh", "java/build.sh", "--java"], cwd=folder, capture_output=True).returncode:
        missing.append("Java 22 or newer")
    if "luarocks" in line and not pathlib.Path("/usr/include/lua5.4/lua.h").exists():
        missing.append("lua5.4's headers")
    if missing:
        print(f"SKIPPED: a line of the archive for {missing[0]}, which is not installed")
        continue
    if line.startswith("export "):
        exports.append(line)
        continue
    run = subprocess.run(["sh", "-ec", "\n".join([*exports, line])], cwd=folder, env=environment, capture_output=True,
                         text=True, timeout=600)
    ran += 1
    if run.returncode:
        problems.append(f"`{line}` ends with {run.returncode}: {run.stdout[-800:]}{run.stderr[-800:]}")
    elif re.search(r"hello(\.(py|lua|mjs|exe|java))?$|^\./first", line) and "luarocks" not in line:
        expected = expected or run.stdout
        if run.stdout != expected or run.stdout.count("\n") < 20:
            problems.append(f"`{line}` prints something else: {run.stdout[:300]}")
print("\n".join(problems) or f"{ran} lines of the archive's README and guide")
sys.exit(bool(problems) or not ran)
