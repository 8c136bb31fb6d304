"""Keyboard use of the main window."""

from .facts import PAGES, TITLE
from .walk import Walk


class KeyboardWalk(Walk):
    """One start, and not a single click."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.launch()

    def test_walk(self):
        self.take(
            self.ctrl_and_a_digit_show_the_page_at_that_position,
            self.typing_in_the_table_finds_number_and_symbol,
            self.arrow_keys_cross_the_gaps_of_the_table,
            self.arrow_keys_move_in_the_grid_in_two_dimensions_and_across_sections,
            self.f10_opens_the_menu_and_its_items_their_windows,
            self.ctrl_q_quits_with_every_window)

    def ctrl_and_a_digit_show_the_page_at_that_position(self):
        for place, page in enumerate(PAGES, start=1):
            self.press(f"ctrl+{place}", title=TITLE)
            self.expect_page(page)

    def typing_in_the_table_finds_number_and_symbol(self):
        for text, symbol in (("79", "Au"), ("au", "Au"), ("118", "Og")):
            self.press("ctrl+1", title=TITLE)
            self.expect_page("table")
            self.press(*text, "Return")
            name = self.catalog[symbol].name
            self.expect_element(name)
            self.close_element(name)
            self.press("Escape", "Escape", title=TITLE)

    def arrow_keys_cross_the_gaps_of_the_table(self):
        page = self.focus_tile("H")
        for key, symbol in (
                ("Right", "He"), ("Left", "H"), ("Down", "Li"), ("Right", "Be"), ("Right", "B")):
            self.press(key)
            self.expect_focus(self.catalog[symbol].accessible_name, under=page)
        self.shoot("table-keyboard")

    def arrow_keys_move_in_the_grid_in_two_dimensions_and_across_sections(self):
        self.press("ctrl+7", title=TITLE)
        page = self.expect_page("grid")
        first, second = self.catalog.sections("grid")[:2]
        self.focus_first(page, first)
        self.press("Right")
        self.expect_focus(first.elements[1].accessible_name, under=page)
        self.press("Down")
        self.wait(lambda: self.is_in_column(page, second, first.elements[1]), "the tile below")
        self.press("Up", "Left")
        self.expect_focus(first.elements[0].accessible_name, under=page)
        self.press("Down", "Return")
        self.expect_element(second.elements[0].name)
        self.close_element(second.elements[0].name)

    def f10_opens_the_menu_and_its_items_their_windows(self):
        for item in ("Keyboard Shortcuts", "About The Elements"):
            self.assertEqual(self.program.titles(), [TITLE])
            self.choose(item)
            self.wait(lambda: len(self.program.windows()) == 2, f"a window for {item}")
            opened = self.program.windows()[-1]
            self.screen.settle(opened.frame)
            self.screen.screenshot(
                f"{self.screenshots}/{item.lower().replace(' ', '-')}.png", opened.frame)
            self.screen.activate(opened.id)
            self.press("Escape")
            self.wait(lambda: self.program.titles() == [TITLE], f"the end of {item}")

    def ctrl_q_quits_with_every_window(self):
        self.assertEqual(self.desktop.run("Fe").ended(), 0)
        self.expect_element("Iron")
        self.quit()

    def focus_first(self, page, section):
        """Focuses the section's first element by Tab and the arrow key."""
        for _ in range(30):
            focused = self.program.focused(page)
            if focused and focused.name in (section.name, section.elements[0].accessible_name):
                break
            self.press("Tab")
        if focused.name == section.name:
            self.press("Down")
        self.expect_focus(section.elements[0].accessible_name, under=page)

    def is_in_column(self, page, section, above):
        nodes = {node.name: node for node in self.look(page)[1]}
        focused = self.program.focused(page)
        names = [element.accessible_name for element in section.elements]
        return (focused and focused.name in names
                and focused.frame[0] == nodes[above.accessible_name].frame[0])
