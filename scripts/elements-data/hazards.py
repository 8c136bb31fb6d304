"""hazards.json: the harmonized classification of the elements in the European Union, EC numbers and E numbers.

hazards.tsv, by hand, has the entries of Regulation (EC) No 1272/2008 (CLP), annex VI, table 3 whose substance is an element,
in the abbreviations of annex VI: hazard class and category, hazard statement. hazard-numbers.tsv has EC and E numbers. No packaged
data set has either, so the tables are checked against the rules of the regulation, and against the catalog:

* index and EC numbers have a check digit; an index number begins with the atomic number;
* each class and category has one of the statements that annex III gives it; hazards-decisions.json decides where table 3 differs;
* EC numbers were given in the order of the CAS numbers;
* classes of gases are those of elements that boil below 20 °C, classes of solids those of elements that melt above.
"""

import csv
import json

import decisions as reviewed
import writer

# Annex III: the statements of a class and category; Press. Gas has none in table 3 (note U).
INHALED, SWALLOWED, SKIN = ("H330", "H331", "H332"), ("H300", "H301", "H302"), ("H310", "H311", "H312")
FERTILITY, SUSPECTED = ("H360", "H360F", "H360D", "H360FD", "H360Fd", "H360Df"), ("H361", "H361f", "H361d", "H361fd")
STATEMENTS = {
    "Flam. Gas 1A": ("H220",), "Flam. Sol. 1": ("H228",), "Pyr. Sol. 1": ("H250",), "Press. Gas": (),
    "Self-heat. 1": ("H251",), "Self-heat. 2": ("H252",), "Water-react. 1": ("H260",), "Water-react. 2": ("H261",),
    "Ox. Gas 1": ("H270",),
    **{f"Acute Tox. {i}": tuple(codes[max(0, i - 2)] for codes in (INHALED, SWALLOWED, SKIN)) for i in range(1, 5)},
    **{f"Skin Corr. 1{part}": ("H314",) for part in ("", "A", "B", "C")}, "Skin Irrit. 2": ("H315",),
    "Skin Sens. 1": ("H317",), "Eye Irrit. 2": ("H319",), "Resp. Sens. 1": ("H334",), "STOT SE 3": ("H335", "H336"),
    "Muta. 1A": ("H340",), "Muta. 1B": ("H340",), "Muta. 2": ("H341",),
    "Carc. 1A": ("H350", "H350i"), "Carc. 1B": ("H350", "H350i"), "Carc. 2": ("H351",),
    "Repr. 1A": FERTILITY, "Repr. 1B": FERTILITY, "Repr. 2": SUSPECTED, "Lact.": ("H362",),
    "STOT RE 1": ("H372",), "STOT RE 2": ("H373",),
    "Aquatic Acute 1": ("H400",), **{f"Aquatic Chronic {i}": (f"H41{i - 1}",) for i in range(1, 5)},
}
SUPPLEMENTS = ("EUH014",)
GASES = ("Flam. Gas", "Ox. Gas", "Press. Gas")
SOLIDS = ("Flam. Sol.", "Pyr. Sol.", "Self-heat.")
ROOM = 293.15  # K


class Spec:
    key = "hazard_statement"

    @staticmethod
    def tolerance():
        return "none"


def table(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def has_check_digit(number):
    """True if the last digit is the sum of the others, each times its place, modulo 11; X is 10."""
    *digits, last = number.replace("-", "")
    return "0123456789X"[sum(place * int(digit) for place, digit in enumerate(digits, 1)) % 11] == last


def hazards(text):
    """[(class and category, statement)]: `Press. Gas` has no statement, `EUH014` no class."""
    found = []
    for item in text.split("; "):
        words = item.split(" ")
        code = words.pop() if words[-1].startswith(("H2", "H3", "H4", "EUH")) else ""
        found.append((" ".join(words), code))
    return found


def text(found):
    return "; ".join(" ".join(filter(None, pair)) for pair in found)


def decided(row, decisions, problems):
    """([(class, statement)], [Difference]): statements that the class has not are decided."""
    result, found = [], []
    for name, code in hazards(row["classification"]):
        allowed = STATEMENTS.get(name)
        if not name and code in SUPPLEMENTS or code in (allowed or ()) or allowed == () and not code:
            result.append((name, code))
            continue
        if not allowed:
            problems.append(f"hazards.tsv: {row['symbol']} {name} {code} is no class of annex I")
            continue
        key = f"{row['symbol']}-{row['index number']}-{code}"
        decision = decisions.find(Spec.key, key)
        difference = reviewed.Difference(
            Spec.key, key, {"annex-vi": f"{name} {code}", "annex-iii": " or ".join(allowed)}, "annex-iii", ["annex-vi"],
            decision)
        if decision and decision["take"] not in allowed:
            difference.problems.append(difference.text())
        elif decision:
            result.append((name, decision["take"]))
        found.append(difference)
    return result, found


def number_problems(numbers, records):
    """Problems of EC and E numbers; `numbers` by symbol, `records` those of the catalog by symbol."""
    problems = [f"hazard-numbers.tsv: {symbol} {ec} has another check digit"
                for symbol, (ec, _) in numbers.items() if not has_check_digit(ec)]
    cas = {symbol: tuple(map(int, records[symbol]["cas"].split("-"))) for symbol in numbers}
    order = sorted(numbers, key=cas.get)
    problems += [f"hazard-numbers.tsv: {one} and {other} are not in the order of their CAS numbers"
                 for one, other in zip(order, order[1:]) if numbers[one][0] >= numbers[other][0]]
    return problems


def entry_problems(row, record):
    symbol, index = row["symbol"], row["index number"]
    problems = []
    if not has_check_digit(index) or int(index[:3]) != record["number"]:
        problems.append(f"hazards.tsv: {index} is no index number of {symbol}")
    is_gas = record["boil"] is not None and float(record["boil"]) < ROOM
    is_solid = record["melt"] is not None and float(record["melt"]) > ROOM or record["symbol"] == "As"
    for name, _ in hazards(row["classification"]):
        if name.startswith(GASES) and not is_gas or name.startswith(SOLIDS) and not is_solid:
            problems.append(f"hazards.tsv: {symbol} has {name}, but is no such state of matter")
    return problems


def build(folder, catalog, sources):
    """(text of hazards.json, [Difference], coverage table, problems)."""
    records = {record["symbol"]: record for record in catalog}
    decisions = reviewed.Decisions(folder / "hazards-decisions.json")
    numbers = {row["symbol"]: (row["EC number"], row["E number"]) for row in table(folder / "hazard-numbers.tsv")}
    problems, found, entries = number_problems(numbers, records), [], {}
    for row in table(folder / "hazards.tsv"):
        problems += entry_problems(row, records[row["symbol"]])
        classes, differences = decided(row, decisions, problems)
        found += differences
        entries.setdefault(row["symbol"], []).append(
            without_empty({"form": row["form"], "index": row["index number"], "hazards": text(classes)}))
    problems += [problem for difference in found for problem in difference.problems]
    problems += [f"decision without a difference: {key} {name}" for key, name in decisions.unused()]
    problems += [f"hazard-numbers.tsv: {symbol} is missing" for symbol in entries if symbol not in numbers]
    lines = [json.dumps(line(record, numbers[symbol], entries.get(symbol, [])), ensure_ascii=False)
             for symbol, record in records.items() if symbol in numbers]
    return writer.data_text("elements", lines, sources, {"hazards": sources}), found, coverage(numbers, entries, found), problems


def line(record, numbers, entries):
    return without_empty({"number": record["number"], "ec": numbers[0], "e": numbers[1], "entries": entries})


def without_empty(fields):
    return {key: value for key, value in fields.items() if value}


def coverage(numbers, entries, found):
    every = [entry for group in entries.values() for entry in group]
    count = sum(len(hazards(entry["hazards"])) for entry in every)
    additives = [e for _, e in numbers.values() if e]
    return "\n".join([
        "| field | elements | values | taken from | checked by | conflicts decided |",
        "| --- | ---: | ---: | --- | --- | ---: |",
        f"| Harmonized classification (`entries`) | {len(entries)} | {len(every)} entries with {count} classes and "
        "statements | `clp` | check digits, statements of annex III, states of matter of the catalog | "
        f"{len(found)} |",
        f"| EC number (`ec`) | {len(numbers)} | {len(numbers)} | `einecs` | check digits, order of the CAS numbers | 0 |",
        f"| E number (`e`) | {len(additives)} | {len(additives)} | `additives` | nothing | 0 |"])
