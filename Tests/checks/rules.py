"""Holds: each cited rule stands in docs/RULES.md, each rule there has a test that cites it.

With --update it writes the lines that name the tests. A range (DY-1 to DY-9) cites its two ends.
"""

import collections
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "RULES.md"
SHOWN = 6  # names in a list of tests

RULE = re.compile(r"^- \*\*([A-Z]{1,2}-\d+)\*\* · (documented|observed|measured|choice)"
                  r"( \([^)]*\))? — .+\.$")
TESTS = re.compile(r"^  Tests: (.*)\.$")
UNTESTED = re.compile(r"^  Not tested: .+\.$")
WORDS = re.compile(r"\b(CONTRACT|DESIGN\.md|HOUSE\.md|[Rr]ulings? \d|[Pp]ains? \d)")


def listed():
    found = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT,
                           capture_output=True, text=True, check=True).stdout.split("\n")
    return [pathlib.Path(name) for name in found if name and (ROOT / name).is_file()]


def read(path):
    try:
        return (ROOT / path).read_text()
    except UnicodeDecodeError:
        return ""


def is_test(path):
    return path.parts[0] == "Tests" and path.parts[1] in ("c", "RuntimeTests", "CShimTests", "ffi",
                                                          "abi", "opengl")


def citations(families):
    """Where each id is cited: id -> the files, in the order of their names."""
    cited = collections.defaultdict(list)
    name = re.compile(r"\b(?:%s)-[1-9]\d*\b(?!-)" % "|".join(sorted(families, reverse=True)))
    for path in listed():
        if ROOT / path in (PAGE, pathlib.Path(__file__)):
            continue
        for rule in sorted(set(name.findall(read(path)))):
            cited[rule].append(path)
    return cited


def main(update):
    lines = PAGE.read_text().split("\n")
    rules = [match[1] for line in lines if (match := RULE.match(line))]
    problems = [f"docs/RULES.md: what is '{line[:60]}'?" for line in lines
                if line.startswith("- **") and not RULE.match(line)
                and re.match(r"- \*\*[A-Z]{1,2}-\d", line)]
    problems += [f"docs/RULES.md: {rule} stands there {count} times"
                 for rule, count in collections.Counter(rules).items() if count > 1]
    cited = citations({rule.split("-")[0] for rule in rules})
    problems += [f"{', '.join(map(str, paths))}: {rule} does not stand in docs/RULES.md"
                 for rule, paths in sorted(cited.items()) if rule not in rules]

    page, untested = [], []
    for number, line in enumerate(lines):
        rule = match[1] if (match := RULE.match(line)) else None
        if TESTS.match(line):
            if update:
                continue
        page.append(line)
        if not rule:
            continue
        tests = [path.stem for path in cited[rule] if is_test(path)]
        after = lines[number + 1] if number + 1 < len(lines) else ""
        if UNTESTED.match(after):
            untested.append(rule)
            if tests:
                problems.append(f"docs/RULES.md: {rule} is tested, by {tests[0]}")
            continue
        if not tests:
            problems.append(f"docs/RULES.md: no test cites {rule}")
        if update and tests:
            more = f" and {len(tests) - SHOWN} more" if len(tests) > SHOWN else ""
            page.append(f"  Tests: {', '.join(tests[:SHOWN])}{more}.")
        elif tests:
            named = TESTS.match(after)
            if not named:
                problems.append(f"docs/RULES.md: {rule} names no tests: run make rules")
            else:
                for test in re.sub(r" and \d+ more$", "", named[1]).split(", "):
                    if test not in tests:
                        problems.append(
                            f"docs/RULES.md: {test} does not cite {rule}: run make rules")
    if update:
        PAGE.write_text("\n".join(page))
    for path in listed():
        if path.suffix in (".swift", ".c", ".h", ".cpp", ".py", ".md") and path.name != "rules.py":
            for number, line in enumerate(read(path).split("\n"), 1):
                if (match := WORDS.search(line)) and "TORT" not in line:
                    problems.append(f"{path}:{number}: '{match[0]}' means nothing in this project")
    print("\n".join(problems) or f"{len(rules)} rules, {len(rules) - len(untested)} with tests")
    return bool(problems)


sys.exit(main("--update" in sys.argv))
