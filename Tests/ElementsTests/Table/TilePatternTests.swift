import Testing

@testable import Elements

@Suite("Patterns in place of the tiles' colors")
struct TilePatternTests {
  @Test("The classes of a coloring have different patterns", arguments: TableColoring.classes)
  func distinct(coloring: TableColoring) {
    let patterns = ElementClassification.all(of: coloring).map(\.pattern)
    expect(Set(patterns).count == patterns.count && !patterns.isEmpty)
  }

  @Test("Patterns have different marks", arguments: TilePattern.allCases)
  func marks(pattern: TilePattern) {
    expect(pattern.marks.isEmpty == (pattern == .blank))
    for other in TilePattern.allCases where other != pattern {
      expect(other.marks != pattern.marks)
    }
  }

  @Test("Dots and rings lie within the square, so that no edge cuts them in half")
  func inside() {
    let square = Rect(Size(width: TilePattern.side, height: TilePattern.side))
    for mark in TilePattern.allCases.flatMap(\.marks) {
      switch mark {
      case .line: break
      case .dot(let center, let radius), .ring(let center, let radius):
        expect(square.contains(center.square(radius: radius)))
      }
    }
  }

  @Test("Squares join: a line that ends at an edge goes on at the other one")
  func joined() {
    let side = TilePattern.side
    for pattern in TilePattern.allCases {
      var ends = Set<Point>()
      for case .line(let start, let end) in pattern.marks {
        for point in [start, end] where (0...side).contains(point.x) { ends.insert(point) }
      }
      for end in ends where end.x == 0 || end.x == side {
        expect(
          ends.contains { abs($0.y - end.y) < 1e-9 && abs($0.x - (side - end.x)) < 1e-9 },
          "\(pattern) at \(end)")
      }
    }
  }
}
