/// Layout of the smallest periodic table: a square for each element on a grid of whole pixels. Surplus width stays
/// empty at the end.
public struct MiniatureTableLayout: Sendable, Hashable {
  /// Allowed distances in pixels from one square to the next.
  public static let pitches = 7.0...10.0
  /// Pixels between two squares.
  private static let gap = 1.0
  /// Gap above the rows of lanthanides and actinides, as a fraction of the pitch.
  private static let footGap = 0.5
  private static let columns = Double(TableLayout.columns)
  private static let rows = Double(TableLayout.periods + TableLayout.footRows.count)

  /// Pixels from one square to the next.
  public let pitch: Double

  /// The largest table that fits into `width`.
  public init(width: Double) {
    let fitting = ((width + Self.gap) / Self.columns).rounded(.down)
    pitch = min(max(fitting, Self.pitches.lowerBound), Self.pitches.upperBound)
  }

  /// Size of the table.
  public var size: Size {
    Size(
      width: Self.columns * pitch - Self.gap,
      height: ((Self.rows + Self.footGap) * pitch).rounded() - Self.gap)
  }

  /// Minimum and maximum width in pixels.
  public static var widths: ClosedRange<Double> {
    columns * pitches.lowerBound - gap...columns * pitches.upperBound - gap
  }

  /// Returns the square of an element.
  public func frame(of element: AtomicElement) -> Rect {
    let isAtFoot = TableLayout.footRows.contains(element.row)
    // Row 8 is empty; here it is half a square high.
    let row = Double(element.row - 1) - (isAtFoot ? 1 - Self.footGap : 0)
    return Rect(
      x: Double(element.column - 1) * pitch, y: (row * pitch).rounded(), width: pitch - Self.gap,
      height: pitch - Self.gap)
  }
}
