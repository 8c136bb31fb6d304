"""Two copies of the program under two names, on two desktops, that share favorites through the real server.

Needs an installed program: `THE_ELEMENTS_PREFIX` names its prefix, as `scripts/test server` does.
"""

import os
import pathlib
import re
import signal
import sys
import time
import unittest

from throwaway import RECORDS, ROOT, ServerCase, digest

PREFIX = os.environ.get("THE_ELEMENTS_PREFIX", "")
SYMBOLS = {79: "Au", 47: "Ag", 29: "Cu", 26: "Fe", 8: "O", 6: "C"}
PREFERENCES = "Preferences"
PICTURES = ROOT / "build/server"

sys.path.insert(0, str(ROOT / "Tests/EndToEnd"))


class Person:
    """A user with a desktop, and the program on it."""

    def __init__(self, test, name, account):
        from driver import Desktop

        self.test, self.name, self.account = test, name, account
        self.desktop = test.enterContext(Desktop(PREFIX))
        self.screen = self.desktop.screen
        self.desktop.set("user-name", name)

    def start(self):
        """Starts the program on the Favorites page."""
        self.program = self.desktop.launch("--page", "favorites")

    def choose_server(self, address):
        """Enters the address, and what the row of the kind then asks for, in Preferences."""
        self.enter("Address", address, at=0)
        self.wait(lambda: self.desktop.get("favorites-kind") == "'kinto'", "the kind, found by the address")
        self.enter("Class", "10b")
        self.enter("User Name", self.account)
        self.enter_password()

    def enter_password(self):
        self.enter("Password or Token", self.test.server.passwords[self.account])
        self.screen.key("Escape")

    def enter(self, label, text, at=-1):
        """Types a text into a row of Preferences, and applies it."""
        if PREFERENCES not in self.program.titles():
            self.program.window("The Elements")
            self.screen.key("ctrl+comma")
        self.program.window(PREFERENCES)
        self.program.click(self.program.find("tab", "Sharing", under=self.program.top(PREFERENCES)))
        self.program.enter(PREFERENCES, label, text, at)

    def toggle(self, number):
        """Marks an element, or takes the mark away."""
        self.desktop.actions(1).activate("toggle-favorite", SYMBOLS[number])

    def expect(self, name, count, what):
        """Waits for the section of a person with so many elements."""
        title = re.compile(f"^{re.escape(name)}, {count} elements?\\b")
        self.wait(lambda: self.program.all(name=title), f"{what}: {title.pattern}")

    def expect_line(self, pattern):
        self.wait(lambda: self.program.all("label", re.compile(pattern)), f"the status {pattern}")

    def wait(self, condition, what, **how):
        from driver import wait

        return wait(condition, what, **{"timeout": 60} | how)

    def shoot(self, name):
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.program.screenshot(str(PICTURES / f"{name}.png"), "The Elements")


@unittest.skipUnless(PREFIX, "THE_ELEMENTS_PREFIX names no installed program")
class ProgramsTests(ServerCase):
    def test_two_copies_share_their_favorites(self):
        ada, bob = Person(self, "Ada Lovelace", "ada"), Person(self, "Bob", "bob")
        for person in (ada, bob):
            person.start()
            person.choose_server(f"http://127.0.0.1:{self.server.port}")
            person.expect_line(r"^Synced at")
        self.share(ada, bob)
        self.change_offline(ada, bob)
        self.restart_the_server(ada, bob)
        self.kill_one(ada, bob)
        self.take_anothers_name(ada)
        for person in (ada, bob):
            complaints = person.program.complaints()
            self.assertEqual(complaints, [])

    def served(self, account):
        """The numbers that the server has of an account."""
        ending = "-" + digest(account)
        return sorted(record["number"] for record in self.server.list("marie").data if record["id"].endswith(ending))

    def timed(self, what, act):
        start = time.monotonic()
        act()
        print(f"figures: {what}: {time.monotonic() - start:.2f} s", file=sys.stderr)

    def share(self, ada, bob):
        ada.toggle(79)
        self.timed("a star from Ada to Bob", lambda: bob.expect("Ada Lovelace", 1, "gold"))
        bob.toggle(47)
        self.timed("a star from Bob to Ada", lambda: ada.expect("Bob", 1, "silver"))
        ada.shoot("shared")
        ada.toggle(29)
        bob.expect("Ada Lovelace", 2, "copper")
        ada.toggle(79)
        self.timed("a removal from Ada to Bob", lambda: bob.expect("Ada Lovelace", 1, "copper alone"))

    def change_offline(self, ada, bob):
        self.server.run("--stop")
        ada.toggle(26)
        ada.expect_line("^1 waiting · Cannot reach")
        ada.shoot("waiting")
        bob.toggle(8)
        self.server.run()
        for person in (ada, bob):
            person.screen.key("Escape")
            self.retry(person)
        bob.expect("Ada Lovelace", 2, "iron, too")
        ada.expect("Bob", 2, "oxygen, too")

    def retry(self, person):
        person.desktop.actions().activate("sync-favorites")

    def restart_the_server(self, ada, bob):
        for process in self.server.processes("gunicorn|postgres"):
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass
        ada.toggle(6)
        bob.wait(self.answers, "the server, started again by itself", timeout=120)
        self.retry(ada)
        bob.wait(lambda: self.served("ada") == [6, 26, 29], "carbon on the server")
        self.retry(bob)
        bob.expect("Ada Lovelace", 3, "carbon, too")

    def answers(self):
        try:
            return self.server.request("ada", "GET", RECORDS).status == 200
        except OSError:
            self.server.run()
            return False

    def kill_one(self, ada, bob):
        ada.toggle(79)
        ada.wait(lambda: 79 in self.kept(ada), "gold on the disk")
        ada.program.kill()
        ada.start()
        ada.enter_password()
        bob.wait(lambda: self.served("ada") == [6, 26, 29, 79], "gold on the server")
        bob.expect("Ada Lovelace", 4, "gold again")
        ada.expect("Bob", 2, "as before")
        self.assertEqual(self.kept(ada), {6, 26, 29, 79})

    def take_anothers_name(self, ada):
        ada.desktop.set("user-name", "Bob")
        ada.toggle(8)
        ada.expect_line("“Bob” is somebody else’s name in the class")
        ada.shoot("refused")
        self.assertEqual(self.served("ada"), [6, 26, 29, 79])
        ada.toggle(8)
        ada.desktop.set("user-name", ada.name)
        ada.expect_line("^Synced at")
        ada.toggle(47)
        ada.wait(lambda: self.served("ada") == [6, 26, 29, 47, 79], "silver on the server")

    def kept(self, person):
        """The numbers of a person's own favorites in the database."""
        export = person.desktop.run("--export", "csv", "--favorites")
        self.assertEqual(export.ended(), 0)
        rows = export.stdout().splitlines()
        column = rows[0].split(",").index("number")
        return {int(row.split(",")[column]) for row in rows[1:]}


if __name__ == "__main__":
    unittest.main()
