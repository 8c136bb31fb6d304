"""How long builds take: from nothing, and after a change of one line. In clones, so that the tree stays as it is."""

import os
import shlex
import subprocess
import time

# A line is added to a page, and to the model.
PAGE, MODEL = "Sources/TheElements/ListPage/ListPage.swift", "Sources/Elements/Element/AtomicElement.swift"
RELEASE = "scripts/build release release the-elements"
TESTS = "swift build --build-tests --scratch-path debug"
# Title, file that is changed before, command.
BUILDS = (
    ("To try it (scripts/run)", None, "scripts/build fast fast"),
    ("Release", None, RELEASE),
    ("… after a line in a page", PAGE, RELEASE),
    ("All tests (scripts/test)", None, "python3 -B scripts/checks.py build"),
    ("All tests, file by file (swift build)", None, TESTS),
    ("… after a line in a page", PAGE, TESTS),
    ("… after a line in the model", MODEL, TESTS),
)


def clone(root, commit, folder):
    """Clones the repository at a commit."""
    subprocess.run(["git", "clone", "--quiet", "--no-checkout", root, folder], check=True)
    subprocess.run(["git", "checkout", "--quiet", commit], cwd=folder, check=True)


def build(folder, changed, command):
    """Seconds that a build takes, and those of the processors; nothing if it fails."""
    if changed:
        with open(folder / changed, "a", encoding="utf-8") as file:
            file.write("// A line.\n")
    began, before = time.monotonic(), os.times()
    done = subprocess.run(shlex.split(command), cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return None if done.returncode else (time.monotonic() - began, used)


def table(root, folder, baseline, say):
    """The table of all builds of the last commit, beside those of `baseline` if that is not None. They take turns."""
    commits = {"now": "HEAD", **({"before": baseline} if baseline else {})}
    for name, commit in commits.items():
        clone(root, commit, folder / name)
    heads = [f"{name}, {what}" for name in commits for what in ("time (s)", "of processors (s)")]
    lines = [f"| Build from nothing | {' | '.join(heads)} |", f"| --- |{' --- |' * len(heads)}"]
    for title, changed, command in BUILDS:
        figures = []
        for name in commits:
            say(f"{title}, {name}")
            taken = build(folder / name, changed, command)
            figures += [f"{seconds:.0f}" for seconds in taken] if taken else ["–", "–"]
        lines.append(f"| {title} | {' | '.join(figures)} |")
    return "\n".join(lines) + "\n"
