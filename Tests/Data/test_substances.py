#!/usr/bin/env python3
"""substances.json holds substances by name with figures that textbooks have, and alloys without any.

    python3 -m unittest Tests/Data/test_substances.py
"""

import json
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILE = json.loads((ROOT / "Resources/substances.json").read_text("utf-8"))
BY_NAME = {name: entry for entry in FILE["substances"] for name in entry["names"].split(", ")}


class Substances(unittest.TestCase):
    def test_no_name_stands_twice(self):
        names = [name for entry in FILE["substances"] for name in entry["names"].split(", ")]
        self.assertEqual(len(names), len(set(names)))
        self.assertGreater(len(names), 250)

    def test_textbook_values(self):
        for name, key, value, within in (("water", "melt", 273.15, 0), ("water", "boil", 373.15, 0.1), ("ethanol", "boil", 351.4, 0.5),
                                         ("sodium chloride", "melt", 1074, 1), ("ammonia", "boil", 239.8, 0.1),
                                         ("benzene", "melt", 278.7, 0.1), ("glycerol", "density", 1.26, 0.005),
                                         ("mercury(II) oxide", "density", 11.14, 0.01), ("gypsum", "density", 2.32, 0.02)):
            self.assertAlmostEqual(float(BY_NAME[name][key]), value, delta=within + 1e-9, msg=f"{name} {key}")

    def test_figures_have_a_source_and_an_order(self):
        for entry in FILE["substances"]:
            figures = {"melt", "boil", "density"} & set(entry)
            self.assertEqual(bool(figures), "source" in entry, entry["names"])
            self.assertEqual("density" in entry, "unit" in entry)
            if "source" in entry:
                self.assertIn(entry["source"], FILE["sources"])
            if {"melt", "boil"} <= figures:
                self.assertLess(float(entry["melt"]), float(entry["boil"]), entry["names"])
            if "unit" in entry:
                low, high = (0.1, 10) if entry["unit"] == "g/L" else (0.5, 16)
                self.assertTrue(low < float(entry["density"]) < high, entry["names"])

    def test_alloys_have_elements_and_no_figure(self):
        for name in ("steel", "brass", "bronze"):
            self.assertEqual(set(BY_NAME[name]), {"names", "alloy"})


if __name__ == "__main__":
    unittest.main()
