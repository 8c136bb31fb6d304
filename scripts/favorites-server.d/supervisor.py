"""The process that keeps PostgreSQL and gunicorn running, and starts either again when it ends."""
import ctypes
import fcntl
import json
import os
import resource
import signal
import subprocess
import time
import traceback

from place import Failure, environment

# Largest size in bytes of a log; then it becomes NAME.1, and what was that before is deleted.
LOG_SIZE = 10_000_000
# Seconds between two looks at the logs' sizes.
LOG_INTERVAL = 600
# Seconds before a process that ended is started again; doubles with each time up to the last.
SHORTEST_PAUSE, LONGEST_PAUSE = 0.5, 30
PR_SET_PDEATHSIG = 1


def lock_file(place):
    return place.run / "server.lock"


def state(place):
    """The process id and version of the running server, or None."""
    try:
        with open(lock_file(place), encoding="utf-8") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
            except BlockingIOError:
                for _ in range(50):
                    text = lock.read()
                    if text.endswith("\n"):
                        return json.loads(text)
                    time.sleep(0.1)
                    lock.seek(0)
    except FileNotFoundError:
        pass
    return None


def running(place):
    return state(place) is not None


def start(place, database, command, *, log, ending):
    """Starts a process that is sent a signal if this one is killed."""
    def prepare():
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, ending)
        # A core would have the passwords that were last used.
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        signal.pthread_sigmask(signal.SIG_SETMASK, [])

    with open(place.logs / log, "a", encoding="utf-8") as output:
        return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, cwd=place.directory,
                                env=environment(place), preexec_fn=prepare, start_new_session=True)


def start_postgres(place, database):
    settings = {
        "listen_addresses": "", "unix_socket_directories": "../run", "unix_socket_permissions": "0700",
        "max_connections": 20 + 10 * place.settings()["workers"], "shared_buffers": "128MB", "timezone": "UTC",
        # Neither queries nor their values are logged.
        "log_statement": "none", "log_min_error_statement": "panic", "log_min_messages": "warning",
        "log_checkpoints": "off",
    }
    options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
    return start(place, database, database.command("postgres", "-D", place.database, *options),
                 log="postgresql.log", ending=signal.SIGINT)


def start_gunicorn(place, database):
    code = "import sys; sys.path.insert(0, sys.argv.pop(1)); from gunicorn.app.wsgiapp import run; run()"
    python = [place.python, "-I", "-B", "-W", "ignore"]
    return start(place, database, [*python, "-c", code, place.app, "-c", "python:gunicorn_settings"],
                 log="kinto.log", ending=signal.SIGTERM)


def end(process, ending, patience=30):
    """Ends a process, with force if it does not follow."""
    if process.poll() is None:
        process.send_signal(ending)
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


class Child:
    """One of the processes, and when it may be started again."""

    def __init__(self, begin, ending):
        self.begin, self.ending = begin, ending
        self.process, self.pause, self.due, self.started = None, SHORTEST_PAUSE, 0, 0

    def look(self, now):
        """Starts the process if it is due."""
        if self.process and self.process.poll() is not None:
            self.pause = SHORTEST_PAUSE if now - self.started > 60 else min(self.pause * 2, LONGEST_PAUSE)
            self.due = now + self.pause
            self.process = None
        if not self.process and now >= self.due:
            self.process, self.started = self.begin(), now


    def stop(self):
        """Ends the process; it is due at once."""
        if self.process:
            end(self.process, self.ending)
        self.process, self.due = None, 0


def limit_logs(place):
    for log in place.logs.glob("*.log"):
        if log.stat().st_size > LOG_SIZE:
            log.with_name(log.name + ".1").write_bytes(log.read_bytes()[-LOG_SIZE:])
            os.truncate(log, 0)


def take(lock):
    """Locks a file, or fails if another server has; a command that looks at the state has it only for a moment."""
    for _ in range(20):
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        except BlockingIOError:
            time.sleep(0.1)
    raise Failure("the server is running already")


def tell(place, lock):
    """Writes which process this is, and which settings it has."""
    lock.truncate(0)
    lock.write(json.dumps({"pid": os.getpid(), "version": place.version()}) + "\n")
    lock.flush()


def supervise(place, database):
    """Runs the server until SIGTERM or SIGINT. SIGHUP starts both processes again, with the settings of then."""
    signals = {signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGCHLD}
    signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    lock = open(lock_file(place), "a+", encoding="utf-8")
    take(lock)
    tell(place, lock)
    children = [Child(lambda: start_postgres(place, database), signal.SIGINT),
                Child(lambda: start_gunicorn(place, database), signal.SIGTERM)]
    next_limit = 0
    while True:
        now = time.monotonic()
        for child in children:
            child.look(now)
        if now >= next_limit:
            limit_logs(place)
            next_limit = now + LOG_INTERVAL
        due = [child.due for child in children if not child.process] + [next_limit]
        received = signal.sigtimedwait(signals, max(0, min(due) - time.monotonic()))
        if received and received.si_signo in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            for child in reversed(children):
                child.stop()
            if received.si_signo != signal.SIGHUP:
                break
            tell(place, lock)
    lock.truncate(0)


def detach(place, database):
    """Starts the server in a process of its own; returns its id."""
    pid = os.fork()
    if pid:
        return pid
    status = 1
    try:
        os.setsid()
        with open(os.devnull, "r+b") as null, open(place.logs / "supervisor.log", "ab") as log:
            for descriptor, file in ((0, null), (1, log), (2, log)):
                os.dup2(file.fileno(), descriptor)
        os.closerange(3, 256)
        supervise(place, database)
        status = 0
    except Exception:
        traceback.print_exc()
    finally:
        os._exit(status)


def stop(place):
    """Stops the server; returns False if there is none."""
    current = state(place)
    if current is None:
        return False
    os.kill(current["pid"], signal.SIGTERM)
    limit = time.monotonic() + 90
    while running(place):
        if time.monotonic() > limit:
            raise Failure(f"the server, process {current['pid']}, does not stop")
        time.sleep(0.1)
    return True
