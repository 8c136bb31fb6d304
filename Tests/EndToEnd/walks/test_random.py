"""Clicks, keys and wheels at random, under X11 and under Wayland: no warning, and an end when all windows are closed.

Played in full only. THE_ELEMENTS_SECONDS is the time on each, and THE_ELEMENTS_SEED the start of the random numbers, which a failure names.
"""

import os
import random
import re
import subprocess
import time

from driver.sway import SwayDesktop

from .browser import Browser
from .facts import TITLE
from .walk import IS_FULL, Walk

EVENTS = 80
SECONDS = float(os.environ.get("THE_ELEMENTS_SECONDS", 0))
SEED = int(os.environ.get("THE_ELEMENTS_SEED", 1))
KEYS = (
    "Escape", "Tab", "shift+Tab", "Return", "space", "Up", "Down", "Left", "Right", "Home", "End", "Page_Down", "Page_Up", "Menu",
    "F10", "F1", "F9", "Delete", "BackSpace", "a", "e", "1", "3", "7", "ctrl+f", "ctrl+d", "ctrl+z", "ctrl+w", "ctrl+i", "ctrl+k",
    "ctrl+comma", "ctrl+c", "ctrl+a", "ctrl+p", "ctrl+shift+r", "ctrl+shift+q", "ctrl+shift+k", "ctrl+shift+e", "alt+Left",
    "alt+Right", "ctrl+Page_Down", "shift+Return", "shift+F5", *(f"ctrl+{number}" for number in range(1, 10)))
# Small enough to stay within the screen: beside it, GTK knows no monitor for a menu.
SIZES = ((1080, 760), (360, 640), (700, 500))
# More windows than these are closed first.
MOST_WINDOWS = 5
# Seconds for which the picture rests before the next act, and after which it comes although something moves: a person sees
# a window open before the next click. GTK loses count of a button that is pressed in one window and released in another.
REST, PATIENCE = 0.12, 1.5
# GTK's own, which a plain program gets by the same acts, too: the press that closes a menu is the menu's, its release that of
# what is under it, which has seen no press; a click on the head of a column while the file dialog has no list to sort; the
# menu of a text that can be selected, which moves while it opens, as compositors before xdg_wm_base 3 do not let it; and the
# file dialog's path, where gtk_path_bar_set_file_finish removes what it has not added when another folder is opened meanwhile.
# The print dialog's preview needs a program that this desktop has not, and its choice of pages may be left empty.
OF_GTK = ("Broken accounting of active state for widget", "gtk_tree_sortable_", "Compositor doesn't support moving popups",
          "gtk_box_remove: assertion 'gtk_widget_get_parent (child) == (GtkWidget *)box' failed", "Error launching preview",
          "no pages to print")
# The answers of questions before something is lost.
GIVE_UP = re.compile("^(Discard|Quit)")


class RandomActs:
    """What both desktops play."""

    def play(self):
        self.browser = Browser(self.desktop)
        self.random = random.Random(SEED)
        self.acts = []
        start, count = time.monotonic(), 0
        while count < EVENTS or time.monotonic() < start + SECONDS:
            if not self.program or not self.program.runs():
                if self.program:
                    self.expect_end()
                self.launch()
                self.program.known_complaints += OF_GTK
            self.act()
            count += 1
            complaints = self.program.complaints()
            self.assertEqual(complaints, [], self.last())
        self.acts.append(f"{count} acts; the end")
        self.close_all()
        print(f"{count} acts at random in {time.monotonic() - start:.0f} s, seed {SEED}", flush=True)

    def last(self):
        return f"seed {SEED}, after {self.acts[-12:]}"

    def act(self):
        windows = self.program.windows()
        if not windows:
            self.screen.restore(self.program.pid)
            self.screen.rest(quiet=REST, timeout=PATIENCE)
            return
        window = self.random.choice(windows)
        x, y, width, height = window.frame
        place = (x + self.random.randrange(max(1, width)), y + self.random.randrange(max(1, height)))
        kind = self.random.random()
        if len(windows) > MOST_WINDOWS or kind < 0.02:
            self.note("close", window.title)
            self.close(window)
        elif kind < 0.55:
            button = 3 if kind < 0.1 else 1
            self.note("click", button, place)
            self.screen.click(place, button=button)
        elif kind < 0.9:
            key = self.random.choice(KEYS)
            self.note(key)
            self.screen.key(key)
        elif kind < 0.97:
            notches = self.random.choice((-5, -1, 1, 5))
            self.note("wheel", notches, place)
            self.screen.scroll(place, notches)
        elif window.title == TITLE:
            size = self.random.choice(SIZES)
            self.note("size", size)
            self.screen.resize(window.id, *size)
        self.screen.rest(quiet=REST, timeout=PATIENCE)

    def note(self, *act):
        self.acts.append(" ".join(map(str, act)))

    def close(self, window):
        """Asks a window to close, which may have closed meanwhile."""
        try:
            self.screen.close_window(window.id)
        except subprocess.CalledProcessError:
            pass

    def close_all(self):
        """Closes windows, and lets go of what they would save, until there is none: then the program ends."""

        def is_over():
            self.screen.restore(self.program.pid)
            # Before a window asks something, which Escape would take back.
            self.screen.key("Escape")
            for window in self.program.windows():
                self.close(window)
            self.screen.rest(quiet=REST, timeout=PATIENCE)
            for button in self.program.all("button", GIVE_UP) if self.program.windows() else []:
                self.program.click(button)
            return not self.program.runs()

        if self.program.runs():
            self.wait(is_over, lambda: f"the end; {self.last()}; there are {self.program.titles()}")
        self.expect_end()

    def expect_end(self):
        """Status 1 is also what GDK ends with when the compositor has closed the connection, and one of them says why."""
        self.assertEqual(self.program.ended(), 0, f"{self.last()}; it said: {self.program.stderr()[-2000:]}{self.compositor()}")

    def compositor(self):
        """What the compositor has said at last."""
        return ""


if IS_FULL:
    class RandomWalk(RandomActs, Walk):
        """Under X11."""

        def test_random_acts(self):
            self.play()

    class RandomWaylandWalk(RandomActs, Walk):
        """Under sway."""

        @classmethod
        def setUpClass(cls):
            cls.desktop = cls.enterClassContext(SwayDesktop(cls.desktop.prefix))
            super().setUpClass()

        def compositor(self):
            return f"; the compositor: {self.desktop.log('env')[-1000:]}"

        def test_random_acts(self):
            self.play()
