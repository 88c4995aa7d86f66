"""Holds: rename.py carries C sources over as docs/RENAMED.md says, and leaves to hands what it cannot:
a call whose acting argument would be repeated or dropped, a field that was a call. Comments are
wrapped, code is not. The page names what has gone and what there is."""

import re
import sys

import header
import rename

PAGE = """## Renamed
```text
motus_old motus_a_much_longer_new_name
motus_thing.before motus_thing.after
```

## Gathered
```options
motus_thing_set_size motus_thing_options.size
```

## Folded
```text
motus_turn(a, b, c) -> motus_push(a, (motus_vector){(c) * cos(b), (c) * sin(b)})
motus_drop(a, b) -> motus_take(a)
motus_is_gone(a) -> ((motus_states(a) & MOTUS_GONE) != 0)
motus_end(a) -> motus_end(a, 0)
```
"""
LONG = "x" * 60
CASES = [
    # (what it shows, before, after, lines that are told)
    ("a name", "motus_old(1);", "motus_a_much_longer_new_name(1);", []),
    ("a field", "motus_thing t; t.before = 1;", "motus_thing t; t.after = 1;", []),
    ("a fold", "if (!motus_is_gone(v)) motus_end(p);",
     "if (!((motus_states(v) & MOTUS_GONE) != 0)) motus_end(p, 0);", []),
    ("an argument without effect is repeated", "motus_turn(p, angle + 1, 2);",
     "motus_push(p, (motus_vector){2 * cos(angle + 1), 2 * sin(angle + 1)});", []),
    ("a call is not repeated", "\nmotus_turn(p, next(), 2);", "\nmotus_turn(p, next(), 2);", [2]),
    ("a count is not repeated", "motus_turn(p, at++, 2);", "motus_turn(p, at++, 2);", [1]),
    ("an assignment is not repeated", "motus_turn(p, a = b, 2);", "motus_turn(p, a = b, 2);", [1]),
    ("a call through a pointer is not repeated", "motus_turn(p, (*f)(1), 2);",
     "motus_turn(p, (*f)(1), 2);", [1]),
    ("a call is not dropped", "motus_drop(p, next());", "motus_drop(p, next());", [1]),
    ("what has no effect is dropped", "motus_drop(p, a == b ? sizeof(int) : 2);", "motus_take(p);", []),
    ("a designated field is no assignment", "motus_drop(p, (motus_point){.x = 1});",
     "motus_take(p);", []),
    ("parentheses in texts and characters", """motus_end(name(")", ')', "\\"("));""",
     """motus_end(name(")", ')', "\\"("), 0);""", []),
    ("a macro for several arguments", "motus_turn(p, BOTH);", "motus_turn(p, BOTH);", [1]),
    ("a macro that may be all that the new call has", "motus_end(BOTH);", "motus_end(BOTH);", [1]),
    ("what is carried over stays", "motus_end(p, 0);", "motus_end(p, 0);", []),
    ("a setter that became a field", "\n\nmotus_thing_set_size(t, 1);",
     "\n\nmotus_thing_set_size(t, 1);", [3]),
    ("code behind a comment is not broken", f"/* it */ call(motus_old, {LONG}, 1);",
     f"/* it */ call(motus_a_much_longer_new_name, {LONG}, 1);", []),
    ("nor code before one", f"call(motus_old, {LONG}, 1); /* it */",
     f"call(motus_a_much_longer_new_name, {LONG}, 1); /* it */", []),
    ("nor code behind the end of one", f"/* a\n * b */ call(motus_old, {LONG}, 1);",
     f"/* a\n * b */ call(motus_a_much_longer_new_name, {LONG}, 1);", []),
    ("nor a product", f"int y = 2\n * motus_old({LONG}, 1, 2, 3);",
     f"int y = 2\n * motus_a_much_longer_new_name({LONG}, 1, 2, 3);", []),
    ("a comment is wrapped", f"/* motus_old and {LONG} and more. */",
     f"/* motus_a_much_longer_new_name and\n * {LONG} and more. */", []),
    ("a line of a comment goes on below", f"/* a\n * motus_old and {LONG}\n * more. */\nint x;",
     f"/* a\n * motus_a_much_longer_new_name and\n * {LONG} more. */\nint x;", []),
    ("a comment sign in a text opens none", f'f("/*");\n * motus_old({LONG}, 1, 2, 3);',
     f'f("/*");\n * motus_a_much_longer_new_name({LONG}, 1, 2, 3);', []),
    ("the lists keep both names", PAGE, PAGE, []),
]

changes, problems = rename.Changes(PAGE), []
for name, before, after, lines in CASES:
    found, told = rename.carried(before, "host.c", changes, [], False)
    if found != after:
        problems.append(f"{name}:\n{before}\nbecame\n{found}\nnot\n{after}")
    if [line for line, _ in told] != lines:
        problems.append(f"{name}: told {told}, not lines {lines}")
# The page itself: an old name is none of the header's, unless a list gives it to something else; a new one is there,
# or a newer list has it as an old one.
page = rename.Changes(rename.TABLES.read_text())
declared = set(re.findall(r"\w+", header.plain())) | set(re.findall(r"MOTUS_\w+", header.source()))
olds = {old for names in page.names for old in names} | {name for name, _, _ in page.folds} | page.gathered.keys()
news = {new for names in page.names for new in names.values()}
news |= {word for _, _, call in page.folds for word in re.findall(r"\b(?:motus|MOTUS)_\w+", call)}
news |= {word for new in page.gathered.values() for word in re.findall(r"\b(?:motus|MOTUS)_\w+", new)}
problems += [f"RENAMED.md: {old} is still in the header" for old in sorted(olds & declared - news)]
problems += [f"RENAMED.md: {new} is not in the header" for new in sorted(news - declared - olds)]
for old, new in page.gathered.items():
    for struct, field in re.findall(r"\b(motus_\w+)\.(\w+)", new):
        fields = [name for one in header.structs().get(struct, []) for name in header.declarators(one)]
        if field not in fields:
            problems.append(f"RENAMED.md: {struct} has no {field}, where {old} is said to have gone")
print("\n".join(problems) or f"{len(CASES)} texts are carried over")
sys.exit(bool(problems))
