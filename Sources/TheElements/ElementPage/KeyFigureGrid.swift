import Elements
import GLib
import Gtk

/// Key figures two by two: each a large value over its name. Where a number with its unit has no room in half of the
/// width, they stand one below the other.
final class KeyFigureGrid: Widget {
  private let cells: [KeyFigureCell]

  /// Space between the cells, in pixels.
  private static let gap = 12
  /// Width in pixels below which the values are smaller, so that number and unit stay on one line.
  private static let tightWidth = 360

  init(_ figures: [KeyFigure]) {
    cells = figures.map { KeyFigureCell($0) }
    super.init()
    name = "key-figures"
    for cell in cells { append(cell) }
    afterLayout { [weak self] in
      guard let self, self.width > 0 else { return }
      self.setClass("tight", self.width < Self.tightWidth)
    }
  }

  /// Shows the same figures in other units.
  func show(_ figures: [KeyFigure]) {
    for (cell, figure) in zip(cells, figures) { cell.show(figure) }
  }

  override var requestMode: RequestMode { .heightForWidth }

  override func styleChanged() { markContrast() }

  /// Number of columns within a width.
  private func columns(in width: Int) -> Int {
    let half = Double((width - Self.gap) / 2)
    return cells.allSatisfy { $0.wordWidth <= half } ? 2 : 1
  }

  /// Width of a cell, and heights of the lines, within a width.
  private func lines(in width: Int) -> (columns: Int, cellWidth: Int, heights: [Int]) {
    let columns = columns(in: width)
    let cellWidth = (width - (columns - 1) * Self.gap) / columns
    let heights = stride(from: 0, to: cells.count, by: columns).map { start in
      cells[start..<min(start + columns, cells.count)]
        .map { $0.request(.vertical, forSize: cellWidth).minimum }.max() ?? 0
    }
    return (columns, cellWidth, heights)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int) {
    let widths = cells.map { $0.request(.horizontal) }
    let minimum = 2 * (widths.map(\.minimum).max() ?? 0) + Self.gap
    let natural = 2 * (widths.map(\.natural).max() ?? 0) + Self.gap
    guard orientation == .vertical else { return (minimum, natural) }
    let heights = lines(in: forSize < 0 ? natural : forSize).heights
    let height = heights.reduce(0, +) + max(heights.count - 1, 0) * Self.gap
    return (height, height)
  }

  override func allocate(width: Int, height: Int, baseline: Int) {
    let (columns, cellWidth, heights) = lines(in: width)
    var y = 0
    for (line, height) in heights.enumerated() {
      for column in 0..<min(columns, cells.count - line * columns) {
        let x = x(leading: column * (cellWidth + Self.gap), width: cellWidth, in: width)
        cells[line * columns + column].allocate(
          x: Double(x), y: Double(y), width: cellWidth, height: height)
      }
      y += height + Self.gap
    }
  }
}

/// One key figure.
private final class KeyFigureCell: Box {
  private let value = Label(style: "key-value", wraps: .anywhere)
  private let title = Label(style: "key-title", wraps: .anywhere)
  /// The value, with no-break spaces between number and unit.
  private var whole = ""
  /// Width of the longest word of a value with the cell's padding, in pixels, in a font.
  private var measured: (text: String, serial: Int, width: Double)?

  /// Padding of the style sheet at both sides, in pixels.
  private static let padding = 28.0

  init(_ figure: KeyFigure) {
    super.init(.vertical)
    name = "key-\(figure.id)"
    addClass("key-figure")
    for label in [value, title] { add(label) }
    show(figure)
  }

  override class var accessibleRole: AccessibleRole? { .group }

  /// Least width in pixels with which no word of the value is broken; number and unit are one word.
  var wordWidth: Double {
    if let measured, measured.text == whole, measured.serial == value.fontSerial {
      return measured.width
    }
    let width = Double(value.wordWidth(of: whole)) + Self.padding
    measured = (whole, value.fontSerial, width)
    return width
  }

  func show(_ figure: KeyFigure) {
    whole = tr(figure.value)
    value.text = Self.breakable(whole)
    title.text = figure.caption
    let spoken = [figure.note.map { tr($0) }, whole, figure.shownKelvin]
    setAccessibleLabel(tr(list: [tr(figure.title)] + spoken.compactMap { $0 }))
  }

  /// The text with its line break, if it needs one, between number and unit and not within the unit.
  private static func breakable(_ text: String) -> String {
    String(text.map { $0 == "\u{a0}" ? " " : $0 }).withUnbrokenUnits
  }
}

extension KeyFigure {
  fileprivate var shownKelvin: String? { kelvin.map { tr(number: $0) } }

  /// Name, kelvin and note: `Melting point · 1337.33 K, predicted`.
  var caption: String {
    let name = shownKelvin.map { tr("{1} · {2}", tr(title), $0) } ?? tr(title)
    return note.map { tr("{1}, {2}", name, tr($0)) } ?? name
  }
}

extension String {
  /// The text without line breaks within a unit such as g/cm³.
  var withUnbrokenUnits: String {
    String(flatMap { $0 == "/" ? "/\u{2060}" : String($0) })
  }
}
