/// One chemical element with everything the catalog knows about it. Immutable; what the user
/// thinks of it (a favorite, say) is not part of it. Hashed by its number.
public struct AtomicElement: Sendable, Identifiable, Hashable {
  /// Who found an element, and when.
  public struct Discovery: Sendable, Hashable {
    /// The people, as the catalog names them; nil where nobody is known.
    public let by: String?
    /// The year, of the common era; nil where none is known.
    public let year: Int?
    /// Note on the year, or in place of one: `known since antiquity`.
    public let note: String?
    /// The countries in which it was.
    public let location: String?
  }

  /// The atomic number, 1 to 118.
  public let number: Int
  /// `Au`.
  public let symbol: String
  /// In IUPAC's spelling: caesium, aluminium, sulfur.
  public let name: String
  /// The one that gives the tile its color.
  public let category: ElementCategory
  /// At 20 °C and 1 atm.
  public let state: PhysicalState
  /// The standard atomic weight, or the mass number of the longest-lived isotope (see its kind).
  public let atomicWeight: Figure
  /// `nil` for the lanthanides and actinides outside group 3.
  public let group: Int?
  /// From 1 to 7.
  public let period: Int
  /// `s`, `p`, `d` or `f`.
  public let block: String
  /// Of the table as it is drawn, 1 to 18.
  public let column: Int
  /// Of the table as it is drawn, 1 to 10; the f-block stands in rows 9 and 10.
  public let row: Int
  /// Electrons in each shell, from the inside.
  public let shells: [Int]
  /// What it looks like, in English: `soft, silvery-white metal`.
  public let appearance: String?
  /// What there is to say of it in a few English sentences; may be empty.
  public let summary: String
  /// The element's page in the English Wikipedia, as the catalog gives it.
  public let wikipedia: String?
  /// Who found it, and when.
  public let discovery: Discovery
  /// Who gave it its name.
  public let namedBy: String?
  /// Where its name comes from.
  public let nameOrigin: String?
  /// What is known in numbers. What is missing is not known.
  public let figures: [FigureKey: Figure]
  /// What is to be said of figures that do not exist, such as `none at 1 atm`.
  public let remarks: [FigureKey: String]
  /// As the catalog writes it, `[Xe] 4f14 5d10 6s1`.
  public let electronConfiguration: String?
  /// The main ones.
  public let oxidationStates: [Int]
  /// Of the form that is meant, `body-centered cubic`.
  public let crystalStructure: String?
  /// The number in the registry of the Chemical Abstracts Service.
  public let cas: String?
  /// The keys of the sources of what is no figure, by the catalog's key.
  public let textSources: [String: String]
  /// Kinds of what is no figure, by the catalog's key; a state may rest on an estimate.
  public let textKinds: [String: Figure.Kind]

  public var id: Int { number }

  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension AtomicElement {
  /// The first line of a row: `Sodium`.
  public var listTitle: String { name }

  /// The second line of a row: `Na(11) 22.98976928`, digit for digit as in the catalog.
  public var listSubtitle: String {
    let weight = atomicWeight.kind == .massNumber ? atomicWeight.text : atomicWeight.digits
    return "\(symbol)(\(number)) \(weight)"
  }

  /// What a screen reader says: `Gold, Au, 79, solid, transition metal`.
  public var accessibleName: Message {
    .format(
      // TRANSLATORS: An element's name, symbol, atomic number, state and category.
      translatable("{1}, {2}, {3}, {4}, {5}"), .text(name), .verbatim(symbol),
      .verbatim(String(number)), .text(state.word), .text(category.word))
  }

  /// The letter under which the name is listed.
  public var initial: String { Self.initial(of: name) }

  /// The letter under which the symbol is listed.
  public var symbolInitial: String { Self.initial(of: symbol) }

  /// The weight as there is room for it on a tile: at most three decimals, `196.967`, `[223]`.
  public var tileWeight: String {
    guard atomicWeight.kind != .massNumber else { return atomicWeight.text }
    return NumberFormat.rounded(atomicWeight.digits, toDecimals: Self.tileDecimals)
  }

  private static let tileDecimals = 3

  private static func initial(of text: String) -> String {
    text.first.map { $0.uppercased() } ?? "#"
  }
}
