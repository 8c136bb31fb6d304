"""A session manager on the bus of a private desktop, which programs ask to keep the screen on."""

import threading

from gi.repository import Gio, GLib

NAME = "org.gnome.SessionManager"
PATH = "/org/gnome/SessionManager"
INTERFACE = f"""<node><interface name="{NAME}">
  <method name="RegisterClient">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="o" direction="out"/>
  </method>
  <method name="UnregisterClient"><arg type="o" direction="in"/></method>
  <method name="Inhibit">
    <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
    <arg type="u" direction="in"/><arg type="u" direction="out"/>
  </method>
  <method name="Uninhibit"><arg type="u" direction="in"/></method>
</interface></node>"""


class SessionManager:
    """A context manager. `inhibited` has the reason and the flags of each request that has not ended, by its cookie."""

    def __init__(self, address):
        self.address, self.inhibited, self.last = address, {}, 0
        self.context = GLib.MainContext()
        self.loop = GLib.MainLoop(self.context)
        self.ready = threading.Event()

    def __enter__(self):
        threading.Thread(target=self._run, daemon=True).start()
        if not self.ready.wait(10):
            raise AssertionError("the session manager does not start")
        return self

    def __exit__(self, *_):
        self.loop.quit()
        self.bus.close_sync(None)

    def _run(self):
        self.context.push_thread_default()
        flags = Gio.DBusConnectionFlags
        self.bus = Gio.DBusConnection.new_for_address_sync(
            self.address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        self.bus.set_exit_on_close(False)
        self.bus.register_object(
            PATH, Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0], self._called, None, None)
        self.bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            GLib.Variant("(su)", (NAME, 0)), None, Gio.DBusCallFlags.NONE, 8000, None)
        self.ready.set()
        self.loop.run()

    def _called(self, _bus, _sender, _path, _interface, method, arguments, invocation):
        answer = None
        if method == "Inhibit":
            self.last += 1
            _, _, reason, flags = arguments.unpack()
            self.inhibited[self.last] = (reason, flags)
            answer = GLib.Variant("(u)", (self.last,))
        elif method == "Uninhibit":
            self.inhibited.pop(arguments.unpack()[0], None)
        elif method == "RegisterClient":
            answer = GLib.Variant("(o)", (PATH + "/Client1",))
        invocation.return_value(answer)
