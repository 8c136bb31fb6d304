/// All ionization energies of the elements, as read from `ionization.json`.
public struct IonizationTable: Sendable {
  /// The energies in electronvolts by atomic number, the first one first; nil for one that is not known.
  private let energies: [Int: [Figure?]]
  /// Sources by their keys.
  let sources: [String: PeriodicTable.SourceNote]

  /// No energies.
  public static let none = IonizationTable([:], sources: [:])

  init(_ energies: [Int: [Figure?]], sources: [String: PeriodicTable.SourceNote]) {
    (self.energies, self.sources) = (energies, sources)
  }

  /// The energies of an element.
  public subscript(number: Int) -> [Figure?] { energies[number] ?? [] }

  /// Number of energies that are known.
  public var count: Int { energies.values.reduce(0) { $0 + $1.compactMap { $0 }.count } }
}

/// Parses `ionization.json`, strictly: `{"elements": [{"number": 2, "energies": "24.587389011(25) 54.4177655282(10)c"}],
/// "sources": {…}}`. An `i` at the end marks an interpolated energy, a `c` a calculated one; `-` is one that is not known.
public enum IonizationReader {
  /// Maximum length of the energies of an element.
  private static let maximumLength = 4000

  /// Parses a file.
  /// - Parameter file: its name, for messages.
  public static func read(bytes: [UInt8], file: String) throws(CatalogError) -> IonizationTable {
    let collector = RecordCollector(file: file, energies)
    let sources = try CatalogReader.contents(of: bytes, file: file) {
      collector.collect($0, length: $1)
    }
    if let error = collector.error { throw error }
    return IonizationTable(
      Dictionary(collector.items) { first, _ in first }, sources: sources)
  }

  private static func energies(
    _ fields: RecordFields
  ) throws(CatalogError) -> (Int, [Figure?]) {
    let number = try fields.requiredInteger("number", in: RecordDecoder.numbers)
    let texts = try fields.requiredText("energies", atMost: maximumLength).split(separator: " ")
    guard texts.count <= number else {
      throw fields.error("\"energies\": expected at most \(number), found \(texts.count)")
    }
    var energies: [Figure?] = []
    for text in texts {
      guard text != "-" else {
        energies.append(nil)
        continue
      }
      guard let figure = figure(text) else {
        throw fields.error(
          "\"energies\": expected a number, found \"\(ExternalText.quote(String(text)))\"")
      }
      energies.append(figure)
    }
    return (number, energies)
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
