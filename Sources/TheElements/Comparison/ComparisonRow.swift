import Elements
import GLib
import Gtk

/// A property of several elements as a row: its name, the range of all numbers, and a cell for each element.
final class ComparisonRow: ComparisonPart {
  let strip = ComparisonStrip()
  private var row: ComparisonSheet.Row?
  /// True for the first row of a card, which has no line above it.
  private var isFirst = false

  /// Lengths in pixels at a text scale of 1.
  private enum Length {
    static let padding = 12.0
    static let (title, range) = (13.3, 10.7)
    static let gap = 8.0
  }
  private static let lineOpacity = 0.12

  override init() {
    super.init()
    append(strip)
  }

  override class var accessibleRole: AccessibleRole? { .row }

  /// The cells in the order of the elements.
  var cells: [ComparisonCell] { strip.columns.compactMap { $0 as? ComparisonCell } }

  func show(_ row: ComparisonSheet.Row, of sheet: ComparisonSheet, isFirst: Bool) {
    (self.row, self.isFirst) = (row, isFirst)
    name = "comparison-\(row.id)"
    setAccessibleLabel(tr(row.name))
    // A long name is shortened.
    tooltipText = tr(row.name)
    let count = sheet.elements.count
    if cells.count != count {
      strip.show(
        (0..<count).map { cells.indices.contains($0) ? cells[$0] : ComparisonCell() })
    }
    for (index, cell) in cells.enumerated() {
      let element = sheet.elements[index]
      cell.show(
        row.cells[index], row.id == Self.stateKey ? element.state : nil,
        name: "\(row.id)-\(element.number)", spoken: tr(sheet.spokenText(of: row, column: index)))
    }
    queueDraw()
  }

  private static let stateKey = "phase"

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    _ = strip.request(orientation)
    return (0, 0)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    cells.first?.hasLine = !layout.isNarrow
    let top = layout.isNarrow ? layout.narrowLabelHeight : 0
    let stripWidth = min(layout.columnsWidth, Double(width))
    strip.allocate(
      Rect(
        x: x(leading: layout.labelWidth, width: stripWidth, in: Double(width)), y: top,
        width: stripWidth, height: Double(height) - top), layout, scroll: scroll)
  }

  override func snapshot(_ snapshot: Snapshot) {
    super.snapshot(snapshot)
    guard let row else { return }
    let width = Double(width)
    if !isFirst {
      let line = Bounds(
        x: x(leading: Length.padding, width: width - Length.padding, in: width),
        width: width - Length.padding, height: 1)
      snapshot.fill(line, color.faded(to: Self.lineOpacity))
    }
    let title = TextLayout(tr(row.name), for: self, size: Length.title * textScale)
    let range = row.range.map { TextLayout(tr($0), for: self, size: Length.range * textScale) }
    layout.isNarrow ? drawLine(title, range, in: snapshot) : drawLines(title, range, in: snapshot)
  }

  /// Draws name and range in the column of labels.
  private func drawLines(_ title: TextLayout, _ range: TextLayout?, in snapshot: Snapshot) {
    let room = layout.labelWidth - 2 * Length.padding
    let texts = [title, range].compactMap { $0 }
    for text in texts where text.width > room {
      // A row has room for two lines.
      texts.count == 1 ? text.wrap(within: room, lines: 2) : text.ellipsize(within: room)
    }
    var y = (Double(height) - texts.reduce(0) { $0 + $1.height }) / 2
    for text in texts {
      draw(text, in: snapshot, leading: Length.padding, y: y, dimColor, within: room)
      y += text.height
    }
  }

  /// Draws name and range in one line above the cells.
  private func drawLine(_ title: TextLayout, _ range: TextLayout?, in snapshot: Snapshot) {
    let width = Double(width)
    var room = width - 2 * Length.padding
    let middle = (layout.narrowLabelHeight / 2 + 2).rounded()
    if let range, title.width + Length.gap + range.width <= room {
      let start = width - Length.padding - range.width
      draw(range, in: snapshot, leading: start, y: middle - range.height / 2, dimColor)
      room -= range.width + Length.gap
    }
    if title.width > room { title.ellipsize(within: room) }
    draw(
      title, in: snapshot, leading: Length.padding, y: middle - title.height / 2, dimColor,
      within: room)
  }
}

extension ComparisonRow: DrawnPart {
  var secondName: String { row?.partName ?? "" }
  var shownTexts: [String] { cells.map(\.text) }
}
