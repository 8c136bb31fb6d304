"""scripts/release writes the version into every file that names it, and refuses what is no release."""

import datetime
import importlib.machinery
import importlib.util
import pathlib
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
LOADER = importlib.machinery.SourceFileLoader("release", str(ROOT / "scripts/release"))
release = importlib.util.module_from_spec(importlib.util.spec_from_loader("release", LOADER))
LOADER.exec_module(release)
addresses = release.addresses
NOON = datetime.datetime(2027, 1, 2, 12, tzinfo=datetime.timezone.utc)
CHANGES = """# Changelog

## Unreleased

A page of metals & others. More
is found!

### Browse
* A page. It is new.

## 0.1.0 – 2026-11-21

The first version.
"""


HOMEPAGE = "https://example.org/the-elements"


class ReleaseTest(unittest.TestCase):
    def changes(self, version="9.0.0", changelog=CHANGES, homepage=None, read=release.read):
        def read_changed(path):
            return changelog if path == "CHANGELOG.md" else read(path)
        return release.changes(read_changed, version, NOON, homepage)

    def test_every_file_names_version_and_day(self):
        changed = self.changes()
        self.assertIn("version: '9.0.0'", changed["meson.build"])
        self.assertIn("## Unreleased\n\n## 9.0.0 – 2027-01-02\n", changed["CHANGELOG.md"])
        metainfo = changed[addresses.METAINFO]
        self.assertIn('<release version="9.0.0" date="2027-01-02">', metainfo)
        self.assertIn("<p>A page of metals &amp; others. More is found!</p>", metainfo)
        self.assertNotIn("It is new", metainfo)
        self.assertNotIn("<url", metainfo)
        self.assertIn('"2027-01-02" "The Elements"', changed["data/the-elements.1"])
        debian = changed["packaging/debian/changelog"]
        self.assertTrue(debian.startswith(
            "the-elements (9.0.0-1) unstable; urgency=medium\n\n  * A page of metals & others.\n  * More is found!\n"), debian)
        self.assertIn("Sat, 02 Jan 2027 12:00:00 +0000\n\nthe-elements (", debian)

    def test_the_present_changelog_can_be_released(self):
        self.assertLessEqual(len(release.notes(release.unreleased(release.read("CHANGELOG.md")))), 3)

    def test_a_homepage_is_written_everywhere_and_stays(self):
        first = self.changes(homepage=HOMEPAGE + "/")
        metainfo = first[addresses.METAINFO]
        for line in (f'<url type="homepage">{HOMEPAGE}</url>', f'<url type="bugtracker">{HOMEPAGE}/issues</url>',
                     f"<image>{HOMEPAGE}/raw/v9.0.0/docs/pictures/table-1248x702@1-light.png</image>"):
            self.assertIn(line, metainfo)
        for path in release.re.findall(r"raw/v9.0.0/(.*)</image>", metainfo):
            self.assertTrue((ROOT / path).is_file(), path)
        self.assertIn(f"\nHomepage: {HOMEPAGE}\nStandards-Version", first[addresses.CONTROL])
        self.assertIn(f"\nURL:            {HOMEPAGE}\nGroup:", first[addresses.SPEC])
        self.assertIn(f"Bug-Database: {HOMEPAGE}/issues\n", first[addresses.UPSTREAM])
        self.assertIn(f'static let homepage = "{HOMEPAGE}"', first[addresses.PROGRAM])
        self.assertNotIn("no public", first[addresses.UPSTREAM] + first[addresses.OVERRIDES])
        self.assertNotIn("no-homepage", first[addresses.OVERRIDES])
        # The next release has the same addresses, once, and its own version's pictures.
        second = self.changes("9.1.0", read=lambda path: first.get(path) or release.read(path))
        self.assertEqual(second[addresses.METAINFO].count(f'"homepage">{HOMEPAGE}<'), 1)
        self.assertEqual(second[addresses.METAINFO].count("<image>"), metainfo.count("<image>"))
        self.assertNotIn("v9.0.0", second[addresses.METAINFO])
        self.assertEqual(second[addresses.CONTROL], first[addresses.CONTROL])
        self.assertEqual(second[addresses.SPEC], first[addresses.SPEC])

    def test_the_metainfo_with_a_homepage_is_valid(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / pathlib.Path(addresses.METAINFO).name
            path.write_text(self.changes(homepage=HOMEPAGE)[addresses.METAINFO], encoding="utf-8")
            made = subprocess.run(["appstreamcli", "validate", "--pedantic", "--no-net", path], check=False,
                                  stdout=subprocess.PIPE, text=True)
        self.assertEqual(made.returncode, 0, made.stdout)

    def test_the_version_stands_in_one_place(self):
        version = release.re.search(r"version: '([^']*)'", release.read("meson.build"))[1]
        found = subprocess.run(
            ["git", "grep", "-lF", f'"{version}"', "--", "Sources", "scripts", "Package.swift"], cwd=ROOT, check=False,
            stdout=subprocess.PIPE, text=True).stdout
        self.assertEqual(found, "")

    def test_texts_that_are_not_translated_are_refused_before_anything_is_written(self):
        ran = []

        def run(*command):
            ran.append(command)
            raise release.Refusal("refused")
        with mock.patch.multiple(release, run=run, output=lambda *_: "", changes=lambda *_: {}), \
                self.assertRaises(release.Refusal):
            release.release("9.0.0", None, False)
        self.assertEqual(ran, [("scripts/translations.py", "--check")])

    def test_what_is_no_release_is_refused(self):
        def instead(text):
            return CHANGES.replace("A page of metals & others. More\nis found!\n", text)
        empty, long = instead("").replace("### Browse\n* A page. It is new.\n", ""), "One. Two. Three. Four.\n"
        for version, changelog in (("0.0.1", CHANGES), ("1", CHANGES), ("9.0.0 ", CHANGES), ("9.0.0", empty), ("9.0.0", ""),
                                   ("9.0.0", instead("")), ("9.0.0", instead(long)), ("9.0.0", instead("No end\n"))):
            with self.subTest(version=version), self.assertRaises(release.Refusal):
                self.changes(version, changelog)


if __name__ == "__main__":
    unittest.main()
