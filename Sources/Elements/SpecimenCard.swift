/// The text on the back of an element's tile: a few facts in short form.
public struct SpecimenCard: Sendable, Hashable {
  /// A title and its value.
  public struct Fact: Sendable, Hashable, Identifiable {
    public let id: String
    public let title: String
    /// The value with its unit; `unknown` if it is not known.
    public let value: String
  }

  /// Group, period and block.
  public let position: [Fact]
  /// State, category, weight and physical properties.
  public let figures: [Fact]
  /// Year and discoverer.
  public let discovery: Fact

  /// The card of `element`, with temperatures in the tile's units.
  public init(_ element: AtomicElement, temperatures: TemperatureDisplay = .kelvin) {
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
      fact("phase", translatable("State")),
      fact("category", translatable("Category")),
      fact(weight, isMassNumber ? translatable("Mass number") : translatable("Atomic weight")),
      temperature(.meltingPoint),
      temperature(.boilingPoint),
      fact(FigureKey.density.rawValue, FigureKey.density.title),
    ]
    position = [
      Fact(
        id: "group", title: translatable("Group"), value: element.group.map(String.init) ?? "–"),
      Fact(id: "period", title: translatable("Period"), value: String(element.period)),
      Fact(id: "block", title: translatable("Block"), value: element.block),
    ]
    discovery = Fact(
      id: "discovery", title: translatable("Discovered"), value: Self.words(element.discovery))
  }

  /// `1669 by Hennig Brand`, `known since antiquity`.
  private static func words(_ discovery: AtomicElement.Discovery) -> String {
    let when = discovery.year.map(String.init) ?? discovery.note
    guard let people = discovery.by else { return when ?? PropertyLines.unknown }
    let by = "\(translatable("by")) \(people)"
    return when.map { "\($0) \(by)" } ?? by
  }
}
