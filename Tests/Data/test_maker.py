"""The rules by which scripts/make-elements reads, compares and writes."""

import json
import unittest

from project import TABLES
import datasets
import decisions
import figures
import gases
import readers
import readers_c
import records
import texts
import writer



def reviewed(entries):
    """Decisions that are planted."""
    table = decisions.Decisions(TABLES / "decisions.json")
    table.entries = {("planted", symbol): entry for symbol, entry in entries.items()}
    return table


def compared(tables, entries=(), **options):
    """The result of the comparison for a planted figure of hydrogen and helium."""
    spec = figures.FigureSpec("planted", "K", ("one",), ("two", "three"), 0.01, **options)
    tables = {name: {"planted": tables.get(name, {})} for name in ("one", "two", "three")}
    return decisions.compare(spec, tables, reviewed(dict(entries)), {1: "H", 2: "He"})


class TheMakersRules(unittest.TestCase):
    def test_celsius_turned_to_kelvin_is_undone(self):
        self.assertEqual(readers.kelvin(1811.15), "1811")
        self.assertEqual(readers.kelvin(301.65), "301.65")
        self.assertEqual(readers.kelvin(1337.33), "1337.33")
        self.assertEqual(readers.kelvin(63.14999999999998), "63")
        self.assertEqual(readers.kelvin(63.14999999999998, 63.151), "63.15")

    def test_binary_noise_goes_and_digits_stay(self):
        self.assertEqual(readers.clean(4.22199999999998), "4.222")
        self.assertEqual(readers.clean(4e-06), "0.000004")
        self.assertEqual(readers.clean(12.0), "12")
        self.assertEqual(records.with_uncertainty("9.322699", 7e-06), ("9.322699", "7"))
        self.assertEqual(records.with_uncertainty("5.53", 0.0006), ("5.5300", "6"))

    def test_a_difference_or_a_lone_value_without_a_decision_is_found(self):
        _, found = compared({"one": {1: "100", 2: "100"}, "two": {1: "102"}})
        self.assertEqual([(d.symbol, len(d.problems)) for d in found], [("H", 1), ("He", 1)])

    def test_a_source_that_agrees_hides_no_other(self):
        _, found = compared({"one": {1: "100"}, "two": {1: "100"}, "three": {1: "102"}})
        self.assertEqual([d.over for d in found], [["three"]])

    def test_a_decision_names_exactly_the_sources_that_differ(self):
        tables = {"one": {1: "100"}, "two": {1: "102"}, "three": {1: "103"}}
        entry = {"take": "one", "over": "two", "reason": "planted"}
        _, found = compared(tables, {"H": entry})
        self.assertEqual(found[0].problems, ['planted H: "over" should be "two three"'])
        taken, found = compared(tables, {"H": entry | {"over": "two three"}})
        self.assertEqual((taken[1].value, found[0].problems), ("100", []))
        self.assertEqual(taken[1].second, ("102", "two"))

    def test_the_second_source_is_the_first_that_agrees(self):
        entry = {"take": "one", "over": "two", "reason": "planted"}
        taken, _ = compared({"one": {1: "100"}, "two": {1: "110"}, "three": {1: "100.5"}},
                            {"H": entry})
        self.assertEqual(taken[1].second, ("100.5", "three"))

    def test_a_source_that_means_another_form_is_no_second_source(self):
        entry = {"take": "one", "over": "two", "apart": "two", "reason": "planted"}
        taken, _ = compared({"one": {1: "100"}, "two": {1: "110"}}, {"H": entry})
        self.assertIsNone(taken[1].second)

    def test_a_source_that_errs_is_no_second_source(self):
        entry = {"take": "one", "over": "two three", "wrong": "two", "reason": "planted"}
        tables = {"one": {1: "100"}, "two": {1: "1"}, "three": {1: "110"}}
        taken, _ = compared(tables, {"H": entry})
        self.assertEqual(taken[1].second, ("110", "three"))
        taken, found = compared(tables, {"H": entry | {"wrong": "two three four"}})
        self.assertIsNone(taken[1].second)
        self.assertEqual(found[0].problems, ["planted H: four has no value to leave out"])

    def test_a_decision_that_nothing_asks_for_is_found(self):
        table = decisions.Decisions(TABLES / "decisions.json")
        self.assertIn(("melt", "Fr"), table.unused())

    def test_whole_numbers_of_a_table_of_floats_are_asked_about(self):
        _, found = compared({"one": {1: "12"}, "two": {1: "12.02"}}, decimals=True)
        self.assertEqual(len(found), 1)

    def test_a_missing_oxidation_state_is_a_difference(self):
        self.assertFalse(texts.no_state_missing([2], [[0, 1, 2], [1, 2, 3]]))
        self.assertTrue(texts.no_state_missing([1, 2], [[0, 1, 2], [1, 2, 3]]))

    def test_zeros_that_floats_lost_come_back(self):
        taken, _ = compared({"one": {1: "1.9"}, "two": {1: "1.90"}})
        self.assertEqual((taken[1].value, taken[1].source), ("1.90", "one"))

    def test_digits_are_parted_from_their_uncertainty(self):
        tables = {"mendeleev": {"symbol": {31: "Ga"}},
                  "pymatgen": {"planted": {31: "0.30116615"}}}
        datasets.split_readings(tables, {"planted": {"pymatgen": {"Ga": "0.301166(15)"}}})
        self.assertEqual(tables["pymatgen"], {"planted": {31: "0.301166"},
                                              "planted_uncertainty": {31: "15"}})
        with self.assertRaises(SystemExit):
            datasets.split_readings(tables, {"planted": {"pymatgen": {"Ga": "0.301167(15)"}}})

    def test_a_converted_value_has_the_figures_of_its_source(self):
        self.assertEqual(readers_c.divided("702", readers_c.KILOJOULES_PER_ELECTRONVOLT), "7.28")
        self.assertEqual(readers_c.divided("48.0", readers_c.KILOJOULES_PER_ELECTRONVOLT), "0.497")

    def test_corresponding_states_give_the_heavy_noble_gases(self):
        # Densities by their equations of state (CoolProp), in g/L.
        for mass, temperature, pressure, density in (
                (39.95, 150.687, 4.863, 1.784), (83.798, 209.48, 5.525, 3.749),
                (131.293, 289.733, 5.842, 5.898)):
            found = gases.density(mass, temperature, pressure)
            self.assertAlmostEqual(found / density, 1, delta=0.0011)

    def test_every_decision_gives_its_reason(self):
        table_of_decisions = json.loads(
            (TABLES / "decisions.json").read_text("utf-8"))
        for group in table_of_decisions.values():
            for entry in group.values():
                self.assertTrue(entry["take"] and len(entry["reason"]) >= 15, entry)

    def test_a_misspelled_surname_is_a_difference(self):
        self.assertTrue(texts.surnames_found("Hans Christian Ørsted", "H. C. Orsted"))
        self.assertFalse(texts.surnames_found("Marguerite Perey", "Marguerite Derey"))
        self.assertFalse(texts.surnames_found("Nils Abraham Langlet", "Nils Langet"))

    def test_a_c_initializer_is_split_at_its_own_commas(self):
        self.assertEqual(readers_c.split_fields('N_("a, b"),\tF (1, Q_EST),\tIL (2, 1, -1),'),
                         ['N_("a, b")', "F (1, Q_EST)", "IL (2, 1, -1)"])

    def test_digits_are_written_as_they_are(self):
        text = writer.encoded({"a": records.Digits("72.630"), "b": [2, 8], "c": None})
        self.assertEqual(text, '{\n  "a": 72.630,\n  "b": [2, 8],\n  "c": null\n}')

    def test_sources_unknown_or_unused_are_told(self):
        record = {"sources": {"melt": "x"}, "second_sources": {"melt": "z"}}
        self.assertEqual(len(writer.source_problems([record], {"y": {}})), 3)


if __name__ == "__main__":
    unittest.main()
