"""The screen reader Orca, and what it says: read from its debug log, so no sound is needed."""

import os
import re
import shutil
import subprocess

from .waiting import wait

# Positions in lists ("7 of 18") are spoken, typed keys are not, and each line of the log is written at once.
CUSTOMIZATIONS = """import orca.debug
import orca.settings
orca.debug.debugFile.reconfigure(line_buffering=True)
orca.settings.enableKeyEcho = False
orca.settings.enablePositionSpeaking = True
"""
SPEECH = re.compile(r"SPEECH OUTPUT: '(.*?)'(?: voice=\w+)?(?: ?\{|$)", re.S | re.M)
# Seconds for Orca to start, and to say something: it works through all events before.
PATIENCE = 30


def version():
    """Orca's version, such as "43.1"; None if it is not installed."""
    if not shutil.which("orca"):
        return None
    return subprocess.run(["orca", "--version"], capture_output=True, text=True).stdout.strip()


class Orca:
    """A context manager: Orca runs on the desktop."""

    def __init__(self, desktop):
        self.desktop, self.heard = desktop, 0
        self.log = desktop.path("orca.log")

    def __enter__(self):
        self.desktop.write("home/.local/share/orca/orca-customizations.py", CUSTOMIZATIONS)
        # Orca looks for other instances with pgrep, also on other desktops, the tester's among them: it would refuse to
        # start beside them, and with --replace kill them.
        blind = self.desktop.write("blind/pgrep", "#!/bin/sh\nexit 1\n")
        os.chmod(blind, 0o755)
        path = f"{os.path.dirname(blind)}:{self.desktop.environment['PATH']}"
        # Without a speech server: Orca would start one, which outlives it.
        environment = {
            **self.desktop.environment, "PATH": path, "SPEECHD_ADDRESS": "unix_socket:/nonexistent",
            "SPEECHD_CMD": "/bin/false"}
        with open(self.desktop.path("orca.out"), "wb") as output:
            self.process = subprocess.Popen(
                ["setpriv", "--pdeathsig", "KILL", "--", "orca", "--disable", "braille",
                 f"--debug-file={self.log}"],
                env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                start_new_session=True)
        return self

    def __exit__(self, *_):
        # On a signal it would take long to say that it ends.
        self.process.kill()
        self.process.wait()

    def said(self):
        """The sentences since the last expected one."""
        if not os.path.exists(self.log):
            return []
        with open(self.log, encoding="utf-8", errors="replace") as file:
            # Up to the last whole line.
            said = SPEECH.findall(file.read().rpartition("\n")[0])
        return [each.strip() for each in said if each.strip()][self.heard:]

    def expect_last(self, *sentences):
        """Waits until these sentences are the last ones said."""
        wait(lambda: self.said()[-len(sentences):] == list(sentences),
             lambda: f"{list(sentences)}; Orca said {self.said()}", timeout=PATIENCE)
        self.heard += len(self.said())

    def expect_word(self, sentence):
        """Waits until this sentence has been said, among others; they do not count for the next ones."""
        wait(lambda: sentence in self.said(), lambda: f"{sentence}; Orca said {self.said()}", timeout=PATIENCE)
        self.heard += self.said().index(sentence) + 1

    def expect(self, *sentences, maybe=()):
        """Waits until exactly these sentences have been said, in this order.

        maybe: sentences that Orca says or leaves out before the last one, depending on its speed.
        """
        # An announcement may be said as the description of the widget that was focused before it, with a period.
        def heard():
            return [each[:-1] if each[:-1] in sentences else each for each in self.said()]

        wait(lambda: sentences[-1] in heard() or len(heard()) >= len(sentences) + len(maybe),
             lambda: f"{list(sentences)}; Orca said {self.said()}", timeout=PATIENCE)
        said = heard()
        end = said.index(sentences[-1]) + 1 if sentences[-1] in said else len(said)
        if [each for each in said[:end] if each not in maybe] != list(sentences):
            raise AssertionError(f"Orca said {said}, expected {list(sentences)}")
        self.heard += end
