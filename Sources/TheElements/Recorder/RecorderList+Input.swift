import GLib
import Gtk

/// Keys, menu and dragging of the rows.
extension RecorderList {
  func addKeys() {
    onKeyPressed { [weak self] key in
      guard let self, key == .delete, let row = self.focusedRow else { return false }
      self.onDelete?(row)
      return true
    }
    // Before the keys of GtkListBox, which knows the rows in view only.
    onKeyPressed { [weak self] key in self?.moveFar(key) ?? false }.capture()
  }

  /// Moves the focus from a row by a page, or to the first or last one. The keys of the editor in a row are its own.
  private func moveFar(_ key: Key) -> Bool {
    guard let row = focusedRow, shownRow(row)?.isFocused == true else { return false }
    let target: Int
    switch key {
    case .home: target = 0
    case .end: target = count - 1
    case .pageUp: target = row - page
    case .pageDown: target = row + page
    default: return false
    }
    focus(row: min(max(target, 0), count - 1))
    return true
  }

  func addMenu() {
    onMenuRequest { [weak self] point in
      guard let self, let row = point.map({ self.index(at: $0.y) }) ?? self.focusedRow else {
        return
      }
      self.shownRow(row)?.grabFocusInPlace()
      self.showMenu(of: row, at: point)
    }
  }

  /// Shows the menu of a row at a point of the list, or in the middle of the row.
  private func showMenu(of row: Int, at point: (x: Double, y: Double)?) {
    guard let shown = shownRow(row), let content = window?.children.first else { return }
    let middle = (Double(shown.width) / 2, Double(shown.height) / 2)
    let target =
      point.map { convert(x: $0.x, y: $0.y, to: content) }
      ?? shown.convert(x: middle.0, y: middle.1, to: content)
    // The scrolled window would scroll to the focused item of a menu within it.
    content.showMenu(Self.menu(row), name: tr("Line Menu"), at: target)
  }

  private static func menu(_ row: Int) -> Menu {
    func item(_ action: RecorderAction) -> Menu.Item {
      Menu.Item(action.title, action: action.name, String(row))
    }
    return Menu(sections: [
      [item(.edit), item(.insert)], [item(.moveUp), item(.moveDown)], [item(.delete)],
    ])
  }

  private func index(at y: Double) -> Int? {
    shown.first { index in
      guard let row = shownRow(index), let top = row.convert(x: 0, y: 0, to: self)?.y else {
        return false
      }
      return y >= top && y < top + Double(row.height)
    }
  }

  func addDragging() {
    let dragging = Dragging(
      in: self, onto: self, backgrounds: ["window_bg_color", "card_bg_color"])
    dragging.onDrag(
      part: { [weak self] _, y in
        self?.dragged = self?.index(at: y)
        return self?.dragged.flatMap { self?.shownRow($0) }
      },
      onEnd: { [weak self] in
        self?.mark(nil)
        self?.dragged = nil
      })
    dragging.onDrop(
      onMotion: { [weak self] _, y in self?.mark(self?.index(at: y)) },
      onLeave: { [weak self] in self?.mark(nil) },
      onDrop: { [weak self] in
        guard let self, let dragged = self.dragged, let target = self.target else { return false }
        self.onMove?(dragged, target)
        return true
      })
    self.dragging = dragging
  }

  /// Marks the row in whose place the dragged one would be, at the edge between it and the next.
  private func mark(_ index: Int?) {
    guard index != target else { return }
    let former = target.flatMap { shownRow($0) }
    for name in ["drop-above", "drop-below"] { former?.removeClass(name) }
    target = index
    guard let index, let dragged else { return }
    shownRow(index)?.addClass(index > dragged ? "drop-below" : "drop-above")
  }
}
