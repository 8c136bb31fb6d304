"""The rules by which scripts/make-map makes land and borders of the polygons of countries."""

import struct
import unittest

import project  # noqa: F401: makes the makers importable
import labels
import outlines
import rdata

# Two countries side by side with a border of three points.
WEST = [(100, 100), (200, 100), (210, 150), (200, 200), (100, 200)]
EAST = [(200, 100), (300, 100), (300, 200), (200, 200), (210, 150)]


def cells(vertices):
    """Twice the area of a ring, in square units."""
    return round(2 * labels.area(vertices))


class TheOutlines(unittest.TestCase):
    def test_a_shared_edge_is_a_border_and_another_a_coast(self):
        land, borders = outlines.level([WEST, EAST], 0, 0)
        self.assertEqual([sorted(line) for line in land],
                         [[(100, 100), (100, 200), (200, 100), (200, 200), (300, 100),
                           (300, 200)]])
        self.assertEqual([sorted(line) for line in borders],
                         [[(200, 100), (200, 200), (210, 150)]])

    def test_a_country_within_another_leaves_no_hole(self):
        outer = [(0, 0), (90, 0), (90, 90), (0, 90)]
        inner = [(30, 30), (60, 30), (60, 60), (30, 60)]
        land, borders = outlines.level([outer, inner[::-1], inner], 0, 0)
        self.assertEqual([cells(line) for line in land], [2 * 8100])
        self.assertEqual(sum(map(len, borders)), 5)

    def test_simplified_land_and_borders_still_meet(self):
        land, borders = outlines.level([WEST, EAST], 20, 0)
        self.assertEqual(borders, [[(200, 100), (200, 200)]])
        self.assertTrue({(200, 100), (200, 200)} <= set(land[0]))

    def test_a_line_is_simplified_within_the_tolerance(self):
        line = [(0, 0), (10, 1), (20, -1), (30, 8), (40, 0)]
        self.assertEqual(outlines.simplified(line, 0.5), line)
        kept = outlines.simplified(line, 3)
        for vertex in line:
            self.assertLessEqual(
                min(outlines.away(vertex, a, b) for a, b in zip(kept, kept[1:])), 3)
        self.assertEqual(outlines.simplified(line, 100), [(0, 0), (40, 0)])

    def test_small_islands_are_left_out(self):
        island = [(500, 500), (503, 500), (503, 503)]
        self.assertEqual(len(outlines.level([WEST, island], 0, 0)[0]), 2)
        self.assertEqual(len(outlines.level([WEST, island], 0, 4)[0]), 1)

    def test_the_projection(self):
        middle = outlines.SIZE // 2
        self.assertEqual(outlines.projected((0, 0)), (middle, middle))
        self.assertEqual(outlines.projected((-180, 90)), (0, 0))
        self.assertEqual(outlines.projected((180, -90)), (outlines.SIZE, outlines.SIZE))
        self.assertAlmostEqual(outlines.LIMIT, 85.0511287798, places=9)

    def test_a_label_stands_where_there_is_room(self):
        # A tall bar with a wide foot: the name fits into the foot.
        bar = [(0, 0), (100, 0), (100, 800), (900, 800), (900, 1000), (0, 1000)]
        x, y, room = labels.place([bar])
        self.assertTrue(labels.inside((x, y), bar))
        self.assertGreater(y, 800)
        self.assertGreater(room, 80)


def serialized(body):
    """A value in R's format."""
    return b"X\n" + struct.pack(">3i", 2, 0x30000, 0x20300) + body


class ThePackagesReader(unittest.TestCase):
    def test_vectors(self):
        numbers = struct.pack(">2i2d", 14, 2, 1.5, -3)
        self.assertEqual(rdata.Reader(serialized(numbers)).value(), [1.5, -3])
        missing = struct.pack(">2i2i", 13, 2, 7, -2 ** 31)
        self.assertEqual(rdata.Reader(serialized(missing)).value(), [7, None])
        texts = struct.pack(">2i2i", 16, 2, 9, 2) + "Å".encode() + struct.pack(">2i", 9, -1)
        self.assertEqual(rdata.Reader(serialized(texts)).value(), ["Å", None])

    def test_a_list_with_names(self):
        symbol = struct.pack(">3i", 1, 9, 5) + b"names"
        names = struct.pack(">4i", 16, 1, 9, 1) + b"a"
        body = (struct.pack(">2i", 19 | 512, 1) + struct.pack(">3i", 13, 1, 4)
                + struct.pack(">i", 2 | 1024) + symbol + names + struct.pack(">i", 254))
        self.assertEqual(rdata.Reader(serialized(body)).value(), {"a": [4]})

    def test_another_format_is_refused(self):
        with self.assertRaises(ValueError):
            rdata.Reader(b"A\n1234")
        with self.assertRaises(ValueError):
            rdata.Reader(serialized(struct.pack(">2i", 24, 1))).value()


if __name__ == "__main__":
    unittest.main()
