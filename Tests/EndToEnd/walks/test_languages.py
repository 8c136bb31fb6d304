"""The language chosen in Preferences: by the pointer, and then in whatever reads it."""

import gettext
import re
import unicodedata

from gi.repository import GLib

from .facts import TITLE
from .test_desktop_search import PROVIDER, SEARCH_PATH, SHELL
from .test_locales import NUMBERED, element_names, translation
from .walk import Walk

# Each is chosen in the one before it. Danish has letters of its own, and of German the locale is installed.
LANGUAGES = {"nl": "Nederlands", "da": "dansk", "de": "Deutsch"}
# The page of names by its key, as tabs are named in the language.
NAMES = "ctrl+2"


def order(name):
    """A key by which names stand in these languages: with umlauts as their letters, and æ, ø after z."""
    return "".join(each for each in unicodedata.normalize("NFD", name.lower()) if not unicodedata.combining(each))


class ChosenLanguageWalk(Walk):
    """The desktop's language is English throughout."""

    maxDiff = 4000

    def tr(self, text, context=None):
        """A text in the language in use."""
        return self.texts.pgettext(context, text) if context else self.texts.gettext(text)

    def use(self, language):
        self.texts = translation(self.desktop.prefix, language)
        self.names = element_names(self.desktop.prefix, language)

    def test_the_language_chosen_holds_wherever_a_language_is_read(self):
        self.texts = gettext.NullTranslations()
        # The process of the desktop's search may be older than all that the home holds.
        self.assertEqual(self.found("gold"), "Gold")
        self.desktop.forget()
        self.launch()
        self.program.window(TITLE)
        # The process of the desktop's search has begun in another language.
        self.assertEqual(self.found("antimony"), "Antimony")
        for language, name in LANGUAGES.items():
            with self.subTest(language=language):
                self.choose_by_pointer(name)
                self.use(language)
                self.wait_for_the_new_window()
                self.the_page_of_names_is_in_its_language_and_order(language)
                self.an_element_has_its_name_and_decimal_mark()
                self.the_search_knows_its_words()
                self.commands_are_in_it()
                self.the_desktop_finds_in_it()
        self.quit()

    def choose_by_pointer(self, name):
        """Chooses a language in Preferences and clicks the button that starts the program again."""
        title = self.tr("Preferences")
        self.press("ctrl+comma", title=self.tr(TITLE))
        self.program.wait_for_window(title)
        window = self.program.top(title)
        row = self.program.find("combo box", re.compile(f"^{re.escape(self.tr('Language'))}, "), under=window)
        rows = len(self.program.all("list item", under=window))
        self.program.click(row)
        self.screen.settle()
        self.program.click(self.program.find(name=name))
        # The list closes, which takes a click outside of it, and the row with the button comes up.
        self.wait(lambda: len(self.program.all("list item", under=window)) <= rows + 1, "the end of the list")
        self.screen.settle()
        before, former = self.tr(TITLE), self.program.application
        restart = self.program.find("button", re.compile(f"^{re.escape(self.tr('Restart'))}, "), under=window)
        self.program.hover(restart)
        self.screen.settle()
        self.program.click(restart)
        self.wait(lambda: before not in self.program.titles(), "the end of the old window")
        # The same process, which is another application for assistive technology.
        accessible = self.desktop.accessible
        self.program.application = self.wait(
            lambda: next((found for found in [accessible.application(self.program.pid)] if found != former), None),
            "the program that was started again")

    def wait_for_the_new_window(self):
        self.program.wait_for_window(self.tr(TITLE))

    def the_page_of_names_is_in_its_language_and_order(self, language):
        # High enough for all letters of the index.
        self.program.resize(self.tr(TITLE), 1080, 960)
        self.press(NAMES, title=self.tr(TITLE))
        rows = self.wait(lambda: self.program.all("list item", NUMBERED, hidden=True), "the rows")
        shown = [row.name.split(",")[0] for row in rows]
        self.assertEqual(sorted(shown), sorted(self.names.values()))
        self.assertEqual(shown, sorted(shown, key=order))

        def letters():
            """Letters of the index without elements, which only Danish has."""
            return sorted({node.name for node in self.program.all(name=re.compile("^[ÆØÅ]$"), hidden=True)})

        self.wait(lambda: letters() == (["Å", "Æ", "Ø"] if language == "da" else []), lambda: f"not {letters()}")
        self.shoot(f"chosen-{language}", self.tr(TITLE))

    def an_element_has_its_name_and_decimal_mark(self):
        gold = self.names["Gold"]
        self.assertEqual(self.desktop.run("Au").ended(), 0)
        self.program.find("button", re.compile("1064,18"), under=self.expect_element(gold))
        self.close_element(gold)

    def the_search_knows_its_words(self):
        melting = self.tr("Melting point").lower()
        done = self.desktop.run("--search", f"{melting} {self.names['Gold']}")
        self.assertEqual(done.ended(20), 0, done.stderr())
        self.assertIn(self.tr("Melting point"), done.stdout())
        self.assertIn("1337.33", done.stdout())

    def commands_are_in_it(self):
        done = self.desktop.run("--search", "Sb")
        self.assertEqual(done.ended(20), 0, done.stderr())
        self.assertIn(self.names["Antimony"], done.stdout())
        done = self.desktop.run("--no-such-option")
        self.assertEqual(done.ended(20), 2)
        self.assertIn(self.tr("unknown option “{1}”").replace("{1}", "--no-such-option"), done.stderr())

    def the_desktop_finds_in_it(self):
        antimony = self.names["Antimony"]
        self.wait(lambda: self.found(antimony.lower()) == antimony,
                  lambda: f"{antimony}; it is {self.found(antimony.lower())}")

    def found(self, text):
        """The name of the first result of the desktop's search."""
        def call(method, types, *values):
            return self.desktop.call(PROVIDER, SEARCH_PATH, SHELL, method, GLib.Variant(types, values))[0]

        return call("GetResultMetas", "(as)", call("GetInitialResultSet", "(as)", [text])[:1])[0]["name"]
