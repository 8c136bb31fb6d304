"""Other names of the elements: Latin, old and other spellings (names.tsv), and those of 38 languages.

The names of a language are those of Kalzium's catalog of translations, in which 100 elements or more are named; where
gElemental's has another one, both are kept: the first, or the one in PREFERRED, is the language's name of the element,
the others are further ones. Dictionaries have the names that are wrong or missing there. All names of a language begin
with a capital, as in the catalogs, but for Latin and English. The names of the languages are the Unicode CLDR's.
"""

import csv
import gettext
import gzip
import json
import re
import tarfile

import writer

# Kalzium's catalogs with their tags by BCP 47.
LANGUAGES = {code: code.replace("_", "-") for code in (
    "de es fr it nl pl pt ru sv ar bs ca cs da el et eu fi ga gl hu ja ka kk km ko lt lv nb nds pa pt_BR sk sl tr uk "
    "zh_CN zh_TW").split()}
GELEMENTAL = ("de", "es", "fr", "it", "nl", "pl", "pt", "ru", "sv", "cs", "da", "tr")
# The languages of which the CLDR has another code.
CLDR = {"zh_CN": "zh_Hans", "zh_TW": "zh_Hant"}

# Misspellings of both catalogs, and a mineral.
CZECH = [("cs", word) for word in "Berylium Galium Ytrium Zirkon Telur Yterbium Thalium Tennesin".split()]
# Entries of the catalogs that are no name of the element: words of another language, names of a
# series of elements, misspellings, characters written in parts.
REJECTED = {
    "kalzium": {("pl", "Boron"), ("pl", "Aluminium"), ("pl", "Rut"), ("pl", "Lantanowce"),
                ("pl", "Aktynowce"), ("pt", "Manganésio"), ("pt", "Flerovium"), ("pt", "Livermorium"),
                ("cs", "Oxygen"), ("cs", "Merkur"), ("it", "Borio"), ("tr", "Silikon"),
                ("tr", "Civa"), ("tr", "İtterbiyum"), ("ca", "Darmstadi"), ("ja", "ユウロビウム"),
                ("de", "Tennessine"), ("gl", "Platinum"), ("sk", "Zikrónium"), ("sl", "Livemorij"),
                ("ka", "კობალდი"), ("ka", "აინშტანიუმი"),
                *CZECH,
                *(("ar", word) for word in "السيليزيوم السترونيوم الهومليوم الراديون الرذرفوريوم البوهمريوم".split()),
                ("ca", "Lantani (o lantà)"), ("el", "Mολυβδαίνιο"), ("km", "Flerovium"), ("km", "Livermorium"),
                ("ca", "Oxygen"), ("nb", "Oxygen"), ("nb", "Titanium"), ("nb", "Zirkon"), ("nb", "Merkur"),
                *(("pl", word) for word in "Nihonium Flerovium Moscovium Livermorium Tennessine Oganesson".split())},
    "gelemental": {("pl", "Proaktyn"), ("pl", "Kaliform"), ("pt", "Bismoto"), ("sv", "Kalifornium"),
                   ("pt", "Xenón"), ("fr", "Meitnerium"), ("tr", "Tungesten"), ("tr", "Neodinyum"),
                   ("tr", "Meiterniyum"), ("tr", "Praseodimyum"), ("tr", "Europiyum"),
                   ("de", "Tennessine"), *CZECH,
                   *(("cs", word) for word in "Hélium Litium Flór Chróm Galium Gálium Germánium Arzen Bróm Rutenium "
                     "Paladium Césium Bárium Lantan Cér Prometium".split())},
}
# Entries that are the name of another element, by language and English name.
MISPLACED = {("kk", "Cobalt"), ("lv", "Chromium"), ("lv", "Cadmium"), ("pa", "Manganese")}
# The new elements whose Chinese characters Kalzium writes in parts, or with others than the official ones.
UNFINISHED = {"zh-TW": range(104, 119)}
# The name to display, where the first one of the catalogs is not the one that chemists of the language use.
PREFERRED = {(language, name) for language, words in {
    "de": "Silicium Calcium Bismut", "es": "Tántalo Astato", "fr": "Prométhium", "nl": "Arseen Seleen Jood", "it": "Kripton Xeno Berkelio",
    "pt": "Astato Plutónio Einsténio Mendelévio Bóhrio Darmstádio Roentgénio Nihónio Moscóvio Tennessino Oganessono",
    "ru": "Иод", "tr": "Azot Kükürt Tellür Ksenon Küriyum Einsteinyum Röntgenyum", "cs": "Mendelevium Kopernicium"}.items()
    for name in words.split()}
# Written as they are: without capitals, or in the script of a language that has none.
UNCHANGED = ("la", "en", "ka")
# The languages for which a dictionary of FreeDict is read.
FREEDICT = {"ca": "cat", "nb": "nor"}
NEW = range(104, 119)
DICTIONARIES = ("edict", "cedict", "freedict")
# The source in names.tsv of names beside those to display.
EVERYDAY = "everyday"
# Languages in which all elements are named, but some in English, or with and without an article.
UNCHECKED = ("eu",)


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


def freedict(cache, names):
    """{language: {English name: name}} of the dictionaries of FreeDict: the first translation."""
    tables = {}
    for language, code in FREEDICT.items():
        path = cache / f"dict-freedict-eng-{code}/usr/share/dictd/freedict-eng-{code}.dict.dz"
        with gzip.open(path, "rt", encoding="utf-8") as file:
            entries = re.findall(r"^([a-z]+) /[^\n]*<n>\n(?:1\. )?([^\n,;]+)", file.read(), re.M)
        words = {}
        for headword, word in entries:
            words.setdefault(headword, re.sub(r" 2\.$", "", word).strip())
        tables[language] = {name: words[name.lower()] for name in names.values() if name.lower() in words}
    return tables


def edict(cache, names, symbols):
    """The Japanese names of the new elements in EDICT: `ニホニウム /(n) nihonium (Nh)/`."""
    text = (cache / "edict/usr/share/edict/edict.utf8").read_text("utf-8")
    found = {gloss: word for word, gloss in re.findall(r"^(\S+) (?:\[\S+\] )?/\(n\) (\w+ \(\w+\))/", text, re.M)}
    return {"ja": {names[z]: found[key] for z in NEW
                   if (key := f"{names[z].lower()} ({symbols[z]})") in found}}


def cedict(cache, names):
    """The Chinese characters of the new elements in CC-CEDICT, traditional and simplified: `鉨|鿭`, `[nǐ]`, `nihonium
    (chemistry)`."""
    path = cache / "dict-cc-cedict/usr/share/dictd/cc-cedict.dict.dz"
    elements = {text: names[z] for z in NEW for text in (
        f"{names[z].lower()} (chemistry)", f"(chemistry) {names[z].lower()}")}
    tables, characters = {"zh-TW": {}, "zh-CN": {}}, ()
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for line in map(str.rstrip, file):
            if head := re.fullmatch(r"([^\0-ɏ])(?:\|([^\0-ɏ]))?", line):
                characters = (head[1], head[2] or head[1])
            elif name := elements.get(line):
                for table, character in zip(tables.values(), characters):
                    table[name] = character
    return tables


def own(path):
    """The rows of names.tsv."""
    with open(path, encoding="utf-8", newline="") as file:
        return [(int(row["number"]), row["name"], row["language"], row["source"])
                for row in csv.DictReader(file, delimiter="\t")]


def decisions(path):
    """{(language, English name): name to display}, of names-decisions.tsv."""
    with open(path, encoding="utf-8", newline="") as file:
        return {(row["language"], row["element"]): row["name"] for row in csv.DictReader(file, delimiter="\t")}


def is_name(source, language, z, name, table):
    """True if an entry of a catalog is kept."""
    return bool(table.get(name)) and (language, table[name]) not in REJECTED.get(source, ()) and not (
        source == "kalzium" and ((language, name) in MISPLACED or z in UNFINISHED.get(language, ())))


def written(word, language):
    """The word with a capital, if the language has them; in Arabic without its article."""
    if language == "ar":
        return word.removeprefix("ال")
    if language in UNCHANGED:
        return word
    return ("İ" if language == "tr" and word[0] == "i" else word[0].upper()) + word[1:]


def named(z, name, tables, rows, decided):
    """{language: {name: source}} of an element, the name to display first."""
    own = [row[1:] for row in rows if row[0] == z]
    candidates = [row for row in own if row[2] != EVERYDAY]
    for source, languages in tables.items():
        candidates += [(table[name], language, source) for language, table in languages.items()
                       if is_name(source, language, z, name, table)]
    chosen = {language: word for (language, element), word in decided.items() if element == name}
    # Never the name to display.
    candidates += [row for row in own if row[2] == EVERYDAY]
    candidates += [(word, language, "reviewed") for language, word in chosen.items()]
    found = {}
    for word, language, source in candidates:
        names = found.setdefault(language, {})
        word = written(word, language)
        # Dictionaries fill gaps; the same name in other letters is no further one.
        if source in DICTIONARIES and names or word.lower() in map(str.lower, names):
            continue
        names[word] = source
    return {language: dict(sorted(names.items(), key=lambda item: (
        item[0] != chosen.get(language), (language, item[0]) not in PREFERRED))) for language, names in found.items()}


def collected(names, tables, rows, decided):
    """{atomic number: {name: [languages, source, languages in which it is a further name]}}, by English name; each name
    once. An English name stands there if it is that of other languages too."""
    result = {}
    for z, name in names.items():
        found = result.setdefault(z, {})
        for language, words in named(z, name, tables, rows, decided).items():
            for index, (word, source) in enumerate(words.items()):
                entry = found.setdefault(word, [[], source, []])
                entry[2 if index else 0].append(language)
    return result


def file_text(found, notes, languages):
    """The file: a line for each element; a name, its languages, its source and the languages in which it is a further
    name. Then the names of the languages."""
    named = ",\n".join(f"    {json.dumps(code)}: " + json.dumps(pair, ensure_ascii=False)
                       for code, pair in languages.items())
    rows = [f'    "{z}": ' + json.dumps(
        [[name, " ".join(languages), source, *[" ".join(further)] * bool(further)]
         for name, (languages, source, further) in names.items()],
        ensure_ascii=False) for z, names in found.items() if names]
    used = {source for names in found.values() for _, source, _ in names.values()}
    kept = {key: note for key, note in notes.items() if key in used}
    sources = [f"    {json.dumps(key)}: {json.dumps(note, ensure_ascii=False)}"
               for key, note in writer.source_notes(kept, {"names": kept}).items()]
    return ('{\n  "names": {\n' + ",\n".join(rows) + '\n  },\n  "languages": {\n' + named
            + '\n  },\n  "sources": {\n'
            + ",\n".join(sources) + "\n  }\n}\n")


def lists(found, english):
    """{language: names to display, by atomic number}, of the languages that name all elements; English first."""
    shown = {}
    for z, names in found.items():
        for name, (languages, _, _) in names.items():
            for language in languages:
                shown.setdefault(language, {})[z] = name
    complete = {language: [names[z] for z in english] for language, names in sorted(shown.items())
                if len(names) == len(english) and language not in UNCHECKED}
    return {"en": list(english.values())} | complete


def lists_text(lists, languages):
    """The file of the program, a line for each language: its tag, its name in itself and in English, and the names."""
    return "".join("\t".join((code, *languages[code], *names)) + "\n" for code, names in lists.items())


def wikipedia_text(lists, path, symbols):
    """The titles in the Wikipedias of which wikipedia.tsv has a rule: the names, and its exceptions; none where a
    title is not certain."""
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    titles = {row["language"]: (row["title"], list(lists[row["language"]])) for row in rows if row["symbol"] == "*"}
    for row in rows:
        for symbol in row["symbol"].split():
            if symbol != "*":
                titles[row["language"]][1][symbols.index(symbol)] = row["title"]
    head = "\t".join(("en", "en", "en", *lists["en"])) + "\n"
    return head + "".join("\t".join((code, site, site, *names)) + "\n" for code, (site, names) in titles.items())
