"""Holds: the programs of docs/GUIDE.md compile, run, and print what stands there; what the pages
name, the header declares, and where they point, something is, also within a page.

The C blocks of a chapter, one after the other, are a program; the text block after them is its
output. With --update the outputs are written.
"""

import os
import pathlib
import re
import shlex
import subprocess
import sys

sys.dont_write_bytecode = True
import links  # noqa: E402  (beside this file)

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "GUIDE.md"
OUT = ROOT / ".build" / "motus" / "guide"
# Variables of the environment that tools read.
ENVIRONMENT = ("MOTUS_STORM", "MOTUS_MUTANT", "MOTUS_TRACE", "MOTUS_LIVE", "MOTUS_RECORDED", "MOTUS_LIBRARY", "MOTUS_DIR")
FLAGS = "-std=c99 -Wall -Wextra -Werror -pedantic -Iinclude"
LIBRARY = os.environ.get("MOTUS_LIBRARY", ROOT / ".build" / "release")

update = "--update" in sys.argv
OUT.mkdir(parents=True, exist_ok=True)
chapters = re.split(r"^(?=## )", PAGE.read_text(), flags=re.M)
problems, programs = [], 0
for number, chapter in enumerate(chapters):
    title = chapter.split("\n", 1)[0].lstrip("# ")
    code = "".join(re.findall(r"^```c\n(.*?)^```", chapter, re.M | re.S))
    texts = re.findall(r"^```text\n(.*?)^```", chapter, re.M | re.S)
    if not code or "<SDL.h>" in code:  # that one is held by examples/sdl
        continue
    programs += 1
    name = OUT / f"chapter{number}"
    name.with_suffix(".c").write_text(code)
    subprocess.run([*shlex.split(os.environ.get("CC", "cc")), *FLAGS.split(), "-o", name,
                    name.with_suffix(".c"), f"-L{LIBRARY}", "-lmotus", f"-Wl,-rpath,{LIBRARY}"],
                   cwd=ROOT, check=True)
    run = subprocess.run([name], capture_output=True, text=True, timeout=20)
    if run.returncode or run.stderr:
        problems.append(f"{title}: ends with {run.returncode} and says {run.stderr!r}")
    if len(texts) != 1:
        problems.append(f"{title}: {len(texts)} outputs")
    elif update:
        chapters[number] = chapter.replace(f"```text\n{texts[0]}```", f"```text\n{run.stdout}```")
    elif texts[0] != run.stdout:
        problems.append(f"{title}: prints\n{run.stdout}and not\n{texts[0]}")
if update:
    PAGE.write_text("".join(chapters))
header = set(re.findall(r"\w+", (ROOT / "include" / "motus.h").read_text()))
pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")),
         *sorted((ROOT / "Tests").glob("*.md"))]
pages.remove(ROOT / "docs" / "RENAMED.md")  # old names are its subject
for page in pages:
    text, name = page.read_text(), page.relative_to(ROOT)
    problems += [f"{name}: {word} does not stand in the header"
                 for word in sorted(set(re.findall(r"\b(?:motus|MOTUS)_\w*[a-zA-Z]\b(?!\*)", text)))
                 if word not in header and not word.startswith("MOTUS_STORM")
                 and not word.startswith(ENVIRONMENT)]
    problems += [f"{name}: there is no {place}" for place in links.broken(page)]
print("\n".join(problems) or f"{programs} programs, {len(pages)} pages")
sys.exit(bool(problems) or not programs)
