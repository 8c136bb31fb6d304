/// A chemical element with all its data from the catalog. Immutable; favorites are not part of it. Hashed by its
/// atomic number.
public struct AtomicElement: Sendable, Identifiable, Hashable {
  /// The discovery of an element.
  public struct Discovery: Sendable, Hashable {
    /// The discoverers, as in the catalog; nil if unknown.
    public let by: String?
    /// The year, of the common era; nil if unknown.
    public let year: Int?
    /// Note on the year, or in place of it: `known since antiquity`.
    public let note: String?
    /// The countries of the discovery.
    public let location: String?
  }

  /// What an element is in one of its forms.
  struct Form {
    let name: String
    let state: PhysicalState
    /// The atomic mass of a form that is an isotope; nil for the weight of the element.
    let weight: Figure?
    let appearance: String?
    /// The crystal system with the key of its source; nil if it is unknown.
    let crystal: (system: String, source: String?)?
    /// All figures: those of the form, and those of the atom.
    let figures: [FigureKey: Figure]
    /// True for a figure of the atom.
    let keeps: (FigureKey) -> Bool
  }

  /// The atomic number, 1 to 118.
  public let number: Int
  /// The chemical symbol: `Au`.
  public let symbol: String
  /// The name in IUPAC's spelling: caesium, aluminium, sulfur.
  public let name: String
  /// The category, which gives the tile its color.
  public let category: ElementCategory
  /// The state at 20 °C and 1 atm.
  public private(set) var state: PhysicalState
  /// The standard atomic weight, or the mass number of the longest-lived isotope (see `Figure.kind`).
  public private(set) var atomicWeight: Figure
  /// The group, 1 to 18; nil for the lanthanides and actinides outside group 3.
  public let group: Int?
  /// The period, 1 to 7.
  public let period: Int
  /// The block: `s`, `p`, `d` or `f`.
  public let block: String
  /// Column in the periodic table as drawn, 1 to 18.
  public let column: Int
  /// Row in the periodic table as drawn, 1 to 10; the f-block is in rows 9 and 10.
  public let row: Int
  /// Electrons in each shell, innermost first.
  public let shells: [Int]
  /// The appearance, in English: `soft, silvery-white metal`.
  public private(set) var appearance: String?
  /// A summary of a few English sentences; may be empty.
  public let summary: String
  /// The address of the element's page in the English Wikipedia, as in the catalog.
  public let wikipedia: String?
  /// The discovery.
  public let discovery: Discovery
  /// The people or institution that named the element.
  public let namedBy: String?
  /// The origin of the name.
  public let nameOrigin: String?
  /// The known figures; an unknown one has no entry.
  public private(set) var figures: [FigureKey: Figure]
  /// Remarks on figures that do not exist, such as `none at 1 atm`.
  public private(set) var remarks: [FigureKey: String]
  /// The electron configuration as in the catalog, `[Xe] 4f14 5d10 6s1`.
  public let electronConfiguration: String?
  /// The main oxidation states.
  public let oxidationStates: [Int]
  /// The crystal structure, `body-centered cubic`.
  public private(set) var crystalStructure: String?
  /// The CAS registry number.
  public private(set) var cas: String?
  /// Source keys of the fields that are not figures, by catalog key.
  public private(set) var textSources: [String: String]
  /// Kinds of the fields that are not figures, by catalog key: a state may be an estimate.
  public private(set) var textKinds: [String: Figure.Kind]
  /// The form whose figures are shown, `diamond`; nil for the element as in the catalog.
  public private(set) var form: String?
  /// True if the crystal structure is that of the form.
  private(set) var hasCrystalOfForm = false

  public var id: Int { number }

  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension AtomicElement {
  /// True for an element known before it could be discovered.
  var isAncient: Bool { discovery.year == nil && discovery.note != nil }

  /// The name in the user's language, with the form if one is shown: `Carbon (diamond)`.
  public var shownName: Message { form.map(name(ofForm:)) ?? .elementName(name) }

  /// The name within a sentence: `tin`, in German `Zinn`.
  var nameInSentence: Message { .elementNameInSentence(name) }

  /// The name with that of a form: `Carbon (diamond)`.
  func name(ofForm form: String) -> Message {
    .format(translatable("{1} ({2})"), .elementName(name), .condition(form))
  }

  /// The name of the form that is shown: `diamond`; nil for none.
  public var formName: Message? { form.map { .condition($0) } }

  /// The element named without its form, for a tile beside its name.
  public var namedWithoutForm: AtomicElement {
    var element = self
    element.form = nil
    return element
  }

  /// Returns the element in a form.
  func inForm(_ form: Form) -> AtomicElement {
    var element = self
    element.form = form.name
    element.state = form.state
    element.atomicWeight = form.weight ?? atomicWeight
    element.figures = form.figures
    element.remarks = remarks.filter { form.keeps($0.key) }
    (element.appearance, element.cas) = (form.appearance, nil)
    element.crystalStructure = form.crystal?.system
    element.hasCrystalOfForm = form.crystal != nil
    element.textSources["phase"] = nil
    element.textKinds["phase"] = nil
    element.textSources["crystal_structure"] = form.crystal?.source
    return element
  }

  /// The atomic weight in a row, digit for digit as in the catalog: `22.98976928`, or the mass number `[98]`.
  public var listWeight: String {
    atomicWeight.kind == .massNumber ? atomicWeight.text : atomicWeight.digits
  }

  /// The accessible name, with the state at 20 °C: `Gold, Au, 79, solid, transition metal`.
  public var accessibleName: Message { accessibleName(in: state) }

  /// Returns the accessible name in a state.
  public func accessibleName(in state: PhysicalState) -> Message {
    .format(
      // TRANSLATORS: An element's name, symbol, atomic number, state and category.
      translatable("{1}, {2}, {3}, {4}, {5}"), shownName, .verbatim(symbol),
      .verbatim(String(number)), .text(state.word), .text(category.word))
  }

  /// First letter of the symbol, upper case.
  public var symbolInitial: String { Self.initial(of: symbol) }

  /// The weight for a tile, with at most three decimals: `196.967`, `[223]`.
  public var tileWeight: String {
    guard atomicWeight.kind != .massNumber else { return atomicWeight.text }
    return NumberFormat.rounded(atomicWeight.digits, toDecimals: Self.tileDecimals)
  }

  private static let tileDecimals = 3

  private static func initial(of text: String) -> String {
    text.first.map { $0.uppercased() } ?? "#"
  }
}
