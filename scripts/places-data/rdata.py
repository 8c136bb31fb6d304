"""Reads the lazy-load database of an R package: objects serialized by R (XDR), compressed.

Only what data frames and polygons (package sp) are made of. Lists with names and S4 objects become
dictionaries; attributes of other values are dropped.
"""

import gzip
import lzma
import struct
import zlib

NOTHING, GLOBAL, REFERENCE, BASE = 254, 253, 255, 241
ENVIRONMENTS = (NOTHING, GLOBAL, BASE, 242, 247)
SYMBOL, PAIRS, CALL, CHARACTERS, LOGICAL, INTEGER, REAL, STRINGS, LIST, OBJECT = (
    1, 2, 6, 9, 10, 13, 14, 16, 19, 25)
MISSING = -(2 ** 31)


class Reader:
    def __init__(self, data):
        self.data, self.at, self.references = data, 0, []
        if self.take(2) != b"X\n":
            raise ValueError("not R's XDR format")
        version, _, _ = self.integers(3)
        if version == 3:
            self.take(self.integer())

    def take(self, count):
        self.at += count
        return self.data[self.at - count:self.at]

    def integer(self):
        return self.integers(1)[0]

    def integers(self, count):
        return struct.unpack(f">{count}i", self.take(4 * count))

    def value(self):
        flags = self.integer()
        kind, has_attributes, has_tag = flags & 255, flags & 512, flags & 1024
        if kind in ENVIRONMENTS:
            return None
        if kind == REFERENCE:
            return self.references[(flags >> 8 or self.integer()) - 1]
        if kind == SYMBOL:
            self.references.append(self.value())
            return self.references[-1]
        if kind in (PAIRS, CALL):
            return self.pairs(has_attributes, has_tag)
        if kind == CHARACTERS:
            length = self.integer()
            return None if length == -1 else self.take(length).decode("utf-8", "replace")
        found = self.vector(kind)
        attributes = self.value() if has_attributes else None
        return self.dressed(kind, found, attributes or {})

    def pairs(self, has_attributes, has_tag):
        """A pair list, as a dictionary."""
        found = {}
        while True:
            if has_attributes:
                self.value()
            tag = self.value() if has_tag else len(found)
            found[tag] = self.value()
            flags = self.integer()
            if flags & 255 == NOTHING:
                return found
            if flags & 255 not in (PAIRS, CALL):
                raise ValueError(f"a pair list goes on with type {flags & 255}")
            has_attributes, has_tag = flags & 512, flags & 1024

    def vector(self, kind):
        if kind == OBJECT:
            return None
        length = self.integer()
        if kind in (LOGICAL, INTEGER):
            return [None if v == MISSING else v for v in self.integers(length)]
        if kind == REAL:
            return list(struct.unpack(f">{length}d", self.take(8 * length)))
        if kind in (STRINGS, LIST):
            return [self.value() for _ in range(length)]
        raise ValueError(f"type {kind} is not read")

    @staticmethod
    def dressed(kind, found, attributes):
        if kind == OBJECT:
            return attributes
        if "levels" in attributes:
            return [None if v is None else attributes["levels"][v - 1] for v in found]
        if "dim" in attributes and len(attributes["dim"]) == 2:
            rows = attributes["dim"][0]
            return [tuple(found[column * rows + row] for column in range(attributes["dim"][1]))
                    for row in range(rows)]
        if kind == LIST and "names" in attributes:
            return dict(zip(attributes["names"], found))
        return found


def expanded(piece):
    """A compressed object: its length, the kind of compression, the data."""
    kind, data = piece[4:5], piece[5:]
    if kind == b"Z":
        return lzma.decompress(data, lzma.FORMAT_RAW, None, [{"id": lzma.FILTER_LZMA2}])
    return zlib.decompress(piece[4:])


def database(folder, name):
    """The objects of Rdata.rdb by name, each read when it is asked for."""
    index = Reader(gzip.decompress((folder / "Rdata.rdx").read_bytes())).value()
    start, length = index["variables"][name]
    data = (folder / "Rdata.rdb").read_bytes()
    return Reader(expanded(data[start:start + length])).value()
