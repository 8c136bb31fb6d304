"""gunicorn's settings, read from settings.json; runs in the server's virtual environment."""
import json
import pathlib
import socket
import struct

from gunicorn.workers import gthread

from application import DIRECTORY, THREADS

stored = json.loads((DIRECTORY / "settings.json").read_text(encoding="utf-8"))
wsgi_app = "application:make()"
bind = [stored["address"]]
workers = stored["workers"]
# A program's connection stays open between its requests, and occupies no thread meanwhile.
worker_class, threads, worker_connections, keepalive = "gthread", THREADS, 2000, 75
timeout, graceful_timeout = 60, 10
# Longest waits of a thread in seconds: for a new connection's first byte, after which it waits without a thread, and for
# the next part of a request that has begun. Slow clients without end are for a proxy to keep away.
gthread.DEFAULT_WORKER_DATA_TIMEOUT = 0.2
PATIENCE = 5
limit_request_line, limit_request_fields, limit_request_field_size = 2048, 40, 4096
loglevel, accesslog = "warning", None
control_socket_disable = True
worker_tmp_dir = str(DIRECTORY / "run")
proc_name = "favorites-server"
if stored["tls"]:
    certfile, keyfile = (str(pathlib.Path(DIRECTORY, "tls", name)) for name in ("certificate.pem", "key.pem"))


def when_ready(server):
    """Sets the longest wait; accepted connections take it over from the listening socket."""
    for listener in server.LISTENERS:
        listener.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, struct.pack("ll", PATIENCE, 0))
