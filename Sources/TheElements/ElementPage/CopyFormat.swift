import Elements
import GLib
import Gtk

/// A clipboard format of one element.
enum CopyFormat: CaseIterable {
  /// Plain text: the property cards, one line for each property.
  case text
  /// CSV: a header line and one line of values.
  case csv
  /// JSON: a catalog of one element, which the program can read.
  case json

  /// The action that copies in this format.
  var action: AppAction {
    switch self {
    case .text: .copyText
    case .csv: .copyCSV
    case .json: .copyJSON
    }
  }

  /// The menu items of all formats.
  static var menuItems: [Menu.Item] { allCases.map(\.action.menuItem) }

  /// The toast shown after copying.
  var message: String {
    switch self {
    case .text: tr("Copied as text")
    case .csv: tr("Copied as CSV")
    case .json: tr("Copied as JSON")
    }
  }

  /// Returns `element` of `table` in this format; text shows temperatures in `temperatures`.
  func content(
    of element: AtomicElement, in table: PeriodicTable, temperatures: TemperatureDisplay,
    note: Note? = nil
  ) -> String {
    switch self {
    case .text:
      Self.text(
        element, note,
        element.propertyGroups(temperatures: temperatures, sources: table.sources))
    case .csv: table.exportedCSV([element], notes: note.map { [element.number: $0] } ?? [:])
    case .json: table.exported([element], as: .json)
    }
  }

  private static func text(
    _ element: AtomicElement, _ note: Note?, _ groups: [PropertyGroup]
  ) -> String {
    let cards = groups.map { group in
      ([tr(group.title)] + group.properties.map(\.textWithSource)).joined(separator: "\n")
    }
    let own = note.map { NoteCard.title + "\n" + $0.text } ?? ""
    let parts =
      [tr(element.accessibleName), Translation.description(element.summary), own] + cards
      + [WikipediaLink.ofUser(element)]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}

extension Widget {
  /// Copies a text, and says so in a toast.
  func copy(_ text: String, as format: CopyFormat) {
    copyToClipboard(text)
    showToast(format.message)
  }
}
