"""The server's directory, its settings, and the user that owns it."""
import contextlib
import fcntl
import hashlib
import ipaddress
import json
import os
import pathlib
import pwd
import secrets
import shutil
import stat
import subprocess
import sys

SOURCE = pathlib.Path(__file__).resolve().parent
# The user that everything runs as, if the command is root's: PostgreSQL refuses root, and Kinto needs no rights.
SERVICE_USER = "the-elements-server"
# The files that run in the virtual environment, which the user could perhaps not read at their place.
INSTALLED = ["accounts.py", "application.py", "elements_guard.py", "elements_login.py", "gunicorn_settings.py"]
# What the guard compares names by: the program's own table.
CONFUSABLES = SOURCE.parent.parent / "Resources" / "confusables.tsv"
# The path of a socket is limited to 107 bytes.
LONGEST_PATH = 80
DEFAULTS = {"address": "127.0.0.1:8888", "tls": False, "insecure": False, "workers": 2}


class Failure(Exception):
    """A reason to stop, for the user."""


def say(text):
    print(f"favorites-server: {text}", file=sys.stderr, flush=True)


def read(path, longest, fault):
    """The bytes of a file from outside, of which no more than the longest one is read; the fault tells of a longer one."""
    try:
        with open(path, "rb") as file:
            content = file.read(longest + 1)
    except OSError as error:
        raise Failure(f"{path}: {error.strerror}") from None
    if len(content) > longest:
        raise Failure(f"{path}: {fault}")
    return content


def split_address(address):
    """The host and the port of `HOST:PORT`, where the host is an IP address or a name, an IPv6 address in brackets."""
    host, colon, port = address.rpartition(":")
    host = host[1:-1] if host.startswith("[") and host.endswith("]") else host
    if not colon or not host or not port.isascii() or not port.isdigit() or not 1 <= int(port) <= 65535:
        raise Failure(f"{address}: the address is HOST:PORT, such as 127.0.0.1:8888")
    return host, int(port)


def is_loopback(host):
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def default_directory():
    if os.geteuid() == 0:
        return pathlib.Path("/var/lib", SERVICE_USER)
    data = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return pathlib.Path(data, SERVICE_USER)


def service_user():
    """The account of the service, made if there is none."""
    with contextlib.suppress(KeyError):
        return pwd.getpwnam(SERVICE_USER)
    subprocess.run(["useradd", "--system", "--no-create-home", "--home-dir", "/nonexistent", "--shell",
                    "/usr/sbin/nologin", SERVICE_USER], check=True)
    return pwd.getpwnam(SERVICE_USER)


class Place:
    """The server's directory. All of it is readable by its owner only."""

    def __init__(self, directory):
        self.directory = pathlib.Path(os.path.abspath(directory))
        if len(os.fsencode(self.directory)) > LONGEST_PATH:
            raise Failure(f"the path of {self.directory} is longer than {LONGEST_PATH} bytes: choose another --directory")
        self.run, self.logs, self.app = (self.directory / name for name in ("run", "logs", "app"))
        self.database, self.tls, self.venv = (self.directory / name for name in ("database", "tls", "venv"))
        self.settings_file = self.directory / "settings.json"
        self.python = self.venv / "bin/python"

    def exists(self):
        return self.settings_file.exists()

    def become_owner(self, *, create):
        """Makes the directory if asked to, and continues as the user that owns it, without root's rights."""
        os.umask(0o077)
        user = service_user() if os.geteuid() == 0 and create else None
        if create:
            self.directory.parent.mkdir(mode=0o755, parents=True, exist_ok=True)
            self.directory.mkdir(mode=0o700, exist_ok=True)
            if not self.exists() and any(self.directory.iterdir()):
                raise Failure(f"{self.directory} is not empty, and not a favorites server's")
        if not self.directory.is_dir():
            return
        if os.geteuid() == 0:
            if user and self.directory.stat().st_uid == 0:
                os.chown(self.directory, user.pw_uid, user.pw_gid)
            owner = pwd.getpwuid(self.directory.stat().st_uid)
            if owner.pw_uid == 0:
                raise Failure(f"{self.directory} is root's, but the server runs as an ordinary user")
            os.initgroups(owner.pw_name, owner.pw_gid)
            os.setgid(owner.pw_gid)
            os.setuid(owner.pw_uid)
        # The current directory may be one that the user cannot read.
        os.chdir("/")
        try:
            state = self.directory.stat()
        except PermissionError:
            raise Failure(f"the user {pwd.getpwuid(os.geteuid()).pw_name} cannot reach {self.directory}") from None
        if state.st_uid != os.geteuid():
            raise Failure(f"{self.directory} belongs to another user: {pwd.getpwuid(state.st_uid).pw_name}")
        if stat.S_IMODE(state.st_mode) != 0o700:
            self.directory.chmod(0o700)

    @contextlib.contextmanager
    def alone(self):
        """Waits until no other such command works on the directory."""
        with open(self.directory / "command.lock", "w", encoding="utf-8") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def settings(self):
        try:
            return DEFAULTS | (json.loads(self.settings_file.read_text(encoding="utf-8")) if self.exists() else {})
        except (ValueError, TypeError):
            raise Failure(f"{self.settings_file} is damaged") from None

    def save(self, settings):
        """Stores settings, with the secret key of Kinto's cache when there is none yet."""
        settings.setdefault("secret", secrets.token_hex(32))
        write(self.settings_file, json.dumps(settings, indent=2) + "\n")

    def install_files(self):
        """Copies the program's files, and makes the folders."""
        for folder in (self.run, self.logs, self.app, self.tls):
            folder.mkdir(mode=0o700, exist_ok=True)
        for name, content in SOURCE_FILES.items():
            if name != "requirements.txt":
                write(self.app / name, content)

    def install_venv(self):
        """Makes the virtual environment, unless one with the same packages is there."""
        requirements = SOURCE_FILES["requirements.txt"]
        release = "%d.%d" % sys.version_info[:2]
        state = f"{release} {hashlib.sha256(requirements.encode()).hexdigest()}\n"
        marker = self.venv / "installed"
        if marker.exists() and marker.read_text(encoding="utf-8") == state:
            return
        say("installing Kinto and gunicorn")
        shutil.rmtree(self.venv, ignore_errors=True)
        write(self.directory / "requirements.txt", requirements)
        log = self.logs / "install.log"
        pip = [self.python, "-I", "-m", "pip", "install", "--no-input", "--no-cache-dir", "--disable-pip-version-check",
               "--require-hashes", "--only-binary=:all:", "-r", self.directory / "requirements.txt"]
        with open(log, "w", encoding="utf-8") as output:
            for command in ([sys.executable, "-I", "-m", "venv", self.venv], pip):
                environment = os.environ | {"HOME": str(self.directory)}
                if subprocess.run(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                                  env=environment).returncode:
                    raise Failure(f"Kinto could not be installed; the end of {log}:\n{tail(log)}")
        write(marker, state)

    def version(self):
        """A value that changes with the settings and the installed files, so that a server of before is started again."""
        files = [self.settings_file, self.venv / "installed", *sorted(self.app.glob("*.py")), *sorted(self.tls.glob("*.pem"))]
        return hashlib.sha256("\0".join(path.read_text(encoding="utf-8") for path in files).encode()).hexdigest()

    def accounts(self, do, *arguments):
        """Runs a command of accounts.py; returns its result."""
        process = subprocess.run([self.python, "-I", "-B", "-c", "import sys; sys.path.insert(0, sys.argv[1]); "
                                  "import accounts; accounts.main()", self.app],
                                 input=json.dumps({"do": do, "with": arguments}), capture_output=True, text=True,
                                 env=environment(self), timeout=600)
        try:
            answer = json.loads(process.stdout)
        except ValueError:
            raise Failure(f"{do} failed:\n{process.stderr[-3000:]}") from None
        if "refused" in answer:
            raise Failure(answer["refused"])
        return answer["result"]


def environment(place):
    """The environment of the server's processes, without the variables of whoever starts it."""
    return {"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": str(place.directory), "LC_ALL": "C.UTF-8", "TZ": "UTC"}


def write(path, text):
    """Replaces a file at once."""
    new = path.with_name(path.name + ".new")
    new.write_text(text, encoding="utf-8")
    os.replace(new, path)


def tail(log):
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()[-20:] if log.exists() else []
    return "\n".join(f"  {line}" for line in lines)


# Read before root's rights are given up: the user of the service may not be able to read them at their place.
SOURCE_FILES = {name: (SOURCE / name).read_text(encoding="utf-8") for name in [*INSTALLED, "requirements.txt"]}
SOURCE_FILES[CONFUSABLES.name] = CONFUSABLES.read_text(encoding="utf-8")
