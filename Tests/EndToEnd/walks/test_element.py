"""The element window: opening it, previous and next, and Wikipedia."""

import re

from .browser import Browser, find_link
from .facts import TITLE
from .walk import Walk

GOLD = "Gold, Au, 79, solid, transition metal"


class ElementWalk(Walk):
    """One start, with a default browser that logs the addresses it opens."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.visits = Browser(cls.desktop).visits
        cls.launch()

    def test_walk(self):
        self.take(
            self.a_click_on_a_tile_of_the_table,
            self.enter_on_a_tile,
            self.a_click_on_a_row_reached_by_the_rail,
            self.opened_again_it_comes_to_the_front,
            self.it_tells_figures_with_their_units,
            self.a_source_is_behind_its_button,
            self.it_opens_wikipedia_in_the_default_browser,
            self.alt_and_the_arrows_follow_the_order_of_the_page,
            self.the_first_has_no_previous_and_the_last_no_next)

    def a_click_on_a_tile_of_the_table(self):
        page = self.expect_page("table")
        self.program.click(self.program.find("button", GOLD, under=page))
        window = self.expect_element("Gold")
        self.program.find(name=GOLD, under=window)
        self.shoot("gold", "Gold")
        self.close_element("Gold")

    def enter_on_a_tile(self):
        self.focus_tile("Au")
        self.press("Return")
        self.expect_element("Gold")
        self.close_element("Gold")

    def a_click_on_a_row_reached_by_the_rail(self):
        page = self.show_page("name")
        letters = self.program.all("button", "G, 4 elements", under=page)
        self.program.click(next(each for each in letters if "expandable" not in each.states))
        self.screen.settle()
        self.program.click(self.program.find("list item", GOLD, under=page))
        self.expect_element("Gold")

    def opened_again_it_comes_to_the_front(self):
        page = self.show_page("name")
        self.program.click(self.program.find("list item", GOLD, under=page))
        gold = next(each for each in self.program.windows() if each.title == "Gold")
        self.wait(lambda: self.screen.active() == gold.id, "the window in front")
        self.assertEqual(sorted(self.program.titles()), sorted([TITLE, "Gold"]))

    def it_tells_figures_with_their_units(self):
        window = self.expect_element("Gold")
        for name in (
                r"^State.*, solid$", r"^Melting point, 1064\.18\s°C, 1337\.33\sK$",
                r"^Density, 19\.3\sg/cm³$", r"^Standard atomic weight, 196\.966570\(4\)$"):
            self.program.find("button", re.compile(name), under=window, hidden=True)

    def a_source_is_behind_its_button(self):
        window = self.expect_element("Gold")
        self.program.click(self.program.all("button", "Source", under=window)[1])
        self.program.find("label", re.compile("^CRC Handbook .*, via mendeleev"), under=window)
        self.press("Return")
        self.wait(lambda: self.screen.clipboard().startswith("Gold, Melting point: 1064.18 °C"),
                  "the property with its source")

    def it_opens_wikipedia_in_the_default_browser(self):
        self.follow_wikipedia("Gold")
        self.wait(self.visits, "a page in the browser")
        self.assertEqual(self.visits(), [self.catalog["Au"].wikipedia])
        self.press("alt+Right", title="Gold")
        self.expect_element("Hafnium")
        self.follow_wikipedia("Hafnium")
        self.wait(lambda: len(self.visits()) == 2, "a second page in the browser")
        self.assertEqual(self.visits()[1], self.catalog["Hf"].wikipedia)

    def alt_and_the_arrows_follow_the_order_of_the_page(self):
        self.press("alt+Left", title="Hafnium")
        self.expect_element("Gold")
        self.press("alt+Left", title="Gold")
        window = self.expect_element("Germanium")
        self.program.click(self.program.find("button", "Next Element", under=window))
        self.expect_element("Gold")
        self.show_page("table")
        page = self.page("table")
        self.program.click(self.program.find("button", GOLD, under=page))
        self.press("alt+Right", title="Gold")
        self.expect_element("Mercury")
        self.close_element("Mercury")

    def the_first_has_no_previous_and_the_last_no_next(self):
        previous, following = "Previous Element", "Next Element"
        for symbol, without, other in (("H", previous, following), ("Og", following, previous)):
            element = self.catalog[symbol]
            self.assertEqual(self.desktop.run(symbol).ended(), 0)
            window = self.expect_element(element.name)
            self.assertNotIn("sensitive", self.program.find("button", without, under=window).states)
            self.assertIn("sensitive", self.program.find("button", other, under=window).states)
            self.shoot(element.name.lower(), element.name)
            self.close_element(element.name)

    def follow_wikipedia(self, title):
        self.program.click(find_link(self, title))
