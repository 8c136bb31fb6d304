"""Acts by keyboard in the windows of the comparison, of the plot and of the nuclide chart."""

from .acts import Acts
from .facts import TITLE


class ComparisonActs(Acts):
    """The part of a walk that compares and plots elements, and shows their nuclides."""

    def comparison(self):
        self.go("number")
        self.expect(self.name("N"))
        self.act(49, "ctrl+shift+k", to=self.name("N"))
        self.press("Down", "ctrl+shift+k", "ctrl+k")
        type(self).place = self.expect_element("Compare")
        self.act(50, to="State at 20\xa0°C, Nitrogen, gas")
        self.tab_to("Differences Only", "shift+Tab")
        self.act(74, "Return", "Return", to="Differences Only")
        self.tab_to("State at 20\xa0°C, Nitrogen, gas")
        self.copy_by_menu("Property,Unit,Nitrogen,Oxygen", 2, to="State at 20\xa0°C, Nitrogen, gas")
        self.act(51, "Right", to="State at 20\xa0°C, Oxygen, gas")
        self.act(51, "Down", to="Category, Oxygen, diatomic nonmetal")
        self.act(52, "Delete", to="Category, Nitrogen, diatomic nonmetal")
        self.press("Up", "Up", "Right", "Right")
        self.expect("Add Element")
        self.press("Return")
        self.expect("Search elements", ring=False)
        self.press(*"gold", "Return")
        self.act(53, to="Add Element")
        self.press("Escape")
        self.wait(lambda: self.program.titles() == [TITLE], "the end of the window")
        type(self).place = self.page("number")
        self.act(54, to=self.name("O"))
        self.press("Up")
        self.expect(self.name("N"))

    def copy_by_menu(self, head, downs, to):
        """Copies the table of the window by its menu, whose first item is `downs` items above."""
        self.press("F10")
        self.wait(lambda: self.focus() and "menu item" in self.focus().role, "the menu")
        self.press(*["Down"] * downs, "Return")
        self.wait(lambda: (self.screen.clipboard() or "").startswith(head), lambda: f"a copied table; there is {self.screen.clipboard()}")
        self.act(75, to=to)

    def plot(self):
        self.choose("Plot…")
        type(self).place = self.expect_element("Plot")
        self.act(55, to="Hydrogen · Atomic number 1 · .*")
        self.act(56, "Right", to="Lithium · .*")
        self.act(57, "shift+Right", to="Beryllium · .*")
        self.act(57, "Escape", to="Beryllium · .*")
        self.copy_by_menu("Symbol,Element,Atomic number", 0, to="Beryllium · .*")
        self.tab_to("Groups")
        self.act(58, "Return", to="Groups")
        self.press("Escape")
        self.wait(lambda: self.program.titles() == [TITLE], "the end of the window")
        type(self).place = self.page("number")
        self.act(59, to=self.name("N"))

    def nuclides(self):
        self.press("ctrl+shift+n")
        type(self).place = self.expect_element("Nuclide Chart")
        self.act(60, to="Nuclide Chart")
        self.expect_nuclide("Uranium-238")
        self.act(61, "Right", to="Nuclide Chart")
        self.expect_nuclide("Uranium-239")
        self.press("Up")
        self.expect_nuclide("Neptunium-240")
        self.press("plus", "plus")
        # A hit test does not find the round buttons over the chart.
        self.wait(lambda: all("sensitive" in node.states for node in self.program.all(
            "button", "Zoom Out", under=self.place, hidden=True)), "a larger chart")
        self.act(62, "shift+Down", "0", to="Nuclide Chart")
        self.press(*"rn")
        self.expect("Go to Nuclide", ring=False)
        self.press(*"222", "Return")
        self.act(63, to="Nuclide Chart")
        self.expect_nuclide("Radon-222")
        self.tab_to("Alpha decay.*")
        self.act(64, "Return", to="Beta minus decay.*|Alpha decay.*")
        self.expect_nuclide("Polonium-218")
        self.tab_to("Nuclide Chart", "shift+Tab")
        self.press("F10")
        self.wait(lambda: self.focus().role == "menu item", "the menu")
        self.act(76, "Return", to="Nuclide Chart")
        self.wait(lambda: "Pb-214" in (self.screen.clipboard() or ""), "the copied chain")
        self.press("Return")
        self.expect_element("Polonium")
        self.played.add(65)
        self.press("ctrl+w")
        self.wait(lambda: "Polonium" not in self.program.titles(), "the end of the element's window")
        type(self).place = self.expect_element("Nuclide Chart")
        self.expect("Nuclide Chart")
        self.press("Escape", title="Nuclide Chart")
        self.wait(lambda: self.program.titles() == [TITLE], "the end of the window")
        type(self).place = self.page("number")
        self.act(66, to=self.name("N"))

    def expect_nuclide(self, name):
        """Waits until the facts are those of this nuclide."""
        self.wait(lambda: any(node.name.startswith(name) for node in self.program.all("group", under=self.place)), name)
