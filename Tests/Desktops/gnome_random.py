"""Pointer and keys at random through GNOME Shell, as Tests/EndToEnd plays them under X11 and sway, for THE_ELEMENTS_SECONDS."""

import os
import time

import random_walk
from driver.desktop import HOME_FOLDERS, Desktop
from driver.screen import STROKE, Screen, Window
from driver.waiting import wait
from driver.wayland import BUTTONS, KEYS, MODIFIER_KEYS
from gnome import Shell
from session import PICTURES, GLib, session
from walks.test_random import RandomActs
from walks.walk import Walk

# The windows of a process, and the dialogs that the desktop opens for it, without menus, the oldest first.
WINDOWS = """global.get_window_actors().map(actor => actor.meta_window).filter(window =>
    [window.get_pid(), window.get_transient_for()?.get_pid()].includes(%d) && [0, 3, 4].includes(window.get_window_type()))
    .sort((one, other) => one.get_stable_sequence() - other.get_stable_sequence())"""
SHOWN = WINDOWS + """.filter(window => window.showing_on_its_workspace()).map(window => [window.get_id(), window.get_title(),
    ...(frame => [frame.x, frame.y, frame.width, frame.height])(window.get_frame_rect())])"""
RESTORE = WINDOWS + ".forEach(window => window.minimized && window.activate(global.display.get_current_time_roundtrip()))"
WINDOW = "global.get_window_actors().map(actor => actor.meta_window).find(window => window.get_id() == %d)"
# Takes back what the shell's own menus and keys do: what they have opened over all windows, and windows moved off the screen.
TIDY = """if (Main.screenshotUI.visible) Main.screenshotUI.close(true);
    if (Main.overview.visible) Main.overview.hide();
    for (const window of global.get_window_actors().map(actor => actor.meta_window)) {
        const frame = window.get_frame_rect(), isInside = frame.x >= 0 && frame.y >= %d && frame.y + frame.height <= 800;
        if ([0, 3, 4].includes(window.get_window_type()) && !isInside) window.move_frame(true, %d, %d);
    }
    0"""
COUNT_PICTURES = "global.pictures = 0; global.stage.connect('after-paint', () => { global.pictures += 1; }); 0"
# The program may be slow to answer, and no window goes to another workspace.
SETTINGS = (("org.gnome.mutter", "check-alive-timeout", "60000"), ("org.gnome.mutter", "dynamic-workspaces", "false"),
            ("org.gnome.desktop.wm.preferences", "num-workspaces", "1"))
# Below the shell's bar.
CORNER = (0, 32)


class ShellScreen(Screen):
    """The shell's windows, pointer and keys."""

    def __init__(self, shell):
        self.shell = shell
        shell.evaluates(COUNT_PICTURES)

    def close(self):
        """There is nothing to close: the session ends."""

    def has_manager(self):
        return True

    def park(self):
        self.move((1, 1))

    # Pointer and keys

    def move(self, place):
        x, y, _ = self.shell.evaluates("global.get_pointer()")
        self.shell.remote("NotifyPointerMotionRelative", GLib.Variant("(dd)", (place[0] - x, place[1] - y)))

    def button(self, number, is_pressed):
        self.shell.remote("NotifyPointerButton", GLib.Variant("(ib)", (BUTTONS[number], is_pressed)))

    def scroll(self, place, notches):
        self.move(place)
        self.shell.remote("NotifyPointerAxisDiscrete", GLib.Variant("(ui)", (0, notches)))

    def key(self, *chords):
        for chord in chords:
            *modifiers, name = chord.split("+")
            codes = [*(MODIFIER_KEYS[modifier][0] for modifier in modifiers), KEYS[name]]
            for code in codes:
                self.shell.remote("NotifyKeyboardKeycode", GLib.Variant("(ub)", (code, True)))
            time.sleep(STROKE)
            for code in reversed(codes):
                self.shell.remote("NotifyKeyboardKeycode", GLib.Variant("(ub)", (code, False)))

    # Windows

    def windows(self, pid):
        return [Window(number, title or "", tuple(frame), (0, 0, 0, 0))
                for number, title, *frame in self.shell.evaluates(SHOWN % pid) or []]

    def restore(self, pid):
        self.shell.evaluates(RESTORE % pid)

    def active(self):
        return self.shell.evaluates("global.display.focus_window?.get_id()")

    def activate(self, number):
        if self.active() != number:
            self.tell(number, "activate(global.display.get_current_time_roundtrip())")
            wait(lambda: self.active() == number, f"the keyboard in window {number}")

    def resize(self, number, width, height):
        self.tell(number, "unmaximize(3)")
        self.tell(number, f"move_resize_frame(true, {CORNER[0]}, {CORNER[1]}, {width}, {height})")

    def close_window(self, number):
        self.tell(number, "delete(global.display.get_current_time_roundtrip())")

    def tell(self, number, call):
        self.shell.evaluates(f"{WINDOW % number}?.{call}; 0")

    def settle(self, frame=None, quiet=0.25, timeout=30.0):
        """Waits until the shell has drawn nothing for `quiet` seconds."""
        last, since = None, 0.0

        def rests():
            nonlocal last, since
            now = self.shell.evaluates("global.pictures")
            if now != last:
                last, since = now, time.monotonic()
            return time.monotonic() - since >= quiet

        self.shell.evaluates(TIDY % (CORNER[1], *CORNER))
        wait(rests, "a picture at rest", timeout)


class ShellDesktop(Desktop):
    """The session as the walks use a desktop, with a home of its own."""

    def __init__(self, opened, shell):
        super().__init__(os.environ.get("THE_ELEMENTS_PREFIX", "/usr"))
        self.opened, self.shell = opened, shell

    def _start(self):
        homes = {name: self.path(folder) for name, folder in HOME_FOLDERS.items()}
        self.environment = {**os.environ, **homes, "GDK_BACKEND": "wayland", "GSETTINGS_BACKEND": "keyfile",
                            "WAYLAND_DISPLAY": "wayland-0"}
        self.screen, self.bus = ShellScreen(self.shell), self.opened.bus
        os.makedirs(self.path("home"))
        self._start_accessibility()


class RandomShellWalk(RandomActs, Walk):
    def test_random_acts(self):
        try:
            self.play()
        except AssertionError:
            self.desktop.shell.shoot("random")
            windows = map(str, self.screen.windows(self.program.pid))
            (PICTURES / "random.txt").write_text(
                "\n".join([*self.acts, *windows, self.program.describe()]), encoding="utf-8")
            raise


def walk(opened):
    for setting in SETTINGS:
        opened.run("gsettings", "set", *setting)
    shell = Shell(opened)
    shell.leave()
    passed, said = random_walk.play(ShellDesktop(opened, shell), RandomShellWalk)
    opened.check("acts at random", lambda: passed, lambda: said)


if __name__ == "__main__":
    with session(XDG_CURRENT_DESKTOP="GNOME", XDG_SESSION_TYPE="wayland") as opened_session:
        walk(opened_session)
