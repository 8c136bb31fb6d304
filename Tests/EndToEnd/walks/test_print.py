"""The print dialog above a window that is closed as it opens."""

import re

from .walk import Walk


class PrintWalk(Walk):
    """A window of an element, printed and closed at once."""

    def test_a_preview_needs_no_window(self):
        self.launch("--page", "table", "Au")
        self.program.window("Gold")
        self.press("ctrl+p", "ctrl+w", title="Gold")
        self.wait(lambda: "Print" in self.program.titles(), "the dialog")
        top = self.program.top("Print")
        self.program.click(self.program.find("button", re.compile("Preview$"), under=top))
        self.wait(lambda: "Print" not in self.program.titles(), "the end of the dialog")
        self.assertEqual(self.program.complaints(), [])
