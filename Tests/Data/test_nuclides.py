"""isotopes.json and ionization.json are consistent, and the readers of NUBASE understand its notation."""

import json
import re
import unittest

from project import RESOURCES, elements
import nuclides

ISOTOPES = RESOURCES / "isotopes.json"
ELEMENTS = {e["number"]: e["nuclides"] for e in json.loads(ISOTOPES.read_text("utf-8"))["elements"]}
ENERGIES = {e["number"]: e["energies"].split() for e in elements("ionization.json")}


def branches(nuclide):
    """The modes of a nuclide of the file, as the reader of NUBASE has them."""
    texts = re.findall(r"([^;?=~<>]+)([=~<>])([\d.e+-]+)(?:\((\d+)\))?", nuclide.get("modes", ""))
    return [(name, relation, value, error or None) for name, relation, value, error in texts]


class TheFiles(unittest.TestCase):
    def test_there_are_3558_nuclides_in_less_than_700_kilobytes(self):
        self.assertEqual(sum(map(len, ELEMENTS.values())), 3558)
        self.assertLess(ISOTOPES.stat().st_size, 700_000)

    def test_289_nuclides_are_natural_and_251_ground_states_stable(self):
        every = [(mass, n) for e in ELEMENTS.values() for mass, n in e.items()]
        self.assertEqual(sum("abundance" in n for _, n in every), 289)
        self.assertEqual(sum(n.get("life") == "stable" for mass, n in every if mass[-1] != "m"), 251)

    def test_a_mass_is_near_the_mass_number(self):
        for nuclides_of in ELEMENTS.values():
            for mass, nuclide in nuclides_of.items():
                self.assertAlmostEqual(float(nuclide["mass"]), int(mass.rstrip("m")), delta=0.3)

    def test_the_exponents_of_small_intensities_are_kept(self):
        self.assertIn("SF=5.44e-5(7)", ELEMENTS[92]["238"]["modes"])
        self.assertIn("B-2n=4.1(4)", ELEMENTS[3]["11"]["modes"])

    def test_chief_branches_are_at_most_100_percent(self):
        for z, nuclides_of in ELEMENTS.items():
            for mass, nuclide in nuclides_of.items():
                self.assertEqual(nuclides.surplus(branches(nuclide)), 0, (z, mass, nuclide.get("modes")))
        self.assertEqual(ELEMENTS[67]["151"]["modes"], "B+=78(3);A=22(3)")
        self.assertEqual(ELEMENTS[72]["157"]["modes"], "A=94(4);B+=6(4)")

    def test_a_half_life_that_is_known_roughly_is_not_left_out(self):
        self.assertEqual(ELEMENTS[56]["130"]["life_limit"], "~1Zy")

    def test_iron_has_26_ionization_energies(self):
        self.assertEqual(len(ENERGIES[26]), 26)
        self.assertEqual(sum(e != "-" for es in ENERGIES.values() for e in es), 5847)


class Notation(unittest.TestCase):
    def test_modes(self):
        for text, expected in (
                ("B-n=16 1", ("B-n", "=", "16", "1")), ("SF ?", ("SF", "?", None, None)),
                ("B-=100[gs=0,m=100]", ("B-", "=", "100", None)), ("2B-=?", ("2B-", "=?", None, None)),
                ("B+3p=0.13 +18-8", ("B+3p", "=", "0.13", "18")), ("A=3.310e-5#", ("A", "=", "3.310e-5", None))):
            with self.subTest(text):
                self.assertEqual(nuclides.mode(text), expected)

    def test_shares_of_more_than_100_percent_are_found(self):
        for text, expected in (("B+=88 3;A=22 3", True), ("B+=78 3;A=22 3", False), ("A~100;B+=8.3", False),
                               ("B+=100;e+=90.57 8;EC=9.43 6", False), ("EC=85.0 5;e+=20.0 5", True),
                               ("B-=90 2;B-n=40 2", False), ("B-=100;A=0.3", False), ("EC+B+=90 1;A=20 1", True)):
            with self.subTest(text):
                self.assertEqual(nuclides.surplus(nuclides.modes(text)) > 0, expected)

    def test_half_lives(self):
        row = {"life": "21.9", "unit": "ms", "life_error": "0.16"}
        self.assertEqual(nuclides.half_life(row), ("21.90 ms", "16"))
        self.assertEqual(nuclides.half_life(row | {"life": ">4.6", "life_error": ""}), (">4.6 ms", None))
        self.assertEqual(nuclides.half_life(row | {"life": "stbl"}), ("stable", None))
        self.assertEqual(nuclides.half_life(row | {"life": "p-unst"}), ("unbound", None))

    def test_spins(self):
        for text, expected in (("1/2+*", "1/2+"), ("(3/2-)", "(3/2-)"), ("2-#", "2-#"),
                               ("0+      T=2", "0+"), ("", None)):
            with self.subTest(text):
                self.assertEqual(nuclides.spin(text), expected)


if __name__ == "__main__":
    unittest.main()
