"""scripts/tour fails if the program ends early, and says how."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

COMMANDS = {
    # A program that lives until a signal ends it; USR1 with $STATUS.
    "program": '#!/bin/bash\necho $$ >"$PID_FILE"\ntrap "exit ${STATUS:-0}" USR1\nwhile :; do sleep 0.05; done\n',
    # Activates an action: $END by a signal, $ACT is the action that it answers.
    "gdbus": '''#!/bin/bash
case " $* " in
  *.List*) echo "'show-page'" ;;
  *" $ACT "*) kill -s "$END" "$(cat "$PID_FILE")" ;;
esac
''',
    "xprop": '#!/bin/sh\necho "_NET_CLIENT_LIST(WINDOW): window id # 0x1, 0x2"\n',
    # Another picture every second.
    "import": '#!/bin/bash\ncase "$*" in *rgb:-) echo $((SECONDS + EPOCHSECONDS)) ;; *) : >"${@: -1}" ;; esac\n',
}


class TourTests(unittest.TestCase):
    """A copy of the script in a tree of its own, with a program and commands in place of the real ones."""

    def setUp(self):
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="tour-"))
        self.addCleanup(shutil.rmtree, self.root)
        for folder in ("scripts", "bin"):
            (self.root / folder).mkdir()
        shutil.copy(ROOT / "scripts/tour", self.root / "scripts")
        for name, text in COMMANDS.items():
            (self.root / "bin" / name).write_text(text, encoding="utf-8")
            (self.root / "bin" / name).chmod(0o755)

    def tour(self, **values):
        variables = {"PATH": f"{self.root}/bin:{os.environ['PATH']}", "PID_FILE": str(self.root / "pid")}
        return subprocess.run([self.root / "scripts/tour", self.root / "bin/program"], env=os.environ | variables | values,
                              capture_output=True, text=True, timeout=60, check=False)

    def test_names_the_signal_of_a_crash(self):
        for act in ("toggle-favorite", "show-page"):
            done = self.tour(ACT=act, END="SEGV")
            self.assertEqual(done.returncode, 1, done.stderr)
            self.assertIn("tour: the program ended before the tour, by signal 11, SIGSEGV\n", done.stderr)

    def test_names_the_status_of_an_early_end(self):
        for status in "0", "3":
            done = self.tour(ACT="toggle-favorite", END="USR1", STATUS=status)
            self.assertEqual(done.returncode, 1, done.stderr)
            self.assertIn(f"tour: the program ended before the tour, with exit status {status}\n", done.stderr)


if __name__ == "__main__":
    unittest.main()
