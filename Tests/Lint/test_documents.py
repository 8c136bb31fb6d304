"""The documents name what there is, and the notes of decisions have one form."""

import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DOCUMENTS = [path for folder in (ROOT, ROOT / "docs", ROOT / "docs/decisions", ROOT / "Resources")
             for path in sorted(folder.glob("*.md"))]
NOTES = sorted((ROOT / "docs/decisions").glob("[0-9]*.md"))
# A page of paper.
PAGE, ARCHITECTURE = 50, 122
# The page of the releases, where the repository is published.
PUBLISHED = "../../releases/latest"


def anchors(path):
    """The anchors of a document's headings."""
    headings = re.findall(r"(?m)^#+ (.+)$", path.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


class DocumentsTest(unittest.TestCase):
    def test_links_lead_somewhere(self):
        self.assertGreater(len(DOCUMENTS), 60)
        for document in DOCUMENTS:
            for link in re.findall(r"\]\(([^)\s]+)\)", document.read_text(encoding="utf-8")):
                name, _, anchor = link.partition("#")
                if re.match(r"\w+:", link) or link == PUBLISHED:
                    continue
                target = document.parent / name if name else document
                with self.subTest(document=document.name, link=link):
                    self.assertTrue(target.exists())
                    self.assertTrue(not anchor or anchor in anchors(target))

    def test_a_note_has_context_decision_and_consequence_on_a_page(self):
        for path in NOTES:
            text = path.read_text(encoding="utf-8")
            with self.subTest(path.name):
                self.assertRegex(text, rf"^# {int(path.name[:4])}\. ")
                self.assertEqual(re.findall(r"(?m)^## (.+)$", text), ["Context", "Decision", "Consequence"])
                self.assertLessEqual(text.count("\n"), PAGE)

    def test_the_index_has_each_note_under_its_title(self):
        index = (ROOT / "docs/decisions/README.md").read_text(encoding="utf-8")
        titles = {path.name: path.read_text(encoding="utf-8").split("\n")[0].removeprefix("# ") for path in NOTES}
        listed = re.findall(r"(?m)^\* \[(.+)\]\((.+)\)$", index)
        self.assertEqual(len(listed), len(titles))
        self.assertEqual({name: title for title, name in listed}, titles)

    def test_what_architecture_says_to_open_first_is_there(self):
        text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
        self.assertLessEqual(text.count("\n"), ARCHITECTURE)
        sources = list((ROOT / "Sources").rglob("*.swift"))
        files = {path.stem for path in sources}
        types = {name for path in sources for name in re.findall(
            r"\b(?:class|struct|enum|protocol|actor) (\w+)", path.read_text(encoding="utf-8"))}
        rows = re.findall(r"(?m)^\| .* \| .* \| (.*) \|$", text)
        named = [name for row in rows for name in re.findall(r"`([\w+]+)`", row)]
        self.assertGreater(len(named), 50)
        self.assertEqual([name for name in named if name not in files | types], [])


if __name__ == "__main__":
    unittest.main()
