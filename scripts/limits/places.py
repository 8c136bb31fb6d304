#!/usr/bin/python3 -B
"""Makes a list of invented towns in the schema of city lists: scripts/limits/places.py 200000 > towns.json

Or in another form: scripts/limits/places.py 200000 csv > towns.csv

The same number always gives the same list: names of one to three words, a fifth of them with letters beyond ASCII, in
180 countries, two thirds around 3,000 centers.
"""

import gzip
import json
import random
import sys

COUNT = 200_000
PARTS = ("bel ber bor bra chi dal dor el fal gra har hol ka kir lan lo mar mo nor os pal ra ro san se ski sto ta tor ul "
         "va ver wal yor ze ås ö ü é ñ ž").split()
ENDS = "a berg by dorf field grad ham ia kirk ley mouth o on ovo pur sk stad ton um ville".split()
FIRST = ("Saint", "New", "Bad", "San", "Nizhny", "Le", "Upper")
CENTERS, COUNTRIES = 3000, 180


def name(choose):
    words = ["".join(choose.choice(PARTS) for _ in range(choose.randint(1, 3))) + choose.choice(ENDS)
             for _ in range(choose.choice((1, 1, 1, 2)))]
    return " ".join(([choose.choice(FIRST)] if choose.random() < 0.15 else []) + [word.capitalize() for word in words])


def towns(count=COUNT):
    """The records, one after another."""
    choose = random.Random(count)
    centers = [(choose.uniform(-170, 179), choose.uniform(-50, 68)) for _ in range(CENTERS)]
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    countries = [letters[index // 26] + letters[index % 26] for index in range(COUNTRIES)]
    for index in range(count):
        center = choose.randrange(CENTERS)
        near = choose.random() < 0.67
        lon, lat = centers[center] if near else (choose.uniform(-180, 180), choose.uniform(-60, 75))
        spread = 2 if near else 0
        yield {"_id": 100_000 + index, "name": name(choose), "country": countries[center % COUNTRIES],
               "coord": {"lon": round(max(-180, min(180, choose.gauss(lon, spread))), 6),
                         "lat": round(max(-85, min(85, choose.gauss(lat, spread))), 6)}}


def text(count=COUNT):
    """The list in UTF-8, one record in each line."""
    return ("[\n" + ",\n".join(json.dumps(town, ensure_ascii=False) for town in towns(count)) + "\n]\n").encode()


def lines(count=COUNT):
    """The list as JSON Lines."""
    return "".join(json.dumps(town, ensure_ascii=False) + "\n" for town in towns(count)).encode()


def features(count=COUNT):
    """The list as GeoJSON."""
    points = ({"type": "Feature", "id": town["_id"], "properties": {"name": town["name"], "country": town["country"]},
               "geometry": {"type": "Point", "coordinates": [town["coord"]["lon"], town["coord"]["lat"]]}}
              for town in towns(count))
    return ('{"type": "FeatureCollection", "features": [\n'
            + ",\n".join(json.dumps(point, ensure_ascii=False) for point in points) + "\n]}\n").encode()


def table(count=COUNT, separator=",", point="."):
    """The list as a table with a heading."""
    rows = ((str(town["_id"]), f'"{town["name"]}"', town["country"],
             *(str(town["coord"][key]).replace(".", point) for key in ("lat", "lon"))) for town in towns(count))
    return "".join(separator.join(row) + "\n" for row in (("id", "name", "country", "lat", "lon"), *rows)).encode()


FORMS = {
    "jsonl": lines, "geojson": features, "csv": table, "tsv": lambda count=COUNT: table(count, "\t", ","),
    "utf16.csv": lambda count=COUNT: table(count).decode().encode("utf-16"),
    "csv.gz": lambda count=COUNT: gzip.compress(table(count), mtime=0),
    "json.gz": lambda count=COUNT: gzip.compress(text(count), mtime=0),
}


def main(count=COUNT, form="json"):
    sys.stdout.buffer.write(FORMS.get(form, text)(int(count)))


if __name__ == "__main__":
    main(*sys.argv[1:])
