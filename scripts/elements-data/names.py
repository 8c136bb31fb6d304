"""Other names of the elements: Latin, old and other spellings (names.tsv), and those of 38 languages.

The names of a language are those of Kalzium's catalog of translations, in which 100 elements or more are named; where
gElemental's has another one, both are kept. The names of the languages are the Unicode CLDR's.
"""

import csv
import gettext
import json
import re
import tarfile

# Kalzium's catalogs with their tags by BCP 47.
LANGUAGES = {code: code.replace("_", "-") for code in (
    "de es fr it nl pl pt ru sv ar bs ca cs da el et eu fi ga gl hu ja ka kk km ko lt lv nb nds pa pt_BR sk sl tr uk "
    "zh_CN zh_TW").split()}
GELEMENTAL = ("de", "es", "fr", "it", "nl", "pl", "pt", "ru", "sv", "cs", "da", "tr")
# The languages of which the CLDR has another code.
CLDR = {"zh_CN": "zh_Hans", "zh_TW": "zh_Hant"}

# Entries of the catalogs that are no name of the element: words of another language, names of a
# series of elements, misspellings, characters written in parts.
REJECTED = {
    "kalzium": {("pl", "Boron"), ("pl", "Aluminium"), ("pl", "Rut"), ("pl", "Lantanowce"),
                ("pl", "Aktynowce"), ("es", "Einstenio"), ("es", "Darmstatio"), ("pt", "Manganésio"),
                ("cs", "Oxygen"), ("cs", "Merkur"), ("it", "Borio"), ("tr", "Silikon"),
                ("ca", "Lantani (o lantà)"), ("el", "Mολυβδαίνιο"), ("km", "Flerovium"), ("km", "Livermorium")},
    "gelemental": {("pl", "Proaktyn"), ("pl", "Kaliform"), ("pt", "Bismoto"), ("sv", "Kalifornium"),
                   ("pt", "Xenón"), ("fr", "Meitnerium"), ("tr", "Tungesten"), ("tr", "Neodinyum"),
                   ("tr", "Meiterniyum"), ("tr", "Praseodimyum"), ("tr", "Europiyum"), ("tr", "Niyobyum"),
                   *(("cs", word) for word in "Hélium Litium Flór Chróm Galium Gálium Germánium Arzen Bróm Rutenium "
                     "Paladium Césium Bárium Lantan Cér Prometium".split())},
}
# Entries that are the name of another element, by language and English name.
MISPLACED = {("kk", "Cobalt"), ("lv", "Chromium"), ("lv", "Cadmium"), ("pa", "Manganese")}
# The new elements whose Chinese characters Kalzium writes in parts, or with others than the official ones.
UNFINISHED = {"zh-CN": (*range(104, 115), 116), "zh-TW": (*range(104, 115), 116, 117, 118)}


def kalzium(folder):
    """{language: {English name: name}}, from the compiled catalogs of Debian's package."""
    tables = {}
    for code, language in LANGUAGES.items():
        path = folder / "usr/share/locale" / code / "LC_MESSAGES/kalzium.mo"
        with open(path, "rb") as file:
            tables[language] = gettext.GNUTranslations(file)._catalog
    return tables


def languages():
    """{language: (its name in itself, in English)}."""
    from babel import Locale
    names = {"en": ("English", "English"), "la": ("lingua Latina", "Latin")}
    for code, language in LANGUAGES.items():
        locale = Locale.parse(CLDR.get(code, code))
        names[language] = (locale.get_display_name(locale), locale.get_display_name("en"))
    return names


def gelemental(archive):
    """The same, from the catalogs in the source; entries marked as fuzzy are left out."""
    tables = {}
    with tarfile.open(archive) as tar:
        for language in GELEMENTAL:
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


def is_name(source, language, z, name, table):
    """True if an entry of a catalog is kept."""
    return bool(table.get(name)) and (language, table[name]) not in REJECTED[source] and not (
        source == "kalzium" and ((language, name) in MISPLACED or z in UNFINISHED.get(language, ())))


def collected(names, tables, rows):
    """{atomic number: {name: (languages, source)}}, by English name; each name once. An English name stands there if
    it is that of other languages too."""
    result = {}
    for z, name in names.items():
        found = result.setdefault(z, {})
        candidates = [row[1:] for row in rows if row[0] == z]
        for source, languages in tables.items():
            candidates += [(table[name], language, source) for language, table in languages.items()
                           if is_name(source, language, z, name, table)]
        for word, language, source in candidates:
            if word.lower() == name.lower():
                word = name
            key = next((k for k in found if k.lower() == word.lower()), word)
            languages, first = found.setdefault(key, ([], source))
            if language not in languages:
                languages.append(language)
    return result


def file_text(found, notes, languages):
    """The file: a line for each element; a name, its languages and its source. Then the names of the languages."""
    named = ",\n".join(f"    {json.dumps(code)}: " + json.dumps(pair, ensure_ascii=False)
                       for code, pair in languages.items())
    rows = [f'    "{z}": ' + json.dumps(
        [[name, " ".join(languages), source] for name, (languages, source) in names.items()],
        ensure_ascii=False) for z, names in found.items() if names]
    used = {source for names in found.values() for _, source in names.values()}
    sources = [f"    {json.dumps(key)}: " + json.dumps(
        {name: notes[key][name] for name in ("title", "license", "via")}, ensure_ascii=False)
        for key in notes if key in used]
    return ('{\n  "names": {\n' + ",\n".join(rows) + '\n  },\n  "languages": {\n' + named
            + '\n  },\n  "sources": {\n'
            + ",\n".join(sources) + "\n  }\n}\n")
