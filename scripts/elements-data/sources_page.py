"""The tables of Resources/SOURCES.md and docs/data.md, made from what was read and compared.

The page is written by hand but for what stands between `<!-- made: NAME -->` and `<!-- end -->`.
"""

import re
from collections import Counter


def keys_table(sources):
    rows = ["| key | what it is | read from | license |", "| --- | --- | --- | --- |"]
    for key, note in sources.items():
        what = note["title"] + (f"; {note['reference']}" if "reference" in note else "")
        read_from = ", ".join(filter(None, (note["via"], note.get("made by"))))
        rows.append(f"| `{key}` | {what} | {read_from} | {note['license']} |")
    return "\n".join(rows)


def comparison_row(spec, catalog, differences):
    key = "density" if spec.key == "density_gas" else spec.key
    key = "atomic_mass" if spec.key == "mass_number" else key
    unit = spec.unit if hasattr(spec, "unit") else None
    records = [r for r in catalog if key in r["sources"] and (
        key != "density" or r["units"]["density"] == unit) and (
        key != "atomic_mass" or (r["kinds"].get(key) == "mass number") == (spec.key != key))]
    taken = Counter(r["sources"][key] for r in records)
    origins = ", ".join(f"`{name}` {count}" for name, count in taken.most_common())
    others = ", ".join(dict.fromkeys(spec.seconds))
    return (f"| {spec.key} | {origins or ', '.join(spec.first)} | {others} | "
            f"{spec.tolerance()} | {len(differences)} |")


def comparison_table(specs, catalog, differences):
    head = ["| property | taken from, with the number of elements | compared with | tolerance | "
            "differences decided |", "| --- | --- | --- | --- | --- |"]
    return "\n".join(head + [comparison_row(s, catalog, differences[s.key]) for s in specs])


def coverage_table(specs, columns, differences):
    """The table of docs/data.md: a row per property of properties.json."""
    head = ["| property | group | elements | unit | taken from | second source | with it | "
            "conflicts decided |", "| --- | --- | ---: | --- | --- | --- | ---: | ---: |"]
    rows = []
    for spec, column in zip(specs, columns):
        values = column["values"].values()
        first = Counter(v.get("source", column["source"]) for v in values)
        second = Counter(v.get("second_source", column.get("second_source"))
                         for v in values if "second" in v)
        disputed = [d for d in differences[spec.key] if d.decision]
        rows.append(f"| {spec.title} (`{spec.key}`) | {spec.group} | {len(values)} | "
                    f"{spec.unit or ''} | {keys(first)} | {keys(second) or spec.alone} | "
                    f"{sum(second.values())} | {len(disputed)} |")
    count = f"{len(rows)} properties, {sum(len(c['values']) for c in columns)} values, " \
            f"{sum('second' in v for c in columns for v in c['values'].values())} of them with a " \
            f"second source, {sum(len(d) for d in differences.values())} conflicts decided."
    return "\n".join([count, "", *head, *rows])


def figures_table(specs, catalog, differences):
    head = ["| figure | elements | unit | conflicts decided |", "| --- | ---: | --- | ---: |"]
    return "\n".join(head + [
        f"| `{spec.key}` | {sum(1 for r in catalog if r.get(spec.key) is not None)} | "
        f"{spec.unit or ''} | {len(differences[spec.key])} |"
        for spec in specs if spec.key in catalog[0]])


def keys(counter):
    return ", ".join(f"`{name}` {count}" for name, count in counter.most_common())


def filled(page, tables):
    """The page with its tables made anew."""
    for name, text in tables.items():
        page, count = re.subn(rf"(<!-- made: {name} -->\n).*?(<!-- end -->)",
                              lambda found: found[1] + text + "\n" + found[2], page, flags=re.S)
        if count != 1:
            raise ValueError(f"the page has no place for {name}")
    return page
