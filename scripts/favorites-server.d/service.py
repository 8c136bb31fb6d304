"""Installs the server's files, and starts it."""
import http.client
import os
import signal
import socket
import ssl
import time

import supervisor
from place import Failure, read, say, split_address, tail, write

LARGEST_CERTIFICATE = 1_000_000


def read_file(path):
    return read(path, LARGEST_CERTIFICATE, "too long for a certificate").decode("utf-8", errors="replace")


def certificates(options):
    """The contents of a new certificate and its key; empty for http, None for no change.

    Only files named by this command are read, which root may run: not paths from settings that the server's user could
    change to have itself shown any file."""
    if options.certificate is None and options.key is None:
        return None
    if bool(options.certificate) != bool(options.key):
        raise Failure("--certificate and --key belong together")
    if not options.certificate:
        return {}
    return {"certificate.pem": read_file(options.certificate), "key.pem": read_file(options.key)}


def install(place, settings, files):
    """Installs and updates everything in the directory, after the settings have been checked."""
    place.install_files()
    check_certificate(place, files or {})
    if settings["address"] != place.settings()["address"] or not supervisor.running(place):
        check_free(settings["address"])
    if files is not None:
        for name in ("certificate.pem", "key.pem"):
            (place.tls / name).unlink(missing_ok=True)
        for name, content in files.items():
            write(place.tls / name, content)
    place.save(settings)
    place.install_venv()


def check_certificate(place, files):
    """Fails unless the certificate is that of the key."""
    if not files:
        return
    for name, content in files.items():
        write(place.tls / f"checked-{name}", content)
    try:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*(place.tls / f"checked-{name}" for name in files), password=lambda: "")
    except (ssl.SSLError, ValueError) as error:
        raise Failure(f"the certificate and the key do not fit each other: {error}") from None
    finally:
        for name in files:
            (place.tls / f"checked-{name}").unlink()


def url(settings):
    return f"{'https' if settings['tls'] else 'http'}://{settings['address']}/v1"


def answers(settings):
    """True if the server answers a request."""
    host, port = split_address(settings["address"])
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    if settings["tls"]:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        connection = http.client.HTTPSConnection(host, port, timeout=5, context=context)
    else:
        connection = http.client.HTTPConnection(host, port, timeout=5)
    try:
        connection.request("GET", "/v1/__lbheartbeat__")
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def check_free(address):
    host, port = split_address(address)
    try:
        family, kind, protocol, _, target = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(target)
    except OSError as error:
        raise Failure(f"{address}: {error.strerror or error}") from None


def ensure_started(place, database):
    """Starts the server, or its processes again if the settings or files have changed."""
    current, version = supervisor.state(place), place.version()
    if current and current["version"] == version:
        return
    settings = place.settings()
    database.create()
    with database.running():
        database.prepare()
    process = None if current else supervisor.detach(place, database)
    if current:
        os.kill(current["pid"], signal.SIGHUP)
    limit = time.monotonic() + 120
    while (supervisor.state(place) or {}).get("version") != version or not answers(settings):
        if time.monotonic() > limit or process and os.waitpid(process, os.WNOHANG)[0]:
            supervisor.stop(place)
            raise Failure(f"the server does not start; the end of {place.logs / 'kinto.log'}:\n"
                          f"{tail(place.logs / 'kinto.log')}\n{tail(place.logs / 'supervisor.log')}")
        time.sleep(0.1)
    say(f"running at {url(settings)}")
