import Elements
import Gtk

/// The star at the end of a row.
extension ElementRow {
  /// State of the star under the pointer, with the opacity of the star's background.
  enum StarLight: Double {
    case none = 0
    case hovered = 0.08
    case pressed = 0.16
  }

  /// Lengths in pixels; there is room for the star of large text.
  private enum Length {
    /// Distance of the star's center from the end of the row.
    static let middle = 30.0
    /// Side of the clickable square.
    static let target = 40.0
    /// Space before the mark of a note.
    static let noteGap = 8.0
  }

  /// Width of the row taken by the star, in pixels.
  var starWidth: Double { Length.middle + Length.target / 2 }

  /// The clickable square of the star.
  var starArea: Rect? { starFrame }

  var starFrame: Rect {
    let width = Double(width)
    let middle = x(leading: width - Length.middle, width: 0, in: width)
    return Rect(
      x: middle - Length.target / 2, y: (Double(height) - Length.target) / 2,
      width: Length.target, height: Length.target)
  }

  /// Width of the row taken by the mark of a note, in pixels; 0 without one.
  var noteWidth: Double { hasNote ? noteSide + Length.noteGap : 0 }

  private var noteSide: Double { (NoteMark.side * max(1, textScale)).rounded() }

  /// Draws the mark of a note, before the star.
  func drawNote(in snapshot: Snapshot, _ color: Color) {
    guard let ground = namedColor("window_bg_color") else { return }
    let (side, width) = (noteSide, Double(width))
    NoteMark(paper: color, ink: ground).draw(
      in: snapshot, x: x(leading: width - starWidth - side, width: side, in: width),
      y: ((Double(height) - side) / 2).rounded(), side: side)
  }

  /// Draws the star; `color` is the row's text color.
  func drawStar(in snapshot: Snapshot, _ color: Color) {
    let frame = starFrame
    if starLight != .none {
      snapshot.fill(Bounds(frame), radius: frame.width / 2, color.faded(to: starLight.rawValue))
    }
    StarDrawing(isFilled: isFavorite, textColor: color).draw(
      in: snapshot, x: frame.center.x, y: frame.center.y,
      side: StarDrawing.side * max(1, textScale))
  }
}
