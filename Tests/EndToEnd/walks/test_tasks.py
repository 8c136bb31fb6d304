"""Twenty questions of new users, each answered from the start page by at most three acts."""

import re

from .facts import LIGHT, TITLE, rgb
from .walk import ELEMENT, Walk, is_no_page

# An act: a text that is typed, a key, or a click on a tab.
MOST_ACTS = 3


class TasksWalk(Walk):
    """One start. Every task begins on the Table without a search, and ends there."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.launch()

    def test_walk(self):
        self.take(
            self.the_melting_point_of_gold, self.the_liquids, self.the_discoverer_of_oxygen, self.the_heaviest,
            self.the_noble_gases, self.iron_by_the_beginning_of_its_latin_name, self.tungsten_by_its_other_name,
            self.sodium_in_latin, self.potassium_in_german, self.aluminium_in_american_spelling,
            self.elements_that_melt_below_300_kelvin, self.the_densest_five, self.discovered_before_1800,
            self.discovered_by_davy, self.found_in_sweden, self.found_in_1898, self.the_molar_mass_of_sulfuric_acid,
            self.yellow_elements, self.group_17, self.electronegativity_of_3_or_more)

    # The tasks

    def the_melting_point_of_gold(self):
        with self.task() as act:
            act("gold")
            self.expect_best("Au")
            act("Return")
            window = self.expect_element("Gold")
            self.program.find(name=re.compile(r"^Melting point, 1064\.18\s°C"), under=window)

    def the_liquids(self):
        self.find("liquids", "Br", "Hg")

    def the_discoverer_of_oxygen(self):
        self.find("who discovered oxygen", "O", reason="Discovered by: Carl Wilhelm Scheele, Joseph Priestley")

    def the_heaviest(self):
        self.find("heaviest", "Og", count=10)

    def the_noble_gases(self):
        self.find("noble gases", "He", "Ne", "Ar", "Kr", "Xe", "Rn")

    def iron_by_the_beginning_of_its_latin_name(self):
        self.find("ferr", "Fe", reason="ferrum")

    def tungsten_by_its_other_name(self):
        self.find("wolfram", "W", reason="wolfram")

    def sodium_in_latin(self):
        self.find("natrium", "Na", reason="natrium")

    def potassium_in_german(self):
        self.find("Kalium", "K", reason="kalium")

    def aluminium_in_american_spelling(self):
        self.find("aluminum", "Al")

    def elements_that_melt_below_300_kelvin(self):
        self.find("melt < 300 K", *"H N O F Ne Cl Ar Br Kr Xe Hg Rn Fr".split())

    def the_densest_five(self):
        self.find("densest five", "Os", "Ir", "Pt", "Re", "Np")

    def discovered_before_1800(self):
        with self.task() as act:
            act("ctrl+2")
            page = self.expect_page("name")
            act("before 1800")
            self.expect_count(self.found(lambda record: (record["discovery_year"] or 9999) < 1800))
            self.program.find(name="B, 2 of 7", under=page)

    def discovered_by_davy(self):
        self.find("by Davy", "B", "Na", "Mg", "K", "Ca", "Ba")

    def found_in_sweden(self):
        self.find("Sweden", count=self.found(lambda record: "Sweden" in (record["discovery_location"] or "")))

    def found_in_1898(self):
        self.find("1898", "Ne", "Kr", "Xe", "Po", "Ra")

    def the_molar_mass_of_sulfuric_acid(self):
        with self.task() as act:
            act("H2SO4")
            row = self.program.find("button", re.compile(r"^H₂SO₄, molar mass 98\.07\sg/mol, between"))
            self.expect_found("H", "S", "O")
            act(row)
            self.wait(lambda: self.screen.clipboard() == "98.07 g/mol", "the molar mass on the clipboard")

    def yellow_elements(self):
        self.find("yellow", "F", "S", "Cl", "Au")

    def group_17(self):
        self.find("group 17", "F", "Cl", "Br", "I", "At", "Ts")

    def electronegativity_of_3_or_more(self):
        self.find("electronegativity >= 3", "N", "O", "F", "Cl")

    # The frame of a task

    def task(self):
        """A context that counts acts, and returns to the start page at its end."""
        return Task(self)

    def find(self, text, *symbols, reason="", count=None):
        """A task of one act: types the text, and expects these elements on the Table, the first of them as the best,
        with its reason. count: their number, if it is not that of the symbols."""
        with self.task() as act:
            act(text)
            if count:
                self.expect_count(count)
            else:
                self.expect_found(*symbols)
            for symbol in symbols[:1]:
                self.expect_best(symbol, reason)

    def found(self, condition):
        """The number of records in the catalog for which the condition holds."""
        return sum(map(condition, self.catalog.records))

    def expect_count(self, count):
        self.program.find("label", f"{count} of 118 elements", into=is_no_page)

    def expect_found(self, *symbols):
        """Expects as many elements as these, and that these tiles are not dim."""
        self.expect_count(len(symbols))
        tiles = {node.name: node for node in self.program.all("button", ELEMENT, under=self.page("table"), hidden=True)}
        for symbol in symbols:
            element = self.catalog[symbol]
            tile = tiles[element.accessible_name]
            self.assertRegex(self.desktop.accessible.description(tile), "^Found, ", symbol)
            self.wait(lambda tile=tile, color=rgb(LIGHT[element.category]): self.color(tile) == color,
                      f"the color of {symbol}")

    def color(self, node):
        """The most frequent color of the object."""
        return self.screen.colors(self.program.frame(self.program.again(node))).most_common(1)[0][0]

    def expect_best(self, symbol, reason=None):
        """Expects the element as the large tile beside the legend, with the reason why it was found."""
        name = self.catalog[symbol].accessible_name
        node = self.program.find("image", name, under=self.page("table"), hidden=True)
        if reason is not None:
            self.wait(lambda: reason in self.desktop.accessible.description(node), reason)


class Task:
    """Acts of one task, at most MOST_ACTS."""

    def __init__(self, walk):
        self.walk, self.acts = walk, 0

    def __enter__(self):
        self.walk.program.find("label", "118 elements", into=is_no_page)
        return self.act

    def act(self, what):
        """Types a text or key, or clicks on an object."""
        self.acts += 1
        self.walk.assertLessEqual(self.acts, MOST_ACTS)
        if not isinstance(what, str):
            return self.walk.program.click(what)
        self.walk.program.window(TITLE)
        type_it = self.walk.screen.key if "+" in what or what == "Return" else self.walk.screen.type
        return type_it(what)

    def __exit__(self, error, *_):
        if error:
            return
        for title in self.walk.program.titles():
            if title != TITLE:
                self.walk.close_element(title)
        # The pointer would highlight a category of the legend.
        self.walk.screen.park()
        # Outside of the entry, the first Escape would only hide a toast.
        self.walk.press("ctrl+f", "Escape", "ctrl+1", title=TITLE)
