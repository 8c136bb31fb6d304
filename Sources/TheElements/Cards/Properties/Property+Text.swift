import Elements
import GLib

extension Elements.Property {
  /// The property in one line: `Melting point: 1337.33 K (1064.18 °C · 1947.52 °F) [CRC Handbook]`
  var textWithSource: String {
    var line = tr("{1}: {2}", tr(title), NumberFormat.plain(tr(value)))
    if let otherUnits { line += " (\(NumberFormat.plain(otherUnits)))" }
    if let citation { line += " [\(citation)]" }
    return line
  }
}
