"""Acts by keyboard alone, as docs/accessibility.md lists them."""

import os
import re
import shutil

from .acts import page_key
from .browser import Browser
from .card_acts import CardActs
from .comparison_acts import ComparisonActs
from .facts import PAGES, TITLE, Catalog
from .table_acts import TableActs
from .walk import is_no_page

# The state of a marked star, as a check box or as a toggle button.
MARKED = {"checked", "pressed"}


class KeyboardActsWalk(TableActs, CardActs, ComparisonActs):
    """One start, and neither a click nor a motion of the pointer."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.played.clear()
        cls.browser = Browser(cls.desktop)
        cls.launch()
        cls.place = None

    def test_acts(self):
        self.take(
            self.pages, self.table, self.coloring, self.lists, self.letters_and_grid, self.window_of_an_element, self.properties,
            self.cards, self.picture, self.favorites, self.search, self.comparison, self.plot, self.nuclides, self.menus_and_windows, self.retry_after_an_error, self.every_act_is_played)

    def pages(self):
        for page in PAGES:
            self.press(page_key(page), title=TITLE)
            self.expect_page(page)
        self.press(page_key("name"), title=TITLE)
        type(self).place = self.expect_page("name")
        self.act(1, to=self.first("name"))
        self.go("number")
        self.act(1, to=self.first("number"))
        self.press("ctrl+Page_Down")
        type(self).place = self.expect_page("symbol")
        self.expect(self.first("symbol"))
        self.press("ctrl+Page_Up")
        type(self).place = self.expect_page("number")
        self.act(2, to=self.first("number"))
        self.press("shift+Tab")
        self.expect("Pages", ring=False)
        self.press("Left")
        self.expect_page("name")
        self.press("Right")
        self.expect_page("number")
        self.act(3, "Tab", to=self.first("number"))

    def lists(self):
        self.go("number")
        sections = self.catalog.sections("number")
        helium = sections[0].elements[1]
        self.act(9, "Down", "Down", to=self.name(helium.symbol))
        self.act(9, "Down", to=re.escape(sections[1].name))
        self.act(10, "End", to=self.name("Og"))
        self.act(10, "Home", to=self.name("H"))
        self.press("Page_Down")
        self.wait(lambda: self.focus().name.split(", ")[1] not in ("H", "He"), "a row further down")
        self.press("Home", "Up")
        header = re.escape(sections[0].name)
        self.act(11, "Return", to=header)
        self.expect_expanded(self.place, sections[0].name, False)
        self.press("Return")
        self.expect_expanded(self.place, sections[0].name, True)
        self.press("Down")
        self.expect(self.name("H"))
        self.act(12, "ctrl+shift+Up", to=header)
        self.expect_expanded(self.place, sections[-1].name, False)
        self.act(12, "ctrl+shift+Down", to=header)
        self.expect_expanded(self.place, sections[-1].name, True)

    def letters_and_grid(self):
        self.go("name")
        self.expect(self.first("name"))
        self.press("Tab")
        self.expect("A.*")
        self.press("Down")
        self.expect("B.*")
        self.press("Return")
        section = self.catalog.sections("name")[1]
        self.act(13, to=re.escape(section.name))
        self.act(13, "Down", to=self.name(section.elements[0].symbol))
        self.go("grid")
        first, second = self.catalog.sections("grid")[:2]
        self.act(14, "Down", "Right", to=self.name(first.elements[1].symbol))
        self.press("Down")
        self.wait(lambda: self.focus().name in [each.accessible_name for each in second.elements],
                  "a tile of the next section")
        self.act(14, "Up", to=".*, diatomic nonmetal")

    def window_of_an_element(self):
        self.go("number")
        self.press("Home")
        for _ in range(5):  # one header is in between
            self.press("Down")
        self.expect(self.name("B"))
        self.press("Down", "Return")
        type(self).place = self.expect_element("Carbon")
        self.act(15, to=self.name("C"))
        self.act(16, "Return", to=self.name("C"))
        self.screen.settle(self.program.window("Carbon").frame)
        link = self.tab_to("Wikipedia", ring=False)
        self.assertLess(link.frame[0], 300, "the link on the back")
        self.act(17, "Return", to="Wikipedia", ring=False)
        self.wait(lambda: self.browser.visits() == [self.catalog["C"].wikipedia], "the page in the browser")
        self.act(16, "ctrl+i", to=self.name("C"))
        stops = [self.focus()]
        while stops.count(stops[0]) < 2 and len(stops) < 30:
            self.press("Tab")
            stops.append(self.wait(lambda: self.other_focus(stops[-1]), "another part"))
        self.assertEqual(len(stops) - 1, 28, stops)
        self.act(19, "shift+Tab", to="Favorite")
        self.press("Tab")

    def properties(self):
        self.tab_to("State at 20\xa0°C, solid")
        self.act(20, "Down", to="Melting point.*")
        self.act(21, "End", to="Origin of the name.*")
        self.act(21, "Home", to="State.*")
        self.press("Page_Down")
        self.wait(lambda: not self.focus().name.startswith(("State", "Melting")), "a row further down")
        self.press("Page_Up", "Page_Up", "Down", "Down")
        self.act(22, "Return", to="Boiling point.*")
        self.wait(lambda: "°C" in (self.screen.clipboard() or ""), "the copied value")
        self.press("ctrl+shift+c")
        self.wait(lambda: "Carbon" in (self.screen.clipboard() or ""), "the copied element")
        self.press("Right")
        self.expect("Source")
        self.act(23, "Return", to="Copy with Source", ring=False)
        self.act(23, "Escape", to="Source")
        self.press("Left")
        self.expect("Boiling point.*")
        self.press("Menu")
        self.wait(lambda: self.focus().role == "menu item", "the menu")
        self.act(24, "Escape", to="Boiling point.*")
        for keys, title in (("alt+Right", "Nitrogen"), ("alt+Left", "Carbon")):
            self.press(keys)
            type(self).place = self.expect_element(title)
            self.act(18, to="Boiling point.*")

    def picture(self):
        self.act(26, "shift+Return", to="Picture: Carbon", ring=False)
        self.press("plus")
        self.program.find("button", re.compile("Zoom 1\\..×"))
        self.act(28, "Right", "Down", to="Picture: Carbon", ring=False)
        self.press("0")
        self.program.find("button", "Zoom 1×")
        self.act(27, "minus", to="Picture: Carbon", ring=False)
        self.press("Tab")
        self.expect("Zoom In", ring=False)
        self.press("Tab")
        self.expect("Close Picture", ring=False)
        self.act(29, "Tab", to="Picture: Carbon", ring=False)
        self.act(30, "Escape", to="Boiling point.*")

    def favorites(self):
        self.act(31, "ctrl+d", to="Boiling point.*")
        star = self.program.find(name="Favorite", under=self.place)
        self.wait(lambda: MARKED & self.program.again(star).states, "a favorite")
        self.act(32, "ctrl+z", to="Boiling point.*")
        self.wait(lambda: not MARKED & self.program.again(star).states, "none")
        self.press("ctrl+w")
        self.wait(lambda: self.program.titles() == [TITLE], "the end of the window")
        type(self).place = self.page("number")
        self.act(25, to=self.name("C"))
        self.press("ctrl+d", "Down", "ctrl+d")
        self.go("favorites")
        self.expect(".*, 2 elements")
        self.press("Down")
        self.expect(self.name("C"))
        self.act(33, "alt+Down", to=self.name("C"))
        self.press("Up")
        self.expect(self.name("N"))
        self.act(33, "alt+Down", to=self.name("N"))
        self.tab_to("Order of Favorites", "shift+Tab")
        self.press("Return")
        self.wait(lambda: self.focus().role.endswith("menu item"), "the menu")
        self.press("Down", "Return")
        self.act(34, to="Order of Favorites")
        self.press("Tab", "Tab")
        self.expect(self.name("N"))
        self.act(31, "ctrl+d", to=self.name("C"))
        self.act(32, "ctrl+z", to=self.name("C"))

    def search(self):
        self.go("number")
        self.expect(self.name("N"))
        # The ring is around the entry, farther from the text than it is looked for.
        self.act(41, "ctrl+f", to="Search Elements", ring=False)
        self.press(*"carb")
        self.wait(lambda: len(self.look(self.place)[1]) == 1, "carbon")
        self.act(43, "Down", to=self.name("C"))
        self.act(44, "Escape", to=self.name("N"))
        self.press(*"carb")
        self.expect("Search Elements", ring=False)
        self.press("Return")
        self.expect_element("Carbon")
        self.played.add(42)
        self.press("ctrl+w")
        self.wait(lambda: self.program.titles() == [TITLE], "the end of the window")
        self.expect("Search Elements", ring=False)
        self.press("Escape")
        self.expect(self.name("N"))

    def menus_and_windows(self):
        self.go("number")
        self.expect(self.name("N"))
        self.press("F10")
        self.wait(lambda: self.focus().role == "menu item", "the main menu")
        self.press("Down")
        self.act(35, "Escape", to=self.name("N"))
        self.press("Menu")
        self.wait(lambda: self.focus().role == "menu item", "the row's menu")
        self.act(36, "Escape", to=self.name("N"))
        for act, keys, title in ((37, "ctrl+comma", "Preferences"), (37, "ctrl+shift+question", "Shortcuts"),
                                 (37, "F1", "Shortcuts"),
                                 (67, "ctrl+p", "Print"), (67, "ctrl+shift+s", "Save Page")):
            self.press(keys)
            self.wait(lambda: len(self.program.windows()) == 2, title)
            self.press("Escape")
            self.wait(lambda: self.program.titles() == [TITLE], f"the end of {title}")
            self.act(act, to=self.name("N"))
        self.choose("About The Elements")
        self.wait(lambda: len(self.program.windows()) == 2, "About")
        self.press("Escape")
        self.wait(lambda: self.program.titles() == [TITLE], "the end of About")
        self.expect(self.name("N"))
        size = self.program.windows()[0].frame[2:]
        self.press("F11")
        self.wait(lambda: self.program.windows()[0].frame[2:] == self.screen.size, "the full screen")
        self.expect(self.name("N"))
        self.press("F11")
        self.wait(lambda: self.program.windows()[0].frame[2:] == size, "the window")
        self.act(38, to=self.name("N"))
        self.desktop.set("catalog-url", "http://127.0.0.1:1")
        self.program.find("button", "Retry")
        self.tab_to("Retry", "shift+Tab")
        self.desktop.set("catalog-url", "")
        self.wait(lambda: not self.program.all("button", "Retry", into=is_no_page), "the end of the banner")
        self.assertEqual(self.desktop.run("Fe").ended(), 0)
        self.expect_element("Iron")
        self.press("ctrl+q")
        self.assertEqual(self.program.ended(), 0)
        self.played.add(40)

    def retry_after_an_error(self):
        prefix = self.desktop.path("home/broken")
        shutil.copytree(self.desktop.prefix, prefix, symlinks=True)
        catalog = os.path.join(prefix, "share/the-elements/elements.json")
        os.rename(catalog, catalog + ".away")
        self.launch(prefix=prefix, environment={
            "XDG_DATA_DIRS": f"{prefix}/share:{self.desktop.path('share')}"})
        type(self).place = None
        self.expect("Retry", ring=False)
        os.rename(catalog + ".away", catalog)
        self.press("Return")
        type(self).place = self.expect_page("number")
        self.act(39, to=re.escape(Catalog(prefix).sections("number")[0].name))
        self.press("ctrl+q")
        self.assertEqual(self.program.ended(), 0)
