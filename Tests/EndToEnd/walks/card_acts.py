"""Acts by keyboard on the cards of an element's page."""

import re

from .acts import Acts


class CardActs(Acts):
    """The part of a walk on the cards of carbon, from its boiling point and back."""

    def cards(self):
        self.tab_to("Cells or List of Isotopes")
        self.act(70, "Return", to="Cells or List of Isotopes")
        self.tab_to("Isotope")
        self.press("Right")
        self.expect("Abundance")
        self.act(70, "Right", "Return", to="Half-life")
        self.tab_to("Cells or List of Isotopes", "shift+Tab")
        self.press("Return")
        self.press("Tab")
        self.expect("Carbon-12, stable, .*")
        self.act(68, "Right", "Right", to="Carbon-14, .*")
        self.press("Tab")
        self.expect(".*Nitrogen-14")
        self.act(69, "Return", to="Nitrogen-14, stable, .*")
        type(self).place = self.expect_element("Nitrogen")
        self.press("alt+Left")
        type(self).place = self.expect_element("Carbon")
        self.tab_to("Show in Nuclide Chart")
        self.press("Return")
        type(self).place = self.expect_element("Nuclide Chart")
        self.act(77, to="Nuclide Chart")
        self.press("Escape")
        self.wait(lambda: "Nuclide Chart" not in self.program.titles(), "the end of the chart")
        type(self).place = self.expect_element("Carbon")
        self.expect("Show in Nuclide Chart")
        self.tab_to("Ionization energies")
        self.act(71, "Right", "End", "Page_Down", to="Ionization energies")
        self.wait(lambda: self.program.all("label", re.compile("Ionization 1: "), under=self.place), "the first energy")
        self.tab_to("Unit cell, graphite")
        self.act(72, "Right", to="Unit cell, graphite")
        self.press("Menu")
        self.wait(lambda: self.focus().role == "menu item", "the menu")
        self.press("Return")
        self.wait(lambda: "graphite" in (self.screen.clipboard() or ""), "the copied card")
        self.act(73, to="Unit cell, graphite")
        self.tab_to("Appearance.*", "shift+Tab")
        self.press("Home", "Down", "Down")
        self.expect("Boiling point.*")
