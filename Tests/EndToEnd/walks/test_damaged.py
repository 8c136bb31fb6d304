"""Files of the program that are damaged: each is named on standard error by whatever wants it, and nothing breaks."""

import os
import shutil

from .walk import Walk

# What wants each file: the arguments, whether they open a window, and the locale.
WANTED = {
    "elements.json": (["--page", "name"], True),
    "places.json": (["--page", "places"], True),
    "namesakes.json": (["--page", "places"], True),
    "world.map": (["--page", "places"], True),
    "countries/de.tsv": (["--page", "places"], True),
    "element-names.tsv": (["--page", "name"], True),
    "wikipedia-titles.tsv": (["Au"], True),
    "isotopes.json": (["--page", "nuclides"], True),
    "properties.json": (["--properties"], False),
    "names.json": (["--search", "ferrum"], False),
    "ionization.json": (["--export", "json", "--page", "all"], False),
    "element-details.json": (["--export", "json", "--page", "all"], False),
    "forms.json": (["--export", "json", "--page", "all"], False),
    "hazards.json": (["--export", "json", "--page", "all"], False),
    "vapor-pressure.json": (["--export", "json", "--page", "all"], False),
    "substances.json": (["--search", "boiling point of water"], False),
    "substance-names.tsv": (["--search", "Siedepunkt von Wasser"], False),
    "name-readings.tsv": (["--page", "name"], True, "ja_JP.UTF-8"),
}
# Those that are wanted only where a server is, or that the program does not parse: the documents, icons and lessons.
OTHERS = {"confusables.tsv", "SOURCES.md", "style.css", "icons", "lessons", "schemas", "countries"}


class DamagedFilesWalk(Walk):
    """A copy of the installed tree."""

    def test_a_damaged_file_is_named_on_standard_error(self):
        prefix = self.desktop.path("home/damaged")
        shutil.copytree(self.desktop.prefix, prefix, symlinks=True)
        installed = set(os.listdir(os.path.join(prefix, "share/the-elements")))
        self.assertEqual(installed - OTHERS, {name for name in WANTED if "/" not in name})
        for name, wanted in WANTED.items():
            path = os.path.join(prefix, "share/the-elements", name)
            with open(path, "rb") as file:
                whole = file.read()
            for kind, content in (("cut off", whole[:len(whole) // 2]), ("of other bytes", bytes(range(256)) * 10)):
                with self.subTest(file=name, kind=kind):
                    with open(path, "wb") as file:
                        file.write(content)
                    self.is_named(name, prefix, *wanted)
            with open(path, "wb") as file:
                file.write(whole)

    def is_named(self, name, prefix, arguments, has_window, locale="de_DE.UTF-8"):
        environment = {"LC_MESSAGES": locale, "XDG_DATA_DIRS": f"{prefix}/share:{self.desktop.path('share')}"}
        program = self.desktop.run(*arguments, prefix=prefix, environment=environment)
        if not has_window:
            program.ended(20)
        self.wait(lambda: name in program.stderr(), lambda: f"{name} on standard error; there is {program.stderr()!r}")
        program.kill()
