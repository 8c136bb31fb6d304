import Elements
import GLib

extension Elements.Property {
  /// The temperature in further units, as the user reads it: `1064,18 °C · 1947,52 °F`.
  var shownOtherUnits: String? { otherUnits.map { tr(number: $0) } }

  /// The property in one line: `Melting point: 1337.33 K (1064.18 °C · 1947.52 °F) [CRC Handbook]`
  var textWithSource: String {
    var line = tr("{1}: {2}", NumberFormat.plain(tr(title)), NumberFormat.plain(tr(value)))
    if let shownOtherUnits { line += " (\(NumberFormat.plain(shownOtherUnits)))" }
    if let citation { line += " [\(citation)]" }
    return line
  }
}
