"""The checks of consistency.py within a kind of figure: as those of matter."""

import math
import re

from consistency_figures import GAS_CONSTANT, off, text
from consistency_matter import check

# Least and greatest possible values.
RANGES = {"poissons_ratio": (-1, 0.5), "mohs_hardness": (0, 10), "reflectivity": (0, 100), "fluorescence_yield_k": (0, 1),
          "fluorescence_yield_l3": (0, 1), "space_group": (1, 230), "electronegativity_pauling": (0, 4)}


@check("Ratios, shares and scales lie within their limits", "none")
def limits(figures):
    for key, (least, greatest) in RANGES.items():
        for z, symbol, (value,) in figures.of(key):
            if not least <= value <= greatest:
                yield symbol, f"{key} {text(value)}"


# Atoms ------------------------------------------------------------------------------------------


@check("A further bond does not make a covalent radius longer", "a tenth")
def bonds(figures):
    for longer, shorter in (("covalent_radius_single", "covalent_radius_double"),
                            ("covalent_radius_double", "covalent_radius_triple")):
        for z, symbol, (one, other) in figures.of(longer, shorter):
            if other > 1.1 * one:
                yield symbol, f"{longer} {text(one)}, {shorter} {text(other)}"


@check("Shannon’s crystal radius is the ionic one and 14 pm, of anions without them", "none")
def shannon(figures):
    for z, symbol, (ionic, crystal) in figures.of("ionic_radius", "crystal_radius"):
        if abs(abs(crystal - ionic) - 14) > 0.01:
            yield symbol, f"crystal radius {text(crystal)}, ionic radius {text(ionic)}"


@check("Mulliken’s electronegativity and the absolute hardness are half the sum and half the difference of ionization energy "
       "and electron affinity", "5 %, at least 0.15 eV")
def mulliken(figures):
    for key, sign in (("electronegativity_mulliken", 1), ("hardness", -1)):
        for z, symbol, (value, energy, affinity) in figures.of(key, "first_ionization_energy", "electron_affinity"):
            found = (energy + sign * affinity) / 2
            if off(value, found) > 0.05 and abs(value - found) > 0.15:
                yield symbol, f"{key} {text(value)}, of energies {text(found)}"


@check("An electron is taken from a metal more easily than from its atom", "none")
def work(figures):
    for z, symbol, (metal, atom) in figures.of("work_function", "first_ionization_energy"):
        if metal >= atom:
            yield symbol, f"work function {text(metal)}, ionization energy {text(atom)}"


@check("The ionization energies of a list are those of the properties", "three digits")
def energies(figures):
    for z, listed in figures.energies.items():
        for index, word in enumerate(listed.split(" ")[:8]):
            key = f"ionization_energy_{index + 1}" if index else "first_ionization_energy"
            value, found = figures.columns[key].get(z), float(re.match(r"[\d.]*", word)[0] or 0)
            if value and found and off(value, found) > 0.001:
                yield figures.symbols[z], f"{key} {text(value)}, in the list {text(found)}"


@check("The last electron is bound as in hydrogen, by Z² times as much and more", "13.6 eV · Z², to 15 % more")
def last(figures):
    for z, symbol, (energy,) in figures.of("ionization_energy_last"):
        if not 13.59 * z * z < energy < 13.61 * z * z * (1 + (z / 137) ** 2 * 0.6):
            yield symbol, f"last {text(energy)}, Z² {text(13.6 * z * z)}"


@check("The effective nuclear charge is below the atomic number", "none")
def charge(figures):
    for key in ("zeff_slater", "zeff_clementi"):
        for z, symbol, (value,) in figures.of(key):
            if not 0.9 < value <= z:
                yield symbol, f"{key} {text(value)}"


@check("The gas basicity is below the proton affinity, by the entropy of a proton", "15 to 45 kJ/mol")
def basicity(figures):
    for z, symbol, (affinity, basicity_) in figures.of("proton_affinity", "gas_basicity"):
        if not 15 < affinity - basicity_ < 45:
            yield symbol, f"affinity {text(affinity)}, basicity {text(basicity_)}"


@check("The entropy of a monatomic gas is that of its mass (Sackur and Tetrode), and of up to fifty states", "none")
def sackur_tetrode(figures):
    for z, symbol, (entropy, mass) in figures.of("standard_entropy_gas", "atomic_mass"):
        if figures.atoms("standard_entropy_gas", z) == 1:
            least = 108.85 + 1.5 * GAS_CONSTANT * math.log(mass)
            if not least - 0.2 < entropy < least + GAS_CONSTANT * math.log(50):
                yield symbol, f"entropy {text(entropy)}, of the mass {text(least)}"


# Crystals ---------------------------------------------------------------------------------------

# The first space group of each lattice system; those of rhombohedral lattices are between hexagonal ones.
SYSTEMS = ((195, "cubic"), (143, "hexagonal"), (75, "tetragonal"), (16, "orthorhombic"), (3, "monoclinic"), (1, "triclinic"))
RHOMBOHEDRAL = (146, 148, 155, 160, 161, 166, 167)


def system(group):
    return "rhombohedral" if group in RHOMBOHEDRAL else next(name for least, name in SYSTEMS if group >= least)


@check("The crystal structure has the system of the space group", "none")
def structures(figures):
    for z, symbol, (group,) in figures.of("space_group"):
        named = figures.catalog[z].get("crystal_structure")
        if named and system(group) not in named:
            yield symbol, f"{named}, space group {text(group)}"


@check("The edges of a cell are those of its system, and c by a is their ratio", "0.1 %, the ratio 1 %")
def edges_of_cells(figures):
    for z, symbol, (a, b, c, group) in figures.of("lattice_a", "lattice_b", "lattice_c", "space_group"):
        name = system(group)
        if name == "cubic" and (off(a, b) > 0.001 or off(a, c) > 0.001) or name in (
                "tetragonal", "hexagonal") and off(a, b) > 0.001:
            yield symbol, f"{name} with the edges {text(a)} {text(b)} {text(c)}"
    for z, symbol, (a, c, ratio) in figures.of("lattice_a", "lattice_c", "lattice_ratio"):
        if off(c / a, ratio) > 0.01:
            yield symbol, f"c by a {text(c / a)}, ratio {text(ratio)}"
