"""Acts in the Table, by keyboard."""

from .acts import Acts


class TableActs(Acts):
    """The steps of a walk through the Table."""

    def table(self):
        self.go("table")
        self.expect(self.name("H"))
        self.act(4, "Right", to=self.name("He"))
        self.act(4, "Left", "Down", "Down", "Down", "Down", to=self.name("Rb"))
        self.press("Down", "Right", "Right")
        self.expect("Lanthanides.*|.*57–71.*")
        self.act(5, "Return", to=self.name("La"))
        self.act(6, "Home", to=self.name("H"))
        self.act(6, "End", to=self.name("Og"))
        self.act(6, "Page_Up", to=self.name("He"))
        self.act(6, "Page_Down", to=self.name("Og"))
        self.press("Home")
        before = self.fill("He")
        self.tab_to("Diatomic nonmetal, 7")
        self.act(7, "Down", to="Polyatomic nonmetal, 4")
        self.wait(lambda: self.fill("He") != before, "dimmed helium")
        self.press("Return", "shift+Tab")
        self.expect(self.name("H"))
        self.assertNotEqual(self.fill("He"), before)
        self.act(8, "Escape", to=self.name("H"))
        self.wait(lambda: self.fill("He") == before, "helium as before")

    def coloring(self):
        self.choose_from("Coloring: Category", "melting")
        self.act(45, to="Coloring: Melting point")
        before = self.fill("H")
        self.tab_to("Least value", "shift+Tab")
        self.act(46, "Page_Up", to="Least value")
        self.wait(lambda: self.fill("H") != before, "dimmed hydrogen")
        self.press("Home")
        self.wait(lambda: self.fill("H") == before, "hydrogen as before")
        self.tab_to("Form of the Table")
        place = self.frame("Lu")
        self.open_menu()
        self.press("Down")
        self.act(48, "Return", to="Form of the Table")
        self.wait(lambda: self.frame("Lu") != place, "lutetium in 32 columns")
        self.open_menu()
        self.act(48, "Return", to="Form of the Table")
        self.wait(lambda: self.frame("Lu") == place, "lutetium at the foot")
        self.tab_to("Temperature")
        self.act(47, "Page_Up", to="Temperature")
        self.tab_to(r"Pressure: 1\satm")
        self.press("Return")
        self.expect("Pressure", ring=False)
        self.press("ctrl+a", *"10", "space", *"kPa")
        self.act(47, "Return", to="Pressure", ring=False)
        self.act(47, "Escape", to=r"Pressure: 10\skPa")
        self.activate("set-pressure", "")
        self.choose_from("Coloring: Melting point", "category")
        self.expect("Coloring: Category")

    def frame(self, symbol):
        """The frame of the element's tile on the screen."""
        return self.program.frame(self.program.find(name=self.catalog[symbol].accessible_name, under=self.place))

    def open_menu(self):
        """Opens the menu of the focused button."""
        self.press("Return")
        self.wait(lambda: self.focus() and "menu item" in self.focus().role, lambda: f"the menu; the focus is on {self.focus()}")

    def choose_from(self, button, name):
        self.tab_to(button, "shift+Tab" if "Melting" in button else "Tab")
        self.press("Return")
        self.press(*name, "Return")
