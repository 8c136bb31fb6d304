"""The order of the folders in each module: what `Sources/rooms.txt` says, and the uses that point up.

A folder of a module is a room. A room uses a file if it has a name that only this file declares at its top level, in the
same module. Names, not members: it is a text's reading, not a compiler's.
"""

import re

from swift_source import code_only

ROOMS = "Sources/rooms.txt"
MODIFIERS = (r"(?:(?:public|internal|package|private|fileprivate|open|final|indirect|nonisolated|static)"
             r"(?:\([^)]*\))?\s+)*")
DECLARATION = re.compile(r"^(?:@\w+(?:\([^)]*\))?\s+)*" + MODIFIERS +
                         r"(?:class|struct|enum|protocol|actor|typealias|func|let|var)\s+(\w+)", re.MULTILINE)
PRIVATE = re.compile(r"\b(?:private|fileprivate)\b(?!\()")
WORD = re.compile(r"\b[A-Za-z_]\w+")


def levels(text):
    """The level of each room, `(module, folder)`, and faults of the file: line, message."""
    found, faults, module, level = {}, [], None, 0
    for number, line in enumerate(text.split("\n"), 1):
        line = line.split("#")[0].rstrip()
        if line and not line.startswith(" "):
            module, level = line, 0
        elif line:
            level += 1
            for room in (room.strip() for room in line.split(",")):
                if (module, room) in found:
                    faults.append((number, f"{room} of {module} is there twice"))
                found[module, room] = level
    return found, faults


def room_of(path):
    """The room of a file in Sources, `(module, folder)`; a file at a module's root is its own."""
    parts = path.split("/")
    return parts[1], parts[2]


def owners(codes):
    """The file of each name that only one file of a module declares: `(module, name)` to path."""
    declared = {}
    for path, code in codes.items():
        for match in DECLARATION.finditer(code):
            if not PRIVATE.search(match[0]):
                declared.setdefault((path.split("/")[1], match[1]), set()).add(path)
    return {name: next(iter(paths)) for name, paths in declared.items() if len(paths) == 1}


def faults(texts):
    """Faults of a tree: path, line, message. `texts` are the files by their paths."""
    if ROOMS not in texts:
        return
    order, wrong = levels(texts[ROOMS])
    yield from ((ROOMS, line, message) for line, message in wrong)
    modules = {module for module, _ in order}
    codes = {path: code_only(text) for path, text in texts.items()
             if path.startswith("Sources/") and path.endswith(".swift") and path.split("/")[1] in modules}
    for path in codes:
        if room_of(path) not in order:
            yield path, 1, f"{'/'.join(room_of(path))} is not in {ROOMS}"
    for room in order:
        if not any(room_of(path) == room for path in codes):
            yield ROOMS, 1, f"there is no {'/'.join(room)}"
    owner = owners(codes)
    for path, code in codes.items():
        seen = set()
        for match in WORD.finditer(code):
            target = owner.get((path.split("/")[1], match[0]))
            if target is None or target in seen or room_of(target) == room_of(path):
                continue
            if not match[0][0].isupper() and not code.startswith("(", match.end()):
                continue
            if order.get(room_of(target), 0) >= order.get(room_of(path), 0):
                seen.add(target)
                yield path, code.count("\n", 0, match.start()) + 1, f"uses {match[0]} of {target}, a room not below"
