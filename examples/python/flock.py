"""Five hundred dots on springs, read in one call a frame: no call for each of them, no callback.

They gather on a spiral; half-way there the spiral is another one, and they turn round without a
jump, each with the velocity it has. With a folder as argument the paths are drawn there.
"""

import math
import sys

from motus_cffi import NULL, check, created, ffi, filled, lent, lib

COUNT, TURN = 500, 12


def spiral(number, spread):
    angle = number * 2.399963229728653  # the golden angle: no dot hides another
    radius = spread * math.sqrt(number + 1)
    return 200 + radius * math.cos(angle), 200 + radius * math.sin(angle)


def gather(runtime, dots, spread):
    options = filled("motus_animation_options")
    options.timing.type = lib.MOTUS_TIMING_SPRING_BOUNCE
    options.timing.bounce = 0.25
    check(lib.motus_runtime_begin_animation(runtime, options))
    for number, dot in enumerate(dots):
        check(lib.motus_view_set_center(dot, spiral(number, spread)))
    check(lib.motus_runtime_commit_animation(runtime, NULL, NULL, NULL, NULL))


runtime = created(lib.motus_runtime_create, NULL)
window = lib.motus_runtime_window(runtime)
dots = [created(lib.motus_view_create, runtime) for _ in range(COUNT)]
row_of = {dot: row for row, dot in enumerate(dots)}
for dot in dots:
    check(lib.motus_view_set_center(dot, (200, 200)))
    check(lib.motus_view_add_subview(window, dot))
check(lib.motus_runtime_tick(runtime, 0))

gather(runtime, dots, 8.5)
paths = [[] for _ in dots]
fastest, frame = 0.0, 0
while lib.motus_runtime_needs_tick(runtime):
    frame += 1
    if frame == TURN:
        gather(runtime, dots, 4)
    check(lib.motus_runtime_tick(runtime, frame / 60))
    changed = 0
    for batch in lent(lib.motus_runtime_change_batches, runtime):
        values = ffi.unpack(batch.values, batch.count * batch.component_count)
        changed += batch.count
        for row in range(batch.count):
            path = paths[row_of[batch.views[row]]]
            path.append((values[2 * row], values[2 * row + 1]))
            if len(path) > 1:
                fastest = max(fastest, math.dist(path[-1], path[-2]))
    if frame % 6 == 0:
        print(f"{frame / 60:.2f} s  {changed:4} dots moved, the last one is at "
              f"({paths[-1][-1][0]:6.2f}, {paths[-1][-1][1]:6.2f})")
print(f"no dot moved by more than {fastest:.1f} points in a frame")

if len(sys.argv) > 1:
    with open(f"{sys.argv[1]}/flock.svg", "w") as out:
        out.write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">\n'
                  '<rect width="400" height="400" fill="#fbfaf7"/>\n'
                  '<g fill="none" stroke="#2f6f8f" stroke-width=".5" opacity=".5">\n')
        for path in paths:
            points = " ".join(f"{x:.2f},{y:.2f}" for x, y in path)
            out.write(f'<polyline points="{points}"/>\n')
        out.write('</g><g fill="#d9534f">\n')
        for path in paths:
            out.write(f'<circle cx="{path[-1][0]:.2f}" cy="{path[-1][1]:.2f}" r="2"/>\n')
        out.write("</g></svg>\n")
check(lib.motus_runtime_destroy(runtime))
