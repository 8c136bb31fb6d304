import Elements
import GLib
import Gtk

// FurtherCard
//   └── ListBox → PropertyRow, one for each property

/// The properties of one group beyond the catalog's; hidden if none is known.
final class FurtherCard: FileCard<PropertyList> {
  private let group: PropertyColumn.Group
  /// Called when an arrow key leaves the list; returns true if the focus has moved.
  var onLeave: (@MainActor (FocusDirection) -> Bool)?
  private var temperatures: TemperatureDisplay
  private var list: ListBox?

  /// Distance of the note from the list in pixels.
  private static let gap = 6

  init(_ group: PropertyColumn.Group, _ context: CardContext) {
    (self.group, temperatures) = (group, context.temperatures)
    super.init(.further(group), .properties, context)
    content.spacing = Self.gap
  }

  override var isFramed: Bool { false }

  private func properties(of list: PropertyList) -> PropertyGroup {
    element.furtherGroup(
      group, of: context.forms.list(list).adding(context.files.own.columns),
      temperatures: temperatures)
  }

  override func fill(with list: PropertyList) {
    let group = properties(of: list)
    if group.properties.isEmpty { return leaveOut() }
    rows = group.properties.map { makeRow($0) }
    let list = PropertyRow.list(rows, title: title) { [weak self] in self?.rows ?? [] }
    self.list = list
    list.onNavigationFailed { [weak self] direction in self?.onLeave?(direction) ?? false }
    content.add(list)
    addSource(group.chiefSource)
  }

  private func makeRow(_ property: Elements.Property) -> PropertyRow {
    let row = PropertyRow(property)
    row.showOwn(of: element, in: context.files)
    return row
  }

  /// Shows the present columns of the user's own. Returns false if the card has to appear or to go, for which the page is
  /// made anew.
  func showColumns() -> Bool {
    guard group == .own, isMade else { return true }
    guard let contents, let list else { return false }
    let properties = properties(of: contents).properties
    if properties.isEmpty { return false }
    // GTK moves the focus meanwhile, which reads the rows.
    var shown = rows
    list.show(properties, in: &shown, item: \.property) { makeRow($0) }
    rows = shown
    return true
  }

  override func show(_ temperatures: TemperatureDisplay) {
    self.temperatures = temperatures
    guard let contents else { return }
    for (row, property) in zip(rows, properties(of: contents).properties) {
      row.property = property
    }
  }

  override func csv(of list: PropertyList) -> String {
    let list = context.forms.list(list).adding(context.files.own.columns)
    let columns = rows.compactMap { list[$0.property.id] }
    let figures = columns.compactMap { column in
      column.values[element.number].map { (column, $0.figure) }
    }
    return figures.isEmpty ? "" : PropertyList.csv(of: figures)
  }
}
