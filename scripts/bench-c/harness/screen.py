"""The private X screen: its changes (X Damage), pictures of a part of it, and the pointer (XTest)."""

import dataclasses
import select
import time

from Xlib import X, XK, display, error
from Xlib.ext import damage, xtest

# Changes closer together than this belong to one frame: a sixth of the time between two frames.
FRAME_GAP_SECONDS = 0.003

# Timeouts of a screen that never changes, and of one that never settles.
CHANGE_SECONDS = 20
SETTLE_SECONDS = 60

# Smaller windows are tooltips, menus and windows of the window manager.
LEAST_WINDOW_SIDE = 300


@dataclasses.dataclass(frozen=True)
class Rectangle:
    x: int
    y: int
    width: int
    height: int

    def part(self, strip):
        """The strip of the rectangle, given in thousandths of its size."""
        return Rectangle(self.x + self.width * strip.x // 1000, self.y + self.height * strip.y // 1000,
                         self.width * strip.width // 1000, self.height * strip.height // 1000)

    def overlaps(self, other):
        return (self.x < other.x + other.width and other.x < self.x + self.width
                and self.y < other.y + other.height and other.y < self.y + self.height)


@dataclasses.dataclass(frozen=True)
class Burst:
    """Changes from an action to the settled screen: the time of the last change of the compared strip, or of the
    topmost window, in milliseconds, and the number of different pictures of the strip."""

    settled: float
    pictures: int


class Screen:
    def __init__(self):
        self.display = display.Display()
        self.root = self.display.screen().root
        self.display.damage_query_version()
        self.root.damage_create(damage.DamageReportRawRectangles)
        self.changes = []  # (the X server's time in milliseconds, rectangle)
        self.park()

    def observe(self, action, quiet, timeout=CHANGE_SECONDS, strip=None):
        """Calls the action and waits until nothing has changed for `quiet` seconds; None if nothing changes at all."""
        self.display.sync()
        self._read()
        self.changes.clear()
        area = strip and self.topmost().part(strip)
        picture, pictures = self._picture(area), 0
        called = time.monotonic()
        action()
        changed = self._next_change(called + timeout)
        while changed and changed < called + SETTLE_SECONDS:
            last = changed
            while changed:
                last, changed = changed, self._next_change(changed + FRAME_GAP_SECONDS)
            before, picture = picture, self._picture(area)
            pictures += picture != before
            changed = self._next_change(last + quiet)
        settled = self._last_on_top(called * 1000, area)
        return None if settled is None else Burst(settled, pictures)

    def topmost(self):
        """The frame of the topmost window; None without a window."""
        for window in reversed(self.root.query_tree().children):
            try:
                found, attributes = window.get_geometry(), window.get_attributes()
            except error.XError:
                continue  # closed meanwhile
            if (attributes.map_state == X.IsViewable and attributes.win_class == X.InputOutput
                    and min(found.width, found.height) >= LEAST_WINDOW_SIDE):
                return Rectangle(found.x, found.y, found.width, found.height)
        return None

    def park(self):
        """Moves the pointer to the corner, where it hovers over no window."""
        self.point(self.root.get_geometry().width - 1, self.root.get_geometry().height - 1)

    def point(self, x, y):
        xtest.fake_input(self.display, X.MotionNotify, x=x, y=y)
        self.display.sync()

    def click(self):
        xtest.fake_input(self.display, X.ButtonPress, detail=1)
        xtest.fake_input(self.display, X.ButtonRelease, detail=1)
        self.display.flush()

    def drag(self, x, y):
        """Drags from a point to the right and back, for a second."""
        way = [[(X.MotionNotify, 0, x + 2 * step, y + step)] for step in (*range(60), *range(60, -1, -1))]
        play([way[0] + [(X.ButtonPress, 1, x, y)], *way, [(X.ButtonRelease, 1, x, y)]])

    def zoom(self, x, y):
        """Turns the wheel to and fro at a point, for a second."""
        wheel = ([4] * 10 + [5] * 10) * 3
        play([[(X.MotionNotify, 0, x, y), (X.ButtonPress, button, x, y), (X.ButtonRelease, button, x, y)]
              for button in wheel])

    def press(self, key, with_shift=False):
        """Presses and releases the key of this X name."""
        keys = [XK.XK_Shift_L] * with_shift + [XK.string_to_keysym(key)]
        codes = [self.display.keysym_to_keycode(key) for key in keys]
        for code in codes:
            xtest.fake_input(self.display, X.KeyPress, code)
        for code in reversed(codes):
            xtest.fake_input(self.display, X.KeyRelease, code)
        self.display.sync()

    def _picture(self, area):
        if area is None:
            return None
        return self.root.get_image(area.x, area.y, area.width, area.height, X.ZPixmap, 0xffffffff).data

    def _read(self):
        """Reads the pending changes; True if there was one."""
        count = len(self.changes)
        while self.display.pending_events():
            event = self.display.next_event()
            if event.type == self.display.extension_event.DamageNotify:
                area = event.area
                self.changes.append((event.timestamp, Rectangle(area.x, area.y, area.width, area.height)))
        return len(self.changes) > count

    def _next_change(self, deadline):
        """Waits for a change; its time, or None at the deadline."""
        while not self._read():
            left = deadline - time.monotonic()
            if left <= 0:
                return None
            select.select([self.display], [], [], left)
        return time.monotonic()

    def _last_on_top(self, called, area):
        """Milliseconds from the call to the last change of an area, or of the topmost window.

        The X server's clock is the same clock, in milliseconds of 32 bits: exact however late a change is read.
        """
        top = area or self.topmost()
        times = [(stamp - int(called)) & 0xffffffff for stamp, area in self.changes if top and area.overlaps(top)]
        return max(times) - called % 1 if times else None


def play(steps):
    """Sends lists of events within a second, over a connection of its own: on any thread."""
    connection = display.Display()
    for events in steps:
        time.sleep(1 / len(steps))
        for kind, button, x, y in events:
            xtest.fake_input(connection, kind, button, x=x, y=y)
        connection.sync()
    connection.close()
