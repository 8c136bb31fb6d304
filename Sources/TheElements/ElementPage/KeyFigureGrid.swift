import Elements
import GLib
import Gtk

/// Key figures two by two: each a large value over its name.
final class KeyFigureGrid: Box {
  private var cells: [KeyFigureCell] = []

  /// Space between the cells, in pixels.
  private static let gap = 12

  init(_ figures: [KeyFigure]) {
    super.init(.vertical, spacing: Self.gap)
    name = "key-figures"
    for start in stride(from: 0, to: figures.count, by: 2) {
      let row = Box(.horizontal, spacing: Self.gap)
      row.isHomogeneous = true
      for figure in figures[start..<min(start + 2, figures.count)] {
        let cell = KeyFigureCell(figure)
        cells.append(cell)
        row.add(cell)
      }
      add(row)
    }
  }

  /// Shows the same figures in other units.
  func show(_ figures: [KeyFigure]) {
    for (cell, figure) in zip(cells, figures) { cell.show(figure) }
  }

  override func styleChanged() { markContrast() }
}

/// One key figure.
private final class KeyFigureCell: Box {
  private let value = Label()
  private let title = Label()

  init(_ figure: KeyFigure) {
    super.init(.vertical)
    name = "key-\(figure.id)"
    addClass("key-figure")
    for (label, style) in [(value, "key-value"), (title, "key-title")] {
      label.addClass(style)
      label.alignText(0)
      label.wraps = true
      label.breakAnywhere()
      add(label)
    }
    show(figure)
  }

  override class var accessibleRole: AccessibleRole? { .group }

  func show(_ figure: KeyFigure) {
    value.text = Self.breakable(tr(figure.value))
    title.text =
      figure.note.map { tr("{1}, {2}", tr(figure.title), tr($0)) } ?? tr(figure.title)
    setAccessibleLabel(tr("{1}, {2}", title.text, tr(figure.value)))
  }

  /// The text with its line break, if it needs one, between number and unit and not within the unit.
  private static func breakable(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\u{a0}": result += " "
      case "/": result += "/\u{2060}"
      default: result.append(character)
      }
    }
    return result
  }
}
