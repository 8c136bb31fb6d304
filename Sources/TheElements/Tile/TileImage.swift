import Elements
import GLib
import Gtk

/// An element's tile as an image, a part of a widget that names the element.
final class TileImage: Widget {
  /// The element shown.
  var element: AtomicElement {
    didSet {
      if element != oldValue { queueDraw() }
    }
  }

  /// The look in the Table's coloring; nil for the category's color.
  var paint: TilePaint? {
    didSet { if paint != oldValue { queueDraw() } }
  }

  init(_ element: AtomicElement) {
    self.element = element
    super.init()
  }

  override class var cssName: String? { "tile-image" }
  override class var accessibleRole: AccessibleRole? { .presentation }

  override func snapshot(_ snapshot: Snapshot) {
    let side = Double(min(width, height))
    TileDrawing(element: element, face: self, paint: paint).draw(in: snapshot, side: side)
  }
}
