/// Where the elements stand in the smallest periodic table: a square for each, in a grid of whole
/// pixels. What it leaves of the width stands empty at the end.
public struct PlaceLayout: Sendable, Hashable {
  /// Pixels from one square to the next: the least that is still a square, and the most.
  public static let pitches = 7.0...10.0
  /// Pixels between two squares.
  private static let gap = 1.0
  /// The rows of lanthanides and actinides stand off by this part of a square.
  private static let footGap = 0.5
  private static let columns = Double(TableLayout.columns)
  private static let rows = Double(TableLayout.periods + TableLayout.footRows.count)

  /// Pixels from one square to the next.
  public let pitch: Double

  /// As large as `width` allows.
  public init(width: Double) {
    let fitting = ((width + Self.gap) / Self.columns).rounded(.down)
    pitch = min(max(fitting, Self.pitches.lowerBound), Self.pitches.upperBound)
  }

  /// What the squares fill.
  public var size: Size {
    Size(
      width: Self.columns * pitch - Self.gap,
      height: ((Self.rows + Self.footGap) * pitch).rounded() - Self.gap)
  }

  /// The least and the greatest width, in pixels.
  public static var widths: ClosedRange<Double> {
    columns * pitches.lowerBound - gap...columns * pitches.upperBound - gap
  }

  /// The square of an element, by the catalog's `xpos` and `ypos`.
  public func frame(of element: AtomicElement) -> Rect {
    let isAtFoot = TableLayout.footRows.contains(element.row)
    // The catalog leaves out row 8, which here is half a square high.
    let row = Double(element.row - 1) - (isAtFoot ? 1 - Self.footGap : 0)
    return Rect(
      x: Double(element.column - 1) * pitch, y: (row * pitch).rounded(), width: pitch - Self.gap,
      height: pitch - Self.gap)
  }
}
