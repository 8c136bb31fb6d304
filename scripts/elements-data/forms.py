"""The forms of the elements: what the packaged data sets know of each one. Made into forms.tsv, a table to
review, and forms.json, which the program reads.

FORMS names each form with its file among Avogadro's crystals, its name in the handbook's tables, and its name in
mendeleev's table of transitions. Figures of a form: the unit cell; density (g/cm³), of the crystal and measured; standard
entropy and heat capacity (J/(mol·K)), enthalpy of formation (kJ/mol); the temperatures (K) at 1 atm from which on it exists
and at which it melts, boils, sublimes or passes into another form; the mass of the atom of a form that is an isotope.
"""

import csv
import gzip
import json
import re
import sqlite3
from decimal import Decimal

import cells
import readers
import writer

# element, form, crystal, name in the handbook, name among the transitions
FORMS = (
    ("H", "parahydrogen", None, None, None), ("H", "orthohydrogen", None, None, None), ("H", "deuterium", None, None, None),
    ("C", "graphite", "C-Graphite", "Carbon (graphite)", "graphite"),
    ("C", "diamond", "C-Diamond", "Carbon (diamond)", None),
    ("C", "lonsdaleite", "C-Lonsdaleite", None, None),
    ("O", "ozone", None, "Ozone", None),
    ("P", "white", None, "Phosphorus (white)", "white"),
    ("P", "red", None, "Phosphorus (red)", "red"),
    ("P", "black", "P-Phosphorus-black", "Phosphorus (black)", None),
    ("S", "rhombic", "S8-Sulfur-alpha", "Sulfur (rhombic)", "rhombic"),
    ("S", "monoclinic", "S8-Sulfur-beta", "Sulfur (monoclinic)", "monoclinic"),
    ("S", "gamma", "S8-Sulfur-gamma", None, None),
    ("Ca", "alpha", "Ca-Calcium-alpha", None, None), ("Ca", "beta", "Ca-Calcium-beta", None, None),
    ("Ca", "gamma", "Ca-Calcium-gamma", None, None),
    ("Ti", "alpha", "Ti-Titanium-alpha", None, None), ("Ti", "beta", "Ti-Titanium-beta", None, None),
    ("Mn", "alpha", "Mn-Manganese-alpha", None, None), ("Mn", "gamma", "Mn-Manganese-gamma", None, None),
    ("Mn", "delta", "Mn-Manganese-delta", None, None),
    ("Fe", "alpha", "Fe-Iron-alpha", None, None), ("Fe", "gamma", "Fe-Iron-gamma", None, None),
    ("Fe", "delta", "Fe-Iron-delta", None, None),
    ("As", "gray", "As-Arsenic", "Arsenic (gray)", "gray"),
    ("As", "arsenolamprite", "As-Arsenolamprite", None, None),
    ("Se", "gray", None, "Selenium (gray)", "gray"), ("Se", "vitreous", None, "Selenium (vitreous)", "vitreous"),
    ("Sn", "white", "Sn-Tin-beta", "Tin (white)", "white"), ("Sn", "gray", "Sn-Tin-alpha", "Tin (gray)", "gray"),
    ("Sb", "gray", "Sb-Antimony", "Antimony (gray)", "gray"),
    ("U", "alpha", "U-Uranium-alpha", None, None), ("U", "gamma", "U-Uranium-gamma", None, None),
    ("Np", "alpha", "Np-Neptunium-alpha", None, None), ("Np", "beta", "Np-Neptunium-beta", None, None),
    ("Np", "gamma", "Np-Neptunium-gamma", None, None),
    ("Pu", "alpha", "Pu-Plutonium-alpha", None, None), ("Pu", "gamma", "Pu-Plutonium-gamma", None, None),
    ("Pu", "epsilon", "Pu-Plutonium-epsilon", None, None),
)
COLUMNS = ("element", "form", "space group", "a", "b", "c", "alpha", "beta", "gamma", "crystal density", "density", "entropy",
           "enthalpy", "heat capacity", "hardness", "refractive index", "from", "to", "triple point", "melting point", "boiling point", "critical",
           "sources")
# {our column: (table, its column, factor)}; of ozone, a gas, the columns of gases.
HANDBOOK = {"density": ("Misc/Physical Constants of Inorganic Compounds.csv", "rho", "0.001"),
            "melting point": ("Misc/Physical Constants of Inorganic Compounds.csv", "Tm", "1"),
            "boiling point": ("Misc/Physical Constants of Inorganic Compounds.csv", "Tb", "1"),
            "entropy": ("Heat Capacity/CRC Standard Thermodynamic Properties of Chemical Substances.tsv", "S0{}", "1"),
            "enthalpy": ("Heat Capacity/CRC Standard Thermodynamic Properties of Chemical Substances.tsv", "Hf{}", "0.001"),
            "heat capacity": ("Heat Capacity/CRC Standard Thermodynamic Properties of Chemical Substances.tsv", "Cp{}", "1")}
GASES = ("ozone",)
# The reference minerals of Mohs's scale that are elements.
REFERENCES = {("C", "diamond"): "10"}
# Figures of pymatgen that belong to a form it does not name: {(element, form): {our column: its name}}. Graphite absorbs light.
UNNAMED = {("C", "diamond"): {"refractive index": "Refractive index"}}

# Forms that are isotopes: {(element, form): mass number}.
ISOTOPES = {("H", "deuterium"): "2"}
# Fluids of CoolProp, of which it has equations of state.
FLUIDS = {("H", "parahydrogen"): "ParaHydrogen", ("H", "orthohydrogen"): "OrthoHydrogen", ("H", "deuterium"): "Deuterium"}


def plain(number):
    """A number without an exponent and zeros at the end."""
    return f"{Decimal(str(number)).normalize():f}"


def crystal(path):
    """The space group, the cell and the density of a file of the Crystallography Open Database."""
    text = path.read_text("utf-8")
    group, cell = cells.read_cif(text)
    density = re.search(r"^_exptl_crystal_density_diffrn\s+([\d.]+)", text, re.M)
    return dict(zip(("space group", "a", "b", "c", "alpha", "beta", "gamma"), (group, *cell))) | (
        {"crystal density": density[1]} if density else {})


def handbook(folder):
    """{name in the handbook: {column: text}}."""
    found = {}
    for column, (file, name, factor) in HANDBOOK.items():
        with open(folder / file, encoding="utf-8") as handle:
            for row in csv.DictReader(handle, delimiter="\t"):
                is_gas = row["Chemical"].lower() in GASES
                if is_gas and column == "density":  # of the liquid
                    continue
                if value := row[name.format("g" if is_gas else "s")]:
                    value = plain(Decimal(value) * Decimal(factor))
                    value = readers.kelvin(value) if column in ("melting point", "boiling point") else value
                    found.setdefault(row["Chemical"], {}).setdefault(column, value)
    for figures in found.values():
        if "boiling point" not in figures:  # It sublimes at 1 atm: the melting point is one under pressure.
            figures.pop("melting point", None)
    return found


def transitions(database):
    """{(element, form): (from, to)}: a form that passes into another one, and that one up to its melting point, or to that
    at which it sublimes at 1 atm: its melting point is then one under pressure."""
    db = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    rows = db.execute("select e.symbol, allotrope, case when is_sublimation_point then t.boiling_point else t.melting_point end "
                      "as end, is_transition from phasetransitions t join elements e using (atomic_number) "
                      "where allotrope is not null and end is not null order by e.atomic_number, end").fetchall()
    found = {}
    for index, (symbol, form, end, is_transition) in enumerate(rows):
        start = rows[index - 1][2] if index and rows[index - 1][0] == symbol and rows[index - 1][3] else None
        found[symbol, form] = tuple(value and readers.kelvin(plain(round(value, 3))) for value in (start, end))
    return found


def fluid(name):
    """The temperatures of a fluid: its triple point, where it boils at 1 atm, and its critical point."""
    from CoolProp.CoolProp import PropsSI
    return {"triple point": plain(round(PropsSI("TTRIPLE", name), 4)),
            "boiling point": plain(round(PropsSI("T", "Q", 0, "P", 101325, name), 3)),
            "critical": plain(round(PropsSI("TCRIT", name), 3))}


def text(cache, packages):
    """The file: a row for each form."""
    crystals = next((cache / "libavogadro-data").rglob("Fe-Iron-alpha.cif")).parent
    names, limits = handbook(packages / "chemicals"), transitions(packages / "mendeleev/elements.db")
    with gzip.open(packages / "pymatgen/core/periodic_table.json.gz") as file:
        further = json.load(file)
    lines = ["\t".join(COLUMNS)]
    for symbol, form, file, name, allotrope in FORMS:
        row = {"element": symbol, "form": form} | (crystal(crystals / f"{file}.cif") if file else {})
        figures, (start, end) = names.get(name, {}), limits.get((symbol, allotrope), (None, None))
        row |= figures | {"from": start, "to": end, "hardness": REFERENCES.get((symbol, form))}
        row |= {column: plain(further[symbol][key]) for column, key in UNNAMED.get((symbol, form), {}).items()}
        row |= fluid(FLUIDS[symbol, form]) if (symbol, form) in FLUIDS else {}
        keys = ["wyckoff-1963"] * bool(file) + ["crc-thermo"] * bool({"entropy", "enthalpy"} & set(figures)) + [
            "crc-chemicals"] * bool({"density", "melting point"} & set(figures)) + ["mohs-scale"] * bool(row["hardness"]) + [
            "pymatgen"] * ((symbol, form) in UNNAMED) + ["crc-97"] * bool(start or end) + ["coolprop"] * (
            (symbol, form) in FLUIDS)
        lines.append("\t".join(row.get(column) or "" for column in COLUMNS[:-1]) + "\t" + " ".join(keys))
    return "\n".join(lines) + "\n"


# {key of a figure: (column, key of its source)}, in the order of the file.
FIGURES = {
    "atomic_mass": ("mass", "ame-2020"), "density": ("density", "crc-chemicals"), "crystal_density": ("crystal density", "wyckoff-1963"),
    "mohs_hardness": ("hardness", "mohs-scale"), "refractive_index": ("refractive index", "pymatgen"),
    "molar_heat": ("heat capacity", "crc-thermo"), "standard_entropy": ("entropy", "crc-thermo"),
    "enthalpy_of_formation": ("enthalpy", "crc-thermo"), "exists_from": ("from", "crc-97"),
    "exists_to": ("to", "crc-97"), "triple_point_temperature": ("triple point", "coolprop"),
    "melt": ("melting point", "crc-chemicals"), "boil": ("boiling point", "coolprop"),
    "critical_temperature": ("critical", "coolprop"), "space_group": ("space group", "wyckoff-1963"),
}
# Structures whose atoms have places that the program knows: {(space group, atoms in the cell): name}; others are named
# after their system.
STRUCTURES = {("229", 2): "body-centered cubic", ("225", 4): "face-centered cubic", ("227", 8): "diamond cubic",
              ("194", 2): "hexagonal close-packed"}
CELL_KEYS = ("a", "b", "c", "alpha", "beta", "gamma")


def cell(row, catalog_row, mass):
    """The unit cell of a form: that of cells.tsv, if that names the form, so that it is the one of the element's lattice constants;
    else the crystal's, with its structure in the words of that table. None without either."""
    if catalog_row and cells.modification(catalog_row["form"]) == row["form"]:
        found, atoms, form = catalog_row, int(catalog_row["atoms"]), catalog_row["form"]
    elif row["a"]:
        one = cells.density(row | {"atoms": 1, "mass number": None}, mass)
        found, atoms = row | {"source": "wyckoff-1963"}, round(float(row["crystal density"]) / one)
        form = STRUCTURES.get((row["space group"], atoms)) or lattice(row)
    else:
        return None
    return {"form": form, "atoms": atoms, **{key: found[key] for key in CELL_KEYS}, "source": found["source"]}


def lattice(row):
    """The system of a cell by its edges and angles."""
    a, b, c, *angles = cells.numbers(row)
    if angles == [90, 90, 120]:
        return "hexagonal"
    if angles == [90, 90, 90]:
        return "cubic" if a == b == c else "tetragonal" if a == b else "orthorhombic"
    return "rhombohedral" if a == b == c and len(set(angles)) == 1 else "monoclinic"


def of_element(record, columns, form):
    """{key: (digits, source)}: the figures of the catalog and of the properties that name the form, as decided there."""
    found = {key: (str(record[key]), record["sources"][key]) for key, name in record["figure_forms"].items()
             if key in FIGURES and name == form and record.get(key) is not None}
    for column in columns:
        value = column["values"].get(str(record["number"]), {})
        if column["key"] in FIGURES and value.get("form") == form:
            found[column["key"]] = value["value"], value.get("source", column["source"])
    return found


def file_text(table, catalog, sources, columns, catalog_cells, masses):
    """forms.json: for each element its forms, each with its figures as key/digits/source, and its unit cell. A figure of the
    element that names the form is that of the form. `masses` has those of the isotopes of hydrogen."""
    records = {record["symbol"]: record for record in catalog}
    forms, used = {}, {}
    for row in csv.DictReader(table.splitlines(), delimiter="\t"):
        record, key_ = records[row["element"]], (row["element"], row["form"])
        taken = {key: (row[column], source) for key, (column, source) in FIGURES.items() if row.get(column)}
        if "boil" in taken and key_ not in FLUIDS:
            taken["boil"] = taken["boil"][0], "crc-chemicals"
        if key_ in ISOTOPES:
            taken["atomic_mass"] = masses[ISOTOPES[key_]], "ame-2020"
        taken |= of_element(record, columns, row["form"])
        own_cell = cell(row, catalog_cells.get(row["element"]), float(record["atomic_mass"]))
        used |= dict.fromkeys([source for _, source in taken.values()] + ([own_cell["source"]] if own_cell else []))
        figures = " ".join(f"{key}/{'/'.join(taken[key])}" for key in FIGURES if key in taken)
        forms.setdefault(record["number"], []).append({"form": row["form"], "figures": figures} | (
            {"cell": own_cell} if own_cell else {}))
    lines = [json.dumps({"number": number, "forms": forms[number]}, ensure_ascii=False) for number in sorted(forms)]
    return writer.data_text("elements", lines, {key: sources[key] for key in used}, {"forms": used})
