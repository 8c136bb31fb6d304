"""The least size of the window."""

from .facts import TITLE
from .walk import Walk

LEAST = (360, 500)


class SizesWalk(Walk):
    """One window, which its manager makes smaller."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.launch()

    def test_it_gets_no_smaller_than_its_minimum_size(self):
        window = self.program.window(TITLE)
        self.screen.resize(window.id, 200, 200)
        self.wait(lambda: self.program.window(TITLE).frame[2:] == LEAST,
                  lambda: f"{LEAST}; there is {self.program.windows()}")
