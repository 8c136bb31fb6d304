"""Saved state: what lasts between starts, and a damaged state file."""

import os
import re

from .facts import TITLE
from .walk import Walk

GAS = "Gas, 11 elements"
GARBAGE = "this is no state\0 = [\n" * 3


class MemoryWalk(Walk):
    """Each step starts the program in the home that the step before left."""

    def state_files(self):
        folder = self.desktop.path("home/.local/state/the-elements")
        return {name: os.path.join(folder, name) for name in os.listdir(folder)}

    def test_walk(self):
        self.take(
            self.the_first_start_says_what_to_type_once,
            self.page_size_and_collapsed_section_are_restored,
            self.a_kill_loses_nothing_saved,
            self.a_damaged_file_is_set_aside)

    def the_first_start_says_what_to_type_once(self):
        line = "Type anything: “melting point of gold and silver”"
        self.desktop.forget(is_first=True)
        self.launch()
        self.program.find("label", line)
        self.wait(lambda: not self.program.all("label", line), "it is gone by itself")
        self.program.close(TITLE)
        self.assertEqual(self.program.ended(), 0)
        self.launch()
        self.expect_page("table")
        self.assertFalse(self.program.all("label", line))
        self.program.close(TITLE)
        self.assertEqual(self.program.ended(), 0)
        self.desktop.forget()

    def page_size_and_collapsed_section_are_restored(self):
        self.launch()
        page = self.show_page("state")
        self.program.click(self.reveal(self.header(page, GAS)))
        self.expect_expanded(page, GAS, False)
        self.program.resize(TITLE, 900, 700)
        self.screen.settle()
        self.program.close(TITLE)
        self.assertEqual(self.program.ended(), 0)
        self.launch()
        page = self.expect_page("state")
        self.expect_expanded(page, GAS, False)
        self.assertEqual(len(self.look(page)[1]), 118 - 11)
        self.assertEqual(self.program.window(TITLE).frame[2:], (900, 700))

    def a_kill_loses_nothing_saved(self):
        self.show_page("number")
        (path,) = self.state_files().values()
        self.wait(lambda: "number" in open(path, encoding="utf-8").read(), "the page in the file")
        self.program.kill()
        self.launch()
        self.expect_page("number")
        self.expect_expanded(self.show_page("state"), GAS, False)
        self.quit()

    def a_damaged_file_is_set_aside(self):
        (path,) = self.state_files().values()
        with open(path, "w", encoding="utf-8") as file:
            file.write(GARBAGE)
        self.launch()
        self.program.find("label", re.compile("^The saved window state is damaged"))
        self.shoot("state-damaged")
        self.assertEqual(self.shown_page(), "Table")
        self.expect_expanded(self.show_page("state"), GAS, True)
        others = [each for each in self.state_files().values() if each != path]
        self.assertEqual([open(each, encoding="utf-8").read() for each in others], [GARBAGE])
        self.quit()
