/// The text on the back of an element's tile: a few facts in short form.
public struct TileBackText: Sendable, Hashable {
  /// A title and its value.
  public struct Fact: Sendable, Hashable, Identifiable {
    /// Key of the property: `melt`, `period`.
    public let id: String
    /// The title in English, to be translated.
    public let title: String
    /// The value with its unit; `unknown` if it is not known.
    public let value: Message
  }

  /// Group, period and block.
  public let position: [Fact]
  /// State, category, weight and physical properties.
  public let figures: [Fact]
  /// Year and discoverer.
  public let discovery: Fact

  /// The card of `element`, with temperatures in the tile's units.
  /// - Parameter person: returns the name of a discoverer in the user's language.
  public init(
    _ element: AtomicElement, temperatures: TemperatureDisplay = .kelvin,
    person: (String) -> String = { $0 }
  ) {
    let lines = PropertyLines(element: element, temperatures: temperatures, sources: [:])
    let known = Dictionary(
      (lines.physical + lines.atomic).map { ($0.id, $0.value) }, uniquingKeysWith: { $1 })
    func fact(_ id: String, _ title: String) -> Fact {
      Fact(id: id, title: title, value: known[id] ?? PropertyLines.unknown)
    }
    func temperature(_ key: FigureKey) -> Fact {
      let text = element.figures[key]?.displayText(in: temperatures.onTile)
      return text.map { Fact(id: key.rawValue, title: key.title, value: $0) }
        ?? fact(key.rawValue, key.title)
    }
    let weight = RecordDecoder.weightKey
    let isMassNumber = element.atomicWeight.kind == .massNumber
    figures = [
      fact("phase", translatable("State", context: "property of an element")),
      fact("category", translatable("Category", context: "property of an element")),
      fact(weight, isMassNumber ? translatable("Mass number") : translatable("Atomic weight")),
      temperature(.meltingPoint),
      temperature(.boilingPoint),
      fact(FigureKey.density.rawValue, FigureKey.density.title),
    ]
    position = [
      Fact(
        id: "group", title: translatable("Group", context: "property of an element"),
        value: .verbatim(element.group.map(String.init) ?? "–")),
      Fact(
        id: "period", title: translatable("Period", context: "property of an element"),
        value: .verbatim(String(element.period))),
      Fact(
        id: "block", title: translatable("Block", context: "property of an element"),
        value: .verbatim(element.block)),
    ]
    discovery = Fact(
      id: "discovery", title: translatable("Discovered", context: "property of an element"),
      value: Self.words(element.discovery, person))
  }

  /// `1669 by Hennig Brand`, `known since antiquity`; with a note `1801: by del Río; again by Sefström in 1830`, because
  /// then the year is not that of all discoverers.
  private static func words(
    _ discovery: AtomicElement.Discovery, _ person: (String) -> String
  ) -> Message {
    let year = discovery.year.map { Message.verbatim(String($0)) }
    let note = discovery.note.map(Message.text)
    let people = discovery.by.map { Message.people($0, name: person) }
    return switch (year, note, people) {
    case (let year?, let note?, _): .format(translatable("{1}: {2}"), year, note)
    // TRANSLATORS: The year in which an element was discovered, and by whom.
    case (let year?, nil, let people?): .format(translatable("{1} by {2}"), year, people)
    // TRANSLATORS: By whom an element was discovered.
    case (nil, _, let people?): .format(translatable("by {1}"), people)
    case (_, _, nil): year ?? note ?? PropertyLines.unknown
    }
  }
}
