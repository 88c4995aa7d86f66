"""Builds the wheel, for pip (PEP 517) and for `make wheel`; needs Python alone.

What follows the header, motus/_api.py, stands beside the rest where this is a package; in a clone, it is written
first. The library is taken from MOTUS_LIBRARY, from the package's folder, or from the tree's release build.
With it the wheel is for the library's system and machine, whichever this one is, and for the glibc that it needs;
without one the wheel is for any machine and uses the library that is installed there.
"""

import base64
import gzip
import hashlib
import io
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import tempfile
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
GENERATOR = HERE.parent / "generate"  # in a clone
NAME = {"darwin": "libmotus.dylib", "win32": "motus.dll"}.get(sys.platform, "libmotus.so")  # the last alone is tried
MACHINES = {62: "x86_64", 183: "aarch64", 40: "armv7l", 3: "i686", 243: "riscv64"}


def version():
    return re.search(r'^version = "(.*?)"', (HERE / "pyproject.toml").read_text(), re.M)[1]


def metadata():
    return (f"Metadata-Version: 2.1\nName: motus\nVersion: {version()}\n"
            "Summary: The motion system of a user interface toolkit: transitions, animators, springs, dynamics\n"
            "License: MIT\nRequires-Python: >=3.8\nProvides-Extra: numpy\n"
            "Requires-Dist: numpy; extra == 'numpy'\nDescription-Content-Type: text/markdown\n\n"
            + (HERE / "README.md").read_text())


def licence():
    """Beside the package in an archive, at the root of a clone."""
    return next((path for path in (HERE / "LICENSE", HERE.parent / "LICENSE", HERE.parents[1] / "LICENSE") if path.exists()), None)


def package():
    """The folder in which the package is whole."""
    if not GENERATOR.is_dir():
        return HERE
    subprocess.run([sys.executable, GENERATOR], check=True, stdout=subprocess.DEVNULL)
    return HERE.parents[1] / ".build" / "motus" / "bindings" / "python"


def library():
    build = HERE / "../../.build" if GENERATOR.is_dir() else HERE / "../../.."  # of a clone; or where it has put this
    for place in (os.environ.get("MOTUS_LIBRARY"), HERE / "motus" / NAME, build / "release" / NAME):
        if place and os.path.exists(place):
            return pathlib.Path(place)
    return None


def name_of(contents):
    """What the package looks for on the system that a library is for."""
    if contents[:2] == b"MZ":
        return "motus.dll"
    return "libmotus.so" if contents[:4] == b"\x7fELF" else "libmotus.dylib"


def stripped(path):
    """Without debug sections, where there is a strip that knows the library's machine."""
    if not shutil.which("strip") or name_of(path.read_bytes()) != "libmotus.so":
        return path.read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / "libmotus.so"
        done = subprocess.run(["strip", "--strip-unneeded", "-o", out, path], capture_output=True)
        return out.read_bytes() if done.returncode == 0 else path.read_bytes()


def platform(contents):
    """The tag of what the library needs: machine, and the newest version of glibc it names.

    Packed relocations name no version, but the loaders that know them came with 2.36. A library that names neither
    glibc nor a version of it serves musl, too.
    """
    if contents[:2] == b"MZ":  # Windows: the machine stands in the header behind DOS's
        machine = struct.unpack_from("<H", contents, struct.unpack_from("<I", contents, 60)[0] + 4)[0]
        return {0x8664: "win_amd64", 0xaa64: "win_arm64"}[machine]
    if contents[:4] == b"\xca\xfe\xba\xbe":  # macOS: for both machines
        return "macosx_11_0_universal2"
    if contents[:4] == b"\xcf\xfa\xed\xfe":
        machine = struct.unpack_from("<I", contents, 4)[0]
        return {0x01000007: "macosx_10_15_x86_64", 0x0100000c: "macosx_11_0_arm64"}[machine]
    if contents[:4] != b"\x7fELF":
        sys.exit("the library is of no system that this build knows")
    machine = MACHINES[struct.unpack_from("<H", contents, 18)[0]]
    versions = [tuple(map(int, found.split(b"."))) [:2] for found in re.findall(rb"GLIBC_(\d+\.\d+)", contents)]
    versions += [(2, 36)] * (b"GLIBC_ABI_DT_RELR" in contents)
    needed = max([*versions, (2, 17)])  # the last is what pip of all ages knows as manylinux2014
    tag = f"manylinux_{needed[0]}_{needed[1]}_{machine}"
    tag += f".manylinux2014_{machine}" if needed == (2, 17) else ""
    return tag if versions or b"libc.so.6" in contents else tag + f".musllinux_1_1_{machine}"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    files = {f"motus/{path.name}": path.read_bytes() for path in sorted((package() / "motus").iterdir())
             if path.suffix == ".py" or path.name == "py.typed"}
    found = library()
    tag = "py3-none-any"
    if found:
        contents = stripped(found)
        files[f"motus/{name_of(contents)}"] = contents
        tag = "py3-none-" + platform(contents)
    info = f"motus-{version()}.dist-info"
    files[f"{info}/METADATA"] = metadata().encode()
    pure = "false" if found else "true"
    tags = "".join(f"Tag: py3-none-{one}\n" for one in tag[len("py3-none-"):].split("."))
    files[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: motus\nRoot-Is-Purelib: {pure}\n{tags}".encode()
    if licence():
        files[f"{info}/LICENSE"] = licence().read_bytes()
    record = ""
    for name, contents in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(contents).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(contents)}\n"
    files[f"{info}/RECORD"] = (record + f"{info}/RECORD,,\n").encode()
    name = f"motus-{version()}-{tag}.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, contents in files.items():
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))  # the same bytes every time
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            wheel.writestr(entry, contents)
    return name


def build_sdist(sdist_directory, config_settings=None):
    name, place = f"motus-{version()}", package()
    paths = ["pyproject.toml", "motus_build.py", "README.md"] + [f"motus/{path.name}" for path in sorted(
        (place / "motus").iterdir()) if path.is_file()]
    files = {path: (place / path).read_bytes() for path in paths}
    files["PKG-INFO"] = metadata().encode()
    if licence():
        files["LICENSE"] = licence().read_bytes()
    with open(pathlib.Path(sdist_directory) / f"{name}.tar.gz", "wb") as out, \
            gzip.GzipFile(filename="", fileobj=out, mode="wb", mtime=0) as packed, \
            tarfile.open(fileobj=packed, mode="w") as archive:
        for path, contents in files.items():  # entries of 1970 and of nobody: the same bytes every time
            entry = tarfile.TarInfo(f"{name}/{path}")
            entry.size = len(contents)
            archive.addfile(entry, io.BytesIO(contents))
    return f"{name}.tar.gz"


if __name__ == "__main__":  # python3 motus_build.py FOLDER
    os.makedirs(sys.argv[1], exist_ok=True)
    print(build_wheel(sys.argv[1]))
