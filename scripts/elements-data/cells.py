"""The density of a crystal from the mass and the size of its unit cell.

cells.tsv holds, for the form of each element that the catalog describes, the atoms in its cell,
the edges (pm), the angles (degrees) and where they were read; `mass number` where the crystal was
of another isotope than the catalog's; `exception` where density and cell may differ by more than
the tolerance, and why.
"""

import csv
import math

TOLERANCE = 0.015
AVOGADRO = 6.02214076e23


def read(path):
    """{symbol: row}."""
    with open(path, encoding="utf-8", newline="") as file:
        return {row["symbol"]: row for row in csv.DictReader(file, delimiter="\t")}


def numbers(row):
    return [float(row[key]) for key in ("a", "b", "c", "alpha", "beta", "gamma")]


def density(row, mass):
    """g/cm³, for a mass of one atom in g/mol."""
    a, b, c, *angles = numbers(row)
    x, y, z = (math.cos(math.radians(angle)) for angle in angles)
    volume = a * b * c * math.sqrt(1 - x * x - y * y - z * z + 2 * x * y * z) * 1e-30
    return int(row["atoms"]) * float(row["mass number"] or mass) / AVOGADRO / volume


def densities(rows, symbols, weights):
    """{atomic number: text} for the elements with a standard weight, three decimals."""
    return {z: f"{density(rows[s], weights[z]):.3f}" for z, s in symbols.items()
            if s in rows and z in weights}


def as_read(row, tables, z):
    """The same six numbers as the data set has them."""
    if row["source"] == "gelemental":
        return [float(text) for text in tables["gelemental"]["cell"][z]]
    cell = tables["periodictable"]["cell"][z]
    kind, a = cell["symmetry"].lower(), cell["a"] * 100
    angles = [cell["alpha"]] * 3 if kind == "rhombohedral" else [90, 90, 120 if kind == "hcp" else 90]
    return [a, a * cell.get("b/a", 1), a * cell.get("c/a", 1), *angles]


def problems(rows, tables, symbols):
    """Rows that are not what the data set has."""
    return [f"cells.tsv: {s} is not the cell that {rows[s]['source']} has"
            for z, s in symbols.items() if s in rows and any(
                abs(one - other) > 0.051 for one, other in zip(numbers(rows[s]), as_read(rows[s], tables, z)))]
