"""The names of countries in the languages of the program, of Unicode's CLDR as Babel carries it."""

import csv
import sys
from pathlib import Path

# Languages that CLDR calls by another tag.
TAGS = {"zh_CN": "zh_Hans_CN"}


def short_names(path):
    """{(language, code): name} of the territories whose full name is too long for a map."""
    with open(path, encoding="utf-8") as file:
        rows = csv.DictReader((line for line in file if line[0] != "#"), delimiter="\t")
        return {(row["language"], row["code"]): row["name"] for row in rows}


def names(packages, languages, codes):
    """{language: {code: name}} for the codes that CLDR has."""
    sys.path.insert(0, str(packages))
    from babel import localedata
    short = short_names(Path(__file__).with_name("short-countries.tsv"))
    found = {}
    for language in languages:
        territories = localedata.load(TAGS.get(language, language))["territories"]
        found[language] = {code: short.get((language, code), territories[code])
                           for code in sorted(codes) if code in territories}
    return found


def text(countries):
    """A line for a country: its code, a tab, its name."""
    return "".join(f"{code}\t{name}\n" for code, name in countries.items())
