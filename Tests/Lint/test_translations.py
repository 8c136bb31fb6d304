"""scripts/translations.py names each fault of a translation, and none of a sound one."""

import contextlib
import io
import pathlib
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import translations  # noqa: E402

HEADER = """msgid ""
msgstr ""
"Project-Id-Version: The Elements\\n"
"PO-Revision-Date: 2026-11-27 12:00+0000\\n"
"Last-Translator: Somebody\\n"
"Language-Team: German\\n"
"Language: de\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
"""
TEMPLATE = HEADER + """
#. {1}: the name of an element
msgid "Removed: {1}"
msgstr ""

#. {1}: the number of elements
msgid "{1} element"
msgid_plural "{1} elements"
msgstr[0] ""
msgstr[1] ""

msgctxt "of matter"
msgid "State"
msgstr ""

msgid "Nothing was found.\\n"
msgstr ""

msgid "Argon"
msgstr ""

msgctxt "verb"
msgid "Compare…"
msgstr ""

msgid "Use --search for that"
msgstr ""
"""
SOUND = HEADER + """
msgid "Removed: {1}"
msgstr "Entfernt: {1}"

msgid "{1} element"
msgid_plural "{1} elements"
msgstr[0] "ein Element"
msgstr[1] "{1} Elemente"

msgctxt "of matter"
msgid "State"
msgstr "Zustand"

msgid "Nothing was found.\\n"
msgstr "Nichts gefunden.\\n"

msgid "Argon"
msgstr "Argon"

msgctxt "verb"
msgid "Compare…"
msgstr "Vergleichen …"

msgid "Use --search for that"
msgstr "Dafür --search"

#~ msgid "Gone"
#~ msgstr "Weg"
"""
GLOSSARY = "# English\\tGerman\nArgon\tArgon\tan element\n"


class TranslationsTest(unittest.TestCase):
    def made(self, before="", after="", glossary=GLOSSARY, template=TEMPLATE, linguas="de\n"):
        """A folder with the sound catalog, and one text of it replaced."""
        self.assertIn(before, SOUND)
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        folder = pathlib.Path(temporary.name)
        (folder / "glossary").mkdir()
        (folder / "glossary/de.tsv").write_text(glossary, encoding="utf-8")
        (folder / translations.TEMPLATE).write_text(template, encoding="utf-8")
        (folder / "LINGUAS").write_text(linguas, encoding="utf-8")
        (folder / "de.po").write_text(SOUND.replace(before, after) if before else SOUND, encoding="utf-8")
        return folder

    def faults(self, *arguments, **options):
        return list(translations.all_faults(self.made(*arguments, **options)))

    def expect(self, before, after, *words):
        found = self.faults(before, after)
        self.assertEqual(len(found), 1, found)
        for word in words:
            self.assertIn(word, found[0])

    def test_a_sound_catalog_has_none(self):
        self.assertEqual(self.faults(), [])
        self.assertEqual(translations.warning(self.made()), "")
        self.assertEqual(translations.coverage(self.made() / "de.po"), "7 of 7")

    def test_a_missing_empty_or_doubtful_text_is_counted_and_no_fault(self):
        for before, after, name in (
                ('msgctxt "of matter"\nmsgid "State"\nmsgstr "Zustand"\n', "", "“State” (of matter)"),
                ('"Zustand"', '""', "“State” (of matter)"),
                ('msgstr[1] "{1} Elemente"', 'msgstr[1] ""', "“{1} element”"),
                ('msgid "Removed: {1}"', '#, fuzzy\nmsgid "Removed: {1}"', "“Removed: {1}”")):
            with self.subTest(before):
                folder = self.made(before, after)
                self.assertEqual(list(translations.all_faults(folder)), [])
                self.assertIn(f"every language: 1, the first {name}.",
                              translations.warning(folder))
                self.assertEqual(translations.coverage(folder / "de.po"), "6 of 7")
                # A release demands it.
                with contextlib.redirect_stdout(io.StringIO()) as out:
                    self.assertEqual(translations.check(folder), 1)
                self.assertEqual(out.getvalue(), f"po/de.po: [translation] {name} is not translated\n")

    def test_a_sound_catalog_can_be_released(self):
        self.assertEqual(translations.check(self.made()), 0)

    def test_a_placeholder(self):
        self.expect("Entfernt: {1}", "Entfernt: {2}", "placeholders {2} instead of {1}")
        self.expect("{1} Elemente", "{1} {3}", "placeholders")

    def test_a_number_left_out(self):
        # "ein Element" is right: the form stands for 1 only.
        self.expect("{1} Elemente", "Elemente", "placeholders none instead of {1}")
        # In French the first form is that of 0, too.
        self.assertEqual(translations.forms_of_one_number("n > 1", 2), set())
        self.assertEqual(translations.forms_of_one_number("n==1 ? 0 : n==2 ? 1 : 2", 3), {0, 1})

    def test_a_plural_form(self):
        self.assertIn("1 plural forms", self.faults('msgstr[1] "{1} Elemente"\n', "")[-1])

    def test_the_end_and_the_lines(self):
        self.expect("Nichts gefunden.\\n", "Nichts gefunden\\n", "another end")
        self.expect("Nichts gefunden.\\n", "Nichts.\\ngefunden.\\n", "other line breaks")
        self.expect('"Entfernt: {1}"', '" Entfernt: {1}"', "other spaces")
        self.expect("Vergleichen …", "Vergleichen", "another end")
        self.assertIn("three dots", "".join(self.faults("Vergleichen …", "Vergleichen ...")))

    def test_marks_of_another_language(self):
        for text in ("«Entfernt»: {1}", "”Entfernt”: {1}"):
            self.expect("Entfernt: {1}", text, "marks of another language")
        french = translations.WRONG_MARKS["fr"]
        for text in ("« {1} »", "Lieux :", "Quel élément?", "Fin : {1}"):
            self.assertTrue(french.search(text), text)
        for text in ("«\u00a0{1}\u00a0»\u00a0: rien", "Quel élément\u202f?", "l’an 1:2"):
            self.assertFalse(french.search(text), text)

    def test_a_space_before_a_unit(self):
        self.expect("Entfernt: {1}", "Entfernt bei 1 kPa: {1}", "may break between a number and its unit")
        self.expect("Entfernt: {1}", "1 атм: {1}", "may break")
        self.assertEqual(self.faults("Entfernt: {1}", "Bei 1\u00a0kPa, 2 Karten: {1}"), [])

    def test_an_option(self):
        self.expect("Dafür --search", "Dafür --suche", "options")

    def test_a_text_without_room(self):
        self.expect("Dafür --search", "Dafür ist die Option --search gedacht und vorgesehen", "letters for 21")

    def test_the_glossary(self):
        self.assertIn("as in English", self.faults(glossary="")[0])
        self.assertIn("instead of the glossary's", self.faults(glossary="Argon\tArgonn\n")[0])
        # A text with a context has a word of the glossary, too; a row may have several.
        state = GLOSSARY + "State\tStatus\n"
        self.assertIn("“Zustand” instead of the glossary's “Status”", self.faults(glossary=state)[0])
        self.assertEqual(self.faults(glossary=state.replace("Status", "Status | Zustand")), [])

    def test_the_name_of_a_discoverer(self):
        # It may be the same as in English, longer, and end as it likes.
        for name in ("Kenneth Street Jr.", "Кеннет Стрит-младший (Kenneth Street Jr.), из Калифорнии"):
            entry = f'\nmsgctxt "{translations.PEOPLE}"\nmsgid "Kenneth Street Jr."\nmsgstr "'
            template = TEMPLATE.rstrip("\n") + "\n" + entry + '"\n'
            self.assertEqual(self.faults('msgid "Removed: {1}"', entry[1:] + name + '"\n\nmsgid "Removed: {1}"',
                                         template=template), [])

    def test_texts_without_notes(self):
        bare = TEMPLATE.replace("#. {1}: the number of elements\n", "")
        self.assertIn("1 of 2 texts with placeholders have no note", self.faults(template=bare)[0])

    def test_the_list_of_languages(self):
        self.assertIn("el has no catalog", self.faults(linguas="de\nel\n")[0])
        self.assertIn("de is missing", self.faults(linguas="")[0])

    def test_sentences_about_elements_have_room(self):
        def catalog(name, powder):
            return f'{HEADER}\nmsgid "Albert Einstein"\nmsgstr "{name}"\n\nmsgid "white powder"\nmsgstr "{powder}"\n'

        for powder, words in (("ein weißes Pulver, sehr fein und ohne Geruch", []),
                              ("white powder", ["as in English"]), ("", [])):
            with self.subTest(powder=powder), tempfile.TemporaryDirectory() as name:
                folder = pathlib.Path(name) / translations.DESCRIPTIONS
                folder.mkdir()
                translations.template_of(folder).write_text(catalog("", ""), encoding="utf-8")
                (folder / "de.po").write_text(catalog("Albert Einstein", powder), encoding="utf-8")
                found = list(translations.all_faults(pathlib.Path(name)))
                self.assertEqual(len(found), len(words), found)
                for word, fault in zip(words, found):
                    self.assertIn(word, fault)
                    self.assertIn("po/descriptions/de.po", fault)
                lacking = translations.missing(pathlib.Path(name))
                self.assertEqual(list(lacking), [] if powder else ["descriptions/de.po"])

    def test_what_msgfmt_refuses(self):
        self.assertTrue(self.faults("plural=(n != 1)", "plural=(n !)"))


if __name__ == "__main__":
    unittest.main()
