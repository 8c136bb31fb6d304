"""The picture of an element: opening, zoom, pan, closing."""

from .facts import TITLE
from .walk import Walk

GOLD = "Gold, Au, 79, solid, transition metal"
CARBON = "Carbon, C, 6, solid, polyatomic nonmetal"
# Pixels from the start of a row to the middle of its tile.
TILE = 36


class PictureWalk(Walk):
    """One start, with animations."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.prepare()
        cls.launch()

    @classmethod
    def prepare(cls):
        """Preparations before the start."""

    def expect_picture(self, name, title=TITLE):
        """Waits until the picture fills its window. Returns its accessible object."""
        window = self.program.window(title)
        found = []

        def fills():
            found[:] = self.program.all(role="image", name=f"Picture of {name}")
            # The window's frame on the screen, with its shadow.
            return found and found[0].frame[2] >= window.frame[2] - sum(window.shadow[:2]) - 20

        self.wait(fills, f"the picture of {name}")
        self.screen.park()  # electrons move under the pointer
        self.screen.settle(window.frame)
        return found[0]

    def expect_none(self):
        self.wait(lambda: not self.program.all(name="Close Picture"), "the end of the picture")

    def scale(self):
        """The scale in the picture's accessible description, such as 1.5; None while its button is redrawn."""
        names = [each.name for each in self.program.all("button")
                 if each.name.startswith("Zoom ") and each.name.endswith("×")]
        return float(names[0].removeprefix("Zoom ").removesuffix("×")) if names else None

    def test_walk(self):
        self.take(
            self.a_click_on_the_tile_of_a_row,
            self.shift_and_enter_on_a_tile_of_the_table,
            self.keys_and_wheel_zoom,
            self.arrow_keys_and_the_wheel_pan_the_picture,
            self.the_whole_picture_again_and_back_to_the_table,
            self.the_thumbnail_in_the_elements_window)

    def a_click_on_the_tile_of_a_row(self):
        page = self.show_page("number")
        row = self.program.find("list item", CARBON, under=page)
        self.program.click(row, at=(TILE / row.frame[2], 0.5))
        self.expect_picture("Carbon")
        self.assertEqual(self.program.titles(), [TITLE])
        self.shoot("picture-carbon")
        self.press("Escape", title=TITLE)
        self.expect_none()

    def shift_and_enter_on_a_tile_of_the_table(self):
        self.focus_tile("Au")
        self.press("shift+Return")
        self.expect_picture("Gold")
        self.expect_focus("Picture of Gold")
        self.shoot("picture-gold")

    def keys_and_wheel_zoom(self):
        self.expect_picture("Gold")
        self.press("plus", title=TITLE)
        self.wait(lambda: self.scale() == 1.5, "a scale of 1.5")
        for _ in range(6):
            self.press("ctrl+plus")
        self.wait(lambda: self.scale() == 8, "a scale of 8")
        self.shoot("picture-zoomed")
        self.press("minus")
        self.wait(lambda: self.scale() == 5.3, "a scale of 5.3")

    def arrow_keys_and_the_wheel_pan_the_picture(self):
        left, up, width, height = self.program.window(TITLE).frame
        for move in (lambda: self.press("Right", title=TITLE),
                     lambda: self.screen.scroll((left + width // 2, up + height // 2), 2)):
            self.screen.park()
            before = self.screen.pixels((left + 100, up + 150, 300, 300))
            move()
            self.wait(lambda: self.screen.pixels((left + 100, up + 150, 300, 300)) != before,
                      "another part of the picture")

    def the_whole_picture_again_and_back_to_the_table(self):
        self.press("0", title=TITLE)
        self.wait(lambda: self.scale() == 1, "a scale of 1")
        self.program.click(self.program.find("button", "Close Picture"))
        self.expect_none()
        self.expect_focus(GOLD)

    def the_thumbnail_in_the_elements_window(self):
        self.assertEqual(self.desktop.run("Au").ended(), 0)
        window = self.expect_element("Gold")
        self.program.click(self.program.find("button", "Picture of Gold", under=window))
        self.expect_picture("Gold", title="Gold")
        self.shoot("picture-of-window", "Gold")
        self.press("Escape", title="Gold")
        self.expect_none()
        self.close_element("Gold")


class StillPictureWalk(PictureWalk):
    """The same with animations off: no intermediate frames."""

    @classmethod
    def prepare(cls):
        cls.desktop.write(
            "home/.config/gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n")

    def shoot(self, name, title=TITLE):
        super().shoot(f"{name}-still", title)
