"""Other names of the elements: Latin, old and other spellings (names.tsv), and those of nine languages.

The names of a language are those of Kalzium's catalog of translations; where gElemental's has another
one, both are kept.
"""

import csv
import gettext
import json
import re
import tarfile

LANGUAGES = ("de", "es", "fr", "it", "nl", "pl", "pt", "ru", "sv")

# Entries of the catalogs that are no name of the element: words of another language, names of a
# series of elements, misspellings.
REJECTED = {
    "kalzium": {("pl", "Boron"), ("pl", "Aluminium"), ("pl", "Rut"), ("pl", "Lantanowce"),
                ("pl", "Aktynowce"), ("es", "Einstenio"), ("pt", "Manganésio")},
    "gelemental": {("pl", "Proaktyn"), ("pl", "Kaliform"), ("pt", "Bismoto"), ("sv", "Kalifornium"),
                   ("pt", "Xenón"), ("fr", "Meitnerium")},
}


def kalzium(folder):
    """{language: {English name: name}}, from the compiled catalogs of Debian's package."""
    tables = {}
    for language in LANGUAGES:
        path = folder / "usr/share/locale" / language / "LC_MESSAGES/kalzium.mo"
        with open(path, "rb") as file:
            tables[language] = gettext.GNUTranslations(file)._catalog
    return tables


def gelemental(archive):
    """The same, from the catalogs in the source; entries marked as fuzzy are left out."""
    tables = {}
    with tarfile.open(archive) as tar:
        for language in LANGUAGES:
            text = tar.extractfile(f"gelemental-2.0.2/po/{language}.po").read().decode()
            entries = re.findall(
                r'((?:^#.*\n)*)^msgid "([^"\n]+)"\nmsgstr "([^"\n]+)"$', text, re.M)
            tables[language] = {name: word for marks, name, word in entries if "fuzzy" not in marks}
    return tables


def own(path):
    """The rows of names.tsv."""
    with open(path, encoding="utf-8", newline="") as file:
        return [(int(row["number"]), row["name"], row["language"], row["source"])
                for row in csv.DictReader(file, delimiter="\t")]


def collected(names, tables, rows):
    """{atomic number: {name: (languages, source)}}, by English name; each name once."""
    result = {}
    for z, name in names.items():
        found = result.setdefault(z, {})
        candidates = [row[1:] for row in rows if row[0] == z]
        for source, languages in tables.items():
            candidates += [(table[name], language, source) for language, table in languages.items()
                           if table.get(name) and (language, table[name]) not in REJECTED[source]]
        for word, language, source in candidates:
            key = next((k for k in found if k.lower() == word.lower()), word)
            if word.lower() == name.lower():
                continue
            languages, first = found.setdefault(key, ([], source))
            if language not in languages:
                languages.append(language)
    return result


def file_text(found, notes):
    """The file: a line for each element; a name, its languages and its source."""
    rows = [f'    "{z}": ' + json.dumps(
        [[name, " ".join(languages), source] for name, (languages, source) in names.items()],
        ensure_ascii=False) for z, names in found.items() if names]
    used = {source for names in found.values() for _, source in names.values()}
    sources = [f"    {json.dumps(key)}: " + json.dumps(
        {name: notes[key][name] for name in ("title", "license", "via")}, ensure_ascii=False)
        for key in notes if key in used]
    return ('{\n  "names": {\n' + ",\n".join(rows) + '\n  },\n  "sources": {\n'
            + ",\n".join(sources) + "\n  }\n}\n")
