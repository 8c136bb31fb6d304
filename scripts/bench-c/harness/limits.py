"""The experiments with the largest input that is accepted: peak memory, longest stall of the main loop, times."""

import http.server
import json
import pathlib
import re
import shutil
import sqlite3
import subprocess
import threading
import time

import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf, Gio, GLib

from element import show
from program import ACT_QUIET_MS, Run
from session import BenchError

RENDERER = "cairo"
PAUSE_SECONDS = 0.005  # between two questions to the main loop
LOAD_SECONDS = 60  # how long an input may take
STEP_SECONDS, CALM_STEPS = 0.25, 4  # so long it has to be calm, so that what an input sets off is seen too
QUESTIONS_SHARE = 0.2  # of a processor: more than the questions take
SETTLE_SECONDS = 1  # before an input
NAMES = 10_000
LONGEST_NAME = 200
RECORDS, CATALOG_BYTES, RECORD_BYTES = 250_000, 64_000_000, 32_000
LIST_BYTES = 10_000_000
PICTURE = (10_000, 5_000)
STATE_BYTES, NAME_IN_STATE = 2_000_000, 60


class Stalls:
    """Asks the main loop something again and again over D-Bus; keeps the longest time to an answer. A context."""

    def __init__(self, session, program):
        address = session.environment["DBUS_SESSION_BUS_ADDRESS"]
        flags = Gio.DBusConnectionFlags
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        self.program, self.longest, self.ends = program, 0.0, threading.Event()
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
                self.bus.call_sync(self.program.application_id, self.program.path, "org.gtk.Actions", "List", None,
                                   None, Gio.DBusCallFlags.NO_AUTO_START, LOAD_SECONDS * 1000, None)
            except GLib.Error:
                continue  # not there yet
            self.longest = max(self.longest, (time.monotonic() - asked) * 1000)


def row(name, run, stalls, **times):
    """The figures of one experiment: peak memory in MB (10^6 bytes), longest stall and times in milliseconds."""
    status = pathlib.Path(f"/proc/{run.process.pid}/status").read_text(encoding="ascii")
    peak = int(re.search(r"^VmHWM:\s+(\d+) kB", status, re.M)[1]) * 1024 / 1e6
    if run.process.poll() is not None:
        raise BenchError(f"{name}: the program has ended")
    return name, peak, stalls.longest, times


def idle_since(run, wanted):
    """Waits until `wanted`, and then until the process has done for a while little but answer the questions."""
    end = time.monotonic() + LOAD_SECONDS
    while not wanted():
        if time.monotonic() > end:
            raise BenchError("what was waited for did not happen")
        time.sleep(0.05)
    calm = 0
    while calm < CALM_STEPS and time.monotonic() < end:
        before = run.cpu_ms()
        time.sleep(STEP_SECONDS)
        calm = calm + 1 if run.cpu_ms() - before < STEP_SECONDS * 1000 * QUESTIONS_SHARE else 0


class Server:
    """Answers each path with its bytes, as soon as `may_go` is set. Use as a context."""

    def __init__(self, bodies):
        self.may_go, self.sent = threading.Event(), 0
        owner = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                owner.may_go.wait()
                kind, content = bodies.get(self.path, ("text/plain", None))
                self.send_response(404 if content is None else 200)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(content or b"")))
                self.end_headers()
                self.wfile.write(content or b"")
                owner.sent += 1

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.address = "http://127.0.0.1:%d" % self.server.server_address[1]

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.may_go.set()
        self.server.shutdown()
        self.server.server_close()


# The inputs

def names(longest):
    tail = "\N{SEEDLING}" * (LONGEST_NAME - 10) if longest else ""
    return [f"Name {index:05}{tail}" for index in range(NAMES)]


def catalog_part(numbers, records, size):
    """A part with so many records and bytes, those of real elements first."""
    made = [f'{{"number": {n}, "symbol": "X{n}", "name": "Element {n}", "atomic_mass": {n}, "shells": [2, 8]}}'
            for n in numbers]
    made += [f'{{"number":{made and numbers[0]}}}'] * (records - len(made))
    text = "[" + ",".join(made) + "]"
    return (text + " " * (size - len(text))).encode()


def wide_part(numbers, size):
    """A part of as many bytes as are accepted, all of them in its records."""
    made, fill = [], "a" * (RECORD_BYTES - 400)
    for index in range(size // RECORD_BYTES - 1):
        number = numbers[index % len(numbers)]
        made.append(f'{{"number": {number}, "symbol": "X{number}", "name": "Element {number}", "atomic_mass": {number},'
                    f' "summary": "{fill}"}}')
    return ("[" + ",".join(made) + "]").encode()


def favorites_list():
    """A list of as many favorites and bytes as are accepted, by as many names."""
    fill = "a" * (LIST_BYTES // NAMES - 110)
    return json.dumps([{"id": index, "number": index % 118 + 1, "favoritedBy": name,
                        "favoritedAt": "2026-01-01T00:00:00Z", "x": fill}
                       for index, name in enumerate(names(False))]).encode()


def database(session, program, longest):
    """A directory for data with a database of three favorites, and as many of others as are accepted."""
    folder = session.root / f"names-{longest}"
    environment = session.environment | {"XDG_DATA_HOME": str(folder)}
    for symbol in ("O", "Au", "He"):
        subprocess.run([*program.command, "--favorite", symbol], env=environment, stdout=session.log,
                       stderr=session.log, check=True)
    path = next(folder.rglob("*.sqlite*"), None) or next(file for file in folder.rglob("*") if file.is_file())
    with sqlite3.connect(path) as kept:
        kept.executemany(
            "INSERT INTO others VALUES (?, ?, ?, ?, NULL)",
            [(index % 118 + 1, name, index, 1_700_000_000_000 + index) for index, name in enumerate(names(longest))])
    kept.close()
    return folder


def picture(kind):
    """The bytes of a picture of as many pixels as are accepted."""
    width, height = PICTURE
    tile = bytes((x * 5 + y * 3) % 256 for y in range(64) for x in range(64 * 3))
    small = GdkPixbuf.Pixbuf.new_from_bytes(GLib.Bytes.new(tile), GdkPixbuf.Colorspace.RGB, False, 8, 64, 64, 64 * 3)
    large = small.scale_simple(width, height, GdkPixbuf.InterpType.BILINEAR)
    return large.save_to_bufferv(kind, ["quality"] if kind == "jpeg" else [], ["80"] if kind == "jpeg" else [])[1]


# The experiments

def nothing(session, program):
    with Stalls(session, program) as stalls, Run(session, program, RENDERER) as run:
        yield row("nothing: start", run, stalls, start=run.start.settled)


def favorites(session, program):
    for longest in (False, True):
        kind = f"{NAMES} favorites by {NAMES} names" + (f" of {LONGEST_NAME} characters" if longest else "")
        data = database(session, program, longest)
        with Stalls(session, program) as stalls, Run(session, program, RENDERER, animated=False, data=data) as run:
            yield row(f"{kind}: start", run, stalls, start=run.start.settled)
            for name, action, parameter in (
                    ("show", "win.show-page", "'favorites'"), ("sort", "win.sort-favorites", "'name'"),
                    ("sort by time", "win.sort-favorites", "'time'"), ("star", "win.toggle-favorite", "'Fe'"),
                    ("unstar", "win.toggle-favorite", "'Fe'"), ("collapse", "win.collapse-all", ""),
                    ("expand", "win.expand-all", "")):
                stalls.longest = 0
                seen = run.act(action, parameter)
                idle_since(run, lambda: True)
                yield row(f"{kind}: {name}", run, stalls, settled=seen.settled)


def shared(session, program):
    with Server({"/favorites": ("application/json", favorites_list())}) as server, \
            Stalls(session, program) as stalls, \
            Run(session, program, RENDERER, animated=False, settings={"favorites-url": f"'{server.address}'"}) as run:
        run.act("win.show-page", "'favorites'")
        stalls.longest = 0
        server.may_go.set()
        idle_since(run, lambda: server.sent > 0)
        yield row(f"a server's list of {NAMES} favorites, {LIST_BYTES // 10**6} MB", run, stalls)


def catalog(session, program):
    kept = pathlib.Path(session.environment["XDG_CACHE_HOME"], "the-elements", "catalog")
    first, second = range(1, 101), range(101, 119)
    kinds = {f"two parts of {RECORDS} records, {CATALOG_BYTES // 10**6} MB": [
        catalog_part(numbers, RECORDS, CATALOG_BYTES) for numbers in (first, second)],
        f"two parts of {CATALOG_BYTES // 10**6} MB in long records": [
            wide_part(numbers, CATALOG_BYTES) for numbers in (first, second)]}
    for name, parts in kinds.items():
        shutil.rmtree(kept, ignore_errors=True)
        bodies = {f"/{part}": ("application/json", body)
                  for part, body in zip(("elements", "elements_remaining"), parts)}
        with Server(bodies) as server, Stalls(session, program) as stalls, \
                Run(session, program, RENDERER, settings={"catalog-url": f"'{server.address}'"}) as run:
            stalls.longest = 0
            server.may_go.set()
            idle_since(run, lambda: server.sent > 1)
            yield row(f"catalog from a server, {name}", run, stalls)
        path = session.root / "catalog.json"
        path.write_bytes(parts[0])
        with Stalls(session, program) as stalls, \
                Run(session, program, RENDERER, settings={"catalog-url": f"'{path}'"}) as run:
            idle_since(run, lambda: True)
            yield row(f"catalog from a file, the first of these {name}: start", run, stalls)


def photograph(session, program):
    for kind in ("jpeg", "png"):
        bodies = {"/large-079": (f"image/{kind}", picture(kind))}
        shutil.rmtree(pathlib.Path(session.environment["XDG_CACHE_HOME"], "the-elements", "photographs"),
                      ignore_errors=True)
        with Server(bodies) as server:
            settings = {"photographs": "true", "photograph-url": f"'{server.address}/large-{{number}}'",
                        "photograph-thumbnail-url": f"'{server.address}/none-{{number}}'"}
            with Stalls(session, program) as stalls, \
                    Run(session, program, RENDERER, animated=False, settings=settings) as run:
                window = show(run, "Au", ACT_QUIET_MS)
                run.send(f"{window}.show-picture", "'Au'")
                time.sleep(SETTLE_SECONDS)
                stalls.longest = 0
                server.may_go.set()
                idle_since(run, lambda: server.sent > 0)
                yield row(f"a {kind} photograph of {PICTURE[0] * PICTURE[1] // 10**6} million pixels, "
                          f"{len(bodies['/large-079'][1]) / 1e6:.1f} MB", run, stalls)


def state(session, program):
    written = "".join(f"by-{name.ljust(NAME_IN_STATE, '_')};" for name in names(False))
    text = "[window]\nmaximized=false\n\n[collapsed]\nfavorites=" + written
    folder = session.root / "kept-state" / "the-elements"
    for name, content in (("largest that is written", text), ("as long as is read", text.ljust(STATE_BYTES - 1, ";"))):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        (folder / "state").write_text(content[:STATE_BYTES] + "\n", encoding="utf-8")
        with Stalls(session, program) as stalls, \
                Run(session, program, RENDERER, state=folder.parent) as run:
            yield row(f"a state file, {name}: start", run, stalls, start=run.start.settled)


ALL = (nothing, favorites, shared, catalog, photograph, state)
