import Elements
import GLib
import Gtk

/// A shell diagram as in textbooks: the nucleus with its charge, and for each shell an arc with its electron
/// count.
final class ShellsDiagram: Widget {
  private let element: AtomicElement

  /// Font sizes in pixels.
  private enum FontSize {
    static let charge = 11.0
    static let count = 13.0
    static let letter = 11.0
  }
  /// Line width of the arcs in pixels, and their opacity.
  private static let arc = (width: 1.5, opacity: 0.45)

  init(_ element: AtomicElement) {
    self.element = element
    super.init()
    name = "shells"
    let shells = layout(width: 0).shells.map(\.letter)
    let counts = zip(shells, element.shells).map { "\($0) \($1)" }
    let value = counts.isEmpty ? tr("unknown") : tr(list: counts)
    let text = tr("Electrons per shell: {1}", value)
    setAccessibleLabel(text)
    tooltipText = text
  }

  override class var cssName: String? { "shells-diagram" }
  override class var accessibleRole: AccessibleRole? { .img }

  private func layout(width: Int) -> ShellsLayout {
    ShellsLayout(count: element.shells.count, width: Double(width), textScale: textScale)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let height = Int(layout(width: 0).height)
    return orientation == .horizontal ? (0, 0) : (height, height)
  }

  override func snapshot(_ snapshot: Snapshot) {
    let layout = layout(width: width)
    let style = TileStyle(element.category)
    let (nucleus, radius) = (layout.nucleus, layout.nucleusRadius)
    let disc = Bounds(nucleus.square(radius: radius))
    snapshot.fill(disc, radius: radius, style.background)
    snapshot.outline(disc, radius: radius, width: 1, style.outline)
    let charge = "+\(element.number)"
    drawCentered(charge, FontSize.charge, .semibold, at: nucleus, style.text, in: snapshot)
    drawArcs(layout, in: snapshot)
    for (shell, electrons) in zip(layout.shells, element.shells) {
      drawCentered(
        String(electrons), FontSize.count, .semibold, at: shell.count, color, in: snapshot)
      drawCentered(
        shell.letter, FontSize.letter, .regular, at: shell.letterCenter, dimColor, in: snapshot)
    }
  }

  private func drawArcs(_ layout: ShellsLayout, in snapshot: Snapshot) {
    let color = color.faded(to: Self.arc.opacity)
    snapshot.path(in: Bounds(width: Double(width), height: Double(height))) { path in
      for shell in layout.shells {
        let (top, bottom, control) = (shell.top, shell.bottom, shell.tangents)
        path.move(x: top.x, y: top.y)
        // A quadratic Bézier curve as a cubic one: Cairo has only those.
        path.curve(
          (top.x + 2 * control.x) / 3, (top.y + 2 * control.y) / 3,
          (bottom.x + 2 * control.x) / 3, (bottom.y + 2 * control.y) / 3, x: bottom.x, y: bottom.y)
      }
      path.stroke(width: Self.arc.width * textScale, color)
    }
  }

  private func drawCentered(
    _ text: String, _ size: Double, _ weight: FontWeight, at point: Point, _ color: Color,
    in snapshot: Snapshot
  ) {
    let layout = TextLayout(text, for: self, size: size * textScale, weight: weight)
    snapshot.text(
      layout, x: (point.x - layout.width / 2).rounded(), y: (point.y - layout.height / 2).rounded(),
      color)
  }
}
