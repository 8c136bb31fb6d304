import Elements
import GLib
import Gtk

/// A card with a heading, one row for each property of a group, and a line that names the chief source. For Tab the
/// properties are one stop, and the footer another; arrows move within.
final class PropertyCard: Box {
  let rows: [PropertyRow]
  private let footer: [Widget]

  /// Shows the properties of `group`, followed by the rows of `footer`.
  init(_ group: PropertyGroup, footer: [Widget] = []) {
    rows = group.properties.map(PropertyRow.init)
    self.footer = footer
    super.init(.vertical, spacing: 6)
    name = "card-\(group.id)"
    let heading = Label(tr(group.title))
    heading.alignText(0)
    heading.addClass("card-heading")
    add(heading)
    let list = PropertyRow.list(rows, title: tr(group.title))
    for row in footer { list.add(row) }
    list.passesFocusOn(from: self)
    add(list)
    guard let source = group.chiefSource else { return }
    let line = Label(tr("Chief source: {1}", source))
    line.name = "chief-source-\(group.id)"
    line.wraps = true
    line.breakAnywhere()
    line.alignText(0)
    line.addClass("property-note")
    add(line)
  }

  override func focus(_ direction: FocusDirection) -> Bool {
    let isInFooter = footer.contains { $0.containsFocus }
    switch direction {
    case .tabForward where containsFocus: return !isInFooter && focusFooter()
    case .tabBackward where isInFooter: return rows.last?.grabFocus() ?? false
    case .tabBackward: return !containsFocus && (focusFooter() || rows.last?.grabFocus() ?? false)
    default: return super.focus(direction)
    }
  }

  private func focusFooter() -> Bool { footer.contains { $0.moveFocus(.tabForward) } }

  override func styleChanged() { markContrast() }
}
