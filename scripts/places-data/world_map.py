"""Reads Resources/world.map, whose format is described in Sources/Elements/Places/WorldMap.swift."""

SIGNATURE = b"TheMap1\n"


def levels(data):
    """Width, land and borders of each level; a line is a list of points."""
    found = numbers(data[len(SIGNATURE):])
    for _ in range(next(found)):
        yield next(found), lines(found), lines(found)


def lines(found):
    return [line(found) for _ in range(next(found))]


def line(found):
    x, y, points = 0, 0, []
    for _ in range(next(found)):
        x += signed(next(found))
        y += signed(next(found))
        points.append((x, y))
    return points


def signed(value):
    return -(value >> 1) - 1 if value & 1 else value >> 1


def numbers(data):
    """Decodes LEB128."""
    value = shift = 0
    for byte in data:
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield value
            value = shift = 0


def labels(data):
    """Code, x, y and room of each country."""
    found = numbers(data[len(SIGNATURE):])
    for _ in range(next(found)):
        next(found), lines(found), lines(found)
    for _ in range(next(found)):
        code = chr(next(found)) + chr(next(found))
        for _ in range(next(found)):
            next(found)
        yield code, next(found), next(found), next(found)
