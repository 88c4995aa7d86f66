"""Values, glides by key and timers in Python: no window and no view."""

import unittest

import motus


def ticks(runtime, start, end, rate=60):
    for frame in range(int(start * rate), int(end * rate) + 1):
        runtime.tick(frame / rate)


class Values(unittest.TestCase):
    def test_values_and_glides(self):
        runtime = motus.Runtime()
        volume, heard = motus.Value.create_number(runtime, 0), []
        volume.tag = 7
        volume.set_observer(lambda value, before, now, speed: heard.append((before, now, speed)))
        runtime.tick(0)
        with runtime.animate(duration=1, timing=motus.TimingType.LINEAR):
            volume.number = 10
        runtime.tick(.5)
        self.assertAlmostEqual(volume.number, 5)
        self.assertAlmostEqual(volume.velocity()[0], 10)
        self.assertEqual([round(one) for one in heard[0]], [0, 5, 10])
        change, = runtime.changes()
        self.assertEqual((change.property, change.tag), (motus.Property.VALUE, 7))
        self.assertIs(change.view, volume)
        volume.stop()
        self.assertFalse(volume.is_moving)
        volume.nudge(100)  # of one number, that number
        ticks(runtime, .6, 3)
        self.assertAlmostEqual(volume.number, 5)
        key = motus.id("card")
        self.assertEqual(motus.id_in(motus.id("ca"), "rd"), key)
        self.assertEqual(runtime.glide_number(key, 0, 20), 20)
        self.assertEqual(runtime.glide_number("card", 0, 300), 20)
        runtime.tick(3.1)
        self.assertGreater(runtime.glide_number(key, 0, 300), 20)
        rung = []
        timer = runtime.after(1, lambda timer, time: rung.append(time))
        runtime.tick(5)
        self.assertAlmostEqual(rung[0], 4.1)
        self.assertFalse(timer.is_alive)
        self.assertEqual(motus.Value(runtime, initial=5).number, 5)
        self.assertEqual(motus.Value(runtime, initial=(1, 2)).component_count, 2)
        loud = motus.Value(runtime, initial=0)
        loud.set_implicit(duration=1, timing=motus.TimingType.LINEAR)
        loud.number = 1
        runtime.tick(5.5)
        self.assertAlmostEqual(loud.number, .5)
        animator, passed = motus.PropertyAnimator(runtime, 1), []
        animator.add_animations(lambda: setattr(loud, "number", 0))
        animator.add_cue(motus.CueUnit.FRACTION, .5, fn=lambda animator, cue, forward: passed.append(forward))
        animator.start()
        ticks(runtime, 6, 8)
        self.assertEqual(passed, [True])
        runtime.destroy()


if __name__ == "__main__":
    unittest.main()
