"""The figures of an element, where each comes from, and the comparison with a second source.

A figure is taken from the first of `first` that has it, and compared with the first of `seconds`
that has it. Where they differ by more than the tolerance, or where no second source has a value,
decisions.json must say what is done and why. A decision that nothing asks for is an error too.
"""

import json
from dataclasses import dataclass
from decimal import Decimal


@dataclass(frozen=True)
class FigureSpec:
    key: str
    unit: str | None
    first: tuple
    seconds: tuple
    relative: float
    absolute: float = 0.0
    # Whether another source may give back zeros that a table of floats has lost: not where the
    # first keeps text, or the other value is computed.
    zeros: bool = True

    def value(self, tables, source, z):
        return tables[source].get(self.key, {}).get(z)

    def agrees(self, one, other):
        allowed = max(self.absolute, self.relative * max(abs(float(one)), abs(float(other))))
        return abs(float(one) - float(other)) <= allowed + 1e-12

    def digits(self, found, source):
        """The digits of the source, or the same number with more zeros: 1.9 beside 1.90."""
        if not self.zeros:
            return found[source]
        return max((text for text in found.values()
                    if Decimal(text) == Decimal(found[source])), key=len)

    def tolerance(self):
        unit = f" {self.unit}" if self.unit else ""
        return f" (tolerance {self.relative * 100:g} %, at least {self.absolute:g}{unit})"


@dataclass(frozen=True)
class TextSpec:
    """The same for what is no number: `agrees` is a function of two values."""

    key: str
    first: tuple
    seconds: tuple
    agrees: object

    def value(self, tables, source, z):
        return tables[source].get(self.key, {}).get(z)

    def digits(self, found, source):
        return found[source]

    def tolerance(self):
        return ""


HANDBOOKS = ("pymatgen", "gelemental", "bodr")

SPECS = (
    FigureSpec("atomic_mass", None, ("periodictable",), ("mendeleev", "isotopes", "bodr"), 5e-6,
               zeros=False),
    FigureSpec("mass_number", None, ("nubase",), ("gelemental", "pymatgen", "mendeleev"), 0),
    FigureSpec("melt", "K", ("mendeleev",), HANDBOOKS, 0.005, 0.5),
    FigureSpec("boil", "K", ("mendeleev", "chemicals"), HANDBOOKS, 0.01, 0.5),
    FigureSpec("density", "g/cm³", ("mendeleev",), ("pymatgen", "gelemental", "periodictable"), 0.02),
    FigureSpec("density_gas", "g/L", ("coolprop", "gelemental"), ("gelemental", "mendeleev"), 0.005,
               zeros=False),
    FigureSpec("molar_heat", "J/(mol·K)", ("mendeleev",), ("gelemental",), 0.02, zeros=False),
    FigureSpec("electronegativity_pauling", None, ("mendeleev",), HANDBOOKS, 0, 0.05),
    FigureSpec("electron_affinity", "eV", ("mendeleev",), HANDBOOKS, 0.05, 0.005),
    FigureSpec("first_ionization_energy", "eV", ("mendeleev",), ("gelemental", "bodr", "pymatgen"),
               0.01),
    FigureSpec("covalent_radius", "pm", ("mendeleev",), ("periodictable",), 0, 1),
    FigureSpec("van_der_waals_radius", "pm", ("mendeleev",), ("ase",), 0, 1),
    FigureSpec("atomic_radius", "pm", ("mendeleev",), ("pymatgen", "gelemental"), 0, 1),
    FigureSpec("heat_of_fusion", "kJ/mol", ("chemicals",), ("gelemental",), 0.05),
    FigureSpec("heat_of_vaporization", "kJ/mol", ("chemicals",), ("gelemental",), 0.05),
    FigureSpec("thermal_conductivity", "W/(m·K)", ("mendeleev",), HANDBOOKS, 0.05),
)


class Decisions:
    """The reviewed table: {"figure": {"Sym Sym": {"take": …, "reason": …}}}."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            table = json.load(file)
        self.entries = {(key, symbol): entry for key, group in table.items()
                        for symbols, entry in group.items() for symbol in symbols.split()}
        self.used = set()

    def find(self, key, symbol):
        entry = self.entries.get((key, symbol))
        if entry:
            self.used.add((key, symbol))
        return entry

    def unused(self):
        return sorted(set(self.entries) - self.used)


@dataclass
class Difference:
    key: str
    z: int
    symbol: str
    first: tuple
    second: tuple | None
    others: dict
    decision: dict | None

    def text(self):
        second = "{0} {1}".format(*self.second) if self.second else "no second source"
        others = " ".join(f"{name} {value}" for name, value in self.others.items())
        decided = (f"take {self.decision['take']}: {self.decision['reason']}"
                   if self.decision else "NO DECISION")
        first = "{0} {1}".format(*self.first)
        return f"{self.key} {self.symbol}: {first} | {second} | {others} → {decided}"


def compare(spec, tables, decisions, symbols):
    """({number: (text, source)}, [Difference])."""
    taken, differences = {}, []
    for z in symbols:
        found = {s: v for s in (*spec.first, *spec.seconds)
                 if (v := spec.value(tables, s, z)) is not None}
        source = next((s for s in spec.first if s in found), None)
        if source is None:
            continue
        others = {s: v for s, v in found.items() if s in spec.seconds and s != source}
        second = next(iter(others.items()), None)
        if second and spec.agrees(found[source], second[1]):
            taken[z] = (spec.digits(found, source), source)
            continue
        decision = decisions.find(spec.key, symbols[z])
        differences.append(Difference(spec.key, z, symbols[z], (source, found[source]), second,
                                      dict(list(others.items())[1:]), decision))
        source = decision["take"] if decision else source
        if source != "drop":
            taken[z] = (found[source], source)
    return taken, differences
