"""Readers of the tables that two desktop programs carry in their C and C++ source."""

import html
import re
import tarfile
from decimal import Decimal

from readers import without_none

KILOJOULES_PER_ELECTRONVOLT = Decimal("96.485332")


# gelemental -----------------------------------------------------------------------------------

GELEMENTAL_FIELDS = (
    "name alternate symbol number series group period block density density_liquid density_gas "
    "appearance discovery discovered_by etymology atomic_mass volume atomic_radius "
    "covalent_radius van_der_waals_radius ionic_radii lattice space_group edges angles "
    "electron_configuration oxidation_states electronegativity_pauling electron_affinity "
    "first_ionization_energy melt boil heat_of_fusion heat_of_vaporization specific_heat "
    "thermal_conductivity debye color notes").split()


def split_fields(text):
    """Splits a C initializer at its top-level commas."""
    fields, depth, quoted, current = [], 0, False, ""
    for character in text:
        if character == '"':
            quoted = not quoted
        if not quoted:
            depth += (character in "({") - (character in ")}")
            if character == "," and depth == 0:
                fields.append(current.strip())
                current = ""
                continue
        current += character
    return fields


def gelemental_text(field):
    strings = re.findall(r'"([^"]*)"', field)
    text = html.unescape("".join(strings))
    return re.sub(r"<sub>|</sub>|<sup>|</sup>", "", text) or None


def gelemental_number(field):
    """(text, is an estimate); isotopes' mass numbers and unknown values are None."""
    match = re.fullmatch(r"F \(([-0-9.]+), (Q_\w+)\)", field)
    if match:
        return None if match.group(2) == "Q_ISO" else match.group(1)
    return field if re.fullmatch(r"-?[0-9.]+", field) else None


def divided(text, divisor):
    """A value in another unit, with as many figures as its text has, at least three."""
    figures = max(3, len(text.replace(".", "").lstrip("-0")))
    quotient = Decimal(text) / divisor
    return str(quotient.quantize(Decimal(1).scaleb(quotient.adjusted() - figures + 1)))


def gelemental(path):
    with tarfile.open(path) as archive:
        source = archive.extractfile("gelemental-2.0.2/libelemental/data.cc").read().decode()
    rows = {}
    for line in source.splitlines():
        if line.startswith('{\tN_("') or line.startswith("{\t\"") or line.startswith("{\tMessage"):
            fields = dict(zip(GELEMENTAL_FIELDS, split_fields(line[1:line.rindex("}")])))
            rows[int(fields["number"])] = fields
    return without_none(gelemental_columns(rows))


def gelemental_columns(rows):
    numbers = ("density density_gas atomic_mass atomic_radius covalent_radius "
               "van_der_waals_radius electronegativity_pauling electron_affinity "
               "first_ionization_energy melt boil heat_of_fusion heat_of_vaporization "
               "specific_heat thermal_conductivity").split()
    columns = {name: {z: gelemental_number(r[name]) for z, r in rows.items()} for name in numbers}
    for name in ("electron_affinity", "first_ionization_energy"):
        columns[name] = {z: None if v is None or float(v) == 0 else
                         divided(v, KILOJOULES_PER_ELECTRONVOLT) for z, v in columns[name].items()}
    for name in ("appearance", "discovered_by", "electron_configuration"):
        columns[name] = {z: gelemental_text(r[name]) for z, r in rows.items()}
    columns["symbol"] = {z: r["symbol"].strip('"') for z, r in rows.items()}
    columns["name"] = {z: gelemental_text(r["name"]) for z, r in rows.items()}
    columns["mass_number"] = {z: m.group(1) for z, r in rows.items()
                              if (m := re.match(r"F \((\d+), Q_ISO", r["atomic_mass"]))}
    columns["discovery_year"] = {z: int(m.group(1)) for z, r in rows.items()
                                 if (m := re.match(r"Event \((\d+)", r["discovery"]))}
    columns["cell"] = {z: re.findall(r"\d+\.\d+", r["edges"] + r["angles"]) for z, r in rows.items()
                       if r["edges"].startswith("FL")}
    columns["crystal_structure"] = {z: m.group(1) for z, r in rows.items()
                                    if (m := re.match(r"LatticeType::(\w+)", r["lattice"]))}
    columns["oxidation_states"] = {z: sorted({int(n) for n in re.findall(r"-?\d+", r[
        "oxidation_states"])[1:]}) for z, r in rows.items() if r["oxidation_states"][:2] == "IL"}
    return columns


# gperiodic ------------------------------------------------------------------------------------

SUPERSCRIPTS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")


def gperiodic(path):
    with tarfile.open(path) as archive:
        source = archive.extractfile("gperiodic-3.0.3/table_data.h").read().decode()
    columns = {name: {} for name in (
        "discovery_year", "discovered_by", "electron_configuration", "oxidation_states")}
    for line in source.splitlines():
        fields = [html.unescape(text) for text in re.findall(r'"([^"]*)"', line)]
        if len(fields) < 27 or not fields[2].isdigit():
            continue
        z = int(fields[2])
        columns["oxidation_states"][z] = [int(n) for n in re.findall(r"-?\d+", fields[18])]
        columns["electron_configuration"][z] = fields[19].translate(SUPERSCRIPTS).split("/")[0]
        if year := re.match(r"\d{4}", fields[24]):
            columns["discovery_year"][z] = int(year.group())
            columns["discovered_by"][z] = fields[25]
    return columns
