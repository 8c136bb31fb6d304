"""The places of discoveries: what is known of them, and the rules by which they are reviewed."""

import unittest

from project import SCRIPTS, elements, read
import discoveries
import geonames
import namesakes

PLACES = read("places.json")
ELEMENTS = elements()
BY_NAME = {place["name"]: place for place in PLACES}
TOWN = {"latitude": 59.3, "longitude": 18.1, "countrycode": "SE", "admin1code": "26",
        "population": 1_000_000}


def places_of(symbol):
    return {(place["name"], found["year"]) for place in PLACES for found in place["elements"]
            if found["symbol"] == symbol}


class ThePlaces(unittest.TestCase):
    def test_every_element_that_was_discovered_has_a_place_and_no_other(self):
        self.assertEqual({found["number"] for place in PLACES for found in place["elements"]},
                         {e["number"] for e in ELEMENTS if e["discovery_location"]})
        self.assertEqual(places_of("Fe"), set())

    def test_a_place_of_origin_is_no_place_of_discovery(self):
        self.assertNotIn("Ytterby", BY_NAME)
        self.assertEqual(places_of("Y"), {("Turku", 1794)})
        self.assertEqual(places_of("Sr"), {("London", 1790)})

    def test_shared_discoveries_have_each_place(self):
        self.assertEqual(places_of("Hf"), {("Copenhagen", 1923)})
        self.assertEqual(places_of("Rn"), {("Montreal", 1899), ("Halle", 1900)})
        self.assertEqual(places_of("Lu"), {("Paris", 1907), ("Vienna", 1907)})
        self.assertEqual(places_of("He"), {("Guntur", 1868), ("London", 1895), ("Uppsala", 1895)})
        self.assertEqual(places_of("Rf"), {("Berkeley", 1969), ("Dubna", 1969)})
        self.assertEqual(places_of("Sg"), {("Berkeley", 1974)})
        self.assertEqual(places_of("No"), {("Dubna", 1963)})

    def test_the_coordinates_are_those_of_the_towns(self):
        for name, latitude, longitude in (
                ("Stockholm", 59.33, 18.07), ("Berkeley", 37.87, -122.27), ("Dubna", 56.74, 37.19),
                ("Halle", 51.48, 11.97), ("Los Alamos", 35.89, -106.31)):
            found = BY_NAME[name]["coord"]
            self.assertAlmostEqual(found["lat"], latitude, delta=0.02)
            self.assertAlmostEqual(found["lon"], longitude, delta=0.02)

    def test_the_elements_of_a_place_stand_by_year(self):
        for place in PLACES:
            years = [found["year"] for found in place["elements"]]
            self.assertEqual(years, sorted(years))
            self.assertTrue(years)


class TheNamesakes(unittest.TestCase):
    PLACES = {place["name"]: place for place in read("namesakes.json")}

    def symbols(self, name):
        return [element["symbol"] for element in self.PLACES[name]["elements"]]

    def test_an_element_is_named_after_the_place_that_its_origin_names_first(self):
        for name, symbols in (("Ytterby", ["Y", "Tb", "Er", "Yb"]), ("Berkeley", ["Bk"]), ("California", ["Cf"]),
                              ("Dubna", ["Db", "Fl"]), ("Moscow", ["Mc"]), ("Russia", ["Ru"]), ("France", ["Ga", "Fr"]),
                              ("Germany", ["Ge"]), ("Darmstadt", ["Ds"]), ("Sun", ["He"]), ("Earth", ["Te"])):
            self.assertEqual(self.symbols(name), symbols)

    def test_an_element_has_one_place_or_none(self):
        numbers = [element["number"] for place in self.PLACES.values() for element in place["elements"]]
        self.assertEqual(len(numbers), len(set(numbers)))
        named = {"He", "Mg", "Sc", "Cu", "Ga", "Ge", "Se", "Sr", "Y", "Ru", "Pd", "Te", "Ce", "Eu", "Tb", "Ho", "Er", "Yb", "Lu",
                 "Hf", "Re", "Po", "Fr", "U", "Np", "Pu", "Am", "Bk", "Cf", "Db", "Hs", "Ds", "Nh", "Fl", "Mc", "Lv", "Ts"}
        self.assertEqual({e["symbol"] for e in ELEMENTS if e["number"] in numbers}, named)

    def test_only_bodies_of_the_sky_have_no_coordinate(self):
        for place in self.PLACES.values():
            self.assertEqual(place["coord"] is None, place["country"] == "sky")
        for name, latitude, longitude in (("Poland", 52, 19), ("Japan", 36, 138), ("Cyprus", 35, 33)):
            self.assertAlmostEqual(self.PLACES[name]["coord"]["lat"], latitude, delta=1.5)
            self.assertAlmostEqual(self.PLACES[name]["coord"]["lon"], longitude, delta=1.5)

    def test_a_place_without_an_element_or_in_another_country_is_found(self):
        place = namesakes.Namesake("Here", "SE", 7, "Here", "planted")
        element = {"name_origin": "Here, a village"}
        self.assertEqual(namesakes.problems([place], [element], {7: TOWN}), [])
        self.assertEqual(len(namesakes.problems([place], [{"name_origin": "Hereford"}], {7: TOWN})), 1)
        self.assertEqual(len(namesakes.problems([place], [element], {7: TOWN | {"countrycode": "NO"}})), 1)

    def test_the_years_are_those_of_the_catalog(self):
        years = {e["number"]: e["discovery_year"] for e in ELEMENTS}
        for place in self.PLACES.values():
            for element in place["elements"]:
                self.assertEqual(element["year"], years[element["number"]])


class TheReviewOfAPlace(unittest.TestCase):
    ELEMENT = {"number": 1, "symbol": "X", "discovery_location": "Sweden", "discovery_year": 1800,
               "discovered_by": "Ada, Bo"}

    def reviewed(self, second="Sweden", element=None, **changes):
        """The problems of one row, of which some values are planted."""
        values = {"number": 1, "symbol": "X", "place": "Here", "year": 1800,
                  "people": ["Ada", "Bo"], "over": set(), "reason": "planted"} | changes
        review = discoveries.Review([discoveries.Place("Here", 7, "planted")],
                                    [discoveries.Discovery(**values)], {7: TOWN}, {1: second})
        return review.problems([self.ELEMENT | (element or {})])

    def test_a_row_that_agrees_has_no_problem(self):
        self.assertEqual(self.reviewed(), [])

    def test_a_difference_must_be_named(self):
        self.assertEqual(self.reviewed(year=1801), ['X, Here: "over" should be "year"'])
        self.assertEqual(self.reviewed("Italy"), ['X, Here: "over" should be "mendeleev"'])
        self.assertEqual(self.reviewed(None), ['X, Here: "over" should be "alone"'])
        self.assertEqual(self.reviewed("Italy", over={"mendeleev"}), [])

    def test_a_decision_that_nothing_asks_for_is_found(self):
        self.assertEqual(self.reviewed(over={"year"}), ['X, Here: "over" should be ""'])

    def test_the_catalog_is_never_overruled(self):
        self.assertTrue(self.reviewed(element={"discovery_location": "Sweden, France"}))
        self.assertTrue(self.reviewed(element={"discovery_location": None}))
        self.assertTrue(self.reviewed(people=["Ada"]))
        self.assertTrue(self.reviewed(people=["Ada", "Bo", "Cleo"]))
        self.assertTrue(self.reviewed(symbol="Y"))
        self.assertTrue(self.reviewed(number=2))

    def test_every_row_has_a_reason_and_a_place(self):
        self.assertTrue(self.reviewed(reason=""))
        self.assertTrue(self.reviewed(place="There"))

    def test_a_town_far_from_the_older_copy_is_found(self):
        place = discoveries.Place("Here", 7, "planted")
        self.assertEqual(geonames.problems([place], {7: TOWN}, [(59.31, 18.11, "SE")]), [])
        self.assertEqual(len(geonames.problems([place], {7: TOWN}, [(59.35, 18.1, "SE")])), 1)
        self.assertEqual(len(geonames.problems([place], {}, [])), 1)

    def test_the_reviewed_tables_agree_with_the_file(self):
        rows = discoveries.read_discoveries(SCRIPTS / "places-data/discoveries.tsv")
        self.assertEqual({(row.number, row.place, row.year) for row in rows},
                         {(found["number"], place["name"], found["year"])
                          for place in PLACES for found in place["elements"]})


if __name__ == "__main__":
    unittest.main()
