"""scripts/test quick runs the tests of the rooms of the changed files."""

import pathlib
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

import changes  # noqa: E402 pylint: disable=wrong-import-position


class TheTestsOfAChange(unittest.TestCase):
    def found(self, *paths):
        return changes.tests_of(ROOT, paths)

    def test_are_those_of_the_room(self):
        model, widgets = self.found("Sources/Elements/Geometry/FlipCurve.swift")
        self.assertIn("FlipCurveTests", model)
        self.assertEqual(widgets, [])
        model, widgets = self.found("Sources/TheElements/Quiz/QuizView.swift")
        self.assertEqual(model, [])
        self.assertIn("QuizChoiceTests", widgets)
        self.assertNotIn("PlotTests", widgets)

    def test_are_a_changed_test_itself(self):
        self.assertEqual(self.found("Tests/ElementsTests/Geometry/FlipCurveTests.swift"), (["FlipCurveTests"], []))

    def test_are_none_for_a_document(self):
        self.assertEqual(self.found("README.md", "docs/quiz.md", "Package.swift"), ([], []))

    def test_exist_for_nearly_every_room(self):
        rooms = {path.parent for path in (ROOT / "Sources").glob("*Elements/*/*.swift")}
        without = [room.name for room in rooms if not any(self.found(f"Sources/{room.parent.name}/{room.name}/A.swift"))]
        self.assertLess(len(without), len(rooms) / 3, without)


if __name__ == "__main__":
    unittest.main()
