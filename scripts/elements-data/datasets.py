"""Fetches the data sets, each pinned and checked, and reads them into tables of the same shape."""

import hashlib
import json
import re
import shutil
import subprocess
import sys
import urllib.request
from decimal import Decimal
from pathlib import Path

POOL = "http://deb.debian.org/debian/pool/main/"
ARCHIVES = {
    "gelemental_2.0.2.orig.tar.gz": (
        "g/gelemental/", "17ab108336475ccd3c7a9d69f62db0cf5aaf9ca49907ad00db25f98229d80269"),
    "gperiodic_3.0.3.orig.tar.gz": (
        "g/gperiodic/", "5e70128f61a311bd6b4ad129bd726ccc0e3731573cb0050201293e2a5389b29a"),
    "bodr_10-2_all.deb": ("b/bodr/", 
        "3756083628583d246c3f1b44d7bdb1e396beaa67a5d877a9080618983ea3bb82"),
    "kalzium-data_25.04.0-1_all.deb": (
        "k/kalzium/", "986b5549a8ba2b1f73d000deecb6f3a99c109e2cb16ee65d0ce58a6fefe0f2bf"),
    "libavogadro-data_1.97.0-3_all.deb": (
        "a/avogadrolibs/", "3a92f0d4e2bbb9a3b6776998803ae94685ed1560ad6ae873adb0eb9f2c181d6d"),
    "edict_2024.08.08-1_all.deb": (
        "e/edict/", "7dd379a0e8798d73ec68bf4cbfeffdd4fec9e82db3459cfdcbda59144bca2116"),
    "dict-cc-cedict_0.0~repack20250329-1_all.deb": (
        "c/cc-cedict/", "bd3f414ec9045467b90c118f8bc350c0bdd3c41f24e2ebdab586e37493897ca1"),
    "dict-freedict-eng-cat_2024.11.01-2_all.deb": (
        "f/freedict-wikdict/",
        "60835aaac1f1ceab979cba49fac6984964c702a4ec67eb68e06d2491b2a7fa34"),
    "dict-freedict-eng-nor_2024.11.01-2_all.deb": (
        "f/freedict-wikdict/",
        "da2d078b33d1fd3c85bd998d9a92c32294b03dad187f7af7395a399af9fc55cf"),
    "libgcu0v5_0.14.17-6.1_amd64.deb": (
        "g/gnome-chemistry-utils/",
        "b65aed5ca0ee5fc7ab62b0f9dc6e2429e2088634a3a9449e2fcc26938e89d6ba"),
}
# {folder: archive that is unpacked into it}
UNPACKED = {name.split("_")[0]: name for name in ARCHIVES if name.endswith(".deb")}
GASES = (1, 2, 7, 8, 9, 10, 17, 18, 36, 54, 86)
# Slater's list has no noble gases.
NOBLE_GASES = (2, 10, 18, 36, 54, 86)
# Elements whose density mendeleev has from an encyclopaedia (its table propertymetadata says so).
ENCYCLOPAEDIA = (85, 87, *range(99, 119))
DIATOMIC = (1, 7, 8, 9, 17, 35, 53)


def fetch(cache, requirements):
    """The Python of a virtual environment that has every package; Debian's archives beside it."""
    cache.mkdir(parents=True, exist_ok=True)
    stamp = cache / "requirements.txt"
    python = cache / "venv" / "bin" / "python"
    if not stamp.exists() or stamp.read_bytes() != requirements.read_bytes():
        subprocess.run([sys.executable, "-m", "venv", "--clear", cache / "venv"], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--no-deps",
                        "--disable-pip-version-check", "--requirement", requirements], check=True)
        stamp.write_bytes(requirements.read_bytes())
    for name, (folder, digest) in ARCHIVES.items():
        path = cache / name
        if not path.exists():
            urllib.request.urlretrieve(POOL + folder + name, path)
        if hashlib.sha256(path.read_bytes()).hexdigest() != digest:
            sys.exit(f"make-elements: {path} is not the file that was reviewed; delete it")
    for folder, name in UNPACKED.items():
        stamp = cache / folder / "archive"
        if not stamp.exists() or stamp.read_text() != name:
            shutil.rmtree(cache / folder, ignore_errors=True)
            subprocess.run(["dpkg-deb", "-x", cache / name, cache / folder], check=True)
            stamp.write_text(name)
    return python


def read(cache, folder):
    """{source: {property: {atomic number: value}}}; the reviewed tables are in the folder."""
    import cells
    import gases
    import readers
    import readers_c
    import readers_py
    import texts
    packages = next(Path(cache, "venv", "lib").glob("python3*/site-packages"))
    tables = {
        "mendeleev": readers.mendeleev(packages / "mendeleev/elements.db"),
        "pymatgen": readers.pymatgen(packages / "pymatgen/core/periodic_table.json.gz"),
        "bodr": readers.bodr(cache / "bodr/usr/share/bodr/elements.xml"),
        "gelemental": readers_c.gelemental(cache / "gelemental_2.0.2.orig.tar.gz"),
        "gperiodic": readers_c.gperiodic(cache / "gperiodic_3.0.3.orig.tar.gz"),
        "periodictable": readers_py.periodictable(packages / "periodictable"),
        "chemicals": readers_py.chemicals(packages / "chemicals"),
        "ase": readers_py.ase(packages / "ase/data/vdw_alvarez.py"),
        "coolprop": readers_py.coolprop(),
        "history": texts.history(folder / "history.tsv"),
    }
    symbols = tables["mendeleev"]["symbol"]
    tables["avogadro"] = cells.avogadro(
        cache / "libavogadro-data/usr/share/avogadro2/crystals/elements", symbols)
    tables["atomic-weights"] = readers_py.atomic_weights(
        packages / "atomic_weights/_decimal.py", symbols)
    tables["rules"] = texts.rules(len(symbols))
    align(tables)
    split_readings(tables, json.loads((folder / "annotations.json").read_text("utf-8"))["readings"])
    align_texts(tables, readers_py.chemicals_numbers(packages / "chemicals"))
    tables["cell"] = {"density": cells.densities(cells.read(folder / "cells.tsv"), symbols,
                                                 tables["periodictable"]["atomic_mass"])}
    tables["virial"] = {"density_gas": gases.densities(tables["mendeleev"])}
    return tables


def split_readings(tables, readings):
    """Parts the digits from the uncertainty where a table has run them together.

    pymatgen, and mendeleev for three elements, have 0.30116615 for an electron affinity of
    0.301166(15) eV. annotations.json holds how such numbers read; each must be the same digits.
    """
    numbers = {symbol: z for z, symbol in tables["mendeleev"]["symbol"].items()}
    for key, sources in readings.items():
        for source, texts in sources.items():
            uncertainties = tables[source].setdefault(key + "_uncertainty", {})
            for symbol, text in texts.items():
                digits, uncertainty = re.fullmatch(r"([0-9.]+)\((\d+)\)", text).groups()
                found = tables[source][key][numbers[symbol]]
                if Decimal(digits + uncertainty) != Decimal(found):
                    sys.exit(f"make-elements: {key} {symbol}: {text} is not {source}'s {found}")
                tables[source][key][numbers[symbol]] = digits
                uncertainties[numbers[symbol]] = uncertainty


def align(tables):
    """Brings all to the same keys and units: by atomic number, per mole, gases in g/L at 0 °C."""
    base, gelemental = tables["mendeleev"], tables["gelemental"]
    numbers = {symbol: z for z, symbol in base["symbol"].items()}
    densities = tables["periodictable"].pop("density_by_symbol")
    tables["periodictable"]["density"] = {
        numbers[s]: d for s, d in densities.items() if s in numbers and numbers[s] not in GASES}
    tables["chemicals"] = {name: {z: column[cas] for z, cas in base["cas"].items()
                                  if cas in column}
                           for name, column in tables["chemicals"].items()}
    gelemental["molar_heat"] = {
        z: f"{float(v) * float(tables['pymatgen']['atomic_mass'][z]) * (1 + (z in DIATOMIC)):#.3g}"
        for z, v in gelemental["specific_heat"].items()}
    for z in ENCYCLOPAEDIA:
        base["density"].pop(z)
    for z in NOBLE_GASES:
        base["atomic_radius"].pop(z, None)
    for table in tables.values():
        # An atom that binds no further electron has no electron affinity.
        if values := table.get("electron_affinity"):
            table["electron_affinity"] = {z: v for z, v in values.items() if float(v) > 0}
    base["density_gas"] = {z: f"{float(base['density'].pop(z)) * 1000 * 298.15 / 273.15:.4f}"
                           for z in GASES}
    weights = tables["periodictable"]["atomic_mass"]
    tables["nubase"] = {"mass_number": {z: number for z, number in base["mass_number"].items()
                                        if z not in weights}}
    listed = tables["atomic-weights"]["atomic_mass"]
    tables["atomic-weights"]["mass_number"] = {
        z: listed.pop(z) for z in [*listed] if z not in weights}
    for name in ("mendeleev", "pymatgen"):
        tables[name]["mass_number"] = {
            z: f"{float(mass):.0f}" for z, mass in tables[name]["atomic_mass"].items()}
    tables["isotopes"] = {"atomic_mass": base["isotope_weight"]}


def align_texts(tables, cas):
    from texts import LATTICES
    for name in ("mendeleev", "gelemental"):
        tables[name]["crystal_structure"] = {
            z: LATTICES[code] for z, code in tables[name]["crystal_structure"].items() if code}
    tables["chemicals"]["cas"] = cas
    tables["nist"] = {"electron_configuration": tables["mendeleev"]["ground_state"]}
