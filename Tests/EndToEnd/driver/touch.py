"""A private desktop with a touchscreen: the X server Xorg with its drivers for tests. Xvfb and XTest have no touch."""

import os
import socket
import struct
import time

from .desktop import SIZE, Desktop
from .screen import STROKE
from .waiting import wait

SERVER = "/usr/lib/xorg/Xorg"
DRIVERS = ("/usr/lib/xorg/modules/input/inputtest_drv.so", "/usr/lib/xorg/modules/drivers/dummy_drv.so")
CONFIGURATION = """Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "AutoAddGPU" "false"
  Option "DontVTSwitch" "true"
EndSection
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 64000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-200
  Modeline "mode" 108 {0} {1} {2} {3} {4} {5} {6} {7}
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "mode"
    Virtual {0} {4}
  EndSubSection
EndSection
Section "InputDevice"
  Identifier "fingers"
  Driver "inputtest"
  Option "SocketPath" "{8}"
  Option "DeviceType" "Touch"
  Option "TouchCount" "5"
EndSection
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "fingers"
EndSection
"""
# The driver's protocol, xf86-input-inputtest-protocol.h: kinds of messages, and of touches as in XInput.
VERSION, SYNC, TOUCH = 0, 1, 6
BEGIN, UPDATE, END = 18, 19, 20
MOST_AXES = 64
# Seconds between two fingers, as of a hand.
APART = 0.05
GREATEST = 0xFFFF


def is_there():
    """True if the server and its drivers are installed."""
    return all(os.path.exists(path) for path in (SERVER, *DRIVERS))


class Fingers:
    """A connection to the touchscreen. A place is in pixels of the screen."""

    def __init__(self, path, size):
        self.size = size
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self._send(VERSION, struct.pack("=HH", 1, 1))
        self._receive()

    def close(self):
        self.socket.close()

    def _send(self, kind, body=b""):
        self.socket.sendall(struct.pack("=II", 8 + len(body), kind) + body)

    def _receive(self):
        (length,) = struct.unpack("=I", self.socket.recv(4, socket.MSG_WAITALL))
        self.socket.recv(length - 4, socket.MSG_WAITALL)

    def _touch(self, kind, finger, place):
        axes = [GREATEST * at / size for at, size in zip(place, self.size)]
        values = struct.pack(f"={MOST_AXES}d", *axes, *[0] * (MOST_AXES - len(axes)))
        mask = bytes([0b11]) + bytes(MOST_AXES // 8 - 1)
        head = struct.pack("=III", finger, kind, 0) + mask + bytes(4)
        self._send(TOUCH, head + values + bytes(len(values)))
        self._send(SYNC)
        self._receive()

    def tap(self, place, seconds=STROKE):
        self._touch(BEGIN, 1, place)
        time.sleep(seconds)
        self._touch(END, 1, place)

    def move(self, *ways, steps=12, pause=STROKE):
        """Moves a finger along each way (start, end), all at the same time."""
        for finger, (start, _) in enumerate(ways, start=1):
            self._touch(BEGIN, finger, start)
            time.sleep(APART)
        for step in range(1, steps + 1):
            for finger, way in enumerate(ways, start=1):
                self._touch(UPDATE, finger, [a + (b - a) * step / steps for a, b in zip(*way)])
            time.sleep(pause)
        for finger, (_, end) in enumerate(ways, start=1):
            self._touch(END, finger, end)


class TouchDesktop(Desktop):
    """A desktop with the same programs and home. `fingers` touch its screen."""

    fingers = None

    def _start_screen(self):
        (width, height), path = SIZE, self.path("fingers")
        configuration = self.write("xorg.conf", CONFIGURATION.format(
            width, width + 48, width + 160, width + 408, height, height + 1, height + 4, height + 42, path))
        self.environment["DISPLAY"] = ":" + self._serve(
            SERVER, "-displayfd", "{fd}", "-config", configuration, "-logfile", self.path("xorg.log"), "-noreset",
            "-nolisten", "tcp", "-novtswitch", "-sharevts")
        self._start_manager()
        wait(lambda: os.path.exists(path), "the touchscreen")
        self.fingers = Fingers(path, SIZE)

    def _stop(self):
        if self.fingers:
            self.fingers.close()
        super()._stop()
