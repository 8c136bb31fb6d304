"""Files of the program that are damaged: each is named on standard error by whatever wants it, and nothing breaks."""

import os
import shutil

from .walk import Walk

# What wants each file: the arguments, and whether they open a window.
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
}


class DamagedFilesWalk(Walk):
    """A copy of the installed tree."""

    def test_a_damaged_file_is_named_on_standard_error(self):
        prefix = self.desktop.path("home/damaged")
        shutil.copytree(self.desktop.prefix, prefix, symlinks=True)
        for name, (arguments, has_window) in WANTED.items():
            path = os.path.join(prefix, "share/the-elements", name)
            with open(path, "rb") as file:
                whole = file.read()
            for kind, content in (("cut off", whole[:len(whole) // 2]), ("of other bytes", bytes(range(256)) * 10)):
                with self.subTest(file=name, kind=kind):
                    with open(path, "wb") as file:
                        file.write(content)
                    self.is_named(name, arguments, has_window, prefix)
            with open(path, "wb") as file:
                file.write(whole)

    def is_named(self, name, arguments, has_window, prefix):
        environment = {"LC_MESSAGES": "de_DE.UTF-8", "XDG_DATA_DIRS": f"{prefix}/share:{self.desktop.path('share')}"}
        program = self.desktop.run(*arguments, prefix=prefix, environment=environment)
        if not has_window:
            program.ended(20)
        self.wait(lambda: name in program.stderr(), lambda: f"{name} on standard error; there is {program.stderr()!r}")
        program.kill()
