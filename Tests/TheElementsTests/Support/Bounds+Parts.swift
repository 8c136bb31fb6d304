import Gtk

extension Bounds {
  /// True if the middle of `other` is inside.
  func contains(_ other: Bounds) -> Bool {
    let (middleX, middleY) = (other.x + other.width / 2, other.y + other.height / 2)
    return x <= middleX && middleX <= x + width && y <= middleY && middleY <= y + height
  }

  /// The rectangle with a margin on all sides.
  func grown(by margin: Double) -> Bounds {
    Bounds(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
