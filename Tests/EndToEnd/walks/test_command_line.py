"""What the program does without a window, and without a display."""

import csv
import io
import json
import os
import re
import signal
import subprocess

from .facts import PAGES
from .walk import Walk

SECONDS = 20


class CommandLineWalk(Walk):
    """Every command runs without display and buses."""

    def command(self, *arguments, shell=None, stdout=subprocess.PIPE):
        """Runs the program; shell: a script in which "$@" stands for it and its arguments."""
        environment = {name: value for name, value in self.desktop.environment.items()
                       if name not in ("DISPLAY", "DBUS_SESSION_BUS_ADDRESS")}
        command = [os.path.join(self.desktop.prefix, "bin/the-elements"), *arguments]
        if shell:
            command = ["bash", "-c", shell, "bash", *command]
        return subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=stdout,
            stderr=subprocess.PIPE, encoding="utf-8", timeout=SECONDS, check=False)

    def expect(self, done, status, out=".", error="^$"):
        """The exit status, and what the two outputs match."""
        self.assertEqual(done.returncode, status, done.stderr)
        self.assertRegex(done.stdout, out)
        self.assertRegex(done.stderr, error)

    def test_export_json_prints_the_whole_catalogue(self):
        done = self.command("--export", "json")
        self.expect(done, 0)
        records = json.loads(done.stdout)["elements"]
        self.assertEqual([record["number"] for record in records], list(range(1, 119)))
        with open(self.catalogue.path, encoding="utf-8") as file:
            own = json.load(file, parse_float=str)
        self.assertEqual(json.loads(done.stdout, parse_float=str), own)

    def test_export_csv_prints_a_line_for_every_element(self):
        done = self.command("--export=csv")
        self.expect(done, 0)
        head, *rows = csv.reader(io.StringIO(done.stdout, newline=""))
        self.assertEqual(len(rows), 118)
        self.assertEqual({len(row) for row in rows}, {len(head)})
        gold = dict(zip(head, rows[78]))
        self.assertEqual((gold["name"], gold["symbol"], gold["melt"]), ("Gold", "Au", "1337.33"))

    def test_a_standard_output_that_cannot_be_written_is_an_error(self):
        for option in ("--export=json", "--export=csv", "--version", "--help"):
            for shell in ('"$@" >&-', '"$@" >/dev/full'):
                with self.subTest(option=option, shell=shell):
                    done = self.command(option, shell=shell)
                    self.expect(done, 1, "^$", "^the-elements: .+\n$")

    def test_a_reader_that_goes_away_ends_it_without_a_crash(self):
        done = self.command("--export=json", shell='"$@" | head -c 9 >&2; exit ${PIPESTATUS[0]}')
        self.assertIn(done.returncode, (0, 1, 128 + signal.SIGPIPE), done.stderr)

    def test_version_and_help(self):
        self.expect(self.command("--version"), 0, r"^The Elements \d+\.\d+\.\d+\n$")
        done = self.command("--help")
        self.expect(done, 0, "^Usage: the-elements")
        for word in (*PAGES, "--export", "--version"):
            self.assertIn(word, done.stdout)

    def test_what_it_cannot_follow_is_said_with_status_2(self):
        for arguments, named in (
                (["Unobtainium"], "Unobtainium"), (["0"], "0"), (["119"], "119"),
                (["Au", "Xx"], "Xx"), ([""], ""), (["--colour"], "--colour"), (["-x"], "-x"),
                (["--page", "places"], "places"), (["--page"], "--page"),
                (["--export", "xml"], "xml"), (["--version=2"], "--version")):
            with self.subTest(arguments=arguments):
                error = f"^the-elements: .*{re.escape(named)}.*\n$"
                self.expect(self.command(*arguments), 2, "^$", error)

    def test_without_a_display_it_says_so(self):
        done = self.command()
        self.assertGreater(done.returncode, 0, "a crash, or nothing said")
        self.assertRegex(done.stderr, "(?i)display")
