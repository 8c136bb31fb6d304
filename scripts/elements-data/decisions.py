"""The comparison of all sources, and the reviewed decisions where they differ.

decisions.json: {"figure": {"Sym Sym": {"take": …, "over": …, "reason": …}}}. `take` is the source
whose value is taken, `drop`, or `value` with the members `value` and `source`. `over` names the
sources that differ from what is taken: exactly those, so that no difference passes unseen.
`finer` marks a value that agrees with the others and is better known.
`apart` names those that mean another form of the element, `wrong` those that err (a slip, another
unit, another element): neither is a second source.
A value that no other source has needs a decision, unless `alone` gives the reason for all of them.
A decision that nothing asks for is an error.
"""

import json
from dataclasses import dataclass, field


class Decisions:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            table = json.load(file)
        self.entries = {(key, symbol): entry for key, group in table.items()
                        for symbols, entry in group.items() for symbol in symbols.split()}
        self.used = set()

    def find(self, key, symbol):
        entry = self.entries.get((key, symbol))
        if entry:
            self.used.add((key, symbol))
        return entry

    def has(self, key, symbol):
        return (key, symbol) in self.entries

    def adds(self, key, symbol):
        """True if a value is stated that no data set has, the only one is left out, or one with more digits taken."""
        entry = self.entries.get((key, symbol), {})
        return entry.get("take") in ("value", "drop") or entry.get("finer", False)

    def unused(self):
        return sorted(set(self.entries) - self.used)


@dataclass(frozen=True)
class Taken:
    """A value, the source it is from, its uncertainty in the last digits, a second source."""

    value: object
    source: str
    uncertainty: str | None = None
    second: tuple | None = None


@dataclass
class Difference:
    """Values of several sources that differ; without a decision it is a problem."""

    key: str
    symbol: str
    found: dict
    source: str | None
    over: list
    decision: dict | None
    problems: list = field(default_factory=list)

    def __post_init__(self):
        if not self.decision:
            self.problems.append(self.text())

    def text(self):
        """`density V: mendeleev 6 | pymatgen 6.11 ≠, gelemental 6.0 → take pymatgen: reason`"""
        first = f"{self.source} {self.found[self.source]}" if self.source else "no first source"
        others = ", ".join(f"{name} {value}{' ≠' if name in self.over else ''}"
                           for name, value in self.found.items() if name != self.source)
        decided = (f"take {self.decision['take']}: {self.decision['reason']}"
                   if self.decision else "NO DECISION")
        return f"{self.key} {self.symbol}: {first} | {others or 'no other source'} → {decided}"


def choice_of(spec, found, decision, tables, z):
    """The value that a decision takes; None where it takes none."""
    take = decision["take"]
    if take == "value":
        return decision["value"]
    if take in found:
        return spec.digits(found, take)
    return None if take == "drop" else spec.value(tables, take, z)


def second_source(spec, found, source, over, apart=()):
    """The first other source that agrees; where none does, the first other that means the same."""
    others = [s for s in spec.seconds if s in found and s != source and s not in apart] or [
        s for s in found if s != source and s not in apart]
    name = next((s for s in others if s not in over), others[0] if others else None)
    return (found[name], name) if name else None


def compare(spec, tables, decisions, symbols):
    """({number: Taken}, [Difference])."""
    taken, differences = {}, []
    for z, symbol in symbols.items():
        found = {s: v for s in (*spec.first, *spec.seconds)
                 if (v := spec.value(tables, s, z)) is not None}
        source = next((s for s in spec.first if s in found), None)
        if source is None and not (found and decisions.has(spec.key, symbol)):
            continue
        others = {s: v for s, v in found.items() if s != source}
        over = spec.differing(found[source], others, tables, z) if source else list(found)
        is_plain = source and (others or spec.alone) and not over and spec.is_complete(found[source], others)
        if is_plain and not decisions.adds(spec.key, symbol):
            value = spec.digits(found, source)
            taken[z] = Taken(value, source,
                             second=second_source(spec, found, source, over, spec.apart))
            continue
        decision = decisions.find(spec.key, symbol)
        difference = Difference(spec.key, symbol, found, source, over, decision)
        differences.append(difference)
        if decision and (choice := decided(spec, found, decision, tables, z, difference)):
            taken[z] = choice
    return taken, differences


def decided(spec, found, decision, tables, z, difference):
    """The value taken by a decision, with a second source, after a check against the value replaced."""
    value, take = choice_of(spec, found, decision, tables, z), decision["take"]
    if value is None:
        if take != "drop":
            difference.problems.append(f"{spec.key} {difference.symbol}: {take} has no value")
        return None
    others = {s: v for s, v in found.items() if s != take}
    over = spec.differing(value, others, tables, z)
    if sorted(over) != sorted(decision.get("over", "").split()):
        difference.problems.append(
            f"{spec.key} {difference.symbol}: \"over\" should be \"{' '.join(over)}\"")
    excluded = left_out(decision)
    if unknown := set(excluded) - set(found):
        difference.problems.append(
            f"{spec.key} {difference.symbol}: {' '.join(sorted(unknown))} has no value to leave out")
    return Taken(value, decision.get("source", take),
                 decision.get("uncertainty", {}).get(difference.symbol),
                 second_source(spec, found, take, over, (*spec.apart, *excluded)))


def left_out(decision):
    """The sources that a decision does not allow as a second source."""
    return [*decision.get("apart", "").split(), *decision.get("wrong", "").split()]
