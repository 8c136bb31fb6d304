"""Sync of favorites: no request without an address, and nothing lost or duplicated by broken connections
and kills."""

import os
import random
import re
import subprocess

from driver import FavoritesServer, Line

from .facts import TITLE
from .walk import Walk

ADA, CARL = "Ada", "Carl <i>S.</i>"
SYMBOLS = {1: "H", 2: "He", 3: "Li", 4: "Be", 5: "B", 6: "C"}
RANDOM_ACTS = 24
PREFERENCES = "Preferences"


class SyncWalk(Walk):
    """One server, and a program that is killed and restarted."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.server = cls.enterClassContext(FavoritesServer([(8, CARL)]))
        cls.line = cls.enterClassContext(Line(cls.server.place))
        cls.desktop.set("user-name", ADA)
        cls.launch("--page", "favorites")

    @classmethod
    def tearDownClass(cls):
        for key in ("user-name", "favorites-url"):
            cls.desktop.set(key, "''")
        super().tearDownClass()

    def toggle(self, number):
        self.activate("toggle-favorite", SYMBOLS[number])

    def expect_served(self, numbers):
        numbers = sorted(numbers)
        self.wait(lambda: self.server.of(ADA) == numbers,
                  lambda: f"{numbers} on the server; there are {self.server.of(ADA)}")

    def expect_line(self, pattern):
        """Waits for this status above the list."""
        page = self.page("favorites")
        self.wait(lambda: self.program.all("label", re.compile(pattern), under=page),
                  lambda: f"{pattern}; there is {self.program.all('label', under=page)}")

    def start_anew(self):
        self.program.kill()
        self.launch("--page", "favorites")
        self.expect_page("favorites")

    def retry(self):
        self.desktop.actions().activate("sync-favorites")

    def internet_sockets(self):
        """The program's internet and netlink sockets."""
        folder = f"/proc/{self.program.pid}/fd"
        links = [os.readlink(os.path.join(folder, name)) for name in os.listdir(folder)]
        own = {link[8:-1] for link in links if link.startswith("socket:[")}
        found = []
        for family in ("tcp", "tcp6", "udp", "udp6", "raw", "raw6", "icmp", "netlink"):
            with open(f"/proc/{self.program.pid}/net/{family}", encoding="ascii") as file:
                column = -1 if family == "netlink" else 9
                found += [family for line in file.readlines()[1:] if line.split()[column] in own]
        return found

    def test_walk(self):
        self.take(
            self.without_an_address_nothing_is_requested,
            self.with_an_address_both_sides_get_what_the_other_has,
            self.changes_without_a_connection_survive_a_kill,
            self.a_kill_between_request_and_response_duplicates_nothing,
            self.whatever_happens_both_sides_end_with_the_same,
            self.without_the_address_others_favorites_go)

    def without_an_address_nothing_is_requested(self):
        self.expect_page("favorites")
        self.toggle(1)
        self.wait(lambda: self.look(self.page("favorites"))[1], "hydrogen in the list")
        self.assertEqual(self.internet_sockets(), [])
        with open(f"/proc/{self.program.pid}/maps", encoding="utf-8") as file:
            libraries = file.read()
        for name in ("libsoup", "libsecret", "glib-networking"):
            self.assertNotIn(name, libraries)
        self.assertEqual(self.server.requests, [])

    def with_an_address_both_sides_get_what_the_other_has(self):
        self.desktop.set("favorites-url", self.line.url)
        self.expect_served([1])
        self.wait(lambda: self.program.all(name=re.compile("^" + re.escape(CARL) + ", 1 element")),
                  "Carl's favorites under his name, as it is")
        self.expect_line(r"^Synced at \d\d:\d\d$")
        self.shoot("synced")
        self.toggle(2)
        self.expect_served([1, 2])
        self.toggle(1)
        self.expect_served([2])

    def changes_without_a_connection_survive_a_kill(self):
        self.line.is_cut = True
        for number in (3, 4, 2):
            self.toggle(number)
        self.expect_line("^3 waiting · Cannot reach 127.0.0.1:")
        self.shoot("waiting")
        self.start_anew()
        self.expect_line("^3 waiting · Cannot reach 127.0.0.1:")
        self.assertEqual(self.server.of(ADA), [2])
        self.line.mend()
        self.retry()
        self.expect_served([3, 4])
        self.expect_line(r"^Synced at \d\d:\d\d$")

    def a_kill_between_request_and_response_duplicates_nothing(self):
        self.line.cut_answers(20)
        self.toggle(5)
        self.wait(lambda: ("POST", 5) in self.server.requests, "boron on the server")
        self.start_anew()
        self.line.mend()
        self.retry()
        self.expect_line(r"^Synced at \d\d:\d\d$")
        self.expect_served([3, 4, 5])

    def whatever_happens_both_sides_end_with_the_same(self):
        seed = int(os.environ.get("THE_ELEMENTS_SYNC_SEED", random.randrange(10 ** 6)))
        chance, wanted = random.Random(seed), {3, 4, 5}
        with self.subTest(f"THE_ELEMENTS_SYNC_SEED={seed}"):
            for _ in range(RANDOM_ACTS):
                act = chance.choices(("toggle", "cut", "mend", "answers", "kill"),
                                     (10, 3, 4, 3, 4))[0]
                if act == "toggle":
                    number = chance.choice(list(SYMBOLS))
                    wanted ^= {number}
                    self.toggle(number)
                    # Only what is on the disk survives a kill.
                    self.wait(lambda: self.kept() == wanted, f"{wanted} on the disk")
                elif act == "cut":
                    self.line.is_cut = True
                elif act == "mend":
                    self.line.mend()
                    self.retry()
                elif act == "answers":
                    self.line.cut_answers(chance.randrange(400))
                else:
                    self.start_anew()
            self.line.mend()
            self.retry()
            self.expect_served(wanted)
            self.expect_line(r"^Synced at \d\d:\d\d$")
            self.assertEqual(self.kept(), wanted)

    def kept(self):
        """The numbers of the user's favorites in the database."""
        export = self.desktop.run("--export", "csv", "--favorites")
        self.assertEqual(export.ended(), 0)
        rows = export.stdout().splitlines()
        column = rows[0].split(",").index("number")
        return {int(row.split(",")[column]) for row in rows[1:]} - {8}

    def without_the_address_others_favorites_go(self):
        self.desktop.set("favorites-url", "''")
        self.wait(lambda: not self.program.all(name=re.compile("^" + re.escape(CARL))),
                  "the end of Carl's favorites")
        count = len(self.server.requests)
        self.toggle(6)
        self.screen.settle()
        self.assertEqual(len(self.server.requests), count)


class RenamingWalk(Walk):
    """A server that has favorites under the user's former names."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.server = cls.enterClassContext(FavoritesServer([(8, CARL)]))
        cls.desktop.set("user-name", ADA)
        cls.desktop.set("favorites-url", cls.server.address)
        cls.launch("--page", "favorites")

    def test_walk(self):
        self.take(
            self.favorites_are_sent_under_the_first_name,
            self.favorites_stay_under_a_former_name_if_the_user_wants,
            self.favorites_of_all_former_names_are_renamed,
            self.the_next_start_has_the_same)

    def favorites_are_sent_under_the_first_name(self):
        self.expect_page("favorites")
        for symbol in ("H", "He"):
            self.activate("toggle-favorite", symbol)
        self.expect_served(ADA, [1, 2])

    def favorites_stay_under_a_former_name_if_the_user_wants(self):
        self.enter_name("Countess", f"name “{ADA}”", "Escape")
        self.activate("toggle-favorite", "Li")
        self.expect_served("Countess", [3])
        self.expect_served(ADA, [1, 2])
        self.expect_listed("H", "He", "Li")
        self.activate("toggle-favorite", "He")
        self.expect_served(ADA, [1])
        self.expect_listed("H", "Li")

    def favorites_of_all_former_names_are_renamed(self):
        self.enter_name("Lovelace", f"names “{ADA}”, “Countess”", "Return")
        self.expect_served("Lovelace", [1, 3])
        for name in (ADA, "Countess"):
            self.expect_served(name, [])
        self.expect_served(CARL, [8])
        self.expect_listed("H", "Li")

    def the_next_start_has_the_same(self):
        self.quit()
        self.launch("--page", "favorites")
        self.expect_listed("H", "Li")
        self.expect_served("Lovelace", [1, 3])
        self.quit()

    def enter_name(self, name, saved, answer):
        """Enters another name in Preferences, and answers the question about the favorites saved under others by a
        key."""
        self.press("ctrl+comma", title=TITLE)
        self.program.window(PREFERENCES)
        top = self.program.top(PREFERENCES)
        self.program.click(self.program.find("tab", "Sharing", under=top))
        while (before := self.program.focused(top)) is None or before.name != "Your Name":
            self.move_focus("shift+Tab" if before and before.name == "Address" else "Tab", under=top)
        self.press("ctrl+a")
        self.screen.type(name)
        self.press("Return")
        question = re.compile(f"{saved}. Save all of them under this name: “{name}”")
        self.program.find("label", question)
        # By their whole names, which are said once.
        for name in ("Only Future Ones", "Rename All"):
            self.program.find("button", name)
        self.press(answer)
        self.wait(lambda: not self.program.all("label", question), "the answer")
        self.press("Escape", title=PREFERENCES)
        self.wait(lambda: PREFERENCES not in self.program.titles(), "the end of the window")

    def expect_served(self, name, numbers):
        self.wait(lambda: self.server.of(name) == numbers,
                  lambda: f"{numbers} of {name} on the server; there are {self.server.records}")

    def expect_listed(self, *symbols):
        """Waits for these favorites of the user, and Carl's."""
        def listed():
            return [row.name.split(", ")[1] for row in self.look(self.page("favorites"))[1]]

        self.wait(lambda: listed() == [*symbols, "O"], lambda: f"{symbols}; there are {listed()}")


class ProxyWalk(Walk):
    """The proxy in the settings of a GNOME desktop."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.proxy = cls.enterClassContext(FavoritesServer())
        host, port = cls.proxy.place
        for part, key, value in (
                ("", "mode", "manual"), (".http", "host", host), (".http", "port", str(port))):
            subprocess.run(["gsettings", "set", "org.gnome.system.proxy" + part, key, value], check=True,
                           env=cls.desktop.environment)
        cls.desktop.set("user-name", ADA)

    def test_a_remote_server_is_reached_through_it_and_this_computer_directly(self):
        self.launch("--page", "favorites", environment={"XDG_CURRENT_DESKTOP": "GNOME"})
        self.desktop.set("favorites-url", "http://favorites.example")
        self.activate("toggle-favorite", "Au")
        self.wait(lambda: self.proxy.of(ADA) == [79], "gold at the proxy")
        with FavoritesServer() as server:
            self.desktop.set("favorites-url", server.address)
            self.activate("toggle-favorite", "Ag")
            self.wait(lambda: 47 in server.of(ADA), "silver on this computer's server")
            self.quit()
        self.assertEqual(self.proxy.hosts, {"favorites.example"})
