"""KRunner of Plasma under a window manager and X: what it asks and is answered, by real keys."""

import os
import pathlib
import subprocess
import time

from session import PICTURES, plain, session

HEARD = pathlib.Path("/tmp/krunner.log")


def walk(desktop):
    desktop.start("Xvfb", ":7", "-screen", "0", "1280x800x24")
    desktop.await_true(pathlib.Path("/tmp/.X11-unix/X7").exists)
    desktop.start("kwin_x11")
    time.sleep(3)
    desktop.run("kbuildsycoca6")
    with open(HEARD, "w", encoding="utf-8") as heard:
        desktop.programs.append(subprocess.Popen(
            ["dbus-monitor", "interface='org.kde.krunner1'", "type='method_return'"], stdout=heard,
            start_new_session=True))
    desktop.start("krunner")
    desktop.check("KRunner starts", lambda: "org.kde.krunner" in desktop.run(
        "gdbus", "call", "--session", "-d", "org.freedesktop.DBus", "-o", "/", "-m", "org.freedesktop.DBus.ListNames"))
    for question, answer in (("25 g NaCl", "0.42"), ("melting point of iron", "1538 °C"), ("gold", "Gold")):
        os.truncate(HEARD, 0)
        desktop.call("org.kde.krunner", "/App", "org.kde.krunner.App.display")
        desktop.await_true(lambda: titles(desktop, "KRunner"), 10)
        desktop.run("xdotool", "key", "ctrl+a")
        desktop.run("xdotool", "type", "--delay", "60", question)
        desktop.check(f"KRunner is answered “{question}”", lambda: answer in answers(), answers)
        time.sleep(2)
        desktop.run("sh", "-c", f"xwd -root -silent | convert xwd:- '{PICTURES}/{question.replace(' ', '-')}.png'")
    desktop.run("xdotool", "key", "Return")
    desktop.check("Enter opens gold", lambda: titles(desktop, "^Gold$"), lambda: titles(desktop, "."))
    desktop.run("sh", "-c", f"xwd -root -silent | convert xwd:- '{PICTURES}/element.png'")


def answers():
    """The texts in the replies to KRunner, each a line."""
    lines = HEARD.read_text(encoding="utf-8", errors="replace").splitlines()
    return plain("\n".join(line.split('string "')[1].rstrip('"') for line in lines if 'string "' in line))


def titles(desktop, pattern):
    """The titles of the windows that are like the pattern."""
    found = desktop.run("xdotool", "search", "--onlyvisible", "--name", pattern).split()
    return [desktop.run("xdotool", "getwindowname", each).strip() for each in found]


if __name__ == "__main__":
    with session(XDG_CURRENT_DESKTOP="KDE", KDE_FULL_SESSION="true", KDE_SESSION_VERSION="6", QT_QPA_PLATFORM="xcb",
                 DISPLAY=":7") as opened:
        walk(opened)
