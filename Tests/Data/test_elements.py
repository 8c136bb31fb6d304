#!/usr/bin/env python3
"""The built-in catalogue holds what people look up first, and the maker's rules hold.

    python3 -m unittest Tests/Data/test_elements.py
"""

import json
import sys
import unittest
from decimal import Decimal
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "scripts" / "elements-data"))

import figures  # noqa: E402
import readers  # noqa: E402
import readers_c  # noqa: E402
import records  # noqa: E402
import table  # noqa: E402
import texts  # noqa: E402
import writer  # noqa: E402

CATALOGUE = json.loads((ROOT / "Resources" / "elements.json").read_text("utf-8"),
                       parse_float=Decimal)
ELEMENTS = CATALOGUE["elements"]
BY_SYMBOL = {e["symbol"]: e for e in ELEMENTS}
FIGURES = ("atomic_mass", "boil", "density", "melt", "molar_heat", *records.FIGURE_ORDER)


def symbols(condition):
    return [e["symbol"] for e in ELEMENTS if condition(e)]


class WhatPeopleLookUp(unittest.TestCase):
    def test_there_are_118_elements_in_order(self):
        self.assertEqual([e["number"] for e in ELEMENTS], list(range(1, 119)))
        self.assertEqual(len({e["name"] for e in ELEMENTS}), 118)
        self.assertEqual(len(BY_SYMBOL), 118)

    def test_eleven_gases_two_liquids_and_no_state_from_100_on(self):
        self.assertEqual(symbols(lambda e: e["phase"] == "Gas"),
                         "H He N O F Ne Cl Ar Kr Xe Rn".split())
        self.assertEqual(symbols(lambda e: e["phase"] == "Liquid"), ["Br", "Hg"])
        self.assertEqual([e["number"] for e in ELEMENTS if e["phase"] == "Unknown"],
                         list(range(100, 119)))

    def test_gallium_and_caesium_are_solid_at_20_degrees(self):
        for symbol in ("Ga", "Cs"):
            self.assertEqual(BY_SYMBOL[symbol]["phase"], "Solid")
            self.assertGreater(BY_SYMBOL[symbol]["melt"], Decimal("293.15"))

    def test_helium_has_no_melting_point_and_carbon_and_arsenic_sublime(self):
        self.assertIsNone(BY_SYMBOL["He"]["melt"])
        for symbol in ("C", "As"):
            self.assertIsNone(BY_SYMBOL[symbol]["melt"])
            self.assertEqual(BY_SYMBOL[symbol]["conditions"]["boil"], "sublimes")

    def test_temperatures_rounded_in_celsius_are_whole_kelvin(self):
        self.assertEqual(BY_SYMBOL["Fe"]["melt"], 1811)
        self.assertEqual(BY_SYMBOL["Au"]["melt"], Decimal("1337.33"))
        ends = [(e["symbol"], k) for e in ELEMENTS for k in ("melt", "boil")
                if str(e[k]).endswith(".15")]
        self.assertEqual(ends, [("N", "melt")])

    def test_osmium_is_the_densest(self):
        dense = sorted((e for e in ELEMENTS if e["units"].get("density") == "g/cm³"),
                       key=lambda e: e["density"])
        self.assertEqual([e["symbol"] for e in dense[-2:]], ["Ir", "Os"])
        self.assertEqual(round(BY_SYMBOL["Os"]["density"], 2), Decimal("22.59"))

    def test_white_tin_and_grey_selenium_not_their_transitions(self):
        self.assertEqual(BY_SYMBOL["Sn"]["melt"], Decimal("505.078"))
        self.assertEqual(BY_SYMBOL["Se"]["melt"], Decimal("493.95"))
        self.assertEqual(BY_SYMBOL["P"]["melt"], Decimal("317.3"))

    def test_sodium_keeps_its_uncertainty_apart(self):
        self.assertEqual(BY_SYMBOL["Na"]["atomic_mass"], Decimal("22.98976928"))
        self.assertEqual(BY_SYMBOL["Na"]["uncertainties"]["atomic_mass"], "2")

    def test_conventional_weights_and_mass_numbers_say_what_they_are(self):
        self.assertEqual(symbols(lambda e: e["kinds"].get("atomic_mass") == "conventional"),
                         "H Li B C N O Mg Si S Cl Ar Br Tl Pb".split())
        mass_numbers = symbols(lambda e: e["kinds"].get("atomic_mass") == "mass number")
        self.assertEqual(mass_numbers, ["Tc", "Pm"] + [
            e["symbol"] for e in ELEMENTS[83:] if e["symbol"] not in ("Th", "Pa", "U")])
        self.assertTrue(all(isinstance(BY_SYMBOL[s]["atomic_mass"], int) for s in mass_numbers))

    def test_iupac_spelling_and_the_pages_of_wikipedia(self):
        self.assertEqual([BY_SYMBOL[s]["name"] for s in ("Al", "S", "Cs")],
                         ["Aluminium", "Sulfur", "Caesium"])
        for element in ELEMENTS:
            page = "Mercury_(element)" if element["symbol"] == "Hg" else element["name"]
            self.assertEqual(element["source"], "https://en.wikipedia.org/wiki/" + page)

    def test_group_three_and_the_two_rows_at_the_foot(self):
        self.assertEqual(symbols(lambda e: e["group"] == 3), ["Sc", "Y", "Lu", "Lr"])
        self.assertEqual(symbols(lambda e: e["group"] is None),
                         [e["symbol"] for e in ELEMENTS[56:70] + ELEMENTS[88:102]])
        for row, first in ((9, 57), (10, 89)):
            self.assertEqual([(e["number"], e["xpos"]) for e in ELEMENTS if e["ypos"] == row],
                             [(first + i, 3 + i) for i in range(15)])
        places = {(e["xpos"], e["ypos"]) for e in ELEMENTS}
        self.assertEqual(len(places), 118)
        self.assertFalse({(3, 6), (3, 7)} & places)

    def test_every_element_has_a_discovery_and_names_are_spelled_right(self):
        for element in ELEMENTS:
            known = element["discovery"] == "known since antiquity"
            self.assertNotEqual(known, element["discovery_year"] is not None)
            self.assertEqual(element["discovered_by"] is None, known, element["name"])
        people = " ".join(e["discovered_by"] or "" for e in ELEMENTS)
        for slip in ("Langet", "Ramsey", "Derey", "Wohl", "Kirchoff", "Tenant", "Hatchet,",
                     "Priestly", "Humphrey", "Fredrich", "Gustov", "Aver von"):
            self.assertNotIn(slip, people)
        self.assertIn("Langlet", BY_SYMBOL["He"]["discovered_by"])


class TheFileIsWhole(unittest.TestCase):
    def test_every_figure_has_a_source_that_is_explained(self):
        for element in ELEMENTS:
            keys = (*FIGURES, *records.TEXT_KEYS, *records.OWN_KEYS)
            present = {k for k in keys if records.is_known(element[k])}
            self.assertEqual(set(element["sources"]), present, element["name"])
            self.assertLessEqual(set(element["sources"].values()), set(CATALOGUE["sources"]))
            for note in ("units", "uncertainties", "kinds", "conditions"):
                # A condition may stand without a figure: why there is none.
                allowed = present | ({"melt"} if note == "conditions" else set())
                self.assertLessEqual(set(element[note]), allowed, (element["name"], note))

    def test_helium_says_why_it_has_no_melting_point(self):
        self.assertIsNone(BY_SYMBOL["He"]["melt"])
        self.assertEqual(BY_SYMBOL["He"]["conditions"]["melt"], "none at 1 atm")

    def test_all_records_have_the_same_keys_in_the_same_order(self):
        self.assertEqual({tuple(e) for e in ELEMENTS}, {tuple(ELEMENTS[0])})

    def test_shells_and_configurations_hold_all_electrons(self):
        for element in ELEMENTS:
            self.assertEqual(sum(element["shells"]), element["number"])
            self.assertEqual(table.shells(element["electron_configuration"]), element["shells"])

    def test_predictions_are_marked(self):
        for symbol in "At Fr Fm Md No Lr".split():
            self.assertEqual(BY_SYMBOL[symbol]["kinds"]["melt"], "predicted")
        for element in ELEMENTS[99:]:
            for key in FIGURES[1:]:
                if element[key] is not None and element["symbol"] not in ("No", "Lr"):
                    self.assertEqual(element["kinds"].get(key), "predicted", element["name"])

    def test_the_sources_page_explains_every_key(self):
        page = (ROOT / "Resources" / "SOURCES.md").read_text("utf-8")
        for key in CATALOGUE["sources"]:
            self.assertIn(f"`{key}`", page)


class TheMakersRules(unittest.TestCase):
    def test_celsius_turned_to_kelvin_is_undone(self):
        self.assertEqual(readers.kelvin(1811.15), "1811")
        self.assertEqual(readers.kelvin(301.65), "301.65")
        self.assertEqual(readers.kelvin(1337.33), "1337.33")
        self.assertEqual(readers.kelvin(63.14999999999998), "63")
        self.assertEqual(readers.kelvin(63.14999999999998, 63.151), "63.15")

    def test_binary_noise_goes_and_digits_stay(self):
        self.assertEqual(readers.clean(4.22199999999998), "4.222")
        self.assertEqual(readers.clean(4e-06), "0.000004")
        self.assertEqual(readers.decimal_text(12.0), "12.0")
        self.assertEqual(records.with_uncertainty("9.322699", 7e-06), ("9.322699", "7"))
        self.assertEqual(records.with_uncertainty("5.53", 0.0006), ("5.5300", "6"))

    def test_a_difference_without_a_decision_is_found(self):
        decisions = figures.Decisions(ROOT / "scripts/elements-data/decisions.json")
        spec = figures.FigureSpec("planted", "K", ("one",), ("two",), 0.01)
        tables = {"one": {"planted": {1: "100", 2: "100"}}, "two": {"planted": {1: "102"}}}
        _, differences = figures.compare(spec, tables, decisions, {1: "H", 2: "He"})
        self.assertEqual([(d.symbol, d.decision) for d in differences],
                         [("H", None), ("He", None)])
        self.assertIn(("melt", "Fr"), decisions.unused())

    def test_zeros_that_floats_lost_come_back(self):
        spec = figures.FigureSpec("planted", None, ("one",), ("two",), 0, 0.05)
        tables = {"one": {"planted": {1: "1.9"}}, "two": {"planted": {1: "1.90"}}}
        taken, _ = figures.compare(spec, tables, None, {1: "H"})
        self.assertEqual(taken, {1: ("1.90", "one")})

    def test_every_decision_gives_its_reason(self):
        table_of_decisions = json.loads(
            (ROOT / "scripts/elements-data/decisions.json").read_text("utf-8"))
        for group in table_of_decisions.values():
            for entry in group.values():
                self.assertTrue(entry["take"] and len(entry["reason"]) > 10, entry)

    def test_a_misspelt_surname_is_a_difference(self):
        self.assertTrue(texts.surnames_found("Hans Christian Ørsted", "H. C. Orsted"))
        self.assertFalse(texts.surnames_found("Marguerite Perey", "Marguerite Derey"))
        self.assertFalse(texts.surnames_found("Nils Abraham Langlet", "Nils Langet"))

    def test_a_c_initialiser_is_split_at_its_own_commas(self):
        self.assertEqual(readers_c.split_fields('N_("a, b"),\tF (1, Q_EST),\tIL (2, 1, -1),'),
                         ['N_("a, b")', "F (1, Q_EST)", "IL (2, 1, -1)"])

    def test_digits_are_written_as_they_are(self):
        text = writer.encoded({"a": records.Digits("72.630"), "b": [2, 8], "c": None})
        self.assertEqual(text, '{\n  "a": 72.630,\n  "b": [2, 8],\n  "c": null\n}')

    def test_sources_unknown_or_unused_are_told(self):
        problems = writer.source_problems([{"sources": {"melt": "x"}}], {"y": {}})
        self.assertEqual(len(problems), 2)


if __name__ == "__main__":
    unittest.main()
