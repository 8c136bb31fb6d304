"""Accessible names on every page, and the dark style."""

import re

from .facts import DARK, PAGES, TITLE, rgb
from .walk import Walk, is_no_page

# GTK 4.8's name of a widget without a name: its class.
CLASS_NAME = re.compile(r"^(Gtk|Adw|Swift_)\w+$")
# Least side of a target in pixels (WCAG 2.2, 2.5.8).
LEAST_TARGET = 24
# Above and below the text of a link on a tile's back, which GTK leaves out of the frame.
PADDING = {"link": 10}


class AccessibilityWalk(Walk):
    """One start, every page and an element's window."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.launch()

    def test_walk(self):
        self.take(
            self.every_page_has_names_and_large_targets,
            self.also_the_element_window,
            self.no_part_of_other_windows_is_named_by_its_class,
            self.tab_cycles_through_the_whole_window,
            self.the_first_action_of_a_row_or_tile_opens_its_element)

    def every_page_has_names_and_large_targets(self):
        for size in ((1080, 760), (360, 500)):
            self.program.resize(TITLE, *size)
            for place, page in enumerate(PAGES, start=1):
                with self.subTest(page=page, size=size):
                    self.press(f"ctrl+{place}", title=TITLE)
                    nodes = self.program.all(under=self.expect_page(page))
                    self.assertEqual(faults(nodes), [])
                    for parts in self.parts(nodes):
                        names = [each.name for each in parts]
                        self.assertEqual(len(names), len(set(names)), "a name is given twice")
            self.assertEqual(faults(self.program.all(into=is_no_page)), [])
        self.program.resize(TITLE, 1080, 760)

    def also_the_element_window(self):
        self.assertEqual(self.desktop.run("Au").ended(), 0)
        window = self.expect_element("Gold")
        self.program.find("link", "Wikipedia", under=window)
        for face in ("front", "back"):
            with self.subTest(face=face):
                self.assertEqual(faults(self.program.all(under=window)), [])
            self.press("ctrl+i", title="Gold")
            self.screen.settle()
        self.close_element("Gold")

    # Some of GTK's and libadwaita's own focusable parts have no names.
    def no_part_of_other_windows_is_named_by_its_class(self):
        self.desktop.set("favorites-url", "http://127.0.0.1:1")
        for keys, title in (("ctrl+comma", "Preferences"), ("ctrl+shift+r", "Recorder")):
            self.press(keys, title=TITLE)
            self.program.window(title)
            self.screen.settle()
            self.assertEqual(classes(self.program.all(under=self.program.top(title))), [])
            self.program.close(title)
        self.desktop.set("favorites-url", "''")
        self.press("F10", title=TITLE)
        self.program.find("menu item", into=is_no_page)
        self.assertEqual(classes(self.program.all(into=is_no_page)), [])
        self.press("Escape")

    # Tab leaves every part of the window.
    def tab_cycles_through_the_whole_window(self):
        page = self.show_page("category")
        self.choose("Collapse All Sections")
        self.wait(lambda: not self.look(page)[1], "all sections collapsed")
        headers, _ = self.look(page)
        seen = []
        while seen.count("Main Menu") < 2 and len(seen) < 60:
            self.press("Tab")
            focused = self.program.focused(into=is_no_page) or self.program.focused(under=page)
            seen.append(focused.name if focused else None)
        self.assertEqual(seen.count("Main Menu"), 2, seen)
        self.assertTrue({"Pages", headers[0].name} <= set(seen), seen)

    # GTK's order of a widget's actions is arbitrary.
    def the_first_action_of_a_row_or_tile_opens_its_element(self):
        for page in ("table", "number", "grid"):
            with self.subTest(page=page):
                hydrogen = self.look(self.show_page(page))[1][0]
                self.assertTrue(self.desktop.accessible.act(hydrogen))
                self.expect_element("Hydrogen")
                self.close_element("Hydrogen")


def classes(nodes):
    """The objects with the name of their class, but the check mark of a menu item, which is GTK's own part of it."""
    return [_path(node) for node in nodes if CLASS_NAME.match(node.name) and node.name != "GtkBuiltinIcon"]


def faults(nodes):
    """The same, focusable objects without a name, and targets with a side below 24 pixels. A text is no target."""
    focusable = [node for node in nodes if "focusable" in node.states and not _is_foreign(node)]
    return classes(nodes) + [
        _path(node) for node in focusable
        if not node.name.strip() or node.role != "label" and _side(node) < LEAST_TARGET]


def _side(node):
    return min(node.frame[2], node.frame[3] + PADDING.get(node.role, 0))


def _path(node):
    return f"{node!r} in {' / '.join(each.name or each.role for each in node.above())}"


def _is_foreign(node):
    """GTK's menu has a scrolled window that cannot be given a name."""
    return any(each.role == "menu" for each in node.above())


class DarkWalk(Walk):
    """The desktop's setting for the dark style."""

    def test_the_dark_style_is_followed(self):
        self.desktop.write(
            "home/.config/glib-2.0/settings/keyfile",
            "[org/gnome/desktop/interface]\ncolor-scheme='prefer-dark'\n")
        self.launch(environment={"ADW_DISABLE_PORTAL": "1"})  # needed by libadwaita 1.7
        for tile in self.look(self.expect_page("table"))[1]:
            element = self.catalog[tile.name.split(", ")[1]]
            colors = self.screen.colors(self.program.frame(tile))
            self.assertEqual(
                colors.most_common(1)[0][0], rgb(DARK[element.category]), element.name)
        self.shoot("table-dark")
        self.show_page("category")
        self.shoot("category-dark")
        self.quit()
