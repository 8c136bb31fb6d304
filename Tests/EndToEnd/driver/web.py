"""Base classes of the walks' web servers."""

import http.server
import threading


class Handler(http.server.BaseHTTPRequestHandler):
    """Handles requests without logging them."""

    timeout = 10

    def answer(self, status, body=b"", **headers):
        """Sends a response. Names of headers have _ instead of -."""
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class WebServer:
    """A web server on a loopback address, with a thread per request. A context manager."""

    def __init__(self, handler):
        class Server(http.server.ThreadingHTTPServer):
            def handle_error(self, *_):
                """Clients may close their connection at any time."""

        self.server = Server(("127.0.0.1", 0), handler)
        self.server.daemon_threads = True
        self.place = self.server.server_address
        self.host = "%s:%d" % self.place
        self.address = "http://" + self.host

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def stop(self):
        """Refuses all connections from now on."""
        self.server.shutdown()
        self.server.server_close()

    def __exit__(self, *_):
        self.stop()
