"""A web server of pictures on this machine's own address."""

import http.server
import struct
import threading
import zlib

COLOUR = (200, 30, 60)


def png(width, height, colour):
    """A PNG file of one colour."""
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    rows = (b"\0" + bytes(colour) * width) * height
    return (b"\x89PNG\r\n\x1a\n"
            + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


class PictureServer:
    """Use it in a `with` statement. Below /pictures every path is a picture of one colour; all others
    fail."""

    def __init__(self):
        self.paths, self.connections = [], 0
        owner, picture = self, png(400, 300, COLOUR)

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            timeout = 10

            def setup(self):
                super().setup()
                owner.connections += 1

            def do_GET(self):
                owner.paths.append(self.path)
                found = self.path.startswith("/pictures")
                body = picture if found else b"there is none"
                self.send_response(200 if found else 500)
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
        self.address = "http://127.0.0.1:%d" % self.server.server_address[1]

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()
