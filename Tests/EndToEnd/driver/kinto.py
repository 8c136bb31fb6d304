"""A Kinto server with one class on a loopback address, as far as the program uses it."""

import base64
import json
import threading
import urllib.parse

from . import web

RECORDS = "/v1/buckets/10b/collections/favorites/records"


class KintoServer(web.WebServer):
    """Knows one account and its password. A context manager."""

    def __init__(self, account, password):
        self.login = "Basic " + base64.b64encode(f"{account}:{password}".encode()).decode()
        self.lock, self.records, self.time = threading.Lock(), {}, 1
        # The methods and the Authorization of all requests.
        self.requests = []
        owner = self

        class Handler(web.Handler):
            protocol_version = "HTTP/1.1"

            def tell(self, status, content):
                self.answer(status, json.dumps(content).encode(), Content_Type="application/json", ETag=f'"{owner.time}"')

            def knows_user(self):
                given = self.headers["Authorization"]
                owner.requests.append((self.command, given))
                return given == owner.login

            def do_GET(self):
                if self.path == "/v1/":
                    user = {"user": {"id": f"account:{account}"}} if self.knows_user() else {}
                    return self.tell(200, {"project_name": "kinto", **user})
                if not self.knows_user():
                    return self.tell(401, {"code": 401})
                query = urllib.parse.parse_qs(urllib.parse.urlparse(self.path).query)
                since = int(query.get("_since", ["0"])[0].strip('"'))
                with owner.lock:
                    self.tell(200, {"data": [each for each in owner.records.values() if each["last_modified"] > since]})

            def do_PUT(self):
                record = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["data"]
                if not self.knows_user():
                    return self.tell(401, {"code": 401})
                with owner.lock:
                    owner.time += 1
                    name = self.path.rsplit("/", 1)[-1]
                    owner.records[name] = {**record, "id": name, "last_modified": owner.time}
                    self.tell(201, {"data": owner.records[name]})

        super().__init__(Handler)

    @property
    def numbers(self):
        with self.lock:
            return sorted(record["number"] for record in self.records.values())
