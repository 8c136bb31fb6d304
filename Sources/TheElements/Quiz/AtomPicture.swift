import Elements
import GLib
import Gtk

/// The picture of an atom that a question shows, without the name of its element.
final class AtomPicture: Widget {
  var element: AtomicElement? {
    didSet {
      guard element != oldValue else { return }
      drawing = element.map { AtomDrawing($0) }
      let shells = element?.shells.map { String($0) } ?? []
      // TRANSLATORS: {1} is the numbers of electrons in the shells, from the inside: 2, 8, 1.
      setAccessibleLabel(tr("Atom with these electrons in its shells: {1}", tr(list: shells)))
      queueDraw()
    }
  }
  private var drawing: AtomDrawing?

  /// Least and natural side in pixels.
  private static let sides = (least: 140, natural: 220)

  override init() {
    super.init()
    name = "quiz-atom"
  }

  override class var cssName: String? { "atom-picture" }
  override class var accessibleRole: AccessibleRole? { .img }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    (Self.sides.least, Self.sides.natural)
  }

  override func styleChanged() { queueDraw() }

  override func snapshot(_ snapshot: Snapshot) {
    let side = Double(min(width, height))
    let frame = Rect(x: 0, y: 0, width: side, height: side)
    let radius = TileDrawing.cornerRadius(side: side)
    snapshot.clipped(to: Bounds(frame), radius: radius) {
      drawing?.draw(
        in: snapshot,
        .init(size: Size(width: side, height: side), frame: frame, scale: scaleFactor))
    }
  }
}
