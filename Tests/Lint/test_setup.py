"""scripts/setup says what it installs and how far it is, and keeps the output of apt-get in a log."""

import os
import pathlib
import pty
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# What apt-get prints for a package, 100 times, and its progress on the descriptor that it is given.
APT = r'''#!/bin/bash
echo "apt-get $*" >>"$CALLS"
case " $* " in
  *" update "*) echo 'Get:1 http://deb.debian.org/debian InRelease'; exit "${UPDATE_STATUS:-0}" ;;
esac
[[ " $* " =~ APT::Status-Fd=([0-9]+) ]] && eval "exec 9>&${BASH_REMATCH[1]}" || exec 9>/dev/null
for step in {1..100}; do
  echo "Get:$step http://deb.debian.org/debian package-$step"
  echo "dlstatus:$step:$step.0000:Retrieving file $step of 100" >&9
done
for step in {1..100}; do
  echo "Unpacking package-$step (1.0) ..."
  echo "pmstatus:package-$step:$step.0000:Preparing package-$step (amd64)" >&9
done
echo 'pmstatus:odd' >&9
[ -z "${FAILURE:-}" ] || { echo "E: $FAILURE" >&2; exit 100; }
'''
COMMANDS = {
    "apt-get": APT,
    "dpkg-query": '#!/bin/sh\necho " installed/git "\n',
    "id": '#!/bin/sh\necho "${USER_ID:-0}"\n',
    # As sudo does, without descriptors above standard error.
    "sudo": '#!/bin/bash\n[ "$1" = -n ] && shift\n[ -n "${SUDO_WORKS:-}" ] || exit 1\n'
            'exec 3>&- 4>&- 9>&-\nexec "$@"\n',
    "swift": '#!/bin/sh\necho "Swift version 6.0.3"\n',
}


class SetupTests(unittest.TestCase):
    """A copy of the script in a tree of its own, and commands in place of those of the system."""

    def setUp(self):
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="setup-"))
        self.addCleanup(shutil.rmtree, self.root)
        for folder in ("scripts", "bin", "tmp"):
            (self.root / folder).mkdir()
        shutil.copy(ROOT / "scripts/setup", self.root / "scripts")
        for name, text in COMMANDS.items():
            (self.root / "bin" / name).write_text(text, encoding="utf-8")
            (self.root / "bin" / name).chmod(0o755)
        self.log = self.root / "build/setup.log"
        self.calls = self.root / "calls"

    def environment(self, release="12", **values):
        system = self.root / "os-release"
        system.write_text(f"ID=debian\nVERSION_ID={release}\n", encoding="utf-8")
        path = f"{self.root}/bin:{os.environ['PATH']}"
        return os.environ | {"PATH": path, "OS_RELEASE": str(system), "CALLS": str(self.calls),
                             "TMPDIR": str(self.root / "tmp")} | values

    def setup(self, level="build", **values):
        return subprocess.run([self.root / "scripts/setup", level], env=self.environment(**values),
                              cwd="/", capture_output=True, text=True, check=False)

    def assert_short(self, shown):
        self.assertLess(shown.count("\n"), 24, shown)
        self.assertNotRegex(shown, "Get:|Unpacking|dlstatus|pmstatus")

    def test_packages_are_not_built_before_their_tools_are_installed(self):
        shutil.copy(ROOT / "scripts/package", self.root / "scripts")
        for kind in ("deb", "all", "tarball", "rpm", "--check-reproducible"):
            done = subprocess.run([self.root / "scripts/package", kind], env=self.environment(FAILURE="no space"), cwd="/",
                                  capture_output=True, text=True, check=False)
            self.assertNotEqual(done.returncode, 0)
            self.assertIn("no space", done.stderr)
            self.assertRegex(self.calls.read_text(encoding="utf-8"), "apt-get .* install .*debhelper")
            self.assertFalse((self.root / "build/packages").exists())
            self.calls.unlink()
        done = subprocess.run([self.root / "scripts/package"], env=self.environment(), capture_output=True, check=False)
        self.assertEqual((done.returncode, self.calls.exists()), (2, False))

    def test_names_the_packages_and_shows_few_lines(self):
        done = self.setup()
        self.assertEqual((done.returncode, done.stdout), (0, ""), done.stderr)
        self.assert_short(done.stderr)
        self.assertRegex(done.stderr, r"\n  libgtk-4-dev ")
        for line in ("downloading 75 %", "installing 50 %", "installing 100 %", "installed",
                     "the output of apt-get is in build/setup.log"):
            self.assertIn(f"setup: {line}\n", done.stderr)
        log = self.log.read_text(encoding="utf-8")
        self.assertIn("InRelease\n", log)
        self.assertEqual(len(re.findall("^Unpacking", log, re.MULTILINE)), 100)
        self.assertNotIn("pmstatus", log)

    def test_a_terminal_has_one_line_of_progress(self):
        reading, writing = pty.openpty()
        self.addCleanup(os.close, reading)
        with subprocess.Popen([self.root / "scripts/setup", "build"], env=self.environment(),
                              stdin=subprocess.DEVNULL, stderr=writing) as process:
            os.close(writing)
            shown = b""
            try:
                while part := os.read(reading, 4096):
                    shown += part
            except OSError:     # The other end is closed.
                pass
        self.assertEqual(process.returncode, 0, shown)
        text = shown.decode().replace("\r\n", "\n")
        self.assert_short(text)
        self.assertIn("\r\033[Ksetup: installing 51 %", text)
        self.assertTrue(text.endswith("\r\033[Ksetup: installed\n"), text)

    def test_a_failure_shows_the_end_of_the_log(self):
        for step, values in (("install them", {"FAILURE": "no such package"}),
                             ("update the lists of packages", {"UPDATE_STATUS": "100"})):
            done = self.setup(**values)
            self.assertEqual(done.returncode, 1)
            self.assertIn(f"apt-get could not {step}. The end of build/setup.log:\n", done.stderr)
            last = self.log.read_text(encoding="utf-8").splitlines()[-1]
            self.assertEqual(done.stderr.splitlines()[-1], f"  {last}")
            self.assertLess(len(done.stderr.splitlines()), 40)

    def test_the_log_is_elsewhere_if_build_cannot_be_written(self):
        (self.root / "build").touch()
        done = self.setup()
        self.assertEqual(done.returncode, 0, done.stderr)
        path = self.root / re.search("apt-get is in (.*)", done.stderr)[1]
        self.assertEqual(path.parent, self.root / "tmp")
        self.assertIn("Unpacking", path.read_text(encoding="utf-8"))

    def test_the_favorites_server_needs_no_swift(self):
        (self.root / "bin/swift").write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
        done = self.setup("server")
        self.assertEqual((done.returncode, done.stdout), (0, ""), done.stderr)
        self.assertRegex(self.calls.read_text(encoding="utf-8"), "install .* postgresql python3 python3-venv")
        self.assertNotIn("swift", done.stderr.lower())

    def test_names_are_those_of_the_release(self):
        for release, name in (("12", "libcurl4"), ("13", "libcurl4t64")):
            self.assertEqual(self.setup(release=release).returncode, 0)
            self.assertIn(f" {name} ", self.calls.read_text(encoding="utf-8"))
            self.calls.unlink()

    def test_sudo_without_a_password_installs(self):
        done = self.setup(USER_ID="1000", SUDO_WORKS="1")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("setup: installing 100 %\n", done.stderr)

    def test_without_root_the_command_is_printed(self):
        done = self.setup(USER_ID="1000")
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, r"\n    sudo apt-get update && sudo apt-get install -y "
                                      r"--no-install-recommends libgtk-4-dev .*\n")
        self.assertFalse(self.calls.exists())
        self.assertFalse(self.log.exists())

    def test_nothing_is_said_if_nothing_is_missing(self):
        (self.root / "bin/dpkg-query").write_text(
            '#!/bin/sh\nshift 3\nfor name; do printf "installed/%s " "$name"; done\n', encoding="utf-8")
        done = self.setup()
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))
        self.assertFalse(self.calls.exists())

    def test_without_apt_one_screen_names_the_packages_of_five_systems(self):
        (self.root / "bin/dpkg-query").unlink()
        for name in ("bash", "cat", "dirname", "sh"):
            (self.root / "bin" / name).symlink_to(shutil.which(name))
        done = subprocess.run([self.root / "scripts/setup", "run"],
                              env=self.environment() | {"PATH": str(self.root / "bin")},
                              capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 1)
        self.assert_short(done.stderr)
        for name in ("Debian, Ubuntu ", "Fedora ", "openSUSE ", "Arch ", "swift-lang", "https://www.swift.org/"):
            self.assertIn(name, done.stderr)


if __name__ == "__main__":
    unittest.main()
