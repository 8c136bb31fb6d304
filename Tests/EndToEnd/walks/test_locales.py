"""The program in other locales: letters, digits and the direction of text."""

import re

from .facts import TITLE
from .walk import ELEMENT, Walk

# With a comma as decimal separator, with a letter I of its own, and from right to left.
LOCALES = ("de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8")


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

    def test_a_turkish_user_finds_iridium_and_the_same_order(self):
        self.start("IRIDIUM", "iridium", "Titanium", locale="tr_TR.UTF-8")
        self.expect_element("Titanium")
        self.assertEqual(sorted(self.program.titles()), ["Iridium", "Titanium"])
        self.close_element("Titanium")
        self.assertEqual(self.desktop.run("--page", "name").ended(), 0)
        page = self.expect_page("name")
        names = [node.name for node in self.program.all("list item", ELEMENT, under=page, hidden=True)]
        self.assertEqual([name.split(",")[0] for name in names], sorted(element.name for element in self.catalog.elements))
        self.quit()

    def test_a_german_user_sees_the_digits_of_the_source(self):
        self.start("Au", locale="de_DE.UTF-8")
        window = self.expect_element("Gold")
        self.program.find("button", re.compile(r"^Melting point, 1064\.18\s°C, 1337\.33\sK$"), under=window)
        self.press("ctrl+q", title="Gold")
        self.assertEqual(self.program.ended(), 0)

    def test_an_arab_user_reads_from_right_to_left(self):
        self.start("--page", "number", locale="ar_EG.UTF-8")
        page = self.expect_page("number")
        tabs = self.tabs()
        self.assertGreater(tabs[0].frame[0], tabs[-1].frame[0])
        self.assertIn("Hydrogen, H, 1, gas, diatomic nonmetal", [node.name for node in self.look(page)[1]])
        self.shoot("right-to-left", TITLE)
        self.quit()
