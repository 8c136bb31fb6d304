"""The places that elements are named after: the reviewed table, and the elements by the origins of their names."""

import csv
import math
import re
from dataclasses import dataclass

import world_map

# The country of a place that lies in several, and that of a body of the sky.
SEVERAL, SKY = "several", "sky"


@dataclass
class Namesake:
    """A place, found in an origin by its word; without a number it is a country, or in the sky."""
    name: str
    country: str
    number: int | None
    word: str
    reason: str


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return [Namesake(row["name"], row["country"], int(row["geonames_id"]) if row["geonames_id"] else None,
                         row["word"], row["reason"])
                for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]


def of(element, places):
    """The place that an origin names first: in "Dubna in Russia" Dubna."""
    origin = element["name_origin"] or ""
    found = [(match.start(), place.name) for place in places
             if (match := re.search(rf"\b{place.word}\b", origin))]
    return min(found, default=(0, None))[1]


def coordinate(place, towns, labels):
    """That of the town, or of the country's label on the map; none in the sky."""
    if place.country == SKY:
        return None
    if place.number is not None:
        return {"lon": towns[place.number]["longitude"], "lat": towns[place.number]["latitude"]}
    return dict(zip(("lon", "lat"), labels[place.country]))


def labels(data):
    """{ISO code: longitude and latitude} of the countries' labels in world.map."""
    side = 1 << 18
    return {code: (round(x / side * 360 - 180, 3),
                   round(math.degrees(math.atan(math.sinh(math.pi * (1 - 2 * y / side)))), 3))
            for code, x, y, room in world_map.labels(data) if room}


def problems(places, elements, towns):
    found = [f"{place.name} gives no reason" for place in places if not place.reason]
    named = {of(element, places) for element in elements}
    found += [f"{place.name}: no element is named after it" for place in places if place.name not in named]
    for place in places:
        town = towns.get(place.number)
        if town and place.country not in (town["countrycode"], SEVERAL):
            found.append(f"{place.name}: GeoNames has it in {town['countrycode']}")
    return found


def records(places, elements, towns, labels):
    """The places, each with its elements by year; by country and name."""
    made = []
    for place in places:
        here = [e for e in elements if of(e, places) == place.name]
        here.sort(key=lambda e: (e["discovery_year"] or 0, e["number"]))
        made.append({"name": place.name, "country": place.country, "coord": coordinate(place, towns, labels),
                     "elements": [{"number": e["number"], "symbol": e["symbol"], "year": e["discovery_year"]}
                                  for e in here]})
    return sorted(made, key=lambda record: (record["country"], record["name"]))
