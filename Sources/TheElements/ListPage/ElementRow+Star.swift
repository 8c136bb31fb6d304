import Elements
import Gtk

/// The star at the end of a row.
extension ElementRow {
  /// What the pointer does to the star.
  enum StarLight {
    case none, hovered, pressed

    /// The opacity of the ground behind the star.
    fileprivate var opacity: Double {
      switch self {
      case .none: 0
      case .hovered: 0.08
      case .pressed: 0.16
      }
    }
  }

  /// Lengths in pixels. They have room for a star of large text, too.
  private enum Length {
    /// The middle of the star stands so far before the end of the row.
    static let middle = 30.0
    /// Side of what can be clicked.
    static let target = 40.0
  }

  /// What of the row's width belongs to the star, in pixels.
  var starWidth: Double { Length.middle + Length.target / 2 }

  /// Where the star can be clicked.
  var starFrame: Rect {
    let middle = isRightToLeft ? Length.middle : Double(width) - Length.middle
    return Rect(
      x: middle - Length.target / 2, y: (Double(height) - Length.target) / 2,
      width: Length.target, height: Length.target)
  }

  /// Draws the star in a row whose text is of this color.
  func drawStar(in snapshot: Snapshot, _ color: Color) {
    let frame = starFrame
    if starLight != .none {
      snapshot.fill(Bounds(frame), radius: frame.width / 2, color.faded(to: starLight.opacity))
    }
    StarDrawing(isFilled: isFavorite, textColor: color).draw(
      in: snapshot, x: frame.center.x, y: frame.center.y,
      side: StarDrawing.side * max(1, textScale))
  }
}
