"""Spectral lines for element-details.json: Kalzium's for the elements 1 to 57, NIST's of mercury and thorium, and those
that Kalzium's list leaves out: the strongest visible ones of NIST's lists, Balmer's series, and lines of ions.

The lists of NIST come with rascal, for the elements of lamps. Of mercury and thorium the strongest lines of the neutral
atom are taken, with intensities relative to the strongest visible one. NIST's other lists are the second source of
Kalzium's wavelengths. Wavelengths are in air from 200 nm on, as Kalzium has them.
"""

import csv
import re
import xml.etree.ElementTree as ElementTree
from decimal import Decimal

import resonance

SPACE = "{http://www.xml-cml.org/schema}"
TAKEN = {"Hg": 80, "Th": 90}
# Number of lines taken, range in nm, greatest intensity, and the tolerance of a comparison in nm.
COUNT, RANGE, GREATEST, TOLERANCE = 30, (100, 1100), 1000, 0.02
VISIBLE = (380, 750)
# Number of the strongest visible lines of NIST's list that are added where Kalzium's has none within this distance in nm.
MOST, APART = 12, 0.05
HYDROGEN, SECOND = 1, (486.1, 486.2)


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


def missing(own, listed):
    """The strongest visible lines of the neutral atom in NIST's list that Kalzium's has not, with intensities relative to
    Kalzium's strongest visible one."""
    visible = {}
    for wavelength, intensity, ion in listed:
        if ion == 1 and VISIBLE[0] <= wavelength <= VISIBLE[1]:
            visible[round(wavelength, 4)] = max(intensity, visible.get(round(wavelength, 4), 0))
    strongest_first = sorted(visible, key=lambda wavelength: -visible[wavelength])
    seen = [float(i) for w, i, *_ in own if VISIBLE[0] <= float(w) <= VISIBLE[1]]
    factor = max(seen, default=GREATEST) / max(visible.values())
    known = [float(w) for w, *_ in own]
    for wavelength in strongest_first[:MOST]:
        if all(abs(wavelength - other) > APART for other in known):
            known.append(wavelength)
            yield f"{wavelength:.4f}", f"{max(factor * visible[wavelength], 1):.0f}", 1, "nist-lines"


def complete(lines, others, folder, symbols):
    """Adds the lines that Kalzium's list leaves out; returns the lines of ions that are in doubt."""
    second = sum(float(i) for w, i in lines[HYDROGEN] if SECOND[0] < float(w) < SECOND[1])
    lines[HYDROGEN] += [(w, i, 1, "linetools") for w, i in resonance.balmer(folder, in_air, second)]
    of_ions = resonance.ions(folder, in_air)
    for z, symbol in symbols.items():
        if z not in lines:
            continue
        if symbol in others and symbol not in TAKEN:
            lines[z] += missing(lines[z], others[symbol])
        lines[z] += [(w, i, 2, "linetools") for w, i in of_ions.get(symbol, ())]
        lines[z].sort(key=lambda line: float(line[0]))
    return resonance.differences(folder, of_ions, in_air)


def read(cache, packages, symbols):
    """({number: lines}, numbers whose lines are NIST's, (lines compared, lines that NIST has too), problems). A line is
    (wavelength, intensity), and (…, charge + 1, source) if it is not of the element's own source."""
    lines = kalzium(cache / "kalzium-data/usr/share/libkdeedu/data/spectra.xml")
    others = nist(packages / "rascal/arc_lines/all_nist.csv")
    compared, confirmed = 0, 0
    for z, own in lines.items():
        if wavelengths := [line[0] for line in others.get(symbols[z], [])]:
            compared += len(own)
            confirmed += sum(any(abs(float(w) - other) <= TOLERANCE for other in wavelengths) for w, _ in own)
    for symbol, z in TAKEN.items():
        lines[z] = strongest(others[symbol])
    problems = complete(lines, others, packages / "linetools/data/lines", symbols)
    return lines, set(TAKEN.values()), (compared, confirmed), problems
