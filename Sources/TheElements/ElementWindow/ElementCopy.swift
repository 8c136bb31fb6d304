import Elements
import GLib

/// An element as a text to be pasted elsewhere.
enum ElementCopy: CaseIterable {
  /// The cards as lines for a person to read.
  case text
  /// A header line and one of values.
  case csv
  /// A catalog of one element, which this program reads again.
  case json

  /// The action that copies in this form.
  var action: AppAction {
    switch self {
    case .text: .copyText
    case .csv: .copyCSV
    case .json: .copyJSON
    }
  }

  /// What is said when it is copied.
  var message: String {
    switch self {
    case .text: tr("Copied as text")
    case .csv: tr("Copied as CSV")
    case .json: tr("Copied as JSON")
    }
  }

  /// The element of `table` in this form, temperatures for a reader in `temperatureUnit` first.
  func content(
    of element: AtomicElement, in table: PeriodicTable, temperatureUnit: TemperatureUnit
  ) -> String {
    switch self {
    case .text:
      Self.lines(
        element,
        element.propertyGroups(temperatureUnit: temperatureUnit, sources: table.sources))
    case .csv: table.exported(element, as: .csv)
    case .json: table.exported(element, as: .json)
    }
  }

  private static func lines(_ element: AtomicElement, _ groups: [PropertyGroup]) -> String {
    let cards = groups.map { group in
      ([tr(group.title)] + group.properties.map(line)).joined(separator: "\n")
    }
    let parts =
      [element.accessibleName, element.summary] + cards + [WikipediaLink.url(for: element)]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// `Melting point: 1337.33 K (1064.18 °C · 1947.52 °F) [CRC Handbook]`
  private static func line(_ property: Elements.Property) -> String {
    var line = "\(tr(property.title)): \(NumberFormat.plain(property.value))"
    if let otherUnits = property.otherUnits { line += " (\(NumberFormat.plain(otherUnits)))" }
    if let citation = property.citation { line += " [\(citation)]" }
    return line
  }
}
