"""Links, drags and glides by key in Python, as their users have them."""

import math
import unittest

import motus

FRAME = 1 / 64


class Hand:
    """A finger that speaks once a frame."""

    def __init__(self, runtime):
        self.runtime, self.now, self.x, self.y = runtime, 0.0, 0.0, 0.0
        runtime.tick(0)

    def send(self, phase):
        self.runtime.send_touch(1, phase, (self.x, self.y), self.now)

    def rest(self, seconds):
        for _ in range(round(seconds / FRAME)):
            self.now += FRAME
            self.runtime.tick(self.now)

    def pull(self, x, y, frames, dx, dy):
        self.x, self.y = x, y
        self.send(motus.TouchPhase.BEGAN)
        for _ in range(frames):
            self.x, self.y, self.now = self.x + dx, self.y + dy, self.now + FRAME
            self.send(motus.TouchPhase.MOVED)
            self.runtime.tick(self.now)

    def lift(self):
        self.send(motus.TouchPhase.ENDED)
        self.rest(FRAME)


class Drags(unittest.TestCase):
    def test_a_parallax(self):
        """Three layers go by one number, each a part of its distance."""
        runtime = motus.Runtime()
        camera = motus.Value(runtime, initial=0)
        source = motus.LinkSource(kind=motus.LinkSourceKind.VALUE, object=camera)
        layers = [motus.Value(runtime, initial=0) for _ in range(3)]
        for depth, layer in enumerate(layers):
            through = motus.LinkOptions(inputs=(0, 1), outputs=(0, -.5 ** depth), before=motus.LinkEnd.CONTINUE,
                                        after=motus.LinkEnd.CONTINUE)
            motus.Link(runtime, motus.LinkTarget(kind=motus.LinkTargetKind.VALUE, object=layer), [source], through)
        runtime.tick(0)
        with runtime.animate(duration=1, timing=motus.TimingType.LINEAR):
            camera.number = 100
        runtime.tick(.5)
        self.assertEqual([layer.number for layer in layers], [-50, -25, -12.5])
        self.assertEqual([layer.velocity()[0] for layer in layers], [-100, -50, -25])
        with self.assertRaises(motus.BusyError):
            layers[0].number = 5
        runtime.tick(2)
        self.assertFalse(runtime.needs_tick)
        runtime.destroy()

    def test_a_panel_with_three_places(self):
        """A panel under a finger, what dims behind it, and where it lets go."""
        runtime = motus.Runtime(window_size=(400, 800))
        panel = motus.View(runtime, frame=(0, 700, 400, 800))
        runtime.window.add_subview(panel)
        pan, told = motus.Gesture(runtime), []
        panel.add_gesture(pan)
        drag = motus.Drag.create_for_view(pan, panel, motus.Property.CENTER,
                                          motus.DragOptions(axis=motus.DragAxis.VERTICAL))
        drag.set_anchors([(0, 1100, 7), (0, 800, 8), (0, 500, 9)])

        class Listener:
            def did_end(self, drag, anchor):
                told.append(("end", drag.anchor_tag(anchor)))

            def did_settle(self, drag, anchor, finished):
                told.append(("rests" if finished else "is taken", drag.anchor_tag(anchor)))

        drag.set_delegate(Listener())
        dim = motus.Value(runtime, initial=0)
        motus.Link(runtime, motus.LinkTarget(kind=motus.LinkTargetKind.VALUE, object=dim),
                   [motus.LinkSource(kind=motus.LinkSourceKind.ANCHORS, object=drag)],
                   motus.LinkOptions(inputs=(0, 2), outputs=(.5, 0)))
        hand = Hand(runtime)
        self.assertEqual(dim.number, 0)
        hand.pull(200, 750, 16, 0, -10)
        self.assertTrue(drag.is_held)
        self.assertAlmostEqual(panel.center.y, 1100 - 150)
        self.assertAlmostEqual(dim.number, .125)
        with self.assertRaises(motus.BusyError):
            panel.center = (200, 5)
        hand.lift()
        hand.rest(2)
        self.assertAlmostEqual(panel.center.y, 500)  # 640 points a second take it on by 319
        self.assertAlmostEqual(dim.number, .5)
        self.assertEqual(told, [("end", 9), ("rests", 9)])
        drag.step((0, 1))
        hand.rest(2)
        self.assertEqual((drag.anchor, dim.number), (1, .25))
        runtime.destroy()

    def test_a_ring_of_glides(self):
        """A menu that opens as a ring, by keys: nothing is kept."""
        runtime = motus.Runtime()

        def ring(is_open):
            radius = 100 if is_open else 0
            return [
                (runtime.glide_number(motus.id_in(motus.id("ring"), str(i)), 0, radius * math.cos(i * math.pi / 3)),
                 runtime.glide_number(motus.id_in(motus.id("ring"), str(i)), 1, radius * math.sin(i * math.pi / 3)))
                for i in range(6)]

        runtime.tick(0)
        self.assertEqual(ring(False), [(0, 0)] * 6)
        for frame in range(1, 200):
            runtime.tick(frame / 60)
            places = ring(frame < 100)
            radii = [math.hypot(x, y) for x, y in places]
            self.assertLess(max(radii) - min(radii), 1e-9)
            self.assertLess(max(radii), 100.5)
            if frame == 99:
                self.assertAlmostEqual(radii[0], 100)
        self.assertEqual(places, [(0, 0)] * 6)
        self.assertFalse(runtime.needs_tick)
        runtime.destroy()


if __name__ == "__main__":
    unittest.main()
