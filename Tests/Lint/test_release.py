"""scripts/release writes the version into every file that names it, and refuses what is no release."""

import datetime
import importlib.machinery
import importlib.util
import pathlib
import subprocess
import unittest
from unittest import mock

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LOADER = importlib.machinery.SourceFileLoader("release", str(ROOT / "scripts/release"))
release = importlib.util.module_from_spec(importlib.util.spec_from_loader("release", LOADER))
LOADER.exec_module(release)
NOON = datetime.datetime(2027, 1, 2, 12, tzinfo=datetime.timezone.utc)
CHANGES = """# Changelog

## Unreleased

### Browse
* A page of `metals` & others. It is new.
* Another.

### Find
* See [docs](docs/search.md): More is found.

## 0.1.0 – 2026-11-21

The first version.
"""


class ReleaseTest(unittest.TestCase):
    def changes(self, version="9.0.0", changelog=CHANGES):
        def read(path):
            return changelog if path == "CHANGELOG.md" else release.read(path)
        return release.changes(read, version, NOON)

    def test_every_file_names_version_and_day(self):
        changed = self.changes()
        self.assertIn("version: '9.0.0'", changed["meson.build"])
        self.assertIn("## Unreleased\n\n## 9.0.0 – 2027-01-02\n", changed["CHANGELOG.md"])
        metainfo = changed[f"data/{release.APP}.metainfo.xml"]
        self.assertIn('<release version="9.0.0" date="2027-01-02">', metainfo)
        self.assertIn("<li>A page of metals &amp; others</li>", metainfo)
        self.assertIn("<li>See docs</li>", metainfo)
        self.assertNotIn("Another", metainfo)
        self.assertIn('"2027-01-02" "The Elements"', changed["data/the-elements.1"])
        debian = changed["packaging/debian/changelog"]
        self.assertTrue(debian.startswith("the-elements (9.0.0-1) unstable; urgency=medium\n\n  * A page of metals"), debian)
        self.assertIn("Sat, 02 Jan 2027 12:00:00 +0000\n\nthe-elements (", debian)

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
            release.release("9.0.0", False)
        self.assertEqual(ran, [("scripts/translations.py", "--check")])

    def test_what_is_no_release_is_refused(self):
        empty = CHANGES.replace("### Browse\n* A page of `metals` & others. It is new.\n* Another.\n\n### Find\n"
                                "* See [docs](docs/search.md): More is found.\n", "")
        for version, changelog in (("0.0.1", CHANGES), ("1", CHANGES), ("9.0.0 ", CHANGES), ("9.0.0", empty), ("9.0.0", "")):
            with self.subTest(version=version), self.assertRaises(release.Refusal):
                self.changes(version, changelog)


if __name__ == "__main__":
    unittest.main()
