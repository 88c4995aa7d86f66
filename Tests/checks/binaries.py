"""Reads libraries of Windows (PE) and of Apple's systems (Mach-O), as far as the checks ask. Everything is read with
struct, since Debian's tools know neither arm64 Windows nor Mach-O."""

import hashlib
import struct

ARM64, X86_64 = "arm64", "x86-64"


class PE:
    MACHINES = {0x8664: X86_64, 0xAA64: ARM64}

    def __init__(self, data):
        self.data = data
        start = struct.unpack_from("<I", data, 0x3C)[0]
        if data[start:start + 4] != b"PE\0\0":
            raise ValueError("not a library of Windows")
        machine, sections, self.made, _, _, optional, _ = struct.unpack_from("<HHIIIHH", data, start + 4)
        self.machine = self.MACHINES[machine]
        at = start + 24
        self.flags = struct.unpack_from("<H", data, at + 70)[0]
        count = struct.unpack_from("<I", data, at + 108)[0]
        self.folders = [struct.unpack_from("<II", data, at + 112 + 8 * n) for n in range(count)]
        self.sections = []
        for n in range(sections):
            name, size, address, held, place = struct.unpack_from("<8sIIII", data, at + optional + 40 * n)
            self.sections.append((name.rstrip(b"\0").decode(), address, max(size, held), place))

    def place(self, address):
        for _, first, size, place in self.sections:
            if first <= address < first + size:
                return place + address - first
        raise ValueError(f"{address:#x} is in no section")

    def text(self, address):
        at = self.place(address)
        return self.data[at:self.data.index(b"\0", at)].decode()

    def exports(self):
        at = self.place(self.folders[0][0])
        count, _, names = struct.unpack_from("<III", self.data, at + 24)
        return [self.text(struct.unpack_from("<I", self.data, self.place(names) + 4 * n)[0]) for n in range(count)]

    def imports(self):
        """{library: [function]}"""
        found, at = {}, self.place(self.folders[1][0])
        while any(entry := struct.unpack_from("<IIIII", self.data, at)):
            names, step = [], self.place(entry[0])
            while (address := struct.unpack_from("<Q", self.data, step)[0]):
                names.append(self.text(address + 2))
                step += 8
            found[self.text(entry[3])] = names
            at += 20
        return found

    def unwinding(self):
        """How many functions have a table of unwinding."""
        return self.folders[3][1] // (12 if self.machine == X86_64 else 8)


class MachO:
    MACHINES = {0x01000007: X86_64, 0x0100000C: ARM64}

    def __init__(self, data):
        self.data = data
        magic, machine, _, self.kind, count = struct.unpack_from("<5I", data)
        if magic != 0xFEEDFACF:
            raise ValueError("not a 64-bit library of Apple's systems")
        self.machine = self.MACHINES[machine]
        self.segments, self.needs, self.name, self.platform, self.least = {}, [], None, None, None
        self.symbols = self.signature = None
        at = 32
        for _ in range(count):
            number, size = struct.unpack_from("<II", data, at)
            self.command(number & 0x7FFFFFFF, at, size)
            at += size

    def command(self, number, at, size):
        if number == 0x19:  # LC_SEGMENT_64
            name, _, _, place, held = struct.unpack_from("<16sQQQQ", self.data, at + 8)
            self.segments[name.rstrip(b"\0").decode()] = place, held
        elif number in (0xC, 0x18, 0x1F):  # LC_LOAD_DYLIB, weak, re-exported
            self.needs.append(self.text(at + struct.unpack_from("<I", self.data, at + 8)[0]))
        elif number == 0xD:  # LC_ID_DYLIB
            self.name = self.text(at + struct.unpack_from("<I", self.data, at + 8)[0])
        elif number == 0x32:  # LC_BUILD_VERSION
            self.platform, least = struct.unpack_from("<II", self.data, at + 8)
            self.least = f"{least >> 16}.{least >> 8 & 255}"
        elif number == 0x2:  # LC_SYMTAB
            self.symbols = struct.unpack_from("<4I", self.data, at + 8)
        elif number == 0x1D:  # LC_CODE_SIGNATURE
            self.signature = struct.unpack_from("<II", self.data, at + 8)

    def text(self, at):
        return self.data[at:self.data.index(b"\0", at)].decode()

    def names(self, defined):
        """External names, those that are defined here or those that are wanted."""
        table, count, texts, _ = self.symbols
        found = []
        for n in range(count):
            name, kind, section, _, _ = struct.unpack_from("<IBBHQ", self.data, table + 16 * n)
            if kind & 1 and not kind & 0xE0 and bool(kind & 0xE) == defined:
                found.append(self.text(texts + name))
        return found

    def wrong_pages(self):
        """(pages whose hash in the signature is not theirs, all pages); Apple's arm64 loads nothing unsigned."""
        start, _ = self.signature
        directory = start + struct.unpack_from(">II", self.data, start + 12)[1]
        hashes, _, _, count, limit = struct.unpack_from(">5I", self.data, directory + 16)
        length, _, _, power = self.data[directory + 36:directory + 40]
        wrong = 0
        for n in range(count):
            page = self.data[n << power:min(n + 1 << power, limit)]
            there = directory + hashes + n * length
            wrong += hashlib.sha256(page).digest()[:length] != self.data[there:there + length]
        return wrong, count


def slices(data):
    """The Mach-O libraries, or archives, in a universal file: (offset, bytes)."""
    magic, count = struct.unpack_from(">II", data)
    if magic != 0xCAFEBABE:
        return [(0, data)]
    parts = [struct.unpack_from(">5I", data, 8 + 20 * n) for n in range(count)]
    return [(part[2], data[part[2]:part[2] + part[3]]) for part in parts]
