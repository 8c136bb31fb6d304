"""The user's own columns and values in commands without a window, and paper in a language from right to left."""

import contextlib
import csv
import io
import json
import os
import re
import sqlite3

from .command import Commands


class OwnDataWalk(Commands):
    def own(self):
        """Saves a column and a value of the user's own."""
        self.expect(self.command("--favorite", "Au"), 0, "^$")
        column = {"title": "Run", "unit": "µg", "values": {"26": "2.5", "79": "19.30"}}
        with contextlib.closing(sqlite3.connect(self.database)) as database, database:
            database.execute("INSERT INTO own_columns VALUES (?, ?)", ("own_run", json.dumps(column)))
            database.execute("INSERT INTO own_values VALUES (?, ?)", ("melt/79", '{"value": "1340", "unit": "K"}'))

    def test_own_columns_and_values_are_exported(self):
        self.own()
        done = self.command("--export", "csv")
        self.expect(done, 0)
        rows = {row["symbol"]: row for row in csv.DictReader(io.StringIO(done.stdout, newline=""))}
        self.assertEqual((rows["Au"]["own_run"], rows["Au"]["own_run_unit"], rows["Ag"]["own_run"]), ("19.30", "µg", ""))
        self.assertEqual((rows["Au"]["melt"], rows["Au"]["melt_own"], rows["Fe"]["melt_own"]), ("1337.33", "1340", ""))
        for arguments in ((), ("--page", "all")):
            done = self.command("--export", "json", *arguments)
            self.expect(done, 0)
            gold = json.loads(done.stdout)["elements"][78]
            self.assertEqual(gold["properties"]["own_run"], {"value": "19.30", "unit": "µg"})
            self.assertEqual(gold["own"], {"melt": {"value": "1340", "unit": "K"}})
        self.expect(self.command("--properties"), 0, r"(?m)^ +2  own_run +Run +µg$")
        path = os.path.join(self.folder.name, "own.svg")
        for arguments in (["--color-by", "own_run"], ["--page", "plot", "--x", "melt", "--y", "own_run"], ["--element", "Au"]):
            self.expect(self.command("--export", "svg", *arguments, "--output", path), 0, "^$")

    def test_own_columns_are_found(self):
        self.own()
        self.expect(self.command("--search", "run > 3"), 0, r"^79  Au  Gold  Run: 19\.30")
        self.expect(self.command("--search", "own_run < 3"), 0, r"^26  Fe  Iron")
        done = self.command("--search", "run > 3", "--export", "csv")
        self.expect(done, 0)
        [gold] = csv.DictReader(io.StringIO(done.stdout, newline=""))
        self.assertEqual((gold["symbol"], gold["own_run"], gold["melt_own"]), ("Au", "19.30", "1340"))
        done = self.command("--search", "run > 3", "--export", "json")
        self.expect(done, 0)
        self.assertEqual(json.loads(done.stdout)["elements"][0]["own"]["melt"]["value"], "1340")

    def test_worksheets_are_mirrored_in_a_language_from_right_to_left(self):
        def places(locale):
            path = os.path.join(self.folder.name, "cards.svg")
            self.expect(self.command("--export", "svg", "--page", "worksheet", "--worksheet", "cards elements=first-20 paper=a4",
                                     "--output", path, locale=locale), 0, "^$")
            with open(path, encoding="utf-8") as file:
                found = re.findall(r'<text transform="matrix\([\d.]+ \S+ \S+ \S+ ([\d.]+) [^>]*>(H|He)</text>', file.read())
            return {symbol: float(x) for x, symbol in found}

        english, arabic = places(None), places("ar_EG.UTF-8")
        self.assertEqual(sorted(english), ["H", "He"])
        self.assertLess(english["H"], english["He"])
        self.assertGreater(arabic["H"], arabic["He"])
