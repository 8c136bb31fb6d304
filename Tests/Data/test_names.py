#!/usr/bin/env python3
"""names.json holds the names of the catalogs and tables that it is made of."""

import json
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TABLES = ROOT / "scripts" / "elements-data"
sys.dont_write_bytecode = True
sys.path.insert(0, str(TABLES))

import names  # noqa: E402

FILE = json.loads((ROOT / "Resources" / "names.json").read_text("utf-8"))
NAMES = {int(z): entries for z, entries in FILE["names"].items()}
NUMBERS = {e["symbol"]: e["number"] for e in json.loads(
    (ROOT / "Resources" / "elements.json").read_text("utf-8"))["elements"]}


LANGUAGES = [code for code in FILE["languages"] if code not in ("en", "la")]
# The elements that no data set names in a language.
GAPS = {"bs": "Nh Mc Ts Og", "cs": "Lv", "el": "Mo", "fi": "Mc Ts Og", "ga": "Cn Nh Fl Mc Lv Ts Og", "hu": "Nh Mc Ts Og",
        "kk": "Co Nh Mc Ts Og", "km": "Nh Fl Mc Lv Ts Og", "ko": "Nh Fl Mc Lv Ts Og", "lt": "Nh Fl Mc Lv Ts Og",
        "lv": "Cr Cd Nh Mc Ts Og", "nb": "Hg Nh Mc Ts Og", "nds": "Nh Mc Ts Og", "pl": "Nh Fl Mc Lv Ts Og",
        "pa": "Mn La Pr Gd Dy Lu Hf Ta Ac Pa Sg Ds Rg Nh Mc Lv Ts Og"}
# What people look up, one line for each language.
KNOWN = """
de Na Natrium K Kalium W Wolfram Si Silicium N Stickstoff Ca Calcium Bi Bismut
nl Na Natrium K Kalium W Wolfraam Si Silicium As Arseen
da Na Natrium K Kalium W Wolfram Si Silicium Cs Cæsium
sv Na Natrium K Kalium W Wolfram Cs Cesium Rg Röntgenium
fr N Azote Si Silicium Fe Fer Pm Prométhium
fi Na Natrium K Kalium Cs Cesium
cs Cu Měď W Wolfram Hg Rtuť
nb O Oksygen Ti Titan Na Natrium
ca O Oxigen La Lantani
pl W Wolfram Cn Kopernik
ja Na ナトリウム Nh ニホニウム Fl フレロビウム Mc モスコビウム Lv リバモリウム Ts テネシン Og オガネソン
zh-TW Rf 鑪 Cn 鎶 Nh 鉨 Fl 鈇 Mc 鏌 Lv 鉝 Ts 鿬 Og 鿫
zh-CN Rf 𬬻 Cn 鿔 Nh 鿭 Fl 𫓧 Mc 镆 Lv 𫟷 Ts 鿬 Og 鿫
tr Nh Nihonyum Og Oganeson I İyot
la Na natrium K kalium Au aurum
"""


def displayed(code, z):
    """The names to display in a language."""
    return [entry[0] for entry in NAMES.get(z, []) if code in entry[1].split()]


class OtherNames(unittest.TestCase):
    def test_the_own_table_is_in_the_file(self):
        for z, name, language, source in names.own(TABLES / "names.tsv"):
            found = [e for e in NAMES[z] if e[0].lower() == name.lower()]
            self.assertTrue(any(language in " ".join((e[1], *e[3:])).split() for e in found), (name, language))
            self.assertIn(found[0][2], FILE["sources"])

    def test_each_language_has_one_name_to_display_for_each_element(self):
        self.assertEqual(len(LANGUAGES), 38)
        for code in LANGUAGES:
            gaps = [symbol for symbol, z in NUMBERS.items() if not displayed(code, z)]
            self.assertEqual(gaps, GAPS.get(code, "").split(), code)
        for z, entries in NAMES.items():
            for code in FILE["languages"]:
                count = len(displayed(code, z))
                self.assertLessEqual(count, 1, (code, z))
                if any(code in entry[3].split() for entry in entries if len(entry) > 3):
                    self.assertEqual(count, 1, (code, z))

    def test_all_names_of_a_language_are_written_alike(self):
        for z, entries in NAMES.items():
            for name, languages, _, *further in entries:
                for code in (*languages.split(), *" ".join(further).split()):
                    if code in names.UNCHANGED:
                        self.assertFalse(name[0].isupper(), (code, name))
                    else:
                        self.assertFalse(name[0].islower(), (code, name))

    def test_what_people_look_up(self):
        for line in KNOWN.strip().splitlines():
            code, *pairs = line.split()
            for symbol, name in zip(pairs[::2], pairs[1::2]):
                self.assertEqual(displayed(code, NUMBERS[symbol]), [name], (code, symbol))

    def test_chinese_characters_are_characters(self):
        for code in ("zh-CN", "zh-TW"):
            found = [displayed(code, z)[0] for z in NUMBERS.values()]
            self.assertTrue(all(len(name) == 1 and ord(name) > 0x3400 for name in found), code)
            self.assertEqual(len(set(found)), 118, code)

    def test_no_entry_is_rejected_or_given_twice(self):
        for entries in NAMES.values():
            self.assertEqual(len({e[0] for e in entries}), len(entries))
            for name, languages, source, *further in entries:
                for language in (*languages.split(), *" ".join(further).split()):
                    self.assertNotIn((language, name), names.REJECTED.get(source, ()))

    def test_names_are_collected_once_with_all_languages(self):
        tables = {"kalzium": {"de": {"Iron": "Eisen"}, "sv": {"Iron": "Iron"}},
                  "gelemental": {"nl": {"Iron": "eisen"}, "pl": {"Iron": "Żelazo"}, "de": {"Iron": "Ferrum"},
                                 "tr": {"Iron": "iron"}},
                  "freedict": {"de": {"Iron": "Eis"}, "nb": {"Iron": "jern"}}}
        rows = [(26, "ferrum", "la", "latin"), (79, "aurum", "la", "latin")]
        self.assertEqual(names.collected({26: "Iron"}, tables, rows), {26: {
            "ferrum": [["la"], "latin", []], "Eisen": [["de", "nl"], "kalzium", []],
            "Ferrum": [[], "gelemental", ["de"]], "Iron": [["sv"], "kalzium", []], "Żelazo": [["pl"], "gelemental", []],
            "İron": [["tr"], "gelemental", []], "Jern": [["nb"], "freedict", []]}})


if __name__ == "__main__":
    unittest.main()
