"""Figures derived from others by a published formula: checks of measured ones, and scales."""

import math

import table

LORENZ = 2.44e-8  # W·Ω/K²
ROOM = 300.0  # K
NOT_METALS = ("diatomic nonmetal", "polyatomic nonmetal", "noble gas", "metalloid")


def values(taken):
    return {z: float(t.value) for z, t in taken.items()}


def elastic(taken):
    """Young's modulus and Poisson's ratio from the bulk and the shear modulus."""
    import readers_properties
    bulk, shear = values(taken["bulk_modulus"]), values(taken["shear_modulus"])
    columns = readers_properties.elasticities({z: (bulk[z], shear[z]) for z in bulk if z in shear})
    return {key: columns[key] for key in ("youngs_modulus", "poissons_ratio")}


def rod(taken, density):
    """The speed of sound in a thin rod, in m/s, from Young's modulus and the density in g/cm³."""
    return {"speed_of_sound": {
        z: f"{math.sqrt(young * 1e6 / float(density[z])):.3g}"
        for z, young in values(taken["youngs_modulus"]).items() if z in density}}


def wiedemann_franz(conductivity):
    """The resistivity of a metal from its thermal conductivity: that of the electrons alone."""
    return {"resistivity": {z: f"{LORENZ * ROOM / float(k):.2e}"
                            for z, k in conductivity.items()
                            if table.category(z) not in NOT_METALS and z != 94}}


def slater(z, configuration):
    """Effective charge of the outermost electron by Slater's rules (1930)."""
    electrons = table.orbitals(configuration)
    outer = max(int(orbital[0]) for orbital in electrons)
    groups = {}
    for orbital, count in electrons.items():
        groups[int(orbital[0]), orbital[1] in "sp" or orbital[1]] = groups.get(
            (int(orbital[0]), orbital[1] in "sp" or orbital[1]), 0) + count
    shield = (groups[outer, True] - 1) * (0.30 if outer == 1 else 0.35)
    for (n, _), count in groups.items():
        if n == outer - 1:
            shield += count * 0.85
        elif n < outer - 1:
            shield += count
    return z - shield


def scales(ionization, affinity, zeff, radius, polarizability, valence):
    """{source: {property: {z: text}}}: scales of electronegativity, hardness."""
    first = {z: float(v) for z, v in ionization[1].items()}
    pairs = {z: (i, float(affinity[z])) for z, i in first.items() if z in affinity}
    return {
        "mulliken": {"electronegativity_mulliken": {
            z: f"{(i + a) / 2:.3f}" for z, (i, a) in pairs.items()}},
        "parr-pearson": {
            "hardness": {z: f"{(i - a) / 2:.3f}" for z, (i, a) in pairs.items()},
            "electrophilicity": {z: f"{(i + a) ** 2 / (8 * (i - a)):.3f}"
                                 for z, (i, a) in pairs.items()}},
        "allred-rochow": {"electronegativity_allred_rochow": {
            z: f"{3590 * (charge - 0.35) / float(radius[z]) ** 2 + 0.744:.2f}"
            for z, charge in zeff.items() if z in radius}},
        "gordy": {"electronegativity_gordy": {
            z: f"{31 * (count + 1) / float(radius[z]) + 0.50:.2f}"
            for z, count in valence.items() if table.block(z) in "sp" and count < 8}},
        "nagle": {"electronegativity_nagle": {
            z: f"{1.66 * (valence[z] / (float(a) * 0.1481847)) ** (1 / 3) + 0.37:.2f}"
            for z, a in polarizability.items() if z in valence}},
        "martynov-batsanov": {"electronegativity_martynov_batsanov": martynov_batsanov(
            ionization, valence)},
    }


def martynov_batsanov(ionization, valence):
    """The root of the mean ionization energy of the valence electrons, in eV."""
    result = {}
    for z, count in valence.items():
        energies = [ionization[n].get(z) for n in range(1, count + 1) if n in ionization]
        if 1 <= count <= 8 and len(energies) == count and all(energies):
            result[z] = f"{math.sqrt(sum(map(float, energies)) / count):.2f}"
    return result


ELECTRON_MASS, FINE_STRUCTURE = 510998.95, 1 / 137.035999  # eV


def hydrogen_like(symbols):
    """The energy that binds one electron to a bare point nucleus, by Dirac's formula, in eV."""
    return {z: f"{ELECTRON_MASS * (1 - math.sqrt(1 - (z * FINE_STRUCTURE) ** 2)):.6g}"
            for z in symbols if z > 1}


def sun(chondrite, solar):
    """Meteorites scaled to the Sun by silicon: what the solid elements of both must agree in.

    The volatile elements, of which meteorites have lost most, and lithium, which the Sun has burnt,
    are left out.
    """
    factor = float(solar[14]) / float(chondrite[14])
    volatile = (1, 2, 3, 6, 7, 8, 10, 18, 36, 54, 80)
    return {z: f"{float(v) * factor:.3g}" for z, v in chondrite.items() if z not in volatile}
