"""hazards.json is made of the tables by hand, and these keep the rules of the regulation."""

import json
import unittest

from project import TABLES, elements, resource
import hazards

CATALOG = elements()
RECORDS = {record["symbol"]: record for record in CATALOG}
SOURCES = json.loads((TABLES / "hazards-sources.json").read_text("utf-8"))


class Unused:
    """Decisions of which none is found."""

    def find(self, key, symbol):
        return None


class Hazards(unittest.TestCase):
    def test_the_file_is_that_of_the_tables_and_every_conflict_is_decided(self):
        text, found, _, problems = hazards.build(TABLES, CATALOG, SOURCES)
        self.assertEqual(problems, [])
        self.assertEqual(text, resource("hazards.json"))
        self.assertEqual([difference.decision["take"] for difference in found], ["H251"])

    def test_a_check_digit_finds_a_slip(self):
        for number in ("001-001-00-9", "003-001-00-4", "020-001-00-X", "231-102-5"):
            self.assertTrue(hazards.has_check_digit(number), number)
        for number in ("001-001-00-8", "003-010-00-4", "231-120-5", "020-001-00-0"):
            self.assertFalse(hazards.has_check_digit(number), number)

    def test_a_statement_of_another_class_is_a_difference(self):
        problems = []
        row = {"symbol": "Cl", "index number": "017-001-00-7", "classification": "Acute Tox. 3 H330; Skin Irrit. 2 H315"}
        result, found = hazards.decided(row, Unused(), problems)
        self.assertEqual(result, [("Skin Irrit. 2", "H315")])
        self.assertEqual(len(found[0].problems), 1)
        row["classification"] = "Acute Tox. 9 H331"
        hazards.decided(row, Unused(), problems)
        self.assertEqual(len(problems), 1)

    def test_acute_toxicity_has_the_statements_of_its_category(self):
        self.assertEqual(hazards.STATEMENTS["Acute Tox. 1"], hazards.STATEMENTS["Acute Tox. 2"])
        self.assertEqual(hazards.STATEMENTS["Acute Tox. 3"], ("H331", "H301", "H311"))
        self.assertEqual(hazards.STATEMENTS["Acute Tox. 4"], ("H332", "H302", "H312"))
        self.assertEqual(hazards.STATEMENTS["Aquatic Chronic 4"], ("H413",))

    def test_an_entry_belongs_to_its_element(self):
        row = {"symbol": "Cl", "index number": "017-001-00-7", "classification": "Ox. Gas 1 H270"}
        self.assertEqual(hazards.entry_problems(row, RECORDS["Cl"]), [])
        self.assertEqual(len(hazards.entry_problems(row | {"symbol": "Na"}, RECORDS["Na"])), 2)
        row["classification"] = "Pyr. Sol. 1 H250"
        self.assertEqual(len(hazards.entry_problems(row, RECORDS["Cl"])), 1)

    def test_numbers_out_of_order_are_found(self):
        numbers = {"Li": ("231-102-5", ""), "Lu": ("231-103-0", ""), "Mg": ("231-104-6", "")}
        self.assertEqual(hazards.number_problems(numbers, RECORDS), [])
        numbers["Li"], numbers["Lu"] = numbers["Lu"], numbers["Li"]
        self.assertEqual(len(hazards.number_problems(numbers, RECORDS)), 1)


if __name__ == "__main__":
    unittest.main()
