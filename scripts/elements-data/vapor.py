"""vapor-pressure.json: temperatures at which elements boil or sublime, by the pressure.

Gases: the equations of state of CoolProp, from the triple to the critical point, with the sublimation equations of
Landolt–Börnstein below; compared with Perry's and the VDI's equations. Bromine, iodine, sulfur, selenium, radon and
mercury: equations of `chemicals`, compared with another, or with the boiling point of the catalog. Metals: the equations
of Alcock et al. end at about 0.1 kPa; between there and the boiling point ln p is interpolated over 1/T. Both ends are
figures of their own, so that the equation, continued to 1 atm, is the second source of the boiling point. Below the
melting point of the catalog an element sublimes. vapor-decisions.json decides by the rules of decisions.py.
"""

import csv
import json
import math

import decisions as reviewed
import writer

# Relative tolerances of the temperature: equations among each other, and an equation continued over three decades.
TOLERANCE, REACH = 0.01, 0.04
ATMOSPHERE = 101.325
# The pressures of the Table in kPa.
PRESSURES = (1, 10_000)
# Least pressure in kPa at which an equation must end, to be continued to the boiling point.
LEAST = 0.05
# Pressures of the points in kPa, eight in a decade.
GRID = [10 ** (step / 8) for step in range(-8, 33)]
FLUIDS = {1: "ParaHydrogen", 2: "Helium", 7: "Nitrogen", 8: "Oxygen", 9: "Fluorine", 10: "Neon", 17: "Chlorine",
          18: "Argon", 36: "Krypton", 54: "Xenon"}
# Above this pressure helium freezes instead of staying liquid down to 0 K: the lower end of its melting curve in CoolProp.
HELIUM_END = 2214.36
MOLECULES = {"1333-74-0": 1, "7727-37-9": 7, "7782-44-7": 8, "7782-41-4": 9, "7782-50-5": 17, "7726-95-6": 35,
             "7553-56-2": 53}
NAMES = {"alcock": "Alcock_Itkin_Horrigan_metalic_elements", "poling": "Antoine Collection Poling",
         "alcock-solid": "Alcock_Itkin_Horrigan_metalic_elements_sublimation",
         "landolt-solid": "Landolt_antoine_sublimation_V20",
         "perry": "Table 2-8 Vapor Pressure of Inorganic and Organic Liquids",
         "vdi": "VDI PPDS Boiling temperatures at different pressures"}
# In the VDI's table of states the name of silicon's number is silane, and sulfur's is hydrogen sulfide.
VDI_ELEMENTS = (1, 2, 7, 8, 9, 10, 16, 17, 18, 36, 53, 54)


class Spec:
    key = "vapor_pressure"

    @staticmethod
    def tolerance():
        return f"{TOLERANCE * 100:g} % of the temperature, {REACH * 100:g} % at the end of a continued equation"


class Equation:
    """Pressure in kPa by temperature in kelvin, between two temperatures."""

    def __init__(self, pressure, low, high):
        self.pressure, self.low, self.high = pressure, low, high

    def temperature(self, pressure, high=None):
        """The temperature of a pressure within the range, or up to `high`; None outside."""
        low, high = self.low, high or self.high
        if not self.pressure(low) <= pressure <= self.pressure(high):
            return None
        for _ in range(80):
            middle = (low + high) / 2
            low, high = (middle, high) if self.pressure(middle) < pressure else (low, middle)
        return low

    def points(self):
        """[(kPa, K)] at the grid's pressures within the range, and at its ends."""
        ends = [(self.pressure(t), t) for t in (self.low, self.high)]
        inner = [(p, self.temperature(p)) for p in GRID if ends[0][0] * 1.01 < p < ends[1][0] / 1.01]
        return [ends[0], *inner, ends[1]]


def equation(name, row):
    number = {k: float(v) for k, v in row.items() if k not in ("CAS", "name", "Name", "Chemical")}
    if name in ("alcock", "alcock-solid", "perry"):
        a, b, c, d, e = list(number.values())[:5]
        return Equation(lambda t: math.exp(a + b / t + c * math.log(t) + d * t ** e) / 1000,
                        number["Tmin"], number["Tmax"])
    a, b, c = number["A"], number["B"], number["C"]
    if name == "poling":
        return Equation(lambda t: 10 ** (a - b / (t + c)) / 1000, number["Tmin"], number["Tmax"])
    if name == "landolt-solid":
        return Equation(lambda t: math.exp(a - b / (t + c)) / 1000, number["Tmin"], number["Tmax"])

    def wagner(t):
        x = 1 - t / number["Tc"]
        return number["Pc"] / 1000 * math.exp(
            (a * x + b * x ** 1.5 + c * x ** 2.5 + number["D"] * x ** 5) / (1 - x))
    return Equation(wagner, number["Tm"], number["Tc"])


def tables(folder, catalog):
    """{table: {atomic number: Equation}} of the package `chemicals`."""
    numbers = {r["cas"]: r["number"] for r in catalog} | MOLECULES
    found = {}
    for name, file in NAMES.items():
        with open(folder / "Vapor Pressure" / (file + ".tsv"), encoding="utf-8", newline="") as lines:
            found[name] = {numbers[row["CAS"]]: equation(name, row)
                           for row in csv.DictReader(lines, delimiter="\t") if row["CAS"] in numbers}
    found["vdi"] = {z: e for z, e in found["vdi"].items() if z in VDI_ELEMENTS}
    with open(folder / "Misc/VDI Saturation Compounds Data.json", encoding="utf-8") as file:
        mercury = json.load(file)["7439-97-6"]
    return found, [(p / 1000, t) for p, t in zip(mercury["P"], mercury["T"])]


def fluid(name):
    """The saturation curve of an equation of state."""
    from CoolProp.CoolProp import PropsSI
    low, high = PropsSI("Ttriple", name), PropsSI("Tcrit", name)
    return Equation(lambda t: PropsSI("P", "T", min(t, high - 1e-6), "Q", 0, name) / 1000, low, high)


def curves(folder, catalog):
    """{number: (source, second source, [(kPa, K)], disagreement)}; disagreement is the greatest one, relative."""
    found, mercury = tables(folder, catalog)
    melting = {r["number"]: float(r["melt"]) for r in catalog if r["melt"] is not None}
    boiling = {r["number"]: float(r["boil"]) for r in catalog if r["boil"] is not None}
    result = {}
    for z, name in FLUIDS.items():
        first = fluid(name)
        other = next(n for n in ("perry", "vdi") if z in found[n])
        result[z] = ("coolprop-saturation", other, with_solid(first, found, z), apart(first, found[other][z]))
    for z, names in {16: ("vdi", "poling"), 35: ("perry", "poling"), 53: ("vdi", "poling")}.items():
        first = found[names[0]][z]
        result[z] = (*names, with_solid(first, found, z), apart(first, found[names[1]][z]))
    for z in (34, 86):
        first = found["poling"][z]
        first.low = max(first.low, melting[z])
        result[z] = ("poling", "catalog", first.points(),
                     abs(first.temperature(ATMOSPHERE) / boiling[z] - 1))
    low = found["alcock"][80]
    result[80] = ("vdi-states", "alcock", [(low.pressure(low.high), low.high), *mercury],
                  abs(low.temperature(mercury[0][0], 2000) / mercury[0][1] - 1))
    for z in sorted(set(found["alcock"]) | set(found["alcock-solid"])):
        first = found["alcock"].get(z) or found["alcock-solid"][z]
        end = first.pressure(first.high)
        if z in result or z not in boiling or end < LEAST:
            continue
        reach = first.temperature(ATMOSPHERE, 1.3 * boiling[z])
        result[z] = ("alcock", "catalog", [(end, first.high), (ATMOSPHERE, boiling[z])],
                     abs(reach / boiling[z] - 1) if reach else math.inf)
    return dict(sorted(result.items()))


def with_solid(liquid, found, z):
    """The points of the liquid, below them those of the solid."""
    points = liquid.points()
    solid = found["landolt-solid"].get(z)
    if solid:
        points = [(p, t) for p, t in solid.points() if p < points[0][0] and t < points[0][1]] + points
    return points


def apart(one, other):
    """The greatest relative difference of the temperatures of two equations, where both have one."""
    pairs = [(one.temperature(p), other.temperature(p)) for p in GRID if p >= 1]
    return max(abs(a / b - 1) for a, b in pairs if a and b)


def compare(every, decisions, symbols):
    """The differences; elements whose curve is left out are taken from `every`."""
    found = []
    for z, (source, second, points, disagreement) in list(every.items()):
        if disagreement <= (REACH if "alcock" in (source, second) else TOLERANCE):
            continue
        name = symbols[z]
        decision = decisions.find(Spec.key, name)
        found.append(reviewed.Difference(
            Spec.key, name, {source: "its curve", second: f"{disagreement * 100:.1f} % from it"}, source, [second],
            decision))
        if decision and decision["take"] == "drop":
            del every[z]
    return found


def record(z, source, second, points):
    """A line: pressure in kPa and temperature in kelvin of each point, both ascending. At each end of the Table's
    pressures there is one point beyond."""
    first = max([i for i, (p, _) in enumerate(points) if p <= PRESSURES[0]], default=0)
    last = min([i for i, (p, _) in enumerate(points) if p >= PRESSURES[1]], default=len(points))
    texts = [f"{p:.6g}/{t:.6g}" for p, t in points[first:last + 1]]
    fields = {"number": z, "points": " ".join(texts), "source": source, "second_source": second}
    if source == "coolprop-saturation":
        fields["fluid_to"] = f"{HELIUM_END if z == 2 else 10000:g}"
    return json.dumps(fields, ensure_ascii=False)


def build(packages, folder, symbols, catalog, sources):
    """(text of vapor-pressure.json, [Difference], coverage, problems)."""
    every = curves(packages / "chemicals", catalog)
    decisions = reviewed.Decisions(folder / "vapor-decisions.json")
    found = compare(every, decisions, symbols)
    problems = [text for difference in found for text in difference.problems]
    problems += [f"decision without a difference: {key} {name}" for key, name in decisions.unused()]
    for z, (_, _, points, _) in every.items():
        if any(a[0] >= b[0] or a[1] >= b[1] for a, b in zip(points, points[1:])):
            problems.append(f"vapor pressure of {symbols[z]}: its points do not ascend")
    lines = [record(z, source, second, points) for z, (source, second, points, _) in every.items()]
    taken = {source: None for source, _, _, _ in every.values()}
    return writer.data_text("elements", lines, sources, {"vapor-pressure": taken}), found, coverage(every, found, symbols), problems


def coverage(every, found, symbols):
    """The table of docs/data.md: elements by source, with the pressures."""
    rows = ["| taken from | second source | elements | from | to | greatest difference | conflicts decided |",
            "| --- | --- | --- | ---: | ---: | ---: | ---: |"]
    for pair in dict.fromkeys((source, second) for source, second, _, _ in every.values()):
        group = {z: c for z, c in every.items() if c[:2] == pair}
        lowest = max(min(c[2][0][0] for c in group.values()), PRESSURES[0])
        highest = min(max(c[2][-1][0] for c in group.values()), PRESSURES[1])
        decided = sum(1 for d in found if d.source == pair[0] and pair[1] in d.over)
        rows.append(f"| `{pair[0]}` | `{pair[1]}` | {' '.join(symbols[z] for z in group)} | {lowest:.2g} kPa | "
                    f"{highest:.4g} kPa | {max(c[3] for c in group.values()) * 100:.1f} % | {decided} |")
    return "\n".join([f"{len(every)} elements.", "", *rows])
