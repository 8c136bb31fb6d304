/// The properties of one card.
public struct PropertyGroup: Sendable, Hashable, Identifiable {
  /// Identifier: `physical`, `atomic` or `history`; of further properties the raw value of their `PropertyColumn.Group`.
  public let id: String
  /// The title in English, to be translated.
  public let title: String
  public let properties: [Property]

  /// The title of the source of most properties, the first one of several; nil without any source. The position in the
  /// table does not count, which is the same in every source.
  public var chiefSource: String? {
    let sources = properties.filter { !Self.position.contains($0.id) }.compactMap(\.source)
    let counts = Dictionary(sources.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    return sources.first { counts[$0] == most }
  }

  private static let position: Set = ["group", "period", "block"]
}

extension PropertyGroup {
  fileprivate init(_ section: PageSection, _ properties: [Property]) {
    self.init(id: section.id, title: section.title, properties: properties)
  }
}

extension AtomicElement {
  /// All properties, as cards. Essential properties are `unknown` if there is no value; others are left out.
  public func propertyGroups(
    temperatures: TemperatureDisplay = .kelvin,
    sources: [String: PeriodicTable.SourceNote] = [:]
  ) -> [PropertyGroup] {
    let lines = PropertyLines(element: self, temperatures: temperatures, sources: sources)
    return [
      PropertyGroup(.physical, lines.physical), PropertyGroup(.atomic, lines.atomic),
      PropertyGroup(.history, lines.history),
    ]
  }
}
