/// What can be typed into the search: the search's help, and docs/search.md.
public struct SearchHelp: Sendable, Hashable {
  /// Queries with what they find.
  public struct Line: Sendable, Hashable {
    /// Queries that find something.
    public let examples: [SearchExample]
    /// What they find, in English, to be translated.
    public let text: String
  }

  /// The heading, in English, to be translated.
  public let title: String
  public let lines: [Line]

  private init(_ title: String, _ lines: [(examples: [SearchExample], text: String)]) {
    self.title = title
    self.lines = lines.map { Line(examples: $0.examples, text: $0.text) }
  }

  /// The sections in their order.
  public static let all: [SearchHelp] = [
    elements, conditions, facts, answers, lists, formulas, joining,
  ]

  private static let elements = SearchHelp(
    translatable("Elements", context: "heading of the search’s help"),
    [
      (
        ["{gold}", "Au", "79", "ferrum", "oro"],
        translatable("Name in any language, symbol or number; a beginning is enough")
      ),
      (["columbium", "Uuo", "eka-silicon"], translatable("Former and provisional names")),
      (
        [
          "{noble gas}",
          // TRANSLATORS: Typed into the search: elements of a block.
          .sentence(translatable("d block", context: "example for the search")),
          "{liquid}", "{rare earth}",
        ],
        translatable("Category, block, state, name of a group")
      ),
      (
        [
          // TRANSLATORS: Typed into the search: elements that Davy discovered. His name stays in Latin letters.
          .sentence(translatable("discovered by Davy", context: "example for the search")),
          "Marie Curie", "{Sweden}",
        ],
        translatable("Discoverer and place of the discovery")
      ),
      (["{yellow}", "{silvery}"], translatable("Appearance", context: "property of an element")),
      (
        [.description("lamps"), .description("batteries")],
        translatable("A word of the sentences about elements, if nothing else has it")
      ),
      (
        ["{note}: {toxic}", "{note}"],
        translatable("A word of your notes, or all elements with a note")
      ),
    ])

  private static let conditions = SearchHelp(
    translatable("Conditions", context: "heading of the search’s help"),
    [
      (
        ["{melting point} < 300 K", "{density} > 20", "{crust} > 1 %"],
        translatable("Any property, by its title, key or beginning, with its units")
      ),
      (
        [
          "{boiling point} 500..800 °C",
          .sentence(
            // TRANSLATORS: Typed into the search: elements that melt between 0 and 100 °C.
            translatable("melting point between 0 and 100 °C", context: "example for the search")),
        ],
        translatable("A range of a property")
      ),
      (
        [
          // TRANSLATORS: Typed into the search: elements with a greater density than gold.
          .sentence(translatable("denser than gold", context: "example for the search")),
          // TRANSLATORS: Typed into the search: the elements that follow uranium in the table.
          .sentence(translatable("after uranium", context: "example for the search")),
        ],
        translatable("Compared with another element, or behind it in the table")
      ),
      (
        [
          "{discovered} < 1800",
          // TRANSLATORS: Typed into the search: elements that were known in the year 1800.
          .sentence(translatable("known in 1800", context: "example for the search")),
          "{ancient}",
        ],
        translatable("Time of the discovery; antiquity is before every year")
      ),
      (
        ["{half-life} > 1e9 {years}"], translatable("Elements with an isotope that lives so long")
      ),
    ])

  private static let facts = SearchHelp(
    translatable("Facts", context: "heading of the search’s help"),
    [
      (
        ["{radioactive}", "{stable}", "{natural}", "{synthetic}", "{superconductor}"],
        translatable("Isotopes, occurrence and conduction")
      ),
      (
        ["{toxic}", "{corrosive}", "{flammable}", "GHS06", "H330"],
        translatable("Harmonized classification of hazards, pictograms and statements")
      ),
      (
        ["7440-57-5", "231-165-9", "E 175"],
        translatable("CAS number, EC number, number of a food additive")
      ),
      (["bcc", "fcc", "hcp", "{orthorhombic}"], translatable("Crystal structure and system")),
      (
        ["4s1", "3d10 4s1", "[Xe] 4f14"],
        translatable("End of the electron configuration, or its beginning with the core")
      ),
      (["+7", "-3", "{oxidation number} 7"], translatable("Oxidation state")),
      (
        ["589 nm", "5890 Å", "{line} 253.65"],
        translatable("Spectral line, the nearest and strongest first")
      ),
    ])

  /// A question as a beginner asks it.
  public static let meltingPoints = SearchExample.sentence(
    // TRANSLATORS: Typed into the search: asks for the melting points of gold and silver.
    translatable("melting point of gold and silver", context: "example for the search"))

  private static let answers = SearchHelp(
    translatable("Answers", context: "heading of the search’s help"),
    [
      (
        [
          // TRANSLATORS: Typed into the search: asks for the electrical resistivity of copper.
          .sentence(translatable("resistivity of copper", context: "example for the search")),
          "Fe {density}",
          meltingPoints,
        ],
        translatable("A property of one element or several, with conditions and source")
      ),
      (
        ["U-235", "²³⁵U", "{uranium} 235", "deuterium"],
        translatable("A nuclide, with half-life, abundance and decay")
      ),
    ])

  private static let lists = SearchHelp(
    translatable("Orders", context: "heading of the search’s help"),
    [
      (
        [
          "{densest} 5",
          // TRANSLATORS: Typed into the search: the elements with the highest melting points.
          .sentence(translatable("highest melting point", context: "example for the search")),
          // TRANSLATORS: Typed into the search: the elements with the lowest electrical resistivities.
          .sentence(translatable("lowest resistivity", context: "example for the search")),
        ],
        translatable("The greatest or least values of a property, ten unless you say how many")
      ),
      (
        [
          "{best conductor}",
          // TRANSLATORS: Typed into the search: the elements that are most abundant in the Earth’s crust.
          .sentence(translatable("most abundant in the crust", context: "example for the search")),
          "{rarest}", "{hardest}",
        ],
        translatable("The same in everyday words")
      ),
    ])

  private static let formulas = SearchHelp(
    translatable("Formulas", context: "heading of the search’s help"),
    [
      (["H2O", "CuSO4*5H2O", "SO4^2-", "nacl"], translatable("Molar mass and mass fractions")),
      (["D2O", "[13C]6H12O6", "¹³CO₂"], translatable("The same with isotopes")),
      (
        ["25 g NaCl", "0.5 mol H2SO4"],
        translatable("Amounts: grams into moles, and moles into grams")
      ),
      (
        ["Fe + O2 -> Fe2O3", "MnO4^- + Fe^2+ + H^+ = Mn^2+ + Fe^3+ + H2O"],
        translatable("Reaction, balanced, with the masses")
      ),
    ])

  private static let joining = SearchHelp(
    translatable("Joined", context: "heading of the search’s help"),
    [
      (["{metal} {liquid}", "{period} 4 {group} 17"], translatable("All parts must hold")),
      (
        ["{iron}, {copper}", "Fe Co Ni"],
        translatable("One of the parts must hold; symbols and names also without commas")
      ),
      (
        [
          // TRANSLATORS: Typed into the search: metals that are not radioactive.
          .sentence(translatable("metal not radioactive", context: "example for the search")),
          "{group} 17 -{gas}",
        ],
        translatable("Not: what follows must not hold")
      ),
      (
        [
          "Sc–Zn",
          // TRANSLATORS: Typed into the search: the elements from mercury to lead.
          .sentence(translatable("from Hg to Pb", context: "example for the search")),
        ], translatable("From one element to another")
      ),
      (["“Humphry Davy”"], translatable("Words that follow each other")),
    ])

  /// All queries of the help.
  public static var examples: [SearchExample] { all.flatMap(\.lines).flatMap(\.examples) }

  /// Three examples that differ from one text to the next.
  /// - Parameter text: the text that found nothing.
  public static func examples(for text: String) -> [SearchExample] {
    let examples = all.compactMap { $0.lines.first?.examples }
    let seed = text.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xffff }
    return (0..<3).map { number in
      let section = examples[(seed + number) % examples.count]
      return section[seed % section.count]
    }
  }
}
