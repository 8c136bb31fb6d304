"""Readers of the data sets: each returns {property: {atomic number: text or float}}.

Numbers come as text wherever the source keeps text, so that no digit is gained or lost; a float
is given its shortest text, after removing the noise of a conversion (see `clean`).
Units are converted to ours here, exactly, and nowhere else.
"""

import gzip
import json
import re
import sqlite3
import xml.etree.ElementTree as ET
from decimal import Decimal


def clean(value):
    """The shortest decimal text of a float, without binary noise: 4.22199999999998 → 4.222."""
    if value is None or value == "":
        return None
    text = format(Decimal(repr(float(value))).normalize(), "f")
    if abs(float(value)) < 0.001:
        # A float has at most 15 digits of its own; 2.9999999999999997e-5 → 0.00003.
        exact = Decimal(text)
        rounded = Decimal(f"{float(value):.12g}") if len(exact.as_tuple().digits) > 15 else exact
    else:
        rounded = Decimal(text).quantize(Decimal("1e-7")) if len(text) > 15 else Decimal(text)
    return format(rounded.normalize(), "f")


def scaled(value, factor):
    """A value in another unit, by an exact power of ten or a stated factor."""
    text = clean(value)
    return None if text is None else format((Decimal(text) * Decimal(factor)).normalize(), "f")


def without_none(columns):
    return {name: {z: v for z, v in column.items() if v is not None}
            for name, column in columns.items()}


# mendeleev ------------------------------------------------------------------------------------

MENDELEEV_COLUMNS = {
    "density": "density", "molar_heat": "molar_heat_capacity",
    "electronegativity_pauling": "en_pauling", "electron_affinity": "electron_affinity",
    "covalent_radius": "covalent_radius_cordero", "van_der_waals_radius": "vdw_radius_alvarez",
    "atomic_radius": "atomic_radius",
    "thermal_conductivity": "thermal_conductivity",
}
MENDELEEV_TEXT = {
    "symbol": "symbol", "block": "block", "period": "period", "group": "group_id", "cas": "cas",
    "discovery_year": "discovery_year", "discovered_by": "discoverers",
    "discovery_location": "discovery_location",
    "electron_configuration": "electronic_configuration", "crystal_structure": "lattice_structure",
}


def kelvin(value, triple_point=None):
    """Undo °C + 273.15: a whole number of °C gives whole kelvin (1538 °C → 1811 K).

    With one decimal the sum is kept as it stands (28.5 °C → 301.65 K): rounding it would be a tie,
    and would show as 28.6 °C when turned back. A triple point beside it, known to 1 mK, shows that
    the value was measured in kelvin (nitrogen: 63.15 K is −210.0 °C by chance).
    """
    text = clean(value)
    if text is None or triple_point and abs(float(text) - triple_point) < 0.05:
        return text
    celsius = Decimal(text) - Decimal("273.15")
    return str(int(Decimal(text))) if celsius == celsius.to_integral_value() else text


def noble_core(shells):
    """NIST's `[Cd].5p` with a noble gas for its core: `[Kr] 4d10 5s2 5p`."""
    for core, written in (("1s2.", "[He] "), ("[Cd]", "[Kr] 4d10 5s2"),
                          ("[Hg]", "[Xe] 4f14 5d10 6s2")):
        if shells.startswith(core):
            shells = written + shells[len(core):]
    return shells.replace(".", " ")


def database(path):
    """A connection to an SQLite file that only reads. Rows have names."""
    db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    db.row_factory = sqlite3.Row
    return db


def mendeleev(path):
    db = database(path)
    rows = db.execute("select * from elements").fetchall()
    columns = {name: {r["atomic_number"]: clean(r[column]) for r in rows}
               for name, column in MENDELEEV_COLUMNS.items()}
    columns |= {name: {r["atomic_number"]: r[column] for r in rows}
                for name, column in MENDELEEV_TEXT.items()}
    columns["melt"], columns["boil"] = {}, {}
    for r in db.execute("select * from phasetransitions order by id"):
        z = r["atomic_number"]
        if chosen_form(db, z, r):
            columns["boil"][z] = kelvin(r["boiling_point"])
            columns["melt"][z] = None if r["is_sublimation_point"] else kelvin(
                r["melting_point"], r["triple_point_temperature"])
    columns["first_ionization_energy"] = {r[0]: repr(r[1]) for r in db.execute(
        "select atomic_number, ionization_energy from ionizationenergies where ion_charge = 0")}
    columns["theoretical_ionization"] = {r[0]: "yes" for r in db.execute(
        "select atomic_number from ionizationenergies where ion_charge = 0 "
        "and (is_theoretical or is_semi_empirical) and atomic_number > 1")}
    columns["oxidation_states"] = {}
    for r in db.execute("select atomic_number, oxidation_state from oxidationstates "
                        "where category = 'main' order by 1, 2"):
        columns["oxidation_states"].setdefault(r[0], []).append(r[1])
    columns["mass_number"] = mass_numbers(db)
    columns["isotope_weight"] = {r[0]: f"{r[1]:.5f}" for r in db.execute(
        "select atomic_number, sum(mass * abundance) / sum(abundance) from isotopes "
        "where abundance > 0 group by 1")}
    columns["critical_point"] = {r[0]: (r[1], r[2]) for r in db.execute(
        "select atomic_number, critical_temperature, critical_pressure from phasetransitions "
        "where critical_pressure is not null")}
    columns["ground_state"] = {r[0]: noble_core(r[1]) for r in db.execute(
        "select atomic_number, ground_shells from ionizationenergies where ion_charge = 0")}
    columns["atomic_mass"] = {r["atomic_number"]: clean(r["atomic_weight"]) for r in rows}
    columns["first_ionization_energy_uncertainty"] = dict(db.execute(
        "select atomic_number, uncertainty from ionizationenergies where ion_charge = 0"))
    return without_none(columns)


# The allotrope whose row is taken where the table has several: the standard form of the tables of
# thermodynamics, at 20 °C and 1 atm.
STANDARD_FORM = {15: "white", 34: "gray", 50: "white", 16: "monoclinic"}


def chosen_form(db, z, row):
    return z not in STANDARD_FORM or row["allotrope"] == STANDARD_FORM[z]


SECONDS = {"sec": 1.0, "minute": 60.0, "hour": 3600.0, "day": 86400.0, "year": 31556926.0}
PREFIXES = {"": 1.0, "k": 1e3, "M": 1e6, "G": 1e9, "T": 1e12, "P": 1e15, "E": 1e18, "Z": 1e21,
            "Y": 1e24, "m": 1e-3, "u": 1e-6, "n": 1e-9, "p": 1e-12, "a": 1e-18, "z": 1e-21,
            "y": 1e-24}


def seconds(value, unit):
    name = next(name for name in SECONDS if unit.endswith(name))
    return value * PREFIXES[unit[:-len(name)]] * SECONDS[name]


def lifetime(row):
    """(half-life, minus its uncertainty) in seconds: of two equal half-lives the better known one is the greater."""
    unit = row["half_life_unit"]
    return seconds(row["half_life"], unit), -seconds(row["half_life_uncertainty"] or 0.0, unit)


def mass_numbers(db):
    """{number: mass number of the isotope with the longest half-life}."""
    longest = {}
    for r in db.execute("select * from isotopes where half_life is not null"):
        z = r["atomic_number"]
        longest[z] = max(longest.get(z, ()), (*lifetime(r), r["mass_number"]))
    return {z: str(mass) for z, (*_, mass) in longest.items()}


# pymatgen -------------------------------------------------------------------------------------

PYMATGEN_COLUMNS = {
    "melt": ("Melting point", 1), "boil": ("Boiling point", 1),
    "density": ("Density of solid", "0.001"), "electronegativity_pauling": ("X", 1),
    "electron_affinity": ("Electron affinity", 1), "atomic_radius": ("Atomic radius", 100),
    "van_der_waals_radius": ("Van der waals radius", 100),
    "thermal_conductivity": ("Thermal conductivity", 1), "atomic_mass": ("Atomic mass", 1)}


def pymatgen_elements(path):
    """{number: entry} of pymatgen's table, without the isotopes of hydrogen."""
    with gzip.open(path) as file:
        return {e["Atomic no"]: e for s, e in json.load(file).items() if s not in ("_unit", "D", "T")}


def pymatgen(path):
    elements = pymatgen_elements(path)
    columns = {name: {z: scaled(number(e.get(key)), factor) for z, e in elements.items()}
               for name, (key, factor) in PYMATGEN_COLUMNS.items()}
    columns["first_ionization_energy"] = {
        z: clean(e["Ionization energies"][0]) for z, e in elements.items()
        if e.get("Ionization energies")}
    columns["oxidation_states"] = {
        z: e["Oxidation states"] for z, e in elements.items() if e.get("Oxidation states")}
    columns["electron_configuration"] = {
        z: e["Electronic structure"]["0"].replace(".", " ") for z, e in elements.items()
        if e.get("Electronic structure", {}).get("0")}
    return without_none(columns)


def number(value):
    """The first number of a field that may hold text ("1200 (white P 317.3)")."""
    if isinstance(value, str):
        match = re.match(r"\s*-?[0-9.]+(e-?[0-9]+)?", value)
        return float(match.group()) if match else None
    return value


# bodr -----------------------------------------------------------------------------------------

BODR_COLUMNS = {
    "melt": ("meltingpoint", 1), "boil": ("boilingpoint", 1), "atomic_mass": ("mass", 1),
    "first_ionization_energy": ("ionization", 1), "electron_affinity": ("electronAffinity", 1),
    "electronegativity_pauling": ("electronegativityPauling", 1),
    "covalent_radius": ("radiusCovalent", 100), "van_der_waals_radius": ("radiusVDW", 100),
}

# Their placeholders for "not known": 0, and 0.5 for the lanthanides, of which none has that value.
BODR_BLANKS = {"electron_affinity": ("0", "0.5"), "first_ionization_energy": ("0",)}


def bodr(path):
    atoms = {}
    for atom in ET.parse(path).getroot().iter("{http://www.xml-cml.org/schema}atom"):
        fields = {(e.get("dictRef") or "").split(":")[-1]: e.get("value") or e.text for e in atom}
        atoms[int(fields["atomicNumber"])] = fields
    del atoms[0]
    columns = {name: {z: a.get(key) if factor == 1 else scaled(a.get(key), factor)
                      for z, a in atoms.items()}
               for name, (key, factor) in BODR_COLUMNS.items()}
    for name, blanks in BODR_BLANKS.items():
        columns[name] = {z: None if v in blanks else v for z, v in columns[name].items()}
    columns["symbol"] = {z: a["symbol"] for z, a in atoms.items()}
    columns["discovery_year"] = {z: int(a["discoveryDate"]) for z, a in atoms.items()
                                 if int(a.get("discoveryDate") or 0)}
    columns["discovered_by"] = {z: a.get("discoverers") for z, a in atoms.items()}
    columns["name"] = {z: a["name"] for z, a in atoms.items()}
    return without_none(columns)
