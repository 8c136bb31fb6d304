"""The point of a country where its name has most room."""

# A name is this much wider than it is high.
FLATNESS = 3


def inside(point, vertices):
    """True if the point is in the polygon (even-odd rule)."""
    x, y = point
    found = False
    previous = vertices[-1]
    for vertex in vertices:
        if (vertex[1] > y) != (previous[1] > y):
            cross = (previous[0] - vertex[0]) * (y - vertex[1]) / (previous[1] - vertex[1])
            found ^= x < vertex[0] + cross
        previous = vertex
    return found


def clearance(point, vertices):
    """The distance of the point from the nearest edge; negative outside of the polygon."""
    from outlines import away, edges
    nearest = min(away(point, start, end) for start, end in edges(vertices))
    return nearest if inside(point, vertices) else -nearest


def area(vertices):
    from outlines import edges
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in edges(vertices))) / 2


def place(rings):
    """(x, y, room): the middle of the widest flat ellipse in the largest ring, and half its height."""
    from outlines import simplified_ring
    largest = max(rings, key=area)
    flat = [(x / FLATNESS, y) for x, y in simplified_ring(largest, set(), 8)]
    low, high = [min(v[i] for v in flat) for i in (0, 1)], [max(v[i] for v in flat) for i in (0, 1)]
    best, steps = None, 24
    for _ in range(4):
        step = [(high[i] - low[i]) / steps for i in (0, 1)]
        points = [(low[0] + (i + 0.5) * step[0], low[1] + (j + 0.5) * step[1])
                  for i in range(steps) for j in range(steps)]
        found = max(points, key=lambda point: clearance(point, flat))
        best = found if best is None else max(found, best, key=lambda p: clearance(p, flat))
        low = [best[i] - 1.5 * step[i] for i in (0, 1)]
        high = [best[i] + 1.5 * step[i] for i in (0, 1)]
        steps = 6
    return round(best[0] * FLATNESS), round(best[1]), max(0, round(clearance(best, flat)))
