"""The lines that textbooks name for an element are among its spectral lines, those of ions marked."""

import tempfile
import unittest
from pathlib import Path

from project import elements, read
import lines
import resonance

NUMBERS = {e["symbol"]: e["number"] for e in elements()}
DETAILS = {e["number"]: e for e in elements("element-details.json")}
# Wavelengths in nm, in air from 200 nm on, as they stand in textbooks of spectroscopy: to two decimals.
KNOWN = """
H I 656.28 486.13 434.05 410.17 121.57
He I 388.86 447.15 471.31 492.19 501.57 587.56 667.82 706.52
Li I 460.28 610.36 670.78
Be I 234.86
Be II 313.04 313.11
B I 249.77
C I 247.86
N I 746.83
O I 777.19 844.64
Ne I 540.06 585.25 640.22 703.24
Na I 330.24 588.995 589.59
Mg I 285.21 383.83 516.73 517.27 518.36
Mg II 279.55 280.27
Al I 308.22 309.27 394.40 396.15
Si I 251.61 288.16
K I 404.41 404.72 766.49 769.90
Ca I 422.67 445.48 612.22 616.22
Ca II 393.37 396.85
Ti I 498.17 365.35
V I 437.92
Cr I 357.87 425.43 427.48 428.97
Mn I 279.48 403.08
Fe I 248.33 371.99 373.71 382.04 404.58 438.35
Co I 240.73
Ni I 232.00 341.48 352.45
Cu I 324.75 327.40 510.55 515.32 521.82
Zn I 213.86 468.01 472.22 481.05 636.23
Zn II 202.55 206.20
Ga I 403.30 417.20
Ge I 265.12 303.91
As I 193.76
Se I 196.09
Kr I 557.03 587.09
Rb I 420.18 780.02 794.76
Sr I 460.73
Sr II 407.77 421.55
Mo I 379.83 386.41
Rh I 343.49 369.24
Pd I 340.46 363.47
Ag I 328.07 338.29 520.91 546.55
Cd I 228.80 467.81 479.99 508.58 643.85
Cd II 214.44 226.50
In I 410.18 451.13
Sn I 284.00 303.41
Sb I 217.58
Te I 214.28
I I 206.16
Cs I 455.53 852.11 894.35
Ba I 553.55
Ba II 455.40 493.41
Hg I 253.65 404.66 435.83 546.07 576.96 579.07
"""
TOLERANCE = 0.02


def of(symbol, spectrum):
    """Wavelengths of the neutral atom (I) or of the ion (II)."""
    parts = [text.split("/") for text in DETAILS[NUMBERS[symbol]]["lines"].split()]
    return [float(line[0]) for line in parts if (line[2:3] or ["1"])[0] == str(len(spectrum))]


class SpectralLines(unittest.TestCase):
    def test_the_lines_of_textbooks(self):
        count = 0
        for row in KNOWN.strip().splitlines():
            symbol, spectrum, *wavelengths = row.split()
            found = of(symbol, spectrum)
            for wavelength in map(float, wavelengths):
                count += 1
                self.assertTrue(any(abs(wavelength - other) < TOLERANCE for other in found), (row, wavelength))
        self.assertGreater(count, 100)

    def test_each_element_has_its_lines_once_and_in_order(self):
        for detail in DETAILS.values():
            keys = [(float(line[0]), line[2:3]) for line in (
                text.split("/") for text in detail.get("lines", "").split())]
            self.assertEqual([key[0] for key in keys], sorted(key[0] for key in keys), detail["number"])
            self.assertEqual(len({str(key) for key in keys}), len(keys), detail["number"])

    def test_sources_of_single_lines_are_explained(self):
        sources = read("element-details.json")["sources"]
        keys = {text.split("/")[3] for detail in DETAILS.values() for text in detail.get("lines", "").split()
                if text.count("/") == 3}
        self.assertEqual(keys, {"linetools", "nist-lines"})
        self.assertLessEqual(keys, set(sources))


class Reading(unittest.TestCase):
    def test_rows_of_both_lists(self):
        verner = "Ca 2 4s 4p 2S -2Po 3946.3140 0.000000 25340.100000 2 6 1.39E+08 9.72E-01 2\n" \
                 "   3934.7770        0.000000    25414.400000  2  4 1.40E+08 6.50E-01\n" \
                 "   1649.8580        0.000000    60611.280000  2  4 7.09E+05 5.79E-04\n" \
                 "Ca 3 3p6 4s\n   300.0 0.000000 333333.0 1 3 1.0E+08 1.00E-01\n"
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "list")
            path.write_text(verner, "latin-1")
            self.assertEqual(resonance.verner(path, "Ca"), {393.4777: 1.3, 164.9858: 0.001158})
            path.write_text("Sr II  5s\n 1v    5p\n"
                            "        4215.519   4216.707      0.     23715.19  M  2  2  1.25E+08  1.35E+08  3.34E-01  -0.176\n"
                            "MltMean            4100.000      0.     24390.24     2  6  1.25E+08            1.04E+00  -0.1\n"
                            "                   1793.088      0.     55769.7   M  2  2\n"
                            "Sr III 4p6\n                   600.0  0. 166666.7 1 3 1.0E+08 1.00E-01 -0.1\n", "latin-1")
            self.assertEqual(resonance.morton(path, "Sr"), {421.6707: 0.668})

    def test_what_the_first_list_has_is_not_added(self):
        own = [("587.562", "500")]
        listed = [(587.5621, 1000, 1), (447.148, 400, 1), (447.148, 400, 1), (468.57, 900, 2), (1083.0, 900, 1)]
        self.assertEqual(list(lines.missing(own, listed)), [("447.1480", "200", 1, "nist-lines")])


if __name__ == "__main__":
    unittest.main()
