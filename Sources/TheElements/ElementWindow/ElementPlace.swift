import Adwaita
import Elements
import GLib
import Gtk

/// A small periodic table in which one element's square stands out: where it has its place.
final class ElementPlace: Widget {
  private let element: AtomicElement
  private let elements: [AtomicElement]

  /// Opacity of the other squares: the dark style's colors are near its ground.
  private static let othersOpacity = (light: 0.6, dark: 0.8)
  /// Opacity of the edges, which tell the palest squares from the ground.
  private static let edgeOpacity = (usual: 0.3, high: 0.7)
  /// The ring around the square reaches this far beyond it, and is so wide, in pixels.
  private static let ring = (reach: 2.0, width: 2.0)
  private static let cornerRadius = 1.5

  /// The place of `element` in `table`.
  init(_ element: AtomicElement, in table: PeriodicTable) {
    self.element = element
    elements = table.elements
    super.init()
    name = "place"
    let place = element.group.map { "\(tr("group")) \($0)" } ?? "\(tr("block")) \(element.block)"
    let text = "\(tr("Place")): \(place), \(tr("period")) \(element.period)"
    setAccessibleLabel(text)
    tooltipText = text
  }

  override class var cssName: String? { "element-place" }
  override class var accessibleRole: AccessibleRole? { .img }
  override var requestMode: RequestMode { .heightForWidth }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    guard orientation == .vertical else {
      return (Int(PlaceLayout.widths.lowerBound), Int(PlaceLayout.widths.upperBound))
    }
    let width = forSize < 0 ? PlaceLayout.widths.upperBound : Double(forSize)
    let height = Int(PlaceLayout(width: width).size.height)
    return (height, height)
  }

  /// All squares are one drawing: as many, they would cost an eighth of each frame in which the tile turns.
  override func snapshot(_ snapshot: Snapshot) {
    let layout = PlaceLayout(width: Double(width))
    let (isDark, isHigh) = (StyleManager.shared.isDark, StyleManager.shared.isHighContrast)
    let opacity = isDark ? Self.othersOpacity.dark : Self.othersOpacity.light
    let edge = color.faded(to: isHigh ? Self.edgeOpacity.high : Self.edgeOpacity.usual)
    snapshot.path(in: Bounds(width: layout.size.width, height: layout.size.height)) { path in
      for other in elements where other.number != element.number {
        let bounds = bounds(of: other, layout)
        path.rectangle(bounds, radius: Self.cornerRadius)
        path.fill(TileStyle(other.category).background.faded(to: opacity))
        path.rectangle(
          Bounds(
            x: bounds.x + 0.5, y: bounds.y + 0.5, width: bounds.width - 1,
            height: bounds.height - 1), radius: Self.cornerRadius)
        path.stroke(width: 1, edge)
      }
      path.rectangle(bounds(of: element, layout), radius: Self.cornerRadius)
      path.fill(TileStyle(element.category).background)
    }
    let (frame, reach) = (bounds(of: element, layout), Self.ring.reach)
    let ring = Bounds(
      x: frame.x - reach, y: frame.y - reach, width: frame.width + 2 * reach,
      height: frame.height + 2 * reach)
    snapshot.outline(ring, radius: reach + Self.cornerRadius, width: Self.ring.width, color)
  }

  /// The table reads from left to right in every language.
  private func bounds(of element: AtomicElement, _ layout: PlaceLayout) -> Bounds {
    Bounds(layout.frame(of: element))
  }
}
