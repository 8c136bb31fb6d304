"""Photographs from a web server instead of drawings: only when switched on, and never a damaged one."""

import re

from driver import COLOR, PictureServer

from .facts import LIGHT, TITLE, rgb
from .walk import Walk

HYDROGEN = "Hydrogen, H, 1, gas, diatomic nonmetal"
# The pixels of a row's tile, without corners and outline, and without those that text may cover.
TILE, GROUND = 2000, 1000


class PhotographWalk(Walk):
    """One start, with a server of pictures."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.server = cls.enterClassContext(PictureServer())
        for key, path in (("thumbnail-url", "small"), ("url", "large")):
            cls.use(f"photograph-{key}", f"/pictures/{path}/{{number}}")
        cls.launch("--page", "number")

    @classmethod
    def use(cls, key, path):
        cls.desktop.set(key, cls.server.address + path)

    def row_pixels(self, color):
        """Number of pixels of hydrogen's row with the color."""
        row = self.program.find("list item", HYDROGEN)
        return self.screen.colors(self.program.frame(row))[color]

    def expect_row(self, color, what):
        self.wait(lambda: self.row_pixels(color) > GROUND, what)

    def expect_tile(self):
        self.expect_row(rgb(LIGHT["diatomic nonmetal"]), "the tile")
        self.assertEqual(self.row_pixels(COLOR), 0)

    def test_walk(self):
        self.take(
            self.until_switched_on_nothing_is_requested,
            self.switched_on_they_are_in_the_visible_rows,
            self.the_picture_is_the_photograph,
            self.another_address_is_followed_at_once_and_failures_leave_the_tile,
            self.switched_off_the_tiles_are_back)

    def until_switched_on_nothing_is_requested(self):
        self.expect_page("number")
        self.screen.settle()
        self.expect_tile()
        self.assertEqual(self.server.connections, 0)
        with open(f"/proc/{self.program.pid}/maps", encoding="utf-8") as file:
            self.assertNotIn("libsoup", file.read())

    def switched_on_they_are_in_the_visible_rows(self):
        self.desktop.set("photographs", "true")
        self.wait(lambda: self.row_pixels(COLOR) >= TILE, "the photograph in the row")
        self.shoot("photographs")
        self.assertLessEqual(self.server.connections, 4)
        self.assertLess(len(self.server.paths), 20)
        page = self.page("number")
        self.reveal(self.program.find("list item", re.compile("^Oganesson"), under=page, hidden=True))
        self.screen.settle()
        numbers = [int(path[-3:]) for path in self.server.paths]
        self.assertEqual(len(numbers), len(set(numbers)), "each is asked for once")
        self.assertLess(max(numbers), 90)
        self.reveal(self.program.find("list item", HYDROGEN, under=page, hidden=True))

    def the_picture_is_the_photograph(self):
        row = self.program.find("list item", HYDROGEN, under=self.page("number"))
        _, _, width, height = self.program.frame(row)
        self.program.click(row, at=(12 / width + 24 / width, 0.5))
        frame = self.program.window(TITLE).frame
        whole = frame[2] * frame[3]
        self.wait(lambda: self.screen.colors(frame)[COLOR] > whole // 2, "the large photograph")
        self.assertEqual([path for path in self.server.paths if "large" in path],
                         ["/pictures/large/001"])
        self.shoot("photograph")
        self.press("Escape", title=TITLE)
        self.wait(lambda: self.screen.colors(frame)[COLOR] < whole // 4, "the list again")

    def another_address_is_followed_at_once_and_failures_leave_the_tile(self):
        self.use("photograph-thumbnail-url", "/nothing/{name}")
        self.expect_tile()
        self.wait(lambda: "/nothing/hydrogen" in self.server.paths, "a request for the new address")
        self.screen.settle()
        self.expect_tile()
        self.use("photograph-thumbnail-url", "/pictures/small/{number}")
        self.expect_row(COLOR, "the photograph again")

    def switched_off_the_tiles_are_back(self):
        self.desktop.set("photographs", "false")
        self.expect_tile()
        count = len(self.server.paths)
        self.show_page("name")
        self.screen.settle()
        self.assertEqual(len(self.server.paths), count)
        self.quit()
