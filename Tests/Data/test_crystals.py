"""Unit cell, lattice constants, space group, structure and density of an element are those of one form."""

import unittest

from project import TABLES, elements, read
import cells

CATALOG = {e["number"]: e for e in elements()}
CELLS = {e["number"]: e["cell"] for e in elements("element-details.json") if "cell" in e}
COLUMNS = {p["key"]: p for p in read("properties.json")["properties"] if p["key"] in cells.KEYS}
ROWS = cells.read(TABLES / "cells.tsv")
# The first group of each crystal system, and the structures that the catalog names.
SYSTEMS = {1: "triclinic", 3: "monoclinic", 16: "orthorhombic", 75: "tetragonal", 143: "trigonal", 168: "hexagonal",
           195: "cubic"}
STRUCTURES = {"body-centered cubic": {229}, "face-centered cubic": {225}, "diamond cubic": {227},
              "simple cubic": {221}, "rhombohedral": {146, 148, 155, 160, 161, 166, 167}, "hexagonal": {152, 154, 194},
              "cubic": {217}, "tetragonal": {139, 141}, "orthorhombic": {62, 63, 64, 70}, "monoclinic": {11, 12, 15},
              "triclinic": {2}}


def value(key, z, field="value"):
    return COLUMNS[key]["values"].get(str(z), {}).get(field)


def system(group):
    return SYSTEMS[max(first for first in SYSTEMS if first <= group)]


def allows(group, row):
    """True if edges and angles are those of the group's crystal system."""
    a, b, c, *angles = cells.numbers(row)
    right = [angle == 90 for angle in angles]
    return {
        "cubic": all(right) and a == b == c,
        "tetragonal": all(right) and a == b != c,
        "orthorhombic": all(right) and len({a, b, c}) == 3,
        "hexagonal": right == [True, True, False] and angles[2] == 120 and a == b,
        "trigonal": a == b and (angles == [90, 90, 120] or a == c and len(set(angles)) == 1),
        "monoclinic": sum(right) == 2,
        "triclinic": not any(right),
    }[system(group)]


class OneForm(unittest.TestCase):
    def test_lattice_constants_are_those_of_the_cell(self):
        for z, cell in CELLS.items():
            for key, edge in (("lattice_a", "a"), ("lattice_b", "b"), ("lattice_c", "c")):
                self.assertEqual(value(key, z), cell[edge], (key, z))
                source = value(key, z, "source") or COLUMNS[key]["source"]
                self.assertEqual(source, cell["source"], (key, z))
            if ratio := value("lattice_ratio", z):
                self.assertAlmostEqual(float(ratio), float(cell["c"]) / float(cell["a"]), delta=5.1e-5, msg=str(z))

    def test_the_group_allows_the_cell_and_is_that_of_the_structure(self):
        without = []
        for z, element in CATALOG.items():
            group, structure = value("space_group", z), element["crystal_structure"]
            row = ROWS.get(element["symbol"]) or {
                "a": value("lattice_a", z), "b": value("lattice_b", z), "c": value("lattice_c", z)}
            if not group:
                without += [element["symbol"]] * (z in CELLS)
                continue
            if "alpha" in row:
                self.assertTrue(allows(int(group), row), (element["symbol"], group))
            if structure:
                self.assertIn(int(group), STRUCTURES[structure], (element["symbol"], structure))
        self.assertEqual(without, ["Se"])

    def test_forms_without_a_cell_have_the_edges_of_their_group(self):
        for z, element in CATALOG.items():
            if z in CELLS or not value("space_group", z):
                continue
            a, b, c = (float(value(key, z)) for key in cells.KEYS[:3])
            kind = system(int(value("space_group", z)))
            self.assertEqual(a == b, kind in ("cubic", "hexagonal", "trigonal"), element["symbol"])
            self.assertEqual(a == c, kind in ("cubic", "trigonal"), element["symbol"])

    def test_a_form_among_several_is_named(self):
        for symbol, form in (("C", "graphite"), ("Sn", "white"), ("Se", "gray"), ("U", "alpha"), ("Ce", "gamma")):
            z = next(z for z, e in CATALOG.items() if e["symbol"] == symbol)
            self.assertEqual(value("lattice_a", z, "form"), form)
        self.assertIsNone(value("lattice_a", 26, "form"))

    def test_known_groups_and_edges(self):
        for symbol, group, edge in (("Ce", "225", 516), ("Ge", "227", 565.75), ("Bi", "166", 474.59), ("He", "194", 357),
                                    ("Cr", "229", 288.39), ("Fe", "229", 286.65), ("Au", "225", 407.82)):
            z = next(z for z, e in CATALOG.items() if e["symbol"] == symbol)
            self.assertEqual(value("space_group", z), group, symbol)
            self.assertAlmostEqual(float(value("lattice_a", z)), edge, delta=0.5)


class Reading(unittest.TestCase):
    def test_a_file_of_the_open_database(self):
        text = ("_space_group_IT_number 166\n_cell_angle_alpha 57.237\n_cell_angle_beta 57.237\n_cell_angle_gamma 57.237\n"
                "_cell_length_a 4.7459\n_cell_length_b 4.7459\n_cell_length_c 4.7459\n")
        self.assertEqual(cells.read_cif(text), ("166", ["474.59"] * 3 + ["57.237"] * 3))

    def test_modifications(self):
        for form, name in (("gray, trigonal", "gray"), ("graphite", "graphite"), ("face-centered cubic", None)):
            self.assertEqual(cells.modification(form), name)


if __name__ == "__main__":
    unittest.main()
