"""substances.json: everyday and school substances by name, with formula, melting and boiling point and density.

substances.tsv, by hand, names each with its formula and CAS number, and the figures that are left out: of what decomposes first, or
of another state than its name means; “formula” where the identifiers have another one. The figures are those of the CRC Handbook's
tables in `chemicals`. Checked: the formula has the atoms of the package's identifiers, and a temperature agrees within 1 % with a
second table, Yaws's boiling points or the Open Notebook's melting points, or has none; one that disagrees is left out. In the
tables the temperature of a liquid's density stands behind its last digit (0.8765 at 20 °C as 876.52), so that a density is rounded:
to four digits, to three of an organic substance, whose digits are fewer. That of a gas is at 25 °C.

mixtures.tsv, by hand, names alloys and mixtures with their chief elements; the program knows no figure of theirs.
"""

import csv
import json
import re
from decimal import Decimal

import writer

CRC = {"Physical Constants of Inorganic Compounds.csv": (4, "crc-chemicals"),
       "Physical Constants of Organic Compounds.csv": (3, "crc-organic")}
SECOND = {"melt": ("OpenNotebook Melting Points.tsv", "Tm"), "boil": ("Yaws Boiling Points.tsv", "Tb")}
IDENTIFIERS = ("chemical identifiers pubchem small.tsv", "Inorganic db.tsv", "chemical identifiers pubchem large.tsv")
TOLERANCE = 0.01
# Below it a density in kg/m³ is that of a gas.
LEAST_LIQUID = 20


def table(path, delimiter="\t"):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter=delimiter))


def atoms(formula):
    """{symbol: number} of `CuSO4*5H2O`, `Ca(OH)2`."""
    found = {}
    for part in formula.split("*"):
        count, rest = re.match(r"(\d*)(.*)", part).groups()
        for symbol, number in group(rest, 0)[0].items():
            found[symbol] = found.get(symbol, 0) + number * int(count or 1)
    return found


def group(text, start):
    found, index = {}, start
    while index < len(text) and text[index] != ")":
        if text[index] == "(":
            inner, index = group(text, index + 1)
            index += 1
        else:
            symbol = re.match("[A-Z][a-z]?", text[index:])[0]
            inner, index = {symbol: 1}, index + len(symbol)
        digits = re.match(r"\d*", text[index:])[0]
        index += len(digits)
        for symbol, number in inner.items():
            found[symbol] = found.get(symbol, 0) + number * int(digits or 1)
    return found, index


def formulas(folder, wanted):
    """{CAS number: formula} of the package's identifiers."""
    found = {}
    for name in IDENTIFIERS:
        with open(folder / "Identifiers" / name, encoding="utf-8") as file:
            for line in file:
                fields = line.split("\t", 3)
                if len(fields) > 3 and fields[1] in wanted:
                    found.setdefault(fields[1], fields[2])
    return found


def handbook(folder):
    """{CAS number: (row, digits of a density, source)}."""
    found = {}
    for name, (digits, source) in CRC.items():
        for row in table(folder / "Misc" / name):
            found.setdefault(row["CAS"], (row, digits, source))
    return found


def density(text, digits):
    """(digits, unit) in g/cm³, or of a gas in g/L."""
    number = Decimal(text)
    if number < LEAST_LIQUID:
        return f"{number.normalize():f}", "g/L"
    number = Decimal(f"{number / 1000:f}")
    places = digits - 1 - number.adjusted()
    return f"{round(number, places) if -number.as_tuple().exponent > places else number:f}", "g/cm³"


def build(folder, tables, sources):
    """(text of substances.json, problems); `folder` is the package `chemicals`."""
    rows = table(tables / "substances.tsv")
    known, crc = formulas(folder, {row["CAS"] for row in rows}), handbook(folder)
    second = {key: {row["CAS"]: row[column] for row in table(folder / "Phase Change" / name)}
              for key, (name, column) in SECOND.items()}
    problems, lines, used = [], [], set()
    for row in rows:
        formula = known.get(row["CAS"])
        if formula and "formula" not in row["without"].split() and atoms(formula) != atoms(row["formula"]):
            problems.append(f"substances.tsv: {row['names']} is {formula} in `chemicals`, not {row['formula']}")
        figures, digits, source = crc.get(row["CAS"], ({}, 0, None))
        record = {"names": row["names"], "formula": row["formula"]}
        for key, column in (("melt", "Tm"), ("boil", "Tb")):
            value, other = figures.get(column), second[key].get(row["CAS"])
            if not value or key in row["without"].split():
                continue
            if other and abs(float(value) / float(other) - 1) > TOLERANCE:
                print(f"substances: {row['names'].split(',')[0]} {key}: {value} {source}, {other} second; left out")
                continue
            record[key] = value
        if figures.get("rho") and "density" not in row["without"].split():
            record["density"], record["unit"] = density(figures["rho"], digits)
        if len(record) > 2:
            record["source"] = source
            used.add(source)
        lines.append(json.dumps(record, ensure_ascii=False))
    for row in table(tables / "mixtures.tsv"):
        lines.append(json.dumps({"names": row["names"], row["kind"]: row["elements"]}, ensure_ascii=False))
    return writer.data_text("substances", lines, {key: sources[key] for key in sorted(used)}), problems
