"""Every control that can be clicked, by the pointer: on each page, in each window, in the states that change what is clickable.

What a click opens in its window is clicked, too. What it opens beside it is closed, and is a scene of its own. Each control is
clicked twice, in a wide and in a narrow window. It takes an hour, and so is played in full only.
"""

import collections
import os
import re

from driver import NotInTime

from .browser import Browser
from .facts import PAGES, TITLE
from .walk import IS_FULL, Walk

# Roles of GTK 4.8 and 4.18 of controls that have none in them, and of all that are clicked; others if they take the focus.
LEAVES = {"button", "push button", "toggle button", "check box", "radio button", "menu item", "link", "switch", "slider", "text box",
          "list item"}
CLICKED = LEAVES | {"tab", "page tab", "combo box"}
# Roles that take the focus and are no controls.
GROUPS = {"window", "frame", "dialog", "application", "scroll pane", "page tab list"}
# Of controls of one role in one group, such as tiles, the first, a middle and the last are clicked.
MOST_ALIKE = 4
# Controls of one scene, with those that clicks show; as many are looked for in vain. And the clicks that lead to one.
MOST = 24
DEEPEST = 3
ESCAPES = 4
NUMBER = re.compile(r"\d+")

Scene = collections.namedtuple("Scene", "name title acts")


def pages():
    """The scenes in the main window: the window that is clicked in, and the actions that lead there from any state."""
    for page in PAGES:
        yield Scene(f"page {page}", TITLE, [("show-page", page)])
    yield Scene("search, an answer", TITLE, [("search", "melting point of gold")])
    yield Scene("search, nothing", TITLE, [("search", "qqqq")])
    yield Scene("search, a reaction", TITLE, [("search", "H2 + O2 -> H2O")])
    yield Scene("favorites, two", TITLE, [
        ("set-favorite", ("Au", "true")), ("set-favorite", ("Fe", "true")), ("show-page", "favorites")])


def windows():
    """The scenes in other windows."""
    yield Scene("element", "Gold", [("show-element", "Au")])
    yield Scene("element with a picture", "Gold", [("show-element", "Au"), ("show-picture", "Au")])
    for name, symbols in (("empty", ()), ("one", ("Fe",)), ("eight", ("Fe", "Co", "Ni", "Cu", "Zn", "Ga", "Ge", "As"))):
        marked = [("toggle-comparison", symbol) for symbol in symbols]
        yield Scene(f"comparison, {name}", "Compare", [("clear-comparison",), *marked, ("compare",)])
    yield Scene("plot", "Plot", [("plot",)])
    yield Scene("nuclides", "Nuclide Chart", [("show-nuclides", "")])
    yield Scene("columns", "Your Columns", [("columns",)])
    yield Scene("quiz", "Quiz", [("quiz",)])
    yield Scene("worksheet", "Worksheet", [("worksheet",)])
    yield Scene("preferences", "Preferences", [("show-preferences",)])
    yield Scene("recorder", "Recorder", [("show-recorder",)])
    yield Scene("lessons", "Lessons", [("show-lessons",)])
    yield Scene("shortcuts", "Keyboard Shortcuts", [("show-shortcuts",)])
    yield Scene("about", "About", [("show-about",)])


class Controls(Walk):
    """Each scene in a program of its own."""

    scenes, size = (), (1080, 760)

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.browser = Browser(cls.desktop)
        cls.report, cls.faults = [], []

    def click_all(self):
        for scene in self.scenes:
            self.play(scene, self.size)
            with open(os.path.join(self.screenshots, f"controls-{type(self).__name__}.txt"), "w", encoding="utf-8") as file:
                file.write("\n".join(self.report + self.faults) + "\n")
        self.assertEqual(self.faults, [])

    def play(self, scene, size):
        """Clicks the controls of a scene, and then those that they have shown."""
        self.scene, self.size = scene, size
        self.start()
        ways, done, lost = [(control,) for control in self.controls()], [], []
        while ways and len(done) < MOST and len(lost) < MOST:
            way = ways.pop(0)
            if way[-1] in done:
                continue
            shown = self.follow(way)
            if shown is None:
                lost.append(way)
                continue
            done.append(way[-1])
            if self.follow(way) and len(way) < DEEPEST:
                ways += [(*way, control) for control in shown]
        left = [way for way in ways if way[-1] not in done]
        self.report.append(f"{scene.name}, {size[0]} × {size[1]}: {len(done)} controls clicked, each twice")
        for what, kept in (("not there again", lost), ("left out", left)):
            self.report += [f"  {what}: {' › '.join(control[1] or control[0] for control in way)}" for way in kept]
        self.program.kill()

    def start(self):
        """Starts a program in the scene, with no memory of the one before: of the element that a narrow window showed."""
        self.heard = 0
        self.desktop.forget()
        self.launch("--page", "table")
        self.program.resize(TITLE, *self.size)
        self.arrive()

    def arrive(self):
        """Takes the actions of the scene, and waits for its window to rest: what it shows would else change under a press."""
        for name, *texts in self.scene.acts:
            group = self.desktop.actions()
            if name not in group.call("List")[0]:
                group = self.desktop.actions(1)
            # One that is disabled was taken before.
            if group.is_enabled(name):
                group.activate(name, *texts)
        # A tooltip would take the press, and GTK count the release alone.
        self.screen.park()
        self.program.window(self.scene.title)
        self.screen.rest(quiet=0.1, timeout=1.5)

    def follow(self, way):
        """Clicks the controls of a way one after the other, in the scene as it was at the start. Returns what the last click
        has shown in the window, or None where a control of the way is not there any more."""
        self.go_back()
        before = self.controls()
        for control in way:
            if control not in before:
                return None
            seen, node = before, before[control]
            try:
                self.program.click(node)
            except AssertionError:
                return None     # outside of the window
            self.screen.rest(quiet=0.1, timeout=1.5)
            self.listen(way)
            if not self.program.runs() or self.scene.title not in self.program.titles():
                return []
            before = self.controls()
        return [control for control in before if control not in seen]

    def go_back(self):
        """Closes what is open, and arrives in the scene anew; in a new program if the main window was closed."""
        for _ in range(ESCAPES):
            if not self.program.runs():
                break
            windows = self.program.windows()
            others = [window for window in windows if window.title not in (TITLE, self.scene.title)]
            own = [window for window in windows if window.title == self.scene.title]
            if others:
                self.screen.close_window(others[-1].id)
            elif own and self.is_activated(own[-1]):
                self.screen.key("Escape")
            self.screen.rest(quiet=0.1, timeout=1.5)
        self.listen(("Escape",))
        if not self.program.runs() or TITLE not in self.program.titles():
            self.program.kill()
            self.start()
        else:
            self.arrive()

    def is_activated(self, window):
        """False for a window that closes meanwhile, by an Escape before."""
        try:
            self.screen.activate(window.id)
        except NotInTime:
            return False
        return True

    def listen(self, way):
        """Notes new complaints of the program."""
        complaints = self.program.complaints()
        for complaint in complaints[self.heard:]:
            names = " › ".join(control if isinstance(control, str) else control[1] or control[0] for control in way)
            self.faults.append(f"{self.scene.name}, {self.size[0]} × {self.size[1]}, {names}: {complaint}")
        self.heard = len(complaints)

    def controls(self):
        """What can be clicked in the window of the scene: objects by role, name and place among those of that name; a few of
        those that are alike."""
        top = self.program.top(self.scene.title)
        nodes = [node for node in self.program.all(under=top, hidden=True, into=is_shown) if is_control(node)] if top else []
        alike = collections.defaultdict(list)
        for node in nodes:
            alike[node.parent, node.role].append(node)
        few = [node for group in alike.values() for node in some(group)]
        self.desktop.accessible.find_mapped(few)
        count, found = collections.Counter(), {}
        for node in few:
            key = (node.role, NUMBER.sub("0", node.name))
            count[key] += 1
            if node.mapped:
                found[(*key, count[key])] = node
        return found


def is_shown(node):
    """False for the pages that are not shown, and for what is in a control."""
    return not node.is_empty and node.role not in LEAVES


def is_control(node):
    is_clicked = node.role in CLICKED or "focusable" in node.states
    return is_clicked and "sensitive" in node.states and node.role not in GROUPS and not node.is_empty


def some(group):
    """The first, a middle and the last ones."""
    if len(group) <= MOST_ALIKE:
        return group
    return [*group[:2], group[len(group) // 2], group[-1]]


if IS_FULL:
    class PageControlsWalk(Controls):
        """The main window."""

        scenes = tuple(pages())

        def test_every_control_is_clicked(self):
            self.click_all()

    class WindowControlsWalk(Controls):
        """The other windows."""

        scenes = tuple(windows())

        def test_every_control_is_clicked(self):
            self.click_all()

    class NarrowPageControlsWalk(PageControlsWalk):
        """The main window on a telephone."""

        size = (360, 640)

    class NarrowWindowControlsWalk(WindowControlsWalk):
        """The other windows beside a narrow main window."""

        size = (360, 640)
