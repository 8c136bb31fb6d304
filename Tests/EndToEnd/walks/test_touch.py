"""The program under fingers on a touchscreen."""

import re
import unittest

from driver import touch

from .facts import TITLE
from .walk import Walk, is_no_page

# The least width and height of a target for a finger, in pixels, without its padding: GTK 4.8 reports none.
LEAST = 34
# Seconds after which GTK takes a touch for a long press.
LONG_PRESS = 0.5


@unittest.skipUnless(touch.is_there(), "there is no X server with a touchscreen for tests")
class TouchWalk(Walk):
    """One start on a desktop of its own, used by fingers alone."""

    @classmethod
    def setUpClass(cls):
        cls.desktop = cls.enterClassContext(touch.TouchDesktop(cls.desktop.prefix))
        super().setUpClass()
        cls.fingers = cls.desktop.fingers
        cls.launch("--page", "number")

    def test_walk(self):
        self.take(
            self.a_tap_opens_an_element, self.a_swipe_scrolls, self.a_slow_swipe_opens_no_menu,
            self.a_long_press_opens_a_menu, self.a_picture_has_large_targets)

    def a_tap_opens_an_element(self):
        page = self.expect_page("number")
        row = self.program.find("list item", re.compile("^Beryllium"), under=page)
        self.fingers.tap(self.program.place(row))
        self.expect_element("Beryllium")
        self.close_element("Beryllium")
        self.expect_large_targets()

    def expect_large_targets(self):
        """Targets of a pointer have 24 pixels."""

        def small():
            targets = [node for node in self.program.all(into=is_no_page)
                       if node.role in ("button", "toggle button", "tab") and "sensitive" in node.states]
            self.assertGreater(len(targets), 8)
            return [node for node in targets if min(node.frame[2:]) < LEAST]

        self.wait(lambda: not small(), lambda: f"targets of {LEAST} pixels; there are {small()}")

    def a_swipe_scrolls(self):
        page = self.page("number")
        row = self.program.find("list item", re.compile("^Beryllium"), under=page)
        x, y, width, height = self.program.window(TITLE).frame
        middle = x + width // 2
        self.fingers.move(((middle, y + height * 3 // 4), (middle, y + height // 4)))
        self.wait(lambda: self.program.again(row).frame[1] < row.frame[1] - height // 4, "rows further up")
        self.assertEqual(self.program.titles(), [TITLE], "a swipe is no tap")
        self.expect_large_targets()

    def menu_items(self):
        return [node for node in self.program.all() if "menu item" in node.role]

    def a_slow_swipe_opens_no_menu(self):
        """One that takes longer than a long press."""
        x, y, width, height = self.program.window(TITLE).frame
        middle = x + width // 2
        way = ((middle, y + height * 3 // 4), (middle, y + height // 2))
        self.fingers.move(way, steps=20, pause=2 * LONG_PRESS / 20)
        self.screen.settle(self.program.window(TITLE).frame)
        self.assertEqual(self.menu_items(), [])

    def a_long_press_opens_a_menu(self):
        """And nothing else when the finger is lifted."""
        height = self.program.window(TITLE).frame[3]
        rows = self.look(self.page("number"))[1]
        row = next(row for row in rows if height // 3 < row.frame[1] < height * 2 // 3)
        self.fingers.tap(self.program.place(row), seconds=2 * LONG_PRESS)
        self.wait(self.menu_items, "the menu")
        self.screen.settle(self.program.window(TITLE).frame)
        self.assertEqual(self.program.titles(), [TITLE])
        self.press("Escape", title=TITLE)

    def a_picture_has_large_targets(self):
        self.activate("show-picture", "Au")
        self.program.find("button", "Zoom 1×")
        # Its electrons do not come to rest.
        self.expect_large_targets()
        self.press("Escape", title=TITLE)
        self.press("ctrl+q", title=TITLE)
        self.assertEqual(self.program.ended(), 0)
