"""What characters look like: the table by which names are compared, and the server's guard that reads it."""

import ast
import functools
import unicodedata
import unittest

from project import ROOT

TABLE = ROOT / "Resources" / "confusables.tsv"
GUARD = ROOT / "scripts" / "favorites-server.d" / "elements_guard.py"


def guard():
    """The guard's functions for names; the rest of it needs Kinto."""
    tree = ast.parse(GUARD.read_text(encoding="utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name in ("read_confusables", "looks")]
    names = {"functools": functools, "unicodedata": unicodedata}
    exec(compile(ast.Module(functions, []), str(GUARD), "exec"), names)
    names["CONFUSABLES"] = names["read_confusables"](TABLE.read_text(encoding="utf-8"))
    return names


class ConfusablesTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.guard = guard()

    def test_what_a_character_looks_like_looks_like_itself(self):
        table = self.guard["CONFUSABLES"]
        self.assertGreater(len(table), 10_000)
        for code, look in table.items():
            if look.translate(table) != look:
                self.fail(f"U+{code:04X} looks like {look!r}, and that like {look.translate(table)!r}")

    def test_invisible_characters_and_those_of_another_script_do_not_tell_names_apart(self):
        looks = self.guard["looks"]
        for name in ("ada lovelace", " ADA  lovelace ", "Ａda Love\u200blace", "Ada Lovelace\ufe0f", "A\u180bda Love\u17b4lace",
                     "Ada\u034f Lovelace", "Ada Lovelace\U000e0100", "\u3164Ada Lovelace", "Ada\u2800Lovelace",
                     "Аdа Lоvеlасе", "Ada 1ovelace", "Ada Iovelace", "𝐀𝐝𝐚 Lovelace"):
            self.assertTrue(looks(name) & looks("Ada Lovelace"), name)
        for one, other in (("Zoë", "Zoe\u0308"), ("가", "\u1100\u1161"), ("Emma", "Ernrna")):
            self.assertTrue(looks(one) & looks(other), one)

    def test_other_names_are_told_apart(self):
        looks = self.guard["looks"]
        for one, other in (("Ada", "Ida"), ("Zoë", "Zoe"), ("Ali", "All"), ("李", "季"), ("Анна", "Инна")):
            self.assertFalse(looks(one) & looks(other), one)


if __name__ == "__main__":
    unittest.main()
