"""The checks of consistency.py between figures of atoms, nuclides and lists: as those of matter."""

import itertools
import math
import re

import table
from consistency_figures import off, text
from consistency_matter import check, is_metal

# Light and X-rays -------------------------------------------------------------------------------


@check("The refractive index of a gas", "1 to 1.01")
def gas_index(figures):
    for z, symbol, (value,) in figures.of("refractive_index"):
        if not 1 < value < 1.01:
            yield symbol, f"index {text(value)}"


@check("The refractive index of a solid", "0.02 to 6")
def solid_index(figures):
    for z, symbol, (value,) in figures.of("refractive_index_solid"):
        if not 0.02 < value < 6:
            yield symbol, f"index {text(value)}"


@check("The reflectivity is that of index and extinction", "10 %")
def reflected(figures):
    for z, symbol, (n, k, share) in figures.of("refractive_index_solid", "extinction_coefficient", "reflectivity"):
        found = 100 * ((n - 1) ** 2 + k * k) / ((n + 1) ** 2 + k * k)
        if abs(found - share) > 10:
            yield symbol, f"reflectivity {text(share)}, of n and k {text(found)}"


EDGE_OF_LINE = {"xray_ka1": ("xray_k_edge", "xray_l3_edge"), "xray_ka2": ("xray_k_edge", "xray_l2_edge"),
                "xray_kb1": ("xray_k_edge", None), "xray_la1": ("xray_l3_edge", "xray_m5_edge"),
                "xray_lb1": ("xray_l2_edge", None)}


@check("An X-ray line lies below its edge, and is the difference of two", "0.05 %, at least 5 eV")
def lines(figures):
    for line, (upper, lower) in EDGE_OF_LINE.items():
        for z, symbol, (energy, edge) in figures.of(line, upper):
            if energy >= edge:
                yield symbol, f"{line} {text(energy)}, {upper} {text(edge)}"
        for z, symbol, (energy, edge, other) in figures.of(line, upper, lower) if lower else ():
            if off(energy, edge - other) > 0.0005 and abs(energy - edge + other) > 5:
                yield symbol, f"{line} {text(energy)}, difference of edges {text(edge - other)}"


@check("X-ray edges fall from shell to shell", "none")
def edges(figures):
    names = [f"xray_{name}_edge" for name in ("k", "l1", "l2", "l3", "m5")]
    for high, low in zip(names, names[1:]):
        for z, symbol, (one, other) in figures.of(high, low):
            if other > one:
                yield symbol, f"{high} {text(one)}, {low} {text(other)}"


@check("Moseley’s line: the root of an X-ray energy lies on the parabola of its neighbors", "0.5 %, of Kα 0.02 %")
def moseley(figures):
    for key in ("xray_k_edge", "xray_l3_edge", *EDGE_OF_LINE):
        column = figures.columns[key]
        for z in column:
            near = [column.get(z + step) for step in (-2, -1, 1, 2)]
            if None in near or z < (12 if "_k" in key else 20):
                continue
            far, one, other, end = map(math.sqrt, near)
            expected = (4 * (one + other) - far - end) / 6
            if off(math.sqrt(column[z]), expected) > (0.0002 if "_ka" in key else 0.005):
                yield figures.symbols[z], f"{key} {text(column[z])}, by its neighbors {text(expected ** 2)}"


# Atoms ------------------------------------------------------------------------------------------


@check("Each further electron takes more energy to remove", "none")
def ionization(figures):
    for z, listed in figures.energies.items():
        energies = [re.match(r"[\d.]*", word)[0] for word in listed.split(" ")]
        for one, other in zip(energies, energies[1:]):
            if one and other and float(one) >= float(other):
                yield figures.symbols[z], f"{one} before {other}"
    keys = ["first_ionization_energy", *(f"ionization_energy_{n}" for n in range(2, 9))]
    for low, high in zip(keys, keys[1:]):
        for z, symbol, (one, other) in figures.of(low, high):
            if one >= other:
                yield symbol, f"{low} {text(one)}, {high} {text(other)}"


@check("The van der Waals radius is greater than the covalent one", "none")
def radii(figures):
    for key in [k for k in figures.columns if k.startswith("van_der_waals_radius")]:
        for z, symbol, (outer, inner) in figures.of(key, "covalent_radius"):
            if outer <= inner:
                yield symbol, f"{key} {text(outer)}, covalent {text(inner)}"


@check("A radius in the metal is that of a metal or a metalloid", "none")
def metallic_radii(figures):
    for key in [k for k in figures.columns if k.startswith("metallic_radius")]:
        for z, symbol, (radius,) in figures.of(key):
            if not is_metal(z) and table.category(z) != "metalloid":
                yield symbol, f"{key} {text(radius)}"


# Radii that are compared, and the greatest factor between them; those of UFF and Dreiding are distances.
AUTHORS = [("covalent_radius", other, 1.75) for other in (
    "covalent_radius_single", "covalent_radius_bragg", "atomic_radius", "atomic_radius_calculated", "metallic_radius")] + [
    ("atomic_radius_miracle", "metallic_radius_12", 1.75)] + [
    ("van_der_waals_radius_crc", "van_der_waals_radius" + name, factor) for name, factor in (
        ("", 1.75), ("_batsanov", 1.75), ("_mm3", 1.75), ("_uff", 3), ("_dreiding", 3))]


@check("Radii of an atom by several authors are alike", "a factor of 1.75, of distances 3")
def authors(figures):
    for key, other, factor in AUTHORS:
        for z, symbol, (one, two) in figures.of(key, other):
            if not 1 / factor < one / two < factor:
                yield symbol, f"{key} {text(one)}, {other} {text(two)}"


def hund(count):
    """The effective moment g √(J (J + 1)) of a free ion with so many f electrons, by Hund's rules."""
    spin = min(count, 14 - count) / 2
    orbit = abs(sum(3 - index % 7 for index in range(count)))
    total = abs(orbit - spin) if count < 7 else orbit + spin
    if not total:
        return 0
    factor = 1.5 + (spin * (spin + 1) - orbit * (orbit + 1)) / (2 * total * (total + 1))
    return factor * math.sqrt(total * (total + 1))


@check("The effective moment of a trivalent lanthanide is no moment of a metal that is divalent, as its volume shows",
       "a fifth above the neighbors’ volume")
def moments(figures):
    volumes = figures.columns["molar_volume"]
    for z, symbol, (moment,) in figures.of("magnetic_moment"):
        if 57 < z < 71 and "of the free ion" not in figures.condition("magnetic_moment", z):
            others = sorted(volumes[other] for other in range(57, 72) if other in volumes)
            if volumes[z] > 1.2 * others[len(others) // 2]:
                yield symbol, f"moment {text(moment)}, volume {text(volumes[z])}"


@check("The effective moment of a trivalent lanthanide is that of its free ion, by Hund’s rules", "15 %")
def free_ions(figures):
    for z, symbol, (moment,) in figures.of("magnetic_moment"):
        if 57 < z < 71 and off(moment, hund(z - 57)) > 0.15:
            yield symbol, f"moment {text(moment)}, of the ion {text(hund(z - 57))}"


# Nuclides ---------------------------------------------------------------------------------------


@check("The natural abundances of an element sum to 100 %", "0.02 %")
def shares(figures):
    for z, nuclides in figures.nuclides.items():
        total = sum(float(n.get("abundance", 0)) for n in nuclides.values())
        if total and abs(total - 100) > 0.02:
            yield figures.symbols[z], f"sum {total:.3f} %"


@check("The number of stable isotopes is that of the nuclide table", "none")
def stable(figures):
    for z, symbol, (count,) in figures.of("stable_isotopes"):
        found = sum(n.get("life") == "stable" for n in figures.nuclides[z].values())
        if count != found:
            yield symbol, f"counted {text(count)}, in the table {found}"


@check("The number of known isotopes is that of the nuclide table", "none")
def known(figures):
    for z, symbol, (count,) in figures.of("known_isotopes"):
        found = len({re.match(r"\d+", mass)[0] for mass in figures.nuclides[z]})
        if count != found:
            yield symbol, f"counted {text(count)}, in the table {found}"


# Neighbors --------------------------------------------------------------------------------------

COMPARED = ("thermal", "mechanical", "electric", "optical", "atomic", "radii", "electronegativity", "crystal")
# Figures that follow no trend of the table.
JUMPING = {"superconduction_temperature", "space_group", "standard_entropy", "triple_point_pressure", "resistivity",
           "fluorescence_yield_l3", "extinction_coefficient", "zeff_clementi", "thermal_conductivity"}


def neighbors(column, z):
    """The values of the elements before and after it, and above and below it in the group."""
    group = [other for other in column if table.group(other) and table.group(other) == table.group(z)]
    above = [other for other in group if other < z][-1:]
    below = [other for other in sorted(group) if other > z][:1]
    beside = [other for other in (z - 1, z + 1) if other in column and table.period(other) == table.period(z)]
    return [column[other] for other in {*above, *below, *beside}]


@check("A value is less than ten times, and more than a tenth of, all its neighbors in group and period", "a factor of 10")
def trend(figures):
    for key in figures.columns:
        group = figures.items.get(key, {}).get("group", "thermal")
        if group not in COMPARED or key in JUMPING:
            continue
        column = {z: v for z, v in figures.columns[key].items() if v > 0}
        for z in column:
            near = neighbors(column, z)
            if len(near) > 1 and (column[z] > 10 * max(near) or column[z] < min(near) / 10):
                yield figures.symbols[z], f"{key} {text(column[z])}, neighbors {' '.join(map(text, sorted(near)))}"


@check("The share of the crust that is dissolved in the sea is like that of the neighbors", "a factor of 100")
def sea(figures):
    share = {z: one / other for z, _, (one, other) in figures.of("abundance_sea", "abundance_crust")}
    for z in share:
        near = neighbors(share, z)
        if len(near) > 1 and not min(near) / 100 < share[z] < 100 * max(near):
            yield figures.symbols[z], (f"sea by crust {text(share[z])}, neighbors "
                                       f"{' '.join(map(text, sorted(near)))}")


# Names ------------------------------------------------------------------------------------------

# Figures of two names that may be one number: the edges of a cubic cell, the last energy of light atoms.
TWINS = ("lattice_a lattice_b lattice_c", "van_der_waals_radius van_der_waals_radius_bondi van_der_waals_radius_mantina "
         "van_der_waals_radius_rowland van_der_waals_radius_batsanov van_der_waals_radius_crc "
         "van_der_waals_radius_uff van_der_waals_radius_mm3 van_der_waals_radius_dreiding",
         "neutron_coherent neutron_total", "abundance_crust abundance_bulk_crust abundance_upper_crust "
         "abundance_mid_ocean abundance_mantle abundance_meteorites abundance_sun abundance_sea",
         "melt triple_point_temperature", "molar_volume miedema_volume", "ionic_radius crystal_radius",
         "c6 c6_gould", "mendeleev_number glawe_number iupac_order")


def is_twin(one, other):
    names = {one, other}
    return any(names <= set(group.split()) for group in TWINS) or all(
        "ionization" in name for name in names) or all("electronegativity" in name for name in names) or all(
        "radius" in name for name in names)


@check("No figure stands under two names", "three digits")
def names(figures):
    for z, symbol in figures.symbols.items():
        found = {}
        for key, column in figures.columns.items():
            if z in column and len(f"{column[z]:g}".replace(".", "").strip("0")) > 2:
                found.setdefault((figures.units.get(key) or "", column[z]), []).append(key)
        for (_, value), keys in found.items():
            for one, other in itertools.combinations(keys, 2):
                # The standard state of a gas is the gas.
                if not is_twin(one, other) and not (figures.is_gas(z) and one == "standard_entropy"):
                    yield symbol, f"{one} and {other} {text(value)}"
