"""A favorites server on a loopback address, and a proxy to it that can cut connections."""

import json
import socket
import threading

from . import web


class FavoritesServer(web.WebServer):
    """A favorites server that follows docs/favorites-api.md. A context manager."""

    def __init__(self, records=()):
        self.lock, self.next, self.keys = threading.Lock(), 1, {}
        self.records, self.requests = [], []
        # The hosts that the requests name: those of others come as to a proxy.
        self.hosts = set()
        for number, name in records:
            self.add({"number": number, "favoritedBy": name})
        owner = self

        class Handler(web.Handler):
            protocol_version = "HTTP/1.1"

            def tell(self, status, content):
                self.answer(status, json.dumps(content).encode(), Content_Type="application/json")

            def do_GET(self):
                self.note()
                with owner.lock:
                    self.tell(200, owner.records)

            def do_POST(self):
                record = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                self.note(record["number"])
                key = self.headers["Idempotency-Key"]
                with owner.lock:
                    known = owner.keys.get(key) or owner.add(record)
                    owner.keys[key] = known
                self.tell(201, known)

            def do_DELETE(self):
                self.note()
                name = self.path.rsplit("/", 1)[-1]
                with owner.lock:
                    left = [record for record in owner.records if str(record["id"]) != name]
                    status = 404 if len(left) == len(owner.records) else 204
                    owner.records[:] = left
                self.answer(status)

            def note(self, *what):
                owner.hosts.add(self.headers["Host"])
                owner.requests.append((self.command, *what))

        super().__init__(Handler)

    def add(self, record):
        record = {**record, "id": self.next}
        self.next += 1
        self.records.append(record)
        return record

    def of(self, name):
        """Numbers of the elements marked by anyone, in order."""
        with self.lock:
            return sorted(each["number"] for each in self.records if each["favoritedBy"] == name)


class Line:
    """A proxy to a server, whose connections can be cut. A context manager."""

    def __init__(self, target):
        self.target, self.is_cut, self.allowed = target, False, None
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = "http://127.0.0.1:%d" % self.listener.getsockname()[1]

    def __enter__(self):
        threading.Thread(target=self.accept, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.listener.close()

    def cut_answers(self, count):
        """From now on, ends each connection after that many bytes of the response."""
        self.allowed = count

    def mend(self):
        self.is_cut, self.allowed = False, None

    def accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            if self.is_cut:
                client.close()
                continue
            server = socket.create_connection(self.target)
            for source, sink, allowed in ((client, server, None), (server, client, self.allowed)):
                threading.Thread(
                    target=self.lead, args=(source, sink, allowed), daemon=True).start()

    @staticmethod
    def lead(source, sink, allowed):
        try:
            while piece := source.recv(65536):
                if allowed is not None:
                    piece, allowed = piece[:allowed], allowed - len(piece[:allowed])
                sink.sendall(piece)
                if allowed == 0:
                    break
        except OSError:
            pass
        for end in (source, sink):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
