"""The private X screen: its windows, the pointer, the keys, its pixels."""

import collections
import itertools
import struct
import time
import zlib

from Xlib import XK, X, display, error
from Xlib.ext import randr, xtest
from Xlib.protocol import event

from .waiting import NotInTime, wait

MODIFIERS = {"ctrl": "Control_L", "alt": "Alt_L", "shift": "Shift_L"}
# X keysym names of characters.
CHARACTERS = {" ": "space", "-": "minus", ".": "period", "/": "slash", "_": "underscore", "<": "less", ">": "greater",
              "=": "equal", ":": "colon"}
# Seconds between press and release of a key or button.
STROKE = 0.01

Window = collections.namedtuple("Window", "id title frame shadow")
Window.__doc__ = """A mapped window: `frame` is its frame on the screen with its shadow; `shadow` has the shadow's
widths (left, right, top, bottom)."""


class Screen:
    """A connection to an X server.

    A place is (x, y), a frame (x, y, width, height), both in pixels of the screen; a color is (red, green, blue)
    from 0 to 255.
    """

    def __init__(self, name):
        self.display = display.Display(name)
        self.root = self.display.screen().root
        screen = self.display.screen()
        self.size = (screen.width_in_pixels, screen.height_in_pixels)
        # On a busy machine a key would repeat before it is released.
        self.display.change_keyboard_control(auto_repeat_mode=X.AutoRepeatModeOff)
        self.park()

    def close(self):
        self.display.close()

    def turn(self, width, height):
        """Changes the size of the screen, as a turned tablet does; at most that of the start in each direction."""
        resources = self.root.xrandr_get_screen_resources()
        crtc, output = resources.crtcs[0], resources.outputs[0]
        modes = {(mode.width, mode.height): mode.id for mode in resources.modes}
        if (width, height) not in modes:
            name = f"{width}x{height}"
            mode = (0, width, height, 0, 0, 0, 0, 0, 0, 0, 0, len(name), 0)
            modes[width, height] = self.root.xrandr_create_mode(mode, name).mode
            self.display.xrandr_add_output_mode(output, modes[width, height])
        # A screen cannot get smaller than the picture that it shows.
        self._show(crtc, 0, [])
        self.root.xrandr_set_screen_size(width, height, width // 4, height // 4)
        self._show(crtc, modes[width, height], [output])
        self.size = (width, height)

    def _show(self, crtc, mode, outputs):
        changed = self.root.xrandr_get_screen_resources().config_timestamp
        self.display.xrandr_set_crtc_config(crtc, changed, 0, 0, mode, randr.Rotate_0, outputs)
        self.display.sync()

    # Pointer and keys

    def _fake(self, kind, detail=0, place=(0, 0)):
        xtest.fake_input(self.display, kind, detail, x=int(place[0]), y=int(place[1]))
        self.display.sync()

    def move(self, place):
        """Moves the pointer there, in two steps, so that there is motion even if it is there already."""
        self._fake(X.MotionNotify, place=(place[0] - 1, place[1]))
        self._fake(X.MotionNotify, place=place)

    def park(self):
        """Moves the pointer away from all widgets, into a corner."""
        self.move((self.size[0] - 1, self.size[1] - 1))

    def button(self, number, is_pressed):
        """Presses or releases a button of the pointer."""
        self._fake(X.ButtonPress if is_pressed else X.ButtonRelease, number)

    def click(self, place, button=1):
        self.move(place)
        self.button(button, True)
        time.sleep(STROKE)
        self.button(button, False)

    def drag(self, start, end, until, what, steps=8):
        """Drags with the primary button from the start to the end, and drops once `until` is true."""
        self.move(start)
        self.button(1, True)
        for step in range(1, steps + 1):
            self.move([a + (b - a) * step // steps for a, b in zip(start, end)])
            time.sleep(STROKE)
        # Small motions while waiting: without motion, GTK does not report the drag to its target.
        places = itertools.cycle([end, (end[0] + 1, end[1])])
        try:
            wait(lambda: self.move(next(places)) or until(), what)
        finally:
            self.button(1, False)

    def scroll(self, place, notches):
        """Turns the wheel over the place, by that many notches down; up if negative."""
        self.move(place)
        for _ in range(abs(notches)):
            for kind in (X.ButtonPress, X.ButtonRelease):
                self._fake(kind, 5 if notches > 0 else 4)

    def key(self, *chords):
        """Types keys by their X names, as in key("ctrl+Page_Down", "F10", "a")."""
        for chord in chords:
            codes = [self._code(name) for name in chord.split("+")]
            for code in codes:
                self._fake(X.KeyPress, code)
            time.sleep(STROKE)
            for code in reversed(codes):
                self._fake(X.KeyRelease, code)

    def type(self, text):
        """Types a text, with Shift where its characters need it."""
        for character in text:
            symbol = XK.string_to_keysym(CHARACTERS.get(character, character))
            plain = any(index == 0 for _, index in self.display.keysym_to_keycodes(symbol))
            self.key(character if plain else f"shift+{character}")

    def _code(self, name):
        symbol = XK.string_to_keysym(MODIFIERS.get(name, CHARACTERS.get(name, name)))
        code = self.display.keysym_to_keycode(symbol)
        if not code:
            raise ValueError(f"no key is called {name}")
        return code

    def clipboard(self, timeout=5.0):
        """The text on the clipboard, read like a paste."""
        names = ("CLIPBOARD", "UTF8_STRING", "THE_ELEMENTS_PASTED")
        selection, kind, place = (self.display.intern_atom(name) for name in names)
        window = self.root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
        try:
            window.convert_selection(selection, kind, place, X.CurrentTime)
            end = time.monotonic() + timeout
            while time.monotonic() < end:
                while self.display.pending_events():
                    answer = self.display.next_event()
                    if answer.type == X.SelectionNotify and answer.requestor == window:
                        pasted = answer.property and window.get_full_property(place, kind)
                        return bytes(pasted.value).decode() if pasted else ""
                time.sleep(STROKE)
            raise AssertionError("nobody answers for the clipboard")
        finally:
            window.destroy()

    # Windows

    def _property(self, window, name):
        found = window.get_full_property(self.display.intern_atom(name), X.AnyPropertyType)
        return found.value if found else None

    def windows(self, pid):
        """The process's windows, the oldest first."""
        numbers = self._property(self.root, "_NET_CLIENT_LIST")
        numbers = [] if numbers is None else numbers
        return [found for number in numbers if (found := self._window(number, pid))]

    def restore(self, pid):
        """Brings back the process's minimized windows, as a click in a task list does."""
        numbers = self._property(self.root, "_NET_CLIENT_LIST")
        for number in [] if numbers is None else numbers:
            if self._window(number, pid, X.IsUnmapped):
                self._tell(number, "_NET_ACTIVE_WINDOW", 2, X.CurrentTime)

    def _window(self, number, pid, state=X.IsViewable):
        window = self.display.create_resource_object("window", number)
        try:
            owner = self._property(window, "_NET_WM_PID")
            if owner is None or owner[0] != pid:
                return None
            if window.get_attributes().map_state != state:
                return None
            size, place = window.get_geometry(), self.root.translate_coords(window, 0, 0)
            title = bytes(self._property(window, "_NET_WM_NAME") or b"").decode()
            shadow = tuple(self._property(window, "_GTK_FRAME_EXTENTS") or (0, 0, 0, 0))
        except error.XError:
            return None  # closed in the meantime
        return Window(number, title, (place.x, place.y, size.width, size.height), shadow)

    def has_manager(self):
        """True if the window manager is ready: it sets the list of windows last."""
        return self._property(self.root, "_NET_CLIENT_LIST") is not None

    def active(self):
        """ID of the focused window."""
        found = self._property(self.root, "_NET_ACTIVE_WINDOW")
        return found[0] if found is not None and len(found) else None

    def activate(self, number):
        """Raises and focuses the window."""
        if self.active() != number:
            self._tell(number, "_NET_ACTIVE_WINDOW", 2, X.CurrentTime)
            wait(lambda: self.active() == number, f"the keyboard in window {number:#x}")

    def resize(self, number, width, height):
        self.display.create_resource_object("window", number).configure(width=width, height=height)
        self.display.sync()

    def close_window(self, number):
        """Asks the window to close, as its button in a task list does."""
        self._tell(number, "_NET_CLOSE_WINDOW", X.CurrentTime, 2)

    def _tell(self, number, message, *data):
        told = event.ClientMessage(
            window=self.display.create_resource_object("window", number),
            client_type=self.display.intern_atom(message), data=(32, [*data, 0, 0, 0, 0, 0][:5]))
        self.root.send_event(
            told, event_mask=X.SubstructureRedirectMask | X.SubstructureNotifyMask)
        self.display.sync()

    # Pixels

    def visible(self, frame):
        """The part of the frame within the screen."""
        x, y = max(0, frame[0]), max(0, frame[1])
        right = min(self.size[0], frame[0] + frame[2])
        bottom = min(self.size[1], frame[1] + frame[3])
        return (x, y, max(0, right - x), max(0, bottom - y))

    def pixels(self, frame=None):
        """Rows of blue, green, red and unused bytes."""
        x, y, width, height = self.visible(frame or (0, 0, *self.size))
        return self.root.get_image(x, y, width, height, X.ZPixmap, 0xFFFFFFFF).data

    def colors(self, frame):
        """Number of pixels of each color in the frame."""
        data = self.pixels(frame)
        return collections.Counter(zip(data[2::4], data[1::4], data[0::4]))

    def pictures(self, frame, seconds, until=None):
        """Samples the frame as often as possible. Returns checksums of its pictures, without repeats.

        until: the number of pictures that is enough.
        """
        end, seen = time.monotonic() + seconds, [zlib.adler32(self.pixels(frame))]
        while time.monotonic() < end and len(seen) != until:
            sum_ = zlib.adler32(self.pixels(frame))
            if seen[-1] != sum_:
                seen.append(sum_)
        return seen

    def settle(self, frame=None, quiet=0.25, timeout=30.0):
        """Waits until the picture has been unchanged for `quiet` seconds."""
        last, since = None, 0.0

        def rests():
            nonlocal last, since
            now = zlib.adler32(self.pixels(frame))
            if now != last:
                last, since = now, time.monotonic()
            return time.monotonic() - since >= quiet

        wait(rests, "a picture at rest", timeout)

    def rest(self, quiet, timeout):
        """Waits until the picture has been unchanged for `quiet` seconds, unless it is to go on moving."""
        try:
            self.settle(quiet=quiet, timeout=timeout)
        except NotInTime:
            pass

    def screenshot(self, path, frame=None):
        frame = self.visible(frame or (0, 0, *self.size))
        write_png(path, frame[2], frame[3], self.pixels(frame))


def write_png(path, width, height, data):
    """Writes rows of blue, green, red and unused bytes as a PNG file."""
    rgb = bytearray(width * height * 3)
    rgb[0::3], rgb[1::3], rgb[2::3] = data[2::4], data[1::4], data[0::4]
    step = width * 3
    rows = b"".join(b"\0" + rgb[start:start + step] for start in range(0, len(rgb), step))
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(rows, 1)),
        (b"IEND", b""))
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        for kind, body in chunks:
            file.write(struct.pack(">I", len(body)) + kind + body)
            file.write(struct.pack(">I", zlib.crc32(kind + body)))
