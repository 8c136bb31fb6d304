"""The script's commands: passwords, backups, deletions, settings, and the server after its processes were killed."""

import os
import pty
import shutil
import signal
import socket
import ssl
import stat
import subprocess
import time
import unittest
import urllib.request

from throwaway import RECORDS, SCRIPT, ServerCase, digest, favorite, free_port, path_of


class OperationTests(ServerCase):
    def wait(self, condition, seconds=60):
        limit = time.monotonic() + seconds
        while not condition():
            self.assertLess(time.monotonic(), limit, "waited too long")
            time.sleep(0.2)

    def answers(self, status=200, **options):
        """True if the list is answered, without a failure of the server's program."""
        try:
            answer = self.server.request("ada", "GET", RECORDS, **options)
        except OSError:
            return False
        self.assertIn(answer.status, (status, 503), answer.body)
        return answer.status == status

    def class_of(self, name):
        lines = [line for line in self.server.run("--status").stdout.splitlines() if line.startswith(f"class {name}:")]
        return lines[0] if lines else None

    def test_a_password_is_nowhere_but_on_standard_output(self):
        self.server.add("ada", 1)
        made = self.server.make_class("11a", "name\nGrace Hopper\n")
        replaced = self.server.run("--new-password", "grace-hopper")
        self.server.note_passwords(replaced.stdout)
        self.server.request("ada", "GET", RECORDS, password="wrong-password")
        self.assertIn("grace-hopper", made.stdout)
        secrets = [password.encode() for password in self.server.passwords.values()] + [b"wrong-password"]
        self.assertGreater(len(self.server.files()), 100)
        for path in self.server.files():
            content = path.read_bytes()
            self.assertFalse([secret for secret in secrets if secret in content], path)
        for arguments in list(self.server.seen):
            self.assertFalse([secret for secret in secrets if secret in arguments], arguments)
        for process in self.server.processes("."):
            try:
                with open(f"/proc/{process}/environ", "rb") as file:
                    environment = file.read()
            except OSError:
                continue
            self.assertFalse([secret for secret in secrets if secret in environment], process)
        self.assertFalse([secret for secret in secrets if secret.decode() in self.server.output])
        self.server.run("--remove-class", "11a", "--yes")

    def test_everything_is_readable_by_its_owner_only(self):
        state = self.server.directory.stat()
        self.assertEqual(stat.S_IMODE(state.st_mode), 0o700)
        self.assertNotEqual(state.st_uid, 0)
        for path in self.server.files():
            if "venv" not in path.parts:
                self.assertEqual((path.stat().st_mode & 0o077, path.stat().st_uid), (0, state.st_uid), path)
        for process in self.server.processes("gunicorn|postgres"):
            self.assertEqual(os.stat(f"/proc/{process}").st_uid, state.st_uid)

    def test_an_existing_pupil_stays_with_the_same_password(self):
        self.assertEqual(self.server.make_class("10b", "name,account\nAda Lovelace,ada\nBob,bob\n").stdout, "")
        self.assertTrue(self.answers())
        added = self.server.make_class("10b", "name,account\nAda King,ada\nDan,\n")
        self.assertNotIn("Ada", added.stdout)
        self.assertEqual(self.server.add("dan", 1).status, 201)
        changed = favorite("ada", 1) | {"favoritedBy": "Ada King"}
        self.assertStatus(403, self.server.request("dan", "PUT", path_of("dan", 2), {"data": changed | {"number": 2}}))
        self.server.make_class("10b", "name,account\nAda Lovelace,ada\n")
        self.server.run("--remove-pupil", "dan", "--yes")

    def test_an_account_of_another_person_is_not_taken(self):
        failed = self.server.make_class("9a", "name,account\nAda Byron,ada\n", status=1)
        self.assertIn("belongs to Ada Lovelace", failed.stderr)
        failed = self.server.make_class("10b", "name,account\nMarie,marie\n", status=1)
        self.assertIn("teacher", failed.stderr)
        self.assertIn("pupil", self.server.run("--class", "10b", "--teacher", "ada", status=1).stderr)
        self.assertStatus(403, self.server.list("eve"))

    def test_a_new_password_replaces_the_old_one_at_once(self):
        old = self.server.passwords["bob"]
        for _ in range(10):
            self.assertStatus(200, self.server.list("bob"))
        self.assertEqual(self.server.note_passwords(self.server.run("--new-password", "bob").stdout)[0]["account"], "bob")
        for _ in range(10):
            self.assertStatus(401, self.server.request("bob", "GET", RECORDS, password=old))
            self.assertStatus(200, self.server.list("bob"))
        self.assertIn("no account", self.server.run("--new-password", "nobody", status=1).stderr)

    def test_a_removed_pupil_leaves_only_marks_of_deletions(self):
        self.server.make_class("10b", "name\nFay\n")
        self.server.add("fay", 1)
        self.server.add("fay", 2)
        before = self.server.list().code
        self.assertIn("--yes", self.server.run("--remove-pupil", "fay", status=1).stderr)
        self.assertIn("2 favorites", self.server.run("--remove-pupil", "fay", "--yes").stderr)
        self.assertStatus(401, self.server.list("fay"))
        changes = self.server.list(query=f"?_since=%22{before}%22").data
        self.assertEqual({(record["id"], record["deleted"]) for record in changes},
                         {(f"e{number}-{digest('fay')}", True) for number in (1, 2)})
        dump = self.server.folder / "dump"
        self.server.run("--backup", dump)
        text = subprocess.run(["pg_restore", "-f", "-", dump], check=True, capture_output=True).stdout.lower()
        # Without the random words by which pg_restore guards its text.
        lines = [line for line in text.splitlines() if b"restrict " not in line]
        self.assertNotIn(b"fay", b"\n".join(lines))

    def test_a_removed_class_takes_its_accounts_along(self):
        self.server.make_class("8c", "name,account\nGil,gil\nBob,bob\n")
        self.server.note_passwords(self.server.run("--class", "8c", "--teacher", "pierre").stdout)
        records = "/buckets/8c/collections/favorites/records"
        self.assertStatus(201, self.server.request("gil", "PUT", f"{records}/e1-{digest('gil')}",
                                                   {"data": favorite("gil", 1)}))
        said = self.server.run("--remove-class", "8c", "--yes").stderr
        self.assertIn("these accounts: gil pierre", said)
        self.assertStatus(401, self.server.request("gil", "GET", records))
        self.assertStatus(403, self.server.request("bob", "GET", records))
        self.assertStatus(200, self.server.list("bob"))
        self.assertIsNone(self.class_of("8c"))
        self.server.make_class("8c", "name,account\nBob,bob\n")
        self.assertEqual(self.server.request("bob", "GET", records).data, [])
        self.server.run("--remove-class", "8c", "--yes")

    def test_a_backup_brings_everything_back(self):
        kept = self.server.add("ada", 1)
        backup = self.server.folder / "backup"
        self.server.run("--backup", backup)
        self.assertEqual(stat.S_IMODE(backup.stat().st_mode), 0o600)
        self.assertIn("exists", self.server.run("--backup", backup, status=1).stderr)
        password = self.server.passwords["bob"]
        self.server.add("ada", 2)
        self.server.run("--new-password", "bob")
        self.server.run("--remove-pupil", "cleo", "--yes")
        broken = self.server.folder / "broken"
        broken.write_bytes(backup.read_bytes()[:5000])
        self.server.run("--restore", broken, "--yes", status=1)
        self.assertEqual(len(self.server.list().data), 2)
        self.assertIn("--yes", self.server.run("--restore", backup, status=1).stderr)
        self.server.run("--restore", backup, "--yes")
        self.assertEqual(self.server.list().data, [kept.data])
        self.assertStatus(200, self.server.request("bob", "GET", RECORDS, password=password))
        self.assertStatus(200, self.server.list("cleo"))
        self.assertStatus(201, self.server.add("bob", 2))

    def test_a_stopped_server_keeps_its_data(self):
        added = self.server.add("ada", 1)
        self.server.run("--stop")
        self.assertEqual(self.server.processes("gunicorn|postgres"), [])
        self.assertIn("stopped", self.server.run("--status", status=3).stdout)
        self.server.run("--backup", self.server.folder / "stopped-backup")
        self.assertEqual(self.server.processes("gunicorn|postgres"), [])
        self.server.run()
        self.assertEqual(self.server.list().data, [added.data])
        self.assertIn("running at", self.server.run("--status").stdout)

    def test_a_killed_database_starts_again_by_itself(self):
        added = self.server.add("ada", 1)
        for _ in range(3):
            os.kill(self.server.processes("postgres -D")[0], signal.SIGKILL)
            time.sleep(0.1)
            self.wait(self.answers)
        self.assertEqual(self.server.list().data, [added.data])
        self.assertStatus(201, self.server.add("ada", 2))

    def test_killed_workers_start_again_by_themselves(self):
        added = self.server.add("ada", 1)
        for process in self.server.processes("gunicorn"):
            os.kill(process, signal.SIGKILL)
        self.wait(self.answers)
        self.assertEqual(self.server.list().data, [added.data])

    def test_a_killed_supervisor_leaves_nothing_behind(self):
        added = self.server.add("ada", 1)
        process = int(self.server.run("--status").stdout.split("process ")[1].split(",")[0])
        os.kill(process, signal.SIGKILL)
        self.wait(lambda: not self.server.processes("gunicorn|postgres"))
        self.server.run()
        self.assertEqual(self.server.list().data, [added.data])

    def test_one_start_is_enough(self):
        before = self.server.processes("gunicorn|postgres -D")
        self.assertEqual(self.server.run().stderr, "")
        self.assertEqual(self.server.processes("gunicorn|postgres -D"), before)
        commands = [subprocess.Popen([SCRIPT, "--directory", self.server.directory], stderr=subprocess.PIPE)
                    for _ in range(3)]
        self.assertEqual([command.communicate() and command.returncode for command in commands], [0, 0, 0])

    def test_passwords_go_out_only_encrypted(self):
        failed = self.server.run("--address", "0.0.0.0:8888", status=1)
        self.assertIn("encrypted", failed.stderr)
        self.assertTrue(self.answers())

    def test_a_taken_port_changes_nothing(self):
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            listener.listen()
            failed = self.server.run("--address", f"127.0.0.1:{listener.getsockname()[1]}", status=1)
        self.assertIn("in use", failed.stderr)
        self.assertTrue(self.answers())

    @unittest.skipUnless(shutil.which("openssl"), "needs openssl")
    def test_a_certificate_makes_it_https(self):
        files = [self.server.folder / name for name in ("key.pem", "certificate.pem", "other.pem")]
        for key, certificate in ((files[0], files[1]), (files[2], self.server.folder / "unused.pem")):
            subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
                            "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out",
                            certificate], check=True, capture_output=True)
        self.assertIn("belong together", self.server.run("--certificate", files[1], status=1).stderr)
        self.assertIn("do not fit", self.server.run("--certificate", files[1], "--key", files[2], status=1).stderr)
        self.assertTrue(self.answers())
        self.server.run("--certificate", files[1], "--key", files[0], "--workers", "1")
        try:
            context = ssl.create_default_context(cafile=files[1])
            with urllib.request.urlopen(f"https://127.0.0.1:{self.server.port}/v1/", context=context) as answer:
                self.assertIn(b'"url":"https://', answer.read())
        finally:
            self.server.run("--certificate", "", "--key", "", "--workers", "2")
        self.assertTrue(self.answers())

    def test_a_question_is_answered_by_yes_only(self):
        terminal, end = pty.openpty()
        try:
            os.write(terminal, b"no\n")
            self.assertIn("nothing was done", self.server.run("--remove-class", "10b", status=1, stdin=end).stderr)
        finally:
            os.close(terminal)
            os.close(end)
        self.assertIsNotNone(self.class_of("10b"))

    def test_the_unit_runs_the_server_in_the_foreground(self):
        unit = self.server.run("--systemd").stdout
        self.assertIn(f'"{self.server.directory}" --foreground', unit)
        self.server.run("--stop")
        process = subprocess.Popen([SCRIPT, "--directory", self.server.directory, "--foreground"])
        self.wait(self.answers)
        before = self.server.processes("gunicorn")
        self.server.run("--workers", "1")
        self.assertIn(f"process {process.pid}, 1 workers", self.server.run("--status").stdout)
        self.assertFalse(set(before) & set(self.server.processes("gunicorn")))
        self.server.run("--workers", "2")
        process.send_signal(signal.SIGTERM)
        self.assertEqual(process.wait(60), 0)
        self.assertEqual(self.server.processes("gunicorn|postgres"), [])
        self.server.run()

    def test_a_foreign_directory_is_left_alone(self):
        other = self.server.folder / "other"
        other.mkdir()
        (other / "file").write_text("text", encoding="utf-8")
        for directory, words in ((other, "not empty"), ("/tmp/" + "x" * 90, "longer")):
            failed = subprocess.run([SCRIPT, "--directory", directory, "--address", f"127.0.0.1:{free_port()}"],
                                    capture_output=True, text=True, check=False)
            self.assertEqual(failed.returncode, 1)
            self.assertIn(words, failed.stderr)
        self.assertEqual([path.name for path in other.iterdir()], ["file"])

    def test_the_logs_have_no_errors_of_the_program(self):
        for path in (self.server.directory / "logs").glob("*.log"):
            text = path.read_text(encoding="utf-8", errors="replace")
            if "kill" not in text:
                self.assertNotIn("RecursionError", text)
                self.assertNotIn("ValueError", text)


if __name__ == "__main__":
    unittest.main()
