"""What the walks through desktops share: the buses, programs with their log, and checks, each a line of TAP."""

import contextlib
import os
import pathlib
import re
import signal
import subprocess
import time

from gi.repository import Gio, GLib

ID = "io.github.theelements.TheElements"
PICTURES = pathlib.Path("/tmp/pictures")
LOG = pathlib.Path("/tmp/desktop.log")
# Seconds within which a check holds, and between two looks.
PATIENCE, PAUSE = 30, 0.2
# A complaint of the program, or of the shell about it.
COMPLAINT = re.compile(r"the-elements.*-(?:WARNING|CRITICAL|ERROR) \*\*|JS ERROR.*elements")


class Session:
    """A session with a system bus, a stand-in for logind, and a bus of its own; programs write to one log."""

    def __init__(self, **environment):
        os.environ.update(XDG_RUNTIME_DIR="/tmp/run", XDG_DATA_DIRS="/usr/local/share:/usr/share",
                          LIBGL_ALWAYS_SOFTWARE="1", **environment)
        for folder in ("/tmp/run", "/tmp/.X11-unix", "/run/dbus"):
            os.makedirs(folder, exist_ok=True)
        os.chmod("/tmp/run", 0o700)
        os.chmod("/tmp/.X11-unix", 0o1777)
        with contextlib.suppress(FileNotFoundError):
            os.remove("/run/dbus/pid")
        self.log = open(LOG, "w", encoding="utf-8")
        self.programs = []
        self.start("dbus-daemon", "--system", "--nofork")
        self.await_true(pathlib.Path("/run/dbus/system_bus_socket").exists)
        self.start("python3", "-m", "dbusmock", "--system", "--template", "logind")
        daemon = subprocess.Popen(["dbus-daemon", "--session", "--nofork", "--print-address"], stdout=subprocess.PIPE,
                                  stderr=self.log, text=True, start_new_session=True)
        self.programs.append(daemon)
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = daemon.stdout.readline().strip()
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.run("gsettings", "reset-recursively", "org.gnome.desktop.interface")

    def start(self, *command):
        """Starts a program, which ends with the session."""
        self.programs.append(subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log, start_new_session=True))

    def run(self, *command):
        """Runs a command; returns its output."""
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=self.log, text=True, check=False).stdout

    def call(self, name, path, method, parameters=None):
        """Calls a method over the session's bus; returns the values of the reply."""
        interface, _, member = method.rpartition(".")
        reply = self.bus.call_sync(name, path, interface, member, parameters, None, Gio.DBusCallFlags.NONE, 60_000)
        return reply.unpack()

    def await_true(self, condition, seconds=PATIENCE):
        """Returns the first true value of the condition, or the last one."""
        end = time.monotonic() + seconds
        while not (value := condition()) and time.monotonic() < end:
            time.sleep(PAUSE)
        return value

    def check(self, text, condition, found=lambda: ""):
        """Prints whether the condition holds in time; if not, what was found."""
        try:
            holds = self.await_true(condition)
            detail = "" if holds else found()
        except GLib.Error as error:
            holds, detail = False, error.message
        print(f"{'ok' if holds else 'not ok'} - {text}", flush=True)
        if detail:
            print(detail, flush=True)

    def activate(self, action, *parameters, window=False):
        """Activates an action of the program, or of its first window, as desktop files do."""
        path = "/" + ID.replace(".", "/") + ("/window/1" if window else "")
        values = GLib.Variant("av", [GLib.Variant("s", each) for each in parameters])
        self.call(ID, path, "org.gtk.Actions.Activate",
                  GLib.Variant.new_tuple(GLib.Variant("s", action), values, GLib.Variant("a{sv}", {})))

    def end(self):
        """Checks the log, and ends all programs."""
        self.log.flush()
        complaints = [line for line in LOG.read_text(encoding="utf-8", errors="replace").splitlines()
                      if COMPLAINT.search(line)]
        self.check("nothing is complained of", lambda: not complaints, lambda: "\n".join(complaints[:20]))
        for program in reversed(self.programs):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(program.pid, signal.SIGKILL)


def plain(text):
    """The text with plain spaces for no-break ones, and without marks of direction."""
    return re.sub("[\u2066-\u2069\u200e\u200f]", "", re.sub("[\u00a0\u202f]", " ", text or ""))


@contextlib.contextmanager
def session(**environment):
    """A session that ends in any case."""
    opened = Session(**environment)
    try:
        yield opened
    finally:
        opened.end()


__all__ = ["GLib", "ID", "PICTURES", "Session", "plain", "session"]
