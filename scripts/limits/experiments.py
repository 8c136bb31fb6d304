"""The experiments with the largest inputs: peak memory, longest stall of the main loop, times.

Each starts new processes and yields its rows: (name, peak memory, longest stall, {name of the time: time}).
"""

import os
import pathlib
import re
import shutil
import subprocess
import threading
import time

from gi.repository import GLib

import inputs
import places as towns
from actions import Actions
from inputs import (
    CATALOG_BYTES, ELEMENTS, LIST_BYTES, LONGEST_NAME, MOST_IN_FILE, NAMES, PEOPLE, PICTURE, RECORDS, Server)
from program import BenchError, Run

RENDERER = "cairo"
PAUSE_SECONDS = 0.005  # between two questions to the main loop
LOAD_SECONDS = 60  # how long an input may take
STEP_SECONDS, CALM_STEPS = 0.25, 4  # so long it has to be calm, so that what an input sets off is seen too
QUESTIONS_SHARE = 0.2  # of a processor: more than the questions take
SETTLE_SECONDS = 1  # before an input
SHOWN, SHOWN_NUMBER = "Au", "079"


class Stalls:
    """Asks the main loop something again and again over D-Bus; keeps the longest time to an answer. A context."""

    def __init__(self, desktop, program):
        self.actions = Actions(desktop.bus, program.application_id)
        self.longest, self.ends = 0.0, threading.Event()
        self.thread = threading.Thread(target=self._ask, daemon=True)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.ends.set()
        self.thread.join()

    def _ask(self):
        # Peer.Ping would be answered by GDBus's own thread.
        while not self.ends.wait(PAUSE_SECONDS):
            asked = time.monotonic()
            try:
                self.actions.call("List", seconds=LOAD_SECONDS)
            except GLib.Error:
                continue  # not there yet
            self.longest = max(self.longest, (time.monotonic() - asked) * 1000)


def row(name, run, stalls, **times):
    """The figures of one experiment: peak memory in MB (10^6 bytes), longest stall and times in milliseconds."""
    status = pathlib.Path(f"/proc/{run.process.pid}/status").read_text(encoding="ascii")
    peak = re.search(r"^VmHWM:\s+(\d+) kB", status, re.M)
    if peak is None or run.process.poll() is not None:
        raise BenchError(f"{name}: the program has ended")
    return name, int(peak[1]) * 1024 / 1e6, stalls.longest, times


def rows_of_acts(kind, run, stalls, acts):
    """The figures of actions, one after another: (name, action, parameter) each."""
    for name, action, parameter in acts:
        stalls.longest = 0
        seen = run.act(action, parameter)
        idle_since(run, lambda: True)
        yield row(f"{kind}: {name}", run, stalls, settled=seen.settled)


def idle_since(run, wanted):
    """Waits until `wanted`, and then until the process has done for a while little but answer the questions."""
    end = time.monotonic() + LOAD_SECONDS
    wait_until(wanted)
    calm = 0
    while calm < CALM_STEPS and time.monotonic() < end:
        before = run.cpu_ms()
        time.sleep(STEP_SECONDS)
        calm = calm + 1 if run.cpu_ms() - before < STEP_SECONDS * 1000 * QUESTIONS_SHARE else 0


def wait_until(condition):
    end = time.monotonic() + LOAD_SECONDS
    while not condition():
        if time.monotonic() > end:
            raise BenchError("what was waited for did not happen")
        time.sleep(PAUSE_SECONDS)


def is_enabled(run, action):
    """True if an action of the main window is enabled."""
    return Actions(run.desktop.bus, run.program.application_id, 1).is_enabled(action)


def forget(name):
    """Empties one of the program's caches, which all runs share."""
    shutil.rmtree(pathlib.Path(os.environ["XDG_CACHE_HOME"], "the-elements", name), ignore_errors=True)


def nothing(desktop, program):
    with Stalls(desktop, program) as stalls, Run(desktop, program, RENDERER) as run:
        yield row("nothing: start", run, stalls, start=run.start.settled)


def favorites(desktop, program):
    kinds = {f"{NAMES} favorites by {NAMES} names": inputs.favorites_of_names(False),
             f"{NAMES} favorites by {NAMES} names of {LONGEST_NAME} characters": inputs.favorites_of_names(True),
             f"{PEOPLE * ELEMENTS} favorites by {PEOPLE} names": inputs.favorites_of_school()}
    for kind, known in kinds.items():
        kept = inputs.database(desktop, program, known)
        with Stalls(desktop, program) as stalls, Run(desktop, program, RENDERER, animated=False, kept=kept) as run:
            yield row(f"{kind}: start", run, stalls, start=run.start.settled)
            yield from rows_of_acts(kind, run, stalls, (
                ("show", "win.show-page", "favorites"), ("sort", "win.sort-favorites", "name"),
                ("sort by time", "win.sort-favorites", "time"), ("star", "win.toggle-favorite", "Fe"),
                ("unstar", "win.toggle-favorite", "Fe"), ("collapse", "win.collapse-all", None),
                ("expand", "win.expand-all", None)))


def shared(desktop, program):
    with Server({"/favorites": ("application/json", inputs.favorites_list())}) as server:
        kept = inputs.settings(program, {"favorites-url": f"'{server.address}'"})
        with Stalls(desktop, program) as stalls, Run(desktop, program, RENDERER, animated=False, kept=kept) as run:
            run.act("win.show-page", "favorites")
            stalls.longest = 0
            server.may_go.set()
            idle_since(run, lambda: server.sent > 0)
            yield row(f"a server's list of {NAMES} favorites, {LIST_BYTES // 10**6} MB", run, stalls)


def school(desktop, program):
    """A whole school on a Kinto server: the list by pages, then one change."""
    school = inputs.School()
    with Server(school.root) as server:
        server.bodies |= school.pages(server.address)
        kept = inputs.settings(program, {
            "favorites-url": f"'{server.address}'", "favorites-kind": "'kinto'", "favorites-class": "'school'"})
        with Stalls(desktop, program) as stalls, Run(desktop, program, RENDERER, animated=False, kept=kept) as run:
            run.act("win.show-page", "favorites")
            stalls.longest = 0
            start = time.monotonic()
            server.may_go.set()
            wait_until(lambda: inputs.count_of_others() == PEOPLE * ELEMENTS)
            saved = (time.monotonic() - start) * 1000
            idle_since(run, lambda: True)
            kind = f"a Kinto server's list of {PEOPLE * ELEMENTS} favorites by {PEOPLE} names"
            yield row(f"{kind}, {school.length / 1e6:.0f} MB", run, stalls, saved=saved)
            stalls.longest = 0
            server.bodies |= school.removal()
            idle_since(run, lambda: inputs.count_of_others() == PEOPLE * ELEMENTS - 1)
            yield row(f"{kind}: one change", run, stalls)


def type_path(screen, path):
    """Types a path of letters, digits and / . - _"""
    names = {"/": "slash", ".": "period", "-": "minus", "_": "underscore"}
    for letter in str(path):
        screen.press(names.get(letter, letter), with_shift=letter.isupper() or letter == "_")


def imported(desktop, program):
    """Imports through the menu's dialog: a path is typed there. The dialog itself is not counted in the stall."""
    for longest in (False, True):
        body = inputs.favorites_file(longest)
        path = pathlib.Path(os.environ["HOME"], "favorites.json")
        path.write_bytes(body)
        with Stalls(desktop, program) as stalls, Run(desktop, program, RENDERER, animated=False) as run:
            run.act("win.show-page", "favorites")
            run.act("win.import-favorites")
            desktop.screen.observe(lambda: type_path(desktop.screen, path), SETTLE_SECONDS)
            stalls.longest = 0
            desktop.screen.press("Return")
            idle_since(run, lambda: inputs.count_of_others() == NAMES)
            by = f" by names of {LONGEST_NAME} characters" if longest else ""
            yield row(f"import of {NAMES if longest else MOST_IN_FILE} favorites{by}, {len(body) / 1e6:.0f} MB", run, stalls)


def catalog(desktop, program):
    first, second = range(1, 101), range(101, 119)
    kinds = {f"two parts of {RECORDS} records, {CATALOG_BYTES // 10**6} MB": [
        inputs.catalog_part(numbers, RECORDS, CATALOG_BYTES) for numbers in (first, second)],
        f"two parts of {CATALOG_BYTES // 10**6} MB in long records": [
            inputs.wide_part(numbers, CATALOG_BYTES) for numbers in (first, second)]}
    for name, parts in kinds.items():
        forget("catalog")
        bodies = {f"/{part}": ("application/json", body)
                  for part, body in zip(("elements", "elements_remaining"), parts)}
        with Server(bodies) as server:
            kept = inputs.settings(program, {"catalog-url": f"'{server.address}'"})
            with Stalls(desktop, program) as stalls, Run(desktop, program, RENDERER, kept=kept) as run:
                stalls.longest = 0
                server.may_go.set()
                idle_since(run, lambda: server.sent > 1)
                yield row(f"catalog from a server, {name}", run, stalls)
        path = pathlib.Path(os.environ["HOME"], "catalog.json")
        path.write_bytes(parts[0])
        kept = inputs.settings(program, {"catalog-url": f"'{path}'"})
        with Stalls(desktop, program) as stalls, Run(desktop, program, RENDERER, kept=kept) as run:
            idle_since(run, lambda: True)
            yield row(f"catalog from a file, the first of these {name}: start", run, stalls)


def photograph(desktop, program):
    for kind in ("jpeg", "png"):
        forget("photographs")
        body = inputs.picture(kind)
        with Server({f"/large-{SHOWN_NUMBER}": (f"image/{kind}", body)}) as server:
            kept = inputs.settings(program, {
                "photographs": "true", "photograph-url": f"'{server.address}/large-{{number}}'",
                "photograph-thumbnail-url": f"'{server.address}/none-{{number}}'"})
            with Stalls(desktop, program) as stalls, Run(desktop, program, RENDERER, animated=False, kept=kept) as run:
                before = run.windows()
                run.act("app.show-element", SHOWN)
                run.send(f"{run.opened(before).pop()}.show-picture", SHOWN)
                time.sleep(SETTLE_SECONDS)
                stalls.longest = 0
                server.may_go.set()
                idle_since(run, lambda: server.sent > 0)
                yield row(f"a {kind} photograph of {PICTURE[0] * PICTURE[1] // 10**6} million pixels, "
                          f"{len(body) / 1e6:.1f} MB", run, stalls)


def places(desktop, program):
    """A list of places opened by a second start, which passes its arguments on; then scrolled and searched."""
    path = pathlib.Path(os.environ["HOME"], "towns.json")
    path.write_bytes(towns.text())
    with Stalls(desktop, program) as stalls, Run(desktop, program, RENDERER, animated=False) as run:
        run.act("win.show-page", "places")
        idle_since(run, lambda: True)
        kind, stalls.longest = f"places from a file, {towns.COUNT}, {path.stat().st_size // 10**6} MB", 0
        asked = time.monotonic()
        subprocess.run([program.path, "--places", path], check=True)
        wait_until(lambda: is_enabled(run, "close-places"))
        shown = (time.monotonic() - asked) * 1000
        idle_since(run, lambda: True)
        yield row(kind, run, stalls, rows=shown)
        yield from rows_of_acts(kind, run, stalls, (
            ("search for a letter", "win.search", "a"), ("for two words", "win.search", "new ber"),
            ("for nothing there", "win.search", "qqq"), ("end of the search", "win.hide-search", None),
            ("show the last", "win.show-place", f"#{towns.COUNT}"),
            ("show the first", "win.show-place", "#1"),
            ("close", "win.close-places", None)))


def forms(desktop, program):
    """The same list in each other form, and compressed data that would be unpacked to a thousand times their length."""
    bodies = {f"places from a file, {towns.COUNT}, {form}": (f"towns.{form}", make())
              for form, make in towns.FORMS.items()}
    bodies["a file of 64 kB with 65 MB of zeros"] = ("bomb.gz", inputs.bomb())
    for kind, (name, body) in bodies.items():
        path = pathlib.Path(os.environ["HOME"], name)
        path.write_bytes(body)
        with Stalls(desktop, program) as stalls, Run(desktop, program, RENDERER, animated=False) as run:
            run.act("win.show-page", "places")
            idle_since(run, lambda: True)
            stalls.longest, asked = 0, time.monotonic()
            subprocess.run([program.path, "--places", path], check=True)
            times = {}
            if name != "bomb.gz":
                wait_until(lambda: is_enabled(run, "close-places"))
                times["rows"] = (time.monotonic() - asked) * 1000
            idle_since(run, lambda: True)
            yield row(f"{kind}, {len(body) / 1e6:.0f} MB" if times else kind, run, stalls, **times)


def recording(desktop, program):
    """A recording opened in the Recorder by a second start."""
    path = pathlib.Path(os.environ["HOME"], "walk.elements-recording")
    path.write_text(inputs.recording(), encoding="utf-8")
    with Stalls(desktop, program) as stalls, Run(desktop, program, RENDERER, animated=False) as run:
        before = run.windows()
        stalls.longest = 0
        subprocess.run([program.path, path], check=True)
        idle_since(run, lambda: run.windows() != before)
        yield row(f"a recording of {inputs.ROWS} rows, {path.stat().st_size // 10**6} MB, in the Recorder", run, stalls)


def own(desktop, program):
    """The user's own columns and the note of gold, in its window, in the pane and in a search."""
    kept = inputs.own(desktop, program)
    kind = f"{inputs.OWN_COLUMNS} own columns and a note of {inputs.NOTE} characters"
    with Stalls(desktop, program) as stalls, Run(desktop, program, RENDERER, animated=False, kept=kept) as run:
        yield row(f"{kind}: start", run, stalls, start=run.start.settled)
        yield from rows_of_acts(kind, run, stalls, (
            ("color by one", "win.color-by", "own_column_1"), ("search for them", "win.search", "column 1"),
            ("end of the search", "win.hide-search", None), ("open gold", "app.show-element", SHOWN),
            ("list them", "app.columns", None)))


def state(desktop, program):
    for name, text in zip(("largest that is written", "as long as is read"), inputs.states()):
        kept = inputs.folder("state/the-elements/state", text)
        with Stalls(desktop, program) as stalls, Run(desktop, program, RENDERER, kept=kept) as run:
            yield row(f"a state file, {name}: start", run, stalls, start=run.start.settled)


ALL = (nothing, favorites, shared, school, imported, catalog, photograph, places, forms, recording, own, state)
