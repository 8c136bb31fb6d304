import Elements
import Gtk

/// The symbol of a physical state: a square for solid, a drop for liquid, a ring for gas, a question mark for
/// unknown.
@MainActor
struct StateGlyph {
  private let state: PhysicalState

  init(_ state: PhysicalState) { self.state = state }

  /// Draws the symbol centered at a point, as large as a circle of `radius` pixels.
  func draw(
    in snapshot: Snapshot, x: Double, y: Double, radius: Double, _ color: Color, for widget: Widget
  ) {
    switch state {
    case .solid:
      let bounds = Bounds(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
      snapshot.fill(bounds, radius: radius * 0.3, color)
    case .gas:
      let bounds = Bounds(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
      snapshot.outline(bounds, radius: radius, width: max(1, radius * 0.32), color)
    case .liquid: drawDrop(in: snapshot, x, y, radius, color)
    case .unknown:
      let text = TextLayout("?", for: widget, size: radius * 3.2)
      snapshot.text(text, x: x - text.width / 2, y: y + radius * 1.15 - text.baseline, color)
    }
  }

  private func drawDrop(
    in snapshot: Snapshot, _ x: Double, _ y: Double, _ radius: Double, _ color: Color
  ) {
    let bounds = Bounds(
      x: x - radius, y: y - radius * 1.4, width: 2 * radius, height: radius * 2.6)
    let body = radius * 0.86
    let center = y + radius * 0.3
    snapshot.path(in: bounds) { path in
      path.move(x: x, y: y - radius * 1.35)
      path.curve(
        x + body * 0.3, y - radius * 0.7, x + body, y - radius * 0.2, x: x + body, y: center)
      path.arc(x: x, y: center, radius: body, from: 0, to: .pi)
      path.curve(
        x - body, y - radius * 0.2, x - body * 0.3, y - radius * 0.7, x: x, y: y - radius * 1.35)
      path.close()
      path.fill(color)
    }
  }
}
