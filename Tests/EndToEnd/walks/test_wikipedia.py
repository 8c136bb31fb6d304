"""The link to Wikipedia by each mouse button and by keys, with and without a browser."""

import re

from .browser import Browser, find_link
from .walk import Walk


class LinkWalk(Walk):
    """One start, with a default browser that logs the addresses it opens."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.visits = Browser(cls.desktop).visits
        cls.launch("Hg")
        cls.address = cls.catalog["Hg"].wikipedia

    def expect_visits(self, count):
        self.wait(lambda: len(self.visits()) == count, f"{count} pages in the browser")
        self.assertEqual(self.visits(), [self.address] * count)

    def test_walk(self):
        self.take(
            self.a_middle_click_opens_it_as_a_click_does,
            self.its_menu_opens_it_and_copies_the_address,
            self.the_keyboard_opens_it_and_its_menu)

    def a_middle_click_opens_it_as_a_click_does(self):
        place = self.program.place(find_link(self, "Mercury"))
        self.screen.click(place)
        self.expect_visits(1)
        self.screen.click(place, button=2)
        self.expect_visits(2)

    def its_menu_opens_it_and_copies_the_address(self):
        place = self.program.place(find_link(self, "Mercury"))
        self.screen.click(place, button=3)
        self.screen.settle()
        self.press("Down", "Return")
        self.wait(lambda: self.screen.clipboard() == self.address, "the address copied")
        self.expect_visits(2)
        self.screen.click(place, button=3)
        self.screen.settle()
        self.press("Return")
        self.expect_visits(3)

    def the_keyboard_opens_it_and_its_menu(self):
        link = find_link(self, "Mercury")
        self.screen.click(self.program.place(link))
        self.expect_visits(4)
        self.expect_focus("Wikipedia")
        self.press("Return")
        self.expect_visits(5)
        self.press("Menu")
        self.screen.settle()
        self.shoot("link-menu", "Mercury")
        self.press("Escape")
        self.screen.settle()
        self.press("space")
        self.expect_visits(6)
        self.quit()


class NoBrowserWalk(Walk):
    """Without a browser, the window shows a message."""

    def test_without_a_browser_the_address_is_shown_and_copied(self):
        self.launch("Au")
        self.assertEqual(self.program.titles(), ["Gold"])
        self.program.click(find_link(self, "Gold"))
        message = self.program.find("label", re.compile("No browser"))
        self.assertIn(self.catalog["Au"].wikipedia, message.name)
        self.assertEqual(self.screen.clipboard(), self.catalog["Au"].wikipedia)
        self.shoot("no-browser", "Gold")
        self.press("ctrl+w", title="Gold")
        self.assertEqual(self.program.ended(), 0)
