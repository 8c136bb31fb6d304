"""The figures of an element, where each comes from, and the comparison with all other sources.

A figure is taken from the first of `first` that has it, and compared with every other source that
has it. Where one of them differs by more than the tolerance, or where there is no other,
decisions.json must say what is done and why (see decisions.py).
"""

from dataclasses import dataclass, field
from decimal import Decimal


@dataclass(frozen=True)
class FigureSpec:
    key: str
    unit: str | None
    first: tuple
    seconds: tuple
    relative: float
    absolute: float = 0.0
    # Other sources may give back zeros that a table of floats has lost: not where the first keeps
    # text, or the other value is computed.
    zeros: bool = True
    # A whole number in a table of floats has lost its decimals: it needs a decision.
    decimals: bool = False
    # Transcriptions of the same list: they have to be equal.
    exact: tuple = ()
    # The reason why an element may have a value from one source only.
    alone: str = ""
    # Sources that are compared, but mean something else, and so are no second source.
    apart: tuple = ()
    # Absolute tolerance by atomic number: the uncertainty that the source states.
    margin: object = field(default=lambda tables, z: 0.0, compare=False)

    def value(self, tables, source, z):
        return tables[source].get(self.key, {}).get(z)

    def agrees(self, one, other, margin=0.0):
        allowed = max(self.absolute, margin,
                      self.relative * max(abs(float(one)), abs(float(other))))
        return abs(float(one) - float(other)) <= allowed + 1e-12

    def differing(self, value, others, tables, z):
        """The other sources that do not agree with a value."""
        margin = self.margin(tables, z)
        return [s for s, v in others.items() if not (
            Decimal(v) == Decimal(value) if s in self.exact else self.agrees(value, v, margin))]

    def is_complete(self, value, others):
        return not self.decimals or "." in value

    def digits(self, found, source):
        """The digits of the source, or the same number with more zeros: 1.9 beside 1.90."""
        if not self.zeros:
            return found[source]
        return max((text for text in found.values()
                    if Decimal(text) == Decimal(found[source])), key=len)

    def tolerance(self):
        unit = f" {self.unit}" if self.unit else ""
        parts = [f"{self.relative * 100:g} %"] * bool(self.relative)
        parts += [f"at least {self.absolute:g}{unit}"] * bool(self.absolute)
        return ", ".join(parts) or "none"


@dataclass(frozen=True)
class TextSpec:
    """The same for what is no number: `agrees` is a function of two values."""

    key: str
    first: tuple
    seconds: tuple
    agrees: object
    # True if the value has all that every other one has.
    complete: object = lambda value, others: True
    alone: str = ""
    apart: tuple = ()

    def value(self, tables, source, z):
        return tables[source].get(self.key, {}).get(z)

    def differing(self, value, others, tables, z):
        return [s for s, v in others.items() if not self.agrees(value, v)]

    def is_complete(self, value, others):
        return self.complete(value, others.values())

    def digits(self, found, source):
        return found[source]

    def tolerance(self):
        return self.agrees.__name__.replace("_", " ")



def weight_margin(tables, z):
    """The stated uncertainty of a standard weight, or the reach of its interval."""
    weights = tables["periodictable"]
    value = Decimal(weights["atomic_mass"][z])
    if z in weights["interval"]:
        return max(abs(float(value) - float(end))
                   for end in weights["interval"][z].strip("[]").split(","))
    return float(Decimal(weights["atomic_mass_uncertainty"][z]).scaleb(value.as_tuple().exponent))


HANDBOOKS = ("pymatgen", "gelemental", "bodr")

SPECS = (
    FigureSpec("atomic_mass", None, ("periodictable",),
               ("atomic-weights", "mendeleev", "isotopes", "bodr"), 5e-6, zeros=False,
               exact=("atomic-weights",), margin=weight_margin),
    FigureSpec("mass_number", None, ("nubase",),
               ("gelemental", "pymatgen", "mendeleev", "atomic-weights"), 0),
    FigureSpec("melt", "K", ("mendeleev",), HANDBOOKS, 0.005, 0.5),
    FigureSpec("boil", "K", ("mendeleev", "chemicals"), HANDBOOKS, 0.01, 0.5),
    FigureSpec("density", "g/cm³", ("mendeleev",), ("pymatgen", "gelemental", "periodictable"),
               0.01, decimals=True),
    FigureSpec("density_gas", "g/L", ("coolprop", "gelemental"), ("gelemental", "mendeleev"), 0.005,
               zeros=False),
    FigureSpec("molar_heat", "J/(mol·K)", ("mendeleev",), ("gelemental",), 0.02, zeros=False),
    FigureSpec("electronegativity_pauling", None, ("mendeleev",), HANDBOOKS, 0, 0.05),
    FigureSpec("electron_affinity", "eV", ("mendeleev",), ("bodr", "gelemental", "pymatgen"), 0.02,
               0.001),
    FigureSpec("first_ionization_energy", "eV", ("mendeleev",), ("gelemental", "bodr", "pymatgen"),
               0.01),
    FigureSpec("covalent_radius", "pm", ("mendeleev",), ("periodictable",), 0, 1),
    FigureSpec("van_der_waals_radius", "pm", ("mendeleev",), ("ase",), 0, 1),
    FigureSpec("atomic_radius", "pm", ("mendeleev",), ("pymatgen", "gelemental"), 0, 1),
    FigureSpec("heat_of_fusion", "kJ/mol", ("chemicals",), ("gelemental",), 0.05),
    FigureSpec("heat_of_vaporization", "kJ/mol", ("chemicals", "mendeleev"),
               ("gelemental", "elementy", "matminer"), 0.06),
    FigureSpec("thermal_conductivity", "W/(m·K)", ("mendeleev", "gelemental"), HANDBOOKS, 0.05),
)
