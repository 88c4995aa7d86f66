"""Holds: no call in C tests rolls dice in two of its arguments, whose order each compiler chooses."""

import pathlib
import re
import sys

TESTS = pathlib.Path(__file__).resolve().parents[1]
DICE = re.compile(r"\b((?:\w+_)?roll|rolled|between|unit|dice|pick|storm_dice|storm_number"
                  r"|dice_(roll|next)|xorshift_roll|short_(roll|next|scaled))\(")
KEYWORDS = {"for", "if", "while", "switch", "return"}
DEFINED = re.compile(r"^static [^;{}()]*\b(\w+)\([^;{}]*\) \{(.*?)^\}", re.M | re.S)


def rollers(text):
    """The functions of a file that roll, by themselves or by others of it."""
    bodies, found = dict(DEFINED.findall(text)), set()
    while new := {name for name, body in bodies.items() if name not in found and
                  (DICE.search(body) or any(re.search(rf"\b{one}\(", body) for one in found))}:
        found |= new
    return found


def calls(text):
    """Calls with dice in more than one argument: where each begins."""
    names = "|".join(rollers(text)) or "$"
    rolls = {match.start() for match in [*DICE.finditer(text), *re.finditer(rf"\b({names})\(", text)]}
    open_ones = []  # [place, name, whether each argument so far rolls]
    for place, letter in enumerate(text):
        if place in rolls:
            for outer in open_ones:
                outer[2][-1] = True
        if letter in "([{":
            name = re.search(r"(\w+)\s*$", text[max(0, place - 80):place]) if letter == "(" else None
            open_ones.append([place, name[1] if name else "", [False]])
        elif letter in ")]}" and open_ones:
            start, name, rolling = open_ones.pop()
            if name and name not in KEYWORDS and sum(rolling) > 1:
                yield start
        elif letter == "," and open_ones:
            open_ones[-1][2].append(False)


def main():
    problems = []
    files = sorted(path for end in ("*.c", "*.h") for path in TESTS.rglob(end))
    for path in files:
        text = re.sub(r"/\*.*?\*/", lambda m: re.sub(r"[^\n]", " ", m[0]), path.read_text(), flags=re.S)
        for place in calls(text):
            problems.append(f"{path.relative_to(TESTS.parent)}:{text.count(chr(10), 0, place) + 1}: "
                            "roll the dice in front of the call")
    print("\n".join(problems) or f"{len(files)} files")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
