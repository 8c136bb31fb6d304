import Adwaita
import Elements
import GLib
import Gtk

/// A small map of the periodic table with a frame around the part that is seen; dragging the frame scrolls the table.
/// Only for the pointer: the keyboard scrolls by moving the focus.
final class TableOverview: Widget {
  /// The visible part, in fractions of the table's width and height.
  var visiblePart = Rect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if visiblePart != oldValue { queueDraw() } }
  }
  /// Called with the middle of the wanted part, in fractions of the table's width and height.
  var onMove: (@MainActor (Point) -> Void)?
  var elements: [AtomicElement] {
    didSet { if elements != oldValue { queueDraw() } }
  }
  var painter = TablePainter() {
    didSet {
      if painter != oldValue { queueDraw() }
      if painter.arrangement != oldValue.arrangement { queueResize() }
    }
  }
  /// Atomic numbers of the hits of a search, which dims the others; nil without a search.
  var hits: Set<Int>? {
    didSet { if hits != oldValue { queueDraw() } }
  }
  private var layout: MiniatureTableLayout {
    let arrangement = painter.arrangement
    return MiniatureTableLayout(width: Double(arrangement.columns) * Self.pitch, arrangement)
  }

  /// Pixels from one square of the map to the next.
  private static let pitch = 7.0
  private static let cornerRadius = 1.5
  /// Opacity of the squares' outlines, and of the part that is not seen.
  private static let (outlineOpacity, othersOpacity) = (0.3, 0.6)
  private static let line = 2.0
  /// Opacity of the elements that a search has not found, as in the table.
  private static let notFoundOpacity = 0.15

  init(_ elements: [AtomicElement]) {
    self.elements = elements
    super.init()
    name = "table-overview"
    onDrag { [weak self] x, y in self?.move(x, y) }
  }

  override class var cssName: String? { "table-overview" }
  override class var accessibleRole: AccessibleRole? { .presentation }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let size = layout.size
    let length = orientation == .horizontal ? size.width : size.height
    return (Int(length), Int(length))
  }

  private func move(_ x: Double, _ y: Double) {
    let size = layout.size
    onMove?(Point(x: x / size.width, y: y / size.height))
  }

  override func snapshot(_ snapshot: Snapshot) {
    let layout = layout
    let size = layout.size
    let outline = color.faded(to: Self.outlineOpacity)
    snapshot.path(in: Bounds(width: Double(width), height: Double(height))) { path in
      for element in elements {
        let frame = layout.frame(of: element)
        let bounds = Bounds(
          x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        let opacity = hits?.contains(element.number) ?? true ? 1 : Self.notFoundOpacity
        path.rectangle(bounds, radius: Self.cornerRadius)
        path.fill(TileStyle(painter.paint(of: element).fill).background.faded(to: opacity))
        path.rectangle(bounds, radius: Self.cornerRadius)
        path.stroke(width: 1, outline.faded(to: opacity))
      }
    }
    let part = visiblePart
    let frame = Bounds(
      x: part.x * size.width - Self.line, y: part.y * size.height - Self.line,
      width: part.width * size.width + 2 * Self.line,
      height: part.height * size.height + 2 * Self.line)
    let accent = namedColor("accent_color") ?? color
    snapshot.fill(frame, radius: 2 * Self.line, accent.faded(to: 0.15))
    snapshot.outline(frame, radius: 2 * Self.line, width: Self.line, accent)
  }
}
