import Elements
import GLib
import Gtk

/// A group of properties as a card with a heading.
final class PropertyCard: Box {
  let rows: [PropertyRow]

  /// Shows the properties of `group`, and below them the rows of `footer`.
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
    list.onNavigationFailed { [weak self] in self?.leave($0) ?? false }
    add(list)
  }

  /// Carries the keyboard from the first or last row to what comes before or after the card, as libadwaita's own
  /// groups do.
  private func leave(_ direction: FocusDirection) -> Bool {
    switch direction {
    case .up: window?.moveFocus(.tabBackward) ?? false
    case .down: window?.moveFocus(.tabForward) ?? false
    default: false
    }
  }

  override func styleChanged() { markContrast() }
}
