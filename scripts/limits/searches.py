"""The search of the list of invented towns by other programs: SQLite's FTS5 and grep."""

import contextlib
import json
import os
import pathlib
import sqlite3
import subprocess
import time

import places

TEXTS = ("b", "be", "ber", "a")


def file():
    """The list as a file."""
    path = pathlib.Path(os.environ["HOME"], "towns.json")
    if not path.exists():
        path.write_bytes(places.text())
    return path


def times():
    """Milliseconds of each search for the beginning of a word by FTS5, and for any part of a line by grep -i."""
    with contextlib.closing(sqlite3.connect(":memory:")) as database:
        database.execute("CREATE VIRTUAL TABLE towns USING fts5(name, country, prefix='1 2 3')")
        database.executemany("INSERT INTO towns VALUES (:name, :country)", json.loads(file().read_bytes()))
        query = "SELECT rowid FROM towns WHERE towns MATCH ?"
        return {"fts5": [milliseconds(lambda: database.execute(query, (f"{text}*",)).fetchall()) for text in TEXTS],
                "grep": [milliseconds(lambda: subprocess.run(
                    ["grep", "-ic", text, file()], stdout=subprocess.DEVNULL, check=True)) for text in TEXTS]}


def milliseconds(search):
    start = time.monotonic()
    search()
    return (time.monotonic() - start) * 1000
