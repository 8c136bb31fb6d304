"""The built-in catalog holds what people look up first, and the maker's rules hold."""

import json
import re
import unittest
from decimal import Decimal

from project import TABLES, read, resource
import cells
import records
import table

CATALOG = read("elements.json", parse_float=Decimal)
ELEMENTS = CATALOG["elements"]
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

    def test_white_tin_and_gray_selenium_not_their_transitions(self):
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

    def test_discoveries_that_two_have_made_name_both(self):
        for symbol, people, place, note in (
                ("He", ("Janssen", "Lockyer", "Ramsay"), "England", "1868"),
                ("V", ("del Río", "Sefström"), "Mexico", "1830"),
                ("Rn", ("Rutherford", "Owens", "Dorn"), "Canada", "radium in 1900"),
                ("Lr", ("Ghiorso", "Joint Institute"), "Soviet Union", "both laboratories")):
            for person in people:
                self.assertIn(person, BY_SYMBOL[symbol]["discovered_by"])
            self.assertIn(place, BY_SYMBOL[symbol]["discovery_location"])
            self.assertIn(note, BY_SYMBOL[symbol]["discovery"])
        for symbol in ("He", "Ar", "Sr"):
            self.assertNotIn("Scotland", BY_SYMBOL[symbol]["discovery_location"])
        self.assertEqual([BY_SYMBOL[s]["discovery_year"] for s in ("He", "Rn", "As", "Bi")],
                         [1895, 1899, 1250, 1753])

    def test_weights_revised_in_2024(self):
        for symbol, weight, uncertainty in (
                ("Zr", "91.222", "3"), ("Gd", "157.249", "2"), ("Lu", "174.96669", "5")):
            self.assertEqual(str(BY_SYMBOL[symbol]["atomic_mass"]), weight)
            self.assertEqual(BY_SYMBOL[symbol]["uncertainties"]["atomic_mass"], uncertainty)
            self.assertEqual(BY_SYMBOL[symbol]["sources"]["atomic_mass"], "ciaaw-2024")

    def test_figures_that_one_source_alone_had_wrong(self):
        for key, values in {
            "density": "V 6.11 Mn 7.47 Ta 16.65 Re 21.02 Ra 5.5 Am 13.67 Rn 10.0 Pd 12.02 Ac 10.07",
            "thermal_conductivity": "Ga 40.6 S 0.27",
            "electron_affinity": "Sc 0.179380 Ti 0.07554 Sr 0.05206 Th 0.60769 U 0.31497 "
                                 "Ga 0.301166 Nb 0.91740 Co 0.662256 Pb 0.356743",
        }.items():
            pairs = values.split()
            for symbol, value in zip(pairs[::2], pairs[1::2]):
                self.assertEqual(str(BY_SYMBOL[symbol][key]), value, symbol)
        self.assertIsNone(BY_SYMBOL["Ar"]["atomic_radius"])
        self.assertEqual(BY_SYMBOL["Ts"]["cas"], "54101-14-3")
        self.assertTrue(BY_SYMBOL["Ds"]["electron_configuration"].endswith("6d8 7s2"))
        self.assertTrue(BY_SYMBOL["Rg"]["electron_configuration"].endswith("6d9 7s2"))
        self.assertIn("pale gold", BY_SYMBOL["Cs"]["appearance"])

    def test_no_element_has_an_electron_affinity_that_binds_nothing(self):
        self.assertEqual(symbols(lambda e: (e["electron_affinity"] or 1) <= 0), [])
        for symbol in "He Be N Ne Mg Ar Mn Zn Kr Cd Xe Yb Hg Rn".split():
            self.assertIsNone(BY_SYMBOL[symbol]["electron_affinity"], symbol)

    def test_main_oxidation_states(self):
        for symbol, states in (("Cu", [1, 2]), ("Au", [1, 3]), ("Os", [4, 8]), ("Re", [4, 7]),
                               ("Ti", [3, 4]), ("U", [4, 6]), ("Yb", [2, 3]), ("Sm", [2, 3]),
                               ("No", [2])):
            self.assertEqual(BY_SYMBOL[symbol]["oxidation_states"], states, symbol)

    def test_the_spelling_is_american(self):
        text = json.dumps(CATALOG, ensure_ascii=False, default=str).replace('"license"', "")
        british = r"\b\w*(colour|grey|honour|odour|vapour|centred|isation|(?<!dev)ised|tumour|fibre|jewellery)\w*"
        self.assertEqual(re.findall(british, text, re.IGNORECASE), [])


class TheFileIsWhole(unittest.TestCase):
    def test_every_figure_has_a_source_that_is_explained(self):
        for element in ELEMENTS:
            keys = (*FIGURES, *records.TEXT_KEYS, *records.OWN_KEYS)
            present = {k for k in keys if records.is_known(element[k])}
            self.assertEqual(set(element["sources"]), present, element["name"])
            self.assertLessEqual(set(element["sources"].values()), set(CATALOG["sources"]))
            for note in records.NOTES[:8]:
                # A condition may stand without a figure: why there is none.
                allowed = present | ({"melt"} if note == "conditions" else set())
                self.assertLessEqual(set(element[note]), allowed, (element["name"], note))

    def test_second_sources_are_other_sources_and_explained(self):
        for element in ELEMENTS:
            values, sources = element["second_values"], element["second_sources"]
            self.assertEqual(list(values), list(sources), element["name"])
            self.assertLessEqual(set(values), {k for k in FIGURES if element[k] is not None})
            for key, value in values.items():
                self.assertTrue(Decimal(value).is_finite())
                self.assertIn(sources[key], CATALOG["sources"])
                self.assertNotEqual(sources[key], element["sources"][key], (element["name"], key))
        known = sum(element[key] is not None for element in ELEMENTS for key in FIGURES)
        self.assertGreater(sum(len(e["second_values"]) for e in ELEMENTS), 0.95 * known)

    def test_densities_agree_with_mass_and_unit_cell(self):
        rows = cells.read(TABLES / "cells.tsv")
        self.assertGreater(len(rows), 75)
        for symbol, row in rows.items():
            density = cells.density(row, BY_SYMBOL[symbol]["atomic_mass"])
            differs = abs(float(BY_SYMBOL[symbol]["density"]) / density - 1) > cells.TOLERANCE
            self.assertEqual(differs, bool(row["exception"]), (symbol, density))
        solids = symbols(lambda e: e["phase"] == "Solid" and e["density"] is not None)
        self.assertEqual([s for s in solids if s not in rows], ["Pm", "Es"])

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

    def test_estimates_of_what_is_no_figure_are_marked(self):
        self.assertEqual(symbols(lambda e: e["kinds"].get("phase")), ["At", "Fr"])
        self.assertEqual(symbols(lambda e: e["kinds"].get("electron_configuration")),
                         [e["symbol"] for e in ELEMENTS[102:]])
        self.assertEqual(BY_SYMBOL["Tc"]["kinds"]["electron_affinity"], "predicted")

    def test_the_sources_page_explains_every_key(self):
        page = resource("SOURCES.md")
        for key in CATALOG["sources"]:
            self.assertIn(f"`{key}`", page)


if __name__ == "__main__":
    unittest.main()
