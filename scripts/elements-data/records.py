"""Puts one element's record together, in the order of keys of the file's schema."""

import json
from decimal import Decimal

import conditions
import table

# (figure, package it was taken from) → key of sources.json, where it is not the package itself.
SOURCE_KEYS = {
    ("melt", "mendeleev"): "crc-97", ("boil", "mendeleev"): "crc-97",
    ("density", "mendeleev"): "crc-95", ("molar_heat", "mendeleev"): "crc-95",
    ("electronegativity_pauling", "mendeleev"): "crc-95",
    ("electron_affinity", "mendeleev"): "crc-95",
    ("electron_configuration", "nist"): "nist-asd",
    ("oxidation_states", "mendeleev"): "mendeleev-states",
    ("atomic_mass", "periodictable"): "ciaaw-2021", ("atomic_mass", "nubase"): "nubase-2020",
    ("atomic_mass", "mendeleev"): "ciaaw-radioactive",
    ("atomic_mass", "atomic-weights"): "ciaaw-2024",
    ("density", "periodictable"): "crc-80",
    ("first_ionization_energy", "mendeleev"): "nist-asd",
    ("covalent_radius", "mendeleev"): "cordero-2008",
    ("covalent_radius", "periodictable"): "cordero-2008-published",
    ("atomic_radius", "mendeleev"): "slater-1964",
    ("van_der_waals_radius", "mendeleev"): "alvarez-2013",
    ("boil", "chemicals"): "crc-chemicals",
    ("heat_of_fusion", "chemicals"): "crc-fusion",
    ("heat_of_vaporization", "chemicals"): "crc-fusion",
}

FIGURE_ORDER = """electronegativity_pauling electron_affinity first_ionization_energy
covalent_radius van_der_waals_radius
atomic_radius heat_of_fusion heat_of_vaporization thermal_conductivity""".split()

TEXT_KEYS = """appearance discovered_by discovery_year discovery discovery_location name_origin
electron_configuration oxidation_states crystal_structure cas""".split()

# Objects that say more about the figures, in the order of the file.
NOTES = ("units", "uncertainties", "kinds", *map(conditions.plural, conditions.KEYS), "sources", "second_values",
         "second_sources")

# Facts in no data set, derived or decided here: key of the record → key of sources.json.
OWN_KEYS = {"phase": "state", "category": "categories", "shells": "shells",
            "group": "table", "period": "table", "block": "table"}

# The abridged weight of hydrogen has a figure more than the conventional one (CIAAW: 1.008).
CONVENTIONAL = {1: "1.008"}

SPELLING = {"semimetal": "metalloid", "Silvery white": "Silvery-white"}


def by_symbol(grouped):
    return {symbol: text for symbols, text in grouped.items() for symbol in symbols.split()}


class Facts:
    """The small reviewed tables beside this file."""

    def __init__(self, folder):
        with open(folder / "annotations.json", encoding="utf-8") as file:
            notes = json.load(file)
        self.kinds = {key: by_symbol(group) for key, group in notes["kinds"].items()}
        self.conditions = {key: by_symbol(group) for key, group in notes["conditions"].items()}
        self.appearance = by_symbol(notes["appearance"])
        self.sources = notes["sources"]
        path = folder / "summaries.json"
        self.summaries = json.loads(path.read_text("utf-8")) if path.exists() else {}


def with_uncertainty(text, uncertainty):
    """The digits down to the last uncertain one, and the uncertainty in units of that place."""
    if not uncertainty or isinstance(uncertainty, str):
        return text, uncertainty or None
    error = Decimal(repr(uncertainty)).normalize()
    places = max(0, -error.as_tuple().exponent)
    value = Decimal(text)
    if -value.as_tuple().exponent > places:
        places = -value.as_tuple().exponent
    return (format(value.quantize(Decimal(1).scaleb(-places)), "f"),
            str(int(error.scaleb(places))))


def appearance(text):
    for theirs, ours in SPELLING.items():
        text = text.replace(theirs, ours)
    return text[0].lower() + text[1:]


def is_known(value):
    return value not in (None, "Unknown", "unknown")


def state(z, figures):
    """Solid, liquid or gas at 20 °C and 1 atm; unknown from 100 on."""
    if z >= 100:
        return "Unknown"
    room = 293.15
    melt, boil = (float(figures[k][z].value) if z in figures[k] else None for k in ("melt", "boil"))
    if boil is not None and boil <= room:
        return "Gas"
    return "Liquid" if melt is not None and melt <= room else "Solid"


class Builder:
    def __init__(self, figures, specs, decisions, tables, facts):
        self.figures, self.facts, self.tables, self.decisions = figures, facts, tables, decisions
        self.units = {spec.key: spec.unit for spec in specs}
        self.symbols = tables["mendeleev"]["symbol"]

    def text(self, key, z):
        taken = self.figures[key].get(z)
        return taken.value if taken else None

    def record(self, z):
        name, symbol = table.NAMES[z - 1], self.text("symbol", z)
        column, row = table.place(z)
        configuration = table.written_out(self.text("electron_configuration", z))
        record = dict.fromkeys(
            "name appearance atomic_mass boil category color density discovered_by melt "
            "molar_heat named_by number period phase source spectral_img summary symbol xpos "
            "ypos shells".split())
        record |= {
            "name": name, "category": table.category(z), "number": z, "period": table.period(z),
            "phase": state(z, self.figures), "source": table.wikipedia(name),
            "summary": self.facts.summaries.get(str(z), ""), "symbol": symbol, "xpos": column,
            "ypos": row, "shells": table.shells(configuration),
            "group": table.group(z), "block": table.block(z),
            "discovery_year": self.text("discovery_year", z), "discovery": None,
            "discovery_location": self.text("discovery_location", z),
            "name_origin": self.tables["history"]["name_origin"][z],
            "electron_configuration": configuration,
            "oxidation_states": self.text("oxidation_states", z),
            "crystal_structure": self.text("crystal_structure", z), "cas": self.text("cas", z),
        }
        record["discovery"] = self.tables["history"]["discovery_note"].get(z)
        if record["discovery_year"] is None:
            record["discovery"] = "known since antiquity"
        people = self.text("discovered_by", z)
        record["discovered_by"] = people.replace("; ", ", ") if people else None
        words = self.tables["gelemental"]["appearance"].get(z)
        record["appearance"] = self.facts.appearance.get(
            symbol, appearance(words) if words else None)
        record |= dict.fromkeys(FIGURE_ORDER)
        self.add_figures(record, z, symbol)
        self.add_text_sources(record, z)
        self.add_text_kinds(record, symbol)
        return record

    def add_figures(self, record, z, symbol):
        notes = {key: {} for key in NOTES}
        self.add_weight(record, notes, z, symbol)
        for spec_key in self.units:
            if spec_key in ("atomic_mass", "mass_number"):
                continue
            if z not in self.figures[spec_key]:
                # Helium's melting point: what is said of a figure that does not exist.
                add_conditions(notes, spec_key, self.facts.conditions.get(spec_key, {}).get(symbol, ""))
                continue
            key = "density" if spec_key == "density_gas" else spec_key
            self.add_figure(record, notes, spec_key, key, z, symbol)
        record |= notes

    def add_figure(self, record, notes, spec_key, key, z, symbol):
        taken = self.figures[spec_key][z]
        uncertainty = self.tables.get(taken.source, {}).get(key + "_uncertainty", {}).get(z)
        text, error = with_uncertainty(taken.value, uncertainty)
        if error:
            notes["uncertainties"][key] = error
        record[key] = Digits(text)
        if self.units[spec_key]:
            notes["units"][key] = self.units[spec_key]
        notes["sources"][key] = self.facts.sources.get(key, {}).get(
            symbol, SOURCE_KEYS.get((key, taken.source), taken.source))
        self.add_second(notes, key, taken)
        self.add_remarks(notes, spec_key, key, z, symbol)

    def add_second(self, notes, key, taken):
        if taken.second:
            text, package = taken.second
            notes["second_values"][key] = text
            notes["second_sources"][key] = SOURCE_KEYS.get((key, package), package)

    def add_remarks(self, notes, spec_key, key, z, symbol):
        decision = self.decisions.entries.get((spec_key, symbol), {})
        kind = decision.get("kind") or self.facts.kinds.get(key, {}).get(symbol)
        if key == "first_ionization_energy" and z in self.tables["mendeleev"][
                "theoretical_ionization"]:
            kind = "predicted"
        if kind:
            notes["kinds"][key] = kind
        add_conditions(notes, key, decision.get("conditions") or self.facts.conditions.get(key, {}).get(symbol, ""))

    def add_weight(self, record, notes, z, symbol):
        weights = self.tables["periodictable"]
        is_number = z in self.figures["mass_number"]
        taken = self.figures["mass_number" if is_number else "atomic_mass"][z]
        text = taken.value
        if is_number:
            notes["kinds"]["atomic_mass"] = "mass number"
        elif z in weights["interval"]:
            notes["kinds"]["atomic_mass"] = "conventional"
            text = CONVENTIONAL.get(z, text)
        else:
            notes["uncertainties"]["atomic_mass"] = (
                taken.uncertainty or weights["atomic_mass_uncertainty"][z])
        record["atomic_mass"] = Digits(text)
        notes["sources"]["atomic_mass"] = SOURCE_KEYS.get(
            ("atomic_mass", taken.source), taken.source)
        self.add_second(notes, "atomic_mass", taken)

    def add_text_sources(self, record, z):
        for key in (key for key in record if key in TEXT_KEYS or key in OWN_KEYS):
            if is_known(record[key]):
                taken = self.figures.get(key, {}).get(z)
                package = taken and SOURCE_KEYS.get((key, taken.source), taken.source)
                record["sources"][key] = OWN_KEYS.get(key) or package or {
                    "appearance": "gelemental"}.get(key, "history")

    def add_text_kinds(self, record, symbol):
        """Marks what rests on an estimate: configurations, and the state by a melting point."""
        if is_known(record["phase"]) and record["kinds"].get("melt") == "predicted":
            record["kinds"]["phase"] = "predicted"
        if symbol in self.facts.kinds["electron_configuration"]:
            record["kinds"]["shells"] = "predicted"
            record["kinds"]["electron_configuration"] = "predicted"


def add_conditions(notes, key, text):
    for part, value in conditions.parts(text).items():
        notes[conditions.plural(part)][key] = value


class Digits(str):
    """A number as text: written to the file digit for digit."""
