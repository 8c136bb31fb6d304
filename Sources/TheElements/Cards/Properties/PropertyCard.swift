import Elements
import GLib
import Gtk

/// A card with a heading, one row for each known property of a group, and lines that name the unknown ones and the chief source. For Tab the
/// properties are one stop, and the footer another; arrows move within.
final class PropertyCard: Box, ListedCard {
  let id: String
  let title: String
  let rows: [PropertyRow]
  let isLeftOut = false
  let csv = ""
  private let footer: [Widget]
  /// The line that names the unknown properties; nil if all are known.
  private let unknown: Label?

  /// Shows the properties of `group`, followed by the rows of `footer`.
  init(_ group: PropertyGroup, footer: [Widget] = []) {
    (id, title) = (group.id, tr(group.title))
    rows = group.properties.filter(\.isKnown).map { PropertyRow($0) }
    unknown = Self.unknownText(of: group).map { DetailCard.note($0, name: "unknown-\(group.id)") }
    self.footer = footer
    super.init(.vertical, spacing: 6)
    name = "card-\(group.id)"
    add(Label(title, style: "card-heading", wraps: .never))
    let list = PropertyRow.list(rows, title: title)
    for row in footer { list.add(row) }
    list.passesFocusOn(from: self)
    if !rows.isEmpty || !footer.isEmpty { add(list) }
    if let unknown { add(unknown) }
    if let source = group.chiefSource {
      add(DetailCard.note(tr("Source: {1}", source), name: "chief-source-\(group.id)"))
    }
  }

  /// Names the unknown properties of a group; nil if all are known.
  private static func unknownText(of group: PropertyGroup) -> String? {
    let titles = group.properties.filter { !$0.isKnown }.map { tr($0.title) }
    return titles.isEmpty ? nil : tr("Unknown: {1}", tr(dotted: titles))
  }

  /// Shows the same properties in other units.
  func show(_ group: PropertyGroup) {
    for (row, property) in zip(rows, group.properties.filter(\.isKnown)) {
      row.property = property
    }
    unknown?.text = Self.unknownText(of: group) ?? ""
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
