"""The program in other locales and languages: letters, digits, texts and the direction of text."""

import gettext
import os
import pathlib
import re

from .facts import PAGES, TITLE
from .walk import IS_FULL, Walk

# With a comma as decimal separator, with a letter I of its own, and from right to left.
LOCALES = ("de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8")
# The context of the titles of pages.
TAB = "page of the main window"
TURKISH = "ABCÇDEFGHIİJKLMNOÖPQRSŞTUÜVWXYZ"
# The names of rows of elements in any language: name, symbol, number …
NUMBERED = re.compile(r"^[^,]+, [A-Z][a-z]?, \d+, ")


def turkish(name):
    """A key by which names stand in the Turkish order."""
    return [TURKISH.index({"i": "İ", "ı": "I"}.get(letter, letter.upper())) for letter in name]


def translation(prefix, language):
    """The program's texts in a language."""
    return gettext.translation("the-elements", os.path.join(prefix, "share/locale"), [language])


def element_names(prefix, language):
    """The names of the elements in a language, by their English ones."""
    lines = pathlib.Path(prefix, "share/the-elements/element-names.tsv").read_text(encoding="utf-8").splitlines()
    rows = {tag: names for tag, _, _, *names in (line.split("\t") for line in lines)}
    return dict(zip(rows["en"], rows[language.replace("_", "-")]))


class LocaleWalk(Walk):
    """A start in each locale."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.exported = {form: cls.export(form, "C.UTF-8") for form in ("json", "csv")}

    @classmethod
    def export(cls, form, locale):
        done = cls.desktop.run("--export", form, environment={"LC_ALL": locale})
        assert done.ended(20) == 0, done.stderr()
        return done.stdout()

    def start(self, *arguments, locale):
        self.launch(*arguments, environment={"LC_ALL": locale})

    def test_exports_are_the_same_in_every_locale(self):
        for locale in LOCALES:
            for form, text in self.exported.items():
                with self.subTest(locale=locale, form=form):
                    self.assertEqual(self.export(form, locale), text)

    def test_tables_of_a_search_are_the_same_in_every_locale(self):
        def table(locale):
            done = self.desktop.run("--search", "melting point of gold", "--export", "csv",
                                    environment={"LC_ALL": locale})
            self.assertEqual(done.ended(20), 0, done.stderr())
            return done.stdout()

        english = table("C.UTF-8")
        self.assertIn("1337.33", english)
        for locale in LOCALES:
            with self.subTest(locale=locale):
                self.assertEqual(table(locale), english)

    def test_a_turkish_user_finds_iridium_and_the_turkish_order(self):
        self.start("IRIDIUM", "iridium", "Titanium", locale="tr_TR.UTF-8")
        texts = translation(self.desktop.prefix, "tr")
        names = element_names(self.desktop.prefix, "tr")
        iridium, titanium = names["Iridium"], names["Titanium"]
        self.expect_element(titanium)
        self.assertEqual(sorted(self.program.titles()), sorted([iridium, titanium]))
        self.close_element(titanium)
        self.assertEqual(self.desktop.run("--page", "name").ended(), 0)
        self.wait(lambda: self.shown_page() == texts.pgettext(TAB, "Name"), "the page of names")
        rows = self.wait(lambda: self.rows_of_elements(), "the rows")
        self.assertEqual(rows, sorted((names[element.name] for element in self.catalog.elements), key=turkish))
        self.quit()

    def rows_of_elements(self):
        """The names of the elements in all rows, in order."""
        return [row.name.split(",")[0] for row in self.program.all("list item", NUMBERED, hidden=True)]

    def test_a_german_user_sees_german_texts(self):
        self.start("Au", locale="de_DE.UTF-8")
        window = self.expect_element("Gold")
        self.program.find("button", re.compile(r"^Schmelzpunkt, 1064,18\s°C, 1337,33\sK$"), under=window)
        self.press("ctrl+q", title="Gold")
        self.assertEqual(self.program.ended(), 0)

    def test_a_german_user_names_an_element_in_german(self):
        self.start("zinn", locale="de_DE.UTF-8")
        self.expect_element("Zinn")
        self.press("ctrl+q", title="Zinn")
        self.assertEqual(self.program.ended(), 0)

    def test_an_arab_user_reads_from_right_to_left(self):
        texts = translation(self.desktop.prefix, "ar")
        self.start("--page", "number", locale="ar_EG.UTF-8")
        self.wait(lambda: self.shown_page() == texts.pgettext(TAB, "Number"), "the page of numbers")
        tabs = self.tabs()
        self.assertGreater(tabs[0].frame[0], tabs[-1].frame[0])
        hydrogen = [element_names(self.desktop.prefix, "ar")["Hydrogen"],
                    *(texts.gettext(text) for text in ("gas", "diatomic nonmetal"))]
        names = [node.name for node in self.program.all("list item")]
        self.assertTrue(any(all(word in name for word in hydrogen) for name in names), names)
        self.shoot("right-to-left", texts.gettext(TITLE))
        self.quit()


class LanguagesWalk(Walk):
    """A start in each language of the installed program."""

    def test_each_language_shows_all_pages_and_an_element(self):
        languages = sorted(pathlib.Path(self.desktop.prefix, "share/locale").glob("*/LC_MESSAGES/the-elements.mo"))
        self.assertGreaterEqual(len(languages), 16)
        for language in [path.parent.parent.name for path in languages][::1 if IS_FULL else 6]:
            with self.subTest(language=language):
                self.shows_all_pages_and_an_element(language)

    def shows_all_pages_and_an_element(self, language):
        catalog = translation(self.desktop.prefix, language)
        texts = catalog.gettext
        # Newer gettexts ignore LANGUAGE also in C.UTF-8.
        environment = {"LC_MESSAGES": "de_DE.UTF-8", "LANGUAGE": language}
        self.launch(environment=environment)
        self.addCleanup(self.program.kill)
        self.program.window(texts(TITLE))
        for page, name in PAGES.items():
            self.activate("show-page", page)
            # The titles of some pages have a context.
            title = texts(catalog.pgettext(TAB, name))
            self.wait(lambda title=title: self.shown_page() == title,
                      lambda title=title: f"{title}; shown is {self.shown_page()}")
        self.assertEqual(self.desktop.run("Au", environment=environment).ended(), 0)
        gold = element_names(self.desktop.prefix, language)["Gold"]
        self.expect_element(gold)
        self.press("ctrl+q", title=gold)
        self.assertEqual(self.program.ended(), 0)
        self.assertEqual(self.program.complaints(), [])
