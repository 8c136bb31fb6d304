/// A press on the bars of a histogram: a drag from there chooses the range between two points, a click moves a knob.
struct RangeDrag {
  /// Where it begins, in pixels.
  let start: Double
  private var isDrag = false

  /// Distance in pixels from which a press is a drag.
  private static let distance = 6.0

  init(from start: Double) { self.start = start }

  /// Follows the pointer. Returns true once it is a drag.
  mutating func moves(to x: Double) -> Bool {
    isDrag = isDrag || abs(x - start) > Self.distance
    return isDrag
  }
}
