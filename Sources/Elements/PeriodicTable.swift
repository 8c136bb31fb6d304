/// All elements of a catalog, sorted and indexed once, when it is read. Immutable.
public struct PeriodicTable: Sendable, Hashable {
  /// What is told to the user about a source of figures.
  public struct SourceNote: Sendable, Hashable {
    /// As it is cited.
    public let title: String
    /// Under which it may be used.
    public let license: String?
    /// The data set that carries it.
    public let via: String?

    /// The source and the data set it was read from: `CRC Handbook, via mendeleev 1.3.0`.
    public var citation: String { via.map { "\(title), via \($0)" } ?? title }
  }

  /// By atomic number.
  public let elements: [AtomicElement]
  /// What the elements' source keys mean.
  public let sources: [String: SourceNote]
  /// The numbers of the elements that a catalog from elsewhere lacks, and the built-in one has filled in.
  public let filledIn: Set<Int>

  /// By name, without regard to case.
  public let byName: [AtomicElement]
  /// By symbol, without regard to case.
  public let bySymbol: [AtomicElement]
  /// By period; within each by number.
  public let byPeriod: [Int: [AtomicElement]]
  /// By state; within each by number.
  public let byState: [PhysicalState: [AtomicElement]]
  /// By category; within each by number.
  public let byCategory: [ElementCategory: [AtomicElement]]
  /// By the name's first letter; within a letter by name.
  public let byInitial: [String: [AtomicElement]]
  /// By the symbol's first letter; within a letter by symbol.
  public let bySymbolInitial: [String: [AtomicElement]]

  private let positionByNumber: [Int: Int]
  private let positionByWord: [String: Int]

  /// Other spellings under which people look for an element.
  private static let otherSpellings = [
    "aluminum": "aluminium", "cesium": "caesium", "sulphur": "sulfur",
  ]

  /// - Parameter elements: in any order, each number once.
  init(
    elements unsorted: [AtomicElement], sources: [String: SourceNote], filledIn: Set<Int> = []
  ) {
    let elements = unsorted.sorted { $0.number < $1.number }
    self.elements = elements
    self.sources = sources
    self.filledIn = filledIn
    byName = Self.sorted(elements) { $0.name.lowercased() }
    bySymbol = Self.sorted(elements) { $0.symbol.lowercased() }
    byPeriod = Dictionary(grouping: elements, by: \.period)
    byState = Dictionary(grouping: elements, by: \.state)
    byCategory = Dictionary(grouping: elements, by: \.category)
    byInitial = Dictionary(grouping: byName, by: \.initial)
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

  /// The element with this atomic number; nil where the table has none.
  public subscript(number: Int) -> AtomicElement? {
    positionByNumber[number].map { elements[$0] }
  }

  /// The element with this symbol, in upper or lower case.
  public func element(symbol: String) -> AtomicElement? {
    let key = symbol.lowercased()
    return positionByWord[key].map { elements[$0] }.flatMap {
      $0.symbol.lowercased() == key ? $0 : nil
    }
  }

  /// The element with this name, in upper or lower case; other usual spellings count as well.
  public func element(named name: String) -> AtomicElement? {
    let key = name.lowercased()
    let spelling = Self.otherSpellings[key] ?? key
    return positionByWord[spelling].map { elements[$0] }.flatMap {
      $0.name.lowercased() == spelling ? $0 : nil
    }
  }

  /// The element that is meant by a whole number, symbol or name: `79`, `Au`, `gold`.
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
