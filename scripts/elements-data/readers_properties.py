"""Readers of the numeric properties beyond elements.json: {source: {property: {atomic number: text}}}.

Units are converted here to those of properties.tsv, by exact factors.
"""

import csv
import json
import re

from readers import clean, database, kelvin, number, pymatgen_elements, scaled, without_none

# mendeleev ------------------------------------------------------------------------------------

MENDELEEV = {
    "heat_of_vaporization": "evaporation_heat", "enthalpy_of_atomization": "heat_of_formation",
    "specific_heat": "specific_heat_capacity", "dipole_polarizability": "dipole_polarizability",
    "c6": "c6", "proton_affinity": "proton_affinity", "gas_basicity": "gas_basicity",
    "covalent_radius_single": "covalent_radius_pyykko",
    "covalent_radius_double": "covalent_radius_pyykko_double",
    "covalent_radius_triple": "covalent_radius_pyykko_triple",
    "covalent_radius_bragg": "covalent_radius_bragg", "metallic_radius": "metallic_radius",
    "metallic_radius_12": "metallic_radius_c12", "atomic_radius_rahm": "atomic_radius_rahm",
    "van_der_waals_radius_bondi": "vdw_radius_bondi",
    "van_der_waals_radius_mantina": "vdw_radius_truhlar",
    "van_der_waals_radius_rowland": "vdw_radius_rt",
    "van_der_waals_radius_batsanov": "vdw_radius_batsanov",
    "van_der_waals_radius_crc": "vdw_radius", "van_der_waals_radius_uff": "vdw_radius_uff",
    "van_der_waals_radius_mm3": "vdw_radius_mm3",
    "van_der_waals_radius_dreiding": "vdw_radius_dreiding",
    "electronegativity_ghosh": "en_ghosh", "electronegativity_miedema": "en_miedema",
    "electronegativity_mullay": "en_mullay",
    "electronegativity_gunnarsson_lundqvist": "en_gunnarsson_lundqvist",
    "electronegativity_robles_bartolotti": "en_gunnarsson_lundqvist",
    "miedema_volume": "miedema_molar_volume",
    "miedema_electron_density": "miedema_electron_density", "abundance_crust": "abundance_crust",
    "abundance_sea": "abundance_sea", "mendeleev_number": "mendeleev_number",
    "glawe_number": "glawe_number",
}
# Pauling units for an electronvolt of Allen's configuration energy (Mann et al., 2000).
ALLEN = "0.169"


def mendeleev(path):
    """({property: values} of mendeleev, those of the lists that it alone carries)."""
    db = database(path)
    rows = {r["atomic_number"]: r for r in db.execute("select * from elements")}

    def column(name, factor=1):
        return {z: scaled(r[name], factor) for z, r in rows.items()}
    columns = {key: column(name) for key, name in MENDELEEV.items()}
    columns["dipole_polarizability_uncertainty"] = {
        z: r["dipole_polarizability_unc"] for z, r in rows.items()}
    columns["lattice_a"] = column("lattice_constant", 100)
    columns["electronegativity_allen"] = {
        z: v and str(round(float(v), 3)) for z, v in column("en_allen", ALLEN).items()}
    for r in db.execute("select * from phasetransitions where critical_temperature is not null "
                        "or triple_point_temperature is not null"):
        for key in ("critical_temperature", "critical_pressure", "triple_point_temperature",
                    "triple_point_pressure"):
            value = kelvin(r[key]) if key == "critical_temperature" else clean(r[key])
            if value is not None:
                columns.setdefault(key, {})[r["atomic_number"]] = value
    columns |= ionization(db)
    columns["zeff_clementi"] = screened(db)
    columns["ground_level"] = {r[0]: r[1] for r in db.execute(
        "select atomic_number, ground_level from ionizationenergies where ion_charge = 0")}
    return {"mendeleev": without_none(columns), "gould": without_none(
        {"c6_gould": column("c6_gb")}), "robles": without_none({
            key: column("en_robles_bartolotti") for key in (
                "electronegativity_gunnarsson_lundqvist",
                "electronegativity_robles_bartolotti")})}


def ionization(db):
    """The second to eighth ionization energy, and that of the last electron."""
    columns = {}
    for z, charge, energy, error in db.execute(
            "select atomic_number, ion_charge, ionization_energy, uncertainty "
            "from ionizationenergies"):
        keys = [f"ionization_energy_{charge + 1}"] * (1 <= charge <= 7)
        keys += ["ionization_energy_last"] * (charge == z - 1 and z > 1)
        for key in keys:
            columns.setdefault(key, {})[z] = repr(energy)
            columns.setdefault(key + "_uncertainty", {})[z] = error
    return columns


def screened(db):
    """Effective charge of the outermost electron, by Clementi's screening constants."""
    outermost = {}
    for z, n, shell, screening in db.execute(
            "select atomic_number, n, s, screening from screeningconstants"):
        rank = (n, "spdf".index(shell))
        if rank > outermost.get(z, ((0, 0), ""))[0]:
            outermost[z] = rank, clean(round(z - screening, 4))
    return {z: text for z, (_, text) in outermost.items()}


def shannon(path):
    """{(z, charge, coordination): (ionic, crystal)} in pm; of two spins, the high one."""
    db = database(path)
    return {(z, charge, coordination): (scaled(ionic, 1), scaled(crystal, 1))
            for z, charge, coordination, ionic, crystal in db.execute(
                "select atomic_number, charge, coordination, ionic_radius, crystal_radius "
                "from ionicradii order by spin = 'HS', id")}


# pymatgen -------------------------------------------------------------------------------------

PYMATGEN = {
    "critical_temperature": ("Critical temperature", 1), "bulk_modulus": ("Bulk modulus", 1),
    "shear_modulus": ("Rigidity modulus", 1), "youngs_modulus": ("Youngs modulus", 1),
    "poissons_ratio": ("Poissons ratio", 1), "mohs_hardness": ("Mineral hardness", 1),
    "brinell_hardness": ("Brinell hardness", 1), "vickers_hardness": ("Vickers hardness", 1),
    "speed_of_sound": ("Velocity of sound", 1), "resistivity": ("Electrical resistivity", 1),
    "thermal_expansion": ("Coefficient of linear thermal expansion", 1),
    "superconduction_temperature": ("Superconduction temperature", 1),
    "refractive_index": ("Refractive index", 1), "reflectivity": ("Reflectivity", 1),
    "metallic_radius": ("Metallic radius", 100), "metallic_radius_12": ("Metallic radius", 100),
    "atomic_radius_calculated": ("Atomic radius calculated", 100),
    "van_der_waals_radius_crc": ("Van der waals radius", 100),
    "molar_volume": ("Molar volume", 1),
    "iupac_order": ("IUPAC ordering", 1),
}


def pymatgen(path):
    """({property: values}, {(z, charge, coordination): (ionic, crystal)})."""
    table = pymatgen_elements(path)
    columns = {key: {z: scaled(number(e.get(name)), factor) for z, e in table.items()}
               for key, (name, factor) in PYMATGEN.items()}
    for z, e in table.items():
        energies = e.get("Ionization energies") or []
        for index, energy in enumerate(energies[1:8], 2):
            columns.setdefault(f"ionization_energy_{index}", {})[z] = clean(energy)
        if len(energies) == z > 1:
            columns.setdefault("ionization_energy_last", {})[z] = clean(energies[-1])
        if re.match("[1-9]", level := e.get("Ground level") or ""):
            columns.setdefault("unpaired_electrons", {})[z] = str(int(level[0]) - 1)
    radii = {}
    for z, e in table.items():
        for charge, by_coordination in (e.get("Shannon radii") or {}).items():
            for coordination, spins in by_coordination.items() if charge else ():
                radius = spins.get("High Spin") or spins.get("") or next(iter(spins.values()))
                radii[z, int(charge), coordination] = tuple(
                    scaled(radius[name], 100) for name in ("ionic_radius", "crystal_radius"))
    return without_none(columns), radii


# matminer -------------------------------------------------------------------------------------

MAGPIE = {"specific_heat": "HeatCapacityMass", "heat_of_vaporization": "HeatVaporization",
          "electronegativity_allen": "AllenElectronegativity",
          "atomic_radius_miracle": "MiracleRadius", "space_group": "SpaceGroupNumber",
          "magnetic_moment": "GSmagmom", "mendeleev_number": "MendeleevNumber"}
BOHR_CUBED = "6.748334"  # bohr³ in an ångström³


def matminer(folder, symbols):
    """Magpie's tables and others: {source: {property: values}}."""
    numbers = {symbol: z for z, symbol in symbols.items()}

    def table(name, factor=1):
        lines = (folder / "magpie_elementdata" / f"{name}.table").read_text().split("\n")
        return {z: scaled(float(text), factor) for z, text in enumerate(lines, 1)
                if z <= 118 and text.strip() and text[0] not in "NM"}
    columns = {key: table(name) for key, name in MAGPIE.items()}
    columns["magnetic_moment"] = {z: text for z, text in columns["magnetic_moment"].items()
                                  if float(text) > 0.01}
    columns["dipole_polarizability"] = {
        z: f"{float(v):.4g}" for z, v in table("DipolePolarizability", BOHR_CUBED).items()}
    columns["cohesive_energy"] = {numbers[s]: clean(v) for s, v in json.loads(
        (folder / "cohesive_energies.json").read_text()).items() if s in numbers}
    with open(folder / "jarvis" / "element_chem.json", encoding="utf-8") as file:
        jarvis = {numbers[s]: (float(e["KV"]), float(e["GV"]))
                  for s, e in json.load(file).items() if float(e["KV"])}
    cohesion = miedema(folder / "Miedema.csv")
    return {"matminer": columns, "miedema": cohesion, "jarvis": elasticities(jarvis),
            "miedema-potential": {"work_function": cohesion["electronegativity_miedema"]}}


def elasticities(moduli):
    """All four from bulk and shear modulus, three figures."""
    formulas = {"bulk_modulus": lambda k, g: k, "shear_modulus": lambda k, g: g,
                "youngs_modulus": lambda k, g: 9 * k * g / (3 * k + g),
                "poissons_ratio": lambda k, g: (3 * k - 2 * g) / (2 * (3 * k + g))}
    return {key: {z: f"{formula(*pair):.3g}" for z, pair in moduli.items()}
            for key, formula in formulas.items()}


def miedema(path):
    columns = {}
    with open(path, encoding="utf-8") as file:
        for row in csv.DictReader(file):
            for key, name in (("bulk_modulus", "compressibility"),
                              ("shear_modulus", "shear_modulus"),
                              ("electronegativity_miedema", "electronegativity"),
                              ("miedema_volume", "molar_volume"),
                              ("miedema_electron_density", "electron_density")):
                value = clean(row[name])
                if value and float(value):
                    columns.setdefault(key, {})[int(row["element_id"])] = value
    return columns


# elementy -------------------------------------------------------------------------------------

ELEMENTY = {
    "heat_of_vaporization": ("vaporisation_enthalpy", 1), "cohesive_energy": ("cohesive_energy", 1),
    "thermal_expansion": ("thermal_expansion", 1), "debye_temperature": ("debye_temperature", 1),
    "work_function": ("work_function", 1), "magnetic_moment": ("magnetic_moment", 1),
    "valence_electrons": ("valence_electrons", 1), "hardness": ("chemical_hardness", "0.5"),
    "metallic_radius": ("radius_metallic", 100), "metallic_radius_12": ("radius_metallic", 100),
    "atomic_radius_calculated": ("radius_calculated", 100),
    "electronegativity_allen": ("electronegativity_allen", 1),
    "electronegativity_miedema": ("electronegativity_miedema", 1),
    "electronegativity_mulliken": ("chemical_potential", -1),
    "molar_volume": ("volume_miedema", 1), "miedema_volume": ("volume_miedema", 1),
    "miedema_electron_density": ("wigner_seitz_electron_density", 1),
    "glawe_number": ("mendeleev_modified", 1),
}
KILOJOULES_PER_ELECTRONVOLT = 96.485332


def elementy(path):
    """The literals of a module of calls `Element(**{…})`, without running it."""
    import ast
    with open(path, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    elements = [{key.value: ast.literal_eval(value) for key, value in zip(
        node.value.keywords[0].value.keys, node.value.keywords[0].value.values)
        if not isinstance(value, (ast.BinOp, ast.Call)) and key.value != "orbitals"} for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)]
    columns = {}
    for e in elements:
        z = e["protons"]
        for key, (name, factor) in ELEMENTY.items():
            columns.setdefault(key, {})[z] = scaled(e.get(name), factor)
        for index, energy in enumerate(e.get("ionisation_energies", [])[1:8], 2):
            columns.setdefault(f"ionization_energy_{index}", {})[z] = (
                f"{energy / KILOJOULES_PER_ELECTRONVOLT:.5g}")
    return without_none(columns)
