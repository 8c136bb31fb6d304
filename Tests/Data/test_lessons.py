"""The captions of the lessons say what the data say."""

import json
import unittest

from project import RESOURCES, elements

ELEMENTS = elements()
BY_SYMBOL = {element["symbol"]: element for element in ELEMENTS}


def captions(name):
    """Returns the captions of a lesson as one text, with plain spaces."""
    lines = (RESOURCES / "lessons" / f"{name}.elements-recording").read_text("utf-8").splitlines()
    return [json.loads(line.removeprefix("caption ")).replace("\u00a0", " ") for line in lines if line.startswith("caption ")]


def known(year):
    """Returns the number of elements known in a year."""
    return sum((element["discovery_year"] or 0) <= year for element in ELEMENTS)


def value(symbol, key, decimals=None):
    number = BY_SYMBOL[symbol][key]
    return f"{number:g}" if decimals is None else f"{number:.{decimals}f}"


def extreme(key, choose):
    return choose((e for e in ELEMENTS if e[key] is not None), key=lambda element: element[key])["symbol"]


class Lessons(unittest.TestCase):
    def says(self, name, *phrases):
        text = "\n".join(captions(name))
        for phrase in phrases:
            self.assertIn(phrase, text)

    def test_each_has_eight_to_fifteen_captions_of_a_length_to_read(self):
        for path in (RESOURCES / "lessons").iterdir():
            texts = captions(path.stem)
            self.assertIn(len(texts), range(8, 16), path)
            self.assertLessEqual(max(map(len, texts)), 170, path)
            self.assertEqual(len(set(texts)), len(texts), path)

    def test_trends(self):
        radius = lambda symbol: f"{value(symbol, 'atomic_radius')} pm"  # noqa: E731
        energy = lambda symbol: f"{value(symbol, 'first_ionization_energy', 2)} eV"  # noqa: E731
        power = lambda symbol: value(symbol, "electronegativity_pauling", 2)  # noqa: E731
        self.says(
            "trends", f"A lithium atom has {radius('Li')}.", f"A fluorine atom has only {radius('F')}",
            f"{radius('Na')} for sodium, {radius('Cl')} for phosphorus, sulfur and chlorine", f"{radius('Li')} for lithium, {radius('Na')} for sodium",
            f"from {energy('Li')} for lithium to {energy('Ne')} for neon", f"Boron ({energy('B')})", f"beryllium ({energy('Be')})",
            f"Oxygen ({energy('O')})", f"nitrogen ({energy('N')})", f"from {energy('Na')} for sodium to {energy('Ar')} for argon",
            f"from {power('Li')} for lithium to {power('F')} for fluorine", f"from {power('Na')} for sodium to {power('Cl')} for")
        self.assertEqual(extreme("electronegativity_pauling", max), "F")
        self.assertEqual({BY_SYMBOL[symbol]["atomic_radius"] for symbol in ("P", "S", "Cl")}, {100})
        for key in ("atomic_radius", "electronegativity_pauling"):
            self.assertEqual([BY_SYMBOL[symbol][key] for symbol in ("Ne", "Ar")], [None, None])
        # The steps back are the only ones.
        for start in (3, 11):
            row = [e["first_ionization_energy"] for e in ELEMENTS[start - 1:start + 7]]
            self.assertEqual([i + start for i in range(1, 8) if row[i] < row[i - 1]], [start + 2, start + 5])

    def test_discovery(self):
        self.assertEqual([known(year) for year in (1650, 1750, 1800, 1869)], [12, 15, 32, 62])
        years = {"P": 1669, "H": 1766, "N": 1772, "O": 1774, "Cl": 1774, "Na": 1807, "K": 1807, "Mg": 1808, "Ca": 1808, "Ba": 1808,
                 "Cs": 1860, "Rb": 1861, "Tl": 1861, "Ga": 1875, "Sc": 1879, "Ge": 1886, "Ar": 1894, "He": 1895, "Ne": 1898,
                 "Kr": 1898, "Xe": 1898, "Rn": 1899, "Po": 1898, "Ra": 1898, "Tc": 1937, "Np": 1940, "Md": 1955, "Ts": 2010}
        self.assertEqual({symbol: BY_SYMBOL[symbol]["discovery_year"] for symbol in years}, years)
        places = {"P": "Germany", "Ga": "France", "Sc": "Sweden", "Ge": "Germany", "Po": "France", "Ra": "France", "Tc": "Italy",
                  "Tl": "England", "Cs": "Germany", "Rb": "Germany", "Na": "England", "Ba": "England"}
        self.assertEqual({symbol: BY_SYMBOL[symbol]["discovery_location"] for symbol in places}, places)
        beyond = [e for e in ELEMENTS if e["number"] > 92 and 1940 <= e["discovery_year"] <= 1955]
        self.assertEqual(len(beyond), 9)
        self.assertEqual({e["discovery_location"] for e in beyond}, {"United States"})
        later = [e for e in ELEMENTS if (e["discovery_year"] or 0) >= 1961]
        self.assertEqual(len(later), 17)
        self.assertEqual({place for e in later for place in e["discovery_location"].split(", ")},
                         {"United States", "Soviet Union", "Russia", "Germany", "Japan"})
        self.assertEqual(max(e["discovery_year"] or 0 for e in ELEMENTS), 2010)
        self.says("discovery", "twelve elements", "32 elements", "were 15", "62 elements", "nine elements", "added 17 more")

    def test_states(self):
        self.assertEqual((extreme("boil", min), extreme("boil", max), extreme("melt", max)), ("He", "Re", "W"))
        kelvin = lambda symbol, key: f"{value(symbol, key)} K"  # noqa: E731
        self.says(
            "states", f"{kelvin('He', 'boil')}: helium", f"{kelvin('N', 'boil')}: nitrogen", f"(at {kelvin('Cs', 'melt')})",
            f"(at {BY_SYMBOL['Ga']['melt']} K)", f"at {kelvin('Al', 'melt')}",
            f"from {value('Na', 'melt')} to {BY_SYMBOL['Na']['boil']} K", f"{kelvin('Fe', 'melt')}: iron",
            f"{kelvin('W', 'melt')}: tungsten", f"{kelvin('C', 'boil')}: carbon", f"{kelvin('Re', 'boil')}: rhenium")
        self.assertEqual(BY_SYMBOL["C"]["conditions"]["boil"], "sublimes")
        self.assertEqual([e["symbol"] for e in ELEMENTS if e["phase"] == "Liquid"], ["Br", "Hg"])
        self.assertEqual(sum(e["phase"] == "Gas" for e in ELEMENTS), 11)


if __name__ == "__main__":
    unittest.main()
