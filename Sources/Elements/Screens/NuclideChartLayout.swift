/// The frames of a nuclide chart's cells in a view. The chart does not mirror: neutrons increase to the right, as in all
/// charts of nuclides. Lengths are in pixels of the view.
public struct NuclideChartLayout: Sendable, Hashable {
  /// The content that fits a cell.
  public enum Detail: Sendable, Hashable, Comparable {
    /// Its color.
    case color
    case symbol
    /// Symbol, mass number and decay.
    case mass
    /// Also the half-life or the abundance.
    case facts
  }

  /// Length of a cell's side; not rounded.
  public let side: Double
  /// Size of the view in pixels.
  public let size: Size
  private let origin: Point
  private let neutrons, numbers: ClosedRange<Int>

  /// Free cells left of the chart, for numbers of lines, and at its other edges.
  private static let (leftMargin, margin) = (10, 5)
  /// Least sides of details, at a text scale of 1.
  private static let (symbolSide, massSide, factsSide) = (20.0, 34.0, 64.0)
  /// Least side of a cell with a gap to the next one.
  private static let gapSide = 5.0

  /// - Parameter viewport: the visible part of the whole, which has the aspect of the chart.
  public init(_ chart: NuclideChart, _ viewport: Viewport) {
    let frame = viewport.frame
    side = frame.width / Double(Self.columns(of: chart))
    origin = Point(x: frame.x, y: frame.y)
    size = viewport.size
    (neutrons, numbers) = (chart.neutrons, chart.numbers)
  }

  private static func columns(of chart: NuclideChart) -> Int {
    chart.neutrons.count + leftMargin + margin
  }
  private static func rows(of chart: NuclideChart) -> Int { chart.numbers.count + 2 * margin }

  /// Width of the whole chart divided by its height.
  public static func aspect(of chart: NuclideChart) -> Double {
    Double(columns(of: chart)) / Double(rows(of: chart))
  }

  /// Returns a position as fractions of the whole chart, where the middle of a cell is at its two numbers.
  public static func fractions(of position: Point, in chart: NuclideChart) -> Point {
    let x = position.x - Double(chart.neutrons.lowerBound - leftMargin) + 0.5
    let y = Double(chart.numbers.upperBound) - position.y + Double(margin) + 0.5
    return Point(x: x / Double(columns(of: chart)), y: y / Double(rows(of: chart)))
  }

  // MARK: Frames

  /// Left edge of a column.
  private func x(_ neutrons: Int) -> Double {
    origin.x + Double(neutrons - self.neutrons.lowerBound + Self.leftMargin) * side
  }

  /// Upper edge of a row.
  private func y(_ number: Int) -> Double {
    origin.y + Double(numbers.upperBound - number + Self.margin) * side
  }

  /// Frame of a cell, on whole pixels.
  public func frame(of cell: NuclideChart.Cell) -> Rect {
    let gap = side >= Self.gapSide ? 1.0 : 0
    let (left, top) = (x(cell.neutrons).rounded(), y(cell.number).rounded())
    let (right, bottom) = (x(cell.neutrons + 1).rounded(), y(cell.number - 1).rounded())
    return Rect(
      x: left, y: top, width: max(right - left - gap, 1), height: max(bottom - top - gap, 1))
  }

  /// Center of a cell.
  public func center(of cell: NuclideChart.Cell) -> Point {
    Point(x: x(cell.neutrons) + side / 2, y: y(cell.number) + side / 2)
  }

  /// The position at a point, where the middle of a cell is at its two numbers.
  public func position(at point: Point) -> Point {
    guard side > 0 else { return Point(x: 0, y: 0) }
    return Point(
      x: (point.x - origin.x) / side - 0.5 + Double(neutrons.lowerBound - Self.leftMargin),
      y: Double(numbers.upperBound + Self.margin) + 0.5 - (point.y - origin.y) / side)
  }

  /// True if a part of the cell is in the view.
  public func isVisible(_ cell: NuclideChart.Cell) -> Bool {
    let (left, top) = (x(cell.neutrons), y(cell.number))
    return left < size.width && left + side > 0 && top < size.height && top + side > 0
  }

  /// Frame of the cells of a line, from edge to edge.
  public func frame(of line: NuclideChart.MagicLine) -> Rect {
    guard line.isNeutrons else {
      return Rect(
        x: x(line.extent.lowerBound), y: y(line.number), width: Double(line.extent.count) * side,
        height: side)
    }
    return Rect(
      x: x(line.number), y: y(line.extent.upperBound), width: side,
      height: Double(line.extent.count) * side)
  }

  // MARK: Details

  /// The content that fits the cells.
  public func detail(textScale: Double) -> Detail {
    let room = side / max(textScale, 1)
    if room < Self.symbolSide { return .color }
    return room < Self.massSide ? .symbol : room < Self.factsSide ? .mass : .facts
  }

  /// The scale at which cells of the whole chart at 1× have room for their mass numbers.
  public static func scaleOfMasses(_ whole: NuclideChartLayout, textScale: Double) -> Double {
    whole.side > 0 ? 1.2 * massSide * max(textScale, 1) / whole.side : 1
  }

  /// Returns the distance by which the chart moves to show a cell at least `margin` pixels from the edges, or in the
  /// middle of a small view.
  public func distance(toReveal cell: NuclideChart.Cell, margin: Double) -> Point {
    let center = center(of: cell)
    func way(_ place: Double, _ length: Double) -> Double {
      let least = min(margin + side / 2, length / 2)
      return min(max(place, least), length - least) - place
    }
    return Point(x: way(center.x, size.width), y: way(center.y, size.height))
  }
}
