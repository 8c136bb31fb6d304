"""Phosh on a screen of 360 × 720: every page, an element and back, the search with the on-screen keyboard."""

import os
import pathlib
import time

from session import ID, PICTURES, session

PAGES = ("table", "name", "number", "symbol", "state", "category", "grid", "favorites", "places")
CONFIGURATION = "[core]\nxwayland=false\n[output:HEADLESS-1]\nmode=360x720\nscale=1\n"


def walk(desktop):
    configuration = pathlib.Path("/tmp/phoc.ini")
    configuration.write_text(CONFIGURATION, encoding="utf-8")
    desktop.start("phoc", "-C", str(configuration), "-E", "sh -c 'phosh-osk-stub & exec phosh -U'")
    sockets = pathlib.Path("/tmp/run")
    found = desktop.await_true(lambda: [each for each in sockets.glob("wayland-*") if each.suffix != ".lock"])
    os.environ["WAYLAND_DISPLAY"] = found[0].name
    time.sleep(8)
    entry = pathlib.Path(f"/usr/share/applications/{ID}.desktop").read_text(encoding="utf-8")
    desktop.check("it is listed among the applications for telephones",
                  lambda: "X-Purism-FormFactor=Workstation;Mobile;" in entry)
    desktop.start("gio", "launch", f"/usr/share/applications/{ID}.desktop")
    desktop.check("it opens", lambda: ID in desktop.run("wlrctl", "toplevel", "list"),
                  lambda: desktop.run("wlrctl", "toplevel", "list"))
    for page in PAGES:
        desktop.activate("show-page", page, window=True)
        shoot(desktop, page)
    desktop.activate("select-element", "Au", window=True)
    desktop.check("an element is shown in place of the page", lambda: "Gold" in desktop.run("wlrctl", "toplevel", "list"),
                  lambda: desktop.run("wlrctl", "toplevel", "list"))
    shoot(desktop, "element")
    desktop.activate("go-back", window=True)
    tap(desktop, 24, 56)
    shoot(desktop, "search")
    desktop.run("wtype", "melting point of lead")
    shoot(desktop, "answer")


def tap(desktop, x, y):
    """Clicks at a point of the screen, in pixels."""
    desktop.run("wlrctl", "pointer", "move", "-2000", "-2000")
    desktop.run("wlrctl", "pointer", "move", str(x), str(y))
    desktop.run("wlrctl", "pointer", "click", "left")


def shoot(desktop, name):
    time.sleep(1.5)
    desktop.run("grim", str(PICTURES / f"{name}.png"))


if __name__ == "__main__":
    with session(XDG_CURRENT_DESKTOP="Phosh:GNOME", WLR_BACKENDS="headless", WLR_LIBINPUT_NO_DEVICES="1",
                 WLR_RENDERER="pixman") as opened:
        walk(opened)
