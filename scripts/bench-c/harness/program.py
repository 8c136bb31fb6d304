"""A measured program, and one run of it."""

import dataclasses
import os
import pathlib
import re
import shutil
import signal
import subprocess
import time

from load import process_seconds
from session import BenchError, stop

# Time without a change after which a start, or a page or window, counts as settled.
START_QUIET_MS = 500
ACT_QUIET_MS = 300
TIMEOUT_MS = 20000
TRIM_SECONDS = 1  # time for returning memory to the system
REST_MS = 2000  # timeout of waiting for a change that may not come


@dataclasses.dataclass(frozen=True)
class Program:
    """A program to start. Without an application ID it has no actions: only its start is measured."""

    name: str
    command: tuple
    application_id: str | None = None
    is_ours: bool = False

    @property
    def path(self):
        return "/" + self.application_id.replace(".", "/")


@dataclasses.dataclass(frozen=True)
class Burst:
    """A burst of screen changes, in milliseconds since the call."""

    settled: float
    frames: int
    pictures: int


def burst(line, since=None):
    called, first, last, frames, pictures = (int(part) for part in line.split())
    if first == 0:
        return None
    return Burst((last - (since or called)) / 1000, frames, pictures)


class Run:
    """One process, as a context manager. With `trims` it can be asked to return free memory to the system.
    `settings` are the application's, as GVariant texts; `data` is copied to its data folder, and `state` to
    its state folder.
    """

    def __init__(self, session, program, renderer, animated=True, trims=False, settings=None, data=None,
                 state=None):
        self.session, self.program = session, program
        environment = session.fresh(renderer, animated)
        if settings:
            environment |= session.keep(program.application_id, settings)
        if data:
            shutil.copytree(data, environment["XDG_DATA_HOME"], dirs_exist_ok=True)
        if state:
            shutil.copytree(state, environment["XDG_STATE_HOME"], dirs_exist_ok=True)
        if trims:
            # GLib's slice allocator, in versions that still have it, does not return freed memory.
            environment |= {"LD_PRELOAD": str(session.trimmer), "G_SLICE": "always-malloc",
                            "HEAP_IN_USE": str(session.root / "heap")}
        session.ask("settle", START_QUIET_MS, TIMEOUT_MS)
        called = time.monotonic_ns() // 1000
        self.process = subprocess.Popen(program.command, env=environment, stdin=subprocess.DEVNULL,
                                        stdout=session.log, stderr=session.log, cwd=session.root)
        self.start = burst(session.answer(), since=called)
        if self.start is None or self.process.poll() is not None:
            stop(self.process)
            raise BenchError(f"{program.name} showed no window:\n{session.log_text()[-2000:]}")

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        # The next start begins with an empty, settled screen.
        if kind is None:
            self.session.ask("settle", ACT_QUIET_MS, REST_MS)
        self.session.ended_cpu_seconds += process_seconds(self.process.pid)
        stop(self.process)
        if kind is None:
            self.session.answer()

    def cpu_ms(self):
        """User and system time of all threads."""
        return process_seconds(self.process.pid) * 1000

    def memory_mib(self):
        """Resident and proportional memory in MiB."""
        text = pathlib.Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return tuple(int(re.search(rf"^{key}:\s+(\d+) kB", text, re.M)[1]) / 1024 for key in ("Rss", "Pss"))

    def context_switches(self):
        """Context switches so far, by thread."""
        counts = {}
        for thread in os.listdir(f"/proc/{self.process.pid}/task"):
            text = pathlib.Path(f"/proc/{self.process.pid}/task/{thread}/status").read_text()
            counts[thread] = sum(int(n) for n in re.findall(r"ctxt_switches:\s+(\d+)", text))
        return counts

    def path_of(self, action):
        """D-Bus object path and name of app.NAME, win.NAME (of the first window) or N.NAME."""
        scope, name = action.split(".", 1)
        if scope == "app":
            return self.program.path, name
        return f"{self.program.path}/window/{1 if scope == 'win' else scope}", name

    def act(self, action, parameter="", quiet=ACT_QUIET_MS, strip="-"):
        """Activates an action and waits until the screen settles."""
        path, name = self.path_of(action)
        line = self.session.ask("act", quiet, TIMEOUT_MS, strip, self.program.application_id, path, name, parameter)
        seen = burst(line)
        if seen is None:
            raise BenchError(f"{self.program.name}: {action} {parameter} changed nothing on the screen")
        return seen

    def send(self, action, parameter=""):
        """Activates an action without waiting for its effect."""
        path, name = self.path_of(action)
        self.session.ask("send", self.program.application_id, path, name, parameter)

    def act_on_all(self, windows, name, strip, span):
        """Activates an action of several windows at once; returns each one's frames in its strip in `span` ms."""
        paths = " ".join(self.path_of(f"{number}.{name}")[0] for number in windows)
        line = self.session.ask("act-all", ACT_QUIET_MS, TIMEOUT_MS, strip, span, self.program.application_id, paths,
                                name)
        return [int(count) for count in line.split()]

    def click(self, x, y):
        """Clicks a point of the topmost window and waits; `settled` is the new window's."""
        return burst(self.session.ask("click", ACT_QUIET_MS, TIMEOUT_MS, x, y))

    def zoom(self, strip, duration, step, steps_to_turn):
        """Scrolls with Ctrl over the center of the topmost window, one wheel click every `step` milliseconds."""
        seen = burst(self.session.ask("zoom", ACT_QUIET_MS, TIMEOUT_MS, strip, duration, step, steps_to_turn))
        if seen is None:
            raise BenchError(f"{self.program.name}: Ctrl and the wheel changed nothing on the screen")
        return seen

    def longest_gap(self, milliseconds):
        """Longest time without a change in this span, with the pointer over the topmost window, in milliseconds."""
        return int(self.session.ask("gap", milliseconds)) / 1000

    def trim(self):
        """Makes the program return free memory to the system; returns the heap in use, in MiB."""
        report = self.session.root / "heap"
        report.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR2)
        time.sleep(TRIM_SECONDS)
        return int(report.read_text()) / 2**20

    def rest(self):
        """Waits until the screen settles, if it changes at all."""
        self.session.ask("settle", START_QUIET_MS, REST_MS)
        self.session.answer()

    def windows(self):
        """The numbers of the application's windows on the bus."""
        listed = self.session.ask("children", self.program.application_id, self.program.path + "/window")
        return set(listed.split())

    def require(self, *actions):
        """Raises BenchError if the main window lacks one of the actions."""
        listed = self.session.ask("actions", self.program.application_id, self.program.path + "/window/1").split()
        missing = set(actions) - set(listed)
        if missing:
            raise BenchError(f"{self.program.name} has no action win.{', win.'.join(sorted(missing))}")
