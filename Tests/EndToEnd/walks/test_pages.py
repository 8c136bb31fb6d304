"""The first start, and every page with its sections, rows and colors."""

from .facts import LIGHT, PAGES, TITLE, rgb
from .walk import Walk


class PagesWalk(Walk):
    """One start, and each of its pages."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.launch()

    def test_walk(self):
        self.take(
            self.the_first_start_shows_the_table_in_a_window_of_1080_by_760,
            self.the_table_places_every_element_by_its_column_and_row,
            self.the_pages_of_lists_show_every_element_in_its_section,
            self.the_grid_shows_every_element_in_its_section,
            self.pointing_at_a_tile_shows_it_large,
            self.pointing_at_a_category_dims_the_others)

    def the_first_start_shows_the_table_in_a_window_of_1080_by_760(self):
        self.assertEqual(self.program.titles(), [TITLE])
        self.assertEqual(self.program.window(TITLE).frame[2:], (1080, 760))
        self.assertEqual([tab.name for tab in self.tabs()], list(PAGES.values()))
        self.assertEqual(self.shown_page(), "Table")
        self.program.find("label", "118 elements")

    def the_table_places_every_element_by_its_column_and_row(self):
        page = self.show_page("table")
        tiles = {node.name: node for node in self.look(page)[1]}
        names = {element.accessible_name for element in self.catalog.elements}
        self.assertEqual(set(tiles), names)
        columns, rows = {}, {}
        for element in self.catalog.elements:
            x, y, width, height = tiles[element.accessible_name].frame
            self.assertEqual(width, height, element.name)
            self.assertEqual(columns.setdefault(element.column, x), x, element.name)
            self.assertEqual(rows.setdefault(element.row, y), y, element.name)
        for places, count in ((columns, 18), (rows, 9)):
            in_order = [places[key] for key in sorted(places)]
            self.assertEqual(len(in_order), count)
            self.assertEqual(in_order, sorted(set(in_order)))
        for element in self.catalog.elements:
            self.expect_color(tiles[element.accessible_name], element)
        self.shoot("table")

    def the_pages_of_lists_show_every_element_in_its_section(self):
        for page in ("name", "number", "symbol", "state", "category"):
            with self.subTest(page):
                rows = self.expect_sections(page)
                for row in rows[:3]:
                    element = self.catalog[row.name.split(", ")[1]]
                    self.expect_color(row, element, part=64)
                self.shoot(page)

    def the_grid_shows_every_element_in_its_section(self):
        tiles = self.expect_sections("grid")
        for tile in tiles[:12]:
            self.expect_color(tile, self.catalog[tile.name.split(", ")[1]])
        self.assertEqual(tiles[0].frame[1], tiles[1].frame[1], "two tiles stand beside each other")
        self.shoot("grid")

    def pointing_at_a_tile_shows_it_large(self):
        page = self.show_page("table")
        for symbol in ("Au", "Br"):
            name = self.catalog[symbol].accessible_name
            self.program.hover(self.program.find("button", name, under=page))
            preview = self.program.find("image", name, under=page, hidden=True)
            self.screen.settle()
            # The tile is at the start; its text is beside it.
            self.expect_color(preview, self.catalog[symbol], part=64)
        self.screen.park()

    def pointing_at_a_category_dims_the_others(self):
        page = self.show_page("table")
        names = [self.catalog[symbol].accessible_name for symbol in ("Au", "Ne")]
        gold, neon = (self.program.find("button", name, under=page) for name in names)
        self.program.hover(self.program.find(name="Noble gas, 6", under=page))
        self.screen.settle()
        self.expect_color(neon, self.catalog["Ne"])
        colors = self.screen.colors(self.program.frame(gold))
        self.assertNotIn(rgb(LIGHT["transition metal"]), colors, "gold is not dimmed")
        self.shoot("table-dimmed")
        self.screen.park()
        self.screen.settle()
        self.expect_color(gold, self.catalog["Au"])

    def expect_sections(self, page):
        """Shows the page, compares it with the catalog and returns its rows or tiles."""
        node = self.show_page(page)
        sections = self.catalog.sections(page)
        headers, rows = self.look(node)
        self.assertEqual([header.name for header in headers], [each.name for each in sections])
        self.assertTrue(all("expanded" in header.states for header in headers))
        self.assertEqual(
            [row.name for row in rows],
            [element.accessible_name for section in sections for element in section.elements])
        self.expect_below_headers(sections, headers, rows)
        return rows

    def expect_below_headers(self, sections, headers, rows):
        """Each section's rows are between its header and the next; those of a list are one below the other."""
        rest = list(rows)
        for index, section in enumerate(sections):
            mine = [rest.pop(0) for _ in section.elements]
            tops = [row.frame[1] for row in mine]
            self.assertEqual(tops, sorted(tops), section.name)
            self.assertGreater(tops[0], headers[index].frame[1], section.name)
            self.assertTrue(all(row.frame[3] > 0 for row in mine), section.name)
            if rest:
                self.assertLess(tops[-1], headers[index + 1].frame[1], section.name)

    def expect_color(self, node, element, part=None):
        """The tile's most frequent color is its category's; part: of the first pixels only."""
        x, y, width, height = self.program.frame(node)
        colors = self.screen.colors((x, y, part or width, height))
        wanted = rgb(LIGHT[element.category])
        if part:
            self.assertGreater(colors[wanted], part * 10, element.name)
        else:
            self.assertEqual(colors.most_common(1)[0][0], wanted, element.name)
