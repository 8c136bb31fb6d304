"""Plays a walk of Tests/EndToEnd on a desktop of this folder."""

import io
import sys
import unittest

sys.path.append("/source/Tests/EndToEnd")
from walks.walk import Walk  # noqa: E402


def play(desktop, walk):
    """Whether the walk passed on the desktop, and what it printed."""
    said = io.StringIO()
    with desktop as Walk.desktop:
        suite = unittest.defaultTestLoader.loadTestsFromTestCase(walk)
        passed = unittest.TextTestRunner(said).run(suite).wasSuccessful()
    return passed, said.getvalue()
