"""Preferences by the keyboard, settings changed from outside, and the clipboard."""

import json
import os
import re
import shutil
import subprocess

from driver.desktop import APPLICATION

from .facts import TITLE
from .walk import Walk

WINDOW = "Preferences"
# The start of the melting point's row in each unit.
GOLD = {"automatic": r"^Melting point, 1064\.18\s°C, 1337\.33\sK$", "K": r"^Melting point, 1337\.33\sK, ", "°C": r"^Melting point, 1064\.18\s°C, "
        r"1337\.33\sK · 1947\.52\s°F$", "°F": r"^Melting point, 1947\.52\s°F, "}
MERCURY = {"automatic": r"^Melting point, −38\.829\s°C, 234\.321\sK$", "K": r"^Melting point, 234\.321\sK, ", "°C": r"^Melting point, −38\.829\s°C, ",
           "°F": r"^Melting point, −37\.892\s°F, "}


class PreferencesWalk(Walk):
    """One start, with the windows of gold and of mercury."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.launch("Au", "Hg")

    def gsettings(self, *arguments):
        """Runs gsettings like a user in a terminal."""
        return subprocess.run(
            ["gsettings", arguments[0], APPLICATION, *arguments[1:]], check=True,
            capture_output=True, text=True, env=self.desktop.environment).stdout.strip()

    def expect_unit(self, unit):
        """Waits until the unit comes first in both windows."""
        for title, names in (("Gold", GOLD), ("Mercury", MERCURY)):
            top = self.program.top(title)
            self.wait(
                lambda: self.program.all("button", re.compile(names[unit]), under=top, hidden=True),
                f"{unit} in {title}")

    def open_preferences(self):
        self.press("ctrl+comma", title="Gold")
        self.program.wait_for_window(WINDOW)
        return self.program.top(WINDOW)

    def test_walk(self):
        self.take(
            self.the_keyboard_chooses_the_unit_for_all_windows,
            self.the_keyboard_unfolds_the_advanced_preferences,
            self.an_invalid_address_shows_an_error_and_is_not_saved,
            self.the_switch_works_with_an_address_and_names_the_requested_host,
            self.a_change_from_outside_is_followed_at_once,
            self.a_click_copies_a_value,
            self.the_whole_element_is_copied)

    def the_keyboard_chooses_the_unit_for_all_windows(self):
        self.expect_unit("automatic")
        self.open_preferences()
        self.program.window(WINDOW)
        self.expect_focus("Temperature, Automatic")
        self.press("Return", "Down", "Down", "Return")
        self.expect_focus("Temperature, Degrees Celsius (°C)")
        self.expect_unit("°C")
        self.assertEqual(self.gsettings("get", "temperature-unit"), "'celsius'")
        self.shoot("preferences", WINDOW)

    def the_keyboard_unfolds_the_advanced_preferences(self):
        window = self.program.top(WINDOW)
        self.assertEqual(self.program.all("text box", "Address of Photographs", under=window), [])
        self.walk_to("Photographs from the Web", WINDOW)
        self.press("Return")
        self.program.find(
            "label", "To turn this on, enter an address below. Until then, no server is contacted.", under=window,
            hidden=True)
        self.press("Tab")
        self.expect_focus("Address of Small Photographs", under=window)

    def an_invalid_address_shows_an_error_and_is_not_saved(self):
        self.press(*"nonsense", "Return", title=WINDOW)
        window = self.program.top(WINDOW)
        self.program.find("label", "The address must begin with https:// or http://.", under=window)
        self.assertEqual(self.gsettings("get", "photograph-thumbnail-url"), "''")
        self.shoot("preferences-error", WINDOW)

    def the_switch_works_with_an_address_and_names_the_requested_host(self):
        window = self.program.top(WINDOW)
        self.gsettings("set", "photograph-url", "https://pictures.example.org/{number}.jpg")
        self.program.find(
            "label", "When this is on, photographs come from: pictures.example.org", under=window)
        self.assertEqual(self.gsettings("get", "photographs"), "false")
        self.walk_to("Show Photographs", WINDOW, "shift+Tab")
        self.press("space")
        self.wait(lambda: self.gsettings("get", "photographs") == "true", "photographs")
        self.press("space")
        self.wait(lambda: self.gsettings("get", "photographs") == "false", "no photographs")
        self.gsettings("reset", "photograph-url")
        self.press("Escape", title=WINDOW)
        self.wait(lambda: WINDOW not in self.program.titles(), "the end of the window")

    def a_change_from_outside_is_followed_at_once(self):
        for unit, name in (("°F", "fahrenheit"), ("K", "kelvin")):
            self.gsettings("set", "temperature-unit", name)
            self.expect_unit(unit)

    def a_click_copies_a_value(self):
        window = self.expect_element("Gold")
        row = self.program.find(
            "button", re.compile(GOLD["K"]), under=window, hidden=True)
        self.program.click(self.reveal(row))
        self.program.find("label", re.compile(r"^Copied: 1337\.33\sK$"), under=window)
        self.assertEqual(self.screen.clipboard(), "1337.33 K")

    def the_whole_element_is_copied(self):
        self.press("ctrl+shift+c", title="Mercury")
        self.wait(lambda: self.screen.clipboard().startswith("Mercury, Hg, 80"), "the text")
        self.assertIn("Melting point: 234.321 K (-38.829 °C · -37.892 °F)", self.screen.clipboard())
        gold = self.expect_element("Gold")
        self.program.click(self.program.all("button", "Element Menu", under=gold, hidden=True)[-1])
        self.press("Down", "Down", "Return")
        self.wait(lambda: self.screen.clipboard().startswith("{"), "JSON")
        (element,) = json.loads(self.screen.clipboard())["elements"]
        self.assertEqual((element["name"], element["melt"]), ("Gold", 1337.33))


class NoSettingsWalk(Walk):
    """A copy of the installed tree without its schema."""

    def test_without_a_schema_nothing_can_be_changed_and_nothing_breaks(self):
        prefix = self.desktop.path("home/no-schema")
        shutil.copytree(self.desktop.prefix, prefix, symlinks=True)
        for folder in ("the-elements/schemas", "glib-2.0/schemas"):
            shutil.rmtree(os.path.join(prefix, "share", folder))
        self.launch(prefix=prefix, environment={
            "XDG_DATA_DIRS": f"{prefix}/share:{self.desktop.path('share')}"})
        self.press("ctrl+comma", title=TITLE)
        self.program.wait_for_window(WINDOW)
        window = self.program.top(WINDOW)
        self.program.find("label", re.compile("^The settings schema is not installed"), under=window)
        row = self.program.find("combo box", "Temperature, Automatic", under=window)
        self.assertNotIn("sensitive", row.states)
        self.shoot("no-settings", WINDOW)
        self.press("Escape", title=WINDOW)
        self.wait(lambda: WINDOW not in self.program.titles(), "the end of the window")
        self.quit()
