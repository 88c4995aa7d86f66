"""Holds: libraries for systems that cannot run here are such as those systems' loaders ask for.

usage: systems.py TOOLS KIND FILE…; TOOLS is the folder of the toolchain's llvm-objdump, KIND one of
  windows    exports the header's functions, wants three of kernel32, can be anywhere in memory, can be unwound
  macos      the same of exports; install name, libSystem alone, 16 kB pages, minimum version, hashes of the signature
  android    the same of exports; soname, libc.so alone, 16 kB pages, no text relocations, x18 is left alone
  framework  the libraries of an xcframework are for what its Info.plist says
"""

import pathlib
import plistlib
import re
import struct
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "Tests" / "abi"), str(ROOT / "Tests" / "checks")]
import binaries  # noqa: E402
import header  # noqa: E402

KERNEL = {"KERNEL32.dll": ["GetProcessHeap", "HeapAlloc", "HeapFree"]}
LIBC = {"posix_memalign", "free", "malloc_usable_size", "memcpy", "memmove", "memset", "memcmp"}
SYSTEM = {"_posix_memalign", "_free", "_malloc_size", "_memcpy", "_memmove", "_memset", "_memcmp", "_bzero", "___bzero",
          "_memset_pattern16", "dyld_stub_binder"}
# Of the DLL's header: 64-bit addresses at random, anywhere, no code in data.
ANYWHERE = 0x20 | 0x40 | 0x100

functions = sorted(header.functions())
tools, problems, told = sys.argv[1], [], []


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def hold(file, condition, sentence):
    if not condition:
        problems.append(f"{file}: {sentence}")


def check_exports(file, names):
    hold(file, sorted(names) == functions,
         f"exports differ from the header: {sorted(set(names) ^ set(functions))[:5]}")


def check_register(file):
    """Android and Apple's systems keep x18 for themselves: whoever writes it breaks what runs on the thread."""
    used = re.findall(r"^.*\b[xw]18\b.*$", run(f"{tools}/llvm-objdump", "-d", "--no-show-raw-insn", str(file)), flags=re.M)
    hold(file, not used, f"{len(used)} instructions use x18: {used[:1]}")


def windows(file):
    library = binaries.PE(file.read_bytes())
    check_exports(file, library.exports())
    hold(file, library.imports() == KERNEL, f"wants {library.imports()}")
    hold(file, library.flags & ANYWHERE == ANYWHERE, f"its flags are {library.flags:#x}")
    hold(file, library.folders[5][1] > 0, "has no relocations")
    hold(file, library.unwinding() > 1000, f"has tables of unwinding for {library.unwinding()} functions")
    told.append(f"Windows {library.machine}")


def check_macho(file, library, platform, least):
    hold(file, library.name == "@rpath/libmotus.0.dylib", f"its install name is {library.name}")
    hold(file, library.needs == ["/usr/lib/libSystem.B.dylib"], f"needs {library.needs}")
    check_exports(file, [name.removeprefix("_") for name in library.names(defined=True)])
    wanted = set(library.names(defined=False)) - SYSTEM
    hold(file, not wanted, f"wants {sorted(wanted)}")
    hold(file, (library.platform, library.least) == (platform, least),
         f"is for platform {library.platform}, {library.least} and newer")
    page = 0x4000 if library.machine == binaries.ARM64 else 0x1000
    hold(file, all(place % page == 0 for place, _ in library.segments.values()), f"a segment begins within a page: {library.segments}")
    wrong, count = library.wrong_pages() if library.signature else (1, 1)
    hold(file, not wrong and count, f"{wrong} of {count} pages are not as they were signed")


def macos(file):
    parts = binaries.slices(file.read_bytes())
    machines = set()
    for start, data in parts:
        library = binaries.MachO(data)
        machines.add(library.machine)
        hold(file, start % 0x4000 == 0 or library.machine != binaries.ARM64, f"arm64 begins at {start:#x}, within a page")
        check_macho(file, library, 1, "11.0")
    hold(file, machines == {binaries.ARM64, binaries.X86_64}, f"is for {machines}")
    check_register(file)
    told.append("macOS arm64 and x86-64")


def objects(archive):
    """The Mach-O objects in an archive."""
    at = 8
    while at < len(archive):
        name, size = archive[at:at + 16].decode().strip(), int(archive[at + 48:at + 58])
        body = archive[at + 60:at + 60 + size]
        if name.startswith("#1/"):  # a long name stands before the object
            length = int(name[3:])
            name, body = body[:length].rstrip(b"\0").decode(), body[length:]
        if not name.startswith("__.SYMDEF"):
            yield name, binaries.MachO(body)
        at += 60 + size + size % 2


def framework(file):
    platforms = {("macos", None): (1, "11.0"), ("ios", None): (2, "13.0"), ("ios", "simulator"): (7, "13.0")}
    with open(file / "Info.plist", "rb") as text:
        parts = plistlib.load(text)["AvailableLibraries"]
    for part in parts:
        archive = file / part["LibraryIdentifier"] / part["LibraryPath"]
        expected = platforms[part["SupportedPlatform"], part.get("SupportedPlatformVariant")]
        machines = set()
        for _, data in binaries.slices(archive.read_bytes()):
            names, wanted = [], set()
            for _, library in objects(data):
                machines.add(library.machine)
                hold(archive, (library.platform, library.least) == expected,
                     f"is for platform {library.platform}, {library.least} and newer")
                names += [name.removeprefix("_") for name in library.names(defined=True)]
                wanted |= set(library.names(defined=False))
            own = {name for name in names if not name.startswith(("motus_", "__motus_"))}
            hold(archive, not own, f"has global names besides motus_*: {sorted(own)[:5]}")
            hold(archive, set(functions) <= set(names), "does not define all functions")
            wanted -= SYSTEM | {"_" + name for name in names}
            hold(archive, not wanted, f"wants {sorted(wanted)}")
        hold(archive, machines == {{"arm64": binaries.ARM64, "x86_64": binaries.X86_64}[name]
                                   for name in part["SupportedArchitectures"]}, f"is for {machines}")
        hold(archive, (archive.parent / part["HeadersPath"] / "motus.h").exists(), "has no header beside it")
    told.append(f"{len(parts)} libraries of an xcframework")


def android(file):
    dynamic, segments = run("readelf", "-dW", str(file)), run("readelf", "-lW", str(file))
    hold(file, re.findall(r"\(SONAME\).*\[(.*)\]", dynamic) == ["libmotus.so"], "has no soname libmotus.so")
    hold(file, re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic) == ["libc.so"], "needs more than libc.so")
    hold(file, "TEXTREL" not in dynamic and "RWE" not in segments, "code and data are not kept apart")
    steps = [int(step, 16) for step in re.findall(r"^ +LOAD .* (0x[0-9a-f]+)$", segments, flags=re.M)]
    hold(file, steps and min(steps) >= 0x4000, f"is not for pages of 16 kB: {steps}")
    symbols = run(f"{tools}/llvm-nm", "-D", str(file)).splitlines()
    check_exports(file, [line.split()[-1].partition("@")[0] for line in symbols if " T " in line])
    wanted = {line.split()[-1].split("@")[0] for line in symbols if " U " in line}
    hold(file, wanted <= LIBC, f"wants {sorted(wanted - LIBC)}")
    check_register(file)
    told.append("Android arm64")


kind = sys.argv[2]
for path in map(pathlib.Path, sys.argv[3:]):
    try:
        {"windows": windows, "macos": macos, "framework": framework, "android": android}[kind](path)
    except (ValueError, KeyError, struct.error, OSError) as error:
        problems.append(f"{path}: cannot be read: {error}")
print("\n".join(problems) or ", ".join(told))
sys.exit(bool(problems))
