"""Bars, insets and links in Python."""

import unittest
import warnings

import motus


class Bars(unittest.TestCase):
    def test_bars_insets_and_links(self):
        runtime = motus.Runtime(window_size=(390, 844))
        first, page = motus.ViewController(runtime), motus.ViewController(runtime)
        stack, tabs = motus.NavigationController(runtime, first), motus.TabBarController(runtime)
        tabs.set_view_controllers([stack], False)
        top, bottom = motus.View(runtime), motus.View(runtime)
        stack.set_bar(motus.Edge.TOP, top, 44)
        tabs.set_bar(motus.Edge.BOTTOM, bottom, 49)
        runtime.set_window_insets(motus.InsetSource.SAFE_AREA, (50, 0, 34, 0))
        runtime.root_view_controller = tabs
        runtime.tick(0)
        self.assertEqual(tabs.bar(motus.Edge.BOTTOM), bottom)
        self.assertEqual((first.safe_area.top, first.safe_area.bottom), (94, 83))
        self.assertEqual((bottom.frame.y, bottom.frame.height), (761, 83))
        page.hidden_bars = motus.Edge.TOP | motus.Edge.BOTTOM
        stack.push(page, False)
        self.assertEqual((page.safe_area.top, page.safe_area.bottom), (50, 34))
        self.assertIsNone(bottom.superview)
        stack.pop(False)
        self.assertEqual(bottom.superview, tabs.view)
        # Two arrays with one length.
        rows, title = motus.View(runtime), motus.View(runtime)
        first.view.add_subview(rows)
        rows.add_subview(title)
        rows.frame = 0, 0, 390, 844
        scroller = motus.Scroller(rows)
        scroller.content_size = 390, 2000
        options = motus.LinkOptions(inputs=(0, 1), outputs=(10, 20, 30, 60))
        target = motus.LinkTarget(kind=motus.LinkTargetKind.PROPERTY, object=title, property=motus.Property.CENTER)
        source = motus.LinkSource(
            kind=motus.LinkSourceKind.RANGE, object=scroller, component=motus.Axis.VERTICAL,
            range=motus.LinkRange(kind=motus.ScrollRangeKind.OFFSETS, begin_offset=0, end_offset=100))
        link = motus.Link(runtime, target, [source], options)
        scroller.scroll_to((0, 50), False)
        runtime.tick(.1)
        self.assertEqual((title.center.x, title.center.y, link.input), (20, 40, .5))
        options.outputs = 10, 30, 60
        with self.assertRaises(motus.MotusError):
            motus.Link(runtime, target, [source], options)


if __name__ == "__main__":
    warnings.simplefilter("error")
    unittest.main()
