"""A virtual pointer and keyboard of a Wayland compositor, by the protocols that wlrctl and wtype use. They exist as long
as the connection, so the seat never loses a device while a program runs."""

import array
import os
import socket
import struct
import time

DISPLAY, REGISTRY = 1, 2
SEAT = "wl_seat"
POINTERS = "zwlr_virtual_pointer_manager_v1"
ACTIVATION = "xdg_activation_v1"
KEYBOARDS = "zwp_virtual_keyboard_manager_v1"
# Opcodes of requests: of the display, the registry, and of the virtual devices.
SYNC, GET_REGISTRY, BIND, CREATE = 0, 1, 0, 0
MOTION, BUTTON, AXIS, FRAME, AXIS_SOURCE, AXIS_DISCRETE = 1, 2, 3, 4, 5, 7
KEYMAP, KEY, MODIFIERS = 0, 1, 2
GET_TOKEN, COMMIT_TOKEN = 1, 3
XKB_TEXT, WHEEL, VERTICAL = 1, 0, 0
# Distance of a notch of the wheel.
NOTCH = 15
LAYOUT = b"""xkb_keymap {
  xkb_keycodes { include "evdev+aliases(qwerty)" };
  xkb_types { include "complete" };
  xkb_compat { include "complete" };
  xkb_symbols { include "pc+us+inet(evdev)" };
};\0"""
# Linux's key codes, and masks of the modifiers in this layout.
MODIFIER_KEYS = {"ctrl": (29, 4), "shift": (42, 1), "alt": (56, 8)}
KEYS = {
    "Escape": 1, "minus": 12, "equal": 13, "BackSpace": 14, "Tab": 15, "Return": 28, "comma": 51, "period": 52, "space": 57, "F1": 59, "F5": 63,
    "F9": 67, "F10": 68, "F11": 87, "Home": 102, "Up": 103, "Page_Up": 104, "Left": 105, "Right": 106, "End": 107, "Down": 108,
    "Page_Down": 109, "Delete": 111, "Menu": 127}
for first, row in ((2, "1234567890"), (16, "qwertyuiop"), (30, "asdfghjkl"), (44, "zxcvbnm")):
    KEYS.update({key: first + index for index, key in enumerate(row)})
BUTTONS = {1: 0x110, 2: 0x112, 3: 0x111}


class VirtualInput:
    """A connection to the compositor at this socket, with a pointer and a keyboard."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.received, self.last, self.globals, self.done = b"", REGISTRY, {}, {}
        self._send(DISPLAY, GET_REGISTRY, struct.pack("<I", REGISTRY))
        self._sync()
        seat, pointers, keyboards = (self._bind(name) for name in (SEAT, POINTERS, KEYBOARDS))
        self.pointer, self.keyboard = self._new(), self._new()
        self._send(pointers, CREATE, struct.pack("<II", seat, self.pointer))
        self._send(keyboards, CREATE, struct.pack("<II", seat, self.keyboard))
        self._set_layout()
        self._sync()

    def close(self):
        self.socket.close()

    # Pointer and keys

    def move(self, place, size):
        """Moves the pointer to a place on an output of this size."""
        self._send(self.pointer, MOTION, struct.pack("<IIIII", _now(), *place, *size))
        self._frame()

    def button(self, number, is_pressed):
        self._send(self.pointer, BUTTON, struct.pack("<III", _now(), BUTTONS[number], is_pressed))
        self._frame()

    def scroll(self, notches):
        """Turns the wheel by one notch at a time; up if negative."""
        step = 1 if notches > 0 else -1
        for _ in range(abs(notches)):
            self._send(self.pointer, AXIS_SOURCE, struct.pack("<I", WHEEL))
            self._send(self.pointer, AXIS_DISCRETE,
                       struct.pack("<IIii", _now(), VERTICAL, step * NOTCH * 256, step))
            self._frame()

    def key(self, chord, stroke):
        """Presses keys such as "ctrl+Page_Down" for `stroke` seconds."""
        *modifiers, name = chord.split("+")
        held = [MODIFIER_KEYS[modifier] for modifier in modifiers]
        codes = [code for code, _ in held] + [KEYS[name]]
        for code in codes:
            self._send(self.keyboard, KEY, struct.pack("<III", _now(), code, 1))
            if code == codes[len(held) - 1]:
                self._set_modifiers(sum(mask for _, mask in held))
        self._sync()
        time.sleep(stroke)
        for code in reversed(codes):
            self._send(self.keyboard, KEY, struct.pack("<III", _now(), code, 0))
        self._set_modifiers(0)
        self._sync()

    def activation_token(self):
        """A token with which a launcher lets a program take the focus."""
        activation, token = self._bind(ACTIVATION), self._new()
        self._send(activation, GET_TOKEN, struct.pack("<I", token))
        self._send(token, COMMIT_TOKEN, b"")
        answer = self._wait(token)
        (length,) = struct.unpack_from("<I", answer)
        return answer[4:3 + length].decode()

    def _frame(self):
        self._send(self.pointer, FRAME, b"")
        self._sync()

    def _set_modifiers(self, mask):
        self._send(self.keyboard, MODIFIERS, struct.pack("<IIII", mask, 0, 0, 0))

    def _set_layout(self):
        descriptor = os.memfd_create("layout")
        os.write(descriptor, LAYOUT)
        self._send(self.keyboard, KEYMAP, struct.pack("<II", XKB_TEXT, len(LAYOUT)), descriptor)
        os.close(descriptor)

    # Protocol

    def _new(self):
        self.last += 1
        return self.last

    def _bind(self, interface):
        """Binds version 1 of a global object. Returns its ID."""
        if interface not in self.globals:
            raise AssertionError(f"the compositor has no {interface}")
        new, text = self._new(), interface.encode() + b"\0"
        text = struct.pack("<I", len(text)) + text + b"\0" * (-len(text) % 4)
        self._send(REGISTRY, BIND,
                   struct.pack("<I", self.globals[interface]) + text + struct.pack("<II", 1, new))
        return new

    def _send(self, target, opcode, body, descriptor=None):
        message = struct.pack("<II", target, opcode | len(body) + 8 << 16) + body
        extra = [] if descriptor is None else [
            (socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [descriptor]))]
        self.socket.sendmsg([message], extra)

    def _sync(self):
        """Waits until the compositor has handled all requests."""
        callback = self._new()
        self._send(DISPLAY, SYNC, struct.pack("<I", callback))
        self._wait(callback)

    def _wait(self, target):
        """Waits for the first event of an object. Returns its arguments."""
        while target not in self.done:
            self._receive()
        return self.done.pop(target)

    def _receive(self):
        data = self.socket.recv(65536)
        if not data:
            raise AssertionError("the compositor has closed the connection")
        self.received += data
        while len(self.received) >= 8:
            target, word = struct.unpack_from("<II", self.received)
            length = word >> 16
            if len(self.received) < length:
                break
            self._handle(target, word & 0xFFFF, self.received[8:length])
            self.received = self.received[length:]

    def _handle(self, target, opcode, body):
        if target == DISPLAY and opcode == 0:
            raise AssertionError(f"the compositor reports an error: {body!r}")
        if target == REGISTRY and opcode == 0:
            name, length = struct.unpack_from("<II", body)
            self.globals[body[8:7 + length].decode()] = name
        elif target > REGISTRY and opcode == 0:
            self.done[target] = body


def _now():
    """Milliseconds, as in a compositor's events."""
    return int(time.monotonic() * 1000) & 0xFFFFFFFF
