"""The program on a desktop without an accessibility bus, as in a system without at-spi2-core: whatever it announces must
do no harm there. What it shows is seen by its windows, by pictures and by commands."""

from gi.repository import GLib

from driver.desktop import PlainDesktop

from .facts import PAGES, TITLE
from .walk import Walk

WINDOWS = ("comparison", "plot", "nuclides", "columns", "worksheet", "quiz")


class PlainWalk(Walk):
    """One start, by keys, by commands, and by actions over D-Bus. The recordings are played on such a desktop, too."""

    @classmethod
    def setUpClass(cls):
        cls.desktop = cls.enterClassContext(PlainDesktop(cls.desktop.prefix))
        super().setUpClass()
        cls.launch("--page", "number")

    def test_walk(self):
        self.take(
            self.there_is_no_accessibility_bus,
            self.stars_are_set_and_taken_back,
            self.every_page_is_shown,
            self.a_search_is_typed,
            self.an_element_flips_and_another_follows,
            self.the_windows_of_the_menu_open,
            self.a_presentation_begins_and_ends,
            self.it_ends)

    def settle(self, title=TITLE):
        """Waits until the window rests, and sees that the program still runs: it announces when it is idle."""
        self.screen.settle(self.program.window(title).frame, quiet=0.5)
        self.assertTrue(self.program.runs())

    def favorites(self):
        done = self.desktop.run("--export", "csv", "--favorites")
        self.assertEqual(done.ended(), 0)
        return done.stdout()

    def there_is_no_accessibility_bus(self):
        with self.assertRaisesRegex(GLib.Error, "org.a11y.Bus"):
            self.desktop.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")

    def stars_are_set_and_taken_back(self):
        # There is no element before the list is shown.
        self.settle()
        self.activate("toggle-favorite", "Au")
        self.settle()
        self.wait(lambda: "Gold" in self.favorites(), "the star of gold")
        self.press("ctrl+z", title=TITLE)
        self.settle()
        self.wait(lambda: "Gold" not in self.favorites(), "no star")
        for symbol in "Fe", "O":
            self.activate("toggle-favorite", symbol)
        self.settle()

    def every_page_is_shown(self):
        for page in PAGES:
            self.activate("show-page", page)
            self.press("Tab", "Down", "Down", "ctrl+d", title=TITLE)
            self.settle()

    def a_search_is_typed(self):
        before = self.screen.pixels(self.program.window(TITLE).frame)
        self.press("ctrl+f", title=TITLE)
        for text in "gold", "noble gas", "melt < 300 K", "zzzz":
            self.press("ctrl+a")
            self.screen.type(text)
            self.press("BackSpace", "Left", "Right")
            self.settle()
        self.assertNotEqual(self.screen.pixels(self.program.window(TITLE).frame), before)
        self.press("Escape")
        self.settle()

    def an_element_flips_and_another_follows(self):
        self.press("ctrl+1", title=TITLE)
        again = self.desktop.run("Au")
        self.assertEqual(again.ended(), 0)
        frame = self.program.window("Gold").frame
        self.settle("Gold")
        front = self.screen.pixels(frame)
        self.press("ctrl+i", title="Gold")
        self.settle("Gold")
        self.assertNotEqual(self.screen.pixels(frame), front)
        self.press("ctrl+d", "ctrl+shift+c", title="Gold")
        self.settle("Gold")
        self.close_element("Gold")

    def the_windows_of_the_menu_open(self):
        for page in WINDOWS:
            again = self.desktop.run("--page", page)
            self.assertEqual(again.ended(), 0)
            title = self.wait(lambda: next((each for each in self.program.titles() if each != TITLE), None), page)
            self.settle(title)
            self.press("Tab", "Right", title=title)
            self.settle(title)
            self.program.close(title)

    def a_presentation_begins_and_ends(self):
        self.press("shift+F5", title=TITLE)
        self.settle()
        self.press("Escape", title=TITLE)
        self.settle()

    def it_ends(self):
        self.quit()
