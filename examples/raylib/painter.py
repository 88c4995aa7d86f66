"""Draws what Motus shows with raylib, back to front: rounded boxes under any flat transform, their shadows as some soft
layers, and text. Clips cut straight, as raylib's do, but an item with three of its edges takes its corners; groups fade item by item."""

import pyray as rl
from raylib import rl as raw


def edges(item):
    """Left, top, right and bottom of an item in the window."""
    t, r = item.transform, item.bounds
    xs = [t.a * x + t.c * y + t.tx for x in (r.x, r.x + r.width) for y in (r.y, r.y + r.height)]
    ys = [t.b * x + t.d * y + t.ty for x in (r.x, r.x + r.width) for y in (r.y, r.y + r.height)]
    return min(xs), min(ys), max(xs), max(ys)


def clipped(items, item, window):
    """What a chain of clips leaves of the window, a rectangle of pixels; and the item whose shape is drawn there."""
    left, top, right, bottom = window
    own, shape, index = edges(item), item, item.clip
    while index >= 0:
        clip = items[index]
        there = edges(clip)
        left, top, right, bottom = max(left, there[0]), max(top, there[1]), min(right, there[2]), min(bottom, there[3])
        if clip.corner_radius > shape.corner_radius and sum(abs(a - b) < 1 for a, b in zip(own, there)) >= 3:
            shape = clip
        index = clip.clip
    if shape is not item:
        left, top, right, bottom = max(left, own[0]), max(top, own[1]), min(right, own[2]), min(bottom, own[3])
    return (round(left), round(top), round(max(right - left, 0)), round(max(bottom - top, 0))), shape


def color_of(color, alpha):
    return rl.Color(*(round(255 * min(max(part, 0), 1)) for part in (color.red, color.green, color.blue, color.alpha * alpha)))


def box(r, radius, color):
    short = min(r.width, r.height)
    roundness = min(2 * radius / short, 1) if short > 0 else 0
    rl.draw_rectangle_rounded(rl.Rectangle(r.x, r.y, r.width, r.height), roundness, 12, color)


def draw(runtime, text_of):
    """`text_of` says for a tag (text, size in points), or None: an item with one is a line in its colour."""
    items, details = runtime.draw_list(), runtime.draw_details()
    window = 0, 0, rl.get_screen_width(), rl.get_screen_height()
    for item, detail in zip(items, details):
        cut, shape = clipped(items, item, window)
        t, r, radius = shape.transform, shape.bounds, shape.corner_radius
        if 0 in cut[2:] or item.alpha <= 0 or abs(t.a * t.d - t.b * t.c) < 1e-9:
            continue
        rl.begin_scissor_mode(*cut)
        raw.rlPushMatrix()
        raw.rlMultMatrixf([t.a, t.b, 0, 0, t.c, t.d, 0, 0, 0, 0, 1, 0, t.tx, t.ty, 0, 1])
        if detail.shadow_color.alpha > 0:
            for layer in range(6):
                reach = detail.shadow_radius * (1 - layer / 3)
                grown = type(r)(r.x + detail.shadow_offset.dx - reach, r.y + detail.shadow_offset.dy - reach,
                                r.width + 2 * reach, r.height + 2 * reach)
                box(grown, radius + max(reach, 0), color_of(detail.shadow_color, item.alpha / 6))
        text = text_of(item.tag)
        if text:
            rl.draw_text_ex(rl.get_font_default(), text[0], rl.Vector2(r.x, r.y), text[1], 1, color_of(item.color, item.alpha))
        elif item.color.alpha > 0:
            box(r, radius, color_of(item.color, item.alpha))
        raw.rlPopMatrix()
        rl.end_scissor_mode()
