"""The searches of GNOME Shell and KRunner, and the desktop file's actions: the session bus starts what answers them."""

import configparser
import os
import random
import re
import shlex
import time

from gi.repository import Gio, GLib

from driver.desktop import APPLICATION, PROGRAM

from .facts import PAGES, TITLE
from .walk import OBJECT_PATH, Walk

PROVIDER = APPLICATION + ".SearchProvider"
SEARCH_PATH = OBJECT_PATH + "/SearchProvider"
SHELL = "org.gnome.Shell.SearchProvider2"
# What is asked, and the beginning of the name and of the description of the only result.
QUESTIONS = {
    "gold": ("Gold", "Au · 79 · 196.97 · melts at 1064"), "79": ("Gold", "Au · 79"), "Au": ("Gold", "Au · 79"),
    "oro": ("Gold", "Au · 79"), "density of gold": ("Gold · Density", "19.3"),
    "C6H12O6": ("C₆H₁₂O₆", "180.156"), "U-235": ("²³⁵U", "half-life"),
}
TOWNS = """{"type": "FeatureCollection", "features": [{"type": "Feature",
  "properties": {"name": "Ystad", "country": "SE"}, "geometry": {"type": "Point", "coordinates": [13.8, 55.4]}}]}
"""
WORDS = "go i no as at be in he the file scan has radio new windows terminal settings photo open text paint".split()
# Few, so that the walks beside it have their share of the processors.
HOSTILE = int(os.environ.get("THE_ELEMENTS_CALLS", "500"))


def read_ini(path, section):
    parser = configparser.ConfigParser(interpolation=None, strict=True, delimiters=("=",))
    parser.optionxform = str
    parser.read(path, encoding="utf-8")
    return dict(parser[section])


class DesktopSearchWalk(Walk):
    """Calls by the session bus alone, which starts the service."""

    def shell(self, method, types, *values):
        return self.desktop.call(PROVIDER, SEARCH_PATH, SHELL, method, GLib.Variant(types, values))

    def runner(self, method, types, *values):
        return self.desktop.call(PROVIDER, "/krunner", "org.kde.krunner1", method, GLib.Variant(types, values))

    def find(self, text):
        return self.shell("GetInitialResultSet", "(as)", text.split())[0]

    def describe(self, ids):
        return self.shell("GetResultMetas", "(as)", ids)[0]

    def open_by_bus(self, method, types, *values):
        self.desktop.call(
            APPLICATION, OBJECT_PATH, "org.freedesktop.Application", method, GLib.Variant(types, values))

    def test_walk(self):
        self.take(
            self.the_installed_files_name_the_service,
            self.questions_are_answered,
            self.ordinary_words_find_nothing,
            self.krunner_gets_the_same,
            self.hostile_calls_do_no_harm,
            self.a_result_opens_its_element,
            self.more_opens_the_search,
            self.the_desktop_file_opens_pages,
            self.the_commands_of_the_desktop_file_open_them_too,
            self.a_first_start_opens_a_window,
            self.geojson_opens_as_a_list_of_places,
            self.files_open_without_playing,
            self.the_last_window_may_close_and_come_again)

    def the_installed_files_name_the_service(self):
        share = os.path.join(self.desktop.prefix, "share")
        shell = read_ini(f"{share}/gnome-shell/search-providers/{APPLICATION}.search-provider.ini", "Shell Search Provider")
        self.assertEqual((shell["BusName"], shell["ObjectPath"], shell["Version"]), (PROVIDER, SEARCH_PATH, "2"))
        self.assertTrue(os.path.exists(f"{share}/applications/{shell['DesktopId']}"))
        runner = read_ini(f"{share}/krunner/dbusplugins/{APPLICATION}.krunner.desktop", "Desktop Entry")
        self.assertEqual(
            (runner["X-Plasma-DBusRunner-Service"], runner["X-Plasma-DBusRunner-Path"]), (PROVIDER, "/krunner"))

    def questions_are_answered(self):
        for text, (name, description) in QUESTIONS.items():
            with self.subTest(text=text):
                found = self.find(text)
                self.assertEqual(len(found), 1)
                self.assertEqual(self.shell("GetSubsearchResultSet", "(asas)", [], text.split())[0], found)
                meta = self.describe(found)[0]
                self.assertEqual(meta["id"], found[0])
                self.assertTrue(meta["name"].startswith(name), meta["name"])
                self.assertTrue(meta["description"].replace("\u00a0", " ").startswith(description), meta["description"])
        icon = Gio.Icon.deserialize(GLib.Variant("(sv)", (
            "bytes", GLib.Variant("ay", bytes(self.describe(["element/79"])[0]["icon"][1])))))
        self.assertIn(b">Au<", icon.get_bytes().get_data())

    def ordinary_words_find_nothing(self):
        for word in WORDS:
            self.assertEqual(self.find(word), [], word)

    def krunner_gets_the_same(self):
        self.assertEqual(self.runner("Actions", "()"), ([],))
        match = self.runner("Match", "(s)", "gold")[0][0]
        self.assertEqual(match[:3], ("element/79", "Gold", APPLICATION))
        self.assertIn("melts at", match[5]["subtext"])
        width, height, row, has_alpha, bits, channels, pixels = match[5]["icon-data"]
        self.assertEqual((row, has_alpha, bits, channels, len(pixels)), (4 * width, True, 8, 4, row * height))
        # In the color of transition metals beside the symbol, transparent in the corner.
        middle = row * (height // 2) + 4 * (width // 16)
        self.assertEqual(bytes(pixels[middle:middle + 4]).hex(), "85bcf7ff")
        self.assertEqual(pixels[3], 0)
        self.assertNotIn("icon-data", self.runner("Match", "(s)", "C6H12O6")[0][0][5])
        self.assertEqual(self.runner("Match", "(s)", "the"), ([],))

    def hostile_calls_do_no_harm(self):
        """Wrong types, long texts, strange identifiers: each is answered or refused, and gold is found afterwards."""
        choose = random.Random(79)
        texts = ["", "gold", "\u202e", "(" * 5000, "H" * 9000, "C" + "9" * 300, "melt < " * 40, "element/" + "9" * 400,
                 "question/" + "(" * 200, "\U0001d11e" * 500, "-" * 200, "Fe + O2 -> " * 15, "question/question/gold"]
        calls = [
            lambda text: ("GetInitialResultSet", "(as)", ([text] * choose.randrange(4),)),
            lambda text: ("GetInitialResultSet", "(as)", ([text] * 400,)) if len(text) < 20 else ("GetResultMetas", "(as)", ([text],)),
            lambda text: ("GetSubsearchResultSet", "(asas)", ([text], [text, "gold"])),
            lambda text: ("GetResultMetas", "(as)", ([text] * choose.randrange(30),)),
            lambda text: ("ActivateResult", "(sasu)", ("x" + text, [text], choose.randrange(2**32))),
            lambda text: ("GetInitialResultSet", "(s)", (text,)), lambda text: ("LaunchSearch", "(u)", (7,)),
            lambda text: ("NoSuchMethod", "(s)", (text,)),
        ]
        waiting = 0
        loop = GLib.MainLoop()

        def answered(bus, result):
            nonlocal waiting
            waiting -= 1
            try:
                bus.call_finish(result)
            except GLib.Error as error:
                self.assertNotIn("NoReply", error.message)
            loop.quit()

        for _ in range(HOSTILE):
            method, types, values = choose.choice(calls)(choose.choice(texts))
            waiting += 1
            self.desktop.bus.call(
                PROVIDER, SEARCH_PATH, SHELL, method, GLib.Variant(types, values), None, Gio.DBusCallFlags.NONE, 60_000,
                None, answered)
            while waiting > 50:
                loop.run()
        while waiting:
            loop.run()
        self.assertEqual(self.find("gold"), ["element/79"])

    def a_result_opens_its_element(self):
        # Started by the test, so that its windows are known; the call finds it running.
        self.launch()
        self.shell("ActivateResult", "(sasu)", "element/79", ["gold"], 0)
        self.expect_element("Gold")
        self.close_element("Gold")
        self.runner("Run", "(ss)", "question/U-235", "")
        self.expect_element("Uranium")
        self.close_element("Uranium")

    def more_opens_the_search(self):
        self.shell("LaunchSearch", "(asu)", ["noble", "gas"], 0)
        self.program.find("text box", "Search Elements")
        self.program.find("label", re.compile("^[67] of 118 elements$"))
        self.activate("search", "")

    def the_desktop_file_opens_pages(self):
        share = os.path.join(self.desktop.prefix, "share")
        path = f"{share}/applications/{APPLICATION}.desktop"
        entry = read_ini(path, "Desktop Entry")
        self.assertEqual((entry["DBusActivatable"], entry["StartupWMClass"]), ("true", APPLICATION))
        for name, title in (("open-places", None), ("open-table", None), ("open-plot", "Plot"), ("open-nuclides", "Nuclide Chart")):
            self.assertIn(name, entry["Actions"].split(";"))
            self.open_by_bus("ActivateAction", "(sava{sv})", name, [], {})
            if title is None:
                self.expect_page(name.removeprefix("open-"))
            else:
                self.expect_data_window(title)

    def expect_data_window(self, title):
        """Waits for the window with this text in its title, and closes it."""
        self.wait(lambda: any(title in each for each in self.program.titles()), title)
        self.program.window(next(each for each in self.program.titles() if title in each))
        self.press("ctrl+w")
        self.wait(lambda: not any(title in each for each in self.program.titles()), "closed")

    def the_commands_of_the_desktop_file_open_them_too(self):
        """For desktops that do not activate programs by the bus."""
        path = f"{self.desktop.prefix}/share/applications/{APPLICATION}.desktop"
        for name in filter(None, read_ini(path, "Desktop Entry")["Actions"].split(";")):
            action = read_ini(path, f"Desktop Action {name}")
            command, *arguments = shlex.split(action["Exec"])
            self.assertEqual(command, PROGRAM)
            again = self.desktop.run(*arguments)
            self.assertEqual((again.ended(), again.stderr()), (0, ""))
            page = name.removeprefix("open-")
            if page in PAGES:
                self.expect_page(page)
            else:
                self.expect_data_window(action["Name"])

    def a_first_start_opens_a_window(self):
        self.quit()
        self.launch("--page", "plot")
        self.expect_data_window("Plot")

    def geojson_opens_as_a_list_of_places(self):
        share = os.path.join(self.desktop.prefix, "share")
        entry = read_ini(f"{share}/applications/{APPLICATION}.desktop", "Desktop Entry")
        self.assertIn("application/geo+json", entry["MimeType"].split(";"))
        towns = self.desktop.write("home/towns.geojson", TOWNS)
        self.open_by_bus("Open", "(asa{sv})", ["file://" + towns], {})
        self.program.find("list item", "Ystad, Sweden", under=self.page("places"))

    def files_open_without_playing(self):
        recording = self.desktop.write("home/a.elements-recording", "# The Elements recording, version 1\nshow-element Fe\n")
        self.open_by_bus("Open", "(asa{sv})", ["file://" + recording], {})
        self.wait(lambda: any("Recorder" in each for each in self.program.titles()), "the Recorder")
        self.screen.settle()
        self.assertFalse(any("Iron" in each for each in self.program.titles()))
        self.quit()

    def the_last_window_may_close_and_come_again(self):
        """Started by the bus, the program stays for a while: it is there at once when it is wanted again."""
        self.open_by_bus("Activate", "(a{sv})", {})
        owner = self.owner()
        (pid,) = self.desktop.call(
            "org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetConnectionUnixProcessID", GLib.Variant("(s)", (owner,)))
        # At once, and after a moment in which the next window is built.
        for moment in (0, 1):
            self.wait(lambda: self.screen.windows(pid), "a window")
            self.screen.close_window(self.screen.windows(pid)[0].id)
            self.wait(lambda: not self.screen.windows(pid), "no window")
            time.sleep(moment)
            self.open_by_bus("Activate", "(a{sv})", {})
        self.wait(lambda: [each.title for each in self.screen.windows(pid)] == [TITLE], "the main window")
        self.assertEqual(self.owner(), owner)
        self.desktop.actions().activate("quit")
        self.wait(lambda: not self.owns(), "the end")

    def owns(self):
        return self.desktop.call(
            "org.freedesktop.DBus", "/", "org.freedesktop.DBus", "NameHasOwner", GLib.Variant("(s)", (APPLICATION,)))[0]

    def owner(self):
        return self.desktop.call(
            "org.freedesktop.DBus", "/", "org.freedesktop.DBus", "GetNameOwner", GLib.Variant("(s)", (APPLICATION,)))[0]
