"""The parts of a condition: what a figure belongs to, as far as its source says it."""

import re
from decimal import Decimal

FORMS = {"beta white", *"alpha beta gamma graphite diamond white gray rhombic monoclinic parahydrogen".split()}
PHASES = "solid liquid gas".split()
PRESSURES = {"1 atm": "101.325"}  # kPa
KEYS = ("form", "phase", "temperature", "pressure", "conditions")


def plural(key):
    """The key of an element's object that has this part of all figures."""
    return {"form": "figure_forms", "conditions": key}.get(key, key + "s")


def parts(text):
    """{key: text} of a text such as “gas, 0 °C, 1 atm”: the temperature in K, the pressure in kPa, all else as it is."""
    found = {}
    for part in filter(None, text.split(", ")):
        if degrees := re.fullmatch(r"(-?[\d.]+) °C", part):
            found["temperature"] = str(Decimal(degrees[1]) + Decimal("273.15"))
        elif part in PRESSURES:
            found["pressure"] = PRESSURES[part]
        else:
            key = "form" if part in FORMS else "phase" if part in PHASES else "conditions"
            found[key] = f"{found[key]}, {part}" if key in found else part
    return {key: found[key] for key in KEYS if key in found}
