"""As touches.c, in Python."""

import sys

import motus

touches = [[float(word) for word in line.split()] for line in open(sys.argv[1]) if line[0] != "#"]
runtime = motus.Runtime()
runtime.traces_changes = True
first = motus.ViewController(runtime)
page = motus.ViewController(runtime)
stack = motus.NavigationController(runtime, first)
runtime.root_view_controller = stack
stack.push(page, False)
pop = stack.interactive_pop_gesture
card = motus.View(runtime)
page.view.add_subview(card)
runtime.tick(0)
with runtime.animate(bounce=.3):
    card.center = 300, 100
for frame in range(1, 121):
    for at, finger, phase, x, y in touches:
        if at == frame:
            runtime.send_touch(int(finger), motus.TouchPhase(int(phase)), (x, y), frame / 60)
    runtime.tick(frame / 60)
print(f"{runtime.trace_hash:016x} {len(stack.view_controllers)}")
