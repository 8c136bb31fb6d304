"""properties.json holds what people look up, its values are consistent, and the maker's rules hold."""

import unittest

from project import elements, read
import derived
import table

FILE = read("properties.json")
COLUMNS = {item["key"]: item for item in FILE["properties"]}
CATALOG = elements()
NUMBERS = {record["symbol"]: str(record["number"]) for record in CATALOG}
GROUPS = ("thermal mechanical electric magnetic optical atomic ionization radii electronegativity "
          "crystal abundance nuclear other").split()

# Facts that people look up: property, element, value, tolerance in percent.
FACTS = """
critical_temperature N 126.2 0.1      critical_temperature Ar 150.69 0.1
critical_pressure O 5.04 1            critical_pressure Ar 4.86 1
triple_point_temperature Ne 24.56 0.1 triple_point_pressure N 12.5 1
heat_of_vaporization Fe 340 1         heat_of_vaporization Hg 59.1 2
heat_of_vaporization Cd 99.9 1        heat_of_vaporization K 76.9 1
enthalpy_of_atomization C 716.7 0.5   enthalpy_of_atomization W 850 1
cohesive_energy W 8.90 0.1            cohesive_energy Na 1.113 0.1
standard_entropy Al 28.3 1             standard_entropy Fe 27.3 1
specific_heat Cu 0.385 1              specific_heat Pb 0.129 2
thermal_expansion Al 2.31e-5 1        thermal_expansion Mg 2.48e-5 1
debye_temperature Cu 343 10           debye_temperature Al 428 10
liquid_density Fe 6.98 1              liquid_density Pb 10.66 1
bulk_modulus Au 173 5                 bulk_modulus Fe 170 5
shear_modulus Mo 116 10               shear_modulus Cu 48 5
youngs_modulus Si 150 15              youngs_modulus W 411 1
poissons_ratio Cu 0.34 1              poissons_ratio Al 0.35 1
superconduction_temperature Hg 4.15 0.1 superconduction_temperature Pb 7.19 0.3
mohs_hardness W 7.5 0                 mohs_hardness Au 2.5 0
vickers_hardness W 3430 1             brinell_hardness Fe 490 1
speed_of_sound Al 5100 2              speed_of_sound He 1005 1
resistivity Ag 1.587e-8 1             resistivity Cu 1.678e-8 1
resistivity Fe 9.61e-8 1              superconduction_temperature Nb 9.25 1
superconduction_temperature Pb 7.2 1  work_function Cs 2.0 8
unpaired_electrons Fe 4 0             unpaired_electrons N 3 0
nuclear_spin H 0.5 0                  nuclear_magnetic_moment H 2.7928 0.1
refractive_index_solid Au 0.27 10     dipole_polarizability H 4.5 0.2
c6 He 1.42 1                          valence_electrons O 6 0
proton_affinity N 342 1                zeff_slater Na 2.2 0.1
xray_k_edge Fe 7112 0.1               xray_k_edge Cu 8979 0.1
xray_ka1 Cu 8047 0.1                  xray_ka1 Mo 17480 0.1
fluorescence_yield_k Fe 0.35 5        ionization_energy_2 Na 47.29 0.1
ionization_energy_2 He 54.418 0.1     ionization_energy_3 Al 28.448 0.1
ionization_energy_last U 131816 0.5   covalent_radius_single C 75 0
covalent_radius_double C 67 0         covalent_radius_triple C 60 0
metallic_radius_12 Fe 126 1           ionic_radius Na 102 0
ionic_radius Cl 181 0                 van_der_waals_radius_bondi O 152 0
electronegativity_allen F 4.193 1     electronegativity_mulliken F 10.41 1
electronegativity_allred_rochow Na 1.01 3
electronegativity_nagle C 2.55 3      lattice_a Cu 361.5 0.2
lattice_a Si 543.1 0.2                lattice_c Mg 521 1
lattice_ratio Zn 1.856 1              space_group Cu 225 0
molar_volume Fe 7.09 1                abundance_crust O 461000 1
abundance_crust Si 282000 1           abundance_sea Cl 19400 1
abundance_meteorites Fe 185000 5      abundance_sun H 738000 3
stable_isotopes Sn 10 0               stable_isotopes Au 1 0
stable_isotopes Tc 0 0                known_isotopes H 7 0
longest_half_life Ra 5.05e10 1        binding_energy Fe 8.7903 0.01
binding_energy He 7.0739 0.01         neutron_scattering_length H -3.74 0.2
neutron_absorption Gd 49000 5         neutron_absorption B 767 2
standard_entropy Sn 51.2 0.1          standard_entropy C 5.7 1
stable_isotopes Kr 5 0                stable_isotopes Xe 7 0
stable_isotopes Ta 2 0                youngs_modulus Zr 88 2
shear_modulus U 74 2                  speed_of_sound Fe 5180 1
xray_ka1 Cu 8047.82 0.001             xray_ka1 Mo 17479.37 0.001
liquid_density Br 3.21 1              liquid_density Cl 1.74 2
heat_of_vaporization Tm 191 1         heat_of_vaporization Yb 129 1
"""


def number(key, symbol):
    if key not in COLUMNS:
        return float(CATALOG[int(NUMBERS[symbol]) - 1][key])
    entry = COLUMNS[key]["values"].get(NUMBERS[symbol])
    return float(entry["value"]) if entry else None


class WhatPeopleLookUp(unittest.TestCase):
    def test_no_value_has_the_noise_of_a_binary_float(self):
        for key, item in COLUMNS.items():
            for number, value in item["values"].items():
                for text in (value["value"], value.get("second", "0")):
                    digits = text.lower().split("e")[0].replace(".", "").lstrip("-0")
                    self.assertLess(len(digits), 15, f"{key} {number} {text}")

    def test_facts(self):
        words = FACTS.split()
        facts = list(zip(words[::4], words[1::4], words[2::4], words[3::4]))
        self.assertGreater(len(facts), 80)
        for key, symbol, text, percent in facts:
            with self.subTest(key=key, symbol=symbol):
                found, expected = number(key, symbol), float(text)
                self.assertIsNotNone(found)
                self.assertLessEqual(abs(found - expected),
                                     abs(expected) * float(percent) / 100 + 1e-12, found)

    def test_known_slips_of_the_data_sets_are_caught(self):
        for key, symbols in (
                ("superconduction_temperature", "Gd"), ("unpaired_electrons", "Sg"), ("standard_entropy", "Tc Pm"),
                ("magnetic_moment", "Eu Yb"), ("resistivity", "Cl Si Ge"), ("liquid_density", "Sr Hg"),
                ("thermal_expansion", "Ga"), ("abundance_sea", "In"), ("refractive_index_solid", "Zn Se"),
                ("refractive_index", "C"), ("speed_of_sound", "Hg"), ("youngs_modulus", "As"),
                ("triple_point_temperature", "He")):
            for symbol in symbols.split():
                self.assertIsNone(number(key, symbol), (key, symbol))
        for symbol in "Sc Y Ce Lu".split():
            self.assertEqual(COLUMNS["superconduction_temperature"]["values"][NUMBERS[symbol]]["conditions"], "under pressure")
        self.assertGreater(number("heat_of_vaporization", "Ir"), 500)
        self.assertGreater(number("youngs_modulus", "Si"), 100)
        self.assertLess(number("bulk_modulus", "Au"), 190)
        self.assertGreater(number("shear_modulus", "Mo"), 100)


class TheFile(unittest.TestCase):
    def test_at_least_85_properties_in_the_order_of_the_groups(self):
        self.assertGreaterEqual(len(COLUMNS), 85)
        groups = [GROUPS.index(item["group"]) for item in FILE["properties"]]
        self.assertEqual(groups, sorted(groups))
        self.assertEqual(set(groups), set(range(len(GROUPS))))

    def test_every_value_is_a_number_of_an_element_with_a_source(self):
        for item in FILE["properties"]:
            for z, entry in item["values"].items():
                self.assertIn(int(z), range(1, 119))
                float(entry["value"])
                self.assertIn(entry.get("source", item["source"]), FILE["sources"])
                if "second" in entry:
                    float(entry["second"])
                    self.assertIn(entry.get("second_source", item.get("second_source")),
                                  FILE["sources"])

    def test_a_value_without_a_second_source_says_why(self):
        for key, item in COLUMNS.items():
            for number, entry in item["values"].items():
                if "second" not in entry:
                    self.assertTrue(entry.get("note") or item.get("note"), (key, number))

    def test_a_value_is_in_one_of_the_two_files(self):
        self.assertEqual(set(COLUMNS) & set(CATALOG[0]), set())

    def test_a_source_that_errs_is_no_second_source_and_the_value_says_why(self):
        for key, symbols in (("abundance_meteorites", "N P"), ("abundance_bulk_crust", "Se"),
                             ("abundance_upper_crust", "Se"), ("nuclear_quadrupole_moment", "S K"),
                             ("ionization_energy_6", "Ds"), ("dipole_polarizability", "Bi")):
            for symbol in symbols.split():
                entry = COLUMNS[key]["values"][NUMBERS[symbol]]
                self.assertNotIn("second", entry, (key, symbol))
                self.assertTrue(entry["note"], (key, symbol))
        iridium = CATALOG[76]
        self.assertEqual(iridium["second_sources"]["heat_of_vaporization"], "elementy")

    def test_no_source_is_the_same_as_its_second(self):
        for item in FILE["properties"]:
            for entry in item["values"].values():
                if "second" in entry:
                    self.assertNotEqual(entry.get("source", item["source"]),
                                        entry.get("second_source", item.get("second_source")))


class Physics(unittest.TestCase):
    def column(self, key):
        return {int(z): float(e["value"]) for z, e in COLUMNS[key]["values"].items()}

    def test_each_further_electron_is_bound_more_strongly(self):
        columns = [{r["number"]: r["first_ionization_energy"] for r in CATALOG
                    if r["first_ionization_energy"] is not None}]
        columns += [self.column(f"ionization_energy_{n}") for n in range(2, 9)]
        for low, high in zip(columns, columns[1:]):
            self.assertEqual([z for z in high if z in low and high[z] <= low[z]], [])

    def test_the_last_electron_of_a_light_atom_is_bound_by_13_6_times_z_squared(self):
        for z, energy in self.column("ionization_energy_last").items():
            if z <= 20:
                self.assertAlmostEqual(energy / (13.6057 * z * z), 1, delta=0.01)

    def test_total_neutron_scattering_is_the_sum_of_both_parts(self):
        coherent, incoherent = self.column("neutron_coherent"), self.column("neutron_incoherent")
        for z, total in self.column("neutron_total").items():
            if z in coherent and z in incoherent and z != 54:  # xenon's second part is unknown
                self.assertAlmostEqual(coherent[z] + incoherent[z], total,
                                       delta=max(0.3, 0.2 * total), msg=str(z))

    def test_x_ray_edges_grow_with_the_number_and_lines_lie_below_them(self):
        edges = self.column("xray_k_edge")
        self.assertEqual(sorted(edges.values()), [edges[z] for z in sorted(edges)])
        for z, energy in self.column("xray_ka1").items():
            self.assertLess(energy, edges[z])

    def test_the_lattice_ratio_is_that_of_the_edges(self):
        a, c = self.column("lattice_a"), self.column("lattice_c")
        for z, ratio in self.column("lattice_ratio").items():
            if z in a and z in c:
                self.assertAlmostEqual(c[z] / a[z], ratio, delta=0.03 * ratio, msg=str(z))

    def test_triple_bonds_are_shorter_than_double_than_single_ones_in_the_p_block(self):
        single, double = (self.column(f"covalent_radius_{n}") for n in ("single", "double"))
        triple = self.column("covalent_radius_triple")
        for z, radius in ((z, triple[z]) for z in (6, 7, 8, 14, 15, 16)):
            self.assertLessEqual(radius, double[z] + 1, z)
            self.assertLessEqual(radius, single[z], z)


class Formulas(unittest.TestCase):
    def test_slaters_rules(self):
        for z, configuration, charge in ((11, "[Ne] 3s1", 2.2), (26, "[Ar] 3d6 4s2", 3.75),
                                         (6, "[He] 2s2 2p2", 3.25)):
            self.assertAlmostEqual(derived.slater(z, configuration), charge, places=6)

    def test_diracs_energy_of_hydrogen_like_helium(self):
        self.assertAlmostEqual(float(derived.hydrogen_like([2])[2]), 54.42, delta=0.01)

    def test_wiedemann_and_franz_leave_nonmetals_out(self):
        found = derived.wiedemann_franz({6: "140", 29: "401"})["resistivity"]
        self.assertEqual(list(found), [29])
        self.assertAlmostEqual(float(found[29]) * 1e8, 1.83, delta=0.01)
        self.assertEqual(table.category(29), "transition metal")


if __name__ == "__main__":
    unittest.main()
