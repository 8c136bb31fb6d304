import Adwaita
import Elements
import GLib
import Gtk

/// A miniature periodic table with one element's square highlighted.
final class MiniatureTable: Widget {
  private let element: AtomicElement
  private let elements: [AtomicElement]

  /// Opacity of the other squares: the dark style's colors are close to its background.
  private static let othersOpacity = (light: 0.6, dark: 0.8)
  /// Opacity of the outlines, which set the palest squares off from the background.
  private static let outlineOpacity = (usual: 0.3, high: 0.7)
  /// The highlight ring's distance from the square and its line width, in pixels.
  private static let ring = (offset: 2.0, width: 2.0)
  private static let cornerRadius = 1.5

  /// Highlights `element` in `table`.
  init(_ element: AtomicElement, in table: PeriodicTable) {
    self.element = element
    elements = table.elements
    super.init()
    name = "miniature-table"
    let period = String(element.period)
    let text =
      element.group.map { tr("Position: group {1}, period {2}", String($0), period) }
      ?? tr("Position: block {1}, period {2}", element.block, period)
    setAccessibleLabel(text)
    tooltipText = text
  }

  override class var cssName: String? { "miniature-table" }
  override class var accessibleRole: AccessibleRole? { .img }
  override var requestMode: RequestMode { .heightForWidth }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else {
      return (
        Int(MiniatureTableLayout.widths.lowerBound), Int(MiniatureTableLayout.widths.upperBound)
      )
    }
    let width = forSize < 0 ? MiniatureTableLayout.widths.upperBound : Double(forSize)
    let height = Int(MiniatureTableLayout(width: width).size.height)
    return (height, height)
  }

  /// Draws all squares as one render node: one node for each would cost an eighth of each frame of the flip. Squares of
  /// one color are one path, because each window keeps its node.
  override func snapshot(_ snapshot: Snapshot) {
    let layout = MiniatureTableLayout(width: Double(width))
    let (isDark, isHigh) = (StyleManager.shared.isDark, StyleManager.shared.isHighContrast)
    let opacity = isDark ? Self.othersOpacity.dark : Self.othersOpacity.light
    let outline = color.faded(to: isHigh ? Self.outlineOpacity.high : Self.outlineOpacity.usual)
    snapshot.path(in: Bounds(width: layout.size.width, height: layout.size.height)) { path in
      let others = elements.filter { $0.number != element.number }
      for (category, group) in Dictionary(grouping: others, by: \.category) {
        for other in group { add(bounds(of: other, layout), to: path) }
        path.fill(TileStyle(category).background.faded(to: opacity))
      }
      for other in others { add(bounds(of: other, layout).inset(by: 0.5), to: path) }
      path.stroke(width: 1, outline)
      path.rectangle(bounds(of: element, layout), radius: Self.cornerRadius)
      path.fill(TileStyle(element.category).background)
    }
    let ring = bounds(of: element, layout).inset(by: -Self.ring.offset)
    snapshot.outline(
      ring, radius: Self.ring.offset + Self.cornerRadius, width: Self.ring.width, color)
  }

  /// Adds a square as a part of its own.
  private func add(_ bounds: Bounds, to path: Path) {
    path.move(x: bounds.x + bounds.width - Self.cornerRadius, y: bounds.y)
    path.rectangle(bounds, radius: Self.cornerRadius)
  }

  /// Returns a square's bounds. The table reads from left to right in every language.
  private func bounds(of element: AtomicElement, _ layout: MiniatureTableLayout) -> Bounds {
    Bounds(layout.frame(of: element))
  }
}
