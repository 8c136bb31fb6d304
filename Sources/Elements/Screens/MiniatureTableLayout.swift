/// Layout of the smallest periodic table: a square for each element on a grid of whole pixels. Surplus width stays
/// empty at the end. In every form of the table.
public struct MiniatureTableLayout: Sendable, Hashable {
  /// Allowed distances in pixels from one square to the next.
  public static let pitches = 7.0...10.0
  /// Pixels between two squares.
  private static let gap = 1.0
  /// Gap above the rows of lanthanides and actinides, as a fraction of the pitch.
  private static let footGap = 0.5
  private let arrangement: TableArrangement

  /// Pixels from one square to the next.
  public let pitch: Double

  /// The largest table that fits into `width`.
  public init(width: Double, _ arrangement: TableArrangement = TableArrangement()) {
    self.arrangement = arrangement
    let fitting = ((width + Self.gap) / Double(arrangement.columns)).rounded(.down)
    pitch = min(max(fitting, Self.pitches.lowerBound), Self.pitches.upperBound)
  }

  /// Size of the table.
  public var size: Size {
    let foot = arrangement.footRows
    let rows = Double(arrangement.rows + foot.count) + (foot.isEmpty ? 0 : Self.footGap)
    return Size(
      width: Double(arrangement.columns) * pitch - Self.gap,
      height: (rows * pitch).rounded() - Self.gap)
  }

  /// Minimum and maximum width in pixels of the standard form.
  public static var widths: ClosedRange<Double> { widths(of: TableArrangement()) }

  /// Returns the minimum and maximum width in pixels.
  public static func widths(of arrangement: TableArrangement) -> ClosedRange<Double> {
    let columns = Double(arrangement.columns)
    return columns * pitches.lowerBound - gap...columns * pitches.upperBound - gap
  }

  /// Returns the square of an element.
  public func frame(of element: AtomicElement) -> Rect {
    let cell = arrangement.cell(of: element)
    let isAtFoot = arrangement.footRows.contains(cell.row)
    // Row 8 is empty; here it is half a square high.
    let row = Double(cell.row - 1) - (isAtFoot ? 1 - Self.footGap : 0)
    return Rect(
      x: Double(cell.column - 1) * pitch, y: (row * pitch).rounded(), width: pitch - Self.gap,
      height: pitch - Self.gap)
  }
}
