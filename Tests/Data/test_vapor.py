"""vapor-pressure.json, and the radii and lines of element-details.json, are consistent; their readers compute what they
should."""

import math
import unittest

from project import elements
import lines
import vapor

CURVES = {e["number"]: e for e in elements("vapor-pressure.json")}
DETAILS = {e["number"]: e for e in elements("element-details.json")}
BOILING = {e["number"]: e["boil"] for e in elements()}


def points(curve):
    return [tuple(map(float, text.split("/"))) for text in curve["points"].split()]


class VaporPressures(unittest.TestCase):
    def test_points_ascend_and_pass_near_the_boiling_point(self):
        self.assertEqual(len(CURVES), 57)
        for z, curve in CURVES.items():
            found = points(curve)
            self.assertEqual(found, sorted(found), z)
            below = [p for p in found if p[0] <= vapor.ATMOSPHERE * 1.0001]
            above = [p for p in found if p[0] >= vapor.ATMOSPHERE * 0.9997]
            self.assertLess(below[-1][1] * 0.99, BOILING[z], z)
            self.assertGreater(above[0][1] * 1.01, BOILING[z], z)

    def test_an_equation_is_inverted_within_its_range(self):
        curve = vapor.Equation(lambda t: math.exp(20 - 10000 / t), 400, 1000)
        self.assertAlmostEqual(curve.temperature(math.exp(20 - 10000 / 700)), 700, places=6)
        self.assertIsNone(curve.temperature(math.exp(20 - 10000 / 1100)))
        self.assertEqual(curve.points()[0][1], 400)


class Details(unittest.TestCase):
    def test_radii_of_98_elements_have_five_parts(self):
        radii = [e["radii"] for e in DETAILS.values() if "radii" in e]
        self.assertEqual(len(radii), 98)
        self.assertEqual(sum(len(text.split()) for text in radii), 507)
        self.assertTrue(all(ion.count("/") == 4 for text in radii for ion in text.split()))

    def test_lines_in_air_are_those_of_the_spectroscope(self):
        self.assertAlmostEqual(lines.in_air(546.22675), 546.0750, places=3)
        self.assertAlmostEqual(lines.in_air(184.95), 184.95)
        self.assertIn("546.0750", DETAILS[80]["lines"])
        self.assertEqual(len(DETAILS[90]["lines"].split()), lines.COUNT)


if __name__ == "__main__":
    unittest.main()
