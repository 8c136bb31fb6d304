"""The largest inputs that are accepted, and a server that sends them."""

import contextlib
import gzip
import http.server
import json
import os
import pathlib
import sqlite3
import subprocess
import tempfile
import threading

import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf, GLib  # noqa: E402

NAMES = 10_000
# The largest school: each of so many people has marked all elements.
PEOPLE, ELEMENTS = 1_000, 118
LONGEST_NAME = 200
RECORDS, CATALOG_BYTES, RECORD_BYTES = 250_000, 64_000_000, 32_000
LIST_BYTES = 10_000_000
MOST_IN_FILE = 20_118
PICTURE = (10_000, 5_000)
STATE_BYTES, NAME_IN_STATE = 2_000_000, 60
OWN_COLUMNS, NOTE = 100, 4_000
ROWS, RECORDING_BYTES = 2_000, 1_000_000


def bomb():
    """Compressed data that are unpacked to more than a file of places may have."""
    return gzip.compress(bytes(65_000_000), mtime=0)


class Server:
    """Answers each path with its type, bytes and further headers, as soon as `may_go` is set. Use as a context."""

    def __init__(self, bodies):
        self.may_go, self.sent, self.bodies = threading.Event(), 0, bodies
        owner = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                owner.may_go.wait()
                kind, content, *headers = owner.bodies.get(self.path, ("text/plain", None))
                self.send_response(404 if content is None else 200)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(content or b"")))
                for name, value in headers:
                    self.send_header(name, value)
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


# Folders for a start (`kept` of a run)

def folder(name="", text=""):
    """A new folder, with this file in it if one is given."""
    made = pathlib.Path(tempfile.mkdtemp(prefix="kept-", dir=os.environ["HOME"]))
    if name:
        (made / name).parent.mkdir(parents=True)
        (made / name).write_text(text, encoding="utf-8")
    return made


def settings(program, values):
    """A folder with settings of the application, given as GVariant texts."""
    lines = [f"[{program.application_id.replace('.', '/')}]", *(f"{key}={value}" for key, value in values.items())]
    return folder("config/glib-2.0/settings/keyfile", "\n".join(lines) + "\n")


def favorites_of_names(longest):
    """As many favorites as are accepted in a file or from a simple server, by as many names."""
    return [(index % ELEMENTS + 1, name) for index, name in enumerate(names(longest))]


def favorites_of_school():
    """The favorites of the largest school, in the order of the program."""
    return [(number, f"Pupil with a name {index:04}") for index in range(PEOPLE) for number in range(1, ELEMENTS + 1)]


def database(desktop, program, favorites):
    """A folder with a database of three favorites, and these of others."""
    made = folder()
    environment = os.environ | {"XDG_DATA_HOME": str(made / "data")}
    for symbol in ("O", "Au", "He"):
        subprocess.run([program.path, "--favorite", symbol], env=environment, stdout=desktop.log, stderr=desktop.log,
                       check=True)
    path = next(made.rglob("*.sqlite*"), None) or next(file for file in made.rglob("*") if file.is_file())
    with sqlite3.connect(path) as kept:
        kept.executemany(
            "INSERT INTO others VALUES (?, ?, ?, ?, NULL)",
            [(number, name, index, 1_700_000_000_000 + index) for index, (number, name) in enumerate(favorites)])
    kept.close()
    return made


def own(desktop, program):
    """A folder with as many columns of the user's own as are saved, each with a value for each element, and a longest note."""
    made = database(desktop, program, ())
    path = next(file for file in made.rglob("favorites*") if file.is_file() and file.read_bytes()[:6] == b"SQLite")
    values = {str(number): f"{number}.25" for number in range(1, ELEMENTS + 1)}
    with contextlib.closing(sqlite3.connect(path)) as kept, kept:
        kept.executemany("INSERT INTO own_columns VALUES (?, ?)", [
            (f"own_column_{index}", json.dumps({"title": f"Column {index}", "unit": "mg", "values": values}))
            for index in range(OWN_COLUMNS)])
        kept.execute("INSERT INTO notes VALUES (?, ?)", (79, ("word " * NOTE)[:NOTE]))
    return made


def states():
    """The texts of the largest state file that is written, and of one as long as is read."""
    written = "".join(f"by-{name.ljust(NAME_IN_STATE, '_')};" for name in names(False))
    text = "[window]\nmaximized=false\n\n[collapsed]\nfavorites=" + written
    return [kept[:STATE_BYTES] + "\n" for kept in (text, text.ljust(STATE_BYTES - 1, ";"))]


# Texts and pictures

def recording():
    """A recording of as many rows and bytes as the Recorder opens."""
    return f"expect title {'w' * (RECORDING_BYTES // ROWS - 14)}\n" * ROWS


def names(longest, count=NAMES):
    tail = "\N{SEEDLING}" * (LONGEST_NAME - 10) if longest else ""
    return [f"Name {index:05}{tail}" for index in range(count)]


def catalog_part(numbers, records, size):
    """A part with so many records and bytes, those of real elements first."""
    made = [f'{{"number": {n}, "symbol": "X{n}", "name": "Element {n}", "atomic_mass": {n}, "shells": [2, 8]}}'
            for n in numbers]
    made += [f'{{"number":{numbers[0]}}}'] * (records - len(made))
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


class School:
    """The answers of a Kinto server with the favorites of the largest school, to be put into `Server.bodies`."""

    records = "/v1/buckets/school/collections/favorites/records"
    kind = "application/json"

    def __init__(self):
        self.root = {"/v1/": (self.kind, json.dumps(
            {"project_name": "kinto", "user": {"id": "account:ada"}}).encode())}
        self.length = 0

    @staticmethod
    def record(index, number, name):
        return {"number": number, "favoritedBy": name, "favoritedAt": f"2026-01-01T00:{number % 60:02}:00.123Z",
                "id": f"e{number}-{index // ELEMENTS:032x}", "last_modified": index + 1}

    def pages(self, address):
        """The whole list by pages, and no changes since."""
        known = [self.record(index, *favorite) for index, favorite in enumerate(favorites_of_school())][::-1]
        found = {}
        for first in range(0, len(known), 1000):
            content = json.dumps({"data": known[first:first + 1000]}).encode()
            self.length += len(content)
            query = f"_token={first}" if first else "_limit=1000"
            more = [("Next-Page", f"{address}{self.records}?_token={first + 1000}")] if first + 1000 < len(known) else []
            found[f"{self.records}?{query}"] = (self.kind, content, ("ETag", f'"{len(known)}"'), *more)
        return found | self.changes(len(known), len(known), [])

    def changes(self, before, now, records):
        """What changed since a time."""
        return {f"{self.records}?_limit=1000&_since=%22{before}%22":
                (self.kind, json.dumps({"data": records}).encode(), ("ETag", f'"{now}"'))}

    def removal(self):
        """One favorite is removed, and nothing changes after that."""
        last = PEOPLE * ELEMENTS
        gone = {"id": f"e7-{7:032x}", "last_modified": last + 1, "deleted": True}
        return self.changes(last, last + 1, [gone]) | self.changes(last + 1, last + 1, [])


def favorites_file(longest):
    """The largest file that is imported: of the most favorites, or of the longest names as many as are kept."""
    count = NAMES if longest else MOST_IN_FILE
    records = [{"number": index % 118 + 1, "favoritedBy": name, "favoritedAt": "2026-01-01T00:00:00Z", "x": ""}
               for index, name in enumerate(names(longest, count))]
    fill = (LIST_BYTES - len(text_of(records))) // count
    return text_of([{**record, "x": "a" * fill} for record in records])


def text_of(records):
    return json.dumps(records, ensure_ascii=False).encode()


def count_of_others():
    """Number of other people's favorites in the running program's database."""
    path = pathlib.Path(os.environ["XDG_DATA_HOME"], "the-elements", "favorites.sqlite")
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        return database.execute("SELECT count(*) FROM others").fetchone()[0]


def picture(kind):
    """The bytes of a picture of as many pixels as are accepted."""
    width, height = PICTURE
    tile = bytes((x * 5 + y * 3) % 256 for y in range(64) for x in range(64 * 3))
    small = GdkPixbuf.Pixbuf.new_from_bytes(GLib.Bytes.new(tile), GdkPixbuf.Colorspace.RGB, False, 8, 64, 64, 64 * 3)
    large = small.scale_simple(width, height, GdkPixbuf.InterpType.BILINEAR)
    return large.save_to_bufferv(kind, ["quality"] if kind == "jpeg" else [], ["80"] if kind == "jpeg" else [])[1]
