"""Lists of pupils from outside: what is read, and what is refused with which words."""

import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / "scripts/favorites-server.d"))
import pupils  # noqa: E402
from place import Failure, is_loopback, split_address  # noqa: E402


class PupilsTests(unittest.TestCase):
    def read(self, content):
        with tempfile.NamedTemporaryFile(suffix=".csv") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
            file.flush()
            return [(pupil["name"], pupil["account"]) for pupil in pupils.read(file.name)]

    def refused(self, content, words):
        with self.assertRaises(Failure) as caught:
            self.read(content)
        self.assertIn(words, str(caught.exception))
        self.assertLess(len(str(caught.exception)), 400)

    def test_names_alone_get_accounts(self):
        self.assertEqual(self.read("name\nAda Lovelace\nÇelik Ümit\nZoë O'Brien\nJürgen Groß\n"),
                         [("Ada Lovelace", "ada-lovelace"), ("Çelik Ümit", "celik-umit"), ("Zoë O'Brien", "zoe-o-brien"),
                          ("Jürgen Groß", "jurgen-gross")])

    def test_files_of_spreadsheets_are_read(self):
        self.assertEqual(self.read("\ufeffName;Account\r\nAda;ada.l\r\n;\r\n\"Bob; Junior\";\r\n"),
                         [("Ada", "ada.l"), ("Bob; Junior", "bob-junior")])
        self.assertEqual(self.read('account,name\nx1,"Lovelace, Ada"\n'), [("Lovelace, Ada", "x1")])

    def test_what_is_no_list_of_pupils_is_refused(self):
        for content, words in (
                ("", "the first line"), ("vorname\nAda\n", "the first line"), ("name,account,class\nA,a,b\n", "the first"),
                ("name\n", "no pupils"), ("name\n\n \n", "no pupils"), ("name\nAda\0\n", "not a text"),
                ("name\nÄda\n".encode("latin-1"), "UTF-8"), ("name\nAda\n".encode("utf-16"), "UTF-8"),
                (b"PK\x03\x04\xff", "UTF-8"), ("name,account\nAda\n", "line 2: 1 columns"),
                ('name\n"Ada\n', "line 2"), ('name\n"Ada"x\n', "line 2"), ("name\n" + "A" * 200_000, "limit"),
                ("x" * 1_000_001, "longer than 1000000"), ("a" * 900_000, "limit")):
            with self.subTest(content=content[:30]):
                self.refused(content, words)

    def test_too_many_pupils_are_refused(self):
        self.assertEqual(len(self.read("name\n" + "".join(f"P{number}\n" for number in range(1000)))), 1000)
        self.refused("name\n" + "".join(f"P{number}\n" for number in range(1001)), "more than 1000")

    def test_names_that_harm_are_refused(self):
        for name, words in (
                ("=cmd()", "formula"), ("@SUM(A1)", "formula"), ("a\u202eb", "control"), ("a\u200bb", "control"),
                ("a\x1b[31m", "control"), ("a" + "\u0316" * 9, "accents"), ("a" * 101, "longer"), ("李", "no Latin"),
                ("!", "no Latin")):
            with self.subTest(name=name):
                self.refused(f'name\n"{name}"\n', words)
        self.refused('name,account\n"",ada\n', "the name is missing")

    def test_accounts_that_harm_are_refused(self):
        for account in ("../x", "a/b", "a b", "-a", "a\u00e4", "a" * 65, "a:b", "*", "a%", "system.Everyone\n"):
            with self.subTest(account=account):
                self.refused(f'name,account\nAda,"{account}x"\n', "line")

    def test_two_pupils_do_not_share_an_account(self):
        self.refused("name\nAda Lovelace\nADA LOVELACE\n", "also that of line 2")
        self.refused("name,account\nAda,x\nBob,X\n", "also that of line 2")
        self.assertEqual(len(self.read("name,account\nAda,\nAda,ada-2\n")), 2)

    def test_names_of_classes_and_accounts(self):
        for name in ("", "10 b", "../x", "*", "a" * 65, "ä", "10b\n"):
            self.assertRaises(Failure, pupils.check_class, name)
            self.assertRaises(Failure, pupils.check_account, name)
        self.assertEqual((pupils.check_class("10b"), pupils.check_account("ada.l_1-x")), ("10b", "ada.l_1-x"))


class AddressTests(unittest.TestCase):
    def test_addresses(self):
        self.assertEqual(split_address("127.0.0.1:8888"), ("127.0.0.1", 8888))
        self.assertEqual(split_address("[::1]:80"), ("::1", 80))
        for wrong in ("", "8888", "host", "host:", ":80", "host:x", "host:0", "host:65536", "host:-1", "host:١"):
            self.assertRaises(Failure, split_address, wrong)

    def test_the_loopback(self):
        self.assertEqual([is_loopback(host) for host in ("127.0.0.1", "127.1.2.3", "::1", "localhost")], [True] * 4)
        self.assertEqual([is_loopback(host) for host in ("0.0.0.0", "::", "10.0.0.1", "example.org")], [False] * 4)


if __name__ == "__main__":
    unittest.main()
