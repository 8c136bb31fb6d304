"""Favorites by pointer and keyboard, in all windows at once, and after a restart."""

import contextlib
import json
import os
import signal
import sqlite3

from .facts import PAGES, TITLE
from .walk import EMPTY, Walk

# Distance of the star's center from the end of its row.
STAR = 30


class FavoritesWalk(Walk):
    """Two starts; the second finds the favorites of the first."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.launch()

    def click_star(self, page, symbol):
        """Clicks the star of the element's row."""
        row = self.row(page, symbol)
        self.program.click(row, at=(1 - STAR / row.frame[2], 0.5))

    def row(self, page, symbol):
        return self.program.find(
            "list item", self.catalog[symbol].accessible_name, under=self.page(page))

    def listed(self):
        """The symbols on the Favorites page, in order."""
        return [row.name.split(", ")[1] for row in self.look(self.page("favorites"))[1]]

    def expect_listed(self, *symbols):
        self.wait(lambda: self.listed() == list(symbols),
                  lambda: f"{symbols}; there are {self.listed()}")

    def test_walk(self):
        self.take(
            self.a_click_on_the_star_of_a_row_marks_and_opens_nothing,
            self.the_order_is_set_by_the_keyboard_and_by_dragging,
            self.an_action_marks_over_d_bus,
            self.favorites_are_restored_by_the_next_start,
            self.they_are_exported)

    def a_click_on_the_star_of_a_row_marks_and_opens_nothing(self):
        self.show_page("number")
        for symbol in ("Li", "Be", "H"):
            self.click_star("number", symbol)
        self.screen.settle()
        self.assertEqual(self.program.titles(), [TITLE])
        self.shoot("favorites-stars")
        self.show_page("favorites")
        self.expect_listed("Li", "Be", "H")
        self.shoot("favorites")

    def the_order_is_set_by_the_keyboard_and_by_dragging(self):
        self.press("ctrl+1", f"ctrl+{list(PAGES).index('favorites') + 1}", title=TITLE)
        self.expect_page("favorites")
        self.press("Down", "Home", "alt+Down")
        self.expect_listed("Be", "Li", "H")
        rows = [self.row("favorites", symbol) for symbol in ("H", "Be")]
        frame = lambda row: self.program.frame(self.program.again(row))
        first = frame(rows[1])
        self.screen.drag(*(self.program.place(row) for row in rows),
                         until=lambda: frame(rows[1]) != first,
                         what="room for the row")
        self.screen.park()
        self.expect_listed("H", "Be", "Li")
        self.activate("sort-favorites", "name")
        self.expect_listed("Be", "H", "Li")
        self.activate("sort-favorites", "hand")
        self.expect_listed("H", "Be", "Li")

    def an_action_marks_over_d_bus(self):
        self.activate("toggle-favorite", "Au")
        self.expect_listed("H", "Be", "Li", "Au")
        self.activate("toggle-favorite", "Xx")
        self.activate("move-favorite-up", "Au")
        self.expect_listed("H", "Be", "Au", "Li")

    def favorites_are_restored_by_the_next_start(self):
        self.quit()
        self.launch("--page", "favorites")
        self.expect_page("favorites")
        self.expect_listed("H", "Be", "Au", "Li")
        self.program.kill()
        self.launch("--page", "favorites")
        self.expect_page("favorites")
        self.expect_listed("H", "Be", "Au", "Li")

    def they_are_exported(self):
        path = self.desktop.path("home/favorites.json")
        items = ("Import Favorites…", "Export Favorites…")
        self.choose_on("favorites", "Favorites Menu", items[1], items)
        self.program.wait_for_window("Export Favorites")
        self.press("Return", title="Export Favorites")
        self.wait(lambda: os.path.exists(path), "the file")
        with open(path, encoding="utf-8") as file:
            self.assertEqual([each["symbol"] for each in json.load(file)], ["H", "Be", "Au", "Li"])
        self.quit()


class BrokenStoreWalk(Walk):
    """A home in which favorites cannot be saved."""

    def test_a_banner_shows_the_error_and_the_program_goes_on(self):
        self.desktop.write("home/no-folder", "")
        self.launch(environment={"XDG_DATA_HOME": self.desktop.path("home/no-folder")})
        self.program.find("button", "Retry")
        self.shoot("favorites-banner")
        self.activate("toggle-favorite", "Au")
        self.quit(status=1)
        self.assertRegex(
            self.program.stderr(), "^the-elements: /.*: .*The last changes are lost\\.\n$")

    def test_changes_blocked_by_another_program_are_saved_at_the_next_start(self):
        self.quit_with_a_locked_database(lambda: self.press("ctrl+q"))

    def test_a_logout_or_ctrl_c_is_no_different(self):
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            with self.subTest(signal.Signals(number).name):
                self.quit_with_a_locked_database(lambda: os.kill(self.program.pid, number))

    def test_a_signal_ignored_by_the_parent_stays_ignored(self):
        self.launch(under=("nohup",))
        os.kill(self.program.pid, signal.SIGHUP)
        self.screen.settle()
        os.kill(self.program.pid, signal.SIGTERM)
        self.assertEqual(self.program.ended(), 0)

    def quit_with_a_locked_database(self, end):
        """Changes what cannot be saved, quits by `end`, and expects the change after the next start."""
        self.desktop.forget()
        self.launch("--page", "favorites")
        self.program.find("label", EMPTY)
        folder = self.desktop.path("home/.local/share/the-elements")
        with contextlib.closing(sqlite3.connect(f"{folder}/favorites.sqlite", isolation_level=None)) as database:
            database.execute("BEGIN IMMEDIATE")
            self.activate("toggle-favorite", "Au")
            end()
            self.assertEqual(self.program.ended(), 1)
            self.assertRegex(
                self.program.stderr(), "^the-elements: /.*: .*kept for the next start, as favorites.*\n$")
        self.launch("--page", "favorites")
        self.program.find("list item", self.catalog["Au"].accessible_name)
        self.assertFalse([name for name in os.listdir(folder) if "unsaved" in name])
        self.quit()
