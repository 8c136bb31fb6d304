"""The checks of consistency.py between figures of matter. Each is a function of the figures that yields (symbol, the
figures in words)."""

import math
from dataclasses import dataclass

import cells
import table
from consistency_figures import GAS_CONSTANT, LORENZ, ROOM, off, text

CHECKS = []


@dataclass(frozen=True)
class Check:
    key: str
    title: str
    tolerance: str
    function: object


def check(title, tolerance):
    """Registers a check under the name of its function."""
    def register(function):
        CHECKS.append(Check(function.__name__, title, tolerance, function))
        return function
    return register


# Numbers ----------------------------------------------------------------------------------------

COUNTS = "unpaired_electrons valence_electrons stable_isotopes known_isotopes".split()
# Figures that may be zero or less.
SIGNED = {"electron_affinity", "neutron_scattering_length", "nuclear_magnetic_moment", "nuclear_quadrupole_moment",
          "nuclear_spin", "magnetic_moment", "oxidation_states", "ionic_radius", "neutron_incoherent", *COUNTS}


@check("Counts are whole numbers and not negative", "none")
def counts(figures):
    for key in COUNTS:
        for z, symbol, (value,) in figures.of(key):
            if value < 0 or value != int(value):
                yield symbol, f"{key} {text(value)}"


@check("All other figures are positive, but for moments, affinities and scattering lengths", "none")
def positive(figures):
    for key in figures.columns:
        for z, symbol, (value,) in figures.of(key):
            if key not in SIGNED and value <= 0:
                yield symbol, f"{key} {text(value)}"


# Elasticity and sound ---------------------------------------------------------------------------

ROUNDING = 0.005  # of Poisson's ratio


def least_off(young, function, poisson):
    """The least difference that the rounding of Poisson's ratio leaves."""
    ends = [function(poisson + step) for step in (-ROUNDING, ROUNDING)]
    return 0 if min(ends) <= young <= max(ends) else min(off(young, end) for end in ends)


@check("Young’s modulus is 2 G (1 + ν)", "15 %")
def young_shear(figures):
    for z, symbol, (young, shear, poisson) in figures.of("youngs_modulus", "shear_modulus", "poissons_ratio"):
        if least_off(young, lambda n: 2 * shear * (1 + n), poisson) > 0.15:
            yield symbol, f"E {text(young)}, 2 G (1 + ν) {text(2 * shear * (1 + poisson))}"


@check("Young’s modulus is 3 K (1 − 2 ν)", "15 %")
def young_bulk(figures):
    for z, symbol, (young, bulk, poisson) in figures.of("youngs_modulus", "bulk_modulus", "poissons_ratio"):
        if least_off(young, lambda n: 3 * bulk * (1 - 2 * n), poisson) > 0.15:
            yield symbol, f"E {text(young)}, 3 K (1 − 2 ν) {text(3 * bulk * (1 - 2 * poisson))}"


@check("Young’s modulus is 9 K G / (3 K + G)", "15 %")
def young_both(figures):
    for z, symbol, (young, bulk, shear) in figures.of("youngs_modulus", "bulk_modulus", "shear_modulus"):
        both = 9 * bulk * shear / (3 * bulk + shear)
        if off(young, both) > 0.15:
            yield symbol, f"E {text(young)}, of K and G {text(both)}"


@check("The speed of sound in a thin rod is the root of E / ρ", "5 %")
def rod(figures):
    for z, symbol, (sound, young, density) in figures.of("speed_of_sound", "youngs_modulus", "density"):
        speed = math.sqrt(young * 1e6 / density)
        if off(sound, speed) > 0.05:
            yield symbol, f"sound {text(sound)}, √(E / ρ) {text(speed)}"


# Heat and electricity ---------------------------------------------------------------------------


@check("The molar heat capacity is the specific one times the mass", "2 %")
def heat(figures):
    for z, symbol, (molar, specific, mass) in figures.of("molar_heat", "specific_heat", "atomic_mass"):
        one = specific * mass * figures.atoms("molar_heat", z)
        if off(molar, one) > 0.02:
            yield symbol, f"molar {text(molar)}, specific times mass {text(one)}"


@check("The heat capacity of a solid is 3 R a mole of atoms (Dulong and Petit)", "0.75 to 1.5 times")
def dulong_petit(figures):
    for z, symbol, (molar,) in figures.of("molar_heat"):
        part = molar / figures.atoms("molar_heat", z) / (3 * GAS_CONSTANT)
        if figures.catalog[z]["phase"] == "Solid" and not 0.75 < part < 1.5:
            yield symbol, f"heat capacity {text(part)} times 3 R"


@check("The thermal diffusivity of a metal, k / (ρ c), is that of a metal", "1 to 200 mm²/s")
def diffusivity(figures):
    for z, symbol, (k, density, specific) in figures.of("thermal_conductivity", "density", "specific_heat"):
        found = k / (density * specific)
        if is_metal(z) and not 1 < found < 200:
            yield symbol, f"k / (ρ c) {text(found)}"


@check("The thermal and the electric conductivity of a metal (Wiedemann and Franz)", "a factor of 2")
def wiedemann_franz(figures):
    for z, symbol, (k, resistivity) in figures.of("thermal_conductivity", "resistivity"):
        ratio = k * resistivity / (LORENZ * ROOM)
        if is_metal(z) and not 0.5 < ratio < 2:
            yield symbol, f"k ρ / (L T) {text(ratio)}"


@check("The resistivity of a metal is that of a metal", "10⁻⁸ to 2 · 10⁻⁶ Ω·m")
def metallic(figures):
    for z, symbol, (resistivity,) in figures.of("resistivity"):
        if is_metal(z) and not 1e-8 < resistivity < 2e-6:
            yield symbol, f"resistivity {text(resistivity)}"


def is_metal(z):
    return table.category(z) not in ("diatomic nonmetal", "polyatomic nonmetal", "noble gas", "metalloid", "halogen")


@check("A bound or a doped sample is no value: the resistivity of what is no metal", "the reviewed list")
def no_metal(figures):
    for z, symbol, (resistivity,) in figures.of("resistivity"):
        if not is_metal(z):
            yield symbol, f"resistivity {text(resistivity)}"


# Density ----------------------------------------------------------------------------------------


@check("The density is that of the unit cell and the mass", "2 %")
def cell(figures):
    for z, symbol, (density, mass) in figures.of("density", "atomic_mass"):
        if symbol in figures.cells:
            found = cells.density(figures.cells[symbol], mass)
            if off(density, found) > 0.02:
                yield symbol, f"density {text(density)}, of the cell {text(found)}"


@check("The molar volume is the mass by the density", "2 %")
def volume(figures):
    for z, symbol, (molar, density, mass) in figures.of("molar_volume", "density", "atomic_mass"):
        if off(molar, mass / density) > 0.02:
            yield symbol, f"volume {text(molar)}, mass by density {text(mass / density)}"


@check("A liquid is less dense than the solid, by no more than a fifth", "none")
def liquid(figures):
    for z, symbol, (melted, density) in figures.of("liquid_density", "density"):
        if not 0.8 * density < melted < density:
            yield symbol, f"liquid {text(melted)}, density {text(density)}"


@check("Linear thermal expansion", "10⁻⁶ to 10⁻⁴ /K")
def expansion(figures):
    for z, symbol, (value,) in figures.of("thermal_expansion"):
        if not 1e-6 < value < 1e-4:
            yield symbol, f"expansion {text(value)}"


@check("Expansion up to the melting point: α T is 0.02 for metals", "a factor of 3")
def expansion_melting(figures):
    for z, symbol, (value, melt) in figures.of("thermal_expansion", "melt"):
        if is_metal(z) and not 0.02 / 3 < value * melt < 0.06:
            yield symbol, f"α T {text(value * melt)}"


# Entropy and change of state --------------------------------------------------------------------


@check("The entropy of the solid or the liquid is below that of the gas, and that of a solid below 100 a mole of atoms",
       "none")
def entropy(figures):
    for z, symbol, (standard, gas) in figures.of("standard_entropy", "standard_entropy_gas"):
        one, other = (value / figures.atoms(key, z) for key, value in (
            ("standard_entropy", standard), ("standard_entropy_gas", gas)))
        if not figures.is_gas(z) and one >= min(other, 100):
            yield symbol, f"entropy {text(standard)}, of the gas {text(gas)}"


@check("A liquid has more entropy than its solid, by that of fusion, and less than its gas", "none")
def entropy_of_states(figures):
    for z, symbol, (standard, gas, heat_, melt) in figures.of(
            "standard_entropy", "standard_entropy_gas", "heat_of_fusion", "melt"):
        one, other, fusion = (value / figures.atoms(key, z) for key, value in (
            ("standard_entropy", standard), ("standard_entropy_gas", gas), ("heat_of_fusion", 1000 * heat_ / melt)))
        if figures.is_gas(z):
            continue
        solid, liquid = (one - fusion, one) if melt < ROOM else (one, one + fusion)
        if not 0 < solid < liquid < other:
            yield symbol, f"entropy of the solid {text(solid)}, of the liquid {text(liquid)}, of the gas {text(other)}"


@check("The entropy of a gas is that of the solid or the liquid, and those of fusion and vaporization", "25 %, with the heat "
       "capacities of both")
def entropy_of_gas(figures):
    for z, symbol, (standard, gas, fusion, melt, heat_, boil, capacity) in figures.of(
            "standard_entropy", "standard_entropy_gas", "heat_of_fusion", "melt", "heat_of_vaporization", "boil", "molar_heat"):
        if figures.is_gas(z) or figures.atoms("standard_entropy_gas", z) > 1:
            continue
        part = 1000 * fusion / melt if melt > ROOM else 0
        found = (standard + (capacity - 2.5 * GAS_CONSTANT) * math.log(boil / ROOM)) / figures.atoms("standard_entropy", z) + (
            part + 1000 * heat_ / boil) / figures.atoms("heat_of_fusion", z)
        if off(found, gas) > 0.25:
            yield symbol, f"entropy of the gas {text(gas)}, by fusion and vaporization {text(found)}"


@check("Trouton’s rule: heat of vaporization by boiling point is 88 J/(mol·K)", "a factor of 2")
def trouton(figures):
    for z, symbol, (heat_, boil) in figures.of("heat_of_vaporization", "boil"):
        if not 44 < 1000 * heat_ / boil < 176:
            yield symbol, f"vaporization by boiling point {text(1000 * heat_ / boil)} J/(mol·K)"


@check("Richards’s rule: heat of fusion by melting point is 10 J/(mol·K)", "a factor of 2")
def richards(figures):
    for z, symbol, (heat_, melt) in figures.of("heat_of_fusion", "melt"):
        if not 5 < 1000 * heat_ / melt < 20:
            yield symbol, f"fusion by melting point {text(1000 * heat_ / melt)} J/(mol·K)"


@check("An element melts before it boils, and boils below its critical point", "none")
def order(figures):
    for low, high in (("melt", "boil"), ("boil", "critical_temperature"), ("triple_point_temperature", "boil"),
                      ("superconduction_temperature", "melt")):
        for z, symbol, (one, other) in figures.of(low, high):
            if one >= other:
                yield symbol, f"{low} {text(one)}, {high} {text(other)}"


@check("The triple point is near the melting point", "1 K")
def triple(figures):
    for z, symbol, (triple_, melt) in figures.of("triple_point_temperature", "melt"):
        if abs(triple_ - melt) > 1:
            yield symbol, f"triple point {text(triple_)}, melting point {text(melt)}"
    for z, symbol, (triple_,) in figures.of("triple_point_temperature"):
        if z not in figures.columns["melt"]:
            yield symbol, f"triple point {text(triple_)}, no melting point"


@check("The pressure of a triple point has its temperature", "none")
def triple_pressure(figures):
    for z, symbol, (pressure,) in figures.of("triple_point_pressure"):
        if z not in figures.columns["triple_point_temperature"]:
            yield symbol, f"triple point at {text(pressure)} kPa, no temperature"


@check("The critical compressibility, p V / (R T), is near 0.29", "0.2 to 0.35")
def critical(figures):
    for z, symbol, (p, volume_, t) in figures.of("critical_pressure", "critical_volume", "critical_temperature"):
        if not 0.2 < p * volume_ / (GAS_CONSTANT * t) < 0.35:
            yield symbol, f"p V / (R T) {text(p * volume_ / (GAS_CONSTANT * t))}"


@check("The enthalpy of atomization is the cohesive energy", "10 %, at least 5 kJ/mol")
def cohesion(figures):
    for z, symbol, (enthalpy, cohesive) in figures.of("enthalpy_of_atomization", "cohesive_energy"):
        energy = cohesive * 96.485
        if off(enthalpy, energy) > 0.1 and abs(enthalpy - energy) > 5:
            yield symbol, f"atomization {text(enthalpy)}, cohesive energy {text(energy)} kJ/mol"


@check("A mole of atoms takes no less heat to atomize than to boil", "2 %")
def boiling(figures):
    for z, symbol, (enthalpy, heat_) in figures.of("enthalpy_of_atomization", "heat_of_vaporization"):
        if heat_ / figures.atoms("heat_of_vaporization", z) > 1.02 * enthalpy:
            yield symbol, f"atomization {text(enthalpy)}, vaporization {text(heat_)}"
