"""The checks of consistency.py between figures of nuclei and of the isotopes that make an element: as those of matter."""

import math
import re

from consistency_figures import off, text
from consistency_matter import check

# Relative masses of a hydrogen atom, a neutron, an electron and helium-4; MeV of a unit of mass.
HYDROGEN, NEUTRON, ELECTRON, HELIUM, MEV = 1.00782503, 1.00866492, 0.00054858, 4.00260325, 931.4941
UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400, "y": 31556926}
PREFIXES = dict(zip("YZEPTGMk_munpfazy", (24, 21, 18, 15, 12, 9, 6, 3, 0, -3, -6, -9, -12, -15, -18, -21, -24)))


def number(mass):
    return int(re.match(r"\d+", mass)[0])


def ground(nuclides):
    """{mass number: nuclide} without isomers."""
    return {number(mass): n for mass, n in nuclides.items() if mass.isdigit()}


def seconds(life):
    """The seconds of a measured half-life; None for a limit, an estimate and others."""
    found = re.fullmatch(r"([\d.e+-]+) ?([YZEPTGMkmunpfazy]?)([smhdy])", life or "")
    return float(found[1]) * 10.0 ** PREFIXES[found[2] or "_"] * UNITS[found[3]] if found else None


def chief(nuclides):
    """(mass number, nuclide) of the most abundant isotope; None without one."""
    known = [(float(n["abundance"]), mass) for mass, n in ground(nuclides).items() if "abundance" in n]
    return (mass := max(known)[1], ground(nuclides)[mass]) if known else None


@check("The atomic weight is that of the isotopes in their abundances", "0.02 %")
def weight(figures):
    for z, symbol, (mass,) in figures.of("atomic_mass"):
        shares = [(float(n["abundance"]), float(n["mass"])) for n in figures.nuclides[z].values() if "abundance" in n]
        if not shares or figures.catalog[z]["kinds"].get("atomic_mass") == "mass number":
            continue
        found = sum(share * one for share, one in shares) / sum(share for share, _ in shares)
        if off(mass, found) > 0.0002:
            yield symbol, f"weight {mass:.6g}, of the isotopes {found:.6g}"


@check("The binding energy is that of the mass", "0.2 %")
def binding(figures):
    for z, symbol, (energy,) in figures.of("binding_energy"):
        if isotope := chief(figures.nuclides[z]):
            a, n = isotope
            found = (z * HYDROGEN + (a - z) * NEUTRON - float(n["mass"])) * MEV / a
            if abs(found - energy) > 0.002 * max(energy, 1):
                yield symbol, f"binding energy {text(energy)}, of the mass {text(found)}"


@check("The spin of a nucleus is whole where its mass number is even, and half where it is odd; 0⁺ if both numbers are even",
       "none")
def spins(figures):
    for z, nuclides in figures.nuclides.items():
        for a, n in ground(nuclides).items():
            spin = re.fullmatch(r"(\d+)(/2)?([+-]?)", n.get("spin", ""))
            if spin and (bool(spin[2]) != bool(a % 2) or z % 2 == a % 2 == 0 and spin[0] != "0+"):
                yield figures.symbols[z], f"{a}: {spin[0]}"


@check("The nuclear spin is that of the most abundant isotope in the nuclide table", "none")
def chief_spin(figures):
    for z, symbol, (spin,) in figures.of("nuclear_spin"):
        isotope = chief(figures.nuclides[z])
        found = isotope and re.match(r"\(?(\d+)(/2)?", isotope[1].get("spin", ""))
        if found and float(found[1]) / (2 if found[2] else 1) != spin:
            yield symbol, f"spin {text(spin)}, in the table {isotope[1]['spin']}"


@check("The longest half-life is that of the nuclide table", "0.2 %")
def longest(figures):
    for z, symbol, (life,) in figures.of("longest_half_life"):
        found = max(filter(None, (seconds(n.get("life")) for n in ground(figures.nuclides[z]).values()
                                  if "life" not in n.get("estimated", ""))))
        if off(life, found) > 0.002:
            yield symbol, f"longest {text(life)} s, in the table {text(found)} s"


@check("What has no stable isotope has a half-life, and what is in nature lives long or is made anew", "10⁸ years")
def natural(figures):
    for z, symbol in figures.symbols.items():
        nuclides = ground(figures.nuclides[z])
        if (z in figures.columns["longest_half_life"]) == any(n.get("life") == "stable" for n in nuclides.values()):
            yield symbol, "stable isotopes and a longest half-life, or neither"
        for a, n in nuclides.items():
            life = seconds(n.get("life"))
            if "abundance" in n and life and life < 1e8 * UNITS["y"]:
                yield symbol, f"{a}: {n['abundance']} % with a half-life of {n['life']}"


# Of each decay the change of charge and mass number, and the mass of what is emitted, beyond the atom that is left. NUBASE's
# B+ is electron capture, too.
DECAYS = {"B-": (1, 0, 0), "EC": (-1, 0, 0), "B+": (-1, 0, 0), "e+": (-1, 0, 2 * ELECTRON), "A": (-2, -4, HELIUM),
          "p": (-1, -1, HYDROGEN), "n": (0, -1, NEUTRON), "2p": (-2, -2, 2 * HYDROGEN), "2B-": (2, 0, 0)}


@check("A nuclide decays to a lighter one", "1 MeV where masses are estimates, else 2 keV")
def decays(figures):
    all_of = {z: ground(nuclides) for z, nuclides in figures.nuclides.items()}
    for z, nuclides in all_of.items():
        for a, n in nuclides.items():
            for mode in (n.get("modes") or "").split(";"):
                name, sign, share = re.fullmatch(r"([^=~<>?]*)([=~<>?]?)(.*)", mode).groups()
                if name not in DECAYS or sign in ("?", "<", "") or share.startswith("?"):
                    continue
                charge, mass, emitted = DECAYS[name]
                left = all_of.get(z + charge, {}).get(a + mass)
                if left is None:
                    continue
                energy = (float(n["mass"]) - float(left["mass"]) - emitted) * MEV
                is_estimate = any("mass" in one.get("estimated", "") for one in (n, left))
                if energy < -(1 if is_estimate else 0.002):
                    yield figures.symbols[z], f"{a}: {name} {text(energy)} MeV"


@check("The coherent cross section of neutrons is 4 π b²", "10 %, at least 0.1 b")
def coherent(figures):
    for z, symbol, (length, section) in figures.of("neutron_scattering_length", "neutron_coherent"):
        found = 4 * math.pi * length ** 2 / 100
        if off(found, section) > 0.1 and abs(found - section) > 0.1:
            yield symbol, f"coherent {text(section)}, 4 π b² {text(found)}"


@check("The scattering of neutrons is the coherent and the incoherent one", "3 %, at least 0.05 b")
def scattering(figures):
    for z, symbol, (one, other, whole) in figures.of("neutron_coherent", "neutron_incoherent", "neutron_total"):
        if off(one + other, whole) > 0.03 and abs(one + other - whole) > 0.05:
            yield symbol, f"scattering {text(whole)}, the sum {text(one + other)}"
