import Elements
import GLib
import Gtk

/// The table without texts in which a question marks a place.
final class PlacePicture: Widget {
  var element: AtomicElement? {
    didSet {
      guard element != oldValue else { return }
      setAccessibleLabel(element.map { tr(TableArrangement().positionText(of: $0)) } ?? "")
      queueDraw()
    }
  }
  private let elements: [AtomicElement]

  /// Least and greatest width in pixels.
  private static let widths = (least: 200.0, greatest: 480.0)

  init(_ elements: [AtomicElement]) {
    self.elements = elements
    super.init()
    name = "quiz-place"
  }

  override class var cssName: String? { "place-picture" }
  override class var accessibleRole: AccessibleRole? { .img }
  override var requestMode: RequestMode { .heightForWidth }

  private func drawing(_ width: Double) -> PlaceDrawing {
    PlaceDrawing(
      elements, asked: element?.number ?? 0, width: min(width, Self.widths.greatest), color: color)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else {
      return (Int(Self.widths.least), Int(Self.widths.greatest))
    }
    let width = forSize < 0 ? Self.widths.least : Double(forSize)
    let height = Int(drawing(width).size.height.rounded(.up))
    return (height, height)
  }

  override func styleChanged() { queueDraw() }

  override func snapshot(_ snapshot: Snapshot) {
    let drawing = drawing(Double(width))
    snapshot.moved(x: (Double(width) - drawing.size.width) / 2, y: 0) {
      drawing.draw(in: snapshot, for: self)
    }
  }
}
