"""Files of Apple's systems, put together without Apple's tools.

usage: macho.py universal OUT FILE…        one file for several processors: libraries, or archives of objects
       macho.py platform NAME VERSION FILE  the system that an object is for: ios, ios-simulator; VERSION as 13.0

An object for macOS on arm64 is one for iOS, but for the one load command that says so.
"""

import pathlib
import struct
import sys

LC_BUILD_VERSION = 0x32
PLATFORMS = {"macos": 1, "ios": 2, "ios-simulator": 7}
PROCESSORS = {0x0100000C: "arm64", 0x01000007: "x86_64"}


def processor(data):
    """(type, subtype, alignment as a power of two) of a library, an object or an archive of objects."""
    if data[:8] == b"!<arch>\n":
        start = data.index(struct.pack("<I", 0xFEEDFACF))
        return struct.unpack_from("<II", data, start + 4) + (3,)
    magic, kind, subkind = struct.unpack_from("<III", data)
    if magic != 0xFEEDFACF or kind not in PROCESSORS:
        sys.exit("neither a library, an object nor an archive of arm64 or x86-64")
    return kind, subkind, 14 if PROCESSORS[kind] == "arm64" else 12


def universal(out, *files):
    parts = sorted(((processor(data), data) for data in (pathlib.Path(file).read_bytes() for file in files)),
                   key=lambda part: part[0][2])
    head, body = struct.pack(">II", 0xCAFEBABE, len(parts)), b""
    first = len(head) + 20 * len(parts)
    for (kind, subkind, power), data in parts:
        at = first + len(body)
        body += bytes(-at % (1 << power))
        head += struct.pack(">IIIII", kind, subkind, first + len(body), len(data), power)
        body += data
    pathlib.Path(out).write_bytes(head + body)


def commands(data, start=0):
    """(offset, number, size) of each load command."""
    count = struct.unpack_from("<I", data, start + 16)[0]
    at = start + 32
    for _ in range(count):
        number, size = struct.unpack_from("<II", data, at)
        yield at, number, size
        at += size


def platform(name, version, file):
    path = pathlib.Path(file)
    data = bytearray(path.read_bytes())
    major, minor = map(int, version.split("."))
    found = [at for at, number, _ in commands(data) if number == LC_BUILD_VERSION]
    if len(found) != 1:
        sys.exit(f"{file} says {len(found)} times for which system it is, and should say it once")
    struct.pack_into("<III", data, found[0] + 8, PLATFORMS[name], major << 16 | minor << 8, 0)
    path.write_bytes(data)


if __name__ == "__main__":
    {"universal": universal, "platform": platform}[sys.argv[1]](*sys.argv[2:])
