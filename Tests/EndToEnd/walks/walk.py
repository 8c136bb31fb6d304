"""The base class of the walks, with a desktop and a program."""

import os
import re
import unittest

from driver import wait
from driver.desktop import OBJECT_PATH

from .facts import PAGES, TITLE, Catalog

# The names of rows and tiles: name, symbol, number, state, category.
ELEMENT = re.compile(r"^[A-Z][a-z]+, [A-Z][a-z]?, \d+, (solid|liquid|gas|unknown), [a-z -]+$")
# The items of the main menu, in order.
MENU = ("Expand All Sections", "Collapse All Sections", "Compare…", "Plot…", "Nuclide Chart", "Quiz", "Worksheet…", "Your Columns",
        "Recorder", "Lessons", "Presentation", "Export Elements…", "Print…", "Save Page As…", "Full Screen", "Preferences",
        "Keyboard Shortcuts", "About The Elements")
# True in `scripts/test full`: what repeats is tried in all languages and cards.
IS_FULL = "THE_ELEMENTS_FULL" in os.environ
# Most keys that lead to something in a window.
MOST_STOPS = 30
# Least distance that a notch of the wheel scrolls, in pixels.
WHEEL_STEP = 60
# The text of an empty Favorites page.
EMPTY = "No Favorites Yet"


class Walk(unittest.TestCase):
    """The base of all walks. `run` sets the desktop and the directory of the screenshots."""

    desktop = None
    screenshots = None

    @classmethod
    def setUpClass(cls):
        cls.desktop.forget()
        cls.screen = cls.desktop.screen
        cls.catalog = Catalog(cls.desktop.prefix)
        cls.program = None
        cls.screen.park()

    @classmethod
    def tearDownClass(cls):
        programs, cls.desktop.programs = cls.desktop.programs, []
        for program in programs:
            program.kill()
        complaints = [line for program in programs for line in program.complaints()]
        if complaints:
            raise AssertionError("the program complains:\n" + "\n".join(complaints))

    @classmethod
    def launch(cls, *arguments, **how):
        """Starts the program and sets `self.program`."""
        cls.program = cls.desktop.launch(*arguments, **how)
        return cls.program

    def quit(self, status=0):
        """Quits the program by its shortcut and expects a clean exit, or this exit status."""
        self.press("ctrl+q")
        self.assertEqual(self.program.ended(), status)

    def shoot(self, name, title=TITLE):
        """Saves a screenshot of a window, once its picture is still."""
        window = self.program.window(title)
        self.screen.settle(window.frame)
        self.program.screenshot(os.path.join(self.screenshots, f"{name}.png"), title)

    def activate(self, name, *texts):
        """Activates an action of the first window over D-Bus, with a text or a pair of texts."""
        self.desktop.actions(1).activate(name, *texts)

    def take(self, *steps):
        """Takes these steps in this order: each begins where the one before has ended."""
        for step in steps:
            try:
                step()
            except Exception as error:
                error.add_note(f"in the step {step.__name__}")
                raise
            finally:
                self.doCleanups()

    def wait(self, condition, what, **how):
        return wait(condition, what, **how)

    # Keys

    def press(self, *chords, title=None):
        """Types keys into the window with this title, or into the focused one."""
        if title:
            self.program.window(title)
        else:
            self.program.wait_for_keyboard()
        self.screen.key(*chords)

    def expect_focus(self, name, under=None):
        """Waits until an object with this name is focused; under: a descendant of this object."""
        seen = []

        def is_there():
            seen.append(self.program.focused(under))
            return seen[-1] and seen[-1].name == name

        self.wait(is_there, lambda: f"the keyboard on {name}; it is on {seen[-1]}")

    def move_focus(self, key, **where):
        """Presses a key and waits until it has moved the focus: the next key would be pressed before it is seen where
        the focus is."""
        before = self.program.focused(**where)
        self.press(key)
        self.wait(lambda: self.program.focused(**where) not in (None, before), f"the keyboard beyond {before}")

    def walk_to(self, name, title, key="Tab"):
        """Presses a key until something in the window with this title is focused whose name begins so."""
        self.program.window(title)
        top = self.program.top(title)
        for _ in range(MOST_STOPS):
            focused = self.program.focused(top)
            if focused and focused.name.startswith(name):
                return
            self.move_focus(key, under=top)
        self.fail(f"{key} does not lead to {name}")

    # Pages

    def tabs(self):
        return self.program.all("tab", into=is_no_page)

    def shown_page(self):
        """The label of the selected tab, also of a hidden one, which GTK 4.18 does not name: of that in English.

        A number beside it is left out.
        """
        tabs = self.program.known("tabs", lambda: self.program.all("tab", into=is_no_page, hidden=True))
        return next((tab.name.rstrip(" 0123456789") or label for tab, label in zip(tabs, PAGES.values())
                     if "selected" in tab.states), None)

    def expect_page(self, page):
        self.wait(lambda: self.shown_page() == PAGES[page],
                  lambda: f"page {page}; shown is {self.shown_page()}")
        node = self.page(page)
        self.wait(lambda: any(self.look(node)) or self.program.all("label", EMPTY, under=node),
                  f"something on page {page}")
        return node

    def show_page(self, page):
        """Shows the page by a click on its tab. Returns the page's object."""
        self.program.click(self.program.find("tab", PAGES[page], into=is_no_page))
        self.screen.park()
        return self.expect_page(page)

    def page(self, page):
        """The page's object, as a root for searches."""

        def find():
            stacks = [group.children[-1] for group in self.program.all("group", "Pages", hidden=True, into=is_no_page)
                      if group.children]
            return next((stack.children for stack in stacks if len(stack.children) == len(PAGES)), None)

        pages = self.program.known("pages", lambda: self.wait(find, "the pages"))
        return pages[list(PAGES).index(page)]

    def look(self, page):
        """The visible section headers, and the visible rows or tiles of elements (without thumbnails), each in
        order."""
        return self.parts(self.program.all(under=page))

    def parts(self, nodes):
        """The section headers, and the rows or tiles of elements among the objects."""
        headers = [node for node in nodes if "expandable" in node.states and ", " in node.name]
        elements = [node for node in nodes
                    if ELEMENT.match(node.name) and "focusable" in node.states]
        return headers, elements

    def header(self, page, name):
        """The header with this name (letters of the rail have the same names)."""
        nodes = self.program.all(name=name, under=page, hidden=True)
        (found,) = [node for node in nodes if "expandable" in node.states]
        return found

    def reveal(self, node):
        """Turns the wheel until the object is in its window, as far from the edges as possible."""
        left, up, width, height = self.program.window(node.window.name).frame
        middle = (left + width // 2, up + height // 2)

        def distance():
            _, y, _, own_height = self.program.frame(self.program.again(node))
            return y + own_height // 2 - middle[1]

        # A busy program follows the wheel late; at the end of the scroll range it does not.
        unmoved = 0
        while abs(distance()) > height // 4 and unmoved < 3:
            before = distance()
            notches = max(1, abs(before) // WHEEL_STEP)
            self.screen.scroll(middle, notches if before > 0 else -notches)
            self.screen.settle()
            unmoved = unmoved + 1 if distance() == before else 0
        self.screen.park()
        return node

    def choose(self, item, menu=MENU):
        """Opens the main menu by its key, moves down to the item and activates it. menu: all its items, in order."""
        self.press("F10", title=TITLE)
        self.choose_opened(item, menu, into=is_no_page)

    def choose_on(self, page, name, item, menu):
        """The same in the menu of a page, whose button has this name."""
        self.program.click(self.program.find(None, name, under=self.page(page)))
        self.choose_opened(item, menu, under=self.page(page))

    def choose_opened(self, item, menu, **where):
        """Chooses an item of the open menu by its position: GTK 4.18 does not report the names of menu items."""

        def items():
            return self.program.all("menu item", **where)

        self.wait(lambda: len(items()) == len(menu), lambda: f"{menu}; there are {items()}")
        wanted = items()[menu.index(item)]
        self.assertIn(wanted.name, (item, ""))
        for _ in menu:
            if self.program.focused(**where) == wanted:
                return self.press("Return")
            self.move_focus("Down", **where)
        self.fail(f"the menu does not lead to {item}")

    def expect_expanded(self, page, name, is_expanded):
        self.wait(lambda: ("expanded" in self.header(page, name).states) == is_expanded,
                  f"section {name} {'expanded' if is_expanded else 'collapsed'}")

    # Element windows

    def expect_element(self, name):
        """Waits for the element's window. Returns its accessible object."""
        self.program.window(name)
        return self.wait(lambda: self.program.top(name), f"window {name}")

    def close_element(self, name):
        self.press("ctrl+w", title=name)
        self.wait(lambda: name not in self.program.titles(), f"the end of window {name}")


def is_no_page(node):
    """False for the content of pages: searches outside of it are much faster."""
    above = list(node.above())[:2]
    return not (len(above) == 2 and above[1].name == "Pages" and above[0] is above[1].children[-1])


__all__ = ["OBJECT_PATH", "Walk", "is_no_page"]
