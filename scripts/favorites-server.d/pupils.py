"""Reads the list of a class's pupils, which comes from outside: bounded, and strict."""
import csv
import io
import re
import unicodedata

import place
from place import Failure

FILE_SIZE, PUPILS, NAME_LENGTH, NAME_MARKS = 1_000_000, 1000, 100, 8
CLASS = re.compile("[a-zA-Z0-9][a-zA-Z0-9_-]{0,63}")
ACCOUNT = re.compile("[a-zA-Z0-9][a-zA-Z0-9._-]{0,63}")
FOLDED = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"})


def check_class(name):
    if not CLASS.fullmatch(name):
        raise Failure(f"{name!r} is no name of a class: use 1 to 64 letters from a to z, digits, - and _, such as 10b")
    return name


def check_account(name):
    if not ACCOUNT.fullmatch(name):
        raise Failure(f"{name!r} is no account: use 1 to 64 letters from a to z, digits, . - and _")
    return name


def account_of(name):
    """The account of a name without one: `ada-lovelace`; empty if no letter is Latin."""
    plain = unicodedata.normalize("NFKD", name.lower().translate(FOLDED))
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.sub("[^a-z0-9]+", "-", letters).strip("-")[:64]


def name_fault(name):
    """The reason why a name cannot be shown or stored, or an empty string."""
    if not name:
        return "the name is missing"
    if len(name) > NAME_LENGTH:
        return f"the name is longer than {NAME_LENGTH} characters"
    if name[0] in "=+-@":
        return f"the name begins with {name[0]}, which spreadsheets take for a formula"
    marks = 0
    for letter in name:
        category = unicodedata.category(letter)
        if category[0] == "C" or category in ("Zl", "Zp"):
            return "the name has a control character"
        marks = marks + 1 if category[0] == "M" else 0
        if marks > NAME_MARKS:
            return "a letter of the name has too many accents"
    return ""


def read(path):
    """The pupils of a file as dictionaries of `name` and `account`."""
    content = place.read(path, FILE_SIZE, f"longer than {FILE_SIZE} bytes")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Failure(f"{path}: not UTF-8, at byte {error.start}: save it as “CSV UTF-8”") from None
    if "\0" in text:
        raise Failure(f"{path}: not a text")
    return list(parse(path, text))


def parse(path, text):
    first = text.split("\n", 1)[0]
    rows = csv.reader(io.StringIO(text, newline=""), strict=True, delimiter=";" if ";" in first else ",")
    lines = {}
    try:
        header = [title.strip().lower() for title in next(rows, [])]
        if header not in (["name"], ["name", "account"], ["account", "name"]):
            raise Failure(f"{path}: the first line is `name,account` or `name`, not {','.join(header)[:60]!r}")
        for row in rows:
            if not any(cell.strip() for cell in row):
                continue
            where = f"{path}, line {rows.line_num}"
            if len(row) != len(header):
                raise Failure(f"{where}: {len(row)} columns instead of {len(header)}")
            if len(lines) == PUPILS:
                raise Failure(f"{path}: more than {PUPILS} pupils")
            pupil = pupil_of(where, dict(zip(header, row)))
            key = pupil["account"].lower()
            if key in lines:
                raise Failure(f"{where}: the account {pupil['account']} is also that of line {lines[key]}: write another "
                              "one into the column account")
            lines[key] = rows.line_num
            yield pupil
    except csv.Error as error:
        raise Failure(f"{path}, line {rows.line_num}: {error}") from None
    if not lines:
        raise Failure(f"{path}: no pupils")


def pupil_of(where, row):
    """The checked pupil of a row."""
    name = unicodedata.normalize("NFC", row["name"].strip())
    fault = name_fault(name)
    if fault:
        raise Failure(f"{where}: {fault}")
    account = row.get("account", "").strip() or account_of(name)
    if not account:
        raise Failure(f"{where}: the name has no Latin letters: write an account into the column account")
    try:
        return {"name": name, "account": check_account(account)}
    except Failure as failure:
        raise Failure(f"{where}: {failure}") from None
