"""A web server of elements on a loopback address."""

import json
import threading

from . import web


class CatalogServer(web.WebServer):
    """A context manager. `records` are served in two parts, each by `answers`: a status, and a delay in seconds."""

    PARTS = ("/elements", "/elements_remaining")

    def __init__(self, records):
        self.answers = {path: (200, 0.0) for path in self.PARTS}
        self.go_on = threading.Event()
        owner, bodies = self, [json.dumps(part).encode() for part in (records[:100], records[100:])]

        class Handler(web.Handler):
            def do_GET(self):
                status, seconds = owner.answers[self.path]
                owner.go_on.wait(seconds)
                self.answer(status, bodies[owner.PARTS.index(self.path)] if status == 200 else b"")

        super().__init__(Handler)

    def stop(self):
        self.go_on.set()
        super().stop()
