"""The template of the translations, and the translations in po."""

import importlib.machinery
import importlib.util
import re
import subprocess
import unittest

from project import ROOT, SCRIPTS
import translations

PO = ROOT / "po"


def load(name):
    loader = importlib.machinery.SourceFileLoader(name.replace("-", "_"), str(SCRIPTS / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


make_pot = load("make-pot")
check_words = load("check-words")


class TheTemplate(unittest.TestCase):
    def test_it_is_up_to_date(self):
        command = [SCRIPTS / "make-pot", "--check"]
        made = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
        self.assertEqual(made.returncode, 0, made.stderr)

    def test_it_has_texts_of_every_form(self):
        template = (PO / "the-elements.pot").read_text(encoding="utf-8")
        for entry in ('msgctxt "town"\nmsgid "Vienna"', 'msgid "Copied: {1}"', 'msgid "{1} element"\nmsgid_plural "{1} elements"',
                      'msgctxt "source of the elements"\nmsgid "File"', 'msgid "{1}, predicted"'):
            self.assertIn(f"\n{entry}\n", template)

    def test_swift_becomes_c(self):
        for swift, c in [
            (r'tr("a\u{a0}b \"c\"")', 'tr("a\u00a0b \\"c\\"")'),
            ('tr("a " + "b")', 'tr("a "   "b")'),
            ('tr("File", context: "menu")', 'trc("File",  "menu")'),
            ('translatable("White", context: "form")', 'trc("White",  "form")'),
            ('"\\(tr("a", f("b")))"', '"" (INTERPOLATION tr("a", f("b"))) ""'),
            ('tr(\n  """\n  one\n    two\n  """)', 'tr(\n  "one\\n  two"\n\n\n)'),
        ]:
            made = make_pot.prepared(swift, "x.swift")
            self.assertEqual(made.split(), c.split(), swift)

    def test_a_glued_text_is_refused(self):
        with self.assertRaisesRegex(make_pot.Fault, "x.swift:2: "):
            make_pot.prepared('\ntr("all \\(count) of them")', "x.swift")

    def test_the_context_of_the_data_is_the_models(self):
        model = (ROOT / "Sources/Elements/Basics/Message.swift").read_text(encoding="utf-8")
        self.assertIn(f'formOrCondition = "{make_pot.CONDITION}"', model)

    def test_a_lost_context_is_refused(self):
        with self.assertRaisesRegex(make_pot.Fault, "x.swift:1: a context"):
            make_pot.prepared('tr("{1} files", count, context: "menu")', "x.swift")


    def test_notes_reach_their_texts(self):
        entries = 'header\n\n#: a.swift\nmsgid "{1} elements"\nmsgstr ""\n\n#: b.swift\nmsgid "Gold"\nmsgstr ""\n'
        made = make_pot.noted(entries, {"{1} elements": "{1}: a number"})
        self.assertIn('\n\n#. {1}: a number\n#: a.swift\nmsgid "{1} elements"', made)
        self.assertIn('\n\n#: b.swift\nmsgid "Gold"', made)
        with self.assertRaisesRegex(make_pot.Fault, "no text of the program: Silver"):
            make_pot.noted(entries, {"Silver": "A metal."})


class TheTranslations(unittest.TestCase):
    def test_the_page_of_languages_is_up_to_date(self):
        self.assertEqual(translations.DOCUMENT.read_text(encoding="utf-8"), translations.table(PO), "run scripts/make-pot")

    def test_each_compiles_and_has_the_placeholders_of_its_texts(self):
        for path in PO.glob("*.po"):
            subprocess.run(["msgfmt", "--check", "--output-file=/dev/null", path], check=True)
            for entry in path.read_text(encoding="utf-8").split("\n\n"):
                source, _, translation = entry.partition("msgstr")
                wrong = set(re.findall(r"\{\d+\}", translation)) - set(re.findall(r"\{\d+\}", source))
                self.assertFalse(wrong, f"{path.name}: {entry}")

    def test_two_titles_beside_each_other_fit_a_narrow_window(self):
        for path in PO.glob("*.po"):
            texts = {entry.text: entry.forms[0] for entry in translations.entries(path) if entry.forms}
            titles = [texts[title] for title in ("Discoveries", "Named After")]
            self.assertLessEqual(sum(map(len, titles)), 27, f"{path.name}: {titles}")

    def test_words_known_without_a_dictionary_are_still_typed(self):
        for path in check_words.KNOWN.glob("*.txt"):
            listed = check_words.words(path.stem)
            # Dictionaries divide words at all that is no letter.
            pieces = {piece for word in listed for piece in [word, *re.split(r"\W", word)]}
            self.assertEqual(check_words.known(path.stem) - pieces - {""}, set(), f"no longer used: {path.name}")


if __name__ == "__main__":
    unittest.main()
