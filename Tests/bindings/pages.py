"""Holds: the programs of docs/PYTHON.md or docs/JAVASCRIPT.md run and print what stands there: python | js [--update].

The blocks of a chapter are a program, the text block after them its output; a chapter without one is only read.
"""

import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUT = ROOT / ".build" / "motus" / "pages"
PACKAGES = ROOT / ".build" / "motus" / "bindings"
language, update = sys.argv[1], "--update" in sys.argv
page = ROOT / "docs" / {"python": "PYTHON.md", "js": "JAVASCRIPT.md"}[language]
OUT.mkdir(parents=True, exist_ok=True)
chapters, problems, programs = re.split(r"^(?=## )", page.read_text(), flags=re.M), [], 0
for number, chapter in enumerate(chapters):
    title = chapter.split("\n", 1)[0].lstrip("# ")
    code = "".join(re.findall(rf"^```{language}\n(.*?)^```", chapter, re.M | re.S))
    if not code:
        continue
    programs += 1
    if language == "js":
        code = re.sub(r'from "motus(/\w+)?"', lambda found: f'from "{PACKAGES}/js{found[1] or "/motus"}.js"', code)
    program = OUT / f"{language}{number}.{'py' if language == 'python' else 'mjs'}"
    program.write_text(code)
    node = os.environ.get("NODE", "node")
    runs = "```text" in chapter
    command = [sys.executable, "-W", "error", program] if language == "python" else \
        [node, program] if runs else [node, "--check", program]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60,
                         env={**os.environ, "PYTHONPATH": str(PACKAGES / "python")})
    if run.returncode or run.stderr:
        problems.append(f"{title}: ends with {run.returncode} and says {run.stderr}")
    if runs and update:
        chapters[number] = re.sub(r"^```text\n.*?^```", lambda _: f"```text\n{run.stdout}```", chapter, flags=re.M | re.S)
    elif runs and f"```text\n{run.stdout}```" not in chapter:
        problems.append(f"{title}: prints\n{run.stdout}")
if update:
    page.write_text("".join(chapters))
if problems or not programs:
    sys.exit("\n".join(problems) or f"{page.name} has no programs")
print(f"{page.name}: {programs} programs")
