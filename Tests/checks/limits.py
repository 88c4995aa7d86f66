"""Holds: each row of the header's table of limits has a test that goes up to it and one further. Such
a test says `Limit: ` and the row's words in a comment of Tests/c, and calls for the status."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def rows():
    """Words and number of each row; those for narrow pointers belong to the row above."""
    header = (ROOT / "include" / "motus.h").read_text()
    table = re.search(r"^ \* Limits\n \* -+\n(.*?)^ \* Views stand", header, re.M | re.S)[1]
    words = ""
    for line in re.findall(r"^ \*   (.*)$", table, re.M):
        found = re.fullmatch(r"(.*?)\s{2,}([\d,]+)", line) or re.fullmatch(r"(.*\S)\s([\d,]+)", line)
        words += " " + (found[1] if found else line).strip()
        if found:
            if not line.startswith(" "):
                yield words.strip(), found[2]
            words = ""


def main():
    problems, cited = [], {}
    for path in sorted((ROOT / "Tests" / "c").glob("*_test.c")):
        text = path.read_text()
        for comment in re.findall(r"/\*(.*?)\*/", text, re.S):
            plain = " ".join(re.sub(r"^ \*", "", comment, flags=re.M).split())
            for words in plain.split("Limit: ")[1:]:
                cited.setdefault(words, path)
                if "LIMIT" not in text:
                    problems.append(f"{path.name}: nothing is refused with MOTUS_ERROR_LIMIT")
    table = list(rows())
    for words, number in table:
        tests = [said for said in cited if said.startswith(f"{words} {number}")]
        if not tests:
            problems.append(f"no test says `Limit: {words} {number}`")
        for said in tests:
            del cited[said]
    problems += [f"{path.name}: the header has no limit `{said}`" for said, path in cited.items()]
    print("\n".join(problems) or f"{len(table)} limits, each with a test")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
