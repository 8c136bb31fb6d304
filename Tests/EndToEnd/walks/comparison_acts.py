"""Acts by keyboard in the windows of the comparison and of the plot."""

from .acts import Acts
from .facts import TITLE


class ComparisonActs(Acts):
    """The part of a walk that compares and plots elements."""

    def comparison(self):
        self.go("number")
        self.expect(self.name("N"))
        self.act(49, "ctrl+shift+k", to=self.name("N"))
        self.press("Down", "ctrl+shift+k", "ctrl+k")
        type(self).place = self.expect_element("Compare")
        self.act(50, to="State at 20 °C, Nitrogen, gas")
        self.act(51, "Right", to="State at 20 °C, Oxygen, gas")
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

    def plot(self):
        self.press("F10")
        self.wait(lambda: self.focus().role == "menu item", "the main menu")
        for _ in range(6):
            if self.focus().name != "Plot…":
                self.press("Down")
        self.press("Return")
        type(self).place = self.expect_element("Plot")
        self.act(55, to="Hydrogen, Atomic number 1, .*")
        self.act(56, "Right", to="Lithium, .*")
        self.act(57, "shift+Right", to="Beryllium, .*")
        self.act(57, "Escape", to="Beryllium, .*")
        self.tab_to("Groups")
        self.act(58, "Return", to="Groups")
        self.press("Escape")
        self.wait(lambda: self.program.titles() == [TITLE], "the end of the window")
        type(self).place = self.page("number")
        self.act(59, to=self.name("N"))
