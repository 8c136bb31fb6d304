"""Collapsing and expanding of sections, by pointer and by keyboard."""

from .walk import Walk

FIRST, SECOND = "Diatomic nonmetal, 7 elements", "Polyatomic nonmetal, 4 elements"
# Factor by which animations are slower, so that a busy machine draws and clicks within them.
SLOWDOWN = 10
# Seconds of the slide of 0.2 s.
SLIDE_SECONDS = 0.2 * SLOWDOWN
# Least number of intermediate pictures of a slide.
LEAST_BETWEEN = 5


class SectionsWalk(Walk):
    """The Category page of one program."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.launch("--page", "category")

    def setUp(self):
        self.page_node = self.expect_page("category")

    def test_walk(self):
        self.take(
            self.the_keyboard_moves_over_headers_and_collapses_them,
            self.the_menu_collapses_and_expands_all,
            self.the_header_stays_in_view_while_its_rows_scroll)

    def the_keyboard_moves_over_headers_and_collapses_them(self):
        self.program.find("tab", "Category")
        for _ in range(20):
            if self.focused_name() == FIRST:
                break
            self.press("Tab")
        self.expect_focus(FIRST, under=self.page_node)
        self.press("space")
        self.expect_expanded(self.page_node, FIRST, False)
        self.press("Down")
        self.expect_focus(SECOND, under=self.page_node)
        self.press("Return")
        self.expect_expanded(self.page_node, SECOND, False)
        self.press("Up", "space")
        self.expect_expanded(self.page_node, FIRST, True)
        self.press("Down")
        first = self.catalog.sections("category")[0].elements[0]
        self.expect_focus(first.accessible_name, under=self.page_node)

    def the_menu_collapses_and_expands_all(self):
        for item, count in (("Collapse All Sections", 0), ("Expand All Sections", 118)):
            self.choose(item)
            self.wait(lambda: len(self.look(self.page_node)[1]) == count, f"{count} rows")
        headers, _ = self.look(self.page_node)
        self.assertTrue(all("expanded" in header.states for header in headers))

    def the_header_stays_in_view_while_its_rows_scroll(self):
        header = self.header(self.page_node, FIRST)
        x, y, width, height = self.program.frame(header)
        self.screen.scroll((x + width // 2, y + 200), 3)
        self.screen.park()
        rows = self.look(self.page_node)[1]
        self.wait(lambda: self.look(self.page_node)[1][0].frame[1] < header.frame[1],
                  lambda: f"the rows scrolled by; {rows[0]}")
        self.screen.settle()
        now = self.program.frame(self.header(self.page_node, FIRST))
        self.assertGreaterEqual(now[1], self.program.frame(self.page_node)[1])
        self.assertLessEqual(now[1], y, "the header is not at the top")
        self.shoot("category-scrolled")

    def focused_name(self):
        focused = self.program.focused(self.page_node)
        return focused.name if focused else None


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
