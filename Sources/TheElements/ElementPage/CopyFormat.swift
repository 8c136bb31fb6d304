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
  /// - Parameters:
  ///   - forms: the forms with the figures of the text; those of CSV and JSON are the catalog's.
  ///   - properties: properties beyond the catalog's, for the titles of the user's own values beside them.
  ///   - own: columns and values of the user's own.
  func content(
    of element: AtomicElement, in table: PeriodicTable, forms: ChosenForms = .none,
    temperatures: TemperatureDisplay,
    properties: PropertyList = .none, own: OwnData = .none, note: Note? = nil
  ) -> String {
    switch self {
    case .text:
      Self.text(
        forms.element(element), note,
        forms.element(element).propertyGroups(
          temperatures: temperatures, sources: forms.adding(to: table.sources)), own, properties)
    case .csv:
      table.exported(
        [element], as: .csv, own: own, notes: note.map { [element.number: $0] } ?? [:])
    case .json: table.exported([element], as: .json, own: own)
    }
  }

  private static func text(
    _ element: AtomicElement, _ note: Note?, _ groups: [PropertyGroup], _ own: OwnData,
    _ properties: PropertyList
  ) -> String {
    var rest = own.values.properties
    var cards = groups.map { group in
      let lines = group.properties.flatMap { property in
        rest.removeAll { $0 == property.id }
        return [property.textWithSource]
          + Self.line(own.values[property.id, element.number], beside: property.title)
      }
      return ([tr(group.title)] + lines).joined(separator: "\n")
    }
    // The cards of further properties are no part of the text, but the user's own values beside them.
    let columns = element.furtherGroup(.own, of: PropertyList.none.adding(own.columns))
    let lines =
      columns.properties.map(\.textWithSource)
      + rest.flatMap {
        Self.line(own.values[$0, element.number], beside: .format(properties[$0]?.title ?? $0, []))
      }
    if !lines.isEmpty { cards.append(([tr(columns.title)] + lines).joined(separator: "\n")) }
    let note = note.map { NoteCard.title + "\n" + $0.text } ?? ""
    let parts =
      [tr(element.accessibleName), Translation.description(element.summary), note] + cards
      + [WikipediaLink.ofUser(element)]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The user's own value beside a property; none without one.
  private static func line(_ value: OwnValue?, beside title: Message) -> [String] {
    value.map {
      [tr("{1}: {2}", tr(OwnValue.name(beside: title)), NumberFormat.plain(tr($0.textWithSource)))]
    } ?? []
  }
}

extension Widget {
  /// Copies a text, and says so in a toast.
  func copy(_ text: String, as format: CopyFormat) {
    copyToClipboard(text)
    showToast(format.message)
  }
}
