"""The Python package as a newcomer meets it: what is misspelt or short is refused, nothing is lost in silence,
screens end, subclasses stay what they are, and asyncio waits."""

import asyncio
import copy
import gc
import pickle
import unittest
import warnings
import weakref

import motus
from motus import aio


def ticks(runtime, start, end, rate=60):
    for frame in range(int(start * rate), int(end * rate) + 1):
        runtime.tick(frame / rate)


class Screen(motus.ViewController):
    """A screen that reacts to its own gesture and is its own scroller's delegate."""

    def view_did_load(self):
        self.taps = 0
        self.tap = motus.Gesture(self.runtime, motus.GestureOptions(type=motus.GestureType.TAP))
        self.tap.set_action(self.tapped)
        self.view.add_gesture(self.tap)
        self.scroller = motus.Scroller(motus.View(self.runtime, parent=self.view, frame=(0, 0, 10, 10)))
        self.scroller.set_delegate(self)
        self.link = motus.DisplayLink(self.runtime, self.called)

    def tapped(self, gesture):
        self.taps += gesture.state == motus.RecognitionState.ENDED

    def did_scroll(self, scroller):
        pass

    def called(self, link, time, step):
        pass


class Card(motus.View):
    def __init__(self, runtime, title, **settings):
        super().__init__(runtime, **settings)
        self.title, self.seen = title, []

    def tapped(self, gesture):
        self.seen.append(gesture.state)


class Lives(unittest.TestCase):
    def setUp(self):
        self.runtime = motus.Runtime(window_size=(390, 844))

    def test_fifty_screens_that_come_and_go_leave_nothing(self):
        stack = motus.NavigationController(self.runtime, Screen(self.runtime))
        self.runtime.root_view_controller = stack
        self.runtime.tick(0)
        objects, held = self.runtime.statistics.objects, len(self.runtime._held)
        screens = []
        for turn in range(50):
            screen = Screen(self.runtime)
            screens.append(weakref.ref(screen))
            stack.push(screen, False)
            del screen
            self.runtime.tick(2 * turn + 1)
            stack.pop(False)
            self.runtime.tick(2 * turn + 2)
        gc.collect()
        self.assertEqual([one() for one in screens if one() is not None], [])
        self.assertEqual((self.runtime.statistics.objects, len(self.runtime._held)), (objects, held))

    def test_a_screen_that_only_the_stack_has_is_still_tapped(self):
        stack = motus.NavigationController(self.runtime, Screen(self.runtime))
        self.runtime.root_view_controller = stack
        stack.push(Screen(self.runtime), False)
        self.runtime.tick(0)
        for _ in range(3):
            gc.collect()
        self.runtime.send_touch(1, motus.TouchPhase.BEGAN, (200, 400), .1)
        self.runtime.tick(.1)
        self.runtime.send_touch(1, motus.TouchPhase.ENDED, (200, 400), .15)
        ticks(self.runtime, .2, 1)
        self.assertEqual(stack.top_view_controller.taps, 1)

    def test_what_is_no_object_of_motus_is_held_as_before(self):
        class Listener:
            def heard(self, link, time, step):
                calls.append(time)

        calls = []
        link = motus.DisplayLink(self.runtime, Listener().heard)
        gc.collect()
        self.runtime.tick(0)
        self.runtime.tick(.1)
        self.assertTrue(calls and link.is_alive)

    def test_a_subclass_of_view_stays_one_while_it_is_in_the_tree(self):
        Card(self.runtime, "kept", parent=self.runtime.window)
        for round in range(3):
            gc.collect()
            self.runtime.tick(round)
            card = self.runtime.window.subviews[0]
            self.assertIsInstance(card, Card)
            self.assertEqual(card.title, "kept")
            card.note = round
            del card
        card = self.runtime.window.subviews[0]
        self.assertEqual(card.note, 2)
        gone = weakref.ref(card)
        card.remove_from_superview()
        self.assertTrue(card.is_alive)
        del card
        self.runtime.tick(4)
        gc.collect()
        self.assertIsNone(gone())
        self.assertEqual((self.runtime.statistics.views, self.runtime._lives), (1, {}))

    def test_a_subclass_in_a_cycle_keeps_its_attributes(self):
        card = Card(self.runtime, "cycle", parent=self.runtime.window)
        card.me = card
        del card
        gc.collect()
        self.assertEqual(self.runtime.window.subviews[0].title, "cycle")

    def test_a_thousand_subclasses_that_leave_the_tree_end(self):
        gone = []
        for turn in range(20):
            sheet = motus.View(self.runtime, parent=self.runtime.window)
            for _ in range(50):
                card = Card(self.runtime, "x", parent=sheet)
                tap = motus.Gesture(self.runtime, motus.GestureOptions(type=motus.GestureType.TAP))
                tap.set_action(card.tapped)
                card.add_gesture(tap)
                gone.append(weakref.ref(card))
            sheet.remove_from_superview()
            del sheet, card, tap
            self.runtime.tick(turn)
        ticks(self.runtime, 20, 21)
        gc.collect()
        self.assertEqual([one() for one in gone if one() is not None], [])
        self.assertEqual((self.runtime.statistics.views, len(self.runtime._held)), (1, 0))


class Refusals(unittest.TestCase):
    def setUp(self):
        self.runtime = motus.Runtime(window_size=(390, 844))
        self.card = motus.View(self.runtime, parent=self.runtime.window)

    def refused(self, error, sentence, call):
        with self.assertRaisesRegex(error, sentence):
            call()

    def test_short_tuples_are_refused(self):
        self.refused(TypeError, "Rect has 4 numbers, not 3", lambda: setattr(self.card, "frame", (0, 0, 10)))
        self.refused(TypeError, "Point wanted, not 5", lambda: setattr(self.card, "center", 5))
        self.refused(TypeError, "Rect has 4", lambda: motus.Child("a", (0, 0, 10)))
        self.refused(TypeError, "Point has 2", lambda: motus.ArrangementOptions(origin=(1, 2, 3)))

    def test_changes_of_copies_are_refused(self):
        self.card.center = 7, 8
        self.refused(AttributeError, "copy.*replace", lambda: setattr(self.card.center, "x", 5))
        self.card.center = self.card.center.replace(x=5)
        self.assertEqual(self.card.center, (5, 8))
        scroller = motus.Scroller(self.card)
        self.refused(AttributeError, "copy", lambda: setattr(scroller.options, "smooths_wheel", False))
        scroller.options = scroller.options.replace(smooths_wheel=False)
        self.assertFalse(scroller.options.smooths_wheel)
        self.refused(TypeError, "no field 'z'", lambda: self.card.center.replace(z=1))
        self.runtime.tick(0)
        self.refused(AttributeError, "copy", lambda: setattr(self.runtime.draw_list()[0], "alpha", 0))
        own = motus.Point(1, 2)
        own.x = 5
        self.assertEqual(own, (5, 2))

    def test_misspelt_words_are_refused(self):
        self.refused((TypeError, AttributeError), "veiw", lambda: motus.Child("a", (0, 0, 1, 1), veiw=None))
        self.refused(AttributeError, "frane", lambda: setattr(motus.Child("a", (0, 0, 1, 1)), "frane", 1))
        self.refused(AttributeError, "did you mean 'duration'",
                     lambda: setattr(motus.AnimationOptions(), "duraton", 1))
        self.refused(TypeError, "alhpa", lambda: motus.View(self.runtime, alhpa=1))
        self.refused(AttributeError, "centre", lambda: setattr(self.card, "centre", (1, 2)))

    def test_misspelt_methods_are_refused(self):
        class Shows(motus.NavigationDelegate):
            def did_shows(self, *_):
                pass

        class Loads(motus.ViewController):
            def viewDidLoad(self):
                pass

        stack = motus.NavigationController(self.runtime, motus.ViewController(self.runtime))
        self.refused(TypeError, "Shows.did_shows is never called; did you mean did_show", lambda:
                     stack.set_delegate(Shows()))
        self.refused(TypeError, "did you mean view_did_load", lambda: Loads(self.runtime))
        self.refused(TypeError, "none of the methods of NavigationDelegate", lambda: stack.set_delegate(object()))

        class Fine(motus.ViewController):
            def view_did_load(self):
                self.views = []

            def view_did_load_rows(self):
                pass

        Fine(self.runtime).view

    def test_methods_that_are_never_called_are_told(self):
        class Stack(motus.NavigationController):
            def view_did_load(self):
                pass

        with self.assertWarnsRegex(motus.MotusWarning, "Stack.view_did_load is never called"):
            Stack(self.runtime, motus.ViewController(self.runtime))
        motus.NavigationController(self.runtime, motus.ViewController(self.runtime))  # says nothing

    def test_errors_are_our_own(self):
        self.refused(TypeError, "View.alpha.*'much'", lambda: setattr(self.card, "alpha", "much"))
        self.refused(TypeError, "None stands where an object", lambda: self.card.add_subview(None))
        self.refused(TypeError, "a text wanted", lambda: motus.id(5))
        with self.assertRaises(motus.MotusError) as caught:
            self.card.corner_radius = -1
        again = pickle.loads(pickle.dumps(caught.exception))
        self.assertEqual((type(again), str(again), again.status, again.function),
                         (motus.InvalidArgumentError, str(caught.exception), -1, "motus_view_set_corner_radius"))

    def test_actions_act_when_they_are_called(self):
        self.assertTrue(callable(type(self.card).cancel_reorder) and callable(type(self.runtime).scroll_to_top))
        self.assertFalse(self.runtime.scroll_to_top())
        scroller = motus.Scroller(self.card)
        self.assertEqual(scroller.state, motus.ScrollerState.IDLE)
        self.assertTrue(scroller.options.scrolls_to_top)

    def test_a_bounce_with_a_duration_lasts_that_long(self):
        options = motus.AnimationOptions(bounce=.2, duration=.3)
        self.assertEqual((options.timing.type, options.timing.spring_duration, options.timing.bounce),
                         (motus.TimingType.SPRING_BOUNCE, .3, .2))
        self.refused(TypeError, "two words", lambda: self.runtime.animate(bounce=.2, duration=.3, response=.4))

    def test_every_class_says_all_that_the_header_says(self):
        self.assertIn("Subviews that are no children stay.", " ".join(motus.View.arrange.__doc__.split()))
        for name in motus.__all__:
            one = getattr(motus, name)
            if isinstance(one, type):
                for word, method in vars(one).items():
                    text = getattr(method, "__doc__", None) or ""
                    if not word.startswith("_"):
                        self.assertNotRegex(text, r"motus_\w+\(\)|#?MOTUS_|\bNULL\b", f"{name}.{word}")


class Words(unittest.TestCase):
    def setUp(self):
        self.runtime = motus.Runtime(window_size=(390, 844))

    def test_points_add_colours_have_hex_and_transforms_are_the_identity(self):
        self.assertEqual(motus.Point(1, 2) + (3, 4), (4, 6))
        self.assertEqual(2 * motus.Vector(1, 2) - (1, 1), (1, 3))
        self.assertEqual(motus.Transform(), (1, 0, 0, 1, 0, 0))
        self.assertEqual(motus.Transform(tx=5), (1, 0, 0, 1, 5, 0))
        self.assertEqual(motus.Transform3d().m, tuple(float(at % 5 == 0) for at in range(16)))
        self.assertEqual(motus.Color.hex("#f80"), (1, 136 / 255, 0, 1))
        self.assertEqual(copy.copy(motus.Point(1, 2)), pickle.loads(pickle.dumps(motus.Point(1, 2))))
        self.assertRaises(ValueError, motus.Color.hex, "#ff")
        card = motus.View(self.runtime, parent=self.runtime.window)
        card.transform_3d = motus.Transform3d()
        card.center += (5, 6)
        self.assertEqual(card.center, (5, 6))

    def test_a_view_is_made_with_what_it_has(self):
        card = motus.View(self.runtime, parent=self.runtime.window, frame=(10, 20, 30, 40), tag=7,
                          background_color=motus.Color.hex("#fff"))
        self.assertEqual((card.superview, card.center, card.tag), (self.runtime.window, (25, 40), 7))
        page = motus.ViewController(self.runtime, title="Mail")
        self.assertEqual(page.title, "Mail")

    def test_lists_have_keys_of_any_kind(self):
        sheet = motus.View(self.runtime, parent=self.runtime.window, frame=(0, 0, 300, 300))
        self.runtime.tick(0)
        card = Card(self.runtime, "mine")
        children = [motus.Child(key, (0, 10 * at, 100, 10)) for at, key in enumerate([5, "mail", ("a", 1), None])]
        children[1].view = card
        children[0].tag = 9
        sheet.arrange(children, motus.ArrangementOptions(enter=motus.Presence(alpha=0, offset=(0, 20)), bounce=.1))
        self.assertIs(children[1].view, card)
        ticks(self.runtime, .1, 1)
        self.assertEqual([sheet.child_with_key(key, False).frame.y for key in (5, "mail", ("a", 1), None)], [0, 10, 20, 30])
        self.assertIs(sheet.child_with_key("mail", False), card)
        self.assertEqual([view.key for view in sheet.subviews], [5, motus.id("mail"), ("a", 1), None])
        self.assertEqual(sheet.arrangement_summary.entered, 4)
        self.assertRaises(ValueError, motus.Child, -1)
        self.assertEqual(motus.Child("x", presence=motus.Presence(alpha=.5)).presence.alpha, .5)

    def test_lists_are_lists(self):
        bends = motus.Timing(type=motus.TimingType.POINTS, points=[(0, 0), (.5, .9), (1, 1)])
        self.assertAlmostEqual(motus.timing_evaluate(bends, .5, 1)[0], .9)
        self.assertEqual(len(bends.points), 3)
        self.assertAlmostEqual(motus.timing_evaluate(motus.AnimationOptions(timing=bends).timing, .5, 1)[0], .9)
        own = motus.Timing(type=motus.TimingType.CUSTOM, curve=lambda part: part * part)
        self.assertAlmostEqual(motus.timing_evaluate(own, .5, 1)[0], .25)
        fling = motus.FlingOptions(rests=[0, 100, 200])
        volume = motus.Value.create_number(self.runtime, 0)
        self.runtime.tick(0)
        volume.fling([500], fling)
        ticks(self.runtime, .1, 5)
        self.assertIn(volume.number, (100, 200))
        self.assertEqual(motus.SheetOptions(detents=[motus.Detent.LARGE]).detents, (motus.Detent.LARGE,))

    def test_rows_have_columns(self):
        for at in range(3):
            motus.View(self.runtime, parent=self.runtime.window, frame=(0, 0, 10, 10), tag=at + 1)
        self.runtime.tick(0)
        rows = self.runtime.draw_list()
        self.assertEqual(list(rows["tag"]), [0, 1, 2, 3])
        self.assertEqual(rows["view"], [self.runtime.window, *self.runtime.window.subviews])
        self.assertRaisesRegex(KeyError, "no field 'tga'; did you mean 'tag'", lambda: rows["tga"])
        self.runtime.tick(1)
        self.assertRaises(ReferenceError, lambda: rows["tag"])


class Waiting(unittest.TestCase):
    def setUp(self):
        self.runtime = motus.Runtime(window_size=(390, 844))
        self.card = motus.View(self.runtime, parent=self.runtime.window)

    def test_a_block_is_awaited(self):
        async def host():
            order = []
            async with aio.run(self.runtime, fps=400, draw=lambda runtime: order.append(runtime.time)):
                with self.runtime.animate(duration=.05, completion=order.append) as block:
                    self.card.center = 100, 0
                self.assertTrue(await block.finished)
                self.assertTrue(await block)
                self.assertFalse(block.animation.is_alive)
                self.assertTrue(await self.runtime.animate(lambda: setattr(self.card, "alpha", 0), duration=.02))
            self.assertIn(True, order)
            self.assertEqual((self.card.center.x, self.card.shown(motus.Property.ALPHA)), (100, (0,)))

        asyncio.run(host())

    def test_what_begins_after_a_pause_takes_its_time(self):
        async def host():
            async with aio.run(self.runtime, fps=400):
                await asyncio.sleep(.2)
                with self.runtime.animate(duration=.1, timing=motus.TimingType.LINEAR):
                    self.card.center = 100, 0
                await asyncio.sleep(.02)
                self.assertLess(self.card.shown(motus.Property.CENTER)[0], 99)

        asyncio.run(host())

    def test_cancelling_cancels_and_the_end_of_the_runtime_is_an_answer(self):
        async def host():
            self.runtime.tick(0)
            with self.runtime.animate(duration=10, timing=motus.TimingType.LINEAR) as block:
                self.card.center = 100, 0

            async def wait():
                await block

            task = asyncio.ensure_future(wait())
            await asyncio.sleep(0)
            self.runtime.tick(0)
            self.runtime.tick(5)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            self.assertTrue(task.cancelled())
            self.assertAlmostEqual(self.card.center.x, 50)
            with self.runtime.animate(duration=10) as other:
                self.card.center = 0, 0
            later = asyncio.ensure_future(other.finished)
            self.runtime.destroy()
            self.assertIs(await asyncio.wait_for(later, 1), False)

        asyncio.run(host())

    def test_what_a_callback_raises_comes_out_of_the_loop(self):
        class Ours(Exception):
            pass

        def fail(*_):
            raise Ours

        async def host():
            async with aio.run(self.runtime, fps=400):
                self.runtime.after(.01, fail)
                await asyncio.sleep(60)

        self.assertRaises(Ours, asyncio.run, host())

    def test_a_block_that_nobody_knows_costs_no_callback(self):
        before = self.runtime._next_key
        with self.runtime.animate(duration=.1):
            self.card.alpha = 0
        self.assertEqual(self.runtime._next_key, before)
        with self.runtime.animate(duration=.1) as block:
            self.card.alpha = 1
        self.assertEqual(self.runtime._next_key, before + 1)
        self.assertTrue(block.animation.is_alive)


if __name__ == "__main__":
    warnings.simplefilter("error")
    unittest.main()
