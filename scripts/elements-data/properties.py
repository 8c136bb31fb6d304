"""The numeric properties beyond elements.json: what is compared, and the file that is made of it.

properties.tsv names each property's unit, sources and tolerance; properties-decisions.json decides
where sources differ, by the rules of decisions.py.
"""

import csv
import json
import re
from dataclasses import dataclass
from decimal import Decimal

import cells
import conditions
import decisions as reviewed
import derived
import readers_handbooks as handbooks
import readers_nuclear as nuclear
import readers_properties as lists
import records
import table
import writer
from figures import FigureSpec
from readers_py import COOLPROP_GASES, assigned

GROUPS = ("thermal mechanical electric magnetic optical atomic ionization radii electronegativity "
          "crystal abundance nuclear other").split()
# Sources that mean another scale or another place, and so are no second source.
APART = {"vickers", "brinell", "miedema-potential", "upper-crust-other"}


@dataclass(frozen=True)
class PropertySpec(FigureSpec):
    title: str = ""
    group: str = ""
    kind: str = ""
    # {package: key of its source}, where it is not the package itself.
    keys: tuple = ()

    def source(self, package):
        return dict(self.keys).get(package, package)


def specs(path):
    """The rows of properties.tsv."""
    with open(path, encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    return [PropertySpec(
        row["key"], row["unit"] or None, tuple(row["first"].split()),
        tuple(row["seconds"].split()), float(row["relative"] or 0), float(row["absolute"] or 0),
        zeros=False, alone=row["alone"] or "", apart=tuple(APART & set(row["seconds"].split())),
        title=row["title"], group=row["group"], kind=row["kind"],
        keys=tuple(tuple(pair.split("=")) for pair in row["keys"].split())) for row in rows]


# Charge of the ion whose radius stands for the element: that of its commonest compounds.
IONS = {1: "Li Na K Rb Cs Fr Ag Tl", 2: "Be Mg Ca Sr Ba Ra V Mn Fe Co Ni Cu Zn Cd Hg Pb Pd Eu No",
        3: "B Al Ga In Sc Y La Ce Pr Nd Pm Sm Gd Tb Dy Ho Er Tm Yb Lu Ac Am Cm Bk Cf Cr Rh Ir Au "
           "Bi Sb As Ru N", 4: "C Si Ge Sn Ti Zr Hf Pt Te Se Th U Np Pu Os Tc Re Mo Po S",
        5: "P Pa Nb Ta I", 6: "W", 7: "At", -1: "F Cl Br", -2: "O"}


def charges(symbols):
    numbers = {symbol: z for z, symbol in symbols.items()}
    return {numbers[s]: charge for charge, names in IONS.items() for s in names.split()}


def read(cache, packages, tables, rows):
    """Adds to the tables of datasets.py what they do not have; the rows are those of cells.tsv."""
    symbols = tables["mendeleev"]["symbol"]
    numbers = {symbol: z for z, symbol in symbols.items()}
    database = packages / "mendeleev/elements.db"
    new = lists.mendeleev(database)
    new["pymatgen"], pymatgen_radii = lists.pymatgen(
        packages / "pymatgen/core/periodic_table.json.gz")
    new |= lists.matminer(packages / "matminer/utils/data_files", symbols)
    new["elementy"] = lists.elementy(packages / "elementy/elements.py")
    new |= handbooks.chemicals(packages / "chemicals", tables["mendeleev"]["cas"])
    new["openbabel"] = handbooks.openbabel(packages / "chemicals/Misc/element.txt")
    new["coolprop"] = handbooks.coolprop(COOLPROP_GASES)
    new["gelemental"] = handbooks.gelemental(cache / "gelemental_2.0.2.orig.tar.gz")
    new["gperiodic"] = handbooks.gperiodic(cache / "gperiodic_3.0.3.orig.tar.gz")
    new["ase"] = handbooks.ase(packages / "ase")
    new["chu"] = handbooks.chu(packages / "ase/calculators/vdwcorrection.py", symbols)
    new["gcu"], gcu_radii = handbooks.gcu(
        cache / "libgcu0v5" / "usr/share/gchemutils/0.14/radii.xml")
    new["qcelemental"] = handbooks.qcelemental(
        packages / "qcelemental/data/mantina_2009_vanderwaals_radii.py", symbols)
    new["polyanskiy"], new["polyanskiy-2"] = handbooks.polyanskiy(
        packages / "matminer/utils/data_files/optical_polyanskiy/database.tar.xz", symbols)
    new |= handbooks.reservoirs(packages / "pyrolite/data/geochem/refcomp", symbols,
                                tables["mendeleev"]["atomic_mass"])
    new["lodders"] = handbooks.lodders(packages / "pynucastro/nucdata/composition.py", numbers)
    new["xraydb"] = nuclear.xraydb(packages / "xraydb/xraydb.sqlite", symbols)
    new["pyxray"] = nuclear.pyxray(packages / "pyxray/data/pyxray.db")
    new["exspy"] = nuclear.exspy(packages / "exspy/_misc/elements.py", symbols)
    nuclear.on_the_scale_of_nist(new["pyxray"], new["exspy"]["xray_ka1"])
    new["xraylib"], new["fisx"] = nuclear.xraylib(symbols), nuclear.fisx(
        packages / "fisx/fisx_data")
    new["periodictable"] = nuclear.rauch(packages / "periodictable/nsf.py") | handbooks.cells(
        dict(enumerate(assigned(packages / "periodictable/crystal_structure.py",
                                "crystal_structures"), 1)))
    new["scippneutron"] = nuclear.scippneutron(
        packages / "scippneutron/atoms/scattering_parameters.csv", symbols)
    nubase = packages / "pynucastro/nucdata/AtomicMassEvaluation/nubase_4.mas20.txt"
    ours, nubase_columns, poles = nuclear.isotopes(database, nubase, symbols)
    new["nubase"] = nubase_columns
    merge(new, {"mendeleev": ours, "pymatgen": nuclear.quadrupoles(
        packages / "pymatgen/core/periodic_table.json.gz", poles)})
    names = ("mendeleev", "pyrolite", "pymatgen", "gcu")
    for name, columns in zip(names, handbooks.ionic(
            charges(symbols), lists.shannon(database), handbooks.pyrolite_shannon(
                packages / "pyrolite/data/radii/shannon.csv", symbols), pymatgen_radii,
            {key: (value, None) for key, value in gcu_radii.items()})):
        merge(new, {name: columns})
    merge(tables, new)
    cells.merge(tables, rows, symbols)


def merge(tables, new):
    for source, columns in new.items():
        for key, column in columns.items():
            tables.setdefault(source, {}).setdefault(key, {}).update(column)


def derive(tables, symbols):
    """Properties computed from the tables."""
    base = tables["mendeleev"]
    valence = {z: valence_electrons(z) for z in symbols if z <= 103}
    configurations = tables["nist"]["electron_configuration"]
    zeff = {z: derived.slater(z, text) for z, text in configurations.items() if z != 46}
    ionization = {1: base["first_ionization_energy"]} | {
        n: base[f"ionization_energy_{n}"] for n in range(2, 9)}
    merge(tables, derived.scales(ionization, tables["taken_affinity"], zeff,
                                 base["covalent_radius_single"], base["dipole_polarizability"],
                                 valence))
    merge(tables, {name: {"abundance_crust": tables[name][key]} for name, key in (
        ("bulk-crust", "abundance_bulk_crust"), ("upper-crust", "abundance_upper_crust"))})
    merge(tables, {"mendeleev": {"c6_gould": base["c6"]}, "gould": {
        "c6": tables["gould"]["c6_gould"]}})
    merge(tables, {
        "slater-rules": {"zeff_slater": {z: f"{charge:.2f}" for z, charge in zeff.items()}},
        "table": {"valence_electrons": {z: str(n) for z, n in valence.items()}},
        "nist": {"unpaired_electrons": nuclear_levels(base)},
        "wiedemann-franz": derived.wiedemann_franz(tables["taken_conductivity"]),
        "hydrogen-like": {"ionization_energy_last": derived.hydrogen_like(symbols)},
        "vickers": {"brinell_hardness": tables["pymatgen"]["vickers_hardness"]},
        "brinell": {"vickers_hardness": tables["pymatgen"]["brinell_hardness"]},
        "chondrite-scaled": {"abundance_sun": derived.sun(
            tables["chondrite"]["abundance_meteorites"], tables["lodders"]["abundance_sun"])}})


def nuclear_levels(base):
    """2S of the ground level: one less than the multiplicity, which stands before the letter of L."""
    return {z: str(int(level[0]) - 1) for z, level in base["ground_level"].items()
            if re.match(r"[1-9][A-Z]", level or "")}


def valence_electrons(z):
    """The electrons outside the noble gas core, but for filled d and f shells of the p block."""
    core = max((gas for gas in (0, *table.NOBLE_GASES) if gas < z))
    group = table.group(z)
    if table.block(z) == "p":
        return group - 10
    return group if group and table.block(z) != "f" and z != 2 else z - core


def compare(tables, catalog, decisions, rows):
    """({property: {number: Taken}}, {property: [Difference]}, problems), in the order of the rows."""
    symbols = tables["mendeleev"]["symbol"]
    density = {r["number"]: r["density"] for r in catalog
               if r["density"] is not None and r["phase"] != "Gas"}
    taken, found, problems = {}, {}, []
    for spec in rows:
        if spec.key == "youngs_modulus":
            merge(tables, {"elastic": derived.elastic(taken)})
        if spec.key == "speed_of_sound":
            merge(tables, {"rod": derived.rod(taken, density)})
        for source in (*spec.first, *spec.seconds):
            tables.setdefault(source, {})
        taken[spec.key], found[spec.key] = reviewed.compare(spec, tables, decisions, symbols)
        problems += [text for difference in found[spec.key] for text in difference.problems]
    problems += [f"decision without a difference: {key} {symbol}"
                 for key, symbol in decisions.unused()]
    return taken, found, problems


def written(text):
    """A number as in its source; very large and very small ones with an exponent."""
    value = Decimal(text)
    if value and not -4 <= value.adjusted() < 7:
        digits = value.normalize().as_tuple().digits
        mantissa = "".join(map(str, digits))
        return (f"{'-' * (value < 0)}{mantissa[0]}{'.' * (len(mantissa) > 1)}{mantissa[1:]}"
                f"e{value.adjusted()}")
    return format(value, "f")


def is_calculated(key, source):
    """True for what follows from other values: in Elam's tables the X-ray lines are differences of edges."""
    return source in ("elastic", "rod") or source == "xraydb" and key in dict(nuclear.LINES.values())


def entry(spec, taken, decision, table, common, notes, symbol):
    """A value as in the file: what differs from the property's own is stated. The table holds uncertainties and
    conditions of the source, of this element; the notes those of annotations.json by symbol."""
    error = table("uncertainty")
    text, uncertainty = records.with_uncertainty(taken.value, error)
    result = {"value": written(text)}
    if uncertainty and "e" not in result["value"]:
        result["uncertainty"] = uncertainty
    kind = decision.get("kind") or ("" if spec.kind else "calculated" * is_calculated(spec.key, taken.source))
    if kind:
        result["kind"] = kind
    if text := decision.get("conditions") or table("conditions") or notes.get(symbol) or notes.get("*"):
        result |= conditions.parts(text)
    if (source := spec.source(taken.source)) != common[0]:
        result["source"] = source
    if taken.second:
        result["second"] = written(taken.second[0])
        if (source := spec.source(taken.second[1])) != common[1]:
            result["second_source"] = source
    elif reviewed.left_out(decision):
        result["note"] = decision["reason"]
    return result


def commonest(names):
    names = list(names)
    return max(dict.fromkeys(names), key=names.count) if names else None


def record(spec, taken, decisions, tables, annotations):
    """One property of the file."""
    notes = records.by_symbol(annotations.get(spec.key, {}))
    symbols = tables["mendeleev"]["symbol"]
    common = (commonest(spec.source(t.source) for t in taken.values()),
              commonest(spec.source(t.second[1]) for t in taken.values() if t.second))
    result = {"key": spec.key, "title": spec.title, "group": spec.group, "unit": spec.unit,
              "kind": spec.kind, "source": common[0], "second_source": common[1],
              "note": spec.alone}
    result = {name: value for name, value in result.items() if value}
    result["values"] = {
        str(z): entry(spec, t, decisions.entries.get((spec.key, symbols[z]), {}),
                      lambda field, z=z, t=t: tables.get(t.source, {}).get(f"{spec.key}_{field}", {}).get(z), common,
                      notes, symbols[z])
        for z, t in taken.items()}
    return result


def keys_used(properties):
    return {value[name] for item in properties for value in (item, *item["values"].values())
            for name in ("source", "second_source") if name in value}


def file_text(properties, sources):
    """The file: a line per value."""
    blocks = []
    for item in properties:
        head = json.dumps({k: v for k, v in item.items() if k != "values"}, ensure_ascii=False)
        rows = ",\n".join(f'  "{z}": {json.dumps(v, ensure_ascii=False)}'
                          for z, v in item["values"].items())
        blocks.append(f'{head[:-1]}, "values": {{\n{rows}\n}}}}')
    used = keys_used(properties)
    return writer.data_text("properties", blocks, {key: note for key, note in sources.items() if key in used})


def build(folder, tables, catalog):
    """(specs, properties of the file, {property: [Difference]}, sources, problems)."""
    for name, key in (("taken_affinity", "electron_affinity"),
                      ("taken_conductivity", "thermal_conductivity")):
        tables[name] = {r["number"]: r[key] for r in catalog if r[key] is not None}
    derive(tables, tables["mendeleev"]["symbol"])
    rows = specs(folder / "properties.tsv")
    decisions = reviewed.Decisions(folder / "properties-decisions.json")
    taken, found, problems = compare(tables, catalog, decisions, rows)
    annotations = json.loads((folder / "annotations.json").read_text("utf-8"))["properties"]
    properties = [record(spec, taken[spec.key], decisions, tables, annotations) for spec in rows]
    problems += [f"conditions of {key}, which is no property" for key in set(annotations) - {spec.key for spec in rows}]
    sources = json.loads((folder / "sources.json").read_text("utf-8")) | json.loads(
        (folder / "properties-sources.json").read_text("utf-8"))
    own = set(json.loads((folder / "properties-sources.json").read_text("utf-8")))
    used = keys_used(properties)
    problems += [f"source {key} is not explained" for key in sorted(used - set(sources))]
    problems += [f"source {key} is not used" for key in sorted(own - used)]
    problems += [f"{spec.key}: unknown group {spec.group}" for spec in rows
                 if spec.group not in GROUPS]
    return rows, properties, found, {k: v for k, v in sources.items() if k in used}, problems
