"""A private desktop: X screen, session bus, window manager and the watcher, started and stopped together."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import time

from load import process_seconds

# Room for the tiled windows, and for the parked pointer beside them.
SCREEN = "1500x1540x24"

# No animations, and centered windows: the pointer parked in the corner hovers over none.
WINDOW_MANAGER = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew><followMouse>no</followMouse></focus>
  <placement><policy>Smart</policy><center>yes</center></placement>
  <theme><animateIconify>no</animateIconify></theme>
  <desktops><number>1</number></desktops>
  <applications><application class="*"><position force="yes">
    <x>center</x><y>center</y></position></application></applications>
</openbox_config>
"""

STILL = "[Settings]\ngtk-enable-animations=0\n"


class BenchError(Exception):
    """A failure that makes the measurement invalid."""


class Session:
    """The private desktop, as a context manager. `watcher` is the helper program, `trimmer` the trim library."""

    def __init__(self, watcher, trimmer):
        self.watcher, self.trimmer = watcher, trimmer
        self.started = []
        self.ended_cpu_seconds = 0
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="elements-bench-"))
        self.log = open(self.root / "log", "w+", encoding="utf-8", errors="replace")

    def __enter__(self):
        try:
            self._start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for process in reversed(self.started):
            stop(process)
        self.log.close()
        shutil.rmtree(self.root, ignore_errors=True)

    def _start(self):
        self.environment = {
            "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "HOME": self._folder("home"),
            "XDG_RUNTIME_DIR": self._folder("runtime"), "XDG_CACHE_HOME": self._folder("cache"),
            "GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory", "LIBGL_ALWAYS_SOFTWARE": "1",
            "ADW_DISABLE_PORTAL": "1", "GTK_USE_PORTAL": "0",
        }
        os.chmod(self.root / "runtime", 0o700)
        read, write = os.pipe()
        self._spawn(["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"],
                    pass_fds=[write])
        os.close(write)
        self.environment["DISPLAY"] = ":" + first_line(read, "Xvfb")
        read, write = os.pipe()
        self._spawn(["dbus-daemon", "--session", "--nofork", f"--print-address={write}"], pass_fds=[write])
        os.close(write)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = first_line(read, "dbus-daemon")
        rules = self.root / "openbox.xml"
        rules.write_text(WINDOW_MANAGER)
        self._spawn(["openbox", "--config-file", str(rules)])
        time.sleep(1)
        self._watch = self._spawn([str(self.watcher)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.ask("park")

    def _folder(self, name):
        folder = self.root / name
        folder.mkdir(exist_ok=True)
        return str(folder)

    def _spawn(self, command, **options):
        options.setdefault("stdout", self.log)
        try:
            process = subprocess.Popen(command, env=self.environment, stderr=self.log, cwd=self.root, **options)
        except FileNotFoundError:
            raise BenchError(f"{command[0]} is missing: scripts/setup installs it") from None
        self.started.append(process)
        return process

    def fresh(self, renderer, animated):
        """Returns the environment of one start: shared caches, but no state, data or settings of earlier starts."""
        for name in ("state", "data", "config"):
            shutil.rmtree(self.root / name, ignore_errors=True)
        config = pathlib.Path(self._folder("config"), "gtk-4.0")
        config.mkdir()
        if not animated:
            (config / "settings.ini").write_text(STILL)
        return self.environment | {
            "XDG_CONFIG_HOME": self._folder("config"), "XDG_STATE_HOME": self._folder("state"),
            "XDG_DATA_HOME": self._folder("data"), "GSK_RENDERER": renderer,
        }

    def keep(self, application_id, settings):
        """Stores settings and returns the environment in which the application reads them. Call it after `fresh`."""
        file = self.root / "config" / "glib-2.0" / "settings" / "keyfile"
        file.parent.mkdir(parents=True)
        lines = [f"[{application_id.replace('.', '/')}]", *(f"{key}={value}" for key, value in settings.items())]
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return {"GSETTINGS_BACKEND": "keyfile"}

    def cpu_seconds(self):
        """Processor time of the session's servers and of its ended programs."""
        return self.ended_cpu_seconds + sum(process_seconds(process.pid) for process in self.started)

    def tell(self, *parts):
        """Sends one command to the watcher."""
        self._watch.stdin.write("\t".join(str(part) for part in parts) + "\n")
        self._watch.stdin.flush()

    def answer(self):
        """Returns the watcher's next line."""
        line = self._watch.stdout.readline()
        if not line:
            raise BenchError("the watcher ended: " + self.log_text()[-500:])
        return line.rstrip("\n")

    def ask(self, *parts):
        self.tell(*parts)
        return self.answer()

    def log_text(self):
        self.log.flush()
        return pathlib.Path(self.log.name).read_text(encoding="utf-8", errors="replace")


def stop(process):
    """Terminates a child process and waits for it."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def first_line(descriptor, name):
    with os.fdopen(descriptor) as pipe:
        line = pipe.readline().strip()
    if not line:
        raise BenchError(f"{name} did not start")
    return line
