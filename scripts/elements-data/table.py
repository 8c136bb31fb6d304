"""Facts derived from the atomic number alone: names, positions in the table, categories, shells."""

import re

NAMES = """Hydrogen Helium Lithium Beryllium Boron Carbon Nitrogen Oxygen Fluorine Neon Sodium
Magnesium Aluminium Silicon Phosphorus Sulfur Chlorine Argon Potassium Calcium Scandium Titanium
Vanadium Chromium Manganese Iron Cobalt Nickel Copper Zinc Gallium Germanium Arsenic Selenium
Bromine Krypton Rubidium Strontium Yttrium Zirconium Niobium Molybdenum Technetium Ruthenium
Rhodium Palladium Silver Cadmium Indium Tin Antimony Tellurium Iodine Xenon Caesium Barium
Lanthanum Cerium Praseodymium Neodymium Promethium Samarium Europium Gadolinium Terbium Dysprosium
Holmium Erbium Thulium Ytterbium Lutetium Hafnium Tantalum Tungsten Rhenium Osmium Iridium Platinum
Gold Mercury Thallium Lead Bismuth Polonium Astatine Radon Francium Radium Actinium Thorium
Protactinium Uranium Neptunium Plutonium Americium Curium Berkelium Californium Einsteinium Fermium
Mendelevium Nobelium Lawrencium Rutherfordium Dubnium Seaborgium Bohrium Hassium Meitnerium
Darmstadtium Roentgenium Copernicium Nihonium Flerovium Moscovium Livermorium Tennessine
Oganesson""".split()

NOBLE_GASES = (2, 10, 18, 36, 54, 86, 118)

CATEGORIES = {
    "diatomic nonmetal": (1, 7, 8, 9, 17, 35, 53),
    "polyatomic nonmetal": (6, 15, 16, 34),
    "noble gas": (2, 10, 18, 36, 54, 86),
    "alkali metal": (3, 11, 19, 37, 55, 87),
    "alkaline earth metal": (4, 12, 20, 38, 56, 88),
    "metalloid": (5, 14, 32, 33, 51, 52, 85),
    "post-transition metal": (13, 31, 49, 50, 81, 82, 83, 84),
    "transition metal": (*range(21, 31), *range(39, 49), *range(72, 81), *range(104, 109), 112),
    "lanthanide": tuple(range(57, 72)),
    "actinide": tuple(range(89, 104)),
    "unknown": (109, 110, 111, *range(113, 119)),
}

# The pages of the English Wikipedia that are not the element's bare name.
WIKIPEDIA_PAGES = {"Mercury": "Mercury_(element)"}


def category(z):
    return next(name for name, numbers in CATEGORIES.items() if z in numbers)


def period(z):
    return next(i for i, last in enumerate(NOBLE_GASES, 1) if z <= last)


def group(z):
    """1…18; None for the lanthanides and actinides other than lutetium and lawrencium."""
    if 57 <= z <= 70 or 89 <= z <= 102:
        return None
    row = period(z)
    position = z - (0, *NOBLE_GASES)[row - 1]
    last = NOBLE_GASES[row - 1]
    if row == 1:
        return 1 if z == 1 else 18
    return position if position <= 2 else 18 - (last - z)


def place(z):
    """(column, row) in the drawn table: rows 9 and 10 are those of the lanthanides and actinides."""
    if 57 <= z <= 71:
        return z - 57 + 3, 9
    if 89 <= z <= 103:
        return z - 89 + 3, 10
    return group(z), period(z)


def block(z):
    number = group(z)
    if number is None:
        return "f"
    return "s" if number <= 2 or z == 2 else "d" if number <= 12 else "p"


def wikipedia(name):
    return "https://en.wikipedia.org/wiki/" + WIKIPEDIA_PAGES.get(name, name)


CORES = {"He": "1s2", "Ne": "2s2 2p6", "Ar": "3s2 3p6", "Kr": "3d10 4s2 4p6",
         "Xe": "4d10 5s2 5p6", "Rn": "4f14 5d10 6s2 6p6"}


def orbitals(configuration):
    """{orbital: electrons} of a configuration, its noble gas core expanded."""
    result = {}
    for part in configuration.split():
        if part.startswith("["):
            result |= core(part[1:-1])
        else:
            orbital, electrons = re.fullmatch(r"(\d[spdf])(\d*)", part).groups()
            result[orbital] = int(electrons or 1)
    return result


def core(symbol):
    gases = list(CORES)
    return {part[:2]: int(part[2:]) for gas in gases[:gases.index(symbol) + 1]
            for part in CORES[gas].split()}


def shells(configuration):
    electrons = orbitals(configuration)
    return [sum(n for orbital, n in electrons.items() if orbital[0] == str(shell))
            for shell in range(1, 1 + max(int(orbital[0]) for orbital in electrons))]


def written_out(configuration):
    """The configuration with every count written: "6s" → "6s1"."""
    return re.sub(r"(\d[spdf])(?=\s|$)", r"\g<1>1", " ".join(configuration.split()))
