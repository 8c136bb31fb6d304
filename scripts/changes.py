"""The tests of what was changed: those of the rooms of the changed files.

A room's tests are the files of the folder with its name in its module's tests, or the test files that were changed
themselves.
"""

import pathlib
import re
import subprocess

# A class of XCTest, and a type with tests of Swift Testing.
XCTEST = re.compile(r"^(?:final )?class (\w+): \w*TestCase\b", re.MULTILINE)
SWIFT_TESTING = re.compile(r"^(?:@Suite\b.*\n)?(?:final class|struct) (\w+Tests)\b", re.MULTILINE)


def git(root, *arguments):
    """The lines that a command of git prints."""
    result = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True)
    return result.stdout.splitlines()


def changed_files(root):
    """Paths of the files that differ from the last commit, or of those of that commit if there are none."""
    changed = [*git(root, "diff", "--name-only", "HEAD"), *git(root, "ls-files", "--others", "--exclude-standard")]
    return changed or git(root, "diff", "--name-only", "HEAD~", "HEAD")


def test_files(root, changed):
    """The files with the tests of the changed files."""
    found = set()
    for path in map(pathlib.PurePath, changed):
        if path.suffix != ".swift" or len(path.parts) < 3:
            continue
        if path.parts[0] == "Sources":
            folder = root / "Tests" / f"{path.parts[1]}Tests"
            found.update((folder / path.parts[2]).glob("*.swift") if len(path.parts) > 3 else folder.glob("*.swift"))
        elif (root / path).exists():
            found.add(root / path)
    return found


def tests_of(root, changed):
    """The names of the types with tests of Swift Testing, and of those of XCTest, for the changed files."""
    swift_testing, xctest = set(), set()
    for file in test_files(root, changed):
        text = file.read_text(encoding="utf-8")
        if "import Testing" in text:
            swift_testing.update(SWIFT_TESTING.findall(text))
        else:
            xctest.update(XCTEST.findall(text))
    return sorted(swift_testing), sorted(xctest)
