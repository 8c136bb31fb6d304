"""Experiments with favorites and with a catalog from a server. Each starts a new process."""

import http.server
import pathlib
import shutil
import subprocess
import threading
import time

from element import show
from measures import SETTLE_SECONDS, wakeups
from program import ACT_QUIET_MS, Run
from session import BenchError

SYMBOL = "Au"
RECORDS = 200_000  # of each of the two parts
CALM_MS = 2000
LOAD_MS = 8000  # longer than loading the parts takes


def mark_all(session, program, symbols):
    """Makes a data directory in which all elements are favorites."""
    folder = session.root / "marked"
    folder.mkdir()
    if program.is_ours:
        environment = session.environment | {"XDG_DATA_HOME": str(folder)}
        for symbol in symbols:
            command = [*program.command, "--favorite", symbol]
            if subprocess.run(command, env=environment, stdout=session.log, stderr=session.log).returncode != 0:
                raise BenchError(f"{' '.join(command)} failed:\n{session.log_text()[-2000:]}")
    return folder


def favorites(session, program, renderer, marked):
    """Start, memory and wake-ups with every element a favorite; the C program has no favorites."""
    with Run(session, program, renderer, data=marked if program.is_ours else None) as run:
        cpu = run.cpu_ms()
        proportional = run.memory_mib()[1]
        return {"marked start": [run.start.settled], "marked cpu": [cpu], "marked pss": [proportional],
                "marked wakeups": [wakeups(run)]}


def load(session, program, renderer):
    """Longest time between two frames of an animated picture: when idle, and while a catalog loads."""
    cached = pathlib.Path(session.environment["XDG_CACHE_HOME"], "the-elements", "catalog")
    shutil.rmtree(cached, ignore_errors=True)
    with Parts() as parts, Run(session, program, renderer, settings={"catalog-url": f"'{parts.address}'"}) as run:
        window = show(run, SYMBOL, ACT_QUIET_MS)
        run.send(f"{window}.show-picture", f"'{SYMBOL}'")
        time.sleep(SETTLE_SECONDS)
        calm = run.longest_gap(CALM_MS)
        parts.may_go.set()
        loading = run.longest_gap(LOAD_MS)
        if parts.sent != 2 or not cached.is_dir():
            raise BenchError(f"{program.name} has not loaded the catalog")
        session.ask("park")
    return {"calm gap": [calm], "load gap": [loading]}


class Parts:
    """A server that holds back the two parts of a catalog until `may_go` is set, as a context manager."""

    def __init__(self):
        self.may_go, self.sent = threading.Event(), 0
        bodies = {f"/{name}": body(numbers) for name, numbers in
                  (("elements", range(1, 101)), ("elements_remaining", range(101, 119)))}
        owner = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                owner.may_go.wait()
                content = bodies[self.path]
                self.send_response(200)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)
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


def body(numbers):
    """Makes RECORDS records, whose numbers repeat."""
    records = [f'{{"number": {number}, "symbol": "X{number}", "name": "Element {number}", '
               f'"atomic_mass": {number}, "shells": [2, 8]}}'
               for number in numbers]
    return f"[{','.join(records[index % len(records)] for index in range(RECORDS))}]".encode()
