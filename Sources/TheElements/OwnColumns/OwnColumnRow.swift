import Elements
import GLib
import Gtk

// OwnColumnRow
//   └── Box
//         ├── Box: title; unit and number of elements
//         └── Button, `remove-KEY`

/// A column of the user's in the list: title, unit, number of elements, and a button that removes it.
final class OwnColumnRow: ListBoxRow {
  let column: OwnColumn
  private let remove = Button(icon: "user-trash-symbolic", name: AppAction.removeColumn.title)

  private static let gap = 2

  init(_ column: OwnColumn) {
    self.column = column
    super.init()
    name = "column-\(column.id)"
    isActivatable = false
    let title = Label(column.title, wraps: .atWords)
    let details = tr(
      dotted: [column.unit, CatalogText.count(column.values.count)].compactMap { $0 })
    let note = Label(details, style: "property-note", wraps: .anywhere)
    let texts = Box(.vertical, spacing: Self.gap, [title, note])
    texts.expandsHorizontally = true
    remove.name = "remove-\(column.id)"
    remove.addClass("flat")
    remove.verticalAlign = .center
    remove.setSharedAccessibleDescription(column.title)
    remove.setAction(AppAction.removeColumn.name, column.id)
    let row = Box(.horizontal, [texts, remove])
    row.addClass("property")
    setChild(row)
    setAccessibleLabel(tr("{1}, {2}", column.title, details))
  }
}
