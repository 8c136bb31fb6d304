"""The Places page: timeline, pins, callout, the desktop's program of maps, opened lists, narrow and turned windows."""

import re

from .facts import TITLE
from .walk import Walk

STOCKHOLM, KEY = "Stockholm, Sweden, 10 elements", "2673730"
MAPS = """[Desktop Entry]
Type=Application
Name=Stand-in for a program of maps
Exec=sh {script} %u
MimeType=x-scheme-handler/geo;
"""
TOWNS = """[{"_id": 11, "name": "Ystad", "country": "SE", "coord": {"lon": 13.8, "lat": 55.4}},
 {"_id": 12, "name": "Zabern", "country": "DE", "coord": {"lon": 7.4, "lat": 48.7}}]
"""
PIN = re.compile(r".*, \d+ elements?$")


class PlacesWalk(Walk):
    """The base of both walks."""

    def there(self, role, name):
        """An object of the page. A hit test does not find what is drawn over a map or a timeline of GTK 4.8."""
        return self.program.find(role, name, under=self.page("places"), hidden=True)


class PlacesPageWalk(PlacesWalk):
    """One start in a wide window, with a program of maps that logs the addresses it opens."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.visited = cls.desktop.path("home/visited")
        script = cls.desktop.write("home/maps.sh", f'printf "%s\\n" "$1" >> "{cls.visited}"\n')
        cls.desktop.write("home/.local/share/applications/maps.desktop", MAPS.format(script=script))
        cls.desktop.write(
            "home/.config/mimeapps.list", "[Default Applications]\nx-scheme-handler/geo=maps.desktop\n")
        cls.launch("--page", "places")

    def test_walk(self):
        self.take(
            self.keys_move_the_handles_of_the_timeline,
            self.the_timeline_plays_and_pauses,
            self.space_walks_the_pins_and_enter_selects_one,
            self.a_tile_of_the_callout_opens_the_element,
            self.a_place_opens_in_the_program_of_maps,
            self.places_in_names_are_another_layer,
            self.a_list_of_places_is_opened_and_closed)

    def handle(self, name):
        return self.there("slider", name)

    def year(self, name):
        return self.desktop.accessible.description(self.handle(name))

    def expect_count(self, text):
        self.wait(lambda: self.program.all("label", text), f"{text} below the title")

    def keys_move_the_handles_of_the_timeline(self):
        self.program.find("list item", under=self.page("places"))
        last = self.year("Last year")
        self.program.click(self.handle("Last year"))
        self.expect_focus("Last year", under=self.page("places"))
        self.press("Page_Down")
        self.wait(lambda: self.year("Last year") == str(int(last) - 10), f"ten years before {last}")
        self.press("Home", "Page_Up")
        self.expect_count("1 element")
        self.press("End")
        self.wait(lambda: self.year("Last year") == last, last)

    def the_timeline_plays_and_pauses(self):
        self.program.click(self.there("button", "Play"))
        pause = self.there("button", "Pause")
        self.wait(lambda: int(self.year("Last year")) > 1660, "later years")
        self.program.click(pause)
        self.there("button", "Play")
        self.activate("set-timeline", ("", ""))

    def space_walks_the_pins_and_enter_selects_one(self):
        page = self.page("places")
        self.activate("show-place", KEY)
        self.there("button", "Cobalt, 1735")
        self.program.click(self.program.find("list item", STOCKHOLM, under=page))
        self.expect_focus(STOCKHOLM, under=page)
        self.press("Tab")
        self.expect_focus("Map", under=page)
        self.screen.settle()
        self.press("space")
        self.wait(lambda: PIN.match((self.program.focused(page) or self.page("places")).name), "a pin")
        first = self.program.focused(page).name
        self.press("space")
        self.wait(lambda: (self.program.focused(page) or page).name not in (first, "Map", ""), "the next pin")
        self.press("Escape")
        self.wait(lambda: not self.program.all("button", "Cobalt, 1735", under=page), "no callout")

    def a_tile_of_the_callout_opens_the_element(self):
        self.activate("show-place", KEY)
        tile = self.there("button", "Cobalt, 1735")
        self.screen.settle()
        self.shoot("places")
        self.program.click(tile)
        self.expect_element("Cobalt")
        self.close_element("Cobalt")

    def a_place_opens_in_the_program_of_maps(self):
        self.program.click(self.program.find("list item", STOCKHOLM, under=self.page("places")))
        self.expect_focus(STOCKHOLM, under=self.page("places"))
        self.press("Menu")
        self.screen.settle()
        self.press("Down", "Return")
        self.wait(self.visits, "an address")
        self.assertRegex(self.visits()[0], r"^geo:59\.\d+,18\.\d+")

    def visits(self):
        try:
            with open(self.visited, encoding="utf-8") as file:
                return file.read().splitlines()
        except FileNotFoundError:
            return []

    def layer(self, title):
        """A button of the bar, which is a toggle button from GTK 4.10 on."""
        page = self.page("places")
        return self.wait(lambda: [node for role in ("button", "toggle button")
                                  for node in self.program.all(role, title, under=page)], title)[0]

    def places_in_names_are_another_layer(self):
        page = self.page("places")
        self.program.click(self.layer("Named After"))
        self.program.find("list item", "Ytterby, Sweden, 4 elements", under=page)
        self.program.click(self.there("button", "Uranus, The Sky, 1 element"))
        self.there("button", "Uranium, 1789")
        self.press("Escape")
        self.program.click(self.layer("Discoveries"))
        self.program.find("list item", STOCKHOLM, under=page)

    def a_list_of_places_is_opened_and_closed(self):
        self.open_by_menu()
        self.wait(lambda: len(self.program.titles()) == 2, "a dialog")
        self.press("Escape")
        self.wait(lambda: self.program.titles() == [TITLE], "no dialog")
        towns = self.desktop.write("home/towns.json", TOWNS)
        for opens in (self.choose_file, lambda path: self.desktop.run("--places", path)):
            opens(towns)
            self.program.find("list item", "Ystad, Sweden", under=self.page("places"))
            self.expect_count("2 places")
            self.program.click(self.there("button", "Close Places"))
            self.program.find("list item", re.compile("^Vienna, Austria"), under=self.page("places"))

    def open_by_menu(self):
        self.choose_on("places", "Places Menu", "Open Places…", ("Open Places…",))

    def choose_file(self, path):
        """Types the path in the dialog, which shows an entry for it after a slash. GTK 4.18 completes the path behind the
        cursor though it is complete."""
        self.open_by_menu()
        self.wait(lambda: len(self.program.titles()) == 2, "a dialog")
        self.screen.settle()
        self.screen.type("/")
        dialog = self.program.top("Open Places")
        self.wait(lambda: "text" in getattr(self.program.focused(dialog), "role", ""), "the entry")
        self.screen.settle()
        self.screen.type(path)
        self.screen.settle()
        self.press("shift+End", "Delete", "Return")
        self.wait(lambda: self.program.titles() == [TITLE], "no dialog")


class NarrowPlacesWalk(PlacesWalk):
    """One start in a narrow window, without a program of maps."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.launch("--page", "places")

    def test_walk(self):
        self.program.resize(TITLE, 400, 700)
        self.take(
            self.a_place_is_pushed_and_leads_back,
            self.the_sheet_is_dragged_and_moved_by_keys,
            self.without_a_program_of_maps_the_address_is_copied,
            self.a_turned_tablet_keeps_everything)

    def a_place_is_pushed_and_leads_back(self):
        row = self.program.find("list item", re.compile("^Vienna, Austria"), under=self.page("places"))
        self.program.click(row)
        self.program.window("Vienna")
        self.there("button", "Praseodymium, 1885")
        self.screen.settle()
        self.shoot("place-pushed", "Vienna")
        self.press("Escape")
        self.program.window(TITLE)
        self.expect_focus(row.name)
        self.press("Return")
        self.program.window("Vienna")
        self.screen.settle()
        self.program.click(self.program.find("button", "Back"))
        self.program.window(TITLE)
        self.program.find("button", "Pages, Places")

    def the_sheet_is_dragged_and_moved_by_keys(self):
        self.activate("show-place", KEY)
        self.program.window("Stockholm")
        # The window's accessible name changes later than its title.
        self.screen.settle()
        handle = self.program.find("slider", "Height of the Sheet", hidden=True)

        def height():
            node = self.there("slider", "Height of the Sheet")
            return self.desktop.accessible.description(node)

        self.assertEqual(height(), "Half of the window")
        x, y = self.program.place(handle)
        top = self.program.window("Stockholm").frame[1]
        self.screen.drag((x, y), (x, top + 80), lambda: True, "the sheet")
        self.wait(lambda: height() == "Full height", "the whole height")
        self.press("Tab")
        self.program.click(self.program.find("slider", "Height of the Sheet", hidden=True))
        self.wait(lambda: height() == "Low", "a click leads to the lowest")

    def without_a_program_of_maps_the_address_is_copied(self):
        self.activate("open-in-maps", "")
        self.wait(lambda: (self.screen.clipboard() or "").startswith("geo:59."), "the address")

    def a_turned_tablet_keeps_everything(self):
        former = self.screen.size
        self.addCleanup(self.screen.turn, *former)
        self.activate("resize-sheet", "half")
        self.activate("toggle-full-screen")
        for width, height in ((1080, 760), (760, 1080), (800, 1280), (520, 900), (1080, 760)):
            self.screen.turn(width, height)
            title = "Stockholm" if width < 560 else TITLE
            self.wait(lambda: self.full_screen(title) == (width, height),
                      lambda: f"{width} × {height}; there are {self.program.windows()}")
            self.there("button", "Cobalt, 1735")
            self.shoot(f"turned-{width}-{height}", title)
        self.activate("toggle-full-screen")

    def full_screen(self, title):
        return next((each.frame[2:] for each in self.program.windows() if each.title == title), None)
