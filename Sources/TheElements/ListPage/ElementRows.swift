import Elements
import GLib
import Gtk

/// The rows of a section, as a card.
final class ElementRows: Widget, SectionContent {
  var onLeave: (@MainActor (FocusDirection) -> Bool)?
  let skipsHeader = false
  private let list = ListBox()
  private(set) var rows: [ElementRow] = []
  /// The rows that a search leaves out.
  private var hiddenRows: [ElementRow] = []
  /// The rows in their order on the screen.
  private var arranged: [ElementRow] = []
  var items: [any ElementItem] { arranged }
  private let favorites: Favorites
  private var observations: [Observation] = []

  /// Rows for the elements of `section`; `onActivate` is called when a row is activated.
  init(
    _ section: ElementSection, _ favorites: Favorites,
    onActivate: @escaping @MainActor (AtomicElement) -> Void
  ) {
    self.favorites = favorites
    super.init()
    list.addClass("element-list")
    append(list)
    list.onActivated { [weak self] in
      if let self { onActivate(self.arranged[$0].element) }
    }
    list.onNavigationFailed { [weak self] in self?.onLeave?($0) ?? false }
    show(section)
  }

  /// Shows the elements of `section`. Rows of elements that were there already stay, and the focus stays in the list.
  func show(_ section: ElementSection) {
    list.setAccessibleLabel(tr(section.title))
    guard section.elements != rows.map(\.element) else { return }
    let known = Dictionary(
      (rows + hiddenRows).map { ($0.element.number, $0) },
      uniquingKeysWith: { first, _ in first })
    let remaining = Set(section.elements.map(\.number))
    moveFocus(toRowOf: remaining)
    for row in rows where !remaining.contains(row.element.number) { list.remove(row) }
    hiddenRows =
      section.totalCount == nil
      ? [] : known.values.filter { !remaining.contains($0.element.number) }
    rows = section.elements.map { element in
      guard let row = known[element.number] else { return ElementRow(element) }
      row.element = element
      return row
    }
    for row in rows where row.parent == nil { list.add(row) }
    observations = favorites.mark(rows)
    arranged = known.isEmpty ? rows : []
    arrange()
  }

  // MARK: Order on the screen

  /// Arranges the rows in the order of their elements.
  func arrange() { arrange(rows) }

  private func arrange(_ order: [ElementRow]) {
    if !order.elementsEqual(arranged, by: ===) { list.arrange(order) }
    arranged = order
    for row in order { row.hasLineBelow = row !== order.last }
  }

  /// Moves a row to the height `y`, until `arrange` is called.
  func makeRoom(for row: ElementRow, at y: Double) {
    let above = arranged.filter { $0.top(in: self) + Double($0.height) <= y }
    guard let old = index(of: row) else { return }
    var order = arranged
    order.remove(at: old)
    order.insert(row, at: min(above.count, order.count))
    arrange(order)
  }

  /// Index of a row on the screen.
  func index(of row: ElementRow) -> Int? { arranged.firstIndex { $0 === row } }

  /// Moves the focus from a row about to be removed to the next remaining one, or the one before.
  private func moveFocus(toRowOf remaining: Set<Int>) {
    guard let index = rows.firstIndex(where: \.isFocused),
      !remaining.contains(rows[index].element.number)
    else { return }
    let stays: (ElementRow) -> Bool = { remaining.contains($0.element.number) }
    (rows[index...].first(where: stays) ?? rows[..<index].last(where: stays))?.grabFocus()
  }

  /// Margins above the card, and below it to the next section, in pixels.
  private static let margin = (top: 2, bottom: 14)

  /// Height of `count` rows with the margins, in pixels.
  static func height(of count: Int, textScale: Double) -> Int {
    count * ElementRow.height(textScale: textScale) + margin.top + margin.bottom
  }

  override class var accessibleRole: AccessibleRole? { .group }
  override var requestMode: RequestMode { .heightForWidth }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let size = list.request(orientation, forSize: forSize)
    let margin = orientation == .vertical ? Self.margin.top + Self.margin.bottom : 0
    return (size.minimum + margin, size.natural + margin)
  }

  override func styleChanged() { markContrast() }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let listHeight = max(height - Self.margin.top - Self.margin.bottom, 0)
    list.allocate(x: 0, y: Double(Self.margin.top), width: width, height: listHeight)
  }

  func setVisibleRange(from top: Double, to bottom: Double) {
    var y = Double(Self.margin.top)
    for row in arranged {
      let end = y + Double(row.height)
      row.isOnScreen = end > top && y < bottom
      y = end
    }
  }

  func focusEdge(_ edge: SectionEdge, near x: Double?) {
    (edge == .first ? rows.first : rows.last)?.grabFocus()
  }
}

extension Widget {
  /// Distance below the top of `other`, in pixels.
  fileprivate func top(in other: Widget) -> Double { convert(x: 0, y: 0, to: other)?.y ?? 0 }
}
