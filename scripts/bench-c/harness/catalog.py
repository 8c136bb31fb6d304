"""The program's own catalog, and the C source that gives the C program the same elements and the same map."""

import itertools
import json
import pathlib

import world_map

PATH = pathlib.Path(__file__).resolve().parents[3] / "Resources" / "elements.json"
MAP = PATH.with_name("world.map")
CATEGORIES = ("diatomic nonmetal", "polyatomic nonmetal", "noble gas", "alkali metal", "alkaline earth metal",
              "metalloid", "post-transition metal", "transition metal", "lanthanide", "actinide", "unknown")
STATES = ("Solid", "Liquid", "Gas", "Unknown")
MOST_SHELLS = 8

# The rows of an element's window, by card. Joined by +, keys share a row. A row without a value is left out.
CARDS = {
    "Physical": "phase melt boil density molar_heat heat_of_fusion heat_of_vaporization thermal_conductivity "
                "crystal_structure appearance",
    "Atomic": "atomic_mass group+period+block category shells electron_configuration oxidation_states cas "
              "electronegativity_pauling electron_affinity first_ionization_energy covalent_radius "
              "van_der_waals_radius atomic_radius",
    "History": "discovery_year+discovery discovered_by discovery_location named_by name_origin",
}


def read():
    """Returns the catalog, with numbers as their digits in the file."""
    return json.loads(PATH.read_text(encoding="utf-8"), parse_float=str)


def c_source():
    """Returns the C source of the elements."""
    catalog = read()
    lines = ['#include "reference.h"', ""]
    table = ["const Element elements[ELEMENT_COUNT] = {"]
    for record in catalog["elements"]:
        rows = properties(record, catalog["sources"])
        name = f"properties_{record['number']}"
        lines += [f"static const Property {name}[] = {{", *(f"  {{ {row} }}," for row in rows), "};"]
        table.append(f"  {{ {', '.join(fields(record))}, {name}, {len(rows)} }},")
    lines += ["", *table, "};"]
    for name, titles in (("category", CATEGORIES), ("state", STATES)):
        quoted = ", ".join(quote(title.capitalize()) for title in titles)
        lines += ["", f"const char *const {name}_titles[{name.upper()}_COUNT] = {{ {quoted} }};"]
    return "\n".join([*lines, *map_source()]) + "\n"


def map_source():
    """The C source of the map, at its medium level of detail."""
    for name, lines in zip(("land", "borders"), list(world_map.levels(MAP.read_bytes()))[1][1:]):
        numbers = itertools.chain.from_iterable(
            (len(line), *map(min, zip(*line)), *map(max, zip(*line)), *itertools.chain(*line)) for line in lines)
        yield f"const int map_{name}[] = {{ {', '.join(map(str, numbers))}, 0 }};"


def fields(record):
    """The fields of the C struct up to the properties, in order."""
    shells = record["shells"] + [0] * (MOST_SHELLS - len(record["shells"]))
    neutrons = round(float(record["atomic_mass"])) - record["number"]
    numbers = (CATEGORIES.index(record["category"]), STATES.index(record["phase"]), record["period"],
               record["xpos"], record["ypos"], neutrons)
    return (str(record["number"]), *(quote(record[key]) for key in ("symbol", "name", "atomic_mass")),
            *map(str, numbers), f"{{ {', '.join(map(str, shells))} }}", quote(record.get("summary") or ""))


def properties(record, sources):
    """Card, title, value and source of each row, as C texts."""
    rows = []
    for card, all_keys in CARDS.items():
        for keys in (joined.split("+") for joined in all_keys.split()):
            title = " · ".join(keys).replace("_", " ").capitalize()
            values = [value(record, key) for key in keys if record.get(key) is not None]
            source = sources.get(record["sources"].get(keys[0]), {}).get("title", "")
            if values:
                rows.append(", ".join(map(quote, (card, title, " · ".join(values), source))))
    return rows


def value(record, key):
    """The value of a key with its unit."""
    content = record[key]
    text = ", ".join(map(str, content)) if isinstance(content, list) else str(content)
    return f"{text} {record['units'].get(key, '')}".strip()


def quote(text):
    return json.dumps(str(text), ensure_ascii=False)
