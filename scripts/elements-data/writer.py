"""Writes the catalog: two-space indent, arrays of numbers on one line, digits untouched."""

import json

from records import Digits


def encoded(value, indent=0):
    inner, outer = " " * (indent + 2), " " * indent
    if isinstance(value, Digits):
        return str(value)
    if isinstance(value, dict):
        if not value:
            return "{}"
        rows = [f"{inner}{json.dumps(k)}: {encoded(v, indent + 2)}" for k, v in value.items()]
        return "{\n" + ",\n".join(rows) + f"\n{outer}}}"
    if isinstance(value, list) and value and isinstance(value[0], dict):
        rows = [inner + encoded(item, indent + 2) for item in value]
        return "[\n" + ",\n".join(rows) + f"\n{outer}]"
    if isinstance(value, list):
        return "[" + ", ".join(encoded(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def source_problems(records, sources):
    """Keys of sources that are used and not explained, or explained and not used."""
    used = {key for record in records for name in ("sources", "second_sources")
            for key in record[name].values()}
    return ([f"source {key} is not explained in sources.json" for key in sorted(used - set(sources))]
            + [f"source {key} is not used" for key in sorted(set(sources) - used)])


def source_notes(sources, tables=None):
    """What a file says of its sources. `tables` are the tables of its data, each with the keys of the sources that its
    values have; the other sources were compared with them."""
    notes = {key: {name: note[name] for name in ("title", "license", "via")} for key, note in sources.items()}
    for table, keys in (tables or {}).items():
        for key in keys:
            notes[key].setdefault("tables", []).append(table)
    return notes


def catalog_text(records, sources):
    return encoded({"elements": records, "sources": source_notes(sources)}) + "\n"


def data_text(name, lines, sources, tables=None):
    """A file of data beyond the catalog: a list of lines under a name, and its sources, a line each."""
    notes = ",\n".join(f"  {json.dumps(key)}: {json.dumps(note, ensure_ascii=False)}"
                       for key, note in source_notes(sources, tables).items())
    return f'{{"{name}": [\n' + ",\n".join(lines) + '\n], "sources": {\n' + notes + "\n}}\n"
