"""Holds: the README's program in C, C++, Rust, Zig, C#, Java, Go, Python and Lua run as they stand, and print the same;
those in JavaScript are tried by bindings/js, which has the library for them. Its line for apt-get names
the packages of `make packages`, and what it shows of a program in part stands in the guide.

The programs are left in .build/motus/readme, for those who try them elsewhere. With --write that is
all that is done; with --write FOLDER NAME they go to another place, by another name.
"""

import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUT = ROOT / ".build" / "motus" / "readme"
STRICT = "-Wall -Wextra -Werror -pedantic -Iinclude"
LUA = "/usr/include/lua5.1"
LINK = ["-L.build/release", "-lmotus", f"-Wl,-rpath,{ROOT}/.build/release"]

text = (ROOT / "README.md").read_text()
programs = {}
for language, ending in (("c", "c"), ("cpp", "cpp"), ("python", "py"), ("lua", "lua"), ("js", "mjs"), ("rust", "rs"), ("zig", "zig"), ("csharp", "cs"), ("java", "java"), ("go", "go")):
    found = re.search(rf"^```{language}\n(.*?)^```", text, flags=re.M | re.S)
    if not found:
        sys.exit(f"README.md has no program in {language}")
    programs[ending] = found[1]
guide = (ROOT / "docs" / "GUIDE.md").read_text()
for part in re.findall(r"^```c\n(  .*?)^```", text, flags=re.M | re.S):  # of programs that the guide has whole
    if part not in guide:
        sys.exit(f"README.md shows a part of a program that docs/GUIDE.md has not:\n{part}")
place, name = sys.argv[2:] if len(sys.argv) > 3 else (OUT, "first")
pathlib.Path(place).mkdir(parents=True, exist_ok=True)
for ending, program in programs.items():
    pathlib.Path(place, f"{name}.{ending}").write_text(program)
if "--write" in sys.argv:
    sys.exit()


packages = subprocess.run([os.environ.get("MAKE", "make"), "-s", "--no-print-directory", "packages"], cwd=ROOT,
                          capture_output=True, text=True, check=True).stdout.split()
named = re.search(r"^ *apt-get install (.*)$", text, flags=re.M)[1].split()
if named != packages:
    sys.exit(f"README.md: the line for apt-get and `make packages` differ: {set(named) ^ set(packages)}")


def tool(variable, default):
    return shlex.split(os.environ.get(variable, default))


def compiled(compiler, standard, ending):
    name = OUT / f"first_{ending}"
    subprocess.run([*compiler, standard, *STRICT.split(), "-o", name, OUT / f"first.{ending}", *LINK],
                   cwd=ROOT, check=True)
    return [name]


def with_module():
    """LuaJIT takes the C module of Lua 5.1: in a folder of its own, or Python would find it."""
    (OUT / "lua").mkdir(exist_ok=True)
    subprocess.run([*tool("CC", "cc"), "-std=c99", "-O0", "-fPIC", "-shared", "-Iinclude", f"-I{LUA}", "-o",
                    OUT / "lua" / "motus.so", ".build/motus/bindings/lua/motus.c", *LINK], cwd=ROOT, check=True)
    return ["luajit", OUT / "first.lua"]


def in_rust():
    subprocess.run(["sh", "bindings/rust/program.sh", OUT / "first.rs", OUT / "first_rs"], cwd=ROOT, check=True)
    return [OUT / "first_rs"]


def in_zig():
    subprocess.run(["sh", "bindings/zig/program.sh", OUT / "first.zig", OUT / "first_zig"], cwd=ROOT, check=True)
    return [OUT / "first_zig"]


def in_csharp():
    subprocess.run(["sh", "bindings/csharp/program.sh", OUT / "first.cs", OUT / "first.exe"], cwd=ROOT, check=True)
    return [*tool("MONO", "mono"), OUT / "first.exe"]


def in_java():
    return shlex.split(subprocess.run(["sh", "bindings/java/program.sh", OUT / "first.java", OUT / "java"], cwd=ROOT, check=True,
                                      capture_output=True, text=True).stdout)


def in_go():
    subprocess.run(["sh", "bindings/go/program.sh", OUT / "first.go", OUT / "first_go"], cwd=ROOT, check=True)
    return [OUT / "first_go"]


subprocess.run([sys.executable, ROOT / "bindings" / "generate"], check=True, stdout=subprocess.DEVNULL)
said = {}
has_zig = subprocess.run(["sh", "bindings/zig/program.sh", "--zig"], cwd=ROOT, capture_output=True).returncode == 0
has_java = subprocess.run(["sh", "bindings/java/build.sh", "--java"], cwd=ROOT, capture_output=True).returncode == 0
environment = os.environ | {"PYTHONPATH": str(ROOT / ".build" / "motus" / "bindings" / "python"), "PYTHONDONTWRITEBYTECODE": "1",
                            "LD_LIBRARY_PATH": str(ROOT / ".build" / "release"),
                            "LUA_CPATH": str(OUT / "lua" / "?.so") + ";;"}
for name, needs, command in (
        ("C", tool("CC", "cc")[0], lambda: compiled(tool("CC", "cc"), "-std=c99", "c")),
        ("C++", tool("CXX", "c++")[0], lambda: compiled(tool("CXX", "c++"), "-std=c++17", "cpp")),
        ("Rust", "cargo", in_rust),
        ("Zig", "zig", in_zig),
        ("C#", tool("MCS", "mcs")[0], in_csharp),
        ("Java", "Java 22 or newer", in_java),
        ("Go", tool("GO", "go")[0], in_go),
        ("Python", sys.executable, lambda: [sys.executable, OUT / "first.py"]),
        ("Lua", "luajit" if os.path.exists(f"{LUA}/lua.h") else "liblua5.1-0-dev", with_module)):
    if not (shutil.which(needs) or command is in_zig and has_zig or command is in_java and has_java):
        print(f"SKIPPED: {name}: {needs} is not installed")
        continue
    said[name] = subprocess.run(command(), check=True, capture_output=True, text=True, timeout=60,
                                cwd=ROOT, env=environment).stdout
first = next(iter(said.values()))
problems = [f"{name} prints\n{output}and not\n{first}" for name, output in said.items() if output != first]
if first.count("\n") < 20:
    problems.append(f"nothing moves: {first}")
print("\n".join(problems) or f"{', '.join(said)}: {first.count(chr(10))} lines of output each")
sys.exit(bool(problems))
