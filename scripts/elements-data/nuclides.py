"""The ground states of all nuclides: what is compared, and isotopes.json, which is made of it.

Masses are mendeleev's (AME2020), everything else is NUBASE2020's own file. mendeleev's copy of NUBASE, and
periodictable's masses and abundances, are compared with them. nuclides-decisions.json decides where they differ, by the
rules of decisions.py; a nuclide is named `Li-11`.
"""

import json
import math
import re
from dataclasses import dataclass
from decimal import Decimal

import decisions as reviewed
import readers_nuclear as nuclear
import writer
from readers import clean, database
from records import with_uncertainty

# The sources of the values; the others are compared with them.
SOURCES = ("ame-2020", "nubase-2020-file", "xenon-2019", "baksan-2017")

UNITS = {"sec": "s", "minute": "m", "hour": "h", "day": "d", "year": "y"}
NUMBER = r"\d+\.?\d*(?:e[+-]?\d+)?"
MODE = re.compile(rf"([A-Za-z0-9+-]+) ?(\?|[=~<>] ?\??)? ?({NUMBER})? ?#?(?: ({NUMBER}|\+\d+-\d+))?#?")


@dataclass(frozen=True)
class NuclideSpec:
    """One field of a nuclide: its sources, and whether two values agree."""

    key: str
    title: str
    first: str
    seconds: tuple
    agrees: object
    rule: str
    alone: str

    def tolerance(self):
        return self.rule

    def differing(self, value, others, tables, name):
        return [s for s, v in others.items() if not self.agrees(value, v)]


def same(one, other):
    return one == other


def near_mass(one, other):
    """Within both uncertainties, and half of the last digit of a mass excess in keV."""
    return abs(float(one[0]) - float(other[0])) <= max(one[1], other[1], 1e-9)


def near_abundance(one, other):
    return abs(float(one) - float(other)) <= max(0.02 * float(one), 0.02)


def same_spin(one, other):
    """A spin in brackets is the same spin, and a copy without the parity does not contradict."""
    def bare(text):
        return re.sub(r"[()]", "", text.split("#")[0])
    return bare(one).startswith(bare(other))


SPECS = (
    NuclideSpec("mass", "Relative atomic mass", "mendeleev", ("nubase", "periodictable"),
                near_mass, "the stated uncertainty", ""),
    NuclideSpec("abundance", "Natural abundance", "nubase", ("mendeleev", "periodictable"),
                near_abundance, "2 %, at least 0.02 %", ""),
    NuclideSpec("life", "Half-life", "nubase", ("mendeleev",), same, "none",
                "mendeleev has no limits and no estimates"),
    NuclideSpec("stable", "Stable", "nubase", ("mendeleev",), same, "none", ""),
    NuclideSpec("modes", "Decay modes", "nubase", ("mendeleev",), same, "none",
                "the natural isotope 180m of tantalum is not in mendeleev"),
    NuclideSpec("spin", "Spin and parity", "nubase", ("mendeleev",), same_spin,
                "without brackets", "mendeleev has no spins of several possible values"),
    NuclideSpec("year", "Year of discovery", "nubase", ("mendeleev",), same, "none",
                "mendeleev has the ground states only"),
)


# Reading --------------------------------------------------------------------------------------

def rows(path):
    """The ground states of NUBASE2020's file, and the isomers that occur in nature; without the neutron."""
    for isomers in (False, True):
        yield from (row for row in nuclear.nubase_rows(path, isomers) if row["number"])


def mode(text):
    """`B-n=16 1` as (mode, relation, value, uncertainty)."""
    found = MODE.fullmatch(re.sub(r"\[.*?\]", "", text.strip()))
    name, relation, value, error = found.groups()
    relation = (relation or "?").replace(" ", "")
    if error and error[0] == "+":  # not symmetric: the greater one
        error = max(error[1:].split("-"), key=float)
    return name, relation, value, error


def modes(text):
    parts = [part for group in text.split(";") for part in re.split(r"(?<=\?) (?=\w)", group.strip())]
    return [mode(part) for part in parts if part.strip() and not part.strip().startswith("IS")]


def comparable(found):
    """The modes with their intensities as numbers, without uncertainties."""
    return [(name, "?" if relation[-1] == "?" else relation, value and float(value))
            for name, relation, value, _ in found]


def half_life(row):
    """`12.32 y` with its uncertainty in the last digits; None if it is not stated."""
    text = row["life"].rstrip("#")
    if text in ("stbl", "p-unst") or not text:
        return {"stbl": "stable", "p-unst": "unbound"}.get(text), None
    sign = text[0] if text[0] in "<>~" else ""
    digits, error = text[len(sign):], row["life_error"].rstrip("#")
    if re.fullmatch(NUMBER, error) and "e" not in digits + error:
        digits, error = with_uncertainty(digits, float(error))
    else:
        error = None
    return f"{sign}{digits} {row['unit']}", error


def spin(text):
    """`1/2+` without the marks of measurement and isospin; `#` at the end of an estimate."""
    text = re.split(r"\s+(?:T=|frg)|T=", text)[0].replace("*", "").replace(" ", "")
    return text.replace("#", "") + "#" * ("#" in text) or None


def nubase(path, symbols):
    """{field: {name: value}} of NUBASE's own file."""
    table = {key: {} for key in ("mass", "abundance", "abundance_error", "life", "life_error",
                                 "life_limit", "life_source", "stable", "modes", "spin", "year", "estimated",
                                 "number", "mass_number")}
    for row in rows(path):
        name = f"{symbols[row['number']]}-{row['mass']}{row['isomer']}"
        excess = row["excess"].rstrip("#")
        last = Decimal(1).scaleb(Decimal(excess).as_tuple().exponent)
        table["mass"][name] = (row["mass"] + float(excess) / nuclear.UNIT,
                               float(last) / nuclear.UNIT + 1e-11 * row["mass"])
        life, error = half_life(row)
        share = re.search(rf"IS=({NUMBER})(?: (\d+))?", row["modes"])
        fields = {"life": life, "life_error": error, "spin": spin(row["spin"]),
                  "year": row["year"], "stable": "yes" if life == "stable" else "no",
                  "life_limit": row["life_error"].replace(" ", "")
                  if re.match(r"[<>~]", row["life_error"]) else None,
                  "modes": modes(row["modes"]), "number": row["number"],
                  "mass_number": f"{row['mass']}{row['isomer']}",
                  "abundance": share and share[1], "abundance_error": share and share[2],
                  "estimated": " ".join(key for key, text in (
                      ("mass", row["excess"]), ("life", row["life"])) if text.endswith("#"))}
        for key, value in fields.items():
            if value:
                table[key][name] = value
    return table


def mendeleev(path, symbols):
    """{field: {name: value}} of mendeleev."""
    db = database(path)
    table = {key: {} for key in ("mass", "abundance", "life", "stable", "modes", "spin", "year")}
    names = {}
    for r in db.execute("select * from isotopes order by atomic_number, mass_number"):
        name = names[r["id"]] = f"{symbols[r['atomic_number']]}-{r['mass_number']}"
        table["mass"][name] = (r["mass"], r["mass_uncertainty"] or 0.0)
        unit = next((r["half_life_unit"][:-len(word)] + short for word, short in UNITS.items()
                     if (r["half_life_unit"] or "").endswith(word)), None)
        fields = {"abundance": r["abundance"] and clean(r["abundance"]),
                  "life": r["half_life"] and (float(r["half_life"]), unit),
                  "stable": "no" if r["is_radioactive"] else "yes", "modes": [],
                  "spin": r["spin"] and r["spin"] + (r["parity"] or ""),
                  "year": r["discovery_year"] and str(r["discovery_year"])}
        for key, value in fields.items():
            if value or key == "modes":
                table[key][name] = value
    for r in db.execute("select * from isotopedecaymodes order by id"):
        relation = "?" if r["intensity"] is None else r["relation"]
        table["modes"][names[r["isotope_id"]]].append((r["mode"], relation, r["intensity"]))
    return table


def periodictable(symbols):
    """{field: {name: value}} of periodictable."""
    import periodictable as package
    table = {"mass": {}, "abundance": {}}
    for z, symbol in symbols.items():
        for isotope in package.elements[z]:
            name = f"{symbol}-{isotope.isotope}"
            table["mass"][name] = (isotope.mass, isotope._mass_unc or 0.0)
            if isotope.abundance:
                table["abundance"][name] = clean(isotope.abundance)
    return table


# Comparing ------------------------------------------------------------------------------------

def number_and_unit(life):
    """(12.32, "y"), to compare; None for limits and estimates."""
    digits, _, unit = (life or "").partition(" ")
    return (float(digits), unit) if unit and re.fullmatch(NUMBER, digits) else None


def compared(key, value):
    if key == "life":
        return value if isinstance(value, tuple) else number_and_unit(value)
    if key == "modes":
        return comparable(value) if value and len(value[0]) == 4 else value
    return value


def compare(tables, decisions):
    """{field: [Difference]}; raises nothing, a difference without a decision is a problem."""
    found, names = {}, list(tables["nubase"]["number"])
    for spec in SPECS:
        found[spec.key] = []
        for name in names:
            values = {s: compared(spec.key, tables[s][spec.key].get(name))
                      for s in (spec.first, *spec.seconds)}
            estimated = spec.key in tables["nubase"]["estimated"].get(name, "")
            values = {s: v for s, v in values.items()
                      if v or (spec.key == "modes" and v is not None)}
            if spec.first not in values or (estimated and spec.key == "life"):
                continue
            first = values[spec.first]
            others = {s: v for s, v in values.items() if s != spec.first}
            if over := spec.differing(first, others, tables, name):
                found[spec.key].append(difference(spec, name, values, over, decisions))
    return found


def difference(spec, name, values, over, decisions):
    decision = decisions.find(spec.key, name)
    result = reviewed.Difference(spec.key, name, values, spec.first, over, decision)
    if decision and (decision["take"] != spec.first or decision["over"].split() != over):
        result.problems.append(f"{spec.key} {name}: should be over \"{' '.join(over)}\"")
    return result


def surplus(found):
    """By how much the shares of all decays are more than 100 %, beyond their uncertainties; 0 if they are not.

    Particles after a beta decay are part of its share, and so are positrons and electron capture where both are counted
    as beta plus. A share that is about 100 % is what the others leave.
    """
    names = {name for name, *_ in found}
    total, variance = -100.0, 0.0
    for name, relation, value, error in found:
        is_part = re.match(r"(B[+-]|EC).", name) or name in ("e+", "EC") and "B+" in names
        if relation != "=" or not value or is_part and name != "EC+B+":
            continue
        place = 0.0 if "e" in value else float(Decimal(1).scaleb(Decimal(value).as_tuple().exponent))
        total += float(value)
        variance += (float(error) if error and "." in error else float(error or 0.5) * place) ** 2
    return max(0.0, total - math.sqrt(variance))


def balance(tables, decisions):
    """Replaces the modes of decay whose shares are more than 100 % by those decided: [Difference]."""
    found = []
    for name, listed in tables["nubase"]["modes"].items():
        if not surplus(listed):
            continue
        decision = decisions.find("branches", name)
        text = ";".join(map(mode_text, listed))
        difference = reviewed.Difference("branches", name, {"nubase": text}, "nubase", ["nubase"], decision)
        found.append(difference)
        if decision:
            tables["nubase"]["modes"][name] = modes(decision["value"])
        if surplus(tables["nubase"]["modes"][name]):
            difference.problems.append(f"{difference.text()}: more than 100 %")
    return found


def is_possible(spin_text, mass_number):
    """False for a whole spin of an odd number of nucleons, or a half one of an even number."""
    found = re.match(r"\(?\d+(/2)?", spin_text)
    return not found or bool(found[1]) == bool(mass_number % 2)


def refuse(tables, decisions):
    """Leaves out the spins that the mass number forbids, as decided: [Difference]."""
    found, base = [], tables["nubase"]
    for name, text in list(base["spin"].items()):
        if not is_possible(text, order(base["mass_number"][name])[0]):
            found.append(reviewed.Difference(
                "spin", name, {"nubase": text}, "nubase", ["nubase"], decisions.find("spin", name)))
            del base["spin"][name]
    return found


def renew(tables, decisions):
    """Replaces the half-lives that were measured after the evaluation by those decided: [Difference]."""
    found, base = [], tables["nubase"]
    for name in base["number"]:
        decision = decisions.find("measured", name)
        if not decision:
            continue
        listed = f"{base['life'][name]} {base['life_limit'].get(name, '')}".rstrip()
        difference = reviewed.Difference("measured", name, {"nubase": listed}, "nubase", ["nubase"], decision)
        found.append(difference)
        if base["life"][name] != "stable":
            difference.problems.append(f"{difference.text()}: the evaluation has a half-life")
        base["life"][name], base["life_source"][name] = decision["value"], decision["source"]
        base["modes"][name] = modes(decision["modes"])
        base["life_limit"].pop(name, None)
        if "error" in decision:
            base["life_error"][name] = decision["error"]
    return found


# Writing --------------------------------------------------------------------------------------

def mode_text(found):
    name, relation, value, error = found
    if relation[-1] == "?":
        return name + ("=?" if relation != "?" else "?")
    return name + relation + value + (f"({shortened(value, error)})" if error else "")


def shortened(value, error):
    """NUBASE's error is in units of the last digits already."""
    return error.split(".")[0] if "." not in value else error.replace(".", "").lstrip("0") or "0"


def record(name, tables):
    base = tables["nubase"]
    if name in tables["mendeleev"]["mass"]:
        mass, error = tables["mendeleev"]["mass"][name]
        digits, places = with_uncertainty(clean(mass), error)
    else:
        digits, places = f"{base['mass'][name][0]:.6f}", None
    estimated = base["estimated"].get(name, "")
    spin_text = base["spin"].get(name, "")
    fields = {"mass": digits, "mass_error": places, "abundance": base["abundance"].get(name),
              "abundance_error": base["abundance_error"].get(name),
              "life": base["life"].get(name), "life_error": base["life_error"].get(name),
              "life_limit": base["life_limit"].get(name), "life_source": base["life_source"].get(name),
              "modes": ";".join(map(mode_text, base["modes"].get(name, []))),
              "spin": spin_text.rstrip("#"), "year": int(base["year"].get(name, 0)),
              "estimated": " ".join([*estimated.split(), *["spin"] * spin_text.endswith("#")])}
    return {key: value for key, value in fields.items() if value}


def order(mass_number):
    return int(mass_number.rstrip("m")), mass_number


def file_text(tables, sources):
    """The file: a line per nuclide, in the order of numbers and masses."""
    base, blocks = tables["nubase"], []
    names = sorted(base["number"], key=lambda n: (base["number"][n], order(base["mass_number"][n])))
    for z in sorted(set(base["number"].values())):
        lines = [f'  "{base["mass_number"][n]}": ' + json.dumps(
            record(n, tables), ensure_ascii=False, separators=(",", ":"))
            for n in names if base["number"][n] == z]
        blocks.append(f'{{"number": {z}, "nuclides": {{\n' + ",\n".join(lines) + "\n}}")
    used = {key: note for key, note in sources.items() if key not in ("kalzium-spectra", "linetools")}
    return writer.data_text("elements", blocks, used, {"nuclides": SOURCES})


def coverage(tables, found):
    """The table of docs/data.md."""
    head = ["| field | nuclides | taken from | second source | with it | tolerance | "
            "conflicts decided |", "| --- | ---: | --- | --- | ---: | --- | ---: |"]
    lines = []
    for spec in SPECS:
        first = {n for n, v in tables[spec.first][spec.key].items() if v}
        second = {n for s in spec.seconds for n, v in tables[s][spec.key].items()
                  if v or spec.key == "modes"} & first
        lines.append(f"| {spec.title} (`{spec.key}`) | {len(first)} | {spec.first} | "
                     f"{', '.join(spec.seconds)}{'; ' + spec.alone if spec.alone else ''} | "
                     f"{len(second)} | {spec.rule} | {len(found[spec.key])} |")
    count = f"{len(tables['nubase']['number'])} nuclides of 118 elements, " \
            f"{sum(map(len, found.values()))} conflicts decided."
    return "\n".join([count, "", *head, *lines])


def build(packages, folder, symbols):
    """(text of isotopes.json, {field: [Difference]}, coverage table, sources, problems)."""
    tables = {"mendeleev": mendeleev(packages / "mendeleev/elements.db", symbols),
              "periodictable": periodictable(symbols), "nubase": nubase(
                  packages / "pynucastro/nucdata/AtomicMassEvaluation/nubase_4.mas20.txt", symbols)}
    decisions = reviewed.Decisions(folder / "nuclides-decisions.json")
    found = compare(tables, decisions)
    found["modes"] += balance(tables, decisions)
    found["life"] += renew(tables, decisions)
    found["spin"] += refuse(tables, decisions)
    problems = [text for group in found.values() for d in group for text in d.problems]
    problems += [f"decision without a difference: {key} {name}" for key, name in decisions.unused()]
    sources = json.loads((folder / "nuclides-sources.json").read_text("utf-8"))
    return file_text(tables, sources), found, coverage(tables, found), sources, problems
