/// Positions in a plot of a size, in pixels.
public struct PlotLayout: Sendable, Hashable {
  /// Lengths in pixels.
  private enum Length {
    static let (top, trailing) = (16.0, 20.0)
    static let gap = 8.0
    static let least = 40.0
    /// Room that each tick's number has along the axis.
    static let (tickWidth, tickHeight) = (56.0, 44.0)
  }

  /// Radius of a point, and distance of its symbol.
  public static let radius = 5.0
  /// Distance within which the pointer reaches a point.
  public static let reach = 22.0
  private static let symbolDistance = 7.0

  /// The area between the axes.
  public let area: Rect

  /// - Parameters:
  ///   - width: width of the widget.
  ///   - height: height of the widget.
  ///   - numberWidth: greatest width of a number at the vertical axis.
  ///   - lineHeight: height of a line of text.
  public init(width: Double, height: Double, numberWidth: Double, lineHeight: Double) {
    // The title of the vertical axis stands above it, that of the horizontal one below its numbers.
    let start = numberWidth + 2 * Length.gap
    let top = Length.top + lineHeight
    let bottom = 2 * lineHeight + 3 * Length.gap
    area = Rect(
      x: start, y: top, width: max(width - start - Length.trailing, Length.least),
      height: max(height - top - bottom, Length.least))
  }

  /// Most numbers along the axes.
  public func tickCounts(textScale: Double = 1) -> (x: Int, y: Int) {
    let scale = max(textScale, 1)
    return (
      x: Int(min(max(area.width / (Length.tickWidth * scale), 2), 12)),
      y: Int(min(max(area.height / (Length.tickHeight * scale), 2), 12))
    )
  }

  /// Returns the center of a point in pixels.
  public func position(of point: Plot.Point) -> Point {
    Point(x: x(at: point.x), y: y(at: point.y))
  }

  /// Returns the place of a position along an axis.
  public func x(at position: Double) -> Double { area.x + position * area.width }
  /// Returns the place of a position along the vertical axis, 0 at its foot.
  public func y(at position: Double) -> Double { area.maxY - position * area.height }

  /// Returns the positions along the axes of a point, from 0 to 1.
  public func positions(at point: Point) -> (x: Double, y: Double) {
    (
      x: min(max((point.x - area.x) / area.width, 0), 1),
      y: min(max((area.maxY - point.y) / area.height, 0), 1)
    )
  }

  /// Returns the plotted point nearest to another point, if it is within reach.
  public func nearest(to target: Point, in plot: Plot) -> Plot.Point? {
    func distance(_ point: Plot.Point) -> Double {
      let center = position(of: point)
      let (dx, dy) = (center.x - target.x, center.y - target.y)
      return dx * dx + dy * dy
    }
    return plot.points.map { ($0, distance($0)) }.min { $0.1 < $1.1 }
      .flatMap { $0.1 <= Self.reach * Self.reach ? $0.0 : nil }
  }

  /// Returns the frames of the symbols that have room beside their points: neither over a point nor over each other. Points
  /// far from others come first, and frames that no line crosses.
  /// - Parameter sizes: sizes of the symbols by atomic number.
  public func symbols(of plot: Plot, sizes: [Int: Size]) -> [Int: Rect] {
    let centers = plot.points.map(position)
    let dots = centers.map { $0.square(radius: Self.radius + 1) }
    let lines = plot.lines.flatMap { segments(of: $0, in: plot, around: [:]) }
    let labels = plot.points.indices.map { index in
      let frames = sizes[plot.points[index].element.number].map {
        uncrossedFirst(
          LabelPlacement.frames(of: $0, around: centers[index], distance: Self.symbolDistance),
          lines)
      }
      return LabelPlacement.Label(frames: frames ?? [], rank: -freedom(of: index, centers))
    }
    // A symbol right above an axis would stand on its line.
    let bounds = Rect(
      x: area.x + 2, y: area.y - 12, width: area.width + 16, height: area.height + 10)
    let placed = LabelPlacement(labels, in: bounds, avoiding: dots, spacing: 1)
    return Dictionary(
      placed.frames.map { (plot.points[$0.key].element.number, $0.value) },
      uniquingKeysWith: { first, _ in first })
  }

  private func uncrossedFirst(_ frames: [Rect], _ lines: [Segment]) -> [Rect] {
    let crossed = frames.map { frame in
      lines.contains { frame.part(from: $0.from, to: $0.to) != nil }
    }
    return zip(frames, crossed).filter { !$0.1 }.map(\.0)
      + zip(frames, crossed).filter(\.1).map(\.0)
  }

  /// A straight part of a line, in pixels.
  public struct Segment: Sendable, Hashable {
    public let from, to: Point
  }

  /// Returns a line through elements, without its parts behind symbols.
  /// - Parameters:
  ///   - line: atomic numbers.
  ///   - symbols: the frames of the symbols.
  public func segments(of line: [Int], in plot: Plot, around symbols: [Int: Rect]) -> [Segment] {
    let centers = line.compactMap { plot.anyPoint(of: $0) }.map(position)
    return zip(centers, centers.dropFirst()).flatMap { start, end in
      let parts = symbols.values.compactMap { $0.inset(by: -1).part(from: start, to: end) }
      func point(_ part: Double) -> Point {
        Point(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
      }
      var (segments, done): ([Segment], Double) = ([], 0)
      for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        if part.lowerBound > done {
          segments.append(Segment(from: point(done), to: point(part.lowerBound)))
        }
        done = max(done, part.upperBound)
      }
      return done < 1 ? segments + [Segment(from: point(done), to: end)] : segments
    }
  }

  /// Distance of the nearest other point, in whole pixels.
  private func freedom(of index: Int, _ centers: [Point]) -> Int {
    let center = centers[index]
    let distances = centers.indices.filter { $0 != index }.map { other in
      max(abs(centers[other].x - center.x), abs(centers[other].y - center.y))
    }
    return Int(min(distances.min() ?? 0, 1e6))
  }
}
