/// Width of the side pane beside the pages, in pixels.
public struct PaneLayout: Sendable, Hashable {
  /// Least width of the pane.
  public static let leastWidth = 360
  /// Width of the pane at first.
  public static let firstWidth = 400
  /// Widths that the pane may be given.
  public static let widths = leastWidth...2000
  /// Least width of the pages beside the pane. A content without room for both shows the pages, and pushes an element
  /// over them.
  public static let leastPages = 260

  /// Width of the pane; nil without room for it.
  public let paneWidth: Int?
  /// The width that the pane may have.
  public let range: ClosedRange<Int>

  /// - Parameters:
  ///   - width: the content's width.
  ///   - wanted: the pane's width if there is room.
  ///   - pages: the least width of the pages.
  ///   - pane: the least width of the pane's content.
  public init(width: Int, wanted: Int, pages: Int = 0, pane: Int = 0) {
    let width = min(max(width, 0), 100_000)
    let room = width - min(max(pages, Self.leastPages), width)
    let least = max(Self.leastWidth, pane)
    range = least...max(least, room)
    let isShown = ContentWidth(width) != .narrow && room >= least
    paneWidth = isShown ? min(max(wanted, range.lowerBound), range.upperBound) : nil
  }
}
