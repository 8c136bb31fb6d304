/// The elements of a catalog, sorted and indexed when it is read. Immutable.
public struct PeriodicTable: Sendable, Hashable {
  /// A source of figures, as shown to the user.
  public struct SourceNote: Sendable, Hashable {
    /// The citation.
    public let title: String
    /// The license.
    public let license: String?
    /// The data set it was read from.
    public let via: String?
    /// The tables of further data whose values it gave, by the names of `DetailTable`.
    var tables: [String] = []

    /// The source with its data set: `CRC Handbook, via mendeleev 1.3.0`.
    public var citation: String { via.map { "\(title), via \($0)" } ?? title }
  }

  /// The elements by atomic number.
  public let elements: [AtomicElement]
  /// Sources by the key that figures refer to.
  public let sources: [String: SourceNote]
  /// Atomic numbers missing from an external catalog and filled in from the built-in one.
  public let filledIn: Set<Int>

  /// The elements by symbol, case-insensitively.
  public let bySymbol: [AtomicElement]
  /// The elements of each period, by atomic number.
  public let byPeriod: [Int: [AtomicElement]]
  /// The elements in each state, by atomic number.
  public let byState: [PhysicalState: [AtomicElement]]
  /// The elements of each category, by atomic number.
  public let byCategory: [ElementCategory: [AtomicElement]]
  /// The elements by first letter of the symbol, then by symbol.
  public let bySymbolInitial: [String: [AtomicElement]]

  private let positionByNumber: [Int: Int]
  private let positionByWord: [String: Int]

  /// Other spellings accepted in searches.
  private static let otherSpellings = [
    "aluminum": "aluminium", "cesium": "caesium", "sulphur": "sulfur",
  ]

  /// Returns the other spellings of an English name: of `Aluminium` `aluminum`.
  static func otherSpellings(of name: String) -> [String] {
    let name = name.lowercased()
    return otherSpellings.filter { $0.value == name }.map(\.key)
  }

  /// - Parameter elements: in any order, each number once.
  init(
    elements unsorted: [AtomicElement], sources: [String: SourceNote], filledIn: Set<Int> = []
  ) {
    let elements = unsorted.sorted { $0.number < $1.number }
    self.elements = elements
    self.sources = sources
    self.filledIn = filledIn
    bySymbol = Self.sorted(elements) { $0.symbol.lowercased() }
    byPeriod = Dictionary(grouping: elements, by: \.period)
    byState = Dictionary(grouping: elements, by: \.state)
    byCategory = Dictionary(grouping: elements, by: \.category)
    bySymbolInitial = Dictionary(grouping: bySymbol, by: \.symbolInitial)
    var numbers: [Int: Int] = [:]
    var words: [String: Int] = [:]
    for (position, element) in elements.enumerated() {
      numbers[element.number] = position
      words[element.name.lowercased()] = position
    }
    for (position, element) in elements.enumerated() {
      words[element.symbol.lowercased()] = position
    }
    for (spelling, name) in Self.otherSpellings where words[spelling] == nil {
      words[spelling] = words[name]
    }
    positionByNumber = numbers
    positionByWord = words
  }

  /// The element with this atomic number; nil if the table lacks it.
  public subscript(number: Int) -> AtomicElement? {
    positionByNumber[number].map { elements[$0] }
  }

  /// The element with this symbol, case-insensitively.
  public func element(symbol: String) -> AtomicElement? {
    let key = symbol.lowercased()
    return positionByWord[key].map { elements[$0] }.flatMap {
      $0.symbol.lowercased() == key ? $0 : nil
    }
  }

  /// The element with this atomic number, symbol or name: `79`, `Au`, `gold`. Other common spellings of names are
  /// accepted.
  public func find(_ text: String) -> AtomicElement? {
    if text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      return Int(text).flatMap { self[$0] }
    }
    return positionByWord[text.lowercased()].map { elements[$0] }
  }

  private static func sorted(
    _ elements: [AtomicElement], by key: (AtomicElement) -> String
  ) -> [AtomicElement] {
    elements.map { (key($0), $0) }
      .sorted { ($0.0, $0.1.number) < ($1.0, $1.1.number) }
      .map(\.1)
  }
}
