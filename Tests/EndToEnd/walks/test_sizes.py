"""The least size of the window, and menus in it; a window that is closed while a list is open in it."""

import re

from .facts import TITLE
from .walk import Walk, is_no_page

LEAST = (360, 360)
WORKSHEET = "Worksheet"
KIND = re.compile("^Kind, ")


class SizesWalk(Walk):
    """One window, which its manager makes smaller."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.launch()

    def test_it_gets_no_smaller_than_its_minimum_size(self):
        window = self.program.window(TITLE)
        self.screen.resize(window.id, 200, 200)
        self.wait(lambda: self.program.window(TITLE).frame[2:] == LEAST,
                  lambda: f"{LEAST}; there is {self.program.windows()}")

    def test_a_menu_at_the_edge_of_a_narrow_window_opens(self):
        self.show_page("favorites")
        self.program.resize(TITLE, *LEAST)
        self.screen.settle()
        self.program.click(self.program.find("button", "Favorites Menu", under=self.page("favorites")))
        self.wait(lambda: len(self.program.all("menu item", under=self.page("favorites"))) == 2, "the menu")
        self.press("Escape")

    def test_a_window_closed_with_an_open_list_leaves_the_others_alone(self):
        self.program.resize(TITLE, 1080, 760)
        self.desktop.actions().activate("worksheet")
        self.program.wait_for_window(WORKSHEET)
        window = self.program.top(WORKSHEET)
        self.screen.settle()
        rows = len(self.program.all("list item", under=window))
        self.program.click(self.program.find("combo box", KIND, under=window))
        self.wait(lambda: len(self.program.all("list item", under=window)) > rows + 1, "the list")
        self.program.close(WORKSHEET)
        self.program.window(TITLE)
        self.screen.settle()
        self.program.click(self.program.find("button", "Main Menu"))
        self.wait(lambda: self.program.all("menu item", into=is_no_page), "the menu")
        self.press("Escape")
