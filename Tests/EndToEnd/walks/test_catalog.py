"""The elements from a server: loading, loaded, and failed."""

import json
import os
import re

from driver import CatalogServer

from .facts import TITLE
from .walk import Walk

# The server's names of elements 79 and 110.
GOLD, LATE = "Aurum", "Darmstadtius"


class CatalogWalk(Walk):
    """Several starts, with a server that has its own names for elements."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        path = os.path.join(cls.desktop.prefix, "share/the-elements/elements.json")
        with open(path, encoding="utf-8") as file:
            records = json.load(file)["elements"]
        for number, name in ((79, GOLD), (110, LATE)):
            records[number - 1]["name"] = name
        cls.server = cls.enterClassContext(CatalogServer(records))
        cls.launch("--page", "number")

    def row(self, name):
        """The row of an element, visible or not; None if there is none."""
        found = self.program.all("list item", re.compile(f"^{name}, "), hidden=True)
        return found[0] if found else None

    def expect_row(self, name):
        return self.wait(lambda: self.row(name), f"the row of {name}")

    def expect_banner(self, pattern):
        self.wait(lambda: self.program.all(name=re.compile(pattern)), f"a banner {pattern}")

    def expect_details(self, pattern):
        """Waits for a banner about the server with these details as its accessible description."""
        describe = self.desktop.accessible.description
        self.wait(
            lambda: any(
                re.search(pattern, describe(node))
                for node in self.program.all(name=re.compile("^The server "))),
            f"details {pattern}")

    def click(self, name):
        self.program.click(self.program.find("button", name))

    def test_walk(self):
        self.take(
            self.the_built_in_elements_stay_until_the_others_are_there,
            self.a_failed_part_is_named_and_replaced_by_the_last_response,
            self.the_built_in_elements_can_be_used_instead,
            self.without_the_server_a_start_shows_the_last_response)

    def the_built_in_elements_stay_until_the_others_are_there(self):
        page = self.expect_page("number")
        gold = self.reveal(self.program.find("list item", re.compile("^Gold"), under=page, hidden=True))
        place = self.program.frame(self.program.again(gold))
        self.server.answers["/elements"] = (200, 30.0)
        self.desktop.set("catalog-url", self.server.address)
        self.program.find("button", "Stop Loading")
        # It overlaps the lower edge of the header bar, outside of its own allocation.
        self.program.find("progress bar", "Loading the elements", hidden=True)
        self.assertIsNotNone(self.row("Gold"))
        self.shoot("catalog-loading")
        self.server.go_on.set()
        aurum = self.expect_row(GOLD)
        self.assertEqual(self.program.frame(aurum), place)
        self.expect_row(LATE)
        self.wait(lambda: not self.program.all("button", "Stop Loading"), "the end of loading")
        self.shoot("catalog")

    def a_failed_part_is_named_and_replaced_by_the_last_response(self):
        self.server.answers["/elements_remaining"] = (503, 0.0)
        self.press("F5", title=TITLE)
        self.expect_banner("^The server reports an error. Showing the elements received on \\d+ ")
        self.expect_details(f"^elements_remaining: 503 from {self.server.host}: server error")
        self.assertIsNotNone(self.row(LATE))
        self.shoot("catalog-failed")
        self.server.answers["/elements_remaining"] = (200, 0.0)
        self.click("Retry")
        self.wait(lambda: not self.program.all("button", "Retry"), "the end of the banner")

    def the_built_in_elements_can_be_used_instead(self):
        self.server.answers["/elements"] = (404, 0.0)
        self.press("F5", title=TITLE)
        self.expect_details(f"^elements: 404 from {self.server.host}")
        self.click("Stop Using Server")
        self.expect_row("Gold")
        self.wait(lambda: not self.program.all("button", "Retry"), "the end of the banner")
        self.assertEqual(self.desktop.get("catalog-url"), "''")
        self.server.answers["/elements"] = (200, 0.0)
        self.activate("undo-built-in-data")
        self.expect_row(GOLD)
        self.assertEqual(self.desktop.get("catalog-url"), f"'{self.server.address}'")
        self.quit()

    def without_the_server_a_start_shows_the_last_response(self):
        self.server.stop()
        self.launch("--page", "number")
        self.expect_row(GOLD)
        self.expect_banner("^The server does not answer. Showing the elements received on")
        self.expect_details(f"cannot reach {self.server.host}")
        self.desktop.set("catalog-url", "")
        self.expect_row("Gold")
        self.quit()
