import Elements
import GLib
import Gtk

// QuizTable
//   ├── QuizTableCell for each element
//   └── PlaceholderTile, two: `57–71` and `89–103`

/// The periodic table of the quiz: the empty places of a question, or tiles to choose from. Its cells are made once, and a
/// question changes the looks of a few. In a narrow window it is larger than the window, and scrolls.
final class QuizTable: Widget {
  private let table: PeriodicTable
  private let grid: TableGrid
  private let cells: [Int: QuizTableCell]
  private var placeholders: [TablePlaceholder: PlaceholderTile] = [:]
  private var layout = TableLayout(width: 0, height: 0)
  private weak var pressed: QuizTableCell?
  private var last: TableCell?
  private let chooses: Bool
  /// Natural height as a part of the width.
  private static let naturalPart = 0.6
  /// Width in pixels of the window from which the table fits beside its margins.
  private static let wideWindow = ContentWidth.mediumStart + 80

  /// - Parameters:
  ///   - chooses: true for tiles to choose from.
  ///   - onActivate: called with the element of an activated place.
  init(
    _ table: PeriodicTable, chooses: Bool = false,
    onActivate: @escaping @MainActor (AtomicElement) -> Void
  ) {
    (self.table, self.chooses) = (table, chooses)
    grid = TableGrid(table)
    cells = Dictionary(
      table.elements.map {
        ($0.number, QuizTableCell($0, chooses: chooses, onActivate: onActivate))
      }, uniquingKeysWith: { first, _ in first })
    super.init()
    name = chooses ? "quiz-choice-table" : "quiz-table"
    setAccessibleLabel(tr("Periodic table"))
    for element in table.elements { if let cell = cells[element.number] { append(cell) } }
    for placeholder in grid.placeholders {
      let tile = PlaceholderTile(placeholder) { [weak target = cells[placeholder.rawValue]] in
        target?.grabFocus()
      }
      placeholders[placeholder] = tile
      append(tile)
    }
    addPointer()
    onKeyPressed { [weak self] in self?.handle($0) ?? false }
  }

  override class var cssName: String? { "table-canvas" }
  override class var accessibleRole: AccessibleRole? { .group }

  // MARK: Looks

  /// Shows tiles or places; those that are not named are empty, or tiles that are not chosen.
  func show(_ looks: [Int: QuizTableCell.Look]) {
    for (number, cell) in cells {
      cell.look = looks[number] ?? (chooses ? .tile(isChosen: false) : .empty)
    }
  }

  /// Returns the place of an element.
  func cell(of number: Int) -> Widget? { cells[number] }

  // MARK: Layout

  /// True in a window that the table does not fit.
  private var isNarrow: Bool { (window?.width ?? 0) < Self.wideWindow }

  private func makeLayout(_ width: Double, _ height: Double) -> TableLayout {
    isNarrow
      ? TableLayout(narrowWidth: width, height: 0, textScale: textScale)
      : TableLayout(width: width, height: height, textScale: textScale)
  }

  override var requestMode: RequestMode { .heightForWidth }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let least = makeLayout(orientation == .vertical ? Double(max(forSize, 0)) : 0, 0).size
    let length = Int((orientation == .vertical ? least.height : least.width).rounded(.up))
    guard orientation == .vertical, forSize > 0, !isNarrow else { return (length, length) }
    return (length, max(length, Int(Double(forSize) * Self.naturalPart)))
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    layout = makeLayout(Double(width), Double(height))
    for element in table.elements { cells[element.number]?.allocate(layout.frame(of: element)) }
    for (placeholder, tile) in placeholders { tile.allocate(layout.frame(of: placeholder)) }
  }

  override func snapshot(_ snapshot: Snapshot) {
    super.snapshot(snapshot)
    let heads = TableHeads(face: self, color: dimColor, layout: layout)
    heads.draw(layout.groupHeaders + layout.periodHeaders, in: snapshot)
  }

  // MARK: Input

  private func addPointer() {
    let click = ClickGesture()
    click.onPressed { [weak self] _, x, y in
      self?.pressed = self?.pick(x: x, y: y) as? QuizTableCell
    }
    click.onReleased { [weak self] _, x, y in
      guard let self, let cell = self.pick(x: x, y: y) as? QuizTableCell,
        cell === self.pressed
      else { return }
      cell.grabFocusInPlace()
      self.last = .element(cell.element.number)
      cell.activate()
    }
    add(click)
  }

  private func handle(_ key: Key) -> Bool {
    guard key == .enter || key == .space, case .element(let number)? = focused else { return false }
    cells[number]?.activate()
    return true
  }

  private var focused: TableCell? {
    if let number = cells.first(where: { $0.value.isFocused })?.key { return .element(number) }
    return placeholders.first { $0.value.isFocused }.map { .placeholder($0.key) }
  }

  override func focus(_ direction: FocusDirection) -> Bool {
    guard let arrow = Direction(direction), let focused else {
      if containsFocus { return false }
      return focus(last ?? table.elements.first.map { .element($0.number) })
    }
    return grid.neighbor(of: focused, arrow).map { focus($0) } ?? false
  }

  private func focus(_ cell: TableCell?) -> Bool {
    guard let cell else { return false }
    last = cell
    return switch cell {
    case .element(let number): cells[number]?.grabFocus() ?? false
    case .placeholder(let placeholder): placeholders[placeholder]?.grabFocus() ?? false
    }
  }
}
