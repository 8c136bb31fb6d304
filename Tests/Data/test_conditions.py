"""A value says what it belongs to: the form, the molecule, the surface; and lines are measured ones where they can be."""

import unittest

from project import TABLES, elements, read
import cells
import conditions

CATALOG = {e["symbol"]: e for e in elements()}
COLUMNS = {item["key"]: item for item in read("properties.json")["properties"]}
# Solids of which several forms are common; the form of each is that of its mechanical properties.
FORMS = {"S": "rhombic", "As": "gray", "Se": "gray", "Sn": "white", "Sb": "gray"}
MECHANICAL = ("mohs_hardness", "brinell_hardness", "vickers_hardness", "bulk_modulus", "shear_modulus",
              "youngs_modulus", "poissons_ratio", "thermal_expansion", "resistivity", "molar_volume")
DIATOMIC = "H N O F Cl Br I".split()


def entry(key, symbol):
    return COLUMNS[key]["values"].get(str(CATALOG[symbol]["number"]))


def condition(key, symbol, part="conditions"):
    return (entry(key, symbol) or {}).get(part)


class Conditions(unittest.TestCase):
    def test_the_form_stands_with_density_hardness_and_moduli(self):
        for symbol, form in FORMS.items():
            self.assertEqual(CATALOG[symbol]["figure_forms"]["density"], form)
            for key in MECHANICAL:
                if entry(key, symbol):
                    self.assertEqual(condition(key, symbol, "form"), form, (key, symbol))
        for key in ("mohs_hardness", "bulk_modulus", "thermal_expansion", "resistivity", "molar_volume"):
            self.assertEqual(condition(key, "C", "form"), "graphite", key)

    def test_the_form_of_the_density_is_that_of_the_cell(self):
        for symbol, row in cells.read(TABLES / "cells.tsv").items():
            form, stated = cells.modification(row["form"]), CATALOG[symbol]["figure_forms"].get("density")
            if form and not row["exception"]:
                self.assertEqual(stated, form, symbol)
            elif form:
                self.assertTrue(stated and stated != form, symbol)

    def test_amounts_of_gases_name_the_molecule(self):
        for key in ("standard_entropy_gas", "critical_volume", "standard_entropy"):
            for symbol in DIATOMIC:
                if entry(key, symbol):
                    self.assertEqual(condition(key, symbol), f"per mole of {symbol}₂", key)
        self.assertEqual(condition("standard_entropy_gas", "Fe"), "per mole of atoms")

    def test_work_functions_and_debye_temperatures_say_what_is_not_known(self):
        for key in ("work_function", "debye_temperature"):
            self.assertTrue(all({"conditions", "form"} & set(value) for value in COLUMNS[key]["values"].values()), key)
        for symbol in ("Cu", "Ag", "Au"):
            self.assertEqual(condition("work_function", symbol), "a single crystal face")

    def test_sound_in_gases_names_the_temperature(self):
        for symbol in "H He N O F Ne Cl Ar Kr Xe".split():
            self.assertEqual([condition("speed_of_sound", symbol, part) for part in conditions.KEYS],
                             ["gas" if part == "phase" else "293.15" if part == "temperature" else None
                              for part in conditions.KEYS], symbol)

    def test_a_condition_is_told_by_its_parts(self):
        self.assertEqual(conditions.parts("gas, 0 °C, 1 atm"),
                         {"phase": "gas", "temperature": "273.15", "pressure": "101.325"})
        self.assertEqual(conditions.parts("white, per mole of P₄"), {"form": "white", "conditions": "per mole of P₄"})
        self.assertEqual(conditions.parts(""), {})
        self.assertEqual([CATALOG["H"][key].get("density") for key in ("phases", "temperatures", "pressures")],
                         ["gas", "273.15", "101.325"])

    def test_no_form_phase_or_temperature_stands_among_the_other_conditions(self):
        forms = {form["form"] for element in read("forms.json")["elements"] for form in element["forms"]}
        others = [text for element in CATALOG.values() for text in element["conditions"].values()] + [
            value["conditions"] for item in COLUMNS.values() for value in item["values"].values()
            if "conditions" in value]
        for text in others:
            self.assertTrue(forms.isdisjoint(text.split()) and "°C" not in text, text)
            self.assertEqual(conditions.parts(text), {"conditions": text})


class PublishedFigures(unittest.TestCase):
    def test_x_ray_lines_are_the_measured_ones(self):
        for key, symbol, energy in (
                ("xray_ka1", "Fe", 6403.84), ("xray_ka1", "P", 2013.7), ("xray_ka1", "S", 2307.8),
                ("xray_ka1", "Cu", 8047.8), ("xray_ka1", "Al", 1486.7), ("xray_ka1", "Si", 1740.0),
                ("xray_ka2", "Fe", 6390.84), ("xray_ka2", "Cu", 8027.8), ("xray_kb1", "Cu", 8905.3),
                ("xray_ka1", "W", 59318.2), ("xray_la1", "Au", 9713.3), ("xray_ka1", "Mo", 17479.3)):
            self.assertAlmostEqual(float(entry(key, symbol)["value"]), energy, delta=0.6, msg=f"{key} {symbol}")

    def test_differences_of_edges_are_marked_as_calculated(self):
        for key in ("xray_ka1", "xray_ka2", "xray_kb1", "xray_la1", "xray_lb1"):
            item = COLUMNS[key]
            for z, value in item["values"].items():
                is_elam = value.get("source", item["source"]) == "xraydb"
                self.assertEqual(value.get("kind") == "calculated", is_elam, (key, z))

    def test_electron_affinities_are_those_of_photodetachment(self):
        for symbol, value in (("Cr", 0.67584), ("Ni", 1.15716), ("Cu", 1.23578), ("Rh", 1.14289), ("Ag", 1.30447),
                              ("Sb", 1.0474), ("Pt", 2.1251), ("Fe", 0.153236), ("Ir", 1.564057)):
            self.assertAlmostEqual(CATALOG[symbol]["electron_affinity"], value, delta=5e-5, msg=symbol)

    def test_electronegativities(self):
        for symbol, value in (("H", "2.20"), ("C", "2.50"), ("O", "3.50"), ("F", "4.10"), ("Na", "1.01"), ("Cl", "2.83")):
            self.assertEqual(entry("electronegativity_allred_rochow", symbol)["value"], value)
        self.assertEqual(CATALOG["Kr"]["electronegativity_pauling"], 3.0)
        for key in ("nagle", "gordy", "martynov_batsanov"):
            self.assertIn("formula", COLUMNS["electronegativity_" + key]["title"])

    def test_thermal_conductivities_that_the_first_list_leaves_out(self):
        for symbol, value in (("Mo", 138), ("Ca", 201), ("Mn", 7.81)):
            self.assertEqual(CATALOG[symbol]["thermal_conductivity"], value)


if __name__ == "__main__":
    unittest.main()
