"""The Python package: references, blocks, rows, subclasses, delegates, failures, exceptions."""

import gc
import sys
import unittest
import warnings
import weakref

import motus
from motus import _core


def ticks(runtime, start, end, rate=60):
    for frame in range(int(start * rate), int(end * rate) + 1):
        runtime.tick(frame / rate)


class Page(motus.ViewController):
    def __init__(self, runtime, name, log):
        super().__init__(runtime)
        self.name, self.log = name, log

    def view_did_appear(self, animated):
        self.log.append((self.name, "did_appear", animated))

    def view_did_disappear(self, animated):
        self.log.append((self.name, "did_disappear", animated))


class Cut(motus.AnimationController):
    """Shows the new screen at once, and says so."""

    def transition_duration(self, context):
        return .25

    def animate_transition(self, context):
        context.container_view.add_subview(context.view(motus.TransitionSide.TO))
        context.complete(True)


class References(unittest.TestCase):
    def setUp(self):
        self.runtime = motus.Runtime(window_size=(390, 844))

    def test_one_object_has_one_name(self):
        card = motus.View(self.runtime)
        self.runtime.window.add_subview(card)
        self.assertIs(self.runtime.window.subviews[0], card)
        self.assertIs(card.superview, self.runtime.window)
        self.assertEqual(len({card, self.runtime.window.subviews[0]}), 1)
        self.assertIsInstance(card, motus.DynamicItem)

    def test_plain_setters_glide(self):
        runtime = motus.Runtime()
        card = motus.View(runtime)
        runtime.window.add_subview(card)
        runtime.tick(0)
        card.set_implicit(motus.Property.CENTER, duration=1, timing=motus.TimingType.LINEAR)
        card.center = 100, 50
        runtime.tick(0)
        runtime.tick(.5)
        self.assertAlmostEqual(card.shown(motus.Property.CENTER)[0], 50)
        card.set_implicit(motus.Property.CENTER, bounce=.3, response=.4)
        self.assertAlmostEqual(card.implicit(motus.Property.CENTER).timing.bounce, .3)
        card.clear_implicit(motus.Property.CENTER)
        card.center = 7, 7
        runtime.tick(1)
        self.assertEqual(card.shown(motus.Property.CENTER), (7, 7))
        runtime.destroy()

    def test_a_setting_that_there_is_not_is_refused(self):
        card = motus.View(self.runtime)
        for wrong in (lambda: self.runtime.animate(tempo=1), lambda: motus.AnimationOptions(tempo=1),
                      lambda: self.runtime.animate(bounce=.3, timing=motus.TimingType.LINEAR),
                      lambda: self.runtime.animate(bounce=.3, damping_ratio=.5),
                      lambda: self.runtime.animate_keyframes(tempo=1),
                      lambda: card.set_implicit(motus.Property.ALPHA, motus.ImplicitOptions(), duration=1)):
            self.assertRaises(TypeError, wrong)
        options = motus.AnimationOptions(bounce=.3, response=.2)
        self.assertEqual((options.timing.bounce, options.timing.spring_duration), (.3, .2))
        self.assertRaises(AttributeError, setattr, options, "bounce", .4)

    def test_what_python_lets_go_of_ends(self):
        views = [motus.View(self.runtime) for _ in range(100)]
        self.assertEqual(self.runtime.statistics.views, 101)
        self.runtime.window.add_subview(views[0])
        del views
        self.assertEqual(self.runtime.statistics.views, 2)
        handle = self.runtime.window.subviews[0]
        handle.remove_from_superview()
        self.assertTrue(handle.is_alive)
        del handle
        self.assertEqual(self.runtime.statistics.views, 1)

    def test_an_object_keeps_its_runtime(self):
        card = motus.View(motus.Runtime())
        gc.collect()
        card.alpha = .5
        self.assertEqual(card.alpha, .5)

    def test_all_is_collected_with_the_runtime(self):
        runtime = motus.Runtime()
        card = motus.View(runtime)
        link = motus.DisplayLink(runtime, lambda *_: runtime.window)  # a cycle through the library
        page = Page(runtime, "page", [])
        page.me, page.link = page, link
        runtime.root_view_controller = page
        runtime.tick(0)
        gone = [weakref.ref(one) for one in (runtime, card, link, page)]
        del runtime, card, link, page
        gc.collect()
        self.assertEqual([one() for one in gone], [None] * 4)

    def test_a_subclass_lives_as_long_as_its_object(self):
        log = []
        stack = motus.NavigationController(self.runtime, Page(self.runtime, "list", log))
        self.runtime.root_view_controller = stack
        page = Page(self.runtime, "page", log)
        gone = weakref.ref(page)
        stack.push(page, False)
        page.extra = "kept"
        del page
        gc.collect()
        self.runtime.tick(0)
        self.assertEqual(log[-1], ("page", "did_appear", False))
        again = stack.top_view_controller
        self.assertEqual(again.extra, "kept")
        self.assertIs(again, stack.top_view_controller)
        stack.pop(False)
        self.runtime.tick(1)
        self.assertEqual(again.log[-2:][0][0], "page")
        self.assertTrue(again.is_alive)  # Python holds it
        ended = weakref.ref(again)
        del again
        gc.collect()
        self.assertIsNone(ended())
        self.assertIsNone(gone())

    def test_a_subclass_that_the_library_lets_go_of_last_is_freed(self):
        first = Page(self.runtime, "list", [])
        stack = motus.NavigationController(self.runtime, first)
        self.runtime.root_view_controller = stack
        gone = []
        for number in range(20):
            page = Page(self.runtime, str(number), [])
            gone.append(weakref.ref(page))
            stack.push(page, False)
            del page
        self.runtime.tick(0)
        stack.pop_to(first, False)
        self.runtime.tick(1)
        gc.collect()
        self.assertEqual([one() for one in gone], [None] * 20)
        self.assertEqual(len(self.runtime._held), 1)

    def test_callbacks_are_freed_once_they_cannot_be_called(self):
        class Witness:
            def __call__(self, *_):
                pass

        gone = []
        for _ in range(5):
            witness = Witness()
            gone.append(weakref.ref(witness))
            card = motus.View(self.runtime)
            with self.runtime.animate(completion=witness):
                card.alpha = 0
            self.runtime.perform_without_animation(lambda witness=witness: witness())
        del witness
        ticks(self.runtime, 0, 1)
        gc.collect()
        self.assertEqual([one() for one in gone], [None] * 5)
        self.assertEqual(self.runtime._held, {})

    def test_the_end_of_the_runtime_is_the_end_of_all(self):
        card = motus.View(self.runtime)
        with self.runtime as runtime:
            runtime.tick(0)
        self.assertFalse(card.is_alive)
        with self.assertRaises(motus.StaleHandleError):
            card.alpha = 1
        with self.assertRaises(motus.StaleHandleError):
            card.alpha


class Motion(unittest.TestCase):
    def setUp(self):
        self.runtime = motus.Runtime(window_size=(400, 200))
        self.card = motus.View(self.runtime)
        self.runtime.window.add_subview(self.card)

    def test_blocks_are_with(self):
        done = []
        with self.runtime.animate(duration=1, timing=motus.TimingType.LINEAR,
                                  completion=done.append) as block:
            self.card.center = 100, 50
            self.card.alpha = .5
        self.assertTrue(block.animation.is_alive)
        self.assertEqual(self.card.center, (100, 50))
        self.runtime.tick(0)
        self.runtime.tick(.5)
        self.assertAlmostEqual(self.card.shown(motus.Property.CENTER)[0], 50, 9)
        self.assertAlmostEqual(self.card.velocity(motus.Property.ALPHA)[0], -.5, 9)
        self.runtime.tick(1)
        self.assertEqual(done, [True])

    def test_keyframes_and_animators(self):
        with self.runtime.animate_keyframes(duration=1):
            with self.runtime.keyframe(0, .5):
                self.card.center = 100, 0
            with self.runtime.keyframe(.5, .5):
                self.card.center = 100, 100
        self.runtime.tick(0)
        self.runtime.tick(.5)
        self.assertAlmostEqual(self.card.shown(motus.Property.CENTER)[0], 100, 6)
        self.runtime.tick(1)
        animator = motus.PropertyAnimator(self.runtime, 1, motus.Timing(type=motus.TimingType.LINEAR))
        ends = []
        animator.add_animations(lambda: setattr(self.card, "alpha", 0))
        animator.add_completion(ends.append)
        animator.start()
        self.runtime.tick(1.5)
        self.runtime.tick(1.75)
        animator.pause()
        animator.fraction_complete = .5
        self.assertEqual(animator.state, motus.AnimatingState.ACTIVE)
        animator.reversed = True
        animator.continue_(None, 0)
        ticks(self.runtime, 2, 4)
        self.assertEqual(ends, [motus.AnimatingPosition.START])
        self.assertEqual(self.card.alpha, 1)

    def test_custom_properties_and_sequences(self):
        glow = self.runtime.register_property("glow", motus.PropertyKind.LINEAR, 3, (1, 2, 3))
        self.assertEqual(self.card.value(glow), (1, 2, 3))
        self.card.set_property(glow, (4, 5, 6))
        self.assertEqual(self.card.value(glow), (4, 5, 6))
        x, y, width, height = self.card.frame
        self.card.background_color = motus.Color(1, .5, .25, 1)
        self.assertEqual(self.card.background_color.green, .5)
        with self.assertRaises(TypeError):
            self.card.center = 5
        with self.assertRaises(AttributeError):
            self.card.centre = 5, 5

    def test_rows_are_lent_until_the_next_tick(self):
        with self.runtime.animate(duration=1):
            self.card.center = 100, 50
        self.runtime.tick(0)
        self.runtime.tick(.5)
        changes = self.runtime.changes()
        self.assertEqual(len(changes), 1)
        self.assertIs(changes[0].view, self.card)
        self.assertEqual(changes[0].property, motus.Property.CENTER)
        x = changes[0].values[0]
        batch = self.runtime.change_batches()[0]
        self.assertEqual((batch.values[0][0], batch.properties[0]), (x, motus.Property.CENTER))
        self.assertIs(batch.views[0], self.card)
        if "numpy" in sys.modules:
            items = self.runtime.draw_list().array
            self.assertEqual(items["transform"]["tx"][1], x)
            self.assertEqual(batch.values.shape, (1, 2))
        self.runtime.tick(1)
        with self.assertRaises(ReferenceError):
            changes[0]

    def test_events_and_dynamics(self):
        page = motus.ViewController(self.runtime)
        self.runtime.root_view_controller = page
        self.runtime.tick(0)
        kinds = [(event.kind, event.subject) for event in self.runtime.events()]
        self.assertIn((motus.EventKind.VIEW_DID_APPEAR, page), kinds)
        animator = motus.DynamicAnimator(self.runtime, self.runtime.window)
        self.card.bounds = 0, 0, 20, 20
        self.card.center = 200, 50
        animator.add_behavior(motus.GravityBehavior(self.runtime, [self.card]))
        hits = []

        class Hits(motus.CollisionDelegate):
            def began(self, behavior, item, other, x, y):
                hits.append({item, other})

        below = motus.View(self.runtime)
        self.runtime.window.add_subview(below)
        below.frame = 190, 150, 20, 20
        floor = motus.CollisionBehavior(self.runtime, [self.card, below])
        floor.set_delegate(Hits())
        animator.add_behavior(floor)
        ticks(self.runtime, .1, 3)
        self.assertEqual(hits[0], {self.card, below})
        self.assertEqual(len(animator.items_in_rect((-1e6, -1e6, 2e6, 2e6))), 2)
        kept = animator.snapshot()
        self.assertGreater(len(kept), 20)
        animator.restore(kept)
        points = motus.FieldBehavior(self.runtime, motus.FieldOptions(type=motus.FieldType.CUSTOM), [self.card])
        points.set_evaluator(lambda field, probe: (0, -probe.mass))
        animator.add_behavior(points)
        ticks(self.runtime, 3.1, 3.5)


class Failures(unittest.TestCase):
    def setUp(self):
        self.runtime = motus.Runtime()

    def test_a_refusal_raises_the_sentence(self):
        card = motus.View(self.runtime)
        with self.assertRaises(motus.InvalidArgumentError) as caught:
            card.corner_radius = -1
        self.assertIsInstance(caught.exception, ValueError)
        self.assertEqual(caught.exception.function, "motus_view_set_corner_radius")
        self.assertIn("corner radius", str(caught.exception))
        with self.assertRaises(motus.ForeignHandleError):
            card.add_subview(motus.View(motus.Runtime()))
        with self.assertRaises(motus.InvalidArgumentError):
            self.runtime.tick(float("nan"))

    def test_an_exception_in_a_callback_comes_out_of_the_call(self):
        class Ours(Exception):
            pass

        def fail(*_):
            raise Ours

        card = motus.View(self.runtime)
        with self.assertRaises(Ours):
            self.runtime.perform_without_animation(fail)
        with self.runtime.animate(completion=fail):
            card.alpha = 0
        self.runtime.tick(0)
        with self.assertRaises(Ours):
            self.runtime.tick(1)
        self.runtime.tick(2)
        self.assertEqual(_core._raised, [])

    def test_a_block_that_raises_is_closed(self):
        card = motus.View(self.runtime)
        with self.assertRaises(ZeroDivisionError):
            with self.runtime.animate():
                card.alpha = 0
                1 / 0
        self.runtime.tick(0)

    def test_reports_reach_the_host_too(self):
        reports = []
        self.runtime.set_diagnostics(lambda *report: reports.append(report))
        with self.assertRaises(motus.MotusError):
            motus.View(self.runtime).corner_radius = -1
        self.assertEqual(reports[0][:2], (-1, "motus_view_set_corner_radius"))

    def test_a_tick_in_a_callback_is_refused(self):
        with self.assertRaises(motus.ReentrantError):
            self.runtime.perform_without_animation(lambda: self.runtime.tick(1))


class Screens(unittest.TestCase):
    def test_delegates_answer_with_objects(self):
        runtime = motus.Runtime()
        log, made = [], []
        stack = motus.NavigationController(runtime, Page(runtime, "list", log))
        runtime.root_view_controller = stack

        class Delegate(motus.NavigationDelegate):
            def animation_controller(self, navigation, operation, from_, to):
                made.append((operation, to.name))
                return Cut(runtime)

        stack.set_delegate(Delegate())
        runtime.tick(0)
        done = []
        stack.push(Page(runtime, "page", log), True, done.append)
        ticks(runtime, .1, 1)
        self.assertEqual(made, [(motus.NavigationOperation.PUSH, "page")])
        self.assertEqual(done, [True])
        self.assertEqual([(name, what) for name, what, _ in log],
                         [("list", "did_appear"), ("list", "did_disappear"), ("page", "did_appear")])
        self.assertEqual(len(stack.view_controllers), 2)
        stack.set_delegate(None)

    def test_sizes_are_answered(self):
        asked = []

        class Parent(motus.ViewController):
            def size_for_child(self, child, width, height):
                asked.append((width, height))
                return width / 2, height

        runtime = motus.Runtime(window_size=(400, 800))
        parent, child = Parent(runtime), motus.ViewController(runtime)
        runtime.root_view_controller = parent
        parent.add_child(child)
        parent.view.add_subview(child.view)
        runtime.tick(0)
        runtime.set_window_size((800, 400), 0)
        runtime.tick(.1)
        self.assertEqual(asked, [(800, 400)])


if __name__ == "__main__":
    warnings.simplefilter("error")
    unittest.main()
