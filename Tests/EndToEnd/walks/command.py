"""The base class of walks with commands that need no window."""

import os
import subprocess
import tempfile

from .walk import Walk

SECONDS = 20


class Commands(Walk):
    """The base of walks with commands, without display and buses, and with a data folder of their own."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="end-to-end-data-")
        self.addCleanup(self.folder.cleanup)
        self.data = os.path.join(self.folder.name, "the-elements")
        self.database = os.path.join(self.data, "favorites.sqlite")

    def command(self, *arguments, shell=None, stdout=subprocess.PIPE, locale=None):
        """Runs the program; shell: a script in which "$@" stands for it and its arguments."""
        environment = {name: value for name, value in self.desktop.environment.items()
                       if name not in ("DISPLAY", "DBUS_SESSION_BUS_ADDRESS")}
        environment["XDG_DATA_HOME"] = self.folder.name
        if locale:
            environment["LC_ALL"] = locale
        command = [os.path.join(self.desktop.prefix, "bin/the-elements"), *arguments]
        if shell:
            command = ["bash", "-c", shell, "bash", *command]
        return subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=stdout,
            stderr=subprocess.PIPE, encoding="utf-8", timeout=SECONDS, check=False)

    def expect(self, done, status, out=".", error="^$"):
        """Expects the exit status, and a match for each of the two outputs."""
        self.assertEqual(done.returncode, status, done.stderr)
        self.assertRegex(done.stdout, out)
        self.assertRegex(done.stderr, error)
