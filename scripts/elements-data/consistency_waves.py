"""The checks of consistency.py of sound and light in matter: as those of matter."""

import math

from consistency_figures import GAS_CONSTANT, off, text
from consistency_matter import check, is_metal

AVOGADRO = 6.02214e23  # 1/mol
HBAR_BY_K = 7.63823e-12  # K·s
BOHR = 0.529177e-8  # cm


@check("The speed of sound in a gas is the root of γ R T / M", "1 %")
def gas_sound(figures):
    for z, symbol, (sound, molar, mass) in figures.of("speed_of_sound", "molar_heat", "atomic_mass"):
        if figures.condition("speed_of_sound", z, "phase") == "gas":
            ratio = molar / (molar - GAS_CONSTANT)
            kelvin = float(figures.condition("speed_of_sound", z, "temperature"))
            speed = math.sqrt(ratio * GAS_CONSTANT * kelvin / (mass * figures.atoms("molar_heat", z) / 1000))
            if off(sound, speed) > 0.01:
                yield symbol, f"sound {text(sound)}, of the gas {text(speed)}"


@check("A speed of sound is that of a gas, or has a modulus to be compared with", "none")
def confirmed_sound(figures):
    for z, symbol, (sound,) in figures.of("speed_of_sound"):
        moduli = sum(z in figures.columns[key] for key in ("bulk_modulus", "shear_modulus"))
        if z not in figures.columns["youngs_modulus"] and moduli < 2 and figures.condition(
                "speed_of_sound", z, "phase") != "gas":
            yield symbol, f"sound {text(sound)}"


@check("The speed of sound in a thin rod is that of bulk and shear modulus", "15 %")
def rod_of_moduli(figures):
    for z, symbol, (sound, bulk, shear, density) in figures.of(
            "speed_of_sound", "bulk_modulus", "shear_modulus", "density"):
        speed = math.sqrt(9 * bulk * shear / (3 * bulk + shear) * 1e6 / density)
        if off(sound, speed) > 0.15:
            yield symbol, f"sound {text(sound)}, of K and G {text(speed)}"


@check("The Debye temperature is that of the sound by Young’s modulus, whose longest waves have the distance of two atoms",
       "0.4 to 1.25 times")
def debye(figures):
    for z, symbol, (kelvin, young, density, mass) in figures.of(
            "debye_temperature", "youngs_modulus", "density", "atomic_mass"):
        atoms = density * 1e6 * AVOGADRO / mass
        found = HBAR_BY_K * (6 * math.pi ** 2 * atoms) ** (1 / 3) * math.sqrt(young * 1e6 / density)
        if not 0.4 < kelvin / found < 1.25:
            yield symbol, f"Debye temperature {text(kelvin)}, of E {text(found)}"


@check("The refractive index of what is no metal is that of the polarizability of its atoms (Lorentz and Lorenz)",
       "a factor of 1.6")
def lorentz(figures):
    for z, symbol, (index, alpha, density, mass) in figures.of(
            "refractive_index_solid", "dipole_polarizability", "density", "atomic_mass"):
        refraction = (index ** 2 - 1) / (index ** 2 + 2)
        found = 4 / 3 * math.pi * alpha * BOHR ** 3 * density * AVOGADRO / mass
        if not is_metal(z) and not 1 / 1.6 < refraction / found < 1.6:
            yield symbol, f"index {text(index)}: refraction {text(refraction)}, of the polarizability {text(found)}"
