"""Land and borders made of the polygons of countries, simplified, in Mercator units.

Countries that touch share the vertices of their border. So an edge of two polygons is a border, and
an edge of one is a coast; coasts are joined to rings, borders to lines. Both are simplified between
the vertices where lines meet, and so stay together.
"""

import math
from collections import Counter, defaultdict

# The map is a square of this many units; 1 is 150 m at the equator.
SIZE = 1 << 18
# The latitude of the square's upper edge.
LIMIT = math.degrees(math.atan(math.sinh(math.pi)))


def projected(point):
    """Longitude and latitude in degrees → units from the upper left corner."""
    longitude, latitude = point[0], math.radians(max(-LIMIT, min(LIMIT, point[1])))
    x = (longitude + 180) / 360
    y = (1 - math.asinh(math.tan(latitude)) / math.pi) / 2
    return tuple(max(0, min(SIZE, round(v * SIZE))) for v in (x, y))


def ring(points):
    """The projected vertices of a closed polygon, without repetitions."""
    found = []
    for point in map(projected, points):
        if not found or found[-1] != point:
            found.append(point)
    while len(found) > 1 and found[0] == found[-1]:
        found.pop()
    return found


def edges(vertices):
    return zip(vertices, vertices[1:] + vertices[:1])


def parted(rings):
    """(directed edges of coasts, edges of borders) of the countries' rings."""
    counts = Counter(frozenset(edge) for vertices in rings for edge in edges(vertices))
    coasts = [edge for vertices in rings for edge in edges(vertices)
              if counts[frozenset(edge)] == 1]
    borders = [tuple(sorted(edge)) for edge, count in counts.items() if count > 1]
    return coasts, sorted(borders)


def closed_lines(coasts):
    """The coasts as rings: each edge once, in its direction."""
    following = defaultdict(list)
    for start, end in coasts:
        following[start].append(end)
    found = []
    for start in list(following):
        while following[start]:
            line, at = [start], following[start].pop()
            while at != start:
                line.append(at)
                at = following[at].pop()
            found.append(line)
    return found


def open_lines(borders, nodes):
    """The borders as lines from node to node, or closed."""
    beside = defaultdict(list)
    for one, other in borders:
        beside[one].append(other)
        beside[other].append(one)
    done, found = set(), []
    inner = {vertex for vertex in beside if len(beside[vertex]) == 2 and vertex not in nodes}
    for start in sorted(beside, key=lambda vertex: vertex in inner):
        for at in beside[start]:
            if frozenset((start, at)) in done:
                continue
            line = [start]
            while True:
                done.add(frozenset((line[-1], at)))
                line.append(at)
                if at not in inner or at == start:
                    break
                onward = [v for v in beside[at] if frozenset((at, v)) not in done]
                if not onward:
                    break
                at = onward[0]
            found.append(line)
    return found


def away(point, start, end):
    """The distance of a point from a segment."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    along = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / length if length else 0
    along = max(0, min(1, along))
    return math.hypot(point[0] - start[0] - along * dx, point[1] - start[1] - along * dy)


def simplified(line, tolerance):
    """The line by Douglas and Peucker; its ends stay."""
    kept, pieces = {0, len(line) - 1}, [(0, len(line) - 1)]
    while pieces:
        first, last = pieces.pop()
        if last - first < 2:
            continue
        middle = max(range(first + 1, last), key=lambda i: away(line[i], line[first], line[last]))
        if away(line[middle], line[first], line[last]) > tolerance:
            kept.add(middle)
            pieces += [(first, middle), (middle, last)]
    return [line[i] for i in sorted(kept)]


def simplified_ring(vertices, nodes, tolerance):
    """The ring, simplified between the nodes on it; without any, between two distant vertices."""
    fixed = [i for i, vertex in enumerate(vertices) if vertex in nodes]
    if len(fixed) < 2:
        first = fixed[0] if fixed else 0
        far = max(range(len(vertices)), key=lambda i: math.dist(vertices[i], vertices[first]))
        fixed = sorted({first, far})
    turned = vertices[fixed[0]:] + vertices[:fixed[0]]
    ends = [i - fixed[0] for i in fixed] + [len(vertices)]
    found = []
    for first, last in zip(ends, ends[1:]):
        piece = (turned + turned[:1])[first:last + 1]
        found += simplified(piece, tolerance)[:-1]
    return found


def on_edge(vertex):
    return vertex[0] in (0, SIZE) or vertex[1] in (0, SIZE)


def extent(vertices):
    return max(max(v[i] for v in vertices) - min(v[i] for v in vertices) for i in (0, 1))


def level(rings, tolerance, smallest):
    """(rings of land, lines of borders) within the tolerance, without islands below a size."""
    coasts, borders = parted(rings)
    ends = {vertex for edge in coasts for vertex in edge}
    meeting = Counter(vertex for edge in borders for vertex in edge)
    nodes = {v for v, count in meeting.items() if count != 2 or v in ends}
    nodes |= {vertex for vertex in ends if on_edge(vertex)}
    land = [simplified_ring(line, nodes, tolerance) for line in closed_lines(coasts)]
    lines = [simplified(line, tolerance) for line in open_lines(borders, nodes)]
    return ([line for line in land if len(line) > 2 and extent(line) >= smallest],
            [line for line in lines if len(line) > 1])
