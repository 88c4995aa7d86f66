"""As live.c, in Python."""

import sys
import time

import motus

runtime = motus.Runtime()
card = motus.View(runtime)
runtime.window.add_subview(card)
card.bounds = 0, 0, 120, 80
card.background_color = .2, .5, .9, 1
card.center = 90, 400
runtime.tick(0)
for frame in range(1, 60 * int(sys.argv[1]) + 1):
    if frame % 60 == 1:
        with runtime.animate(bounce=.3):
            card.center = (90 if frame // 60 % 2 else 300), 400
    runtime.tick(frame / 60)
    time.sleep(.016)
