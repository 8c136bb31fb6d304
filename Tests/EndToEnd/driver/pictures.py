"""A web server of pictures on a loopback address."""

import struct
import zlib

from . import web

COLOR = (200, 30, 60)


def png(width, height, color):
    """A PNG file of one color."""
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    rows = (b"\0" + bytes(color) * width) * height
    return (b"\x89PNG\r\n\x1a\n"
            + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


class PictureServer(web.WebServer):
    """A context manager. Each path below /pictures is a picture of one color; all others fail."""

    def __init__(self):
        self.paths, self.connections = [], 0
        owner, picture = self, png(400, 300, COLOR)

        class Handler(web.Handler):
            protocol_version = "HTTP/1.1"

            def setup(self):
                super().setup()
                owner.connections += 1

            def do_GET(self):
                owner.paths.append(self.path)
                found = self.path.startswith("/pictures")
                self.answer(200 if found else 500, picture if found else b"there is none")

        super().__init__(Handler)
