"""A film as an animated PNG: one palette for all frames, and of each what has changed."""

import pathlib
import struct
import zlib

KEPT = 255  # the colour of what stays as it was: transparent


def bins(pixels):
    """Each pixel's colour with five bits a channel, as one number."""
    high = bytes(value >> 3 for value in range(256))
    red, green, blue = (pixels[channel::3].translate(high) for channel in range(3))
    return [r << 10 | g << 5 | b for r, g, b in zip(red, green, blue)]


def palette_of(counts, size):
    """Median cut: the box with most in it is halved along its longest side until there are enough."""
    def parts(one):
        return one >> 10, one >> 5 & 31, one & 31

    def spread(box):
        sides = [[parts(one)[channel] for one in box] for channel in range(3)]
        widths = [max(side) - min(side) for side in sides]
        return max(widths), widths.index(max(widths))

    def weight(box):
        return spread(box)[0] * sum(counts[one] for one in box) ** .5

    boxes = [(0, list(counts))]
    boxes = [(weight(box), box) for _, box in boxes]
    while len(boxes) < size:
        most = max(range(len(boxes)), key=lambda at: boxes[at][0])
        if not boxes[most][0]:
            break
        _, box = boxes.pop(most)
        channel = spread(box)[1]
        box.sort(key=lambda one: parts(one)[channel])
        half, total, at = sum(counts[one] for one in box) / 2, 0, 0
        while at < len(box) - 1 and (total < half or not at):
            total += counts[box[at]]
            at += 1
        boxes += [(weight(side), side) for side in (box[:at], box[at:])]
    colours, places = [], {}
    for number, (_, box) in enumerate(boxes):
        total = sum(counts[one] for one in box)
        colours.append(tuple(round(sum(counts[one] * (parts(one)[channel] * 255 / 31) for one in box) / total)
                             for channel in range(3)))
        places.update((one, number) for one in box)
    return colours, places


def write(path, frames, rate, colours=KEPT, repeats=0):
    """`frames` are (width, height, pixels), three bytes each; all of one size."""
    width, height, _ = frames[0]
    binned, counts = [bins(pixels) for _, _, pixels in frames], {}
    for one in binned:
        for value in one:
            counts[value] = counts.get(value, 0) + 1
    palette, places = palette_of(counts, colours)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    def packed(rows):
        return zlib.compress(b"".join(b"\0" + row for row in rows), 9)

    shown, steps = None, []
    for one in binned:
        now = bytes(places[value] for value in one)
        if shown is None:
            steps.append([(0, 0, width, height), packed(now[y * width:(y + 1) * width] for y in range(height)), 1])
        elif now == shown:
            steps[-1][2] += 1  # it stays longer
        else:
            rows = [y for y in range(height) if now[y * width:(y + 1) * width] != shown[y * width:(y + 1) * width]]
            top, bottom = rows[0], rows[-1] + 1
            columns = [x for x in range(width) if any(now[y * width + x] != shown[y * width + x] for y in rows)]
            left, right = columns[0], columns[-1] + 1
            lines = [bytes(a if a != b else KEPT for a, b in zip(now[y * width + left:y * width + right],
                                                                 shown[y * width + left:y * width + right]))
                     for y in range(top, bottom)]
            whole = [now[y * width + left:y * width + right] for y in range(top, bottom)]
            steps.append([(left, top, right - left, bottom - top), min(packed(lines), packed(whole), key=len), 1])
        shown = now
    out = (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
           + chunk(b"acTL", struct.pack(">II", len(steps), repeats))
           + chunk(b"PLTE", b"".join(bytes(one) for one in palette).ljust(768, b"\0"))
           + chunk(b"tRNS", b"\xff" * 255 + b"\0"))
    number = 0
    for (left, top, wide, high), data, stays in steps:
        out += chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, wide, high, left, top, stays, rate, 0, 1))
        number += 1
        if number == 1:
            out += chunk(b"IDAT", data)
        else:
            out += chunk(b"fdAT", struct.pack(">I", number) + data)
            number += 1
    pathlib.Path(path).write_bytes(out + chunk(b"IEND", b""))
