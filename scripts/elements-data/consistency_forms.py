"""The checks of consistency.py between the figures of the forms, and of forms and elements: as those of matter."""

import math

from consistency_figures import GAS_CONSTANT, off, text
from consistency_lists import system
from consistency_matter import check

# Figures that are one by definition.
DEFINED = (("molar_heat", "specific_heat"), ("density", "molar_volume"))


@check("Of two figures that are one by definition each names its form, where the other does", "none")
def forms_named(figures):
    for keys in DEFINED:
        for z, symbol, _ in figures.of(*keys):
            one, other = (figures.condition(key, z, "form") for key in keys)
            if bool(one) != bool(other):
                yield symbol, f"{keys[0]} of {one or 'no form'}, {keys[1]} of {other or 'no form'}"


@check("The cell of a form holds whole atoms", "2 %")
def form_cells(figures):
    for symbol, form, row in figures.forms:
        if row["crystal density"]:
            edges, angles = ([float(row[key]) for key in keys] for keys in (("a", "b", "c"), ("alpha", "beta", "gamma")))
            cosines = [math.cos(math.radians(angle)) for angle in angles]
            volume = math.prod(edges) * math.sqrt(1 - sum(c * c for c in cosines) + 2 * math.prod(cosines))
            mass = figures.columns["atomic_mass"][figures.numbers[symbol]]
            atoms = float(row["crystal density"]) * volume * 1e-30 * 6.02214076e23 / mass
            if round(atoms) < 1 or off(atoms, round(atoms)) > 0.02:
                yield symbol, f"{form}: {atoms:.3g} atoms"


@check("The measured density of a form is that of its crystal", "4 %")
def form_densities(figures):
    for symbol, form, row in figures.forms:
        if row["density"] and row["crystal density"] and off(float(row["density"]), float(row["crystal density"])) > 0.04:
            yield symbol, f"{form}: density {row['density']}, of the crystal {row['crystal density']}"


@check("A form exists from a lower temperature up to a higher one, and no solid above the point at which the element melts or "
       "sublimes", "0.5 K")
def form_limits(figures):
    for symbol, form, row in figures.forms:
        z, start, end = figures.numbers[symbol], *(float(row[key] or "nan") for key in ("from", "to"))
        most = figures.columns["melt"].get(z, figures.columns["boil"].get(z))
        if start >= end or most and end > most + 0.5:
            yield symbol, f"{form}: up to {text(end)} K, the element up to {text(most)} K"


@check("The space group of a form is that of the element, where that names the form", "none")
def form_groups(figures):
    for symbol, form, row in figures.forms:
        z = figures.numbers[symbol]
        group = figures.columns["space_group"].get(z)
        if row["space group"] and figures.condition("space_group", z, "form") == form and float(row["space group"]) != group:
            yield symbol, f"{form}: group {row['space group']}, of the element {text(group)}"


@check("The form of no enthalpy of formation is that of the element’s figures", "5 %, of the heat capacity and the entropy")
def form_standard(figures):
    for symbol, form, row in figures.forms:
        z = figures.numbers[symbol]
        if row["enthalpy"] != "0":
            continue
        for column, key in (("entropy", "standard_entropy"), ("heat capacity", "molar_heat")):
            value = figures.columns[key].get(z)
            if row[column] and value and off(float(row[column]), value) > 0.05:
                yield symbol, f"{form}: {column} {row[column]}, of the element {text(value)}"


# Atoms in the molecule of a gas.
MOLECULES = {"ozone": 3}


def per_atom(figures, symbol, form, row, column, key):
    """A molar figure of a form and that of its element, each for a mole of atoms; None without both."""
    z = figures.numbers[symbol]
    value = figures.columns[key].get(z)
    return row[column] and value and (float(row[column]) / MOLECULES.get(form, 1), value / figures.atoms(key, z))


@check("A form melts, or has its triple point, below its boiling point, and boils below its critical point", "none")
def form_order(figures):
    for symbol, form, row in figures.forms:
        points = [(name, float(row[name])) for name in ("melting point", "boiling point", "critical") if row[name]]
        triple = [("triple point", float(row["triple point"]))] if row["triple point"] else []
        for low, high in (*zip(points, points[1:]), *zip(triple, [point for point in points if point[0] != "melting point"])):
            if low[1] >= high[1]:
                yield symbol, f"{form}: {low[0]} {text(low[1])} K, {high[0]} {text(high[1])} K"
        if row["melting point"] and row["to"] and abs(float(row["melting point"]) - float(row["to"])) > 1:
            yield symbol, f"{form}: melting point {row['melting point']} K, exists up to {row['to']} K"


@check("The hardness of a form is on the scale, and that of the element, where that names the form", "none")
def form_hardness(figures):
    for symbol, form, row in figures.forms:
        z = figures.numbers[symbol]
        of_element = figures.columns["mohs_hardness"].get(z) if figures.condition("mohs_hardness", z, "form") == form else None
        if row["hardness"] and not 0 < float(row["hardness"]) <= 10 or of_element and row["hardness"] and float(
                row["hardness"]) != of_element:
            yield symbol, f"{form}: hardness {row['hardness']}, of the element {text(of_element or 0)}"


@check("A form through which light passes has a refractive index of a solid, and one as its density says", "1.3 to 4.5, and "
       "(n − 1) by the density 0.3 to 0.8 cm³/g (Gladstone and Dale)")
def form_index(figures):
    for symbol, form, row in figures.forms:
        if row["refractive index"] and row["density"]:
            index, part = float(row["refractive index"]), (float(row["refractive index"]) - 1) / float(row["density"])
            if not 1.3 < index < 4.5 or not 0.3 < part < 0.8:
                yield symbol, f"{form}: index {text(index)}, (n − 1) / ρ {text(part)}"


@check("The heat capacity of a form is near that of its element, a mole of atoms", "a factor of 1.5")
def form_heat(figures):
    for symbol, form, row in figures.forms:
        if found := per_atom(figures, symbol, form, row, "heat capacity", "molar_heat"):
            if not 1 / 1.5 < found[0] / found[1] < 1.5 or found[0] > 1.2 * 3 * GAS_CONSTANT:
                yield symbol, f"{form}: heat capacity {text(found[0])}, of the element {text(found[1])}"


@check("The entropy of a form is near that of its element, a mole of atoms, and below that of the gas", "a factor of 1.5")
def form_entropy(figures):
    for symbol, form, row in figures.forms:
        z = figures.numbers[symbol]
        if found := per_atom(figures, symbol, form, row, "entropy", "standard_entropy"):
            gas = figures.columns["standard_entropy_gas"].get(z, math.inf)
            if not 1 / 1.5 < found[0] / found[1] < 1.5 or found[0] >= gas:
                yield symbol, f"{form}: entropy {text(found[0])}, of the element {text(found[1])}"


@check("Of two forms that pass into each other the one of the higher temperatures has more entropy", "none")
def form_transition(figures):
    for symbol, low, row in figures.forms:
        for other, high, above in figures.forms:
            if other == symbol and row["to"] and row["to"] == above["from"] and row["entropy"]:
                z = figures.numbers[symbol]
                named = figures.condition("standard_entropy", z, "form") == high
                entropy = above["entropy"] or named and figures.columns["standard_entropy"].get(z)
                if entropy and float(entropy) <= float(row["entropy"]):
                    yield symbol, f"entropy of {low} {row['entropy']}, of {high} {text(float(entropy))}"


@check("The density of a form is near that of its element", "a factor of 1.5")
def form_near(figures):
    for symbol, form, row in figures.forms:
        own = row["density"] or row["crystal density"]
        value = figures.columns["density"].get(figures.numbers[symbol])
        if own and value and not 1 / 1.5 < float(own) / value < 1.5:
            yield symbol, f"{form}: density {own}, of the element {text(value)}"


@check("The edges of a form’s cell are those of its system, and its atoms as far apart as the element’s", "0.1 %, the cube root of the volume of "
       "an atom 15 %")
def form_edges(figures):
    for symbol, form, row in figures.forms:
        if not row["a"]:
            continue
        a, b, c = (float(row[key]) for key in "abc")
        name = system(float(row["space group"])) if row["space group"] else None
        if name == "cubic" and (off(a, b) > 0.001 or off(a, c) > 0.001) or name in (
                "tetragonal", "hexagonal") and off(a, b) > 0.001:
            yield symbol, f"{form}: {name} with the edges {text(a)} {text(b)} {text(c)}"
        z = figures.numbers[symbol]
        mass, density = figures.columns["atomic_mass"][z], figures.columns["density"].get(z)
        if density:
            of_form, of_element = ((mass / value / 0.602214076) ** (1 / 3) * 100 for value in (
                float(row["crystal density"]), density))
            if off(of_form, of_element) > 0.15:
                yield symbol, f"{form}: an atom has {text(of_form)} pm each way, of the element {text(of_element)} pm"
