"""Recordings, recorded and replayed by the installed program."""

import json
import os
import signal
import subprocess
import tempfile
import xml.etree.ElementTree

from driver import CatalogServer
from driver.sway import SwayDesktop

from .facts import TITLE
from .walk import Walk

SECONDS = 120
CATALOG = os.path.join(os.path.dirname(__file__), "../../Recordings/server/catalog.elements-recording")
GOOD = "show-page grid\nexpect page grid\ntoggle-favorite Au\nexpect favorite Au\n"
# Acts of a section and a row out of view, of a list of choices, of a menu and of a context menu.
POINTED = """show-page category
toggle-section category actinide
show-page number
toggle-favorite Og
show-page favorites
sort-favorites name
show-page table
color-by block
expect state sort-favorites name
"""


class RecordingsWalk(Walk):
    """Replays beside a running copy, whose data stay as they are."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.launch("--page", "name")

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="end-to-end-recordings-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def replay(self, *arguments):
        return subprocess.run(
            [os.path.join(self.desktop.prefix, "bin/the-elements"), "--replay", *arguments],
            env=self.desktop.environment, stdin=subprocess.DEVNULL, capture_output=True,
            encoding="utf-8", timeout=SECONDS, check=False)

    def test_a_recording_passes_and_leaves_the_running_copy_alone(self):
        done = self.replay(self.write("good.elements-recording", GOOD))
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("1..4\n", done.stdout)
        self.assertIn("# 4 passed, 0 failed\n", done.stdout)
        self.assertEqual(self.shown_page(), "Name")
        self.assertEqual(self.program.titles(), [TITLE])
        own = subprocess.run(
            [os.path.join(self.desktop.prefix, "bin/the-elements"), "--export=csv", "--favorites"],
            env=self.desktop.environment, capture_output=True, encoding="utf-8", check=True)
        self.assertNotIn("Gold", own.stdout)

    def test_the_pointer_opens_menus_and_scrolls_to_parts(self):
        path = self.write("pointer.elements-recording", POINTED)
        done = self.replay("--pointer", path)
        self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout)
        self.assertIn("# 8 of 8 acts by pointer and keys\n", done.stdout)

    def test_failures_are_reported_in_both_formats(self):
        path = self.write("bad.elements-recording", "expect count 7 within 0\n" + GOOD)
        junit = os.path.join(self.folder, "results.xml")
        done = self.replay(path, "--junit", junit)
        self.assertEqual(done.returncode, 1)
        self.assertIn("# 0 passed, 1 failed\n", done.stdout)
        self.assertEqual(done.stdout.count("# SKIP"), 4)
        self.assertEqual(xml.etree.ElementTree.parse(junit).getroot().attrib,
                         {"tests": "5", "failures": "1", "skipped": "4"})
        self.assertIn("# 4 passed, 1 failed\n", self.replay(path, "--keep-going").stdout)

    def test_what_cannot_be_read_is_named(self):
        for text, fault in (
                ("show-element Xx\n", "line 1: no element “Xx”"), ("repeat 2\n", "line 1: "),
                ("resize wide 700\n", "line 1: no number: “wide”")):
            done = self.replay(self.write("a.elements-recording", text))
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertIn(fault, done.stderr)
        self.assertEqual(self.replay(os.path.join(self.folder, "none")).returncode, 2)
        long = self.write("long.elements-recording", "repeat 60000\nset a b\nend\n")
        rows = self.write("rows.csv", "x\n" + "1\n" * 40)
        done = self.replay(long, "--data", rows)
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("too long", done.stderr)

    def test_each_row_of_data_is_played_and_pictures_are_kept(self):
        path = self.write("data.elements-recording", "show-element $symbol\nexpect title $name in $symbol\n")
        data = self.write("data.csv", "symbol,name\nAu,Gold\nFe,Iron\n")
        pictures = os.path.join(self.folder, "pictures")
        done = self.replay(path, "--data", data, "--screenshots", pictures)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("# 4 passed, 0 failed\n", done.stdout)
        self.assertEqual(sorted(os.listdir(pictures)), ["1", "2"])
        for number, symbol in ("1", "Au"), ("2", "Fe"):
            self.assertEqual(sorted(os.listdir(os.path.join(pictures, number))),
                             [f"0001-{symbol}.png", f"0002-{symbol}.png"])

    def test_the_elements_come_from_a_server(self):
        with open(os.path.join(self.desktop.prefix, "share/the-elements/elements.json"), encoding="utf-8") as file:
            records = json.load(file)["elements"]
        records[78]["name"] = "Aurum"
        with CatalogServer(records) as server:
            data = self.write("data.csv", f"ADDRESS\nhttp://{server.host}\n")
            done = self.replay(os.path.abspath(CATALOG), "--data", data)
        self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout)
        self.assertIn("# 10 passed, 0 failed\n", done.stdout)

    def test_an_interrupted_replay_leaves_nothing_behind(self):
        folder = os.path.join(self.folder, "tmp")
        os.mkdir(folder)
        path = self.write("long.elements-recording", "show-page grid\nwait 600\n")
        with subprocess.Popen(
                [os.path.join(self.desktop.prefix, "bin/the-elements"), "--replay", path, "--speed", "recorded"],
                env=self.desktop.environment | {"TMPDIR": folder}, stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, encoding="utf-8") as process:
            self.assertTrue(any("show-page grid" in line for line in process.stdout))
            self.assertNotEqual(os.listdir(folder), [])
            process.send_signal(signal.SIGINT)
            rest = process.stdout.read()
        self.assertEqual((process.returncode, rest), (1, "Bail out! interrupted\n"))
        self.assertEqual(os.listdir(folder), [])

    def test_acts_from_outside_are_recorded_once(self):
        path = os.path.join(self.folder, "own.elements-recording")
        with self.subTest("a copy of its own"):
            self.assertEqual(self.desktop.run("--record", path).ended(), 0)
            self.activate("show-page", "grid")
            self.activate("show-page", "name")
            self.desktop.run("--page", "state", "Fe").ended()

            def lines():
                with open(path, encoding="utf-8") as file:
                    return [line for line in file.read().splitlines() if not line.startswith("wait")]

            self.wait(lambda: os.path.exists(path) and len(lines()) >= 5, "the recording")
            self.assertEqual(lines()[:5], [
                "# The Elements recording, version 1", "show-page grid", "show-page name", "show-page state",
                "show-element Fe"])


class WaylandRecordingsWalk(RecordingsWalk):
    """The same under Wayland."""

    @classmethod
    def setUpClass(cls):
        cls.desktop = cls.enterClassContext(SwayDesktop(cls.desktop.prefix))
        super().setUpClass()

    def test_the_pointer_opens_menus_and_scrolls_to_parts(self):
        """Without X11 it says so, and activates the actions."""
        done = self.replay("--pointer", self.write("pointer.elements-recording", POINTED))
        self.assertIn("--pointer needs an X11 display", done.stderr)
        self.assertEqual(done.returncode, 0, done.stdout)
