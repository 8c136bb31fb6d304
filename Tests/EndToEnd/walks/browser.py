"""The link to Wikipedia, and a fake browser."""

import os

BROWSER = """[Desktop Entry]
Type=Application
Name=Stand-in for a browser
Exec=sh {script} %u
MimeType=x-scheme-handler/http;x-scheme-handler/https;
"""
CHOICE = """[Default Applications]
x-scheme-handler/http=stand-in.desktop
x-scheme-handler/https=stand-in.desktop
"""


class Browser:
    """Sets a default browser that logs the addresses it opens."""

    def __init__(self, desktop):
        self.visited = desktop.path("home/visited")
        script = desktop.write("home/browser.sh", f'printf "%s\\n" "$1" >> "{self.visited}"\n')
        desktop.write(
            "home/.local/share/applications/stand-in.desktop", BROWSER.format(script=script))
        desktop.write("home/.config/mimeapps.list", CHOICE)

    def visits(self):
        """The addresses that the browser opened, in order."""
        if not os.path.exists(self.visited):
            return []
        with open(self.visited, encoding="utf-8") as file:
            return file.read().splitlines()


def find_link(walk, title):
    """The link to Wikipedia in the window with this title, scrolled into view by the wheel."""
    window = walk.expect_element(title)
    return walk.reveal(walk.program.find("link", "Wikipedia", under=window))
