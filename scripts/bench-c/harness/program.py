"""The measured programs, and one run of a program on the private desktop (scripts/desktop)."""

import dataclasses
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import time

from gi.repository import Gio

from actions import Actions, path_of
from load import process_seconds
from screen import Screen

# Time without a change after which a start, or a page or window, counts as settled.
START_QUIET = 0.5
ACT_QUIET = 0.3
REST_SECONDS = 2  # timeout of waiting for a change that may not come
PROBE_SECONDS = 1  # time for returning memory to the system
WINDOWS_SECONDS = 120

# Set by scripts/desktop for tests and pictures only.
NOT_MEASURED = ("FONTCONFIG_FILE", "GTK_SLOWDOWN", "SWIFT_BACKTRACE")
STILL = "[Settings]\ngtk-enable-animations=0\ngtk-cursor-blink=0\n"
NO_START = Gio.DBusCallFlags.NO_AUTO_START


class BenchError(Exception):
    """A failure that makes the measurement invalid."""


@dataclasses.dataclass(frozen=True)
class Program:
    name: str
    path: pathlib.Path
    application_id: str
    search_page: str = "places"  # the page with a search of the elements
    arguments: tuple = ()


class Desktop:
    """The screen, the session bus and the log of the programs. `probe` is the library that programs preload."""

    def __init__(self, probe):
        self.screen, self.probe = Screen(), probe
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.log = tempfile.NamedTemporaryFile("w+", encoding="utf-8", errors="replace")

    def log_text(self):
        return pathlib.Path(self.log.name).read_text(encoding="utf-8", errors="replace")


class Run:
    """One process, as a context manager, started without the state, data or settings of earlier runs.

    With `probed` it can be asked for its heap and its sorts of the fonts. `kept` is a folder whose folders config, data and
    state it starts with.
    """

    def __init__(self, desktop, program, renderer, animated=True, probed=False, kept=None,
                 arguments=()):
        self.desktop, self.program = desktop, program
        self.root = path_of(program.application_id)
        self.probed = pathlib.Path(os.environ["HOME"], "probed")
        environment = fresh_environment(renderer, animated, kept)
        if probed:
            # GLib's slice allocator, in versions that still have it, does not return freed memory.
            environment |= {"LD_PRELOAD": str(desktop.probe), "G_SLICE": "always-malloc",
                            "PROBE": str(self.probed)}
        self.start = desktop.screen.observe(lambda: self._spawn(environment, arguments), START_QUIET)
        if self.start is None or self.process.poll() is not None:
            self._stop()
            raise BenchError(f"{program.name} showed no window:\n{desktop.log_text()[-2000:]}")

    def _spawn(self, environment, arguments):
        self.process = subprocess.Popen([self.program.path, *self.program.arguments, *arguments], env=environment, stdin=subprocess.DEVNULL,
                                        stdout=self.desktop.log, stderr=self.desktop.log)

    def _stop(self):
        self.process.terminate()
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.desktop.screen.park()
        self.desktop.screen.observe(self._stop, ACT_QUIET, REST_SECONDS)

    # Actions. `action` is app.NAME, win.NAME (of the first window) or N.NAME.

    def send(self, action, parameter=None):
        """Activates an action without waiting for its effect."""
        scope, name = action.split(".", 1)
        window = {"app": None, "win": 1}.get(scope, scope)
        given = [] if parameter is None else [parameter]
        Actions(self.desktop.bus, self.program.application_id, window).send(name, *given)

    def act(self, action, parameter=None, strip=None):
        """Activates an action and waits until the screen settles."""
        seen = self.desktop.screen.observe(lambda: self.send(action, parameter), ACT_QUIET, strip=strip)
        if seen is None:
            raise BenchError(f"{self.program.name}: {action} {parameter} changed nothing on the screen")
        return seen

    def click(self, x, y):
        """Clicks a point of the topmost window and waits; `settled` is the time of the window then on top."""
        screen = self.desktop.screen
        window = screen.topmost()
        screen.observe(lambda: screen.point(window.x + x, window.y + y), ACT_QUIET, ACT_QUIET)  # until it hovers
        return screen.observe(screen.click, ACT_QUIET)

    def press(self, key, strip=None):
        """Presses a key and waits; `settled` is the time of the strip, if one is given."""
        return self.desktop.screen.observe(lambda: self.desktop.screen.press(key), ACT_QUIET, strip=strip)

    def rest(self):
        """Waits until the screen settles, if it changes at all."""
        self.desktop.screen.observe(lambda: None, START_QUIET, REST_SECONDS)

    # Windows, by their number on the bus

    def windows(self):
        answer = self.desktop.bus.call_sync(
            self.program.application_id, self.root + "/window", "org.freedesktop.DBus.Introspectable", "Introspect",
            None, None, NO_START, 5000, None)
        return set(re.findall(r'<node name="(\d+)"', answer.unpack()[0]))

    def opened(self, before, count=1):
        """Waits until there are `count` more windows than `before`; returns these."""
        deadline = time.monotonic() + WINDOWS_SECONDS
        while len(windows := self.windows() - before) != count:
            if time.monotonic() > deadline:
                raise BenchError(f"{self.program.name}: {count} more windows expected, {len(windows)} found")
            time.sleep(0.01)
        return windows

    def close(self, windows):
        for window in windows:
            self.send(f"{window}.close")
        self.opened({"1"}, 0)
        self.rest()

    # The process

    def cpu_ms(self):
        """User and system time of all threads."""
        return process_seconds(self.process.pid) * 1000

    def memory_mib(self):
        """Resident and proportional memory."""
        text = pathlib.Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return tuple(int(re.search(rf"^{key}:\s+(\d+) kB", text, re.M)[1]) / 1024 for key in ("Rss", "Pss"))

    def context_switches(self):
        """Context switches so far, by thread."""
        return {status.parent: sum(map(int, re.findall(r"ctxt_switches:\s+(\d+)", status.read_text())))
                for status in pathlib.Path(f"/proc/{self.process.pid}/task").glob("*/status")}

    def probe(self):
        """Makes the program return free memory to the system; returns the heap in use, in MiB, and the sorts of fonts."""
        self.probed.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR2)
        time.sleep(PROBE_SECONDS)
        heap, sorts = map(int, self.probed.read_text().split())
        return heap / 2**20, sorts


def fresh_environment(renderer, animated, kept):
    """The environment of a start: shared caches, but folders of settings, data and state with only what is `kept`."""
    for kind in ("CONFIG", "DATA", "STATE"):
        shutil.rmtree(os.environ[f"XDG_{kind}_HOME"])
        os.mkdir(os.environ[f"XDG_{kind}_HOME"])
    if kept:
        shutil.copytree(kept, os.environ["HOME"], dirs_exist_ok=True)
    if not animated:
        settings = pathlib.Path(os.environ["XDG_CONFIG_HOME"], "gtk-4.0", "settings.ini")
        settings.parent.mkdir()
        settings.write_text(STILL)
    values = {name: value for name, value in os.environ.items() if name not in NOT_MEASURED}
    return values | {"GSK_RENDERER": renderer, "ADW_DISABLE_PORTAL": "1", "GTK_USE_PORTAL": "0",
                     "GSETTINGS_BACKEND": "keyfile" if kept else "memory"}
