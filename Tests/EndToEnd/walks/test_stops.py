"""Every stop of Tab, by the keyboard: in the scenes of `test_controls`, each stop takes Enter and Space, and no warning comes.

What a key opens is closed by Escape and by its window, as there. It takes an hour, and so is played in full only.
"""

from . import test_controls as controls
from .walk import IS_FULL

# Stops of a scene that are tried, and presses of Tab that lead to no new one: a scene that is shown anew begins with its first.
MOST = 16
PATIENCE = 24


class Stops(controls.Controls):
    """Each scene in a program of its own."""

    def play(self, scene, size):
        self.scene, self.size = scene, size
        self.start()
        tried, count, vain = [], 0, 0
        while len(tried) < MOST and vain < PATIENCE:
            count += 1
            stop = self.walk(1)
            if stop is None or stop in tried:
                vain += 1
                continue
            vain = 0
            tried.append(stop)
            for key in ("Return", "space"):
                self.screen.key(key)
                self.rest()
                self.listen((" ".join(stop), key))
                before = self.program
                self.go_back()
                # In a new program Tab begins anew.
                if self.program is not before:
                    self.walk(count)
        self.report.append(f"{scene.name}, {size[0]} × {size[1]}: {len(tried)} stops, Enter and Space on each")
        self.report += [f"  {' '.join(stop)}" for stop in tried]
        self.program.kill()

    def rest(self):
        self.screen.rest(quiet=0.1, timeout=1.5)

    def walk(self, count):
        """Presses Tab so many times in the window of the scene. Returns the role and name of what has the focus then."""
        for window in self.program.windows():
            if window.title == self.scene.title:
                self.is_activated(window)
        for _ in range(count):
            self.screen.key("Tab")
            self.rest()
        self.listen(("Tab",))
        top = self.program.runs() and self.program.top(self.scene.title)
        focused = self.program.focused(top) if top else None
        return focused and (focused.role, controls.NUMBER.sub("0", focused.name))


if IS_FULL:
    class PageStopsWalk(Stops):
        """The main window."""

        scenes = tuple(controls.pages())

        def test_every_stop_takes_the_keys(self):
            self.click_all()

    class WindowStopsWalk(Stops):
        """The other windows."""

        scenes = tuple(controls.windows())

        def test_every_stop_takes_the_keys(self):
            self.click_all()
