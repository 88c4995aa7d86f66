"""Breaks one line of the engine at a time and shows which breaks no C program notices.

    mutants.py [N] [--seed S] [--only WORDS] [--tests WORDS]

N places are chosen at random from Sources/Runtime (with --only: from files whose path has one of the
words, which commas part; with --tests: only programs whose names have one of the words are run)
and all of them are built into one debug library, each behind a switch: MOTUS_MUTANT=7 breaks the
seventh. A first run of every C program notes which places it reaches; then each mutant meets only
the programs that reach it, the fastest first, until one fails. What is left lives: nothing that a
host can see told the difference, or no test looked.
"""

import argparse
import concurrent.futures
import os
import pathlib
import random
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
HOME = ROOT / ".build" / "mutants"
TREE = HOME / "tree"
SWIFT = os.environ.get("SWIFT", "swift")
JOBS = int(os.environ.get("JOBS", os.cpu_count() or 2))

# As they are at the beginning: a tree that changes meanwhile changes nothing here.
SOURCES = {str(path.relative_to(ROOT)): path.read_text() for path in [
    ROOT / "Package.swift", *(ROOT / "include").rglob("*"), *(ROOT / "Sources").rglob("*")]
    if path.is_file()}

# Operators in words, by the precedence group that their stand-in gets.
SWAPS = {"<": ("<=", "ComparisonPrecedence", "<T: Comparable>(a: T, b: T) -> Bool"),
         "<=": ("<", "ComparisonPrecedence", "<T: Comparable>(a: T, b: T) -> Bool"),
         ">": (">=", "ComparisonPrecedence", "<T: Comparable>(a: T, b: T) -> Bool"),
         ">=": (">", "ComparisonPrecedence", "<T: Comparable>(a: T, b: T) -> Bool"),
         "==": ("!=", "ComparisonPrecedence", "<T: Equatable>(a: T, b: T) -> Bool"),
         "!=": ("==", "ComparisonPrecedence", "<T: Equatable>(a: T, b: T) -> Bool"),
         "+": ("-", "AdditionPrecedence", "<T: Numeric>(a: T, b: T) -> T"),
         "-": ("+", "AdditionPrecedence", "<T: Numeric>(a: T, b: T) -> T"),
         "&&": ("||", "LogicalConjunctionPrecedence",
                "(a: Bool, b: @autoclosure () -> Bool) -> Bool"),
         "||": ("&&", "LogicalDisjunctionPrecedence",
                "(a: Bool, b: @autoclosure () -> Bool) -> Bool")}
OPERATOR = re.compile(r"(?<=[\w)\]]) (%s) (?=[\w(.\-!])" % "|".join(
    re.escape(name) for name in sorted(SWAPS, key=len, reverse=True)))
STATEMENT = re.compile(r"^( +)((?:try )?[a-z_][\w.\[\]!?]*\((?:[^(){}\"]|\([^(){}\"]*\))*\)"
                       r"|[a-z_][\w.\[\]]* [-+*]?= [^{}\"]*[\w)\]])$")
TRUTH = re.compile(r"(?<== )(true|false)$")
SKIPPED = re.compile(r"^\s*(//|@|import|func|init|case|struct|class|enum|extension|precondition|assert"
                     r"|(?:private |fileprivate |static |final )+|let .*: |typealias|where|#)"
                     r"|\"|\bnil\b|-> |checkInvariants|Message|\bstatic\b|operator")


def has_word(name, words):
    """Whether a name has one of the words, which commas part; without words every name has."""
    return any(word in name for word in words.split(","))


def places(only):
    """Every place that can be broken: (file, line number, column, end, kind)."""
    found = []
    for name in sorted(SOURCES):
        if not re.match(r"Sources/Runtime/.*\.swift$", name) or not has_word(name, only):
            continue
        lines = SOURCES[name].split("\n")
        for number, line in enumerate(lines):
            text = line.split(" // ")[0]
            if SKIPPED.search(text):
                continue
            found += [(name, number, m.start(1), m.end(1), m[1]) for m in OPERATOR.finditer(text)]
            found += [(name, number, m.start(1), m.end(1), "truth") for m in TRUTH.finditer(text)]
            # A statement among others; what goes on in the next line, or came from the last, is none.
            after = lines[number + 1] if number + 1 < len(lines) else ""
            before = lines[number - 1] if number else ""
            if (m := STATEMENT.match(text)) and before.rstrip().endswith((")", "{", "}", "]")) and (
                    len(after) - len(after.lstrip()) <= len(m[1])) and not re.match(
                        r"\s*([.?:&|+*/]|else)", after):
                found.append((name, number, m.start(2), len(text), "statement"))
    return found


def stand_in(number):
    """An operator that is nobody else's: a number in the letters ~ ^ %."""
    digits = ""
    for _ in range(8):
        digits, number = "~^%"[number % 3] + digits, number // 3
    return "^" + digits


def broken(line, number, place):
    _, _, start, end, kind = place
    if kind == "statement":
        return f"{line[:start]}if mutantIsNot({number}) {{ {line[start:end]} }}{line[end:]}"
    if kind == "truth":
        return f"{line[:start]}({line[start:end]} == mutantIsNot({number})){line[end:]}"
    return line[:start] + stand_in(number) + line[end:]


def shown(line, place):
    _, _, start, end, kind = place
    if kind == "statement":
        return f"without: {line.strip()}"
    other = {"true": "false", "false": "true"}.get(line[start:end]) or SWAPS[kind][0]
    return f"{line[:start].lstrip()}⟦{line[start:end]} → {other}⟧{line[end:]}"


def switches(mutants):
    lines = ["import Glibc", "", f"let mutantCount = {max(mutants, default=0) + 1}",
             "nonisolated(unsafe) let mutantsReached = UnsafeMutablePointer<UInt8>.allocate(capacity: mutantCount)",
             "let mutantChosen: Int = {",
             "  mutantsReached.initialize(repeating: 0, count: mutantCount)",
             "  if getenv(\"MOTUS_MUTANTS_REACHED\") != nil {",
             "    atexit {",
             "      guard let file = fopen(getenv(\"MOTUS_MUTANTS_REACHED\"), \"w\") else { return }",
             "      fwrite(mutantsReached, 1, mutantCount, file)",
             "      fclose(file)",
             "    }",
             "  }",
             "  guard let text = getenv(\"MOTUS_MUTANT\") else { return -1 }",
             "  return Int(atoi(text))",
             "}()", "",
             "@inline(never) func mutantIsNot(_ number: Int) -> Bool {",
             "  let chosen = mutantChosen", "  mutantsReached[number] = 1",
             "  return chosen != number", "}"]
    for number, place in sorted(mutants.items()):
        if place[4] not in SWAPS:
            continue
        other, precedence, signature = SWAPS[place[4]]
        name, second = stand_in(number), "b()" if "autoclosure" in signature else "b"
        lines += [f"infix operator {name}: {precedence}",
                  f"@inline(never) func {name} {signature} {{",
                  f"  mutantIsNot({number}) ? a {place[4]} {second} : a {other} {second}",
                  "}"]
    return "\n".join(lines) + "\n"


def write(path, text):
    """Only what differs: the build is incremental from run to run."""
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def build(mutants):
    """Builds all mutants into one library; what the compiler refuses is left out."""
    TREE.mkdir(parents=True, exist_ok=True)
    if not (TREE / "Tests").is_symlink():
        (TREE / "Tests").symlink_to(ROOT / "Tests")
    for path in [path for folder in ("include", "Sources") for path in (TREE / folder).rglob("*")]:
        if path.is_file() and str(path.relative_to(TREE)) not in SOURCES:
            path.unlink()
    for attempt in range(8):
        for name in SOURCES:
            lines = SOURCES[name].split("\n")
            here = [(place, number) for number, place in mutants.items() if place[0] == name]
            for place, number in here:
                lines[place[1]] = broken(lines[place[1]], number, place)
            write(TREE / name, "\n".join(lines))
        write(TREE / "Sources/Runtime/Support/Mutants.swift", switches(mutants))
        run = subprocess.run([SWIFT, "build", "--package-path", TREE, "--scratch-path", HOME / "build"],
                             capture_output=True, text=True)
        if run.returncode == 0:
            break
        errors = {(match[1], int(match[2]) - 1) for match in re.finditer(
            r"(Sources/Runtime/[^:\n]*\.swift):(\d+):\d+: error", run.stdout + run.stderr)}
        bad = [number for number, place in mutants.items() if (place[0], place[1]) in errors]
        if not bad:  # an expression over several lines, or what the type checker gives up on
            files = {name for name, _ in errors}
            bad = [number for number, place in mutants.items() if place[0] in files]
        if not bad:
            print(run.stdout[-3000:], run.stderr[-3000:])
            sys.exit("the broken engine does not build")
        for number in bad:
            build.dropped.append(mutants.pop(number))
    else:
        sys.exit("the broken engine does not build")
    library = HOME / "lib"
    library.mkdir(exist_ok=True)
    # As in c/determinism.sh: linked anew, as ordinary Swift.
    objects = f"@{HOME / 'build/debug/motus.product/Objects.LinkFileList'}"
    subprocess.run([SWIFT + "c", "-emit-library", "-module-name", "motus", "-Xlinker",
                    "-soname=libmotus.so.0", "-o", library / "libmotus.so.0", objects],
                   check=True, capture_output=True)


build.dropped = []


def programs(pool, words):
    """The C tests, linked to the broken library."""
    folder = HOME / "c"
    folder.mkdir(exist_ok=True)
    scenes = [path for path in (ROOT / "Tests/bench/dynamics/torture").glob("*.c")
              if path.stem not in ("torture", "chipmunk")]
    with_scenes = ("dynamics_torture_test", "dynamics_scenes_storm_test")

    def link(source):
        program = folder / source.stem
        subprocess.run([os.environ.get("CC", "cc"), "-std=c99", "-g", f"-I{ROOT / 'include'}", "-o",
                        program, source, *(scenes if source.stem in with_scenes else []),
                        HOME / "lib" / "libmotus.so.0", "-lm",
                        "-Wl,--unresolved-symbols=ignore-in-shared-libs"], check=True)
        return program

    return list(pool.map(link, sorted(source for source in (ROOT / "Tests" / "c").glob("*_test.c")
                                      if has_word(source.stem, words))))


def swift_runtime():
    text = subprocess.run([SWIFT + "c", "-print-target-info"], capture_output=True, text=True).stdout
    return re.search(r'"runtimeResourcePath": "(.*)"', text)[1] + "/linux"


def play(program, seconds, **environment):
    """How it ended: 0, a number or "slow"; and how long it took."""
    began = time.monotonic()
    try:
        code = subprocess.run([program], timeout=seconds, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
                              env={**play.environment, **environment}).returncode
    except subprocess.TimeoutExpired:
        code = "slow"
    return code, time.monotonic() - began


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("count", nargs="?", type=int, default=20)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--only", default="")
    options.add_argument("--tests", default="")
    options = options.parse_args()

    all_places = places(options.only)
    random.Random(options.seed).shuffle(all_places)
    chosen = {}  # one a line
    for place in all_places:
        if len(chosen) < options.count:
            chosen.setdefault(place[:2], place)
    mutants = dict(enumerate(sorted(chosen.values())))
    print(f"{len(mutants)} of {len(all_places)} places, seed {options.seed}", flush=True)
    began = time.monotonic()
    build(mutants)
    print(f"built in {time.monotonic() - began:.0f} s; {len(build.dropped)} left out, which do not"
          " compile", flush=True)

    play.environment = {**os.environ, "MOTUS_STORM": "20", "SOAK_WORLDS": "20",
                        "LD_LIBRARY_PATH": f"{HOME / 'lib'}:{swift_runtime()}"}
    play.environment.pop("MOTUS_MUTANT", None)
    reaching = {number: [] for number in mutants}
    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        tests = programs(pool, options.tests)
        notes = [HOME / f"{program.name}.reached" for program in tests]
        for note in notes:
            note.unlink(missing_ok=True)
        runs = pool.map(lambda pair: play(pair[0], 300, MOTUS_MUTANTS_REACHED=str(pair[1])),
                        zip(tests, notes))
        for program, note, (code, seconds) in zip(tests, notes, runs):
            if code:
                print(f"left out: {program.name} ends with {code} on the engine as it is")
                continue
            if not note.exists():  # it has passed none of the places
                continue
            for number, reached in enumerate(note.read_bytes()):
                if reached and number in reaching:
                    reaching[number].append((seconds, program))
        print(f"{sum(map(bool, reaching.values()))} of {len(mutants)} places are reached",
              flush=True)

        def tell(title, number):
            name, row = mutants[number][:2]
            line = SOURCES[name].split("\n")[row]
            print(f"{title}: {name}:{row + 1}: {shown(line, mutants[number])}"
                  f" [MOTUS_MUTANT={number}]", flush=True)

        def meet(number):
            for seconds, program in sorted(reaching[number]):
                code, _ = play(program, 10 + 5 * seconds, MOTUS_MUTANT=str(number))
                if code:
                    return program.name, code
            tell("lives" if reaching[number] else "not reached", number)
            return None

        fates = dict(zip(mutants, pool.map(meet, mutants)))
    alive, unreached = [], []
    for number, place in mutants.items():
        if not reaching[number]:
            unreached.append(number)
        elif not fates[number]:
            alive.append(number)
    killed = len(mutants) - len(alive) - len(unreached)
    print(f"{killed} of {len(mutants)} mutants are noticed, {len(alive)} live,"
          f" {len(unreached)} are not reached; {time.monotonic() - began:.0f} s in all")


main()
