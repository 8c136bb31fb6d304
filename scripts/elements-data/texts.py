"""The comparison of what is no number: names, places, discoverers, configurations, crystals."""

import csv
import re
import unicodedata

import table
from figures import TextSpec

LATTICES = {
    "BCC": "body-centered cubic", "FCC": "face-centered cubic", "HEX": "hexagonal",
    "SC": "simple cubic", "DIA": "diamond cubic", "RHL": "rhombohedral", "RHO": "rhombohedral",
    "TET": "tetragonal", "ORC": "orthorhombic", "ORTH": "orthorhombic", "MCL": "monoclinic",
    "MONO": "monoclinic", "TRI": "triclinic", "CUB": "cubic",
}

COUNTRIES = {"Great Britain": "England", "USSR": "Soviet Union"}


def plain(text):
    """Lower-case letters without accents, and nothing else."""
    decomposed = unicodedata.normalize("NFKD", text.replace("ø", "o").replace("ł", "l")
                                       .replace("Ø", "O"))
    return re.sub(r"[^a-z]", "", decomposed.lower())


def same(one, other):
    return one == other


def same_name(one, other):
    return plain(one) == plain(other)


def surnames_found(ours, theirs):
    """True if every surname (or institute) of ours stands in their text, spelled alike."""
    text = plain(theirs)
    people = re.split(r"; |, | and ", ours.replace(" Jr.", ""))
    return all(plain(p if "Institute" in p or "Laboratory" in p else p.split()[-1]) in text
               for p in people if p != "others")


def same_places(ours, theirs):
    places = {COUNTRIES.get(place.strip(), place.strip()) for place in theirs.split("/")}
    return set(ours.split(", ")) == places


def same_orbitals(one, other):
    """True if all electrons are in the same orbitals; of two states a source may give the first."""
    return table.orbitals(one) == table.orbitals(other.split(",")[0])


def states_listed(ours, theirs):
    """True if the main oxidation states are among the other source's."""
    return set(ours) <= set(theirs)


def no_state_missing(ours, others):
    """True if no state but 0 is in all other lists and not in ours."""
    common = set.intersection(*map(set, others))
    return not common - set(ours) - {0}


def same_lattice(one, other):
    """Diamond is a face-centered lattice with two atoms to each point; both names are used."""
    return one == other or {one, other} in ({"diamond cubic", "face-centered cubic"},
                                            {"cubic", "simple cubic"})


SPECS = (
    TextSpec("name", ("rules",), ("periodictable", "bodr", "gelemental"), same_name),
    TextSpec("symbol", ("mendeleev",), ("gelemental", "bodr"), same),
    TextSpec("group", ("rules",), ("mendeleev",), same),
    TextSpec("period", ("rules",), ("mendeleev",), same),
    TextSpec("block", ("rules",), ("mendeleev",), same),
    TextSpec("cas", ("mendeleev",), ("chemicals",), same),
    TextSpec("electron_configuration", ("nist", "mendeleev"),
             ("mendeleev", "pymatgen", "gelemental", "gperiodic"), same_orbitals),
    TextSpec("oxidation_states", ("mendeleev",), ("gelemental", "gperiodic", "pymatgen"),
             states_listed, no_state_missing),
    TextSpec("crystal_structure", ("mendeleev",), ("gelemental",), same_lattice),
    TextSpec("discovery_year", ("history",), ("mendeleev", "gelemental", "bodr", "gperiodic"),
             same),
    TextSpec("discovered_by", ("history",), ("mendeleev", "gelemental", "bodr", "gperiodic"),
             surnames_found),
    TextSpec("discovery_location", ("history",), ("mendeleev",), same_places),
)


def history(path):
    """The reviewed table of discoveries, as columns."""
    with open(path, encoding="utf-8", newline="") as file:
        rows = {int(row["number"]): row for row in csv.DictReader(file, delimiter="\t")}
    columns = {name: {z: row[name] for z, row in rows.items() if row[name]}
               for name in ("discovered_by", "discovery_location", "discovery_note", "name_origin")}
    columns["discovery_year"] = {z: int(row["discovery_year"]) for z, row in rows.items()
                                 if row["discovery_year"]}
    return columns


def rules(count):
    """Columns derived from the atomic number."""
    numbers = range(1, count + 1)
    return {"name": dict(enumerate(table.NAMES, 1)),
            "group": {z: table.group(z) for z in numbers if table.group(z)},
            "period": {z: table.period(z) for z in numbers},
            "block": {z: table.block(z) for z in numbers}}
