"""The figures of the made files, by key and atomic number, for the checks between them."""

import re

import conditions

ROOM = 293.15  # K
GAS_CONSTANT = 8.314462  # J/(mol·K)
LORENZ = 2.44e-8  # W·Ω/K²


class Figures:
    """All figures of the files, by key and atomic number."""

    def __init__(self, elements, properties, isotopes, ionization, unit_cells, forms):
        self.catalog = {e["number"]: e for e in elements["elements"]}
        self.symbols = {z: e["symbol"] for z, e in self.catalog.items()}
        self.items = {item["key"]: item for item in properties["properties"]}
        self.nuclides = {e["number"]: e["nuclides"] for e in isotopes["elements"]}
        self.energies = {e["number"]: e["energies"] for e in ionization["elements"]}
        self.cells = unit_cells
        # (symbol, form, row of forms.tsv)
        self.forms = [(row["element"], row["form"], row) for row in forms]
        self.numbers = {symbol: z for z, symbol in self.symbols.items()}
        self.units = {key: item.get("unit") for key, item in self.items.items()}
        self.columns = {key: {int(z): float(v["value"]) for z, v in item["values"].items()}
                        for key, item in self.items.items()}
        for key in CATALOG_KEYS:
            self.columns[key] = {z: float(e[key]) for z, e in self.catalog.items() if e[key] is not None}
            self.units[key] = next(u for e in self.catalog.values() if (u := e["units"].get(key, "")) is not None)
        self.units["density"] = "g/cm³"
        for z, e in self.catalog.items():  # a gas has its density in g/L
            if e["units"].get("density") == "g/L":
                self.columns["density"].pop(z)

    def of(self, *keys):
        """(number, symbol, values) of the elements that have all of these figures."""
        for z, symbol in self.symbols.items():
            values = [self.columns[key].get(z) for key in keys]
            if None not in values:
                yield z, symbol, values

    def condition(self, key, z, part="conditions"):
        """A part of what a figure belongs to, such as its form."""
        if key in CATALOG_KEYS:
            return self.catalog[z][conditions.plural(part)].get(key, "")
        return self.items[key]["values"].get(str(z), {}).get(part, "")

    def is_gas(self, z):
        return self.catalog[z]["phase"] == "Gas"

    def atoms(self, key, z):
        """Atoms of the molecule to which a molar figure belongs."""
        found = re.match("per mole of [A-Z][a-z]?([₂₃₄₈])", self.condition(key, z))
        return "₀₁₂₃₄₅₆₇₈".index(found[1]) if found else 1


CATALOG_KEYS = ("atomic_mass melt boil density molar_heat electronegativity_pauling electron_affinity "
                "first_ionization_energy covalent_radius van_der_waals_radius atomic_radius heat_of_fusion "
                "heat_of_vaporization thermal_conductivity").split()


def off(one, other):
    """The difference of two numbers as a part of the greater one."""
    return abs(one - other) / max(abs(one), abs(other), 1e-300)


def text(value):
    return f"{value:.4g}"
