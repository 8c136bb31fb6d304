"""The claims of the summaries, and their computation from the catalog.

CLAIMS holds every superlative, MEANINGS what a phrase says about its own element, PLAIN the
words that look like a superlative and claim nothing.
"""

import re

METALS = {"alkali metal", "alkaline earth metal", "post-transition metal", "transition metal",
          "lanthanide", "actinide"}


class Catalog:
    """The records by number, and the questions that a superlative asks of them."""

    def __init__(self, records):
        self.records = {r["number"]: r for r in records}

    def figures(self, key, among=None, predicted=False):
        """Figures as (value, number), in rising order, of measured or all; gases' densities are g/L."""
        found = []
        for number, record in self.records.items():
            value = record.get(key)
            if value is None or (
                    not predicted and record.get("kinds", {}).get(key) == "predicted"):
                continue
            if among and not among(record):
                continue
            if key == "density" and record["units"]["density"] == "g/L":
                value /= 1000
            found.append((value, number))
        return sorted(found)

    def highest(self, number, key, among=None, rank=1, predicted=False):
        figures = self.figures(key, among, predicted)
        return len(figures) > rank and figures[-rank][1] == number

    def lowest(self, number, key, among=None):
        figures = self.figures(key, among)
        return len(figures) > 1 and figures[0][1] == number

    def only(self, number, test):
        return [n for n, record in self.records.items() if test(record)] == [number]


def category(name):
    return lambda record: record["category"] == name


def metal(record):
    return record["category"] in METALS


def gas(record):
    return record["phase"] == "Gas"


def liquid(record):
    return record["phase"] == "Liquid"


def unweighted(record):
    """No standard atomic weight: a mass number stands in its place."""
    return record["kinds"].get("atomic_mass") == "mass number"


def ytterby(record):
    return "Ytterby" in (record["name_origin"] or "")


LANTHANIDE, ACTINIDE = category("lanthanide"), category("actinide")
ALKALINE_EARTH, TRANSITION = category("alkaline earth metal"), category("transition metal")

# number, phrase as it stands in the summary, what must hold of the catalog
CLAIMS = [
    (1, "no element is simpler, and none is lighter", lambda c: c.lowest(1, "atomic_mass")),
    (2, "No element boils at a lower temperature", lambda c: c.lowest(2, "boil")),
    (2, "none holds on to its electrons more tightly",
     lambda c: c.highest(2, "first_ionization_energy")),
    (3, "The lightest of all metals", lambda c: c.lowest(3, "atomic_mass", metal)),
    (4, "a higher temperature than any other alkaline earth metal",
     lambda c: c.highest(4, "melt", ALKALINE_EARTH)),
    (5, "the only metalloid of group 13",
     lambda c: c.only(5, lambda r: r["group"] == 13 and r["category"] == "metalloid")),
    (9, "the highest electronegativity of all",
     lambda c: c.highest(9, "electronegativity_pauling")),
    (9, "No element pulls harder on electrons",
     lambda c: c.highest(9, "electronegativity_pauling")),
    (17, "no other element has a higher electron affinity",
     lambda c: c.highest(17, "electron_affinity")),
    (20, "of lower density than any other alkaline earth metal",
     lambda c: c.lowest(20, "density", ALKALINE_EARTH)),
    (21, "The transition metals begin with scandium",
     lambda c: c.lowest(21, "number", TRANSITION)),
    (21, "the lowest density of them all", lambda c: c.lowest(21, "density", TRANSITION)),
    (29, "gives way only to silver among metals in conducting heat",
     lambda c: c.highest(29, "thermal_conductivity", metal, rank=2)
     and c.highest(47, "thermal_conductivity", metal)),
    (35, "Only bromine and mercury are liquid at room temperature",
     lambda c: sorted(n for n, r in c.records.items() if liquid(r)) == [35, 80]),
    (39, "was the first of them",
     lambda c: c.lowest(39, "discovery_year", ytterby)),
    (43, "Counting upwards, technetium is the first element without a standard atomic weight",
     lambda c: c.lowest(43, "number", unweighted)),
    (47, "No metal conducts heat better than silver, and none conducts electricity better",
     lambda c: c.highest(47, "thermal_conductivity", metal)),
    (55, "No element parts with its outer electron more easily",
     lambda c: c.lowest(55, "first_ionization_energy")),
    (57, "Lanthanum heads the row of the lanthanides",
     lambda c: c.lowest(57, "number", LANTHANIDE)),
    (58, "melts at a lower temperature than any other lanthanide",
     lambda c: c.lowest(58, "melt", LANTHANIDE)),
    (61, "the only lanthanide without a standard atomic weight",
     lambda c: c.only(61, lambda r: LANTHANIDE(r) and unweighted(r))),
    (63, "No other lanthanide has a lower density",
     lambda c: c.lowest(63, "density", LANTHANIDE)),
    (70, "Of all lanthanides, ytterbium boils at the lowest temperature",
     lambda c: c.lowest(70, "boil", LANTHANIDE)),
    (71, "the highest density and the highest melting point of them all",
     lambda c: c.highest(71, "density", LANTHANIDE) and c.highest(71, "melt", LANTHANIDE)),
    (74, "No metal has a higher melting point than tungsten",
     lambda c: c.highest(74, "melt", metal)),
    (75, "Among the metals only tungsten has a higher melting point",
     lambda c: c.highest(75, "melt", metal, rank=2) and c.highest(74, "melt", metal)),
    (76, "No element of measured density is denser than osmium",
     lambda c: c.highest(76, "density")),
    (77, "Among measured densities only that of osmium is higher",
     lambda c: c.highest(77, "density", rank=2) and c.highest(76, "density")),
    (80, "the only metal that is liquid at room temperature",
     lambda c: c.only(80, lambda r: metal(r) and liquid(r))),
    (86, "No gaseous element has a higher density", lambda c: c.highest(86, "density", gas, predicted=True)),
    (88, "the densest of the alkaline earth metals",
     lambda c: c.highest(88, "density", ALKALINE_EARTH)),
    (89, "The actinides begin with actinium", lambda c: c.lowest(89, "number", ACTINIDE)),
    (90, "the highest melting point of all actinides", lambda c: c.highest(90, "melt", ACTINIDE)),
    (92, "the last element of the table with a standard atomic weight",
     lambda c: c.highest(92, "number", lambda r: not unweighted(r))),
    (103, "It ends the row of the actinides", lambda c: c.highest(103, "number", ACTINIDE)),
    (118, "no element has a higher number than oganesson", lambda c: c.highest(118, "number")),
]
# Words that look like a superlative and claim nothing.
PLAIN = {
    2: ["it was first seen in 1868"],
    90: ["Only weakly radioactive"], 99: ["only in amounts too small"],
}
SUPERLATIVE = re.compile(
    r"\b(most|least|first|last|only|no (?:other |gaseous )?(?:element|metal|lanthanide)|none|"
    r"any other|(?:of|than)(?: them)? all|fewest|unique|unsurpassed|"
    r"(?!forest|harvest|honest|modest|interest|suggest|ernest)\w{3,}est)\b", re.IGNORECASE)

# Meaning of a phrase about its own element.
MEANINGS = [
    (r"since antiquity", lambda r: r["discovery"] == "known since antiquity"),
    (r"floats? on water", lambda r: r["phase"] == "Solid" and r["density"] < 1),
    (r"(?<!bromine and mercury are )liquid at room temperature", liquid),
    (r"without melting", lambda r: r["melt"] is None),
    (r"melts in the hand|melts on a hot day", lambda r: 293.15 < r["melt"] < 310),
    (r"metalloid\b", lambda r: r["category"] == "metalloid"),
    (r"lanthanides?\b", LANTHANIDE),
    (r"actinides?\b", ACTINIDE),
    (r"\b(this|colorless|poisonous|yellow) gas\b", gas),
    (r"radioactiv", lambda r: unweighted(r) or r["number"] in (90, 91, 92)),
    (r"standard atomic weight", lambda r: unweighted(r) or r["number"] in (91, 92)),
    (r"state is given as unknown", lambda r: r["phase"] == "Unknown"),
]
