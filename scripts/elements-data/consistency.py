"""Checks between the figures of the files, and the reviewed list of exceptions.

consistency.tsv has the hits that are kept: check, element, the figures that were looked at, the reason. A hit that is
not there is a problem, and so is a row that is no hit: a figure that changes is looked at again. What was mended or
left out instead stands with its reason in decisions.json and properties-decisions.json.
"""

import csv

import cells
import consistency_atoms  # noqa: F401: registers its checks
import consistency_forms  # noqa: F401: registers its checks
import consistency_lists  # noqa: F401: registers its checks
import consistency_nuclides  # noqa: F401: registers its checks
import consistency_waves  # noqa: F401: registers its checks
from consistency_figures import Figures
from consistency_matter import CHECKS


def read(files, folder, forms=None):
    """The figures of the parsed files (elements, properties, isotopes, ionization), with the cells of the folder, and the
    forms of its table or of a text like it."""
    forms = forms or (folder / "forms.tsv").read_text("utf-8")
    return Figures(*files, cells.read(folder / "cells.tsv"), csv.DictReader(forms.splitlines(), delimiter="\t"))


def hits(figures):
    """[(check, symbol, figures in words)]."""
    return [(check.key, symbol, words) for check in CHECKS for symbol, words in check.function(figures)]


def kept(path):
    """{(check, symbol, figures): reason}."""
    with open(path, encoding="utf-8", newline="") as file:
        return {(row["check"], row["element"], row["figures"]): row["reason"]
                for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}


def problems(found, reasons):
    """Hits that nobody has decided, decisions without a hit or a reason."""
    return [f"consistency: {check} {symbol}: {words}: in no row of consistency.tsv"
            for check, symbol, words in found if (check, symbol, words) not in reasons] + [
        f"consistency.tsv: {' '.join(row)}: no hit" for row in reasons if row not in found] + [
        f"consistency.tsv: {' '.join(row)}: no reason" for row, reason in reasons.items() if len(reason) < 10]


def page_table(found, reasons):
    """The checks, and the hits that are kept, for docs/data.md."""
    lines = ["| relation | tolerance | kept beyond it |", "| --- | --- | --- |"]
    for check in CHECKS:
        symbols = dict.fromkeys(symbol for key, symbol, _ in found if key == check.key)
        lines.append(f"| {check.title} | {check.tolerance} | {' '.join(symbols) or 'none'} |")
    lines += ["", "| element | kept | reason |", "| --- | --- | --- |"]
    lines += [f"| {symbol} | {words} | {reason} |" for (_, symbol, words), reason in sorted(
        reasons.items(), key=lambda item: item[0][1])]
    return "\n".join(lines)


def silent_table(groups):
    """The figures that a data set has and the files leave out, of decisions {figure: {symbols: entry}}."""
    rows = [f"| {symbols} | `{key}` | {entry['reason']} |" for key, group in groups.items()
            for symbols, entry in group.items() if entry["take"] == "drop"]
    return "\n".join(["| elements | figure | reason |", "| --- | --- | --- |", *rows])
