"""Flips of the large tile, and its back."""

from .browser import Browser
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


class FlipWalk(Walk):
    """One window, with many flips."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.browser = Browser(cls.desktop)
        cls.launch("Au")

    def test_walk(self):
        self.take(
            self.a_click_turns_it_over_and_back,
            self.the_back_shows_the_facts,
            self.its_link_opens_wikipedia,
            self.keys_and_the_button_turn_it,
            self.ten_clicks_end_on_the_face_they_began_with,
            self.another_element_shows_its_front)

    def a_click_turns_it_over_and_back(self):
        tile = Tile(self)
        tile.expect(is_back_up=False)
        before = self.screen.pixels(tile.frame)
        frame = tile.frame
        tile.click()
        self.screen.park()
        tile.expect(is_back_up=True)
        self.shoot("gold-back", "Gold")
        tile.click()
        self.screen.park()
        tile.expect(is_back_up=False)
        self.assertEqual(self.screen.pixels(frame), before, "the front is as it was")

    def the_back_shows_the_facts(self):
        tile = Tile(self)
        tile.click()
        tile.expect(is_back_up=True)
        texts = [node.name for node in self.program.all("label", under=tile.node)]
        for text in ("79", "Gold", "Au", "solid", "transition metal", "196.966570(4)",
                     "1337.33\N{NO-BREAK SPACE}K · 1064.18\N{NO-BREAK SPACE}°C",
                     "19.3\N{NO-BREAK SPACE}g/cm³", "11", "6", "d",
                     "known since antiquity"):
            self.assertIn(text, texts)

    def its_link_opens_wikipedia(self):
        tile = Tile(self)
        tile.expect(is_back_up=True)
        (link,) = tile.links()
        self.program.click(link)
        self.wait(self.browser.visits, "a page in the browser")
        self.assertEqual(self.browser.visits(), [self.catalog["Au"].wikipedia])
        self.assertTrue(tile.is_back_up(), "the tile stays")

    def keys_and_the_button_turn_it(self):
        tile = Tile(self)
        tile.expect(is_back_up=True)
        self.press("ctrl+i", title="Gold")
        tile.expect(is_back_up=False)
        self.program.click(self.program.find("button", "Show Facts", under=tile.window))
        tile.expect(is_back_up=True)
        tile.click()
        tile.expect(is_back_up=False)
        self.expect_focus(GOLD, under=tile.window)
        self.press("Return", title="Gold")
        tile.expect(is_back_up=True)
        self.press("space", title="Gold")
        tile.expect(is_back_up=False)

    def ten_clicks_end_on_the_face_they_began_with(self):
        tile = Tile(self)
        place = self.program.place(tile.node, (0.5, 0.06))
        for clicks, is_back_up in ((10, False), (9, True)):
            for _ in range(clicks):
                self.screen.click(place)
                self.screen.pictures(tile.frame, 0.05)
            tile.expect(is_back_up)

    def another_element_shows_its_front(self):
        Tile(self).expect(is_back_up=True)
        self.press("alt+Right", title="Gold")
        Tile(self, "Mercury", "Mercury, Hg, 80, liquid, transition metal").expect(is_back_up=False)
        self.press("alt+Left", title="Mercury")
        Tile(self).expect(is_back_up=False)


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
        tile.click()
        self.see_it_turn(tile.frame)
        tile.expect(is_back_up=True)
        tile.click()
        tile.expect(is_back_up=False)

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
