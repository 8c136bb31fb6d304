"""A running program, as a user and assistive technology see it."""

import os
import re
import signal
import subprocess

from .waiting import NotInTime, wait

# Words for errors in GLib's log, and in the output of pixman, Swift and the sanitizers.
COMPLAINT = re.compile(r"\b(WARNING|CRITICAL|ERROR|BUG)\b|Fatal error|Sanitizer|[Ww]arning:")
# GTK's own: the answer of 4.8 to a question of Orca, the complaints of 4.18's file dialog about its own entry, and about its
# path where it is closed before that is read, and what it says on a desktop without an accessibility bus.
KNOWN = ("Screen coordinates not supported", "gtk_tree_model_get_iter_first: assertion 'GTK_IS_TREE_MODEL",
         "gtk_box_remove: assertion 'GTK_IS_BOX (box)' failed", "Unable to acquire the address of the accessibility bus")
START_SECONDS = 40.0
# The sides in pixels that are short, and the part of them that is behind the paddings of ancestors.
SHORT, BEYOND_PADDINGS = 80, 0.8


class Program:
    """Created by Desktop.run."""

    def __init__(self, desktop, command, environment, number):
        self.desktop, self.screen, self.application = desktop, desktop.screen, None
        self.output = desktop.path(f"program-{number}.out")
        self.errors = desktop.path(f"program-{number}.err")
        with open(self.output, "wb") as output, open(self.errors, "wb") as errors:
            self.process = subprocess.Popen(
                command, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=errors,
                cwd=environment["HOME"], start_new_session=True)
        self.pid, self.killed = self.process.pid, False
        self.known_complaints, self.known_nodes = KNOWN, {}

    # The process

    def stdout(self):
        with open(self.output, errors="replace", encoding="utf-8") as file:
            return file.read()

    def stderr(self):
        with open(self.errors, errors="replace", encoding="utf-8") as file:
            return file.read()

    def complaints(self):
        """Signs of errors: a crash, and lines of standard error."""
        status = self.process.poll() or 0
        lines = [line for line in self.stderr().splitlines() if COMPLAINT.search(line) and not any(text in line for text in self.known_complaints)]
        crash = status < 0 and not self.killed
        return [f"ended by signal {-status}"] * crash + lines

    def ended(self, timeout=30.0):
        """Waits for the exit. Returns the exit status, negative for a signal."""
        try:
            return self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            raise NotInTime(f"the program has not ended within {timeout:g} s") from None

    def runs(self):
        return self.process.poll() is None

    def kill(self):
        if self.runs():
            self.killed = True
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    # Windows

    def windows(self):
        return self.screen.windows(self.pid)

    def titles(self):
        return [window.title for window in self.windows()]

    def wait_for_window(self, title=None, timeout=START_SECONDS):
        """Waits for a window, with this title or any, on the screen and in the accessible tree, if there is one."""

        def there():
            if not self.runs():
                raise AssertionError(f"ended ({self.process.returncode}): {self.stderr()[-2000:]}")
            windows = [each for each in self.windows() if title in (None, each.title)]
            if not self.desktop.accessible:
                return windows[0] if windows else None
            self.application = self.application or self.desktop.accessible.application(self.pid)
            return windows[0] if windows and self.top(title) else None

        return wait(there, lambda: f"a window {title or ''}; there are {self.titles()}", timeout)

    def window(self, title):
        """Waits for the window with this title to be focused."""
        window = self.wait_for_window(title)
        self.screen.activate(window.id)
        return window

    def wait_for_keyboard(self):
        """Waits until one of its windows is focused: for a moment after another was closed, none is."""
        wait(lambda: self.screen.active() in [window.id for window in self.windows()],
             lambda: f"the keyboard in one of {self.titles()}")

    def top(self, title=None):
        """The window with this title, or the first, in the accessible tree, without its descendants."""
        if not self.application:
            return None
        tops = self.tree(into=lambda node: False)
        return next((top for top in tops if title in (None, top.name)), None)

    def close(self, title):
        """Closes the window like the window manager, and waits until it is gone."""
        self.screen.close_window(self.wait_for_window(title).id)
        wait(lambda: title not in self.titles(), f"the end of window {title}")

    def resize(self, title, width, height):
        """Resizes the window and waits until it has that size."""
        self.screen.resize(self.window(title).id, width, height)
        wait(lambda: self.window(title).frame[2:] == (width, height),
             lambda: f"{width} × {height}; there are {self.windows()}")

    # Content

    def tree(self, **how):
        return self.desktop.accessible.tree(self.application, **how)

    def all(self, role=None, name=None, under=None, hidden=False, **how):
        """The visible objects with this role and name (a text, or a compiled expression), in order.

        under: only descendants of this object; hidden: invisible ones, too.
        """
        nodes = [
            node for top in self.tree(under=under, **how) for node in top.below()
            if role in (None, node.role) and _matches(name, node.name)]
        if not hidden:
            self.desktop.accessible.find_mapped(nodes)
        return [node for node in nodes if hidden or node.mapped]

    def find(self, role=None, name=None, under=None, timeout=30.0, **how):
        """Waits for the first such object."""
        return wait(
            lambda: self.all(role, name, under, **how),
            lambda: f"{role or 'anything'} called {name}; there is\n{self.describe(under=under)}",
            timeout)[0]

    def again(self, node):
        """Reads the object again; it must still exist."""
        (now,) = self.desktop.accessible.read([type(node)(node.reference, node.parent)])
        return now

    def known(self, key, find):
        """The objects that `find` returned at the first call with this key, read again: much faster than to find them.
        They are found anew if one of them is gone."""
        known = [type(node)(node.reference, node.parent) for node in self.known_nodes.get(key, [])]
        if not known or len(self.desktop.accessible.read(known)) < len(known):
            known = self.known_nodes[key] = find()
        return known

    def describe(self, **how):
        """The tree as indented lines."""
        nodes = [node for top in self.tree(**how) for node in top.below()]
        self.desktop.accessible.find_mapped(nodes)
        return "\n".join("  " * node.depth + repr(node) for node in nodes)

    def focused(self, under=None, **how):
        """The focused object: the innermost with that state."""
        last = self.desktop.accessible.focused_last(self.application)
        if last and (under is None or under == last or under in last.above()):
            return last
        if under and not how:
            return self.desktop.accessible.focused(under)
        nodes = self.all(under=under, hidden=True, **how)
        focused = [node for node in nodes if "focused" in node.states]
        return focused[-1] if focused else None

    # Actions

    def frame(self, node):
        """The object's frame on the screen: its position within its window, plus that of the X window, less the
        shadow and the theme's border.

        The frame of the window object is without the border in GTK 4.8; in GTK 4.18 it has the border, and begins
        before the positions of its descendants. There GTK leaves the paddings of the ancestors out of an object's
        position, which may be some pixels further to the end.
        """
        top = self.again(node.window)
        window = next((each for each in self.windows() if each.title == top.name), None)
        if not window:
            raise AssertionError(f"no window on the screen is called {top.name!r}: {self.titles()}")
        (left, up, width, height), (west, east, north, south) = window.frame, window.shadow
        x, y, own_width, own_height = node.frame
        border_x = (width - west - east - top.frame[2]) // 2 - top.frame[0]
        border_y = (height - north - south - top.frame[3]) // 2 - top.frame[1]
        return (left + west + border_x + x - top.frame[0],
                up + north + border_y + y - top.frame[1], own_width, own_height)

    def place(self, node, at=None):
        """Raises the window and returns the position of this part of the object on the screen; without a part that of its
        middle, or, where GTK leaves paddings out, of a point nearer to the end of short sides, which is inside with them
        and without."""
        self.window(node.window.name)
        x, y, width, height = self.frame(self.again(node))
        leaves_out = self.desktop.accessible.tells_what_shows(node.reference[0])
        at = at or [BEYOND_PADDINGS if leaves_out and side < SHORT else 0.5 for side in (width, height)]
        place = (int(x + width * at[0]), int(y + height * at[1]))
        if not _is_inside(place, self.window(node.window.name).frame):
            raise AssertionError(f"{node} is outside its window, at {place}")
        return place

    def click(self, node, at=None):
        """Clicks this part of the object."""
        self.screen.click(self.place(node, at))

    def hover(self, node):
        self.screen.move(self.place(node))

    def enter(self, title, label, text, at=-1):
        """Types a text into a row of a window, which the Tab key reaches, and applies it.

        at: which of several rows with the label"""
        top = self.top(title)

        def rows():
            return [node for node in self.all(name=label, under=top)
                    if node.role in ("text box", "password box", "password text")]

        field = wait(rows, lambda: f"the row {label}; there is {self.describe()}", 60)[at]
        for _ in range(60):
            before = self.focused(top)
            if before == field:
                break
            self.screen.key("Tab")
            wait(lambda: self.focused(top) not in (None, before), f"the keyboard beyond {before}", 60)
        self.screen.key("ctrl+a")
        self.screen.type(text)
        self.screen.key("Return")

    def screenshot(self, path, title):
        self.screen.screenshot(path, self.window(title).frame)


def _is_inside(place, frame):
    x, y = place[0] - frame[0], place[1] - frame[1]
    return 0 <= x < frame[2] and 0 <= y < frame[3]


def _matches(wanted, name):
    if wanted is None:
        return True
    return wanted == name if isinstance(wanted, str) else bool(wanted.search(name))
