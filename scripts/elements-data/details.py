"""element-details.json: oxidation states, ionic radii, the unit cell and the spectral lines of each element.

Main oxidation states are those of elements.json, the others mendeleev's; pymatgen's are compared with them, and
details-decisions.json decides. Unit cells are those of cells.tsv, whose density is that of the catalog. lines.py has
the spectral lines.
"""

import json

import cells
import decisions as reviewed
import ionic
import lines as spectra
import writer
from readers import database, pymatgen_elements

# The tables of the file, and the sources of their values.
TABLES = {
    "oxidation": ["mendeleev-states"],
    "radii": ["shannon-1976"],
    "crystal": ["gelemental", "periodictable", "wyckoff-1963"],
    "spectrum": ["kalzium-spectra", "nist-lines", "linetools"],
}

# Positions of the atoms in the cell are known for these forms, by the program.
CELL_KEYS = ("a", "b", "c", "alpha", "beta", "gamma")


class Spec:
    key = "oxidation_states"

    @staticmethod
    def tolerance():
        return "none"


def states(path):
    """{number: states, main and others} of mendeleev."""
    found = {}
    for z, state in database(path).execute("select atomic_number, oxidation_state from oxidationstates"):
        found.setdefault(z, set()).add(state)
    return found


def pymatgen(path):
    """({number: main states}, {number: all})."""
    table = pymatgen_elements(path)
    return tuple({z: set(e.get(key) or []) for z, e in table.items()}
                 for key in ("Common oxidation states", "Oxidation states"))


def compare(main, every, theirs, decisions, symbols):
    found = []
    for z, symbol in symbols.items():
        common, listed = theirs[0].get(z, set()), theirs[1].get(z, set())
        if common == main.get(z, set()) and listed <= every.get(z, set()):
            continue
        values = {"mendeleev": sorted(main.get(z, set())),
                  "pymatgen": sorted(common) + ["and others"] * bool(listed - every.get(z, set()))}
        decision = decisions.find(Spec.key, symbol)
        found.append(reviewed.Difference(Spec.key, symbol, values, "mendeleev", ["pymatgen"], decision))
    return found


def record(z, main, every, radii, cell, lines, of_nist):
    fields = {"number": z}
    if every:
        fields["main_states"] = sorted(main)
        fields["other_states"] = sorted(every - main)
    if radii:
        fields["radii"] = radii
    if cell:
        fields["cell"] = {"form": cell["form"], "atoms": int(cell["atoms"]), **{
            key: cell[key] for key in CELL_KEYS}, "source": cell["source"]}
    if lines:
        fields["lines"] = " ".join("/".join(map(str, line)) for line in lines)
        if of_nist:
            fields["lines_source"] = "nist-lines"
    return fields


def build(cache, packages, folder, symbols, catalog, sources):
    """(text of element-details.json, [Difference] of the states, of the radii, coverage table, problems)."""
    main = {r["number"]: set(r["oxidation_states"] or []) for r in catalog}
    ours = states(packages / "mendeleev/elements.db")
    every = {z: ours.get(z, set()) | main[z] for z in symbols}
    theirs = pymatgen(packages / "pymatgen/core/periodic_table.json.gz")
    decisions = reviewed.Decisions(folder / "details-decisions.json")
    found = compare(main, every, theirs, decisions, symbols)
    problems = [text for difference in found for text in difference.problems]
    problems += [f"decision without a difference: {key} {name}" for key, name in decisions.unused()]
    radii, differing, second, faults = ionic.build(packages, folder, symbols)
    problems += faults
    rows = cells.read(folder / "cells.tsv")
    lines, of_nist, compared, faults = spectra.read(cache, packages, symbols)
    problems += faults
    records = [record(z, main[z], every[z], radii.get(z), rows.get(s), lines.get(z), z in of_nist) for z, s in symbols.items()]
    used = {key: sources[key] for keys in TABLES.values() for key in keys}
    text = writer.data_text("elements", (json.dumps(r, ensure_ascii=False) for r in records), used, TABLES)
    return text, found, differing, coverage(every, main, radii, second, rows, lines, compared, (found, differing)), problems


def coverage(every, main, radii, second, rows, lines, compared, found):
    return "\n".join([
        "| field | elements | values | taken from | second source | conflicts decided |",
        "| --- | ---: | ---: | --- | --- | ---: |",
        f"| Oxidation states (`main_states`, `other_states`) | {sum(map(bool, every.values()))} | "
        f"{sum(map(len, every.values()))}, {sum(map(len, main.values()))} of them main ones | "
        f"mendeleev | pymatgen | {len(found[0])} |",
        f"| Ionic radii (`radii`) | {len(radii)} | {sum(len(text.split()) for text in radii.values())} | mendeleev | "
        f"pymatgen, {second} of them | {len(found[1])} |",
        f"| Unit cell (`cell`) | {len(rows)} | {len(rows)} | gelemental, periodictable | the density of "
        "the catalog | 0 |",
        f"| Spectral lines (`lines`) | {len(lines)} | {sum(map(len, lines.values()))} | kalzium; NIST for mercury, "
        "thorium and the strongest visible lines of seven others; linetools for lines of hydrogen and of ions | NIST for He, "
        f"Ne, Ar, Cu, Kr, Cd and Xe: {compared[1]} of {compared[0]} lines; none for the others. No "
        "data set with a license has lines of the other elements from 58 on | 0 |"])
