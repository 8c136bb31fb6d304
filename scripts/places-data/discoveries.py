"""The reviewed tables of places, and their comparison with the facts of the discoveries."""

import csv
import re
from collections import defaultdict
from dataclasses import dataclass

# Country or part of one, in history.tsv and in mendeleev → country and region in GeoNames.
AREAS = {
    "England": ("GB", "ENG"), "Scotland": ("GB", "SCT"), "Great Britain": ("GB", "ENG"),
    "Austria": ("AT",), "Canada": ("CA",), "Colombia": ("CO",), "Denmark": ("DK",),
    "Finland": ("FI",), "France": ("FR",), "Germany": ("DE",), "India": ("IN",),
    "Italy": ("IT",), "Japan": ("JP",), "Mexico": ("MX",), "Romania": ("RO",),
    "Russia": ("RU",), "Soviet Union": ("RU",), "Spain": ("ES",), "Sweden": ("SE",),
    "Switzerland": ("CH",), "USSR": ("RU",), "United States": ("US",),
}


@dataclass
class Place:
    name: str
    number: int
    reason: str


@dataclass
class Discovery:
    """An element found at a place; `over` names what the reviewed row overrules."""
    number: int
    symbol: str
    place: str
    year: int
    people: list
    over: set
    reason: str


def rows(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def read_places(path):
    return [Place(row["name"], int(row["geonames_id"]), row["reason"]) for row in rows(path)]


def read_discoveries(path):
    return [Discovery(int(row["number"]), row["symbol"], row["place"], int(row["year"]),
                      row["discovered_by"].split("; "), set(row["over"].split()), row["reason"])
            for row in rows(path)]


def areas(text, separator):
    return {AREAS[name.strip()] for name in text.split(separator)} if text else set()


def area(town):
    if town["countrycode"] == "GB":
        return "GB", town["admin1code"]
    return (town["countrycode"],)


def people(text):
    """The names of a discovery; several may be one group of the reviewed table."""
    return set(re.split(", ", text)) if text else set()


class Review:
    """Compares the reviewed rows with the catalog and with mendeleev's country."""

    def __init__(self, places, discoveries, towns, second):
        self.area = {p.name: area(towns[p.number]) for p in places if p.number in towns}
        self.second = second
        self.found = []
        self.by_number = defaultdict(list)
        unused = {place.name for place in places} - {row.place for row in discoveries}
        self.found += [f"{name}: no element was discovered there" for name in sorted(unused)]
        for row in discoveries:
            self.by_number[row.number].append(row)
            if row.place not in self.area:
                self.found.append(f"{row.symbol}: {row.place} is not in places.tsv")
        for row in (*places, *discoveries):
            if not row.reason:
                self.found.append(f"{row} gives no reason")

    def problems(self, elements):
        for element in elements:
            self.check(element, self.by_number.pop(element["number"], []))
        self.found += [f"{number} is no element" for number in self.by_number]
        return self.found

    def check(self, element, found):
        symbol, location = element["symbol"], element["discovery_location"]
        if any(row.symbol != symbol for row in found):
            self.found.append(f"{symbol}: the rows have another symbol")
        here = {self.area[row.place] for row in found if row.place in self.area}
        if here != areas(location, ","):
            self.found.append(f"{symbol}: {location} has other places: {sorted(here)}")
        named = people(", ".join(person for row in found for person in row.people))
        if named != people(element["discovered_by"]):
            self.found.append(f"{symbol}: other people than {element['discovered_by']}")
        second = self.second.get(element["number"])
        for row in found:
            over = {"year"} if row.year != element["discovery_year"] else set()
            if not second:
                over.add("alone")
            elif here != areas(second, "/"):
                over.add("mendeleev")
            if over != row.over:
                self.found.append(f"{symbol}, {row.place}: \"over\" should be "
                                  f"\"{' '.join(sorted(over))}\"")
