"""GNOME Shell on two virtual monitors: the overview's search by keys, windows, actions of the desktop file, styles, scales."""

import json
import time

from session import ID, PICTURES, GLib, plain, session

KEYS = {"\n": 0xFF0D}
RESULTS = f"""Object.values(Main.overview.searchController._searchResults._providers.find(
    provider => provider.id.startsWith('{ID}'))?.display._resultDisplays ?? {{}}).filter(shown => shown.mapped)
    .map(shown => shown.metaInfo.name + ' · ' + shown.metaInfo.description).join('\\n')"""
SEARCHING = "Main.overview.searchController._searchResults.searchInProgress"
TITLES = "global.get_window_actors().map(actor => actor.meta_window.get_title()).join('\\n')"
APPLICATION = f"imports.gi.Shell.AppSystem.get_default().lookup_app('{ID}.desktop')"
DISPLAYS = ("org.gnome.Mutter.DisplayConfig", "/org/gnome/Mutter/DisplayConfig", "org.gnome.Mutter.DisplayConfig.")


class Shell:
    def __init__(self, desktop):
        self.desktop = desktop
        desktop.run("gsettings", "set", "org.gnome.mutter", "experimental-features", "['scale-monitor-framebuffer']")
        # A busy machine releases a key late, which would then type more than one letter.
        desktop.run("gsettings", "set", "org.gnome.desktop.peripherals.keyboard", "repeat", "false")
        desktop.start("gnome-shell", "--headless", "--wayland", "--no-x11", "--unsafe-mode",
                      "--virtual-monitor", "1280x800", "--virtual-monitor", "1024x768")
        desktop.check("the shell starts", lambda: self.evaluates("1 + 1") == 2)
        path, = desktop.call("org.gnome.Mutter.RemoteDesktop", "/org/gnome/Mutter/RemoteDesktop",
                             "org.gnome.Mutter.RemoteDesktop.CreateSession")
        self.input = ("org.gnome.Mutter.RemoteDesktop", path, "org.gnome.Mutter.RemoteDesktop.Session.")
        self.remote("Start")

    def evaluates(self, script):
        """The value of a script in the shell; nothing while it does not answer."""
        try:
            done, text = self.desktop.call("org.gnome.Shell", "/org/gnome/Shell", "org.gnome.Shell.Eval",
                                           GLib.Variant("(s)", (script,)))
        except GLib.Error:
            return None
        return json.loads(text) if done and text else None

    def remote(self, method, parameters=None):
        name, path, prefix = self.input
        self.desktop.call(name, path, prefix + method, parameters)

    def press(self, *keys):
        """Presses keys together, and releases them."""
        codes = [KEYS.get(key, ord(key[0])) for key in keys]
        for code, is_down in [(code, True) for code in codes] + [(code, False) for code in reversed(codes)]:
            self.remote("NotifyKeyboardKeysym", GLib.Variant("(ub)", (code, is_down)))

    def results(self):
        """The program's results in the overview, each a line."""
        return plain(self.evaluates(RESULTS))

    def search(self, text):
        """Opens the overview, and types a text."""
        self.evaluates("Main.overview.show()")
        self.desktop.await_true(lambda: self.evaluates("Main.overview.visible && !Main.overview.animationInProgress"))
        # Else it takes the focus with the first letter, and on a busy machine the next ones land before that.
        self.evaluates("Main.overview.searchEntry.grab_key_focus()")
        for letter in text:
            self.press(letter)
        self.desktop.await_true(lambda: self.evaluates("Main.overview.searchEntry.get_text()") == text)

    def leave(self):
        self.evaluates("Main.overview.hide()")
        self.desktop.await_true(lambda: not self.evaluates("Main.overview.visible"))

    def shoot(self, name):
        self.desktop.call("org.gnome.Shell", "/org/gnome/Shell/Screenshot", "org.gnome.Shell.Screenshot.Screenshot",
                          GLib.Variant("(bbs)", (False, False, str(PICTURES / f"{name}.png"))))

    def check_title(self, title, text):
        self.desktop.check(text, lambda: title in (self.evaluates(TITLES) or "").split("\n"),
                           lambda: self.evaluates(TITLES))

    def set_scale(self, scale):
        """Sets the scale of the first monitor, with the second one beside it."""
        serial, monitors, _, properties = self.desktop.call(*DISPLAYS[:2], DISPLAYS[2] + "GetCurrentState")
        is_logical = properties.get("layout-mode", 1) == 1
        modes = [(monitor[0][0], next(mode for mode in monitor[1] if mode[6].get("is-current")) or monitor[1][0])
                 for monitor in monitors]
        (first, mode), (second, other) = modes
        best = min(mode[5], key=lambda each: abs(each - scale))
        layout = [(0, 0, best, 0, True, [(first, mode[0], {})]),
                  (round(mode[1] / best) if is_logical else mode[1], 0, 1.0, 0, False, [(second, other[0], {})])]
        self.desktop.call(*DISPLAYS[:2], DISPLAYS[2] + "ApplyMonitorsConfig",
                          GLib.Variant("(uua(iiduba(ssa{sv}))a{sv})", (serial, 1, layout, {})))
        return best


def walk(desktop):
    shell = Shell(desktop)
    shell.leave()
    actions = f"{APPLICATION}?.appInfo.list_actions().join(' ')"
    desktop.check("it is among the applications, with its actions",
                  lambda: "open-nuclides" in (shell.evaluates(actions) or "") and "open-plot" in shell.evaluates(actions),
                  lambda: shell.evaluates(actions))
    shell.search("gold")
    desktop.check("the overview finds gold", lambda: "Gold · Au · 79" in shell.results(),
                  shell.results)
    desktop.await_true(lambda: not shell.evaluates(SEARCHING))
    shell.shoot("overview")
    shell.press("\n")
    shell.check_title("Gold", "Enter opens gold")
    shell.shoot("element")
    for question, answer in (("melting point of iron", "1538 °C"), ("C6H12O6", "180.156")):
        shell.search(question)
        desktop.check(f"the overview answers “{question}”", lambda: answer in shell.results(),
                      shell.results)
        shell.shoot(question.replace(" ", "-"))
        shell.leave()
    for action, title in (("open-nuclides", "Nuclide Chart"), ("open-plot", "Plot")):
        shell.evaluates(f"{APPLICATION}.launch_action('{action}', 0, -1)")
        shell.check_title(title, f"the action {action} opens its window")
    shell.shoot("plot")
    shell.evaluates("Main.messageTray._banner?.notification?.destroy()")
    before = brightness(desktop, shell, "light")
    desktop.run("gsettings", "set", "org.gnome.desktop.interface", "color-scheme", "prefer-dark")
    desktop.check("the dark style is followed", lambda: brightness(desktop, shell, "dark") < before - 0.15)
    desktop.run("gsettings", "set", "org.gnome.desktop.interface", "accent-color", "green")
    for scale in (1.25, 2.0):
        best = shell.set_scale(scale)
        time.sleep(2)
        desktop.check(f"its windows stay at a scale of {best:g}", lambda: "Plot" in shell.evaluates(TITLES))
        shell.shoot(f"scale-{scale:g}")


def brightness(desktop, shell, name):
    """The mean brightness of the screen, from 0 to 1."""
    shell.shoot(name)
    return float(desktop.run("convert", str(PICTURES / f"{name}.png"), "-colorspace", "gray", "-format", "%[fx:mean]",
                             "info:") or 0)


if __name__ == "__main__":
    with session(XDG_CURRENT_DESKTOP="GNOME", XDG_SESSION_TYPE="wayland") as opened:
        walk(opened)
