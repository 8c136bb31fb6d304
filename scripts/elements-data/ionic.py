"""Ionic radii by charge, coordination and spin, for element-details.json: mendeleev's, compared with pymatgen's.

Both have Shannon's table (1976); mendeleev has those of actinides with nine neighbors (Lundberg and Persson, 2016) as
well. A crystal radius is 14 pm more than the ionic one, an anion's 14 pm less. ionic-decisions.json decides by the rules of decisions.py;
`Fe-3-VI-LS` is the ion of iron with charge 3, six neighbors and low spin.
"""

import decisions as reviewed
from readers import database, pymatgen_elements

SPINS = {"High Spin": "HS", "Low Spin": "LS", "": ""}
# The difference of a crystal radius and an ionic one in pm, and the exception in Shannon's table.
OXYGEN, EXCEPTIONS = 14, {(7, 5, "III", "")}


class Spec:
    key = "ionic_radii"

    @staticmethod
    def tolerance():
        return "none"


def mendeleev(path):
    """{(number, charge, coordination, spin): (crystal radius, ionic radius) in pm}"""
    return {(z, charge, coordination, spin or ""): (round(crystal, 1), round(ionic, 1))
            for z, charge, coordination, spin, crystal, ionic in database(path).execute(
                "select atomic_number, charge, coordination, spin, crystal_radius, ionic_radius from ionicradii "
                "order by atomic_number, charge, id")}


def pymatgen(path):
    """The same; entries without a charge are left out."""
    return {(z, int(charge), coordination, SPINS[spin]): (
                round(radii["crystal_radius"] * 100, 1), round(radii["ionic_radius"] * 100, 1))
            for z, e in pymatgen_elements(path).items() for charge, ions in (e.get("Shannon radii") or {}).items() if charge
            for coordination, spins in ions.items() for spin, radii in spins.items()}


def build(packages, folder, symbols):
    """({number: text of the radii}, [Difference], number with a second source, problems)."""
    ours = mendeleev(packages / "mendeleev/elements.db")
    theirs = pymatgen(packages / "pymatgen/core/periodic_table.json.gz")
    decisions = reviewed.Decisions(folder / "ionic-decisions.json")
    found, problems = [], []
    for key, radii in ours.items():
        other = theirs.get(key, radii)
        if other == radii:
            continue
        name = "-".join(filter(None, (symbols[key[0]], *map(str, key[1:]))))
        decision = decisions.find(Spec.key, name)
        difference = reviewed.Difference(
            Spec.key, name, {"mendeleev": radii, "pymatgen": other}, "mendeleev", ["pymatgen"], decision)
        if decision and decision["take"] == "pymatgen":
            ours[key] = other
        found.append(difference)
    problems = [text for difference in found for text in difference.problems]
    problems += [f"decision without a difference: {key} {name}" for key, name in decisions.unused()]
    problems += [f"ionic radius {symbols[key[0]]} {key[1:]}: its two radii do not differ by {OXYGEN} pm"
                 for key, (crystal, ionic) in ours.items()
                 if abs(crystal - ionic - OXYGEN * (1 if key[1] > 0 else -1)) > 0.01 and key not in EXCEPTIONS]
    texts = {}
    for (z, charge, coordination, spin), (crystal, ionic) in ours.items():
        texts.setdefault(z, []).append(f"{charge}/{coordination}/{spin}/{crystal:g}/{ionic:g}")
    return {z: " ".join(lines) for z, lines in texts.items()}, found, len(set(ours) & set(theirs)), problems
