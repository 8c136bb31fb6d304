"""Readers of the packages that keep their tables in Python's source, in text files or in code."""

import ast
import csv
import re

from readers import kelvin, scaled

# periodictable --------------------------------------------------------------------------------


def assigned(path, name):
    """The literal that a module assigns to a name, without running the module."""
    with open(path, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and node.target.id == name:
            return ast.literal_eval(node.value)
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", None) == name:
            return ast.literal_eval(node.value)
    raise KeyError(name)


def periodictable(folder):
    mass_path, density_path, radius_path = (
        folder / f"{name}.py" for name in ("mass", "density", "covalent_radius"))
    columns = {"atomic_mass": {}, "atomic_mass_uncertainty": {}, "interval": {},
               "covalent_radius": {}, "name": {}}
    for line in assigned(mass_path, "element_mass").splitlines():
        z, _, name, value, *rest = line.split()
        columns["name"][int(z)] = name.capitalize()
        digits, uncertainty = re.fullmatch(r"([0-9.]+)\(([0-9.]+)\)", value).groups()
        columns["atomic_mass"][int(z)] = digits
        columns["atomic_mass_uncertainty"][int(z)] = uncertainty
        if rest and rest[0].startswith("["):
            columns["interval"][int(z)] = rest[0]
    for line in assigned(radius_path, "Cordero").splitlines():
        z, _, radius, *_ = line.split()
        if z != "-":
            columns["covalent_radius"][int(z)] = scaled(radius, 100)
    columns["cell"] = dict(enumerate(
        assigned(folder / "crystal_structure.py", "crystal_structures"), 1))
    with open(density_path, encoding="utf-8") as file:
        columns["density_by_symbol"] = dict(re.findall(
            r"^    (\w+)=\(?([0-9.]+)(?:,|\s*$)", file.read(), re.M))
    return columns


# chemicals ------------------------------------------------------------------------------------


def chemicals(folder):
    """{property: {CAS number: text}}: the tables are by CAS number."""
    columns = {}
    for file, names in {
        "Phase Change/CRC Handbook Heat of Fusion.tsv": {"Hfus": ("heat_of_fusion", "0.001")},
        "Phase Change/CRC Handbook Heat of Vaporization.tsv": {
            "HvapTb": ("heat_of_vaporization", "0.001")},
        "Heat Capacity/CRC Standard Thermodynamic Properties of Chemical Substances.tsv": {
            "Cps": ("molar_heat_solid", 1), "Cpl": ("molar_heat_liquid", 1),
            "Cpg": ("molar_heat_gas", 1)},
        "Misc/Physical Constants of Inorganic Compounds.csv": {
            "Tm": ("melt", 1), "Tb": ("boil", 1), "rho": ("density", "0.001")},
    }.items():
        with open(f"{folder}/{file}", encoding="utf-8") as handle:
            for row in csv.DictReader(handle, delimiter="\t"):
                for column, (name, factor) in names.items():
                    if row[column]:
                        columns.setdefault(name, {})[row["CAS"]] = scaled(row[column], factor)
    columns["boil"] = {cas: kelvin(value) for cas, value in columns["boil"].items()}
    return columns


def chemicals_numbers(folder):
    """{atomic number: CAS number}."""
    return dict(enumerate(assigned(f"{folder}/elements.py", "CAS_by_number_standard"), 1))


# atomic-weights -------------------------------------------------------------------------------


def atomic_weights(path, symbols):
    """Standard atomic weights, digit for digit, from the module's `Decimal` values, without running it."""
    with open(path, encoding="utf-8") as file:
        found = dict(re.findall(r'^(\w+) = Decimal\("([0-9.]+)"\)', file.read(), re.M))
    return {"atomic_mass": {z: found[s] for z, s in symbols.items() if s in found}}


# ase ------------------------------------------------------------------------------------------


def ase(path):
    """Van der Waals radii, in picometers, from the list in ASE's module, without running it."""
    with open(path, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    values = next(node.value.args[0].elts for node in tree.body
                  if isinstance(node, ast.Assign) and node.targets[0].id == "vdw_radii")
    return {"van_der_waals_radius": {
        z: scaled(node.value, 100) for z, node in enumerate(values)
        if isinstance(node, ast.Constant)}}


# CoolProp -------------------------------------------------------------------------------------

COOLPROP_GASES = {1: "Hydrogen", 2: "Helium", 7: "Nitrogen", 8: "Oxygen", 9: "Fluorine",
                  10: "Neon", 17: "Chlorine", 18: "Argon", 36: "Krypton", 54: "Xenon"}


def coolprop():
    """Density of the gases at 0 °C and 101.325 kPa in g/L, four figures, from equations of state."""
    from CoolProp.CoolProp import PropsSI
    columns = {"density_gas": {}, "boil": {}, "molar_heat": {}}
    for z, fluid in COOLPROP_GASES.items():
        density = PropsSI("D", "T", 273.15, "P", 101325, fluid)
        columns["density_gas"][z] = f"{density:#.4g}"
        columns["boil"][z] = f"{PropsSI('T', 'Q', 0, 'P', 101325, fluid):.3f}"
        columns["molar_heat"][z] = f"{PropsSI('CP0MOLAR', 'T', 298.15, 'P', 1e5, fluid):.3f}"
    return columns
