/// A pattern in place of a tile's color, for black and white.
public enum TilePattern: String, Sendable, Hashable, CaseIterable {
  case blank, dots, denseDots, rings, horizontal, vertical, rising, falling, crossed, grid, zigzag

  /// A part of a pattern.
  public enum Mark: Sendable, Hashable {
    case line(Point, Point)
    /// A disk.
    case dot(Point, radius: Double)
    case ring(Point, radius: Double)
  }

  /// Side of the square that the pattern repeats, in pixels.
  public static let side = 120.0
  /// Radii of a dot and a ring, in pixels.
  private static let (dot, ring) = (1.6, 2.8)

  /// Width of the lines in pixels.
  public var lineWidth: Double {
    switch self {
    case .rising, .falling: 2
    case .horizontal, .vertical: 1.6
    case .blank, .dots, .denseDots, .rings, .crossed, .grid, .zigzag: 1.1
    }
  }

  /// The marks in a square with this side, whose neighbors join, in pixels.
  public var marks: [Mark] {
    switch self {
    case .blank: []
    case .dots: spots(rows: 20) { .dot($0, radius: Self.dot) }
    case .denseDots: spots(rows: 30) { .dot($0, radius: Self.dot) }
    case .rings: spots(rows: 20) { .ring($0, radius: Self.ring) }
    case .horizontal: rows(20)
    case .vertical: columns(20)
    case .rising: diagonals(14)
    case .falling: diagonals(14).map { $0.mirrored(in: Self.side) }
    case .crossed: diagonals(11) + diagonals(11).map { $0.mirrored(in: Self.side) }
    case .grid: rows(16) + columns(16)
    case .zigzag: zigzags(rows: 15, columns: 12)
    }
  }

  /// Marks in staggered rows.
  private func spots(rows: Int, _ mark: (Point) -> Mark) -> [Mark] {
    let pitch = Self.side / Double(rows)
    return (0..<rows).flatMap { row in
      (0..<rows / 2).map { column in
        let x = (2 * Double(column) + (row.isMultiple(of: 2) ? 0.5 : 1.5)) * pitch
        return mark(Point(x: x, y: (Double(row) + 0.5) * pitch))
      }
    }
  }

  private func rows(_ count: Int) -> [Mark] {
    (0..<count).map { row in
      let y = (Double(row) + 0.5) * Self.side / Double(count)
      return .line(Point(x: 0, y: y), Point(x: Self.side, y: y))
    }
  }

  private func columns(_ count: Int) -> [Mark] {
    (0..<count).map { column in
      let x = (Double(column) + 0.5) * Self.side / Double(count)
      return .line(Point(x: x, y: 0), Point(x: x, y: Self.side))
    }
  }

  /// Lines that rise to the right.
  private func diagonals(_ count: Int) -> [Mark] {
    (0...2 * count).map { index in
      let start = Double(index) * Self.side / Double(count)
      return .line(Point(x: start, y: 0), Point(x: start - Self.side, y: Self.side))
    }
  }

  private func zigzags(rows: Int, columns: Int) -> [Mark] {
    let (width, height) = (Self.side / Double(columns), Self.side / Double(rows))
    return (0..<rows).flatMap { row in
      let (low, high) = ((Double(row) + 0.8) * height, (Double(row) + 0.2) * height)
      return (0..<columns).flatMap { column -> [Mark] in
        let x = Double(column) * width
        let tip = Point(x: x + width / 2, y: high)
        return [.line(Point(x: x, y: low), tip), .line(tip, Point(x: x + width, y: low))]
      }
    }
  }
}

extension TilePattern.Mark {
  /// Returns the mark mirrored from left to right.
  fileprivate func mirrored(in width: Double) -> Self {
    func mirrored(_ point: Point) -> Point { Point(x: width - point.x, y: point.y) }
    return switch self {
    case .line(let start, let end): .line(mirrored(start), mirrored(end))
    case .dot(let center, let radius): .dot(mirrored(center), radius: radius)
    case .ring(let center, let radius): .ring(mirrored(center), radius: radius)
    }
  }
}

extension ElementClassification {
  /// The pattern of a tile; the classes of a coloring have different ones.
  public var pattern: TilePattern {
    switch self {
    case .category(let category): category.pattern
    case .state(.solid): .crossed
    case .state(.liquid): .zigzag
    case .state(.gas): .dots
    case .state(.unknown): .blank
    case .block("s"): .horizontal
    case .block("p"): .vertical
    case .block("d"): .rising
    case .block("f"): .crossed
    case .block: .blank
    }
  }
}

extension ElementCategory {
  fileprivate var pattern: TilePattern {
    switch self {
    case .diatomicNonmetal: .dots
    case .polyatomicNonmetal: .denseDots
    case .nobleGas: .rings
    case .alkaliMetal: .horizontal
    case .alkalineEarthMetal: .vertical
    case .metalloid: .zigzag
    case .postTransitionMetal: .falling
    case .transitionMetal: .rising
    case .lanthanide: .grid
    case .actinide: .crossed
    case .unknown: .blank
    }
  }
}
