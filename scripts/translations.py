#!/usr/bin/env -S python3 -B
"""Keeps the translations of po/ in step with the template, and checks them.

    scripts/translations.py             merges new texts of the template into po/*.po, and writes docs/languages.md
    scripts/translations.py --check     prints the faults of all translations and the texts without one, a line each;
                                        exits 1 if there is one

A text that is missing or fuzzy in a language is shown in English. It is no fault for `scripts/lint`, which counts such
texts in one line, as docs/languages.md does for each language; `scripts/release` demands that there are none.
"""

import gettext
import json
import pathlib
import re
import subprocess
import sys
from dataclasses import dataclass, field

ROOT = pathlib.Path(__file__).resolve().parent.parent
TEMPLATE = "the-elements.pot"
# The sentences about the elements, in a folder of this name: a language has them all, or is absent.
DESCRIPTIONS = "descriptions"
DOCUMENT = ROOT / "docs/languages.md"
PLACEHOLDER = re.compile(r"\{\w+\}")
# Names of options, which are typed as they are.
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
# A number and its unit with a space between them at which a line may break.
BROKEN_UNIT = re.compile(r"\d (?:atm|kPa|MPa|K|°C|[nmp]m|атм|[кМ]Па|К|[нмп]м)(?![A-Za-zА-я])")
# Marks of other languages, by language; in French also those before or behind which a line may break.
WRONG_MARKS = {language: re.compile(marks) for languages, marks in {
    "de cs": "[”«»]", "da fi sv": "[“„«»]", "ar ca es it ru uk": "[“”„]", "pl": "[“«»]", "pt_BR tr zh_CN": "[„«»]",
    "nl": "[“”„«»]", "ja": r"[“”„«»]|[ぁ-ヿ一-鿿][?!,]", "fr": r"[“”„]|[^\u00a0\u202f][?!»]|\w;\W|[^\u00a0]:(?:\s|$)|«[^\u00a0\u202f]",
}.items() for language in languages.split()}
# Letters that a text must have to need a translation.
LETTERS = re.compile(r"[A-Za-z]{2}")
# A translation of a text of more letters than this may be longer by a factor, and by letters: what is drawn has little room.
SHORT, FACTOR, FREE = 12, 1.6, 6
# Texts of more letters than this wrap, and may be as long as they need.
LONG = 60
# The context of lists of words that people may type, which are as long as the language needs.
LISTS = "search words"
# The context of what is typed into the search as it is translated.
EXAMPLES = "example for the search"
# The context of the names of discoverers, which may be the same in many languages, and two names in others.
PEOPLE = "discoverer"
# Of this many texts with placeholders, one may be without a note for translators.
NOTED = 10
# The ends of sentences, with what other scripts use for them.
ENDS = {".": ".。।", "…": "…", "?": "?？؟;", "!": "!！", ":": ":："}


@dataclass
class Entry:
    """A text of a template or catalog, with its translation."""
    context: str = ""
    text: str = ""
    plural: str = ""
    forms: list = field(default_factory=list)
    flags: set = field(default_factory=set)
    has_note: bool = False

    @property
    def key(self):
        return self.context, self.text

    @property
    def is_translated(self):
        return bool(self.forms) and all(self.forms) and "fuzzy" not in self.flags


def entries(path):
    """The entries of a file, its header first; those that are no longer used are left out."""
    found, entry, target = [], None, None
    for line in [*path.read_text(encoding="utf-8").split("\n"), ""]:
        if not line.strip():
            if entry and (entry.text or entry.forms):
                found.append(entry)
            entry = target = None
            continue
        if line.startswith("#~"):
            continue
        entry = entry or Entry()
        if line.startswith("#,"):
            entry.flags |= {flag.strip() for flag in line[2:].split(",")}
        entry.has_note |= line.startswith("#. ")
        if line.startswith("#"):
            continue
        if match := re.match(r'(msgctxt|msgid_plural|msgid|msgstr)(?:\[\d+\])? *(?=")', line):
            target, line = match[1], line[match.end():]
            if target == "msgstr":
                entry.forms.append("")
        text = json.loads(line)
        if target == "msgstr":
            entry.forms[-1] += text
        else:
            name = {"msgctxt": "context", "msgid": "text", "msgid_plural": "plural"}[target]
            setattr(entry, name, getattr(entry, name) + text)
    return found


def glossary(folder, language):
    """The terms of a language by their English ones: a set of words for each, which the file has with | between them."""
    path = folder / "glossary" / f"{language}.tsv"
    if not path.exists():
        return {}
    rows = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    return {row[0]: {word.strip() for word in row[1].split("|")} for row in rows if len(row) > 1}


def ending(text):
    """The kind of the end of a text: an English mark, or nothing."""
    last = text.rstrip("\n")[-1:]
    return next((kind for kind, marks in ENDS.items() if last and last in marks), "")


def forms_of_one_number(rule, count):
    """The plural forms that stand for one number only, such as 1 in English and 2 in Arabic; they may leave it out."""
    form = gettext.c2py(rule)
    numbers = [form(number) for number in range(1000)]
    return {index for index in range(count) if numbers.count(index) == 1}


def faults_of_text(entry, form, source, terms, is_one, has_room=False):
    """The faults of one form of a translation; is_one: the form of one number, which it may leave out."""
    found = []
    wanted, given = set(PLACEHOLDER.findall(source)), set(PLACEHOLDER.findall(form))
    if given - wanted or (wanted - given) - ({"{1}"} if is_one else set()):
        found.append(f"placeholders {' '.join(sorted(given)) or 'none'} instead of {' '.join(sorted(wanted)) or 'none'}")
    if set(OPTION.findall(source)) != set(OPTION.findall(form)):
        found.append("other options of the command line")
    if ending(source) != ending(form) and entry.context != PEOPLE:
        found.append("another end")
    if "..." in form:
        found.append("three dots instead of …")
    if source.count("\n") != form.count("\n"):
        found.append("other line breaks")
    if entry.context not in (LISTS, EXAMPLES) and BROKEN_UNIT.search(form):
        found.append("a space that may break between a number and its unit")
    if source[:1].isspace() != form[:1].isspace() or source[-1:].isspace() != form[-1:].isspace():
        found.append("other spaces at an end")
    if not entry.plural and entry.context != LISTS and form not in terms.get(entry.text, {form}):
        found.append(f"“{form}” instead of the glossary's “{'”, “'.join(sorted(terms[entry.text]))}”")
    has_room = has_room or entry.context in (LISTS, PEOPLE) or entry.text in terms or not SHORT < len(source) <= LONG
    if not has_room and len(form) > len(source) * FACTOR + FREE:
        found.append(f"{len(form)} letters for {len(source)}")
    return found


def named(entry):
    """The beginning of a text, with its context."""
    return f"“{entry.text[:60]}”" + (f" ({entry.context})" if entry.context else "")


def untranslated(template, path):
    """The entries of a template that a catalog lacks, or has as fuzzy."""
    translated = {entry.key for entry in entries(path) if entry.is_translated}
    return [entry for entry in template if entry.text and entry.key not in translated]


def faults(template, path):
    """The faults of what a catalog has translated."""
    language = path.stem
    known = {entry.key: entry for entry in entries(path)}
    terms = glossary(path.parent, language)
    header = known.get(("", ""), Entry(forms=[""])).forms[0]
    plural = re.search(r"nplurals=(\d+); *plural=(.+?);", header)
    if not plural:
        return ["no Plural-Forms in the header"]
    found = []
    try:
        alone = forms_of_one_number(plural[2], int(plural[1]))
    except ValueError as error:
        return [f"Plural-Forms: {error}"]
    for entry in template:
        translated = known.get(entry.key)
        if not entry.text or not translated or not translated.is_translated:
            continue
        name = named(entry)
        if len(translated.forms) != (int(plural[1]) if entry.plural else 1):
            found.append(f"{name} has {len(translated.forms)} plural forms")
        is_description = path.parent.name == DESCRIPTIONS
        for index, form in enumerate(translated.forms):
            source, is_one = entry.plural or entry.text, bool(entry.plural) and index in alone
            found += [f"{name}: {fault}" for fault in faults_of_text(entry, form, source, terms, is_one, is_description)]
        marks = WRONG_MARKS.get(language)
        if marks and entry.context != LISTS and any(marks.search(form) for form in translated.forms):
            found.append(f"{name} has marks of another language, or a space that may break before one")
        text = translated.forms[0]
        is_name = entry.context in (LISTS, PEOPLE, "town") or is_description and all(word[0].isupper() for word in text.split())
        if not is_name and text == entry.text and LETTERS.search(PLACEHOLDER.sub("", text)) and text not in terms.get(text, ()):
            found.append(f"{name} is as in English: a name of the language's glossary?")
    return found


def template_faults(template):
    """The fault of a template with too few notes for translators."""
    texts = [entry for entry in template if PLACEHOLDER.search(entry.text)]
    bare = [entry.text for entry in texts if not entry.has_note]
    if len(bare) * NOTED > len(texts):
        yield (f"{len(bare)} of {len(texts)} texts with placeholders have no note for translators, neither by TRANSLATORS: "
               f"nor in notes.tsv; the first: “{bare[0]}”")


def offered_faults(folder, languages):
    """The faults of LINGUAS, the list of the languages that are installed: each has a catalog, and each catalog is in it."""
    named = set((folder / "LINGUAS").read_text(encoding="utf-8").split()) if (folder / "LINGUAS").exists() else languages
    for language in sorted(named ^ languages):
        yield f"{language} has no catalog" if language in named else f"{language} is missing: run scripts/make-pot"


def all_faults(folder):
    """The faults of all catalogs of a folder, a line each."""
    for part in (folder, folder / DESCRIPTIONS):
        if (template := template_of(part)).exists():
            yield from faults_of_folder(part, entries(template))


def missing(folder):
    """The texts without a translation, by the path of their catalog in `folder`; catalogs that lack none are left out."""
    found = {}
    for part in (folder, folder / DESCRIPTIONS):
        if (template := template_of(part)).exists():
            wanted = entries(template)
            found |= {path.relative_to(folder).as_posix(): untranslated(wanted, path) for path in sorted(part.glob("*.po"))}
    return {name: texts for name, texts in found.items() if texts}


def warning(folder):
    """The count of texts without a translation in one line; nothing if there are none."""
    found = missing(folder)
    if not found:
        return ""
    texts = {entry.key: named(entry) for lacking in found.values() for entry in lacking}
    return (f"po: warning: texts not translated into every language: {len(texts)}, the first {next(iter(texts.values()))}. "
            "scripts/translations.py --check names them; docs/languages.md has the counts.")


def template_of(folder):
    """The template of the catalogs of a folder."""
    return folder / (f"the-elements-{DESCRIPTIONS}.pot" if folder.name == DESCRIPTIONS else TEMPLATE)


def faults_of_folder(folder, template):
    """The faults of the template and the catalogs of one folder."""
    name = "po" if folder.name != DESCRIPTIONS else f"po/{DESCRIPTIONS}"
    yield from (f"{name}/{template_of(folder).name}: [translation] {fault}" for fault in template_faults(template))
    languages = {path.stem for path in folder.glob("*.po")}
    yield from (f"{name}/LINGUAS: [translation] {fault}" for fault in offered_faults(folder, languages))
    for path in sorted(folder.glob("*.po")):
        made = subprocess.run(["msgfmt", "--check", "--output-file=/dev/null", path],
                              capture_output=True, text=True, check=False)
        for fault in made.stderr.splitlines() * (made.returncode != 0) + faults(template, path):
            yield f"po/{'descriptions/' * (folder.name == DESCRIPTIONS)}{path.name}: [translation] {fault}"


def listed(words):
    """The words with commas and an `and`."""
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]])) or "no other language"


def coverage(path):
    """How many of its texts a catalog has translated."""
    template = [entry for entry in entries(template_of(path.parent)) if entry.text]
    return f"{len(template) - len(untranslated(template, path))} of {len(template)}"


def table(folder):
    """The page of the documentation with the languages and their coverage."""
    names = json.loads((ROOT / "Resources/names.json").read_text(encoding="utf-8"))["languages"]
    described = [names[path.stem.replace("_", "-")][1] for path in sorted((folder / DESCRIPTIONS).glob("*.po"))]
    lines = ["# Languages", "",
             "Written by `scripts/make-pot`. The program follows the desktop's language, or the one chosen in Preferences;",
             "how a language is added or mended is in [CONTRIBUTING.md](../CONTRIBUTING.md#translations). The sentences about the",
             "elements, their appearance and the origin of their names are translated into",
             f"{listed(described)};",
             "in other languages they are English. A text that is not translated yet is English, too.", "",
             "Preferences → General → Second Language shows each element's name in another language, too; here in German and French:",
             "", "![The Grid with names in two languages](second-language.png)", "",
             "| language | | texts translated | sentences about the elements | terms in the glossary |",
             "| --- | --- | --- | --- | --- |"]
    for path in sorted(folder.glob("*.po")):
        own, english = names[path.stem.replace("_", "-")]
        sentences = folder / DESCRIPTIONS / path.name
        lines.append(f"| {english} | {own} | {coverage(path)} | {coverage(sentences) if sentences.exists() else ''} "
                     f"| {len(glossary(folder, path.stem))} |")
    return "\n".join(lines) + "\n"


def check(folder):
    found = list(all_faults(folder))
    found += [f"po/{name}: [translation] {named(entry)} is not translated"
              for name, texts in missing(folder).items() for entry in texts]
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


def merge(folder):
    for path in sorted([*folder.glob("*.po"), *(folder / DESCRIPTIONS).glob("*.po")]):
        subprocess.run(["msgmerge", "--quiet", "--update", "--no-wrap", "--add-location=file", "--backup=none", "--previous", path,
                        template_of(path.parent)], check=True)
    DOCUMENT.write_text(table(folder), encoding="utf-8")
    return 0


def main(arguments):
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    return check(ROOT / "po") if arguments else merge(ROOT / "po")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
