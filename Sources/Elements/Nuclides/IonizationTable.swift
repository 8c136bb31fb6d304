/// All ionization energies of the elements in electronvolts, as read from `ionization.json`; nil for one that is not known.
public typealias IonizationTable = ElementTable<[Figure?]>

extension ElementTable<[Figure?]> {
  /// Returns the energies of an element, the first one first.
  public func energies(of number: Int) -> [Figure?] { self[number] ?? [] }
}

/// Parses `ionization.json`, strictly: `{"elements": [{"number": 2, "energies": "24.587389011(25) 54.4177655282(10)c"}],
/// "sources": {…}}`. An `i` at the end marks an interpolated energy, a `c` a calculated one; `-` is one that is not known.
public enum IonizationReader {
  /// Maximum length of the energies of an element.
  private static let maximumLength = 4000

  /// Parses a file.
  /// - Parameter file: its name, for messages.
  public static func read(bytes: [UInt8], file: String) throws(CatalogError) -> IonizationTable {
    try IonizationTable(bytes, file, energies)
  }

  private static func energies(
    _ fields: RecordFields, of number: Int
  ) throws(CatalogError) -> [Figure?] {
    let text = try fields.requiredText("energies", atMost: maximumLength)
    return try fields.items("energies", of: text, atMost: number, "a number") { text in
      text == "-" ? .some(nil) : figure(text).map { .some($0) }
    }
  }

  /// `21.4(2)i`
  private static func figure(_ text: Substring) -> Figure? {
    let kind: Figure.Kind =
      switch text.last {
      case "c": .calculated
      case "i": .predicted
      default: .measured
      }
    let number = kind == .measured ? text : text.dropLast()
    let parts = number.split(separator: "(", maxSplits: 1)
    guard let digits = parts.first.map(String.init), ExactDecimal(digits) != nil,
      parts.count == 1 || parts[1].last == ")"
    else { return nil }
    return Figure(
      digits: digits, unit: "eV",
      uncertainty: parts.count == 2 ? String(parts[1].dropLast()) : nil, kind: kind,
      source: "nist-asd")
  }
}
