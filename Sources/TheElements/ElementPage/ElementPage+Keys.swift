import Elements
import GLib
import Gtk

/// Keys that work anywhere on the page.
extension ElementPage {
  /// Adds the key controller, in the capture phase: before the tile, which Enter flips, and the rows.
  func listenToKeys() {
    keys.capture()
    keys.onPressed { [weak self] key in self?.keyPressed(key) ?? false }
    keys.onControlPressed { [weak self] key in
      key == .character("f") && self?.activate(.findOnPage) == true
    }
    add(keys)
  }

  private func keyPressed(_ key: Key) -> Bool {
    switch key {
    // A line of a note.
    case .enter where keys.isShiftHeld && !favorites.isWriting:
      activate(.showPicture, element.symbol)
    case .pageUp: movePage(-1)
    case .pageDown: movePage(1)
    case .home: focusedRows.first?.grabFocus() ?? false
    case .end: focusedRows.last?.grabFocus() ?? false
    default: false
    }
  }

  /// The rows of the cards that have the focus; none if no row has it.
  private var focusedRows: [PropertyRow] {
    guard let view, let row = view.row(of: window?.focusWidget) else { return [] }
    return view.groups.map(\.rows).first { $0.contains(row) } ?? []
  }

  /// Moves the focus from a property's row by up to one page, but at least to the next row. Returns false if no row has
  /// the focus.
  /// - Parameter sign: 1 down, −1 up.
  private func movePage(_ sign: Double) -> Bool {
    guard let view, let scrolled, let here = view.row(of: window?.focusWidget),
      let from = here.convert(x: 0, y: 0, to: view)?.y
    else { return false }
    let rows = focusedRows.compactMap { row in
      row.convert(x: 0, y: 0, to: view).map { (row, sign * ($0.y - from)) }
    }
    let page = Double(scrolled.height - here.height)
    let distance = PageStep.distance(among: rows.map(\.1), page: page)
    rows.first { $0.1 == distance }?.0.grabFocus()
    return true
  }
}
