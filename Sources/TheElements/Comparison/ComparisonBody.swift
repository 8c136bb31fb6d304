import Adwaita
import Elements
import GLib
import Gtk

/// The rows of a comparison below its head, on a card for each group.
final class ComparisonBody: Widget {
  /// Frames of the cards that are in view, in pixels.
  var cards: [Rect] = [] {
    didSet { if cards != oldValue { queueDraw() } }
  }

  private static let radius = 12.0
  /// Opacity of the cards' outline, normally and in high contrast.
  private static let outline = (usual: 0.08, high: 0.5)

  override init() {
    super.init()
    clipContent()
  }

  override class var accessibleRole: AccessibleRole? { .grid }

  override func snapshot(_ snapshot: Snapshot) {
    let opacity = StyleManager.shared.isHighContrast ? Self.outline.high : Self.outline.usual
    for card in cards {
      let bounds = Bounds(card)
      snapshot.fill(bounds, radius: Self.radius, namedColor("card_bg_color") ?? .white)
      snapshot.outline(bounds, radius: Self.radius, width: 1, color.faded(to: opacity))
    }
    super.snapshot(snapshot)
  }
}
