"""Readers of thermal, optical and crystal data and of radii, in the shape of readers_properties.py."""

import ast
import csv
import io
import re
import tarfile
import xml.etree.ElementTree as ET
from decimal import Decimal

from readers import clean, scaled, without_none
from readers_py import COOLPROP_GASES

# chemicals ------------------------------------------------------------------------------------


# The form of a solid of which the handbook may have another one under the element's number: its row of tin is gray tin.
FORMS = {6: "graphite", 15: "white", 16: "rhombic", 33: "gray", 34: "gray", 50: "white", 51: "gray"}


def by_number(folder, file, symbols_by_cas, columns, numbers):
    """Adds the columns {our key: (theirs, factor)} of one of the package's tables."""
    with open(folder / file, encoding="utf-8") as handle:
        for row in csv.DictReader(handle, delimiter="\t"):
            z = symbols_by_cas.get(row["CAS"])
            form = re.search(r"\((\w+)\)$", row.get("Chemical") or "")
            if form and z in FORMS and form[1] != FORMS[z]:
                continue
            for key, (name, factor) in columns.items():
                if z and row.get(name) and float(row[name]):
                    numbers.setdefault(key, {}).setdefault(z, scaled(row[name], factor))


CRITICAL = {"critical_temperature": ("Tc", 1), "critical_pressure": ("Pc", "1e-6"),
            "critical_volume": ("Vc", "1e6")}


def chemicals(folder, cas):
    """{source: columns}: the handbooks, JANAF's tables and Yaws's."""
    z_of = {number: z for z, number in cas.items()}
    z_of["7782-42-5"] = 6  # graphite
    tables = {"chemicals": {}, "janaf": {}, "yaws": {}, "webbook": {}}

    def read(source, file, columns):
        by_number(folder, file, z_of, columns, tables[source])
    for file in ("Mathews1972InorganicCriticalProps", "Appendix to PSRK Revision 4"):
        read("chemicals", f"Critical Properties/{file}.tsv", CRITICAL)
    read("chemicals", "Triple Properties/Staveley 1981.tsv", {
        "triple_point_temperature": ("Tt", 1), "triple_point_pressure": ("Pt", "0.001")})
    read("chemicals", "Phase Change/CRC Handbook Heat of Vaporization.tsv",
         {"heat_of_vaporization": ("HvapTb", "0.001")})
    standard = "Heat Capacity/CRC Standard Thermodynamic Properties of Chemical Substances.tsv"
    for phase in "sl":
        read("chemicals", standard, {"standard_entropy": ("S0" + phase, 1)})
    # Of technetium and promethium, which are solids, the table has the gas alone.
    gases = {number: z for number, z in z_of.items() if z in (*COOLPROP_GASES, 86)}
    by_number(folder, standard, gases, {"standard_entropy": ("S0g", 1)}, tables["chemicals"])
    plain = {number.replace("-", ""): z for number, z in z_of.items() if z != 6} | {"7782425": 6}
    liquids = {35, 80}
    for name in ("S0s", "S0l", "S0g"):
        chosen = {number: z for number, z in plain.items() if name == (
            "S0g" if z in gases.values() else "S0l" if z in liquids else "S0s")}
        by_number(folder, "Misc/webbook_constants.tsv", chosen, {"standard_entropy": (name, 1)}, tables["webbook"])
    by_number(folder, "Misc/webbook_constants.tsv", plain, {"standard_entropy_gas": ("S0g", 1)}, tables["webbook"])
    read("chemicals", standard, {"standard_entropy_gas": ("S0g", 1),
                                 "enthalpy_of_atomization": ("Hfg", "0.001")})
    read("chemicals", "Density/CRC Inorganics densties of molten compounds and salts.tsv",
         {"liquid_density": ("rho", "0.001")})
    tables["perry"] = {"liquid_density": perry_liquids(folder / "Density/Perry Parameters 105.tsv", z_of)}
    read("janaf", "Reactions/JANAF_1998.tsv", {
        "standard_entropy_gas": ("S0g", 1), "enthalpy_of_atomization": ("Hfg", "0.001")})
    read("yaws", "Reactions/Yaws Hf S0 (g).tsv", {"standard_entropy_gas": ("S0g", 1)})
    return tables


# Atoms of the molecules of Perry's liquids, and the mass of one in g/mol: Br₂ and Cl₂.
PERRY_MASSES = {17: 70.906, 35: 159.808}


def perry_liquids(path, z_of):
    """The density of the saturated liquid at the lowest temperature, its melting point, by equation 105, in g/cm³."""
    found = {}
    with open(path, encoding="utf-8") as handle:
        for row in csv.DictReader(handle, delimiter="\t"):
            z = z_of.get(row["CAS"])
            if z in PERRY_MASSES:
                c1, c2, c3, c4 = (float(row[f"C{n}"]) for n in range(1, 5))
                moles = c1 / c2 ** (1 + (1 - float(row["Tmin"]) / c3) ** c4)  # mol/m³
                found[z] = f"{moles * PERRY_MASSES[z] * 1e-6:.3f}"
    return found


def openbabel(path):
    """Open Babel's table in the package: the electronegativities that Allred and Rochow have published."""
    rows = [line.split() for line in path.read_text("utf-8").splitlines() if line[:1].isdigit()]
    return {"electronegativity_allred_rochow": {int(row[0]): row[2] for row in rows if float(row[2])}}


# CoolProp -------------------------------------------------------------------------------------


def coolprop(fluids):
    """Critical and triple points, and the speed of sound at 20 °C and 1 atm, by equations of state."""
    from CoolProp.CoolProp import PropsSI
    columns = {}

    def put(key, z, value, digits):
        columns.setdefault(key, {})[z] = f"{value:#.{digits}g}".rstrip(".")
    for z, fluid in fluids.items():
        put("critical_temperature", z, PropsSI("Tcrit", fluid), 5)
        put("critical_pressure", z, PropsSI("pcrit", fluid) / 1e6, 4)
        put("critical_volume", z, 1e6 / PropsSI("rhomolar_critical", fluid), 3)
        put("speed_of_sound", z, PropsSI("A", "T", 293.15, "P", 101325, fluid), 3)
        columns.setdefault("speed_of_sound_conditions", {})[z] = "gas, 20 °C"
        if z != 2:  # helium's is its lambda point
            put("triple_point_temperature", z, PropsSI("Ttriple", fluid), 5)
            put("triple_point_pressure", z, PropsSI("ptriple", fluid) / 1e3, 3)
            put("liquid_density", z, PropsSI("D", "T", PropsSI("Ttriple", fluid), "Q", 0, fluid) / 1e3, 4)
    return columns


# gelemental, gperiodic ------------------------------------------------------------------------


def gelemental(path):
    from readers_c import GELEMENTAL_FIELDS, gelemental_number, split_fields
    with tarfile.open(path) as archive:
        source = archive.extractfile("gelemental-2.0.2/libelemental/data.cc").read().decode()
    columns = {}

    def put(key, z, value):
        if value is not None:
            columns.setdefault(key, {})[z] = value
    for line in source.splitlines():
        if not line.startswith(('{\tN_("', '{\t"', "{\tMessage")):
            continue
        row = dict(zip(GELEMENTAL_FIELDS, split_fields(line[1:line.rindex("}")])))
        z = int(row["number"])
        for key, name in (("liquid_density", "density_liquid"), ("debye_temperature", "debye"),
                          ("molar_volume", "volume"), ("space_group", "space_group")):
            put(key, z, gelemental_number(row[name]))
        edges = [scaled(text, 1) for text in re.findall(r"\d+\.\d+", row["edges"])]
        for key, edge in zip(("lattice_a", "lattice_b", "lattice_c"), edges):
            put(key, z, edge)
        if len(edges) == 3:
            put("lattice_ratio", z, f"{Decimal(edges[2]) / Decimal(edges[0]):.4f}")
    return columns


def gperiodic(path):
    with tarfile.open(path) as archive:
        source = archive.extractfile("gperiodic-3.0.3/table_data.h").read().decode()
    rows = [re.findall(r'"([^"]*)"', line) for line in source.splitlines()]
    return {"debye_temperature": {int(row[2]): clean(row[15]) for row in rows
                                  if len(row) > 26 and re.fullmatch(r"[0-9.]+", row[15])}}


# Crystals: periodictable, ASE -----------------------------------------------------------------


def cells(structures):
    """Edges in pm and their ratio, of {z: {symmetry, a, c/a, b/a}} with a in ångström."""
    columns = {key: {} for key in ("lattice_a", "lattice_b", "lattice_c", "lattice_ratio")}
    for z, cell in structures.items():
        if not cell or not cell.get("a"):
            continue
        a = Decimal(str(cell["a"])) * 100
        columns["lattice_a"][z] = clean(a)
        if cell.get("b/a"):
            columns["lattice_b"][z] = f"{a * Decimal(str(cell['b/a'])):.1f}"
        if cell.get("c/a"):
            columns["lattice_c"][z] = f"{a * Decimal(str(cell['c/a'])):.1f}"
            columns["lattice_ratio"][z] = clean(cell["c/a"])
    return columns


def literal(node):
    """The value of a literal; of a dictionary, those members that are numbers or texts."""
    if isinstance(node, ast.Dict):
        return {key.value: value.value for key, value in zip(node.keys, node.values)
                if isinstance(value, ast.Constant)}
    return None if isinstance(node, ast.Attribute) else ast.literal_eval(node)  # np.nan


def listed(path, name):
    """The items of a list, possibly in `np.array(…)`, that a module assigns to a name."""
    with open(path, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    for node in tree.body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", None) == name:
            value = node.value.args[0] if isinstance(node.value, ast.Call) else node.value
            return [literal(item) for item in value.elts]
    raise KeyError(name)


def ase(folder):
    columns = cells(dict(enumerate(listed(folder / "data/__init__.py", "reference_states"))))
    energies = listed(folder / "data/cohesive_energies.py", "cohesive_energy_kittel2005")
    moments = listed(folder / "data/__init__.py", "ground_state_magnetic_moments")
    columns["cohesive_energy"] = {z: clean(v) for z, v in enumerate(energies) if v}
    columns["unpaired_electrons"] = {z: clean(v) for z, v in enumerate(moments)
                                     if v is not None and 0 < z <= 103}
    return columns


def chu(path, symbols):
    """Polarizabilities and C₆ coefficients of Chu and Dalgarno, from ASE's source."""
    with open(path, encoding="utf-8") as file:
        text = re.search(r"vdWDB_Chu04jcp = (\{.*?\})", file.read(), re.S)[1]
    pairs = ast.literal_eval(text)
    numbers = {symbol: z for z, symbol in symbols.items()}
    return {key: {numbers[s]: clean(pair[index]) for s, pair in pairs.items()}
            for index, key in enumerate(("dipole_polarizability", "c6"))}


# Radii ----------------------------------------------------------------------------------------

ROMAN = {1: "I", 2: "II", 3: "III", 4: "IV", 6: "VI", 8: "VIII", 12: "XII"}


def gcu(path):
    """({property: values}, {(z, charge, coordination): radius}) of GNOME Chemistry Utils."""
    metallic, ionic = {}, {}
    for element in ET.parse(path).getroot().iter("element"):
        z = int(element.get("Z"))
        for radius in element.iter("radius"):
            if radius.get("type") == "metallic":
                metallic[z] = radius.get("value")
            elif radius.get("cn", "").isdigit() and int(radius.get("cn")) in ROMAN:
                key = (z, int(radius.get("charge")), ROMAN[int(radius.get("cn"))])
                if radius.get("spin") != "low":
                    ionic[key] = radius.get("value")
    return {"metallic_radius": metallic, "metallic_radius_12": metallic}, ionic


def pyrolite_shannon(path, symbols):
    numbers = {symbol: z for z, symbol in symbols.items()}
    radii = {}
    with open(path, encoding="utf-8") as file:
        for row in csv.DictReader(file):
            if row["variant"] in ("", "highspin") and row["element"] in numbers:
                key = (numbers[row["element"]], int(row["charge"]),
                       ROMAN.get(int(row["coordination"])))
                radii[key] = tuple(scaled(row[name], 100) for name in (
                    "ionicradius", "crystalradius"))
    return radii


def ionic(charges, *tables):
    """The radius of each element's common ion with six neighbors: [(ionic, crystal) columns]."""
    return [{key: {z: pair[index] for z, charge in charges.items()
                   if (pair := table.get((z, charge, "VI"))) and pair[index]}
             for index, key in enumerate(("ionic_radius", "crystal_radius"))}
            for table in tables]


def qcelemental(path, symbols):
    numbers = {symbol.upper(): z for z, symbol in symbols.items()}
    text = path.read_text("utf-8")
    radii = {numbers[s.upper()]: scaled(v, 100)
             for s, v in re.findall(r"\('(\w+)',\s*'([0-9.]+)'\)", text) if s.upper() in numbers}
    return {"van_der_waals_radius_mantina": radii, "van_der_waals_radius_bondi": radii}


# Optics ---------------------------------------------------------------------------------------

# The measurement taken, and another, by element: files of refractiveindex.info.
SODIUM_LINE = 0.5893  # µm


def indices(text):
    """(n, k) at the sodium line, interpolated; None if it is not covered."""
    rows = []
    for line in text.split("data: |")[1].splitlines() if "tabulated nk" in text else ():
        fields = line.split()
        if len(fields) == 3 and fields[0][0].isdigit():
            rows.append(tuple(map(float, fields)))
    for low, high in zip(rows, rows[1:]):
        if low[0] <= SODIUM_LINE <= high[0]:
            part = (SODIUM_LINE - low[0]) / (high[0] - low[0])
            return tuple(a + part * (b - a) for a, b in zip(low[1:], high[1:]))
    return None


OPTICAL_ORDER = ("Johnson", "Werner", "Windt", "Palm", "Rakic-LD", "Ordal", "Querry",
                 "Fernandez-Perea", "Larruquert")


def polyanskiy(path, symbols):
    """(columns of the first measurement, of another), three figures."""
    numbers = {symbol: z for z, symbol in symbols.items()}
    found = {}
    with tarfile.open(path) as archive:
        for member in archive:
            parts = member.name.split("/")
            z = numbers.get(parts[1]) if len(parts) == 3 else None
            if z and z != 80 and (pair := indices(
                    io.TextIOWrapper(archive.extractfile(member), "utf-8").read())):
                found.setdefault(z, {})[parts[2][:-4]] = pair
    tables = [{}, {}]
    for z, files in found.items():
        order = sorted(files, key=lambda name: (OPTICAL_ORDER.index(name) if name in OPTICAL_ORDER
                                                else 99, name))
        for columns, name in zip(tables, order[:2]):
            n, k = files[name]
            reflected = 100 * ((n - 1) ** 2 + k ** 2) / ((n + 1) ** 2 + k ** 2)
            for key, value in (("refractive_index_solid", n), ("extinction_coefficient", k),
                               ("reflectivity", reflected)):
                if value > 0.0005:
                    columns.setdefault(key, {})[z] = f"{value:.3g}"
    return tables


# Abundances -----------------------------------------------------------------------------------

PARTS = {"%": 10000, "ppm": 1, "ppb": "0.001"}
OXIDES = {"SiO2": ("Si", 1, 2), "TiO2": ("Ti", 1, 2), "Al2O3": ("Al", 2, 3), "FeO": ("Fe", 1, 1),
          "MnO": ("Mn", 1, 1), "MgO": ("Mg", 1, 1), "CaO": ("Ca", 1, 1), "Na2O": ("Na", 2, 1),
          "K2O": ("K", 2, 1), "P2O5": ("P", 2, 5), "Cr2O3": ("Cr", 2, 3), "NiO": ("Ni", 1, 1)}
RESERVOIRS = {
    "bulk-crust": ("abundance_bulk_crust", "BCC_RudnickGao2014"),
    "bulk-crust-2": ("abundance_bulk_crust", "BCC_McLennan2001"),
    "upper-crust": ("abundance_upper_crust", "UCC_RudnickGao2014"),
    "upper-crust-2": ("abundance_upper_crust", "UCC_McLennan2001"),
    "morb": ("abundance_mid_ocean", "MORB_Gale2013"),
    "morb-2": ("abundance_mid_ocean", "NMORB_SunMcDonough1989"),
    "mantle": ("abundance_mantle", "PM_PalmeONeill2014"),
    "mantle-2": ("abundance_mantle", "PM_SunMcDonough1989"),
    "mantle-3": ("abundance_mantle", "PY_McDonoughSun1995"),
    "chondrite": ("abundance_meteorites", "CH_PalmeONeill2014"),
    "chondrite-2": ("abundance_meteorites", "CH_McDonoughSun1995"),
}


def reservoirs(folder, symbols, masses):
    numbers = {symbol: z for z, symbol in symbols.items()}
    return {source: {key: reservoir(folder / f"{name}.csv", numbers, masses)}
            for source, (key, name) in RESERVOIRS.items()}


def reservoir(path, numbers, masses):
    """{z: mg/kg}: by the oxide where there is one, as the element's own row may be a slip."""
    values, oxides = {}, {}
    for row in csv.reader(path.read_text("utf-8").splitlines()):
        if len(row) < 3 or row[2] not in PARTS or not row[1]:
            continue
        if row[0] in OXIDES:
            symbol, metals, oxygens = OXIDES[row[0]]
            metal = metals * float(masses[numbers[symbol]])
            share = metal / (metal + oxygens * float(masses[8]))
            oxides[numbers[symbol]] = f"{float(row[1]) * share * PARTS[row[2]]:.3g}"
        elif row[0] in numbers:
            values[numbers[row[0]]] = scaled(row[1], PARTS[row[2]])
    return without_none({"all": values | oxides})["all"]


def lodders(path, numbers):
    """mg/kg of the Sun today, from mass fractions by nuclide; four figures."""
    with open(path, encoding="utf-8") as file:
        text = re.search(r"LODDERS_DATA = (\{.*?\})", file.read(), re.S)[1]
    sums = {}
    for name, fraction in ast.literal_eval(text).items():
        z = numbers.get(re.match(r"[a-z]+", name)[0].capitalize())
        if z:
            sums[z] = sums.get(z, 0) + fraction * 1e6
    return {"abundance_sun": {z: f"{v:.4g}" for z, v in sums.items() if v > 0}}
