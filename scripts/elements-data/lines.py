"""Spectral lines for element-details.json: Kalzium's for the elements 1 to 57, NIST's of mercury and thorium.

The lists of NIST come with rascal, for the elements of lamps. Of mercury and thorium the strongest lines of the neutral
atom are taken, with intensities relative to the strongest visible one. NIST's other lists are the second source of
Kalzium's wavelengths. Wavelengths are in air from 200 nm on, as Kalzium has them.
"""

import csv
import re
import xml.etree.ElementTree as ElementTree
from decimal import Decimal

SPACE = "{http://www.xml-cml.org/schema}"
TAKEN = {"Hg": 80, "Th": 90}
# Number of lines taken, range in nm, greatest intensity, and the tolerance of a comparison in nm.
COUNT, RANGE, GREATEST, TOLERANCE = 30, (100, 1100), 1000, 0.02
VISIBLE = (380, 750)


def kalzium(path):
    """{number: [(wavelength in nm, relative intensity)]}, by wavelength."""
    lines = {}
    for spectrum in ElementTree.parse(path).iter(SPACE + "spectrum"):
        peaks = [(str(Decimal(peak.get("yValue")).scaleb(-1)), peak.get("xValue").rstrip("*"))
                 for peak in spectrum.iter(SPACE + "peak")]
        lines[int(spectrum.get("id")[1:])] = sorted(peaks, key=lambda line: float(line[0]))
    return lines


def in_air(vacuum):
    """The wavelength in air in nm, by the dispersion formula of Morton (2000); in vacuum below 200 nm."""
    if vacuum < 200:
        return vacuum
    square = (1000 / vacuum) ** 2
    return vacuum / (1 + 8.34254e-5 + 2.406147e-2 / (130 - square) + 1.5998e-4 / (38.9 - square))


def nist(path):
    """{symbol: [(wavelength in nm, intensity, charge + 1)]}"""
    lines = {}
    with open(path, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            intensity = re.match(r"\D*(\d+)", row["intens"])
            wavelength = in_air(float(row["obs_wl_vac(A)"]) / 10)
            lines.setdefault(row["element"], []).append(
                (wavelength, int(intensity[1]) if intensity else 0, int(row["sp_num"])))
    return lines


def strongest(lines):
    """The lines taken of an element: [(wavelength, relative intensity)], by wavelength."""
    found = sorted((line for line in lines if line[2] == 1 and RANGE[0] <= line[0] <= RANGE[1]),
                   key=lambda line: -line[1])[:COUNT]
    whole = max(intensity for wavelength, intensity, _ in found if VISIBLE[0] <= wavelength <= VISIBLE[1])
    return sorted(((f"{wavelength:.4f}", f"{min(max(GREATEST * intensity / whole, 1), GREATEST):.0f}")
                   for wavelength, intensity, _ in found), key=lambda line: float(line[0]))


def read(cache, packages, symbols):
    """({number: lines}, numbers whose lines are NIST's, (lines compared, lines that NIST has too))."""
    lines = kalzium(cache / "kalzium-data/usr/share/libkdeedu/data/spectra.xml")
    others = nist(packages / "rascal/arc_lines/all_nist.csv")
    compared, confirmed = 0, 0
    for z, own in lines.items():
        if wavelengths := [line[0] for line in others.get(symbols[z], [])]:
            compared += len(own)
            confirmed += sum(any(abs(float(w) - other) <= TOLERANCE for other in wavelengths) for w, _ in own)
    for symbol, z in TAKEN.items():
        lines[z] = strongest(others[symbol])
    return lines, set(TAKEN.values()), (compared, confirmed)
