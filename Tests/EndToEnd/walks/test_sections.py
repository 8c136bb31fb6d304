"""Frames of collapsing and expanding sections."""

from .walk import Walk

FIRST = "Diatomic nonmetal, 7 elements"
# Factor by which animations are slower, so that a busy machine draws and clicks within them.
SLOWDOWN = 10
# Seconds of the slide of 0.2 s.
SLIDE_SECONDS = 0.2 * SLOWDOWN
# Least number of intermediate pictures of a slide.
LEAST_BETWEEN = 5


class SlowSectionsWalk(Walk):
    """The Category page with slow slides, to act within them."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.launch("--page", "category", environment={"GTK_SLOWDOWN": str(SLOWDOWN)})

    def setUp(self):
        self.page_node = self.expect_page("category")

    def test_walk(self):
        self.take(
            self.a_click_collapses_with_frames_in_between_and_another_expands,
            self.a_click_during_the_slide_reverses_it)

    def tops(self):
        """Distance of the second header below the first, and the visible rows."""
        headers, rows = self.look(self.page_node)
        return headers[1].frame[1] - headers[0].frame[1], len(rows)

    def picture_below(self, header):
        """The area below a header that has the tiles of its rows."""
        x, y, _, height = self.program.frame(header)
        return (x, y + height + 10, 64, 400)

    def a_click_collapses_with_frames_in_between_and_another_expands(self):
        expanded = self.tops()
        header = self.header(self.page_node, FIRST)
        strip = self.picture_below(header)
        self.screen.settle(strip)
        self.program.click(header)
        pictures = self.screen.pictures(strip, 2 * SLIDE_SECONDS, until=LEAST_BETWEEN + 2)
        self.assertEqual(len(pictures), LEAST_BETWEEN + 2, "the section does not slide")
        self.expect_expanded(self.page_node, FIRST, False)
        self.screen.settle(strip)
        collapsed = self.tops()
        self.assertLess(collapsed[0], 60, "the next section has not moved up")
        self.assertGreater(expanded[0] - collapsed[0], 7 * 48)
        self.assertEqual(collapsed[1], 118 - 7, "the rows show, or too many have gone")
        self.shoot("category-collapsed")
        self.program.click(header)
        self.expect_expanded(self.page_node, FIRST, True)
        self.screen.settle(strip)
        self.assertEqual(self.tops(), expanded)

    def a_click_during_the_slide_reverses_it(self):
        expanded = self.tops()
        header = self.header(self.page_node, FIRST)
        place = self.program.place(header)
        strip = self.picture_below(header)
        self.screen.settle(strip)
        before = self.screen.pictures(strip, 0)
        self.screen.click(place)
        during = self.screen.pictures(strip, SLIDE_SECONDS / 2, until=2)
        self.screen.click(place)
        self.assertEqual(len(during), 2, "the slide had not begun")
        self.wait(lambda: self.screen.pictures(strip, 0) == before, "the section as before")
        self.screen.settle(strip)
        self.assertEqual(self.screen.pictures(strip, 0), before)
        self.assertEqual(self.tops(), expanded)
        self.expect_expanded(self.page_node, FIRST, True)
