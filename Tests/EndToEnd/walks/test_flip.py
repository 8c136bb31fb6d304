"""Frames of the flips of the large tile."""

from .walk import Walk

GOLD = "Gold, Au, 79, solid, transition metal"
# Duration of a flip in seconds.
FLIP = 0.75
# Factor by which flips are slower in one walk, so that a busy machine draws and clicks within them.
SLOWDOWN = 6
# Least number of different pictures during a flip.
FEWEST_PICTURES = 12
NO_ANIMATIONS = "[Settings]\ngtk-enable-animations=0\n"


class Tile:
    """The large tile in a window: its pixels and its accessible objects."""

    def __init__(self, walk, title="Gold", name=GOLD):
        self.walk, self.program = walk, walk.program
        self.window = walk.expect_element(title)
        self.node = self.program.find("button", name, under=self.window)

    def click(self):
        self.program.click(self.node, at=(0.5, 0.06))

    def is_back_up(self):
        return self.walk.desktop.accessible.description(self.node) == "Back side up"

    def expect(self, is_back_up):
        """Waits until this face is up, reported as such, and at rest."""
        face = "back" if is_back_up else "front"
        self.walk.wait(lambda: self.is_back_up() == is_back_up, f"the {face}")
        self.walk.wait(lambda: bool(self.links()) == is_back_up, f"what stands on the {face}")
        self.walk.screen.settle(self.frame)
        other = "Show Tile" if is_back_up else "Show Facts"
        self.program.find("button", other, under=self.window)

    def links(self):
        """The visible links of the tile."""
        return self.program.all("link", "Wikipedia", under=self.node)

    @property
    def frame(self):
        return self.program.frame(self.node)


class SlowFlipWalk(Walk):
    """With slow flips, to act within them."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.launch("Au", environment={"GTK_SLOWDOWN": str(SLOWDOWN)})

    def test_walk(self):
        self.take(
            self.a_click_turns_it_through_many_pictures,
            self.a_click_during_the_flip_reverses_it,
            self.closed_during_a_flip_it_exits_cleanly)

    def see_it_turn(self, frame):
        seen = self.screen.pictures(frame, FLIP * SLOWDOWN, until=FEWEST_PICTURES)
        self.assertEqual(len(seen), FEWEST_PICTURES, "it does not turn")

    def a_click_turns_it_through_many_pictures(self):
        tile = Tile(self)
        tile.expect(is_back_up=False)
        before, frame = self.screen.pixels(tile.frame), tile.frame
        tile.click()
        self.screen.park()
        self.see_it_turn(frame)
        tile.expect(is_back_up=True)
        self.shoot("gold-back", "Gold")
        tile.click()
        self.screen.park()
        tile.expect(is_back_up=False)
        self.assertEqual(self.screen.pixels(frame), before, "the front is as it was")

    def a_click_during_the_flip_reverses_it(self):
        tile = Tile(self)
        frame, place = tile.frame, self.program.place(tile.node, (0.5, 0.06))
        self.screen.click(place)
        self.screen.pictures(frame, FLIP * SLOWDOWN / 3, until=6)
        self.screen.click(place)
        self.screen.park()
        self.see_it_turn(frame)
        tile.expect(is_back_up=False)

    def closed_during_a_flip_it_exits_cleanly(self):
        tile = Tile(self)
        tile.click()
        self.press("ctrl+w", title="Gold")
        self.assertEqual(self.program.ended(), 0)


class StillWalk(Walk):
    """With animations off the faces change at once."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.desktop.write("home/.config/gtk-4.0/settings.ini", NO_ANIMATIONS)
        cls.launch("Au")

    def test_without_animations_the_faces_change_at_once(self):
        tile = Tile(self)
        # Highlight and focus ring change with pointer and keys: they must be drawn first.
        self.program.hover(tile.node)
        self.press("Tab", "shift+Tab", title="Gold")
        self.screen.settle(tile.frame)
        frame = tile.frame
        self.press("ctrl+i", title="Gold")
        seen = self.screen.pictures(frame, FLIP)
        self.assertLessEqual(len(seen), 2, "front and back, and nothing in between")
        tile.expect(is_back_up=True)
