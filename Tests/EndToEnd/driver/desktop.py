"""A private desktop: X server, message bus, accessibility bus, window manager and home."""

import os
import shutil
import signal
import subprocess
import tempfile

import private_desktop
from actions import Actions, path_of
from gi.repository import Gio, GLib

from .accessible import AccessibleBus
from .program import Program
from .screen import Screen
from .waiting import wait

PROGRAM = "the-elements"
APPLICATION = "io.github.theelements.TheElements"
OBJECT_PATH = path_of(APPLICATION)
SIZE = (1600, 1000)
# Its greatest size, for a tablet that is turned.
GREATEST = (1600, 1280)
# The system's shared data that the programs see. Desktop files are not among them, so the tester's browser is never
# started.
SHARED = ("fonts", "glib-2.0", "icons", "mime", "themes", "X11", "xml")
HOME_FOLDERS = {
    "HOME": "home", "XDG_CONFIG_HOME": "home/.config", "XDG_DATA_HOME": "home/.local/share",
    "XDG_STATE_HOME": "home/.local/state", "XDG_CACHE_HOME": "home/.cache"}
# Environment variables passed on to the programs.
PASSED_ON = (
    "PATH", "LD_LIBRARY_PATH", "TERM", "USER", "LOGNAME", "ASAN_OPTIONS", "LSAN_OPTIONS",
    "TSAN_OPTIONS")
# Timeout for a server to exit, in seconds.
PATIENCE = 3

# Without key and mouse bindings: all input goes to the program.
MANAGER_CONFIGURATION = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew></focus>
  <placement><policy>Smart</policy></placement>
</openbox_config>
"""


class Desktop:
    """A context manager: on exit, everything started in it has ended.

    prefix: the installation prefix of the program under test.
    """

    # The beginnings of the names of the D-Bus services in the system that can be started.
    services = ("org.a11y.",)

    def __init__(self, prefix):
        self.prefix = os.path.abspath(prefix)
        self.servers, self.programs = [], []
        self.screen = self.bus = self.accessible = None

    def __enter__(self):
        self.folder = tempfile.mkdtemp(prefix="end-to-end-")
        try:
            self._start()
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(self, *_):
        self._stop()

    # Start and end

    def _start(self):
        self.environment = self._environment()
        self._start_screen()
        configuration = self.write("bus.conf", private_desktop.BUS_CONFIGURATION.format(
            runtime=self.environment["XDG_RUNTIME_DIR"], services=self._services()))
        address = self._serve(
            "dbus-daemon", "--nofork", f"--config-file={configuration}", "--print-address={fd}")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = address
        flags = Gio.DBusConnectionFlags
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        self.bus.set_exit_on_close(False)
        self._start_accessibility()
        wait(self.screen.has_manager, "a window manager")

    def _start_screen(self):
        """Starts an X server and a window manager, and connects to them."""
        self.environment["DISPLAY"] = ":" + self._serve(
            "Xvfb", "-displayfd", "{fd}", "-screen", "0", f"{GREATEST[0]}x{GREATEST[1]}x24",
            "-nolisten", "tcp", "-noreset")
        self._start_manager()

    def _start_manager(self):
        """Connects to the X server and starts a window manager."""
        self.screen = Screen(self.environment["DISPLAY"])
        self.screen.turn(*SIZE)
        self.screen.park()
        configuration = self.write("openbox.xml", MANAGER_CONFIGURATION)
        self._serve("openbox", "--sm-disable", "--config-file", configuration, answers=False)

    def _start_accessibility(self):
        def call(*what):
            return self.call("org.a11y.Bus", "/org/a11y/bus", *what)

        for name in ("IsEnabled", "ScreenReaderEnabled"):
            call("org.freedesktop.DBus.Properties", "Set", GLib.Variant(
                "(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True))))
        self.accessible = AccessibleBus(call("org.a11y.Bus", "GetAddress")[0])

    def _environment(self):
        environment = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        for name, folder in {**HOME_FOLDERS, "XDG_RUNTIME_DIR": "run"}.items():
            environment[name] = self.path(folder)
            os.makedirs(environment[name], mode=0o700, exist_ok=True)
        os.makedirs(self.path("share"))
        for name in SHARED:
            if os.path.exists(f"/usr/share/{name}"):
                os.symlink(f"/usr/share/{name}", self.path(f"share/{name}"))
        environment.update(
            PATH=f"{self.prefix}/bin:" + environment.get("PATH", "/usr/bin:/bin"),
            XDG_DATA_DIRS=f"{self.prefix}/share:{self.path('share')}", XDG_CONFIG_DIRS="/etc/xdg",
            LANG="C.UTF-8", TZ="UTC", LOCPATH=private_desktop.locales(), XDG_SESSION_TYPE="x11", GDK_BACKEND="x11",
            FONTCONFIG_FILE=str(private_desktop.FONTS), GSETTINGS_BACKEND="keyfile", SWIFT_BACKTRACE="enable=no")
        return environment

    def _services(self):
        """The D-Bus services: the accessibility bus, and the program under test."""
        folder = self.path("services")
        os.makedirs(folder)
        for share, starts in (("/usr/share", self.services), (f"{self.prefix}/share", (APPLICATION,))):
            source = f"{share}/dbus-1/services"
            for name in os.listdir(source) if os.path.isdir(source) else []:
                if name.startswith(starts):
                    os.symlink(f"{source}/{name}", f"{folder}/{name}")
        return folder

    def _serve(self, *command, answers=True):
        """Starts a server. Returns the line that it writes to the descriptor {fd}."""
        with open(self.path(f"{command[0]}.log"), "wb") as log:
            server, line = private_desktop.serve(
                command, self.environment, log, answers, cwd=self.folder, start_new_session=True)
        self.servers.append(server)
        if not line:
            raise AssertionError(f"{command[0]} does not start: {self.log(command[0])}")
        return line

    def log(self, server):
        with open(self.path(f"{server}.log"), errors="replace") as file:
            return file.read()

    def _stop(self):
        # A second signal must not interrupt the cleanup. Programs started later must not inherit ignored signals.
        numbers = (signal.SIGTERM, signal.SIGINT)
        handlers = [signal.signal(number, signal.SIG_IGN) for number in numbers]
        try:
            self._end()
        finally:
            for number, handler in zip(numbers, handlers):
                signal.signal(number, handler)

    def _end(self):
        for program in self.programs:
            program.kill()
        for connection in (self.accessible, self.screen):
            if connection:
                connection.close()
        if self.bus and not self.bus.is_closed():
            self.bus.close_sync(None)
        for server in reversed(self.servers):
            for sign in (signal.SIGTERM, signal.SIGKILL):
                try:
                    os.killpg(server.pid, sign)
                    server.wait(PATIENCE)
                except (ProcessLookupError, subprocess.TimeoutExpired):
                    pass
        shutil.rmtree(self.folder, ignore_errors=True)

    # Programs

    def launch(self, *arguments, **how):
        """Starts the program under test and waits for its window."""
        program = self.run(*arguments, **how)
        program.wait_for_window()
        return program

    def run(self, *arguments, prefix=None, environment=None, under=()):
        """Starts the program under test, or that in another prefix, by the command `under`."""
        command = [*under, os.path.join(prefix or self.prefix, "bin", PROGRAM), *arguments]
        environment = {**self.environment, **(environment or {})}
        self.programs.append(Program(self, command, environment, len(self.programs)))
        return self.programs[-1]

    def set(self, key, value):
        """Sets a key of the program's settings, like gsettings in a terminal."""
        self._gsettings("set", key, value)

    def get(self, key):
        """Returns a key of the program's settings as gsettings prints it."""
        return self._gsettings("get", key)

    def _gsettings(self, command, *arguments):
        environment = {
            **self.environment, "GSETTINGS_SCHEMA_DIR": f"{self.prefix}/share/glib-2.0/schemas"}
        return subprocess.run(
            ["gsettings", command, APPLICATION, *arguments], env=environment, check=True,
            stdout=subprocess.PIPE, text=True).stdout.strip()

    def call(self, name, path, interface, method, arguments=None):
        """Calls a method on the session bus."""
        return self.bus.call_sync(
            name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 8000,
            None).unpack()

    def actions(self, window=None):
        """The actions of the running program, or of its window of this number."""
        return Actions(self.bus, APPLICATION, window)

    # Files

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        """Writes a file below the desktop's folder and returns its path."""
        path = self.path(name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def forget(self, is_first=False):
        """Empties the home. The next start opens elements in windows of their own; if `is_first`, it is a first start."""
        shutil.rmtree(self.path("home"))
        for folder in HOME_FOLDERS.values():
            os.makedirs(self.path(folder), exist_ok=True)
        if not is_first:
            self.write("home/.local/state/the-elements/state", "[side-pane]\nshown=false\n")


class PlainDesktop(Desktop):
    """A desktop without an accessibility bus, as in a system without at-spi2-core."""

    services = ()

    def _start_accessibility(self):
        """There is none."""
