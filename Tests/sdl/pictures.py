"""Pictures of the window's test: PPM as the program writes it, PNG as it is kept, both small."""

import pathlib
import shutil
import struct
import zlib


def read_ppm(path):
    """Width, height, and the pixels as bytes, three each."""
    kind, size, most, pixels = pathlib.Path(path).read_bytes().split(b"\n", 3)
    assert kind == b"P6" and most == b"255"
    width, height = map(int, size.split())
    return width, height, pixels


def shrink(picture, by):
    """A picture whose pixels are the means of squares of `by` by `by`."""
    width, height, pixels = picture
    columns, rows = width // by, height // by
    out = bytearray(columns * rows * 3)
    for row in range(rows):
        sums = [0] * (columns * 3)
        for line in range(row * by, row * by + by):
            strip = pixels[line * width * 3:(line + 1) * width * 3]
            for channel in range(3):
                part = strip[channel::3]
                for step in range(by):
                    for column, value in enumerate(part[step:columns * by:by]):
                        sums[column * 3 + channel] += value
        out[row * columns * 3:(row + 1) * columns * 3] = bytes(
            (total + by * by // 2) // (by * by) for total in sums)
    return columns, rows, bytes(out)


def write_png(path, picture, channels=3):
    """Each line as differences to the line above: flat colours take no room. The fourth channel is alpha."""
    width, height, pixels = picture
    stride = width * channels
    lines, above = [], bytes(stride)
    for row in range(height):
        line = pixels[row * stride:(row + 1) * stride]
        lines.append(b"\2" + bytes((a - b) & 255 for a, b in zip(line, above)))
        above = line

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    pathlib.Path(path).write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2 if channels == 3 else 6, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(b"".join(lines), 9)) + chunk(b"IEND", b""))


def read_png(path):
    """One that write_png() has written."""
    data, at, packed, size = pathlib.Path(path).read_bytes(), 8, b"", None
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        if kind == b"IHDR":
            size = struct.unpack(">II", data[at + 8:at + 16])
        elif kind == b"IDAT":
            packed += data[at + 8:at + 8 + length]
        at += length + 12
    width, height = size
    raw, out, above = zlib.decompress(packed), [], bytes(width * 3)
    for row in range(height):
        start = row * (width * 3 + 1)
        assert raw[start] == 2
        above = bytes((a + b) & 255 for a, b in zip(raw[start + 1:start + 1 + width * 3], above))
        out.append(above)
    return width, height, b"".join(out)


def difference(one, other, block=8):
    """The mean difference of the worst square of `block` pixels, and of the whole, 0 to 255."""
    if one[:2] != other[:2]:
        return 255.0, 255.0
    width, height, _ = one
    deltas = bytes(abs(a - b) for a, b in zip(one[2], other[2]))
    worst = 0.0
    for top in range(0, height - block + 1, block):
        for left in range(0, width - block + 1, block):
            total = sum(sum(deltas[(y * width + left) * 3:(y * width + left + block) * 3])
                        for y in range(top, top + block))
            worst = max(worst, total / (block * block * 3))
    return worst, sum(deltas) / len(deltas)


def strip_of(paths, shrink_by):
    """Pictures of one size beside each other, each made so many times smaller."""
    shown = [shrink(read_ppm(path), shrink_by) for path in paths]
    width, height, _ = shown[0]
    rows = (one[2][row * width * 3:(row + 1) * width * 3] for row in range(height) for one in shown)
    return width * len(shown), height, b"".join(rows)


def compare(strip, made, stored, update, worst, mean):
    """Writes a picture, as the stored one too when that is to be updated. Returns how it differs from that: '' when it does not."""
    write_png(made, strip)
    if update:
        shutil.copy(made, stored)
    found_worst, found_mean = difference(read_png(stored), strip)
    if found_worst <= worst and found_mean <= mean:
        return ""
    return f"differs by {found_worst:.1f} at worst, {found_mean:.2f} on the whole: compare {stored} with {made}"
