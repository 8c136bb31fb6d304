#!/usr/bin/env python3
"""The figures of the files do not contradict one another, but where consistency.tsv says why; and the checks find what
was once wrong.

    python3 -m unittest Tests/Data/test_consistency.py
"""

import json
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TABLES = ROOT / "scripts" / "elements-data"
sys.dont_write_bytecode = True
sys.path.insert(0, str(TABLES))

import consistency  # noqa: E402
from consistency_matter import CHECKS  # noqa: E402

FILES = [(ROOT / "Resources" / f"{name}.json").read_text("utf-8")
         for name in ("elements", "properties", "isotopes", "ionization")]

# What data sets handed down, or other errors of each kind: check, figure, element, value. A kind is found by its check.
PLANTED = """
counts unpaired_electrons Sg -1       counts valence_electrons O 6.5        positive melt Fe -1811
young_shear youngs_modulus Zr 68      young_shear shear_modulus U 111       young_bulk bulk_modulus Mg 45
young_both youngs_modulus Na 10       young_both youngs_modulus Li 4.9      rod speed_of_sound Ti 4140
heat molar_heat Cu 20                 heat specific_heat Pb 0.2             dulong_petit molar_heat Fe 50
diffusivity thermal_conductivity Cu 4010
wiedemann_franz resistivity Fe 9.61e-7 metallic resistivity W 5.28e-9       no_metal resistivity Cl 10
no_metal resistivity Si 0.001         no_metal resistivity Ge 0.0005        cell density Fe 7.4
volume molar_volume Tm 19.1           volume molar_volume Pd 8.2            liquid liquid_density Sr 6.98
liquid liquid_density Fe 8            expansion thermal_expansion Ga 0.00012
expansion_melting thermal_expansion Mg 4e-6
entropy standard_entropy Tc 181.1     entropy standard_entropy Pm 187.1     trouton heat_of_vaporization Cd 19
richards heat_of_fusion Fe 1.381      order critical_temperature Hg 600     order boil Fe 1700
triple triple_point_temperature He 2.177 triple triple_point_temperature Kr 120
critical critical_pressure O 50.4     cohesion cohesive_energy W 7          boiling heat_of_vaporization Yb 159
gas_index refractive_index C 2.417    solid_index refractive_index_solid Zn 13.7
reflected reflectivity Cu 20          lines xray_la1 Sc 402.2               lines xray_kb1 Na 1072.1
edges xray_l3_edge Fe 730             moseley xray_ka1 Cu 8150              moments magnetic_moment Eu 3.5
moments magnetic_moment Yb 4.9        free_ions magnetic_moment Tb 5        radii van_der_waals_radius C 70
ionization ionization_energy_3 Al 18  stable stable_isotopes Kr 6           stable stable_isotopes Ta 1
known known_isotopes H 8              trend thermal_expansion Mo 4e-7       sea abundance_sea In 0.02
names standard_entropy_gas Al 28.3    weight atomic_mass Cu 64              binding binding_energy Fe 9
chief_spin nuclear_spin Cl 2          longest longest_half_life Bi 1e20     natural longest_half_life Fe 1e5
coherent neutron_coherent Fe 20       scattering neutron_total Xe 4.344     scattering neutron_total Fe 20
limits mohs_hardness Fe 12            bonds covalent_radius_double C 90     shannon ionic_radius Fe 90
mulliken hardness Fe 6                work work_function Cu 8               energies ionization_energy_2 Fe 17
last ionization_energy_last Fe 20000  charge zeff_slater Fe 30              basicity gas_basicity O 800
sackur_tetrode standard_entropy_gas Fe 100                                  structures space_group Fe 194
edges_of_cells lattice_b Fe 300       edges_of_cells lattice_ratio Zn 1.6
triple_pressure triple_point_pressure He 5.043
entropy_of_states standard_entropy_gas Na 55 entropy_of_states heat_of_fusion Hg 50
entropy_of_gas heat_of_vaporization Fe 150   entropy_of_gas standard_entropy_gas Al 60
rod speed_of_sound Fe 4910            rod_of_moduli speed_of_sound Ge 5400  confirmed_sound speed_of_sound Hg 1407
gas_sound speed_of_sound Ne 936       debye youngs_modulus As 8             lorentz refractive_index_solid Se 1.46
lines xray_ka1 Cu 8096                moseley xray_ka1 Cu 8096              moseley xray_ka1 Mo 17490
metallic_radii metallic_radius_12 N 53 metallic_radii metallic_radius Se 117
authors covalent_radius Si 11.1       authors van_der_waals_radius_mm3 Fe 22.3
"""
# Those of nuclides and of forms: check, element, nuclide or form, field, value.
PLANTED_ROWS = """
shares Cl 35 abundance 70             spins Te 145 spin 0+                  spins U 238 spin 2-
decays U 238 mass 238.03              decays H 3 mass 3.01602               form_cells C diamond a 300
form_densities Sn white density 5.7   form_limits Sn white from 600         form_limits Sn white to 600
form_standard S rhombic entropy 20    form_groups Sn white space_group 225
form_order H deuterium boiling_point 18.5                                   form_order O ozone melting_point 170
form_order S monoclinic to 368.36     form_hardness S rhombic hardness 3    form_hardness C diamond hardness 11
form_index C diamond refractive_index 24.17                                 form_index C diamond refractive_index 1.2417
form_heat Sn gray heat_capacity 2.58  form_heat O ozone heat_capacity 120   form_entropy Sn gray entropy 144
form_entropy O ozone entropy 23.9     form_transition Sn gray entropy 51.8  form_near Sn gray crystal_density 57.66
form_edges Fe gamma a 300             form_edges Pu epsilon crystal_density 8.4
"""


def figures():
    return consistency.read(map(json.loads, FILES), TABLES)


class TheFiles(unittest.TestCase):
    def test_every_hit_is_decided_and_every_decision_is_a_hit(self):
        self.assertEqual(consistency.problems(consistency.hits(figures()), consistency.kept(
            TABLES / "consistency.tsv")), [])

    def test_a_hit_that_nobody_decided_a_row_that_is_none_and_a_row_without_a_reason_are_told(self):
        row = ("rod", "Fe", "sound 1, √(E / ρ) 5180")
        self.assertEqual(len(consistency.problems([row], {})), 1)
        self.assertEqual(len(consistency.problems([], {row: "a long reason"})), 1)
        self.assertEqual(len(consistency.problems([row], {row: ""})), 1)
        self.assertEqual(consistency.problems([row], {row: "a long reason"}), [])


class TheChecks(unittest.TestCase):
    def test_each_finds_what_was_wrong(self):
        words = PLANTED.split()
        planted = list(zip(words[::4], words[1::4], words[2::4], words[3::4]))
        by_key = {check.key: check.function for check in CHECKS}
        clean = figures()
        numbers = {symbol: z for z, symbol in clean.symbols.items()}
        before = {key: set(function(clean)) for key, function in by_key.items()}
        for key, column, symbol, value in planted:
            with self.subTest(check=key, figure=column, element=symbol):
                values, z = clean.columns[column], numbers[symbol]
                right, values[z] = values.get(z), float(value)
                self.assertIn(symbol, {s for s, _ in set(by_key[key](clean)) - before[key]})
                values[z] = right
                if right is None:
                    del values[z]
        rows = PLANTED_ROWS.split()
        self.assertEqual({key for key, *_ in planted} | set(rows[::5]) | {"forms_named"}, set(by_key))

    def test_each_finds_what_was_wrong_in_nuclides_and_forms(self):
        words = PLANTED_ROWS.split()
        by_key = {check.key: check.function for check in CHECKS}
        clean = figures()
        del clean.items["specific_heat"]["values"]["15"]["form"]
        self.assertIn("P", {symbol for symbol, _ in by_key["forms_named"](clean)})
        forms = {(symbol, form): row for symbol, form, row in clean.forms}
        for key, symbol, name, field, value in zip(*(words[start::5] for start in range(5))):
            with self.subTest(check=key, element=symbol, name=name, field=field):
                before = set(by_key[key](clean))
                row, field = forms.get((symbol, name)) or clean.nuclides[clean.numbers[symbol]][name], field.replace("_", " ")
                right = row.get(field)
                row[field] = value
                self.assertIn(symbol, {s for s, _ in set(by_key[key](clean)) - before})
                row[field] = right
                if right is None:
                    del row[field]


if __name__ == "__main__":
    unittest.main()
