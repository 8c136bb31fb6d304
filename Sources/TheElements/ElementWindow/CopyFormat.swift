import Elements
import GLib

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

  /// The toast shown after copying.
  var message: String {
    switch self {
    case .text: tr("Copied as text")
    case .csv: tr("Copied as CSV")
    case .json: tr("Copied as JSON")
    }
  }

  /// Returns `element` of `table` in this format; text shows temperatures in `temperatureUnit` first.
  func content(
    of element: AtomicElement, in table: PeriodicTable, temperatureUnit: TemperatureUnit
  ) -> String {
    switch self {
    case .text:
      Self.text(
        element,
        element.propertyGroups(temperatureUnit: temperatureUnit, sources: table.sources))
    case .csv: table.exported(element, as: .csv)
    case .json: table.exported(element, as: .json)
    }
  }

  private static func text(_ element: AtomicElement, _ groups: [PropertyGroup]) -> String {
    let cards = groups.map { group in
      ([tr(group.title)] + group.properties.map(line)).joined(separator: "\n")
    }
    let parts =
      [tr(element.accessibleName), element.summary] + cards + [WikipediaLink.url(for: element)]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// One property: `Melting point: 1337.33 K (1064.18 °C · 1947.52 °F) [CRC Handbook]`
  private static func line(_ property: Elements.Property) -> String {
    var line = tr("{1}: {2}", tr(property.title), NumberFormat.plain(tr(property.value)))
    if let otherUnits = property.otherUnits { line += " (\(NumberFormat.plain(otherUnits)))" }
    if let citation = property.citation { line += " [\(citation)]" }
    return line
  }
}
