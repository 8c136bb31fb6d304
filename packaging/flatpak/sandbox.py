"""A sandbox like Flatpak's, of bubblewrap and xdg-dbus-proxy, on a private desktop."""

import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/EndToEnd"))

from gi.repository import Gio, GLib  # noqa: E402
from driver import Desktop, wait  # noqa: E402
from driver.program import COMPLAINT  # noqa: E402

ID = "io.github.theelements.TheElements"
OBJECT = "/" + ID.replace(".", "/")
PORTAL, DESKTOP = "org.freedesktop.portal", "/org/freedesktop/portal/desktop"
INFO = f"[Application]\nname={ID}\nruntime=runtime/org.gnome.Platform/x86_64/48\n" \
       "[Instance]\ninstance-id=1\n[Context]\nshared=ipc;\nsockets=x11;\n"
BUS = ["--filter", f"--own={ID}", f"--own={ID}.*", f"--call={PORTAL}.*=*",
       f"--broadcast={PORTAL}.*=@/org/freedesktop/portal/*"]
REGISTRY, AT_SPI = "--call=org.a11y.atspi.Registry=org.a11y.atspi", "/org/a11y/atspi"
ACCESSIBILITY = ["--filter", "--sloppy-names"] + [f"{REGISTRY}.{call}@{AT_SPI}/{path}" for call, path in (
    ("Socket.Embed", "accessible/root"), ("Socket.Unembed", "accessible/root"),
    ("Registry.GetRegisteredEvents", "registry"),
    ("DeviceEventController.GetKeystrokeListeners", "registry/deviceeventcontroller"),
    ("DeviceEventController.GetDeviceEventListeners", "registry/deviceeventcontroller"),
    ("DeviceEventController.NotifyListenersSync", "registry/deviceeventcontroller"),
    ("DeviceEventController.NotifyListenersAsync", "registry/deviceeventcontroller"))]
# Of /etc, what libraries read.
ETC = ("alternatives", "fonts", "ld.so.cache", "localtime", "machine-id", "nsswitch.conf", "passwd", "group", "ssl",
       "gtk-4.0")
# A stand-in for the portals: notes what it is asked. The chosen file is that of `Sandbox.chosen`; printing is canceled.
IN = '<arg type="s" direction="in"/>' * 2
OPTIONS, ANSWER = '<arg type="a{sv}" direction="in"/>', '<arg type="o" direction="out"/></method>'
PORTALS = f"""<node><interface name="{PORTAL}.FileChooser"><property name="version" type="u" access="read"/>
    <method name="OpenFile">{IN}{OPTIONS}{ANSWER}<method name="SaveFile">{IN}{OPTIONS}{ANSWER}</interface>
  <interface name="{PORTAL}.OpenURI"><property name="version" type="u" access="read"/>
    <method name="OpenURI">{IN}{OPTIONS}{ANSWER}</interface>
  <interface name="{PORTAL}.Print"><property name="version" type="u" access="read"/>
    <method name="PreparePrint">{IN}{OPTIONS * 3}{ANSWER}</interface></node>"""
VERSION = GLib.Variant("u", 3)


def expect(condition, message):
    if not condition:
        raise AssertionError(message)


def proxies():
    """The processes of all proxies of buses."""
    found = subprocess.run(["pgrep", "-x", "xdg-dbus-proxy"], stdout=subprocess.PIPE, text=True, check=False)
    return [int(pid) for pid in found.stdout.split()]


class Sandbox(Desktop):
    """A private desktop whose programs are in the sandbox."""

    def _start(self):
        super()._start()
        self.data = pathlib.Path(self.environment["HOME"]) / ".var/app" / ID
        for folder in ("data", "config", "cache", ".local/state"):
            (self.data / folder).mkdir(parents=True)
        # GLib keeps settings in a file there. The server does not exist: its token only goes to the keyring.
        settings = self.data / "config/glib-2.0/settings/keyfile"
        settings.parent.mkdir(parents=True)
        settings.write_text(f"[{OBJECT[1:]}]\nfavorites-url='https://favorites.invalid/'\n", encoding="utf-8")
        self.info = self.write("flatpak-info", INFO)
        os.makedirs(self.path("proxy"))
        address = self.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")[0]
        self.proxy("bus", self.environment["DBUS_SESSION_BUS_ADDRESS"], BUS)
        self.proxy("at-spi-bus", address, ACCESSIBILITY)
        shutil.copytree(ROOT / "Tests/Recordings", self.data / "recordings")
        # In a sandbox GTK's windows do not name their process, and assistive technology sees a proxy.
        windows, read, application = self.screen.windows, self.screen._property, self.accessible.application
        self.screen._property = lambda window, name: [0] if name == "_NET_WM_PID" else read(window, name)
        self.screen.windows = lambda _: windows(0)
        self.accessible.application = lambda _: next(filter(None, map(application, proxies())), None)

    def proxy(self, name, address, options):
        """Starts a proxy of a bus at the socket `name`."""
        socket = self.path("proxy/" + name)
        self._serve("xdg-dbus-proxy", address, socket, *options, answers=False)
        wait(lambda: os.path.exists(socket), f"the proxy {name}")

    def command(self):
        """The command that runs another in the sandbox."""
        home, run = self.environment["HOME"], f"/run/user/{os.getuid()}"
        display = self.environment["DISPLAY"]
        socket = "/tmp/.X11-unix/X" + display.lstrip(":")
        values = {
            "HOME": home, "PATH": "/app/bin:/usr/bin", "LANG": "C.UTF-8", "TZ": "UTC", "DISPLAY": display,
            "XDG_DATA_HOME": self.data / "data", "XDG_CONFIG_HOME": self.data / "config", "XDG_RUNTIME_DIR": run,
            "XDG_CACHE_HOME": self.data / "cache", "XDG_STATE_HOME": self.data / ".local/state", "FLATPAK_ID": ID,
            "XDG_DATA_DIRS": "/app/share:/usr/share:/usr/share/runtime/share", "container": "flatpak",
            "XDG_CONFIG_DIRS": "/app/etc/xdg:/etc/xdg", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/flatpak/bus",
            "AT_SPI_BUS_ADDRESS": "unix:path=/run/flatpak/at-spi-bus", "SWIFT_BACKTRACE": "enable=no"}
        # Shared memory is with the X server, as the manifest has it; the network is not shared.
        command = ["bwrap", "--unshare-user", "--unshare-pid", "--unshare-net", "--unshare-cgroup-try", "--clearenv",
                   "--die-with-parent", "--cap-drop", "ALL"]
        command += ["--ro-bind", "/usr", "/usr", "--tmpfs", "/usr/share/applications", "--ro-bind", self.prefix, "/app"]
        for link in ("bin", "lib", "lib64", "sbin"):
            command += ["--symlink", f"usr/{link}", f"/{link}"]
        for name in ETC:
            command += ["--ro-bind-try", f"/etc/{name}", f"/etc/{name}"]
        command += ["--proc", "/proc", "--dev", "/dev", "--dev-bind-try", "/dev/dri", "/dev/dri", "--tmpfs", "/tmp",
                    "--ro-bind", socket, socket, "--dir", run, "--bind", str(self.data), str(self.data),
                    "--ro-bind", self.path("proxy"), "/run/flatpak", "--ro-bind", self.info, "/.flatpak-info",
                    "--symlink", "../../../.flatpak-info", f"{run}/flatpak-info", "--chdir", home]
        for name, value in values.items():
            command += ["--setenv", name, str(value)]
        return command

    def run(self, *arguments, **how):
        return super().run(*arguments, prefix="/app", under=self.command(), **how)

    def ask(self, *arguments, command=("/app/bin/the-elements",), status=0):
        """Runs the program, or a command, in the sandbox to its end. Returns its standard output, in bytes."""
        done = subprocess.run([*self.command(), *command, *arguments], env=self.environment, stdin=subprocess.DEVNULL,
                              capture_output=True, timeout=600, check=False)
        output, errors = (text[-2000:].decode(errors="replace") for text in (done.stdout, done.stderr))
        expect(done.returncode == status, f"status {done.returncode}: {output}\n{errors}")
        expect(not COMPLAINT.search(errors), errors)
        return done.stdout

    def act(self, name, path=OBJECT + "/window/1"):
        """Activates an action of the program over the bus: of the first window, the second, or the whole program."""
        self.call(ID, path, "org.gtk.Actions", "Activate", GLib.Variant("(sava{sv})", (name, [], {})))

    def serve_portals(self):
        """Owns the name of the portals. `self.asked` are the arguments of the calls, by their names."""
        self.asked, self.chosen = {}, self.data / "data/chosen.json"
        for interface in Gio.DBusNodeInfo.new_for_xml(PORTALS).interfaces:
            self.bus.register_object(DESKTOP, interface, self._answer, lambda *_: VERSION, None)
        self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
                  GLib.Variant("(su)", (PORTAL + ".Desktop", 0)))

    def _answer(self, bus, sender, _path, _interface, method, arguments, invocation):
        values = arguments.unpack()
        self.asked[method] = values
        path = f"{DESKTOP}/request/{sender[1:].replace('.', '_')}/{values[-1]['handle_token']}"
        invocation.return_value(GLib.Variant("(o)", (path,)))
        chosen = {"uris": GLib.Variant("as", [self.chosen.as_uri()])} if method in ("OpenFile", "SaveFile") else {}
        bus.emit_signal(sender, path, PORTAL + ".Request", "Response",
                        GLib.Variant("(ua{sv})", (int(method == "PreparePrint"), chosen)))

    def wait_for_call(self, method):
        """Waits until the portals are asked for this, and returns the arguments."""
        def asked():
            while GLib.MainContext.default().iteration(False):
                pass
            return self.asked.pop(method, None)
        return wait(asked, f"a call of {method}", 10)


class Flatpak(Sandbox):
    """A private desktop whose programs are run by Flatpak, from an installation of its own."""

    def __init__(self, tree, installation):
        super().__init__(tree)
        self.installation = installation

    def _start(self):
        super()._start()
        for name in ("FONTCONFIG_FILE", "LOCPATH", "GSETTINGS_BACKEND"):  # they would be passed on
            del self.environment[name]
        self.environment["FLATPAK_USER_DIR"] = os.path.abspath(self.installation)

    def command(self):
        return ["flatpak", "--user", "run", "--unshare=network", "--command=/usr/bin/env", ID]
