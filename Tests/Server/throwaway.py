"""A favorites server in a temporary folder, which all tests of a run share, and requests to it."""

import atexit
import base64
import csv
import hashlib
import http.client
import io
import json
import pathlib
import re
import shutil
import socket
import subprocess
import tempfile
import threading
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SCRIPT = ROOT / "scripts/favorites-server"
RECORDS = "/buckets/10b/collections/favorites/records"
GUARD = ROOT / "scripts/favorites-server.d/elements_guard.py"
SYMBOLS = GUARD.read_text(encoding="utf-8").split('SYMBOLS = """')[1].split('"""')[0].split()
TIME = "2026-11-21T15:57:42.123Z"


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Answer:
    """The status, the headers and the body of a response; `data` is the body's."""

    def __init__(self, response):
        self.status, self.headers, self.body = response.status, response.headers, response.read()

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def data(self):
        return self.json["data"]

    @property
    def tag(self):
        return self.headers["ETag"]

    @property
    def code(self):
        """The number in the entity tag: the time of the last change."""
        return self.tag.strip('"')


class Server:
    """Starts a server, and sends it requests. The class 10b has Ada, Bob and Cleo, the class 9a has Eve."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="favorites-server-"))
        # If root runs the tests, the server's own user has to get there.
        self.folder.chmod(0o755)
        self.directory, self.port, self.passwords, self.output = self.folder / "server", free_port(), {}, ""
        self.seen, self.watching = set(), True
        threading.Thread(target=self.watch_processes, daemon=True).start()
        atexit.register(self.end)
        self.make_class("10b", "name,account\nAda Lovelace,ada\nBob,bob\nCleo,cleo\n", "--address",
                        f"127.0.0.1:{self.port}")
        self.make_class("9a", "name\nEve\n")
        self.note_passwords(self.run("--class", "10b", "--teacher", "marie").stdout)

    def end(self):
        self.watching = False
        subprocess.run([SCRIPT, "--directory", self.directory, "--stop"], check=False, capture_output=True)
        shutil.rmtree(self.folder, ignore_errors=True)

    def watch_processes(self):
        """Collects the arguments of all processes, where no password may ever be."""
        while self.watching:
            for path in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
                try:
                    self.seen.add(path.read_bytes())
                except OSError:
                    pass
            threading.Event().wait(0.02)

    def run(self, *arguments, status=0, **options):
        """Runs the script; fails unless it exits with the status."""
        result = subprocess.run([SCRIPT, "--directory", self.directory, *arguments], capture_output=True, text=True,
                                check=False, timeout=300, **{"stdin": subprocess.DEVNULL} | options)
        self.output += result.stderr
        if result.returncode != status:
            raise AssertionError(f"{arguments}: exit status {result.returncode}\n{result.stdout}\n{result.stderr}")
        return result

    def make_class(self, name, pupils, *arguments, status=0):
        path = self.folder / "pupils.csv"
        path.write_text(pupils, encoding="utf-8")
        result = self.run("--class", name, "--pupils", path, *arguments, status=status)
        self.note_passwords(result.stdout)
        return result

    def note_passwords(self, text):
        """Reads the accounts that were printed; returns them."""
        rows = list(csv.DictReader(io.StringIO(text)))
        self.passwords |= {row["account"]: row["password"] for row in rows}
        return rows

    def request(self, account, method, path, body=None, *, headers=None, raw=None, password=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        headers = {"Content-Type": "application/json"} | (headers or {})
        if account:
            login = f"{account}:{password or self.passwords.get(account, 'x')}"
            headers.setdefault("Authorization", "Basic " + base64.b64encode(login.encode()).decode())
        content = raw if raw is not None else None if body is None else json.dumps(body).encode()
        try:
            connection.request(method, f"/v1{path}", content, {k: v for k, v in headers.items() if v})
            return Answer(connection.getresponse())
        finally:
            connection.close()

    def add(self, account, number, **options):
        """Adds a favorite as the program does."""
        return self.request(account, "PUT", path_of(account, number), {"data": favorite(account, number)},
                            headers={"If-None-Match": "*"}, **options)

    def delete(self, account, number, tag=None, **options):
        return self.request(account, "DELETE", path_of(account, number), headers={"If-Match": tag}, **options)

    def list(self, account="ada", query=""):
        return self.request(account, "GET", RECORDS + query)

    def processes(self, pattern):
        """The ids of the server's processes whose arguments match."""
        found = []
        for path in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
            try:
                arguments = path.read_bytes().replace(b"\0", b" ").decode(errors="replace")
            except OSError:
                continue
            if str(self.directory) in arguments and re.search(pattern, arguments):
                found.append(int(path.parent.name))
        return sorted(found)

    def files(self):
        return [path for path in self.directory.rglob("*") if path.is_file() and not path.is_symlink()]


def digest(account):
    return hashlib.sha256(f"account:{account}".encode()).hexdigest()[:32]


def path_of(account, number):
    return f"{RECORDS}/e{number}-{digest(account)}"


def favorite(account, number):
    return {"number": number, "symbol": SYMBOLS[number - 1], "favoritedBy": account.capitalize(), "favoritedAt": TIME}


shared = []


class ServerCase(unittest.TestCase):
    """A test of the shared server, which begins with an empty list of the class 10b."""

    @classmethod
    def setUpClass(cls):
        if not shared:
            shared.append(Server())
        cls.server = shared[0]

    def setUp(self):
        self.assertEqual(self.server.request("marie", "DELETE", RECORDS).status, 200)

    def assertStatus(self, status, answer):
        self.assertEqual(answer.status, status, answer.body[:300])
