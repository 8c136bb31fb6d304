"""The password of a Kinto server goes to that server alone: it is in no file, in no message, and in no memory dump."""

import base64
import json
import os
import re
import shutil
import subprocess
import tempfile

from driver.kinto import KintoServer

from .facts import TITLE
from .walk import Walk

ACCOUNT, PASSWORD, SECOND = "ada", "k7mq-3xtd-w9ph", "z4rb-8nce-v2js"
PREFERENCES = "Preferences"
# The forms in which a password may be in a file.
FORMS = [form for secret in (PASSWORD, SECOND) for form in (
    secret.encode(), secret.encode("utf-16-le"), secret[::-1].encode(), secret.encode().hex().encode(),
    base64.b64encode(f"{ACCOUNT}:{secret}".encode()), base64.b64encode(secret.encode()).rstrip(b"="))]
GTK_EVENT = re.compile(rb"TextChanged\0.{0,40}(insert|delete)\0.{0,40}(%s)\0" % b"|".join(
    re.escape(secret.encode()) for secret in (PASSWORD, SECOND)), re.S)


class SecrecyWalk(Walk):
    """A program that says all that GLib and libsoup can say, with monitors on its buses and without a keyring."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.server = cls.enterClassContext(KintoServer(ACCOUNT, PASSWORD))
        # Outside the folder that is searched in the end.
        cls.captures = tempfile.mkdtemp(prefix="end-to-end-captures-")
        cls.addClassCleanup(shutil.rmtree, cls.captures)
        addresses = [cls.desktop.environment["DBUS_SESSION_BUS_ADDRESS"], cls.desktop.call(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")[0]]
        cls.monitors = [cls.monitor(number, address) for number, address in enumerate(addresses)]
        cls.desktop.set("user-name", "Ada")
        cls.launch("--page", "favorites", environment={"G_MESSAGES_DEBUG": "all", "SOUP_DEBUG": "body"})

    @classmethod
    def monitor(cls, number, address):
        """Writes down all messages of a bus, as they are."""
        with open(cls.capture(number), "wb") as output:
            monitor = subprocess.Popen(["dbus-monitor", "--address", address, "--binary"], stdout=output)
        cls.addClassCleanup(monitor.kill)
        return monitor

    @classmethod
    def capture(cls, number):
        return os.path.join(cls.captures, f"bus-{number}")

    @classmethod
    def tearDownClass(cls):
        for key in ("user-name", "favorites-url", "favorites-class", "favorites-account"):
            cls.desktop.set(key, "''")
        cls.desktop.set("favorites-kind", "simple")
        super().tearDownClass()

    def test_walk(self):
        self.take(
            self.the_password_is_typed,
            self.a_core_dump_would_have_no_memory,
            self.everything_is_exported_and_saved,
            self.a_wrong_password_is_refused,
            self.the_buses_have_not_seen_it,
            self.no_file_has_it)

    def the_password_is_typed(self):
        self.desktop.set("favorites-kind", "kinto")
        self.desktop.set("favorites-class", "10b")
        self.desktop.set("favorites-account", ACCOUNT)
        self.desktop.set("favorites-url", self.server.address)
        self.activate("toggle-favorite", "Au")
        self.expect_line("are class, user and password right")
        self.press("ctrl+comma", title=TITLE)
        self.program.window(PREFERENCES)
        self.program.click(self.program.find("tab", "Sharing", under=self.program.top(PREFERENCES)))
        self.program.enter(PREFERENCES, "Password or Token", PASSWORD)
        self.wait(lambda: self.server.numbers == [79], "gold on the server")
        self.press("Escape", title=PREFERENCES)
        self.expect_line("^Synced at")

    def a_core_dump_would_have_no_memory(self):
        with open(f"/proc/{self.program.pid}/limits", encoding="ascii") as file:
            self.assertRegex(file.read(), r"Max core file size +0 ")
        with open(f"/proc/{self.program.pid}/coredump_filter", encoding="ascii") as file:
            self.assertEqual(file.read(), "00000000\n")

    def everything_is_exported_and_saved(self):
        path = self.desktop.path("home/favorites.json")
        self.activate("export-favorites-file", path)
        self.wait(lambda: os.path.exists(path), "the export")
        with open(path, encoding="utf-8") as file:
            self.assertEqual([record["number"] for record in json.load(file)], [79])
        for arguments in (("--export", "json", "--favorites"), ("--export", "csv", "--favorites")):
            run = self.desktop.run(*arguments)
            self.assertEqual(run.ended(), 0)

    def a_wrong_password_is_refused(self):
        self.press("ctrl+comma", title=TITLE)
        self.program.window(PREFERENCES)
        self.program.click(self.program.find("tab", "Sharing", under=self.program.top(PREFERENCES)))
        self.program.enter(PREFERENCES, "Password or Token", SECOND)
        self.press("Escape", title=PREFERENCES)
        self.expect_line("are class, user and password right")
        self.quit()

    def the_buses_have_not_seen_it(self):
        for number, (monitor, known) in enumerate(zip(self.monitors, (b"toggle-favorite", b"Password or Token"))):
            monitor.terminate()
            monitor.wait()
            with open(self.capture(number), "rb") as file:
                messages = file.read()
            # A control: the bus was heard.
            self.assertIn(known, messages)
            if number == 1:
                # GTK itself tells assistive technologies each change of a text, that of a password, too.
                messages = GTK_EVENT.sub(b"", messages)
            self.expect_nowhere(messages, f"bus {number}")

    def no_file_has_it(self):
        searched = 0
        for folder, _, names in os.walk(self.desktop.folder):
            for name in names:
                path = os.path.join(folder, name)
                if os.path.isfile(path) and not os.path.islink(path):
                    searched += 1
                    with open(path, "rb") as file:
                        self.expect_nowhere(file.read(), path)
        # Controls: the folder has the program's files and what it said, which is much.
        self.assertGreater(searched, 5)
        self.assertIn("DEBUG", self.program.stdout())
        logins = {login for _, login in self.server.requests}
        self.assertIn(self.server.login, logins)

    def expect_nowhere(self, content, place):
        self.assertEqual([form for form in FORMS if form in content], [], place)

    def expect_line(self, pattern):
        page = self.page("favorites")
        self.wait(lambda: self.program.all("label", re.compile(pattern), under=page),
                  lambda: f"{pattern}; there is {self.program.all('label', under=page)}")
