"""A program that is killed again and again while it syncs with the real server, which is killed now and then, too.

`THE_ELEMENTS_KILLS` sets how often. Needs the built FavoritesWriter.
"""

import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
import unittest

from throwaway import ROOT, ServerCase, digest

WRITER = ROOT / ".build/debug/FavoritesWriter"
KILLS = int(os.environ.get("THE_ELEMENTS_KILLS", "20"))
# Longest time in seconds from start to kill; number of kills of one database.
LONGEST, KILLS_OF_ONE = 0.5, 10


@unittest.skipUnless(WRITER.exists(), "FavoritesWriter is not built")
class KillTests(ServerCase):
    def test_nothing_is_lost_or_doubled_by_kills(self):
        seed = int(os.environ.get("THE_ELEMENTS_SEED", random.randrange(10 ** 6)))
        chance, kills, answered, ended = random.Random(seed), 0, 0, 0
        with self.subTest(f"THE_ELEMENTS_SEED={seed}"):
            for first in range(0, KILLS, KILLS_OF_ONE):
                # A folder of its own: the program lets nobody else into it.
                self.path, wanted = self.server.folder / f"program-{first}/favorites.sqlite", set()
                # The former database's favorites are not this one's.
                self.await_server(f"before kill {first}")
                self.assertEqual(self.server.request("marie", "DELETE", self.records()).status, 200)
                for kill in range(first, min(first + KILLS_OF_ONE, KILLS)):
                    begun, done = self.kill_one(kill, chance)
                    kills, answered = kills + 1, answered + done
                    ended += self.harm_server(chance)
                    wanted = self.checked(wanted, begun, done, kill)
                self.settle(f"from kill {first} on")
        print(f"figures: {kills} kills of the program, {ended} of the server, {answered} changes answered, seed {seed}",
              file=sys.stderr)

    def records(self):
        return "/buckets/10b/collections/favorites/records"

    def start(self, seed, count):
        return subprocess.Popen(
            [WRITER, self.path, str(seed), str(count), f"http://127.0.0.1:{self.server.port}", "10b", "ada"],
            stdout=subprocess.PIPE, text=True, env=os.environ | {"FAVORITES_PASSWORD": self.server.passwords["ada"]})

    def kill_one(self, seed, chance):
        """Kills a program after a while. Returns the elements that it began to change, and how many of the changes were on
        the disk."""
        writer = self.start(seed, 100_000)
        time.sleep(chance.uniform(0, LONGEST))
        writer.kill()
        lines = writer.communicate()[0].split("\n")[:-1]
        self.assertEqual([line for line in lines if line.startswith("!")], [])
        return [int(line[1:]) for line in lines if line.startswith("?")], lines.count("+")

    def harm_server(self, chance):
        """Now and then kills a process that answers requests, or PostgreSQL with all its processes."""
        if chance.random() > 0.1:
            return 0
        if chance.random() < 0.7:
            found = self.server.processes("gunicorn")[1:2]
        else:
            found = self.server.processes("postgres")
        for process in found:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass
        return 1

    def checked(self, wanted, begun, done, kill):
        """Checks that the database has all changes that were answered; others may be there or not."""
        for number in begun[:done]:
            wanted = wanted ^ {number}
        found = self.numbers()
        self.assertEqual(len(found), len(set(found)), f"kill {kill}")
        self.assertLessEqual(set(found) ^ wanted, set(begun[done:]), f"kill {kill}")
        return set(found)

    def await_server(self, what):
        """Waits until the server, which may have been killed just now, answers again."""
        for _ in range(600):
            with contextlib.suppress(OSError):
                if self.server.list("marie").status == 200:
                    return
            time.sleep(0.1)
        self.fail(f"{what}: the server does not start again")

    def numbers(self, table="mine"):
        if not self.path.exists():
            return []
        # One that may only read would not see what a killed program wrote last.
        with contextlib.closing(sqlite3.connect(self.path)) as database:
            # A program may be killed before it has made the tables.
            if not list(database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", [table])):
                return []
            return [row[0] for row in database.execute(f"SELECT number FROM {table}")]

    def settle(self, what):
        """Lets a program send what the killed ones left, and compares both sides."""
        before = sorted(self.numbers())
        self.await_server(what)
        writer = self.start(0, 0)
        try:
            self.assertEqual(writer.wait(180), 0, what)
        finally:
            writer.kill()
            writer.communicate()
        ending = "-" + digest("ada")
        # It may have ended meanwhile: a server whose database was killed starts again.
        self.await_server(what)
        answer = self.server.list("marie")
        self.assertStatus(200, answer)
        records = [record for record in answer.data if record["id"].endswith(ending)]
        self.assertEqual(sorted(self.numbers()), before, what)
        self.assertEqual(sorted(record["number"] for record in records), before, what)
        self.assertEqual(self.numbers("outbox"), [], what)


if __name__ == "__main__":
    unittest.main()
