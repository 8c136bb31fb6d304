import Elements
import GLib
import Gtk

/// The tiles of one section of the grid.
final class ElementCells: Widget, SectionContent {
  var onLeave: (@MainActor (FocusDirection) -> Bool)?
  let skipsHeader = true
  private let flow = FlowBox(spacing: 8)
  private let cells: [ElementCell]

  /// Cells for the elements of `section`; `onActivate` is called when one is clicked or entered.
  init(_ section: ElementSection, onActivate: @escaping @MainActor (AtomicElement) -> Void) {
    let elements = section.elements
    cells = elements.map(ElementCell.init)
    super.init()
    flow.setAccessibleLabel(tr(section.title))
    for cell in cells { flow.add(cell) }
    append(flow)
    flow.horizontalAlign = .start
    flow.onActivated { onActivate(elements[$0]) }
    flow.onNavigationFailed { [weak self] in self?.onLeave?($0) ?? false }
  }

  /// Pixels beside and below the tiles, where the focus ring has room.
  private static let margin = 12

  override class var accessibleRole: AccessibleRole? { .group }
  override var requestMode: RequestMode { .heightForWidth }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let inner = forSize < 0 ? -1 : max(forSize - 2 * Self.margin, 0)
    let size = flow.request(orientation, forSize: orientation == .vertical ? inner : -1)
    let margin = orientation == .vertical ? Self.margin : 2 * Self.margin
    return (size.minimum + margin, size.natural + margin)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    flow.place(
      x: Double(Self.margin), y: 0, width: max(width - 2 * Self.margin, 0),
      height: max(height - Self.margin, 0))
  }

  /// The tile of the first or last line that stands nearest to `x`.
  func focusEdge(_ edge: SectionEdge, near x: Double?) {
    guard let x, let list = parent?.parent?.parent else {
      (edge == .first ? cells.first : cells.last)?.grabFocus()
      return
    }
    let places = cells.compactMap { cell in
      cell.convert(x: Double(cell.width) / 2, y: 0, to: list).map { (cell: cell, x: $0.x, y: $0.y) }
    }
    let line = edge == .first ? places.map(\.y).min() : places.map(\.y).max()
    places.filter { $0.y == line }.min { abs($0.x - x) < abs($1.x - x) }?.cell.grabFocus()
  }
}

/// One element as a tile of the grid.
private final class ElementCell: FlowBoxChild {
  private let element: AtomicElement

  /// Side of the tile in pixels of the design; it grows with the user's text.
  private static let designSide = 96.0
  private var side: Int { Int((Self.designSide * max(1, textScale)).rounded()) }

  init(_ element: AtomicElement) {
    self.element = element
    super.init()
    dropLayoutManager()
    name = "cell-\(element.number)"
    addClass("element-cell")
    setAccessibleLabel(element.accessibleName)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    (side, side)
  }

  override func snapshot(_ snapshot: Snapshot) {
    TileDrawing(element: element, widget: self).draw(in: snapshot, side: Double(side))
  }
}
