#!/usr/bin/env python3
"""forms.tsv holds the forms of the elements with figures that fit one another and the catalog.

    python3 -m unittest Tests/Data/test_forms.py
"""

import csv
import json
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
with open(ROOT / "scripts/elements-data/forms.tsv", encoding="utf-8", newline="") as file:
    ROWS = {(row["element"], row["form"]): row for row in csv.DictReader(file, delimiter="\t")}
CATALOG = {e["symbol"]: e for e in json.loads((ROOT / "Resources/elements.json").read_text("utf-8"))["elements"]}


class Forms(unittest.TestCase):
    def test_the_common_ones_are_there(self):
        for symbol, forms in (("C", "graphite diamond"), ("P", "white red black"), ("S", "rhombic monoclinic"),
                              ("Sn", "white gray"), ("Fe", "alpha gamma delta"), ("O", "ozone")):
            for form in forms.split():
                self.assertIn((symbol, form), ROWS)

    def test_graphite_and_diamond(self):
        graphite, diamond = ROWS["C", "graphite"], ROWS["C", "diamond"]
        self.assertEqual((graphite["entropy"], diamond["entropy"]), ("5.7", "2.4"))
        self.assertEqual((graphite["enthalpy"], diamond["enthalpy"]), ("0", "1.9"))
        self.assertEqual(diamond["density"], "3.513")

    def test_gray_tin_becomes_white_and_monoclinic_sulfur_follows_rhombic(self):
        for symbol, low, high in (("Sn", "gray", "white"), ("S", "rhombic", "monoclinic")):
            self.assertEqual(ROWS[symbol, low]["to"], ROWS[symbol, high]["from"])
            self.assertEqual(float(ROWS[symbol, high]["to"]), CATALOG[symbol]["melt"])

    def test_what_sublimes_exists_up_to_that_temperature_not_to_its_melting_point_under_pressure(self):
        for symbol, form, end in (("P", "red", "704"), ("As", "gray", "889"), ("C", "graphite", "4098")):
            self.assertEqual(ROWS[symbol, form]["to"], end)

    def test_parahydrogen_boils_as_the_catalogs_hydrogen_and_deuterium_later(self):
        boil = {form: float(row["boiling point"]) for (symbol, form), row in ROWS.items() if symbol == "H"}
        self.assertAlmostEqual(boil["parahydrogen"], CATALOG["H"]["boil"], delta=0.02)
        self.assertLess(boil["parahydrogen"], boil["orthohydrogen"])
        self.assertLess(boil["orthohydrogen"], boil["deuterium"])

    def test_ozone_melts_and_boils_at_its_own_temperatures(self):
        self.assertEqual((ROWS["O", "ozone"]["melting point"], ROWS["O", "ozone"]["boiling point"]), ("80", "161.8"))

    def test_what_sublimes_has_no_melting_point(self):
        self.assertEqual((ROWS["As", "gray"]["melting point"], ROWS["As", "gray"]["boiling point"]), ("", ""))

    def test_each_has_a_source_and_figures_that_fit(self):
        for key, row in ROWS.items():
            self.assertTrue(row["sources"], key)
            if row["density"] and row["crystal density"]:
                self.assertAlmostEqual(float(row["density"]) / float(row["crystal density"]), 1, delta=0.04, msg=str(key))

    def test_the_form_of_the_catalogs_density_has_that_density(self):
        checked = 0
        for (symbol, form), row in ROWS.items():
            if CATALOG[symbol]["figure_forms"].get("density") == form and (density := row["density"] or row["crystal density"]):
                self.assertAlmostEqual(float(density) / CATALOG[symbol]["density"], 1, delta=0.04, msg=symbol)
                checked += 1
        self.assertGreaterEqual(checked, 10)

    def test_the_resource_has_the_figures_of_the_table(self):
        file = json.loads((ROOT / "Resources/forms.json").read_text("utf-8"))
        numbers = {record["number"]: symbol for symbol, record in CATALOG.items()}
        found = {(numbers[entry["number"]], form["form"]): form["figures"] for entry in file["elements"] for form in entry["forms"]}
        self.assertEqual(set(found), set(ROWS))
        self.assertIn("density/3.513/crc-chemicals", found["C", "diamond"])
        self.assertIn("space_group/194/gelemental", found["C", "graphite"])
        self.assertIn("mohs_hardness/10/mohs-scale", found["C", "diamond"])
        self.assertIn("boil/161.8/crc-chemicals", found["O", "ozone"])
        self.assertIn("melt/317.30/crc-97", found["P", "white"])
        self.assertIn("atomic_mass/2.014101777844/ame-2020", found["H", "deuterium"])
        for figures in found.values():
            for figure in figures.split():
                self.assertIn(figure.split("/")[2], file["sources"])

    def test_each_crystal_has_its_cell_and_that_the_atoms_of_its_density(self):
        file = json.loads((ROOT / "Resources/forms.json").read_text("utf-8"))
        numbers = {record["number"]: symbol for symbol, record in CATALOG.items()}
        cells = {(numbers[entry["number"]], form["form"]): form.get("cell") for entry in file["elements"] for form in entry["forms"]}
        for key, row in ROWS.items():
            self.assertTrue(not row["a"] or cells[key], key)
        self.assertEqual(cells["Fe", "gamma"], {
            "form": "face-centered cubic", "atoms": 4, "a": "359.1", "b": "359.1", "c": "359.1", "alpha": "90", "beta": "90",
            "gamma": "90", "source": "wyckoff-1963"})
        # That of the element's lattice constants, where they name the form.
        self.assertEqual((cells["C", "graphite"]["a"], cells["C", "graphite"]["source"]), ("246.4", "gelemental"))
        self.assertEqual(cells["C", "diamond"]["form"], "diamond cubic")
        self.assertIsNone(cells["P", "white"], "that of the element is of beta white phosphorus")


if __name__ == "__main__":
    unittest.main()
