"""The speech of the screen reader Orca in the comparison, the plot, the wide forms of the Table and the cards of an element."""

from .facts import TITLE
from .test_speech import Speech
from .walk import MENU


class SpeechDataWalk(Speech):
    """The windows of data, and the cards below the properties of an element."""

    def test_walk(self):
        self.take(self.the_comparison, self.adding_and_differences, self.the_plot, self.the_forms, self.the_nuclides,
                  self.going_to_nuclides, self.the_isotopes, self.the_charts, self.the_hazards)

    def the_comparison(self):
        self.begin("Right", "Helium, He, 2, gas, noble gas push button.", "group 18, period 1.")
        self.say("ctrl+shift+k", "Added to the comparison: Helium")
        self.say("Left", "Hydrogen, H, 1, gas, diatomic nonmetal push button.", "group 1, period 1.")
        self.say("ctrl+shift+k", "Added to the comparison: Hydrogen")
        self.press("ctrl+k", title=TITLE)
        self.program.window("Compare")
        self.orca.expect_last("State at 20\xa0°C, Helium, gas.")
        self.say("Right", "State at 20\xa0°C, Hydrogen, gas.", title="Compare")
        self.say("Down", "Category, Hydrogen, diatomic nonmetal.", title="Compare")
        self.say("Up", "State at 20\xa0°C, Hydrogen, gas.", title="Compare")
        self.say("Up", "Hydrogen, H, 1, gas, diatomic nonmetal push button.", "In comparison, group 1, period 1.",
                 title="Compare")
        self.say("Right", "Remove: Hydrogen push button.", title="Compare")
        self.say("Return", "Remove: Helium push button.", "Removed: Hydrogen", title="Compare")

    # A slow Orca reads the focus when it has the announcement already, and says that twice; and it reads the window
    # again once the list has closed.
    def adding_and_differences(self):
        self.say("Right", "Add Element push button.", title="Compare", maybe=["Removed: Hydrogen"])
        self.say("Return", "Search elements text.", title="Compare")
        self.press(*"gold", title="Compare")
        self.orca.expect("1 element, Gold")
        self.say("Return", "Add Element push button.", "Added: Gold", title="Compare")
        self.say("Down", "State at 20\xa0°C, Gold, solid.", title="Compare", maybe=["Added: Gold", "Compare frame."])
        self.say("Tab", "Differences Only check box not checked.", title="Compare")
        self.say("space", "checked", title="Compare")
        self.say("space", "not checked", title="Compare")
        self.press("Escape", title="Compare")
        self.orca.expect_last("Hydrogen, H, 1, gas, diatomic nonmetal push button.", "group 1, period 1.")

    def the_plot(self):
        # The Table has no sections to expand.
        self.choose("Plot…", MENU[2:])
        self.program.window("Plot")
        self.orca.expect_last("Melting point (x-axis: Atomic number) panel.",
                              "Hydrogen · Atomic number 1 · Melting point −259.16\xa0°C push button.")
        self.say("Right", "Lithium · Atomic number 3 · Melting point 180.50\xa0°C push button.", title="Plot")
        self.say("shift+Right", "Beryllium · Atomic number 4 · Melting point 1287\xa0°C push button.",
                 "2 elements selected", title="Plot")
        self.say("Escape", "Nothing selected", title="Plot", maybe=["2 elements selected"])
        self.say("Tab", "Axes and Lines panel.", "x-axis: Atomic number push button.", title="Plot",
                 maybe=["Nothing selected"])
        self.say("Tab", "Logarithmic x-axis check box not checked.", title="Plot")
        self.say("space", "checked", title="Plot")
        self.press("Escape", title="Plot")
        self.orca.expect_last("Hydrogen, H, 1, gas, diatomic nonmetal push button.", "group 1, period 1.")

    def the_forms(self):
        self.change_form("left-step", "Left-Step Table")
        self.say("Down", "Lithium, Li, 3, solid, alkali metal push button.", "group 1, period 2.", maybe=["Left-Step Table"])
        self.say("Down", "Sodium, Na, 11, solid, alkali metal push button.", "group 1, period 3.")
        self.say("Left", "Neon, Ne, 10, gas, noble gas push button.", "group 18, period 2.")
        self.change_form("long", "32 Columns")
        self.say("Down", "Argon, Ar, 18, gas, noble gas push button.", "group 18, period 3.", maybe=["32 Columns"])
        self.change_form("standard", "18 Columns")
        self.say("Home", "Hydrogen, H, 1, gas, diatomic nonmetal push button.", "group 1, period 1.", maybe=["18 Columns"])
        self.say("Down", "Lithium, Li, 3, solid, alkali metal push button.", "group 1, period 2.")
        self.say("Down", "Sodium, Na, 11, solid, alkali metal push button.", "group 1, period 3.")

    def change_form(self, form, title):
        self.activate("set-table-form", form)
        self.orca.expect(title)

    def the_nuclides(self):
        self.press("ctrl+shift+n", title=TITLE)
        self.program.window("Nuclide Chart")
        self.orca.expect_last(
            "Nuclide Chart panel.",
            "Uranium-238, 92 protons, 146 neutrons, 4.463(3)\xa0×\xa010⁹ years, 99.2742(10)\xa0%, Alpha decay, 100\xa0%, "
            "14 steps to Lead-206.")
        for key, nuclide in (
                ("Right", "Uranium-239, 92 protons, 147 neutrons, 23.45(2)\xa0min, Beta minus decay, 14 steps to Lead-207"),
                ("Up", "Neptunium-240, 93 protons, 147 neutrons, 61.9(2)\xa0min, Beta minus decay, 13 steps to Lead-208"),
                ("Home", "Neptunium-219, 93 protons, 126 neutrons, 570(450)\xa0µs, Alpha decay, 8 steps to Thallium-203")):
            self.say(key, nuclide, title="Nuclide Chart")
        self.say("plus", "Zoom 1.5×", title="Nuclide Chart")
        self.say("minus", "Zoom 1×", title="Nuclide Chart")

    def going_to_nuclides(self):
        radon = "Radon-222, 86 protons, 136 neutrons, 3.8215(2)\xa0d, Alpha decay, 8 steps to Lead-206"
        polonium = "Polonium-218, 84 protons, 134 neutrons, 3.097(12)\xa0min, Alpha decay, 99.980(2)\xa0%, 7 steps to Lead-206"
        self.say("r", "Go to Nuclide text.", title="Nuclide Chart")
        self.press(*"n222", title="Nuclide Chart")
        self.say("Return", "Nuclide Chart panel.", radon, title="Nuclide Chart")
        self.say("x", "Go to Nuclide text.", title="Nuclide Chart")
        self.press(*"x9", title="Nuclide Chart")
        self.say("Return", "No element is called “xx”.", title="Nuclide Chart")
        self.say("Escape", "Nuclide Chart panel.", radon, title="Nuclide Chart", maybe=["No element is called “xx”."])
        self.say("Tab", "Zoom In push button.", title="Nuclide Chart")
        self.say("Tab", "Go to Nuclide text.", title="Nuclide Chart")
        self.say("Tab", "Radon-222, ²²²Rn panel.", "Alpha decay, α → Polonium-218 push button.",
                 title="Nuclide Chart")
        self.say("Return", "Alpha decay, α\xa099.980(2)\xa0% → Lead-214 push button.", polonium, title="Nuclide Chart")
        self.say("Down", "Beta minus decay, β⁻\xa00.020(2)\xa0% → Astatine-218 push button.", title="Nuclide Chart",
                 maybe=[polonium])
        self.press("Escape", title="Nuclide Chart")
        self.orca.expect_last("Sodium, Na, 11, solid, alkali metal push button.", "group 1, period 3.")

    def tab_to(self, last):
        """Presses Tab until Orca says this sentence last."""
        for _ in range(20):
            self.press("Tab", title="Sodium")
            self.wait(lambda: self.orca.said(), "another part")
            self.screen.settle(self.program.window("Sodium").frame)
            said = self.orca.said()
            self.orca.heard += len(said)
            if last in said:
                return
        self.fail(f"Tab does not lead to {last}")

    def the_isotopes(self):
        self.press("Return", title=TITLE)
        self.program.window("Sodium")
        self.orca.expect_last("Sodium, Na, 11, solid, alkali metal push button.", "Front side up.")
        self.tab_to("Cells or List of Isotopes push button.")
        self.say("Return", "List of isotopes", title="Sodium")
        self.say("Tab", "Isotope push button.", "Sorted.", title="Sodium", maybe=["List of isotopes"])
        self.say("Right", "Abundance push button.", "Sort Isotopes.", title="Sodium")
        self.say("Return", "Sorted by: Abundance", title="Sodium")
        self.say("Tab", "Half-life push button.", "Sort Isotopes.", title="Sodium", maybe=["Sorted by: Abundance"])
        self.say("Tab", "Isotopes.", "list.", "Sodium-23, stable, 100\xa0% push button.", title="Sodium")
        self.say("Down", "Sodium-17, unknown, p push button.", title="Sodium")
        self.say("Return", "Isotopes panel.", "Sodium-17, unknown, p push button.", title="Sodium")
        self.say("Right", "Sodium-18, 1.3(4)\xa0zs, p, share unknown push button.", title="Sodium")

    def the_charts(self):
        self.tab_to("Ionization energies slider.")
        self.say("Right", "Ionization 2: 47.28636(25)\xa0eV", title="Sodium", maybe=["Ionization 1: 5.13907696(25)\xa0eV."])
        self.tab_to("Spectrum slider.")
        self.say("Right", "Line 2 of 2: 589.5924\xa0nm, intensity 500", title="Sodium",
                 maybe=["Line 1 of 2: 588.9950\xa0nm, intensity 1000."])
        self.tab_to("Unit cell, body-centered cubic image.")
        self.say("Right", "Turned to +35°, tilted to +15°", title="Sodium")

    def the_hazards(self):
        self.tab_to("H260: In contact with water releases flammable gases which may ignite spontaneously.")
        self.say("Down", "H314: Causes severe skin burns and eye damage.", "2 of 3.", title="Sodium")
