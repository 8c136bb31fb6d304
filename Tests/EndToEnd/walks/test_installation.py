"""The installed tree after moving it, and with a damaged catalog."""

import os
import re
import shutil
import subprocess

from .facts import TITLE, Catalog
from .walk import Walk


class InstallationWalk(Walk):
    """A copy of the installed tree, in a directory with a space in its name."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.prefix = cls.desktop.path("home/moved here")
        shutil.copytree(cls.desktop.prefix, cls.prefix, symlinks=True)
        cls.data = os.path.join(cls.prefix, "share/the-elements/elements.json")
        with open(cls.data, encoding="utf-8") as file:
            cls.sound = file.read()
        cls.moved = {"prefix": cls.prefix, "environment": {
            "XDG_DATA_DIRS": f"{cls.prefix}/share:{cls.desktop.path('share')}"}}

    def damage(self, text):
        with open(self.data, "w", encoding="utf-8") as file:
            file.write(text)

    def test_walk(self):
        self.take(
            self.a_release_is_hardened_and_links_no_regular_expressions,
            self.a_moved_installation_runs,
            self.export_names_file_and_place_of_the_damage,
            self.the_window_shows_the_error_and_retries,
            self.keys_on_the_page_of_the_error_do_no_harm,
            self.a_requested_element_shows_the_error_and_opens_after_the_repair,
            self.without_the_style_sheet_it_logs_an_error_and_works)

    def a_release_is_hardened_and_links_no_regular_expressions(self):
        """One call of `firstRange(of:)` would link them: a megabyte more. A program for tests links Swift's libraries."""
        program = os.path.join(self.prefix, "bin/the-elements")
        shown = subprocess.run(["readelf", "-dlW", program], stdout=subprocess.PIPE, text=True, check=True).stdout
        if "libswiftCore" in shown:
            return
        with open(program, "rb") as file:
            self.assertFalse(b"_RegexParser" in file.read())
        for wanted in ("BIND_NOW", "PIE", "GNU_RELRO", "GNU_STACK"):
            self.assertIn(wanted, shown)
        self.assertNotRegex(shown, "RUNPATH|RPATH")

    def a_moved_installation_runs(self):
        self.launch(**self.moved)
        page = self.expect_page("table")
        self.assertEqual(len(self.look(page)[1]), len(Catalog(self.prefix).elements))
        self.assertEqual(len(self.look(self.show_page("grid"))[1]), 118)
        self.quit()

    def export_names_file_and_place_of_the_damage(self):
        gold = self.sound.index('"Gold"')
        wrong_field = re.sub(r'("number": *)79\b', r"\g<1>790", self.sound)
        same_twice = re.sub(r'("number": *)79\b', r"\g<1>78", self.sound)
        for text, place in (
                (self.sound[:gold], "line [0-9]+"), ("", "line 1"), ("not JSON", "line 1"),
                ("[" * 200_000, "line 1"), (wrong_field, "(?s)Gold.*number"),
                (same_twice, "(?s)Gold.*number"), ("[]", "no elements|empty")):
            with self.subTest(place=place, length=len(text)):
                self.damage(text)
                self.expect_export_error(place)
        os.remove(self.data)
        self.expect_export_error("(?i)no such file")

    def expect_export_error(self, place):
        done = self.desktop.run("--export", "json", prefix=self.prefix)
        self.assertEqual(done.ended(20), 1, done.stderr())
        self.assertEqual(done.stdout(), "")
        self.assertIn(self.data, done.stderr())
        self.assertRegex(done.stderr(), place)

    def the_window_shows_the_error_and_retries(self):
        self.damage(self.sound[:len(self.sound) // 2])
        self.launch(**self.moved)
        message = self.program.find("label", re.compile(re.escape(self.data)))
        self.assertRegex(message.name, "line [0-9]+")
        self.assertEqual(self.program.all("tab"), [])
        self.shoot("damaged")
        self.damage(self.sound)
        self.program.click(self.program.find("button", "Retry"))
        self.screen.park()
        self.wait(self.tabs, "the pages")
        self.assertEqual(len(self.look(self.show_page("table"))[1]), 118)
        self.quit()

    def keys_on_the_page_of_the_error_do_no_harm(self):
        self.damage("{}")
        self.launch(**self.moved)
        self.program.find("button", "Retry")
        self.press("ctrl+3", "ctrl+Page_Down", "Tab", "a", "7", "F10", "Escape", "F5", title=TITLE)
        self.program.find("button", "Retry")
        self.press("ctrl+q")
        self.assertEqual(self.program.ended(), 1)

    def a_requested_element_shows_the_error_and_opens_after_the_repair(self):
        os.remove(self.data)
        self.launch("Au", **self.moved)
        self.program.find("button", "Retry")
        again = self.desktop.run("Au", **self.moved)
        self.assertEqual(again.ended(), 1)
        for program in (self.program, again):
            self.assertIn(self.data, program.stderr())
        self.damage(self.sound)
        self.program.click(self.program.find("button", "Retry"))
        self.expect_element("Gold")
        self.close_element("Gold")
        self.quit()

    def without_the_style_sheet_it_logs_an_error_and_works(self):
        style = os.path.join(self.prefix, "share/the-elements/style.css")
        os.remove(style)
        self.launch(**self.moved)
        self.wait(self.tabs, "the pages")
        self.assertIn(style, self.program.stderr())
        self.quit()
        done = self.desktop.run("--export", "json", prefix=self.prefix)
        self.assertEqual((done.ended(20), done.stderr()), (0, ""))
