"""The speech of the screen reader Orca on walks through the program."""

import unittest

from driver.orca import Orca, version

from .facts import PAGES, TITLE
from .walk import Walk


@unittest.skipUnless((version() or "").startswith("43."), "the sentences are those of Orca 43")
class Speech(Walk):
    """The base of the walks: one start, by keyboard. Every sentence is said once, and nothing else: what is said too much
    comes before the sentences of the next key. Each key waits for all sentences of the one before, since Orca reads the
    state of the program at the time at which it speaks."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.orca = cls.enterClassContext(Orca(cls.desktop))
        cls.launch()

    def say(self, key, *sentences, title=TITLE, maybe=()):
        """Types the key into the window and expects the sentences."""
        self.press(key, title=title)
        self.orca.expect(*sentences, maybe=maybe)

    def begin(self, key, *sentences):
        """Types the first key. What Orca says while it finds its way into a new program depends on its speed."""
        self.program.window(TITLE)
        self.orca.expect_word("Hydrogen, H, 1, gas, diatomic nonmetal push button.")
        self.press(key, title=TITLE)
        self.orca.expect_last(*sentences)

    def go(self, page, *sentences, maybe=()):
        """Shows the page by its key."""
        place = list(PAGES).index(page) + 1
        self.say(f"ctrl+{place}", f"{PAGES[page]} page tab.", f"{place} of {len(PAGES)}.", *sentences, maybe=maybe)


class SpeechPagesWalk(Speech):
    """Every page."""

    def test_walk(self):
        self.take(
            self.the_table, self.a_pinned_category_and_a_banner, self.the_bar, self.a_list, self.the_other_lists,
            self.favorites, self.the_grid, self.places)

    def the_table(self):
        self.begin("Right", "Helium, He, 2, gas, noble gas push button.", "group 18, period 1.")
        self.say("Down", "Neon, Ne, 10, gas, noble gas push button.", "group 18, period 2.")
        self.say("ctrl+d", "Added to favorites: Neon")
        self.say("ctrl+d", "Removed: Neon")
        self.say("ctrl+z", "Added to favorites: Neon")
        self.say("Tab", "Categories panel.", "Diatomic nonmetal, 7 check box not checked.")
        self.say("space", "checked")
        self.say("space", "not checked")

    def a_pinned_category_and_a_banner(self):
        self.say("shift+Tab", "Neon, Ne, 10, gas, noble gas push button.", "Favorite, group 18, period 2.")
        self.activate("highlight-category", "noble-gas")
        self.orca.expect("Noble gas highlighted")
        self.say("Escape", "Nothing highlighted")
        self.desktop.set("catalog-url", "http://127.0.0.1:1")
        self.orca.expect("The server does not answer. Showing the built-in elements.")
        self.desktop.set("catalog-url", "''")

    def the_bar(self):
        self.say("Tab", "Categories panel.", "Diatomic nonmetal, 7 check box not checked.")
        self.say("Tab", "Coloring and Temperature panel.", "Coloring: Category push button.")
        self.say("Return", "Search properties text.")
        self.press(*"melt", title=TITLE)
        self.orca.expect("2 properties, Melting point")
        self.say("Return", "Coloring: Melting point push button.", "Coloring: Melting point")
        self.say("Tab", "Form of the Table push button.")
        self.say("Tab", "Slider: Temperature push button.")
        self.say("Tab", "Play push button.")
        self.say("Tab", "Temperature slider.", "20\xa0°C.")
        self.say("Right", "30\xa0°C")
        self.activate("color-by", "category")

    def a_list(self):
        self.go("name", "Name panel.", "A, 7 elements expanded push button.")
        self.say("space", "collapsed")
        self.say("space", "expanded")
        self.say("Down", "A.", "List with 7 items.", "Actinium, Ac, 89, solid, actinide.", "1 of 7.")
        self.say("Down", "Aluminium, Al, 13, solid, post-transition metal.", "2 of 7.")
        # The panel is the page of GTK's menu, which cannot be left out.
        self.say("Menu", "Aluminium menu", "panel.", "Show Element.", "1 of 2.")
        self.say("Escape", "Aluminium, Al, 13, solid, post-transition metal.", "2 of 7.")
        self.say("ctrl+d", "Added to favorites: Aluminium")

    def the_other_lists(self):
        self.go("number", "Number panel.", "Period 1, 2 elements expanded push button.")
        self.say("Down", "Period 1.", "List with 2 items.", "Hydrogen, H, 1, gas, diatomic nonmetal.", "1 of 2.")
        self.go("symbol", "Symbol panel.", "A, 8 elements expanded push button.")
        self.say("Down", "A.", "List with 8 items.", "Actinium, Ac, 89, solid, actinide.", "1 of 8.")
        self.go("state", "State panel.", "Solid, 86 elements expanded push button.")
        self.say("Down", "Solid.", "List with 86 items.", "Lithium, Li, 3, solid, alkali metal.", "1 of 86.")
        self.go("category", "Category panel.", "Diatomic nonmetal, 7 elements expanded push button.")
        self.say("Down", "Diatomic nonmetal.", "List with 7 items.", "Hydrogen, H, 1, gas, diatomic nonmetal.",
                 "1 of 7.")

    def favorites(self):
        self.go("favorites", "2 elements.", "Favorites panel.", "Your Favorites, 2 elements expanded push button.")
        self.say("Down", "Your Favorites.", "List with 2 items.", "Neon, Ne, 10, gas, noble gas.",
                 "1 of 2.", "Favorite.")
        self.say("alt+Down", "Neon, 2 of 2")
        self.say("ctrl+d", "Aluminium, Al, 13, solid, post-transition metal.", "1 of 1.", "Removed: Neon",
                 maybe=["Favorite."])
        # A slow Orca reads the focus when it has the announcement already, and says that twice.
        self.say("ctrl+d", "Browse the Elements push button.", "Removed: Aluminium", maybe=["Removed: Neon"])

    def the_grid(self):
        self.go("grid", "Grid panel.", "Diatomic nonmetal, 7 elements expanded push button.",
                maybe=["Removed: Aluminium"])
        self.say("Down", "Hydrogen, H, 1, gas, diatomic nonmetal.")

    # Of this page only the list, up to its first place.
    def places(self):
        self.press(f"ctrl+{len(PAGES)}", title=TITLE)
        self.orca.expect_word("Austria, 1 place expanded push button.")
        self.say("Down", "Austria.", "List with 1 item.", "Vienna, Austria, 3 elements.", "1 of 1.")


class SpeechWindowsWalk(Speech):
    """The search, the window of an element, its picture, and Preferences."""

    def test_walk(self):
        self.take(
            self.the_search, self.the_window_of_an_element, self.the_picture, self.preferences)

    def the_search(self):
        self.begin("Right", "Helium, He, 2, gas, noble gas push button.", "group 18, period 1.")
        self.say("ctrl+f", "Search Elements text.")
        self.press(*"auru", title=TITLE)
        self.orca.expect("1 element, Gold")
        self.press(*"xyz", title=TITLE)
        self.orca.expect("Nothing Found")
        self.press(*["BackSpace"] * 3, title=TITLE)
        self.orca.expect("1 element, Gold")
        self.say("Down", "Pages panel.", "Table panel.", "Periodic table panel.",
                 "Gold, Au, 79, solid, transition metal push button.", "Found, group 11, period 6.")
        self.say("Escape", "Helium, He, 2, gas, noble gas push button.", "group 18, period 1.")
        self.say("g", "Search Elements text.", "78 elements, Gallium")
        self.say("Escape", "Pages panel.", "Table panel.", "Periodic table panel.",
                 "Helium, He, 2, gas, noble gas push button.", "group 18, period 1.", maybe=["78 elements, Gallium"])

    def the_window_of_an_element(self):
        self.say("Left", "Hydrogen, H, 1, gas, diatomic nonmetal push button.", "group 1, period 1.")
        self.press("Return", title=TITLE)
        self.program.window("Hydrogen")
        # Depending on its speed, it says the page, too.
        self.orca.expect_last("Hydrogen, H, 1, gas, diatomic nonmetal push button.", "Front side up.")
        self.say("space", "Back side up", title="Hydrogen")
        self.say("space", "Front side up", title="Hydrogen")
        self.say("ctrl+d", "Added to favorites: Hydrogen", title="Hydrogen")
        # A slow Orca says the window's new title, too.
        self.say("alt+Right", "Helium, He, 2, gas, noble gas push button.", "Front side up.", title="Hydrogen",
                 maybe=["panel.", "Helium"])
        self.say("alt+Left", "Hydrogen, H, 1, gas, diatomic nonmetal push button.", "Front side up.", title="Helium",
                 maybe=["panel.", "Helium", "Hydrogen"])
        self.say("Tab", "Picture: Hydrogen push button.", title="Hydrogen")

    def the_picture(self):
        self.say("Return", "Picture: Hydrogen panel.", "Picture: Hydrogen image.",
                 "Hydrogen: 1 proton, 0 neutrons, shell 1.", title="Hydrogen")
        self.say("plus", "Zoom 1.5×", title="Hydrogen")
        self.say("0", "Zoom 1×", title="Hydrogen")
        # Zoom Out is disabled at the end of the motion.
        self.screen.settle(self.program.window("Hydrogen").frame)
        self.say("Tab", "Zoom In push button.", title="Hydrogen")
        self.say("Tab", "Close Picture push button.", title="Hydrogen")
        # The panel is the window's content.
        self.say("Escape", "Picture: Hydrogen push button.", title="Hydrogen", maybe=["panel."])

    def preferences(self):
        self.press("ctrl+comma", title="Hydrogen")
        self.program.window("Preferences")
        self.orca.expect_last(
            "Temperature, Automatic combo box.", "Automatic follows your region.")
        self.say("Tab", "Style, Automatic combo box.", title="Preferences")
        self.say("Tab", "Language, Automatic combo box.", title="Preferences")
        self.say("Tab", "Second Language, None combo box.", "Names of elements are shown in it, too.", title="Preferences")
        self.say("Tab", "Patterns Instead of Colors.", "not selected.", "5 of 5.", "Tiles are told apart without color, also in print.",
                 title="Preferences")
        self.say("Tab", "Patterns Instead of Colors check box not checked.", "Tiles are told apart without color, also in print.",
                 title="Preferences")


@unittest.skipUnless((version() or "").startswith("43."), "the sentences are those of Orca 43")
class GermanSpeechWalk(Walk):
    """Lists, the Table and an element, with the program and Orca in German."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        # The desktop is that of the next walks, too.
        cls.desktop.environment["LC_ALL"] = "de_DE.UTF-8"
        cls.addClassCleanup(cls.desktop.environment.pop, "LC_ALL")
        cls.orca = cls.enterClassContext(Orca(cls.desktop))
        cls.launch("--page", "name")

    def say(self, key, *sentences, title="Die Elemente", maybe=()):
        self.press(key, title=title)
        self.orca.expect(*sentences, maybe=maybe)

    def test_walk(self):
        self.take(self.the_names, self.the_table, self.the_places, self.an_element)

    def the_names(self):
        self.program.window("Die Elemente")
        self.orca.expect_last("Seiten Panel.", "Name Panel.", "A, 7 Elemente ausgeklappt Druckknopf.")
        self.say("Tab", "Buchstabenregister Panel.", "A, 7 Elemente Druckknopf.")
        self.say("Tab", "Suchen Druckknopf.")

    def the_table(self):
        self.say("ctrl+1", "Tafel Seitenreiter.", "1 von 9.", "Tafel Panel.", "Periodensystem Panel.",
                 "Wasserstoff, H, 1, gasförmig, zweiatomiges Nichtmetall Druckknopf.", "Gruppe 1, Periode 1.")
        self.say("Right", "Helium, He, 2, gasförmig, Edelgas Druckknopf.", "Gruppe 18, Periode 1.")
        self.say("Down", "Neon, Ne, 10, gasförmig, Edelgas Druckknopf.", "Gruppe 18, Periode 2.")
        self.say("ctrl+d", "Zu den Favoriten hinzugefügt: Neon")

    def the_places(self):
        self.say("ctrl+9", "Orte Seitenreiter.", "9 von 9.", "Orte Panel.", "Dänemark, 1 Ort ausgeklappt Druckknopf.",
                 maybe=["Orte werden gelesen.", "Orte werden gelesen"])
        self.say("Down", "Dänemark.", "Liste mit 1 Eintrag.", "Kopenhagen, Dänemark, 2 Elemente.", "1 von 1.")
        self.say("ctrl+1", "Tafel Seitenreiter.", "1 von 9.", "Tafel Panel.", "Periodensystem Panel.",
                 "Neon, Ne, 10, gasförmig, Edelgas Druckknopf.", "Favorit, Gruppe 18, Periode 2.")

    def an_element(self):
        self.press("Return", title="Die Elemente")
        self.program.window("Neon")
        self.orca.expect_last("Neon, Ne, 10, gasförmig, Edelgas Druckknopf.", "Vorderseite liegt oben.")
        self.say("Tab", "Bild: Neon Druckknopf.", title="Neon")
        # The description is a text that can be selected.
        self.press("Tab", "Tab", title="Neon")
        self.orca.expect_word("Notiz hinzufügen Druckknopf.")
        self.press("Tab", title="Neon")
        self.orca.expect_word("Zustand bei 20\xa0°C, gasförmig Druckknopf.")
        self.press("Tab", title="Neon")
        self.orca.expect_word("Standardatomgewicht, 20,1797(6) Druckknopf.")
