"""All ionization energies: ionization.json, from mendeleev (NIST), compared with pymatgen's lists.

ionization-decisions.json decides where they differ, by the rules of decisions.py; `Fe-3` is the third energy of iron.
"""

import json

import decisions as reviewed
import writer
from readers import clean, database, pymatgen_elements
from records import with_uncertainty

TOLERANCE = 0.001


class Spec:
    key = "ionization_energy"

    @staticmethod
    def tolerance():
        return f"{TOLERANCE * 100:g} %"


def mendeleev(path):
    """{(number, charge): (energy in eV, uncertainty, letter)}; i: interpolated, c: calculated."""
    return {(z, charge + 1): (energy, error, "c" if theoretical else "i" if empirical else "")
            for z, charge, energy, error, theoretical, empirical in database(path).execute(
                "select atomic_number, ion_charge, ionization_energy, uncertainty, is_theoretical,"
                "is_semi_empirical from ionizationenergies order by atomic_number, ion_charge")}


def pymatgen(path):
    return {(z, index): energy for z, entry in pymatgen_elements(path).items()
            for index, energy in enumerate(entry.get("Ionization energies") or [], 1)
            if energy is not None}


def compare(ours, theirs, decisions, symbols):
    found = []
    for (z, stage), (energy, _, _) in ours.items():
        other = theirs.get((z, stage))
        if other is None or abs(energy - other) <= TOLERANCE * energy:
            continue
        name = f"{symbols[z]}-{stage}"
        decision = decisions.find(Spec.key, name)
        found.append(reviewed.Difference(
            Spec.key, name, {"mendeleev": energy, "pymatgen": other}, "mendeleev", ["pymatgen"], decision))
    return found


def text(energy, error, letter):
    """`21.4(2)i`"""
    digits, places = with_uncertainty(clean(energy), error)
    return digits + (f"({places})" if places else "") + letter


def file_text(ours, sources):
    """The file: a line per element; `-` for an energy that is not known."""
    lines = []
    for z in sorted({z for z, _ in ours}):
        last = max(stage for number, stage in ours if number == z)
        energies = " ".join(text(*ours[z, stage]) if (z, stage) in ours else "-"
                            for stage in range(1, last + 1))
        lines.append(f'{{"number": {z}, "energies": "{energies}"}}')
    return writer.data_text("elements", lines, sources, {"ionization": sources})


def coverage(ours, theirs, found):
    both = sum(1 for key in ours if key in theirs)
    kinds = [letter for _, _, letter in ours.values()]
    return "\n".join([
        "| field | energies | elements | taken from | second source | with it | tolerance | "
        "conflicts decided |", "| --- | ---: | ---: | --- | --- | ---: | --- | ---: |",
        f"| Ionization energies (`energies`) | {len(ours)} ({kinds.count('')} measured, "
        f"{kinds.count('i')} interpolated, {kinds.count('c')} calculated) | "
        f"{len({z for z, _ in ours})} | mendeleev | pymatgen | {both} | {Spec.tolerance()} | "
        f"{len(found)} |"])


def build(packages, folder, symbols, sources):
    """(text of ionization.json, [Difference], coverage table, problems)."""
    ours = mendeleev(packages / "mendeleev/elements.db")
    theirs = pymatgen(packages / "pymatgen/core/periodic_table.json.gz")
    decisions = reviewed.Decisions(folder / "ionization-decisions.json")
    found = compare(ours, theirs, decisions, symbols)
    problems = [text for difference in found for text in difference.problems]
    problems += [f"decision without a difference: {key} {name}" for key, name in decisions.unused()]
    return file_text(ours, sources), found, coverage(ours, theirs, found), problems
