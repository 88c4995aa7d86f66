"""Three springs for matplotlib: what the same card does with another bounce.

With a folder as argument the curves are drawn there as springs.png, else in a window.
Needs `pip install motus matplotlib`, or PYTHONPATH=.build/motus/bindings/python after `make bindings`.
"""

import sys

import matplotlib

if len(sys.argv) > 1:
    matplotlib.use("Agg")
import matplotlib.pyplot as pyplot

import motus

figure, (places, speeds) = pyplot.subplots(2, 1, sharex=True)
for bounce in (0, .3, .6):
    with motus.Runtime(window_size=(400, 200)) as runtime:
        card = motus.View(runtime)
        runtime.window.add_subview(card)
        runtime.tick(0)
        with runtime.animate(bounce=bounce):
            card.center = 300, 100
        times, across, fast = [], [], []
        while runtime.needs_tick:
            times.append(len(times) / 120)
            runtime.tick(times[-1])
            across.append(card.shown(motus.Property.CENTER)[0])
            fast.append(card.velocity(motus.Property.CENTER)[0])
        places.plot(times, across, label=f"bounce {bounce}")
        speeds.plot(times, fast)
        print(f"bounce {bounce}: at rest after {times[-1]:.2f} s, at most {max(across):.1f} points")
places.set_ylabel("x, points")
places.legend()
speeds.set_ylabel("points per second")
speeds.set_xlabel("seconds")
if len(sys.argv) > 1:
    figure.savefig(f"{sys.argv[1]}/springs.png")
else:
    pyplot.show()
