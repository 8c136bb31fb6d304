"""Acts by keyboard: the list in docs/accessibility.md, the focused object, and its ring."""

import os
import re

from .facts import PAGES
from .walk import Walk, is_no_page

DOCUMENT = os.path.join(os.path.dirname(__file__), "../../../docs/accessibility.md")
# The number of the last act.
LAST = 77
# Distance around an object within which its focus ring is searched, in pixels.
REACH = 8
# How much further to the end than reported an object may be with GTK 4.18, in steps of less than twice the reach.
OFFSETS = (0, 12, 24)
# Below this size in pixels, an object may be round; with the larger radius of GTK 4.18, one whose both sides are below 44.
SMALL, SMALL_ROUND = 32, 44


def documented():
    """The acts in the document's table, by number."""
    with open(DOCUMENT, encoding="utf-8") as file:
        rows = re.findall(r"^\| (\d+) \| ([^|]+) \|", file.read(), re.MULTILINE)
    return {int(number): act for number, act in rows}


def page_key(page):
    return f"ctrl+{list(PAGES).index(page) + 1}"


class Acts(Walk):
    """The base of walks that play acts. `played` has the numbers of all acts so far."""

    played = set()
    # The object under which the focus is looked for: a page, or a window.
    place = None

    def every_act_is_played(self):
        self.assertEqual(sorted(documented()), list(range(1, LAST + 1)))
        self.assertEqual(sorted(self.played), list(range(1, LAST + 1)))

    def name(self, symbol):
        return re.escape(self.catalog[symbol].accessible_name)

    def first(self, page):
        """The name of the page's first header."""
        return re.escape(self.catalog.sections(page)[0].name)

    def go(self, page):
        """Shows the page by its key."""
        self.press(page_key(page))
        type(self).place = self.expect_page(page)

    def expect_page(self, page):
        """Waits for the page. Acts then expect the focus in it."""
        self.wait(lambda: self.shown_page() == PAGES[page], lambda: f"page {page}; shown is {self.shown_page()}")
        return self.page(page)

    def fill(self, symbol):
        """The color of the element's tile in the Table."""
        node = self.program.find(name=self.catalog[symbol].accessible_name, under=self.place)
        return self.screen.colors(self.program.frame(node)).most_common(1)[0][0]

    def focus(self):
        """The focused object: in `place`, or else in the main window outside of its pages."""
        return self.program.focused(self.place) or self.program.focused(into=is_no_page)

    def expect(self, name, ring=True):
        """Waits until the object whose whole name matches is focused, and shows the ring. Returns the object."""
        seen = [None]

        def is_there():
            seen[0] = self.focus()
            return seen[0] and re.fullmatch(name, seen[0].name)

        self.wait(is_there, lambda: f"the focus on {name}; it is on {seen[0]}")
        if ring:
            self.wait(lambda: self.has_ring(seen[0]), lambda: f"a ring around {seen[0]}")
        return seen[0]

    def act(self, number, *keys, to, ring=True):
        """Presses the keys of an act and expects the focus on the object with this name."""
        self.press(*keys)
        found = self.expect(to, ring)
        self.played.add(number)
        return found

    def tab_to(self, name, key="Tab", ring=True):
        """Presses Tab until the object is focused."""
        for _ in range(25):
            before = self.focus()
            self.press(key)
            found = self.wait(lambda: self.other_focus(before), f"another focus than {before}")
            if re.fullmatch(name, found.name):
                return self.expect(name, ring)
        return self.fail(f"{key} does not lead to {name}")

    def other_focus(self, before):
        """The focused object if it is not `before`."""
        now = self.focus()
        return now if now != before else None

    def has_ring(self, node):
        """True if lines of the ring's color run along at least three sides of the object, or around a small one."""
        frame = self.program.frame(self.program.again(node))
        if "showing" not in node.states:  # GTK 4.8
            return self.has_ring_at(frame, min(frame[2:]) < SMALL)
        is_round = min(frame[2:]) < SMALL or max(frame[2:]) < SMALL_ROUND
        return any(self.has_ring_at(frame, is_round, right, down) for right in OFFSETS for down in OFFSETS)

    def has_ring_at(self, frame, is_round, right=0, down=0):
        """The same for an object so far from its frame."""
        x, y, width, height = frame
        frame = self.screen.visible((x + right - REACH, y + down - REACH, width + 2 * REACH, height + 2 * REACH))
        if min(frame[2:]) <= 0:
            return False  # not scrolled into view yet
        data = self.screen.pixels(frame)
        is_ring = [_is_accent(*pixel) for pixel in zip(data[2::4], data[1::4], data[0::4])]
        if is_round:
            return sum(is_ring) >= width + height
        rows = [is_ring[start:start + frame[2]] for start in range(0, len(is_ring), frame[2])]
        columns = list(zip(*rows))
        sides = (rows[:2 * REACH], rows[-2 * REACH:], columns[:2 * REACH], columns[-2 * REACH:])
        return sum(any(_is_line(line) for line in side) for side in sides) >= 3


def _is_accent(red, green, blue):
    """True for Adwaita's blue, also half transparent on a light ground."""
    return blue - red >= 60 and green - red >= 15 and blue - green >= 20


def _is_line(line):
    """True if the middle of the line is of the ring's color, but for a few pixels."""
    middle = line[len(line) // 4:len(line) - len(line) // 4]
    return sum(middle) >= 0.9 * len(middle) > 0
