/// The places of the texts on a tile of a worksheet, in points: number, symbol, name and weight below each other. Without
/// some of them the symbol has more room.
public struct WorksheetTile: Sendable, Hashable {
  /// The frames of the fields; a text stands in the middle of its frame, the number at the start.
  public let frames: [Worksheet.Field: Rect]

  /// Heights and margin in heights of the tile.
  private static let (number, name, weight, margin) = (0.21, 0.19, 0.17, 0.05)
  /// Greatest height of the symbol.
  private static let symbol = 0.46

  public init(_ frame: Rect, _ fields: Set<Worksheet.Field>) {
    let inner = frame.inset(by: Self.margin * min(frame.width, frame.height))
    var (top, bottom) = (inner.y, inner.maxY)
    var frames: [Worksheet.Field: Rect] = [:]
    func line(_ y: Double, _ height: Double) -> Rect {
      Rect(x: inner.x, y: y, width: inner.width, height: height)
    }
    if fields.contains(.number) {
      frames[.number] = line(top, Self.number * frame.height)
      top += Self.number * frame.height
    }
    if fields.contains(.weight) {
      bottom -= Self.weight * frame.height
      frames[.weight] = line(bottom, Self.weight * frame.height)
    }
    if fields.contains(.name) {
      bottom -= Self.name * frame.height
      frames[.name] = line(bottom, Self.name * frame.height)
    }
    if fields.contains(.symbol) {
      let height = min(bottom - top, Self.symbol * frame.height)
      frames[.symbol] = line((top + bottom - height) / 2, height)
    }
    self.frames = frames
  }
}
