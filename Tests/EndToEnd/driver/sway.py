"""A private Wayland desktop: the compositor sway without a display."""

import json
import os
import shutil
import subprocess
import tempfile

from .desktop import Desktop
from .screen import STROKE, Screen, Window
from .waiting import wait
from .wayland import VirtualInput

SIZE = (1600, 1000)
NOBODY = 65534
COMPOSITOR = ("WLR_BACKENDS=headless", "WLR_RENDERER=pixman", "WLR_LIBINPUT_NO_DEVICES=1")
# Windows float at the size that they ask for.
CONFIGURATION = """output * resolution {0}x{1}
default_border none
default_floating_border none
for_window [app_id=".*"] floating enable
focus_follows_mouse no
focus_on_window_activation focus
seat seat0 hide_cursor 0
xwayland disable
"""


class SwayScreen(Screen):
    """The compositor's output, windows, pointer and keys. A place is in logical pixels of the output."""

    def __init__(self, environment):
        self.environment, self.size = environment, SIZE
        self.input = VirtualInput(environment["WAYLAND_DISPLAY"])
        self.park()

    def close(self):
        self.input.close()

    def tell(self, *command):
        """Sends a command or query to sway. Returns its answer."""
        done = subprocess.run(["swaymsg", "-r", *command], env=self.environment, stdout=subprocess.PIPE, check=True)
        return json.loads(done.stdout)

    def set_scale(self, scale):
        self.tell("output", "*", "scale", str(scale))
        frame = self.tell("-t", "get_outputs")[0]["rect"]
        self.size = (frame["width"], frame["height"])

    def activation_token(self):
        """A token with which a launcher lets a program take the focus: since sway 1.8, that of a program started by sway."""
        path = os.path.join(os.path.dirname(self.environment["SWAYSOCK"]), "token")
        self.tell("exec", f"env > {path}.new && mv {path}.new {path}")
        wait(lambda: os.path.exists(path), "a program started by sway")
        with open(path, encoding="utf-8") as file:
            variables = dict(line.split("=", 1) for line in file.read().splitlines() if "=" in line)
        os.remove(path)
        return variables.get("XDG_ACTIVATION_TOKEN") or self.input.activation_token()

    # Pointer and keys

    def move(self, place):
        for offset in (1, 0):
            self.input.move([max(0, int(place[0]) - offset), max(0, int(place[1]))], self.size)

    def button(self, number, is_pressed):
        self.input.button(number, is_pressed)

    def scroll(self, place, notches):
        self.move(place)
        self.input.scroll(notches)

    def key(self, *chords):
        for chord in chords:
            self.input.key(chord, STROKE)

    def clipboard(self, timeout=5.0):
        """The copied text; empty if nothing is copied."""
        return subprocess.run(["wl-paste", "--no-newline"], env=self.environment, timeout=timeout,
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False).stdout.decode()

    # Windows

    def _nodes(self):
        level = [self.tell("-t", "get_tree")]
        while level:
            yield from level
            level = [child for node in level for child in (*node["nodes"], *node["floating_nodes"])]

    def windows(self, pid):
        found = [node for node in self._nodes() if node.get("pid") == pid]
        return [Window(node["id"], node["name"],
                       tuple(node["rect"][key] for key in ("x", "y", "width", "height")), (0, 0, 0, 0))
                for node in sorted(found, key=lambda node: node["id"])]

    def restore(self, pid):
        """No window is minimized here."""

    def has_manager(self):
        return True

    def active(self):
        return next((node["id"] for node in self._nodes() if node["focused"]), None)

    def activate(self, number):
        if self.active() != number:
            self.tell(f"[con_id={number}] focus")
            wait(lambda: self.active() == number, f"the keyboard in window {number}")

    def resize(self, number, width, height):
        self.tell(f"[con_id={number}] resize set {width} {height}, move position 0 0")

    def close_window(self, number):
        self.tell(f"[con_id={number}] kill")

    # Pixels

    def pixels(self, frame=None):
        x, y, width, height = self.visible(frame or (0, 0, *self.size))
        done = subprocess.run(["grim", "-t", "ppm", "-g", f"{x},{y} {width}x{height}", "-"],
                              env=self.environment, stdout=subprocess.PIPE, check=True)
        _, _, _, data = done.stdout.split(b"\n", 3)
        result = bytearray(len(data) // 3 * 4)
        result[0::4], result[1::4], result[2::4] = data[2::3], data[1::3], data[0::3]
        return bytes(result)

    def screenshot(self, path, frame=None):
        x, y, width, height = self.visible(frame or (0, 0, *self.size))
        subprocess.run(["grim", "-g", f"{x},{y} {width}x{height}", path], env=self.environment, check=True)


class SwayDesktop(Desktop):
    """A desktop with the same programs and home, under Wayland."""

    runtime = None

    def _start_screen(self):
        # A directory and a user of its own: sway refuses to run as root.
        self.runtime = tempfile.mkdtemp(prefix="end-to-end-sway-")
        configuration = os.path.join(self.runtime, "config")
        with open(configuration, "w", encoding="utf-8") as file:
            file.write(CONFIGURATION.format(*SIZE))
        command = ["sway", "--config", configuration]
        if os.getuid() == 0:
            for path in (self.runtime, configuration):
                os.chown(path, NOBODY, NOBODY)
            command = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", *command]
        self._serve("env", f"XDG_RUNTIME_DIR={self.runtime}", *COMPOSITOR, *command, answers=False)
        display, control = (wait(lambda: self._socket(start), lambda: self.log("env"))
                            for start in ("wayland-", "sway-ipc"))
        self.environment.update(
            WAYLAND_DISPLAY=display, SWAYSOCK=control, GDK_BACKEND="wayland", XDG_SESSION_TYPE="wayland")
        self.screen = SwayScreen(self.environment)

    def _socket(self, start):
        """Path of the compositor's socket whose name starts so; None before it is there."""
        return next((os.path.join(self.runtime, name) for name in sorted(os.listdir(self.runtime))
                     if name.startswith(start) and not name.endswith(".lock")), None)

    def _stop(self):
        super()._stop()
        if self.runtime:
            shutil.rmtree(self.runtime, ignore_errors=True)
