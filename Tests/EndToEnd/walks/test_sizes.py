"""The pages in windows of all sizes, from the minimum."""

from .facts import PAGES, TITLE
from .walk import Walk

LEAST = (360, 500)
# The table needs no scrolling from this width on.
TABLE_FITS = 900


class SizesWalk(Walk):
    """One window in several sizes."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.launch()

    def test_every_page_keeps_within_the_window(self):
        for size in (LEAST, (TABLE_FITS, 700), (1400, 900)):
            self.program.resize(TITLE, *size)
            for place, page in enumerate(PAGES, start=1):
                with self.subTest(page=page, size=size):
                    self.press(f"ctrl+{place}", title=TITLE)
                    node = self.expect_page(page)
                    self.shoot(f"{page}-{size[0]}")
                    self.expect_within(node, is_table=page == "table", width=size[0])

    def expect_within(self, page, is_table, width):
        """All rows and tiles are within the window's width; those of the table also within its height, unless it
        scrolls."""
        if is_table and width < TABLE_FITS:
            return
        top = self.program.top(TITLE).frame
        for node in self.look(page)[1]:
            x, y, own_width, height = node.frame
            self.assertGreaterEqual(x, top[0], node)
            self.assertLessEqual(x + own_width, top[0] + top[2], node)
            if is_table:
                self.assertLessEqual(y + height, top[1] + top[3], node)

    def test_it_gets_no_smaller_than_its_minimum_size(self):
        window = self.program.window(TITLE)
        self.screen.resize(window.id, 200, 200)
        self.wait(lambda: self.program.window(TITLE).frame[2:] == LEAST,
                  lambda: f"{LEAST}; there is {self.program.windows()}")
