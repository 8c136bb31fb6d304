"""Values of an element that are those of one isotope name it, and agree with the isotopes' own file."""

import re
import unittest
from fractions import Fraction

from project import elements, read
import readers
import readers_nuclear

CATALOG = {e["number"]: e for e in elements()}
NUCLIDES = {e["number"]: e["nuclides"] for e in elements("isotopes.json")}
COLUMNS = {item["key"]: {int(z): v for z, v in item["values"].items()} for item in read("properties.json")["properties"]}
OF_ONE_ISOTOPE = ("nuclear_spin", "nuclear_magnetic_moment", "nuclear_quadrupole_moment", "binding_energy",
                  "longest_half_life")
SUPERSCRIPTS = {ord(raised): digit for raised, digit in zip("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")}


def mass_number(z, entry):
    """The mass number in the conditions of a value: 67 for `⁶⁷Zn`."""
    digits, symbol = re.fullmatch("([⁰¹²³⁴⁵⁶⁷⁸⁹]+)([A-Z][a-z]?)", entry["conditions"]).groups()
    assert symbol == CATALOG[z]["symbol"], (z, symbol)
    return digits.translate(SUPERSCRIPTS)


def spin(z, mass):
    """The spin of a nuclide in isotopes.json; None if it is not certain."""
    found = re.match(r"(\d+(?:/2)?)[+-]?$", NUCLIDES[z][mass].get("spin", ""))
    return found and Fraction(found[1])


class OneIsotope(unittest.TestCase):
    def test_each_value_names_a_known_isotope_of_its_element(self):
        for key in OF_ONE_ISOTOPE:
            for z, entry in COLUMNS[key].items():
                self.assertIn(mass_number(z, entry), NUCLIDES[z], (key, z))

    def test_spins_are_those_of_the_most_abundant_isotope(self):
        for z, entry in COLUMNS["nuclear_spin"].items():
            mass = mass_number(z, entry)
            shares = {m: float(n["abundance"]) for m, n in NUCLIDES[z].items() if "abundance" in n}
            self.assertEqual(max(shares, key=shares.get), mass, z)
            self.assertEqual(mass_number(z, COLUMNS["binding_energy"][z]), mass)
            self.assertEqual(Fraction(entry["value"]), spin(z, mass), z)

    def test_an_isotope_with_a_moment_has_a_spin(self):
        self.assertGreater(len(COLUMNS["nuclear_magnetic_moment"]), 75)
        for key, least in (("nuclear_magnetic_moment", Fraction(1, 2)), ("nuclear_quadrupole_moment", 1)):
            for z, entry in COLUMNS[key].items():
                if (found := spin(z, mass_number(z, entry))) is not None:
                    self.assertGreaterEqual(found, least, (key, z))

    def test_zinc_and_xenon(self):
        for key, z, sign in (("nuclear_spin", 30, "⁶⁴Zn"), ("nuclear_magnetic_moment", 30, "⁶⁷Zn"),
                             ("nuclear_magnetic_moment", 54, "¹²⁹Xe"), ("nuclear_quadrupole_moment", 54, "¹³¹Xe"),
                             ("nuclear_quadrupole_moment", 19, "³⁹K")):
            self.assertEqual(COLUMNS[key][z]["conditions"], sign)


class TheLongestLived(unittest.TestCase):
    def test_mass_number_and_half_life_are_those_of_one_isotope(self):
        numbers = {z: str(e["atomic_mass"]) for z, e in CATALOG.items() if e["kinds"].get("atomic_mass") == "mass number"}
        self.assertEqual(len(numbers), 34)
        for z, number in numbers.items():
            self.assertEqual(CATALOG[z]["sources"]["atomic_mass"], "nubase-2020")
            self.assertEqual(mass_number(z, COLUMNS["longest_half_life"][z]), number, z)

    def test_no_isotope_lives_longer(self):
        for z, entry in COLUMNS["longest_half_life"].items():
            mass = mass_number(z, entry)
            lives = {m: self.seconds(n) for m, n in NUCLIDES[z].items()}
            self.assertAlmostEqual(lives[mass] / float(entry["value"]), 1, delta=0.001)
            self.assertEqual(lives[mass], max(lives.values()), z)

    @staticmethod
    def seconds(nuclide):
        life, _, unit = nuclide.get("life", "").partition(" ")
        if not unit or "life" in nuclide.get("estimated", "") or not re.fullmatch(r"[\d.]+", life):
            return 0
        return float(life) * readers_nuclear.PREFIXES[unit[:-1]] * readers_nuclear.UNITS[unit[-1]]

    def test_of_two_equal_half_lives_the_better_known_is_taken(self):
        rows = [{"half_life": 30, "half_life_unit": "sec", "half_life_uncertainty": error} for error in (30, 8)]
        self.assertLess(*map(readers.lifetime, rows))


if __name__ == "__main__":
    unittest.main()
