import Elements
import GLib
import Gtk

/// The tile of a question with its mirror image beside what answers it, above that in a narrow window; both in the middle of
/// the height.
final class QuizStage: Widget {
  /// True while there is a tile.
  var showsTile = true {
    didSet { if showsTile != oldValue { tile.isVisible = showsTile } }
  }
  private let tile: Widget
  private let column: Widget

  /// Lengths in pixels.
  private enum Length {
    static let margin = 24
    static let gap = (wide: 48, narrow: 12)
    /// Sides of the tile beside the column, and above it.
    static let wideTile = 160...400
    static let narrowTile = 112...320
    static let greatestColumn = 560
  }

  /// Width in pixels from which tile and column are side by side, at a text scale of 1.
  private static let wideWidth = 680.0
  /// Greatest part of the width that the tile takes beside the column.
  private static let tilePart = 0.42

  init(_ tile: Widget, _ column: Widget) {
    (self.tile, self.column) = (tile, column)
    super.init()
    addClass("quiz-stage")
    append(tile)
    append(column)
  }

  override var requestMode: RequestMode { .heightForWidth }

  /// True if the tile stands beside the column in a width.
  func isWide(_ width: Int) -> Bool {
    showsTile && Double(width) >= Self.wideWidth * max(textScale, 1)
  }

  private func margin(_ width: Int) -> Int { isWide(width) ? Length.margin : Length.margin / 2 }

  private static func total(_ side: Int) -> Int {
    Int(ReflectionGeometry.total(of: Double(side)).rounded(.up))
  }

  /// Width of the column in the whole width.
  /// - Parameter side: the side of the tile beside it.
  private func columnWidth(_ width: Int, beside side: Int) -> Int {
    let taken = isWide(width) ? side + Length.gap.wide : 0
    return max(min(width - 2 * margin(width) - taken, Length.greatestColumn), 0)
  }

  private func tileSide(_ width: Int, within height: Int) -> Int {
    let room = Int(ReflectionGeometry.height(within: Double(max(height, 0))))
    guard isWide(width) else {
      let range = Length.narrowTile
      return min(max(room, range.lowerBound), range.upperBound)
    }
    let part = Int(Self.tilePart * Double(width))
    return min(max(min(room, part), Length.wideTile.lowerBound), Length.wideTile.upperBound)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    _ = tile.request(orientation)
    let column = column.request(.horizontal)
    guard orientation == .vertical else {
      let least = max(column.minimum, showsTile ? Length.narrowTile.lowerBound : 0)
      return (least + Length.margin, max(least, Length.greatestColumn) + Length.margin)
    }
    let width = forSize < 0 ? column.minimum + Length.margin : forSize
    // As wide as the tile gets at most.
    let side = tileSide(width, within: Int.max / 4)
    let text = self.column.request(.vertical, forSize: columnWidth(width, beside: side)).minimum
    let least =
      isWide(width)
      ? max(text, Self.total(Length.wideTile.lowerBound))
      : text + (showsTile ? Self.total(Length.narrowTile.lowerBound) + Length.gap.narrow : 0)
    return (least + 2 * margin(width), least + 2 * margin(width))
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let margin = margin(width)
    let room = height - 2 * margin
    isWide(width)
      ? allocateBeside(width, height, margin, tileSide(width, within: room))
      : allocateAbove(width, height, margin)
  }

  private func allocateBeside(_ width: Int, _ height: Int, _ margin: Int, _ side: Int) {
    let columnWidth = columnWidth(width, beside: side)
    let start = (width - side - Length.gap.wide - columnWidth) / 2
    let top = max((height - Self.total(side)) / 2, margin)
    tile.allocate(
      x: Double(x(leading: start, width: side, in: width)), y: Double(top), width: side,
      height: Self.total(side))
    // The middles of tile and column are at the same height.
    let room = height - 2 * margin
    let columnHeight = min(column.request(.vertical, forSize: columnWidth).natural, room)
    let columnTop = min(
      max(top + (side - columnHeight) / 2, margin), height - margin - columnHeight)
    column.allocate(
      x: Double(
        x(leading: start + side + Length.gap.wide, width: columnWidth, in: width)),
      y: Double(columnTop), width: columnWidth, height: columnHeight)
  }

  private func allocateAbove(_ width: Int, _ height: Int, _ margin: Int) {
    let columnWidth = columnWidth(width, beside: 0)
    let request = column.request(.vertical, forSize: columnWidth)
    let room = height - 2 * margin
    let least = showsTile ? Self.total(Length.narrowTile.lowerBound) + Length.gap.narrow : 0
    let columnHeight = max(min(request.natural, room - least), request.minimum)
    var top = 0
    if showsTile {
      let side = min(
        tileSide(width, within: room - columnHeight - Length.gap.narrow), columnWidth)
      top = max((height - columnHeight - Length.gap.narrow - Self.total(side)) / 2, margin)
      tile.allocate(
        x: Double((width - side) / 2), y: Double(top), width: side, height: Self.total(side))
      top += Self.total(side) + Length.gap.narrow
    } else {
      top = max((height - columnHeight) / 2, margin)
    }
    column.allocate(
      x: Double((width - columnWidth) / 2), y: Double(top), width: columnWidth,
      height: columnHeight)
  }
}
