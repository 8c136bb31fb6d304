"""names.json holds the names of the catalogs and tables that it is made of."""

import csv
import unicodedata
import unittest

from project import ROOT, SCRIPTS, TABLES, elements, read, resource
import names

FILE = read("names.json")
NAMES = {int(z): entries for z, entries in FILE["names"].items()}
NUMBERS = {e["symbol"]: e["number"] for e in elements()}
LANGUAGES = [code for code in FILE["languages"] if code not in ("en", "la")]
# The elements that no data set names in a language.
GAPS = {"bs": "Nh Mc Ts Og", "ga": "Cn Nh Fl Mc Lv Ts Og", "hu": "Nh Mc Ts Og",
        "kk": "Co Nh Mc Ts Og", "km": "Nh Fl Mc Lv Ts Og", "lt": "Nh Fl Mc Lv Ts Og",
        "lv": "Cr Cd Nh Mc Ts Og", "nds": "Nh Mc Ts Og",
        "pa": "Mn La Pr Gd Dy Lu Hf Ta Ac Pa Sg Ds Rg Nh Mc Lv Ts Og"}
# What people look up, one line for each language.
KNOWN = """
de Na Natrium K Kalium W Wolfram Si Silicium N Stickstoff Ca Calcium Bi Bismut Co Cobalt Zn Zink Ts Tenness
nl Na Natrium K Kalium W Wolfraam Si Silicium As Arseen
da Na Natrium K Kalium W Wolfram Si Silicium Cs Cæsium
sv Na Natrium K Kalium W Wolfram Cs Cesium Rg Röntgenium
fr N Azote Si Silicium Fe Fer Pm Prométhium Ts Tennesse
es Zn Zinc Es Einstenio Ts Teneso
it Ts Tennesso Og Oganesson
nl Fe IJzer
pt Fl Fleróvio Lv Livermório
ar H هيدروجين Se سيلينيوم
uk Ts Теннессин
ko Nh 니호늄 Og 오가네손
fi Na Natrium K Kalium Cs Cesium
cs Cu Měď W Wolfram Hg Rtuť Zr Zirkonium Ts Tennessin
nb O Oksygen Ti Titan Na Natrium Hg Kvikksølv
ca O Oxigen La Lantani Ds Darmstadti
pl W Wolfram Cn Kopernik Nh Nihon
ja Na ナトリウム Nh ニホニウム Fl フレロビウム Mc モスコビウム Lv リバモリウム Ts テネシン Og オガネソン
zh-TW Si 矽 Na 鈉 Tc 鎝 Fr 鍅 Rf 鑪 Cn 鎶 Nh 鉨 Fl 鈇 Mc 鏌 Lv 鉝 Ts 鿬 Og 鿫
zh-CN Rf 𬬻 Cn 鿔 Nh 鿭 Fl 𫓧 Mc 镆 Lv 𫟷 Ts 鿬 Og 鿫
tr Nh Nihonyum Og Oganesson I İyot Hg Cıva
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
        decided = {("sv", "Iron"): "Järn", ("ko", "Iron"): "철", ("de", "Gold"): "Gold"}
        self.assertEqual(names.collected({26: "Iron"}, tables, rows, decided), {26: {
            "ferrum": [["la"], "latin", []], "Eisen": [["de", "nl"], "kalzium", []],
            "Ferrum": [[], "gelemental", ["de"]], "Järn": [["sv"], "reviewed", []], "Iron": [[], "kalzium", ["sv"]],
            "Żelazo": [["pl"], "gelemental", []], "İron": [["tr"], "gelemental", []],
            "Jern": [["nb"], "freedict", []], "철": [["ko"], "reviewed", []]}})


# The languages of the translations, and the others in which all elements are named.
TRANSLATED = {path.stem.replace("_", "-") for path in (ROOT / "po").glob("*.po")}
COMPLETE = {"en", "el", "et", "gl", "ka", "ko", "nb", "pt", "sk", "sl", "zh-TW"}
ENGLISH = [element["name"] for element in elements()]
SCRIPTS = {"ar": "ARABIC", "el": "GREEK", "ja": "", "ka": "GEORGIAN", "ko": "HANGUL", "ru": "CYRILLIC",
           "uk": "CYRILLIC", "zh-CN": "CJK", "zh-TW": "CJK"}
# The languages that have an ending of their own for -ium, and those that have taken Tennessine over.
NO_IUM = "es pt pt-BR it gl ca pl tr sl".split()
TENNESSINE = "da nl sk".split()


def table(name):
    """{language: the two texts before the names, and the names} of a file of Resources."""
    rows = [line.split("\t") for line in resource(name).splitlines()]
    return {row[0]: (row[1:3], row[3:]) for row in rows}


class ListsOfNames(unittest.TestCase):
    LISTS = table("element-names.tsv")

    def test_every_language_of_a_translation_names_all_elements(self):
        self.assertGreaterEqual(len(TRANSLATED), 18)
        self.assertEqual(set(self.LISTS), TRANSLATED | COMPLETE)
        self.assertEqual(next(iter(self.LISTS)), "en", "the program reads the English names first")
        self.assertEqual(self.LISTS["en"][1], ENGLISH)
        for code, (title, found) in self.LISTS.items():
            self.assertEqual(title, FILE["languages"][code])
            self.assertEqual(len(set(found)), 118, code)
            self.assertTrue(all(name == name.strip() and name for name in found), code)

    def test_the_names_are_those_that_the_card_displays(self):
        for code, (_, found) in self.LISTS.items():
            if code != "en":
                self.assertEqual(found, [displayed(code, z)[0] for z in range(1, 119)], code)

    def test_no_name_is_english_where_the_language_differs(self):
        for code, (_, found) in self.LISTS.items():
            script = SCRIPTS.get(code)
            for name in found if code != "en" else ():
                if script is None:
                    self.assertTrue(name[0].isupper(), (code, name))
                    self.assertTrue(all("LATIN" in unicodedata.name(c) or c in "· " for c in name), (code, name))
                elif script:
                    self.assertTrue(all(script in unicodedata.name(c) for c in name), (code, name))
                else:
                    self.assertFalse(any(c.isascii() for c in name), (code, name))
                self.assertFalse(code in NO_IUM and name.endswith("ium"), (code, name))
                self.assertFalse(name.endswith("ine") and name in ENGLISH and code not in TENNESSINE, (code, name))

    def test_no_decision_is_idle(self):
        with open(TABLES / "names-decisions.tsv", encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file, delimiter="\t"):
                z = ENGLISH.index(row["element"]) + 1
                self.assertEqual(displayed(row["language"], z), [row["name"]])
                self.assertTrue(row["reason"], row)


class TitlesInWikipedia(unittest.TestCase):
    def test_a_title_is_the_name_or_a_reviewed_one(self):
        titles, lists = table("wikipedia-titles.tsv"), table("element-names.tsv")
        self.assertEqual(set(titles), {"en", *"de fr es it ja ru zh-CN zh-TW".split()})
        for code, (_, found) in titles.items():
            self.assertEqual(len(found), 118, code)
            other = {name: title for name, title in zip(lists[code][1], found) if title not in ("", name)}
            self.assertTrue(all(title.startswith(f"{name} (") for name, title in other.items()), other)
            self.assertLess(found.count(""), 25, code)
        known = {"de": ("Quecksilber", "Titan (Element)"), "fr": ("Mercure (chimie)", "Titane"), "ru": ("Ртуть", ""),
                 "it": ("Mercurio (elemento chimico)", "Titanio"), "zh-TW": ("汞", "鈦")}
        for code, expected in known.items():
            self.assertEqual((titles[code][1][79], titles[code][1][21]), expected, code)


if __name__ == "__main__":
    unittest.main()
