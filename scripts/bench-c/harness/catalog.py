"""The program's own catalog, and the C source that gives the C programs the same elements."""

import json

from session import BenchError

CATEGORIES = ("diatomic nonmetal", "polyatomic nonmetal", "noble gas", "alkali metal", "alkaline earth metal",
              "metalloid", "post-transition metal", "transition metal", "lanthanide", "actinide", "unknown")
STATES = ("Solid", "Liquid", "Gas", "Unknown")
MOST_SHELLS = 8

# The rows of an element's window, (group, title, keys); those of which nothing is known are left out, but for
# the first ESSENTIAL of each group.
ESSENTIAL = 4
PROPERTIES = (
    ("Physical", "State at 20 °C", ("phase",)), ("Physical", "Melting point", ("melt",)),
    ("Physical", "Boiling point", ("boil",)), ("Physical", "Density", ("density",)),
    ("Physical", "Molar heat capacity", ("molar_heat",)), ("Physical", "Heat of fusion", ("heat_of_fusion",)),
    ("Physical", "Heat of vaporization", ("heat_of_vaporization",)),
    ("Physical", "Thermal conductivity", ("thermal_conductivity",)),
    ("Physical", "Crystal structure", ("crystal_structure",)), ("Physical", "Appearance", ("appearance",)),
    ("Atomic", "Standard atomic weight", ("atomic_mass",)),
    ("Atomic", "Group · period · block", ("group", "period", "block")),
    ("Atomic", "Category", ("category",)), ("Atomic", "Electrons per shell", ("shells",)),
    ("Atomic", "Electron configuration", ("electron_configuration",)),
    ("Atomic", "Main oxidation states", ("oxidation_states",)), ("Atomic", "CAS number", ("cas",)),
    ("Atomic", "Electronegativity (Pauling)", ("electronegativity_pauling",)),
    ("Atomic", "Electron affinity", ("electron_affinity",)),
    ("Atomic", "First ionization energy", ("first_ionization_energy",)),
    ("Atomic", "Covalent radius", ("covalent_radius",)),
    ("Atomic", "Van der Waals radius", ("van_der_waals_radius",)), ("Atomic", "Atomic radius", ("atomic_radius",)),
    ("History", "Discovered", ("discovery_year", "discovery")), ("History", "Discovered by", ("discovered_by",)),
    ("History", "Place of discovery", ("discovery_location",)), ("History", "Named by", ("named_by",)),
    ("History", "Origin of the name", ("name_origin",)),
)

# Facts on the back of the tile, in the order of fact_titles in back.c.
FACTS = (("phase",), ("category",), ("atomic_mass",), ("melt",), ("boil",), ("density",), ("group",), ("period",),
         ("block",), ("discovery_year", "discovery", "discovered_by"))


def read_catalog(path):
    """Returns the catalog's records, with numbers as their digits in the file, and the titles of its sources."""
    with open(path, encoding="utf-8") as file:
        content = json.load(file, parse_float=str)
    if not isinstance(content, dict):
        content = {"elements": content}
    records = content["elements"]
    if len(records) != 118:
        raise BenchError(f"{path}: 118 elements expected, {len(records)} found")
    return records, {key: note["title"] for key, note in content.get("sources", {}).items()}


def elements_source(records, sources):
    """Returns the C source of the elements, shared by all C programs."""
    lines = ['#include "element.h"', ""]
    for record in records:
        rows = properties(record, sources)
        lines.append(f"static const Property properties_{record['number']}[] = {{")
        lines += [f"  {{ {', '.join(text(part) for part in row)} }}," for row in rows]
        lines.append("};")
    lines += ["", "const Element elements[ELEMENT_COUNT] = {"]
    lines += [f"  {{ {', '.join(fields(record, sources))} }}," for record in records]
    lines.append("};")
    for name, size, titles in (("category", "CATEGORY", CATEGORIES), ("state", "STATE", STATES)):
        quoted = ", ".join(text(title.capitalize()) for title in titles)
        lines += ["", f"const char *const {name}_titles[{size}_COUNT] = {{ {quoted} }};"]
    return "\n".join(lines) + "\n"


def fields(record, sources):
    """The fields of the C struct in order."""
    shells = record["shells"] + [0] * (MOST_SHELLS - len(record["shells"]))
    neutrons = round(float(record["atomic_mass"])) - record["number"]
    facts = ", ".join(text(value(record, keys)) for keys in FACTS)
    numbers = (CATEGORIES.index(record["category"]), STATES.index(record["phase"]), record["period"],
               record["xpos"], record["ypos"], neutrons)
    return (str(record["number"]), text(record["symbol"]), text(record["name"]), text(record["atomic_mass"]),
            *map(str, numbers), f"{{ {', '.join(map(str, shells))} }}", text(record.get("summary") or ""),
            f"properties_{record['number']}", str(len(properties(record, sources))), f"{{ {facts} }}")


def properties(record, sources):
    """(group, title, value, source) of each row."""
    rows, counts = [], {}
    for group, title, keys in PROPERTIES:
        counts[group] = counts.get(group, 0) + 1
        if counts[group] > ESSENTIAL and all(record.get(key) is None for key in keys):
            continue
        cited = record.get("sources", {}).get(keys[0])
        rows.append((group, title, value(record, keys), sources.get(cited, "")))
    return rows


def value(record, keys):
    """The values of the keys, each with its unit."""
    units = record.get("units", {})
    parts = [f"{spoken(record[key])} {units.get(key, '')}".strip() for key in keys if record.get(key) is not None]
    return " · ".join(parts) or "unknown"


def spoken(content):
    return ", ".join(map(str, content)) if isinstance(content, list) else str(content)


def text(string):
    return json.dumps(str(string), ensure_ascii=False)
