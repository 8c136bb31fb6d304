import Elements
import GLib
import Gtk

/// The tiles of a section of the grid.
final class ElementCells: Widget, SectionContent {
  var onLeave: (@MainActor (FocusDirection) -> Bool)?
  let skipsHeader = true
  private let flow = FlowBox(spacing: ElementCells.gap)
  private var cells: [ElementCell]
  /// The cells that a search leaves out.
  private var hiddenCells: [ElementCell] = []
  var items: [any ElementItem] { cells }
  private let favorites: Favorites
  private var observations: [Observation]

  /// Cells for the elements of `section`; `onActivate` is called when a cell is activated.
  init(
    _ section: ElementSection, _ favorites: Favorites,
    onActivate: @escaping @MainActor (AtomicElement) -> Void
  ) {
    self.favorites = favorites
    cells = section.elements.map { ElementCell($0) }
    observations = favorites.mark(cells)
    super.init()
    flow.setAccessibleLabel(tr(section.title))
    for cell in cells { flow.add(cell) }
    append(flow)
    flow.horizontalAlign = .start
    flow.onActivated { [weak self] in
      if let self { onActivate(self.cells[$0].element) }
    }
    onKeyPressed(isFirst: true) { [weak self] key in self?.keyPressed(key) ?? false }
  }

  /// Space between the tiles in pixels.
  private static let gap = 8
  /// Margins beside and below the tiles, and above them, where the focus ring needs room, in pixels.
  private static let margin = 12
  private static let topMargin = Int(SectionList.ring)

  /// Fewest columns to which a section is as wide as they are: the header of a narrower one has no room for its texts.
  private static let leastColumns = 3

  /// Width in pixels of the tiles in a section of the grid, without its margins.
  private static func tilesWidth(in room: Int, _ textScale: Double) -> (columns: Int, width: Int) {
    let pitch = ElementCell.side(textScale: textScale) + gap
    let columns = max((room - 2 * margin + gap) / pitch, 1)
    return (columns, columns * pitch - gap)
  }

  /// Returns the width of the sections of a grid: whole columns, so that both edges are straight.
  static func fittingWidth(_ room: Int, textScale: Double) -> Int {
    let (columns, width) = tilesWidth(in: room, textScale)
    return columns < leastColumns ? room : min(width + 2 * margin, room)
  }

  override class var accessibleRole: AccessibleRole? { .group }
  override var requestMode: RequestMode { .heightForWidth }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let inner = forSize < 0 ? -1 : max(forSize - 2 * Self.margin, 0)
    let size = flow.request(orientation, forSize: orientation == .vertical ? inner : -1)
    let margin = orientation == .vertical ? Self.topMargin + Self.margin : 2 * Self.margin
    return (size.minimum + margin, size.natural + margin)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let room = max(width - 2 * Self.margin, 0)
    let tiles = min(Self.tilesWidth(in: width, textScale).width, room)
    flow.allocate(
      x: Double((width - tiles) / 2), y: Double(Self.topMargin), width: tiles,
      height: max(height - Self.topMargin - Self.margin, 0))
  }

  func show(_ section: ElementSection) {
    let known = Dictionary(
      (cells + hiddenCells).map { ($0.element.number, $0) },
      uniquingKeysWith: { first, _ in first })
    let former = cells
    cells = section.elements.map { element in
      guard let cell = known[element.number] else { return ElementCell(element) }
      cell.element = element
      return cell
    }
    let shown = Set(cells.map { ObjectIdentifier($0) })
    hiddenCells =
      section.totalCount == nil ? [] : known.values.filter { !shown.contains(ObjectIdentifier($0)) }
    guard !cells.elementsEqual(former, by: ===) else { return }
    for cell in former { flow.remove(cell) }
    for cell in cells { flow.add(cell) }
    observations = favorites.mark(cells)
  }

  /// Focuses the tile of the first or last line nearest to `x`.
  func focusEdge(_ edge: SectionEdge, near x: Double?) {
    guard let x, let list = parent?.parent?.parent else {
      (edge == .first ? cells.first : cells.last)?.grabFocus()
      return
    }
    let positions = self.positions(in: list)
    let line = edge == .first ? positions.map(\.y).min() : positions.map(\.y).max()
    focus(line, of: positions, near: x)
  }

  // MARK: Keyboard

  private typealias CellPosition = (cell: ElementCell, x: Double, y: Double)

  /// Middle of each tile's upper edge, in the coordinates of `widget`.
  private func positions(in widget: Widget) -> [CellPosition] {
    cells.compactMap { cell in
      cell.convert(x: Double(cell.width) / 2, y: 0, to: widget).map { (cell, $0.x, $0.y) }
    }
  }

  @discardableResult
  private func focus(_ line: Double?, of positions: [CellPosition], near x: Double) -> Bool {
    let nearest = positions.filter { $0.y == line }.min { abs($0.x - x) < abs($1.x - x) }
    return nearest?.cell.grabFocus() ?? false
  }

  /// Arrow keys move from the focused tile. GtkFlowBox would start from its own cursor, which only its own key
  /// handling moves.
  private func keyPressed(_ key: Key) -> Bool {
    guard let index = cells.firstIndex(where: \.isFocused) else { return false }
    switch key {
    case .left: return step(from: index, by: isRightToLeft ? 1 : -1)
    case .right: return step(from: index, by: isRightToLeft ? -1 : 1)
    case .up: return focusLine(from: index, .up)
    case .down: return focusLine(from: index, .down)
    default: return false
    }
  }

  /// Focuses the previous or next tile, also across the end of a line.
  private func step(from index: Int, by distance: Int) -> Bool {
    let target = index + distance
    if cells.indices.contains(target) { cells[target].grabFocus() }
    return true
  }

  /// Focuses the nearest tile of the line above or below, or leaves the section.
  private func focusLine(from index: Int, _ direction: FocusDirection) -> Bool {
    let positions = self.positions(in: self)
    guard positions.indices.contains(index) else { return false }
    let here = positions[index]
    let line =
      direction == .up
      ? positions.map(\.y).filter { $0 < here.y }.max()
      : positions.map(\.y).filter { $0 > here.y }.min()
    return focus(line, of: positions, near: here.x) || (onLeave?(direction) ?? false)
  }
}

/// An element as a tile of the grid.
final class ElementCell: FlowBoxChild, ElementItem {
  var element: AtomicElement {
    didSet {
      guard element != oldValue else { return }
      setAccessibleLabel(tr(element.accessibleName))
      cachedTile = CachedTile()
      queueDraw()
    }
  }
  private var cachedTile = CachedTile()

  /// Side of the tile in pixels at a text scale of 1.
  private static let designSide = 112.0
  private var side: Int { Self.side(textScale: textScale) }

  /// Side of the tile in pixels.
  static func side(textScale: Double) -> Int {
    Int((designSide * max(1, textScale)).rounded())
  }

  init(_ element: AtomicElement) {
    self.element = element
    super.init()
    dropLayoutManager()
    name = "cell-\(element.number)"
    addClass("element-cell")
    setAccessibleLabel(tr(element.accessibleName))
    describe()
  }

  /// The value for which a search has found the element, in place of the weight; nil for none.
  private var foundValue: String? {
    didSet { if foundValue != oldValue { queueDraw() } }
  }

  func show(_ hit: SearchHit?, isBest: Bool) {
    setClass("best-hit", isBest)
    foundValue = hit?.value
  }

  var isFavorite = false {
    didSet { if isFavorite != oldValue { marksChanged() } }
  }

  var hasNote = false {
    didSet { if hasNote != oldValue { marksChanged() } }
  }

  /// The accessible actions; the first one opens the element, as `ElementRow.actions` says.
  override class var actions: [String] { [activation, "cell.switch-comparison"] }
  private static let activation = "cell.activate"

  override func perform(_ action: String) {
    if action == Self.activation {
      open(element)
    } else {
      activate(.toggleComparison, element.symbol)
    }
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    (side, side)
  }

  var tileFrame: Rect { Rect(x: 0, y: 0, width: Double(side), height: Double(side)) }

  override func snapshot(_ snapshot: Snapshot) {
    cachedTile.draw(
      element, of: self, in: snapshot, side: Double(side), isFavorite: isFavorite,
      hasNote: hasNote, paint: foundValue.map { TilePaint(element).showing($0) })
    if isCompared { ComparisonMark.draw(in: snapshot, tileFrame, self) }
  }
}

extension ElementCell: DrawnPart {
  var shownTexts: [String] { element.tileTexts + (foundValue.map { [tr(number: $0)] } ?? []) }
}
