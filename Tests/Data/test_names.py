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


class OtherNames(unittest.TestCase):
    def test_the_own_table_is_in_the_file(self):
        for z, name, language, source in names.own(TABLES / "names.tsv"):
            found = [e for e in NAMES[z] if e[0].lower() == name.lower()]
            self.assertIn(language, found[0][1].split())
            self.assertIn(found[0][2], FILE["sources"])

    def test_each_language_names_most_elements_that_differ_from_english(self):
        for language in ("es", "pl", "ru"):
            count = sum(any(language in e[1].split() for e in entries) for entries in NAMES.values())
            self.assertGreater(count, 95, language)

    def test_no_entry_is_rejected_or_given_twice(self):
        for entries in NAMES.values():
            self.assertEqual(len({e[0].lower() for e in entries}), len(entries))
            for name, languages, source in entries:
                for language in languages.split():
                    self.assertNotIn((language, name), names.REJECTED.get(source, ()))

    def test_names_are_collected_once_with_all_languages(self):
        tables = {"kalzium": {"de": {"Iron": "Eisen"}, "sv": {"Iron": "Iron"}},
                  "gelemental": {"nl": {"Iron": "eisen"}, "pl": {"Iron": "Żelazo"}}}
        rows = [(26, "ferrum", "la", "latin"), (79, "aurum", "la", "latin")]
        self.assertEqual(names.collected({26: "Iron"}, tables, rows), {26: {
            "ferrum": (["la"], "latin"), "Iron": (["sv"], "kalzium"), "Eisen": (["de", "nl"], "kalzium"),
            "Żelazo": (["pl"], "gelemental")}})


if __name__ == "__main__":
    unittest.main()
