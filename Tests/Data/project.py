"""What the tests of the data read: the tree, its tables by hand, and its Resources. One file of tests runs by

    python3 -B -m unittest discover -s Tests/Data -p test_places.py
"""

import json
import sys
from pathlib import Path

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "Resources"
SCRIPTS = ROOT / "scripts"
TABLES = SCRIPTS / "elements-data"
# The makers' modules can be imported after this one.
sys.path[:0] = map(str, (TABLES, SCRIPTS / "places-data", SCRIPTS))


def resource(name):
    """A file of Resources."""
    return (RESOURCES / name).read_text("utf-8")


def read(name, **options):
    """The JSON of a file of Resources."""
    return json.loads(resource(name), **options)


def elements(name="elements.json"):
    """The records of the elements in a file of Resources."""
    return read(name)["elements"]
