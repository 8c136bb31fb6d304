import Elements
import GLib
import Gtk

/// A card with a heading, one row for each property of a group, and a line that names the chief source. Tab enters
/// and leaves it as one stop; arrows move within.
final class PropertyCard: Box {
  let rows: [PropertyRow]

  /// Shows the properties of `group`, followed by the rows of `footer`.
  init(_ group: PropertyGroup, footer: [Widget] = []) {
    rows = group.properties.map(PropertyRow.init)
    super.init(.vertical, spacing: 6)
    name = "card-\(group.id)"
    let heading = Label(tr(group.title))
    heading.alignText(0)
    heading.addClass("card-heading")
    add(heading)
    let list = ListBox()
    list.addClass("property-list")
    list.setAccessibleLabel(tr(group.title))
    for row in rows { list.add(row) }
    for row in footer { list.add(row) }
    list.onActivated { [weak self] position in
      if let self, self.rows.indices.contains(position) { self.rows[position].copy() }
    }
    list.onNavigationFailed { [weak self] in self?.moveFocusOut($0) ?? false }
    add(list)
    guard let source = group.chiefSource else { return }
    let line = Label(tr("Chief source: {1}", source))
    line.name = "chief-source"
    line.wraps = true
    line.breakAnywhere()
    line.alignText(0)
    line.addClass("property-note")
    add(line)
  }

  override func focus(_ direction: FocusDirection) -> Bool {
    switch direction {
    case .tabForward where containsFocus, .tabBackward where containsFocus: false
    case .tabBackward: rows.last?.grabFocus() ?? false
    default: super.focus(direction)
    }
  }

  /// Moves focus from the first or last row to the widget before or after the card, as libadwaita's own groups do.
  private func moveFocusOut(_ direction: FocusDirection) -> Bool {
    switch direction {
    case .up: window?.moveFocus(.tabBackward) ?? false
    case .down: window?.moveFocus(.tabForward) ?? false
    default: false
    }
  }

  override func styleChanged() { markContrast() }
}
