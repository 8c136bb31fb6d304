"""Without an address in Preferences the program opens no network connection at all."""

import os
import re
import shutil
import unittest

from .facts import PAGES, TITLE
from .walk import Walk

# Socket families that reach other computers or report the network's state.
NETWORK = re.compile(r"\bAF_(INET6?|NETLINK|PACKET|VSOCK|BLUETOOTH)\b|\bPF_(INET6?|NETLINK)\b")

# -D: the program is the direct child. --seccomp-bpf: it only stops at these calls, not at all.
TRACER = ("strace", "-D", "-f", "--seccomp-bpf", "-e", "trace=network", "-o")


@unittest.skipUnless(shutil.which("strace"), "strace is not installed")
class PrivacyWalk(Walk):
    """One start under strace, which logs all socket calls."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.trace = cls.desktop.path("trace")
        cls.launch("--page", "name", under=[*TRACER, cls.trace])

    def calls(self):
        with open(self.trace, encoding="utf-8", errors="replace") as file:
            return file.read().splitlines()

    def test_walk(self):
        self.take(
            self.a_tour_opens_no_connection,
            self.none_of_its_sockets_leads_out_of_the_computer,
            self.with_an_address_there_are_some)

    def a_tour_opens_no_connection(self):
        for page in PAGES:
            self.show_page(page)
        self.show_page("name")
        row = self.program.find("list item", re.compile("^Aluminium"), under=self.page("name"))
        self.program.click(row)
        self.expect_element("Aluminium")
        self.press("ctrl+d", title="Aluminium")
        self.close_element("Aluminium")
        self.choose("Preferences")
        self.program.window("Preferences")
        self.screen.settle()
        self.press("Escape", title="Preferences")
        self.press("F5", title=TITLE)
        self.expect_page("name")
        with open(f"/proc/{self.program.pid}/maps", encoding="utf-8") as file:
            self.assertNotIn("libsoup", file.read())
        self.quit()

    def none_of_its_sockets_leads_out_of_the_computer(self):
        calls = self.calls()
        self.assertTrue(any("AF_UNIX" in call for call in calls), "its calls were written down")
        self.assertEqual([call for call in calls if NETWORK.search(call)], [])

    def with_an_address_there_are_some(self):
        # A positive control for the tests above.
        os.remove(self.trace)
        self.desktop.set("catalog-url", "http://127.0.0.1:1")
        self.addCleanup(self.desktop.set, "catalog-url", "")
        type(self).launch(under=[*TRACER, self.trace])
        self.wait(lambda: any(NETWORK.search(call) for call in self.calls()), "a connection")
        self.wait(lambda: self.program.all(name=re.compile("^The server does not answer")), "the banner")
        self.quit()
