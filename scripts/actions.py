"""The actions of a running GTK program, activated over its bus as menus and keys activate them."""

from gi.repository import Gio, GLib


def path_of(application):
    """The path of an application's objects on the bus."""
    return "/" + application.replace(".", "/")


def parameter(value):
    """A parameter of an action: a text, a pair of texts, or a GVariant as it is."""
    kinds = {str: "s", tuple: "(ss)"}
    return GLib.Variant(kinds[type(value)], value) if type(value) in kinds else value


class Actions:
    """The actions of an application, or of its window of this number. Calls do not start the program."""

    def __init__(self, bus, application, window=None):
        self.bus, self.application = bus, application
        self.path = path_of(application) + (f"/window/{window}" if window is not None else "")

    def call(self, method, arguments=None, seconds=8):
        """Calls a method of org.gtk.Actions, and returns its answer."""
        return self.bus.call_sync(*self._call(method, arguments, seconds), None).unpack()

    def activate(self, name, *parameters, seconds=8):
        """Activates an action, and waits until it has been."""
        self.call("Activate", self._activation(name, parameters), seconds)

    def send(self, name, *parameters):
        """Activates an action without waiting."""
        self.bus.call(*self._call("Activate", self._activation(name, parameters), -1), None, None)

    def is_enabled(self, name):
        return self.call("Describe", GLib.Variant("(s)", (name,)), 60)[0][0]

    def _activation(self, name, parameters):
        return GLib.Variant("(sava{sv})", (name, list(map(parameter, parameters)), {}))

    def _call(self, method, arguments, seconds):
        milliseconds = -1 if seconds < 0 else int(seconds * 1000)
        return (self.application, self.path, "org.gtk.Actions", method, arguments, None, Gio.DBusCallFlags.NO_AUTO_START,
                milliseconds)
