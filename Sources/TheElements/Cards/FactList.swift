import GLib
import Gtk

// FactList
//   └── ListBox → ListBoxRow, one for each fact

/// A list of facts that are read, not activated. One stop for Tab; arrows move within, and out at both ends.
final class FactList: Box {
  private var rows: [ListBoxRow] = []
  private let list = ListBox()

  /// - Parameter title: the accessible name.
  init(name: String, title: String) {
    super.init(.vertical)
    self.name = name
    list.addClass("property-list")
    list.setAccessibleLabel(title)
    list.passesFocusOn(from: self)
    add(list)
  }

  /// Adds a row.
  /// - Parameter text: the row as a screen reader says it.
  func add(_ content: Widget, text: String) {
    let row = ListBoxRow()
    row.isActivatable = false
    content.addClass("property")
    content.addClass("fact")
    row.setChild(content)
    row.setAccessibleLabel(text)
    rows.append(row)
    list.add(row)
  }

  override func focus(_ direction: FocusDirection) -> Bool {
    switch direction {
    case .tabForward where containsFocus: false
    case .tabBackward: !containsFocus && rows.last?.grabFocus() ?? false
    default: super.focus(direction)
    }
  }
}

extension ListBox {
  /// Moves focus from the first or last row to the widget before or after the list, as libadwaita's own groups do.
  /// - Parameter card: the widget that holds the list.
  func passesFocusOn(from card: Widget) {
    onNavigationFailed { [weak card] direction in
      switch direction {
      case .up: card?.window?.moveFocus(.tabBackward) ?? false
      case .down: card?.window?.moveFocus(.tabForward) ?? false
      default: false
      }
    }
  }
}
