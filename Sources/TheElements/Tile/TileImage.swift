import Elements
import GLib
import Gtk

/// An element's tile as an image without interaction.
final class TileImage: Widget {
  /// The element shown.
  var element: AtomicElement {
    didSet {
      guard element != oldValue else { return }
      setAccessibleLabel(tr(element.accessibleName))
      queueDraw()
    }
  }

  init(_ element: AtomicElement) {
    self.element = element
    super.init()
    setAccessibleLabel(tr(element.accessibleName))
  }

  override class var cssName: String? { "tile-image" }
  override class var accessibleRole: AccessibleRole? { .img }

  override func snapshot(_ snapshot: Snapshot) {
    let side = Double(min(width, height))
    TileDrawing(element: element, widget: self).draw(in: snapshot, side: side)
  }
}
