"""A web server of elements on this machine's own address."""

import http.server
import json
import threading


class CatalogueServer:
    """Use it in a `with` statement. `records` are answered in two parts, each as `answers` says: with a status, and
    after so many seconds."""

    PARTS = ("/elements", "/elements_remaining")

    def __init__(self, records):
        self.answers = {path: (200, 0.0) for path in self.PARTS}
        self.go_on = threading.Event()
        owner, bodies = self, [json.dumps(part).encode() for part in (records[:100], records[100:])]

        class Handler(http.server.BaseHTTPRequestHandler):
            timeout = 10

            def do_GET(self):
                status, seconds = owner.answers[self.path]
                owner.go_on.wait(seconds)
                body = bodies[owner.PARTS.index(self.path)] if status == 200 else b""
                self.send_response(status)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        class Server(http.server.ThreadingHTTPServer):
            def handle_error(self, *_):
                """A client may go when it likes."""

        self.server = Server(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.host = "127.0.0.1:%d" % self.server.server_address[1]
        self.address = "http://" + self.host

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def stop(self):
        """Refuses all connections from now on."""
        self.go_on.set()
        self.server.shutdown()
        self.server.server_close()

    def __exit__(self, *_):
        self.stop()
