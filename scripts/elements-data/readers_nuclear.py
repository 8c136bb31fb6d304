"""Readers of X-ray, neutron and isotope tables, in the shape of readers_properties.py."""

import csv
import gzip
import json
import re
from fractions import Fraction
from pathlib import Path

from readers import clean, database, lifetime, scaled

# X-rays ---------------------------------------------------------------------------------------

EDGES = {"K": "xray_k_edge", "L1": "xray_l1_edge", "L2": "xray_l2_edge", "L3": "xray_l3_edge",
         "M5": "xray_m5_edge"}
LINES = {"Ka1": ("xray_ka1", "KL3_LINE"), "Ka2": ("xray_ka2", "KL2_LINE"),
         "Kb1": ("xray_kb1", "KM3_LINE"), "La1": ("xray_la1", "L3M5_LINE"),
         "Lb1": ("xray_lb1", "L2M4_LINE")}
YIELDS = {"K": "fluorescence_yield_k", "L3": "fluorescence_yield_l3"}


def xraydb(path, symbols):
    db = database(path)
    numbers = {symbol: z for z, symbol in symbols.items()}
    columns = {}

    def put(key, symbol, value):
        if value and float(value) > 0:
            columns.setdefault(key, {})[numbers[symbol]] = clean(value)
    for symbol, level, edge, rate in db.execute(
            "select element, iupac_symbol, absorption_edge, fluorescence_yield from xray_levels"):
        put(EDGES.get(level, "unused"), symbol, edge)
        put(YIELDS.get(level, "unused"), symbol, rate)
    for symbol, line, energy in db.execute(
            "select element, siegbahn_symbol, emission_energy from xray_transitions"):
        put(LINES.get(line, ("unused",))[0], symbol, energy)
    for symbol, edge, width in db.execute("select element, edge, width from KeskiRahkonen_Krause"):
        put("k_level_width" if edge == "K" else "unused", symbol, width)
    return columns


def xraylib(symbols):
    """xraylib keeps its tables compiled, in keV."""
    import xraylib as x
    shells = {"K": x.K_SHELL, "L1": x.L1_SHELL, "L2": x.L2_SHELL, "L3": x.L3_SHELL,
              "M5": x.M5_SHELL}
    columns = {}

    def put(key, z, function, shell, factor):
        try:
            value = function(z, shell)
        except ValueError:
            return
        if value > 0:
            columns.setdefault(key, {})[z] = scaled(round(value, 7), factor)
    for z in symbols:
        for level, key in EDGES.items():
            put(key, z, x.EdgeEnergy, shells[level], 1000)
        for level, key in YIELDS.items():
            put(key, z, x.FluorYield, shells[level], 1)
        for key, name in LINES.values():
            put(key, z, x.LineEnergy, getattr(x, name), 1000)
        put("k_level_width", z, x.AtomicLevelWidth, shells["K"], 1000)
    return columns


def pyxray(path):
    """The K alpha lines in the table of JEOL, from measured wavelengths: to a tenth of an electronvolt."""
    db = database(path)
    columns = {"xray_ka1": {}, "xray_ka2": {}}
    for z, momentum, energy in db.execute(
            "select atomic_number, source_total_angular_momentum_nominator, value_eV from xray_transition_energy t "
            "join element e on e.id = t.element_id join reference r on r.id = t.reference_id "
            "join xray_transition x on x.id = t.xray_transition_id where bibtexkey = 'JEOL' "
            "and source_principal_quantum_number = 2 and source_azimuthal_quantum_number = 1 "
            "and destination_principal_quantum_number = 1 and source_total_angular_momentum_nominator > 0"):
        columns["xray_ka1" if momentum == 3 else "xray_ka2"][z] = f"{energy:.1f}"
    return columns


def on_the_scale_of_nist(jeol, nist):
    """Takes out JEOL's Kα₁ lines from calcium on, which are 2.5 parts in 100,000 above NIST's: the old conversion of
    wavelengths. Its Kα₂ lines keep their distance from Kα₁, and stand by NIST's."""
    for z in [z for z in jeol["xray_ka1"] if z >= 20 and z in nist]:
        split = float(jeol["xray_ka1"].pop(z)) - float(jeol["xray_ka2"][z])
        jeol["xray_ka2"][z] = f"{float(nist[z]) - split:.1f}"


def exspy(path, symbols):
    """NIST's transition energies, in keV in a literal of the module, which is not run."""
    import ast
    with open(path, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    table = next(ast.literal_eval(node.value) for node in tree.body if isinstance(node, ast.Assign)
                 and getattr(node.targets[0], "id", None) == "elements")
    names = {"Ka": "xray_ka1", "Kb": "xray_kb1", "La": "xray_la1", "Lb1": "xray_lb1"}
    columns = {key: {} for key in names.values()}
    for z, symbol in symbols.items():
        lines = table.get(symbol, {}).get("Atomic_properties", {}).get("Xray_lines", {})
        for name, line in lines.items():
            # Hydrogen and helium have no electron that could fall.
            if name in names and z > 2:
                columns[names[name]][z] = scaled(line["energy (keV)"], 1000)
    return columns


def fisx(folder):
    """Larkins's binding energies, and the fluorescence yields of EADL97."""
    columns = {}

    def read(name, wanted, factor):
        head = []
        for line in (folder / name).read_text().splitlines():
            if line.startswith("#L"):
                head = line[2:].split()
            elif line and line[0].isdigit():
                row = dict(zip(head, line.split()))
                for label, key in wanted.items():
                    if float(row.get(label, 0)) > 0:
                        columns.setdefault(key, {})[int(row["Z"])] = scaled(row[label], factor)
    read("BindingEnergies.dat", EDGES, 1000)
    read("EADL97_KShellConstants.dat", {"omegaK": "fluorescence_yield_k"}, 1)
    read("EADL97_LShellConstants.dat", {"omegaL3": "fluorescence_yield_l3"}, 1)
    return columns


# Neutrons -------------------------------------------------------------------------------------

NEUTRONS = ("neutron_scattering_length", "neutron_coherent", "neutron_incoherent",
            "neutron_total", "neutron_absorption")


def rauch(path):
    """periodictable's table of Rauch and Waschkowski: elements, or their only isotope."""
    text = path.read_text("utf-8").split('nsftable = """\\\n')[1].split('"""')[0]
    columns, single = {}, {}
    for line in text.splitlines():
        parts = line.split(",")
        name = parts[0].split("-")
        if int(name[0]) == 0:
            continue
        fields = (parts[3], *parts[7:11])
        target = columns if len(name) == 2 else single if parts[1] == "100" else None
        for key, field in zip(NEUTRONS, fields):
            match = re.match(r"-?[0-9.]+(E[-+]?\d+)?", field)
            if target is not None and match and field[0] != "<":
                target.setdefault(key, {}).setdefault(int(name[0]), scaled(match.group(), 1))
    return {key: single.get(key, {}) | columns[key] for key in columns}


def scippneutron(path, symbols):
    numbers = {symbol: z for z, symbol in symbols.items()}
    columns = {}
    for row in csv.reader(path.read_text("utf-8").splitlines()):
        if row and row[0] in numbers:
            for key, index in zip(NEUTRONS, (1, 9, 11, 13, 15)):
                if row[index]:
                    columns.setdefault(key, {})[numbers[row[0]]] = clean(row[index])
    return columns


# Isotopes -------------------------------------------------------------------------------------

NEUTRON_EXCESS, UNIT = 8071.3181, 931494.10242  # keV
HYDROGEN_EXCESS = 7288.971064
YEAR = 31556926.0
UNITS = {"s": 1.0, "m": 60.0, "h": 3600.0, "d": 86400.0, "y": YEAR}
PREFIXES = {"": 1.0, "k": 1e3, "M": 1e6, "G": 1e9, "T": 1e12, "P": 1e15, "E": 1e18, "Z": 1e21,
            "Y": 1e24, "m": 1e-3, "u": 1e-6, "n": 1e-9, "p": 1e-12, "a": 1e-18, "z": 1e-21,
            "y": 1e-24}


def nubase_rows(path, isomers=False):
    """The ground states of NUBASE2020's file, or the isomers that occur in nature: dictionaries of its columns, as
    text."""
    for line in path.read_text("latin-1").splitlines():
        wanted = line[7] == "1" and "IS=" in line if isomers else line[7] == "0"
        if not line.startswith("#") and wanted and int(line[4:7]) <= 118:
            yield {"mass": int(line[:3]), "number": int(line[4:7]), "excess": line[18:31].strip(),
                   "isomer": "m" if isomers else "",
                   "life": line[69:78].strip(), "unit": line[78:80].strip(),
                   "life_error": line[81:88].strip(), "spin": line[88:102].strip(),
                   "year": line[114:118].strip(), "modes": line[119:209].strip()}


def life_seconds(row):
    """The half-life in seconds; None where it is a limit, a guess or unknown."""
    if not re.fullmatch(r"[0-9.]+(e[+-]?\d+)?", row["life"]):
        return None
    return float(row["life"]) * PREFIXES[row["unit"][:-1]] * UNITS[row["unit"][-1]]


def life_error(row):
    """The uncertainty of a half-life in seconds; 0 where none is stated."""
    return life_seconds(row | {"life": row["life_error"]}) or 0.0


def spin(text):
    """The spin of NUBASE, such as `3/2-*`, as a decimal; None if it is not certain."""
    match = re.match(r"(\d+(?:/2)?)[+-]?\*?(?: |$)", text)
    return clean(float(Fraction(match.group(1)))) if match else None


def binding(excess, z, mass):
    """MeV per nucleon from the mass excess in keV, six decimals."""
    total = z * HYDROGEN_EXCESS + (mass - z) * NEUTRON_EXCESS - excess
    return f"{total / mass / 1000:.4f}"


def decaying(symbols):
    """{(number, mass)} of nuclides whose decay was measured after NUBASE, by nuclides-decisions.json."""
    numbers = {symbol: z for z, symbol in symbols.items()}
    path = Path(__file__).with_name("nuclides-decisions.json")
    names = " ".join(json.loads(path.read_text("utf-8"))["measured"]).split()
    return {(numbers[symbol], int(mass)) for symbol, mass in (name.split("-") for name in names)}


def isotopes(path, nubase_path, symbols):
    """({property: values} of mendeleev, of NUBASE's own file, mass numbers of the quadrupole moments). A column whose
    key ends in `_conditions` says which isotope the values of another one belong to."""
    db = database(path)
    ours = {key: {} for key in ("known_isotopes", "stable_isotopes", "longest_half_life",
                                "binding_energy", "nuclear_spin")}
    theirs = {key: {} for key in ours}
    abundant, moments, poles, magnetic = {}, {}, {}, {}
    measured = decaying(symbols)
    for r in db.execute("select * from isotopes order by atomic_number, abundance"):
        z = r["atomic_number"]
        count(ours, z, r["abundance"] and not r["half_life"] and not r["half_life_unit"], (
            *lifetime(r), r["mass_number"]) if r["half_life"] else None)
        if r["abundance"]:
            abundant[z] = r["mass_number"]
            ours["binding_energy"][z] = binding(
                (r["mass"] - r["mass_number"]) * UNIT, z, r["mass_number"])
            ours["nuclear_spin"][z] = r["spin"] and clean(float(Fraction(r["spin"])))
            if r["g_factor"] and r["spin"] and Fraction(r["spin"]):
                moments[z] = clean(round(r["g_factor"] * float(Fraction(r["spin"])), 5))
                magnetic[z] = r["mass_number"]
            if r["quadrupole_moment"]:
                poles[z] = clean(r["quadrupole_moment"]), r["mass_number"]
    for row in nubase_rows(nubase_path):
        z = row["number"]
        life = life_seconds(row)
        count(theirs, z, row["life"] == "stbl" and (z, row["mass"]) not in measured, life and (life, -life_error(row), row["mass"]))
        if abundant.get(z) == row["mass"]:
            theirs["binding_energy"][z] = binding(float(row["excess"].rstrip("#")), z, row["mass"])
            theirs["nuclear_spin"][z] = spin(row["spin"])
    for row in nubase_rows(nubase_path, isomers=True):
        theirs["stable_isotopes"][row["number"]] += row["life"] == "stbl"
    poles_of = {z: mass for z, (_, mass) in poles.items()}
    for columns in (ours, theirs):
        finish(columns, symbols)
        for key in ("nuclear_spin", "binding_energy"):
            columns[key + "_conditions"] = signs(abundant, symbols)
    return (ours | {
        "nuclear_magnetic_moment": moments, "nuclear_magnetic_moment_conditions": signs(magnetic, symbols),
        "nuclear_quadrupole_moment": {z: v for z, (v, _) in poles.items()},
        "nuclear_quadrupole_moment_conditions": signs(poles_of, symbols)}, theirs, poles_of)


def finish(columns, symbols):
    """Makes texts of the numbers that `count` has collected."""
    longest = {z: best for z, best in columns["longest_half_life"].items()
               if best and not columns["stable_isotopes"].get(z)}
    columns["longest_half_life"] = {z: f"{best[0]:.4g}" for z, best in longest.items()}
    columns["longest_half_life_conditions"] = signs({z: best[2] for z, best in longest.items()}, symbols)
    for column in ("known_isotopes", "stable_isotopes"):
        columns[column] = {z: str(v) for z, v in columns[column].items()}
    columns["nuclear_spin"] = {z: v for z, v in columns["nuclear_spin"].items() if v}


def signs(masses, symbols):
    """{number: the isotope in the usual writing, `⁶⁷Zn`}."""
    raised = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
    return {z: str(mass).translate(raised) + symbols[z] for z, mass in masses.items() if z in symbols}


def quadrupoles(path, masses):
    """pymatgen's quadrupole moments in barn, of the isotopes {z: mass number}."""
    with gzip.open(path) as file:
        table = json.load(file)
    columns, found = {}, {}
    del table["_unit"]
    for symbol, entry in table.items():
        mass = masses.get(entry.get("Atomic no"))
        value = (entry.get("NMR Quadrupole Moment") or {}).get(f"{symbol}-{mass}")
        if value is not None:
            columns[entry["Atomic no"]] = scaled(value, "0.001")
            found |= signs({entry["Atomic no"]: mass}, {entry["Atomic no"]: symbol})
    return {"nuclear_quadrupole_moment": columns, "nuclear_quadrupole_moment_conditions": found}


def count(columns, z, is_stable, life):
    """Counts an isotope; `life` is its half-life in seconds, the negative uncertainty, and the mass number."""
    columns["known_isotopes"][z] = columns["known_isotopes"].get(z, 0) + 1
    columns["stable_isotopes"][z] = columns["stable_isotopes"].get(z, 0) + bool(is_stable)
    columns["longest_half_life"][z] = max(columns["longest_half_life"].get(z, ()), life or ())
