"""The unit cell of each element, and the density of a crystal from the mass and the size of its cell.

cells.tsv holds, for the form of each element that the catalog describes, the number of its space
group, the atoms in its cell, the edges (pm), the angles (degrees) and where they were read; `mass
number` where the crystal was of another isotope than the catalog's; `exception` where density and
cell may differ by more than the tolerance, and why. Lattice constants and space group are those of
this one cell. The groups of lattices with one kind of place follow from their form: 225 for a
face-centered cubic one.
"""

import csv
import math
import re
from decimal import Decimal

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
    if row["source"] in ("gelemental", "wyckoff-1963"):
        name = "avogadro" if row["source"] == "wyckoff-1963" else "gelemental"
        return [float(text) for text in tables[name]["cell"][z]]
    cell = tables["periodictable"]["cell"][z]
    kind, a = cell["symmetry"].lower(), cell["a"] * 100
    angles = [cell["alpha"]] * 3 if kind == "rhombohedral" else [90, 90, 120 if kind == "hcp" else 90]
    return [a, a * cell.get("b/a", 1), a * cell.get("c/a", 1), *angles]


def problems(rows, tables, symbols):
    """Rows that are not what the data set has."""
    return [f"cells.tsv: {s} is not the cell that {rows[s]['source']} has"
            for z, s in symbols.items() if s in rows and any(
                abs(one - other) > 0.051 for one, other in zip(numbers(rows[s]), as_read(rows[s], tables, z)))]


# Lattice constants ------------------------------------------------------------------------------

KEYS = ("lattice_a", "lattice_b", "lattice_c", "lattice_ratio", "space_group")
# The package in which the cells of a source stand, and the name of the table made of those cells.
PACKAGES = {"gelemental": "gelemental", "periodictable": "periodictable", "wyckoff-1963": "avogadro"}


def modification(form):
    """`gray` of `gray, trigonal`; nothing for the only form."""
    name, _, rest = form.partition(", ")
    return name if rest or form in ("graphite", "rhombic") else None


def constants(row):
    """{property: text} of a cell. Two edges have a ratio where the angles between all edges are fixed."""
    found = dict(zip(KEYS, (row["a"], row["b"], row["c"])))
    angles = (row["alpha"], row["beta"], row["gamma"])
    if angles in (("90", "90", "90"), ("90", "90", "120")):
        found["lattice_ratio"] = f"{Decimal(row['c']) / Decimal(row['a']):.4f}"
    if row["space group"]:
        found["space_group"] = row["space group"]
    return found


def columns(rows, symbols, source):
    """{property: {number: text}} of the cells of one source; `…_conditions` name the form."""
    table = {}
    for z, symbol in symbols.items():
        if symbol not in rows or rows[symbol]["source"] != source:
            continue
        form = modification(rows[symbol]["form"])
        for key, value in constants(rows[symbol]).items():
            table.setdefault(key, {})[z] = value
            if form:
                table.setdefault(key + "_conditions", {})[z] = form
    return table


def merge(tables, rows, symbols):
    """Adds `cells-…`, the constants of the cells; takes those of the same source out of its own table, and what a cell
    has not: a ratio of edges, the group of a form that no data set has."""
    for source, package in PACKAGES.items():
        tables["cells-" + package] = columns(rows, symbols, source)
        for z, symbol in symbols.items():
            if symbol in rows and rows[symbol]["source"] == source:
                for key in KEYS:
                    tables[package].get(key, {}).pop(z, None)
                    if key not in constants(rows[symbol]):
                        tables["gelemental"][key].pop(z, None)


def read_cif(text):
    """(number of the space group, six numbers with the edges in pm) of a file of the Crystallography Open Database."""
    def field(name):
        match = re.search(rf"^_{name}\s+([\d.]+)", text, re.M)
        return match and match[1]
    edges = [field("cell_length_" + axis) for axis in "abc"]
    angles = [field("cell_angle_" + angle) for angle in ("alpha", "beta", "gamma")]
    group = field("space_group_IT_number") or field("symmetry_Int_Tables_number")
    return group, [f"{(Decimal(edge) * 100).normalize():f}" for edge in edges] + angles


# The file of the form of cells.tsv, where there are several; none where all are of other forms, or misread.
FILES = {"As": "As-Arsenic", "C": "C-Graphite", "Ca": "Ca-Calcium-alpha", "Fe": "Fe-Iron-alpha",
         "Mn": "Mn-Manganese-alpha", "Np": "Np-Neptunium-alpha", "Pu": "Pu-Plutonium-alpha",
         "S": "S8-Sulfur-alpha", "Sn": "Sn-Tin-beta", "Ti": "Ti-Titanium-alpha", "U": "U-Uranium-alpha",
         **dict.fromkeys(("Ce", "Ga", "In", "Ni", "P", "Se", "Sm", "Sr", "Th", "Tl", "W", "Zr", "N"))}


def avogadro(folder, symbols):
    """{property: {number: text}} of the crystals of Avogadro, and their cells."""
    table = {"cell": {}} | {key: {} for key in KEYS}
    for z, symbol in symbols.items():
        name = FILES[symbol] if symbol in FILES else next(
            (path.stem for path in sorted(folder.glob(f"{symbol}-*.cif"))), None)
        if not name:
            continue
        group, cell = read_cif((folder / f"{name}.cif").read_text("utf-8"))
        table["cell"][z] = cell
        row = dict(zip(("a", "b", "c", "alpha", "beta", "gamma"), cell)) | {"space group": group}
        for key, value in constants(row).items():
            table[key][z] = value
    return table
