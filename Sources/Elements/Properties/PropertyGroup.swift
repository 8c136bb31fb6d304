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

extension AtomicElement {
  /// All properties, as cards. Essential properties are `unknown` if there is no value; others are left out.
  public func propertyGroups(
    temperatures: TemperatureDisplay = .kelvin,
    sources: [String: PeriodicTable.SourceNote] = [:]
  ) -> [PropertyGroup] {
    let lines = PropertyLines(element: self, temperatures: temperatures, sources: sources)
    return [
      PropertyGroup(
        id: "physical", title: translatable("Physical", context: "group of properties"),
        properties: lines.physical),
      PropertyGroup(
        id: "atomic", title: translatable("Atomic", context: "group of properties"),
        properties: lines.atomic),
      PropertyGroup(
        id: "history", title: translatable("History", context: "group of properties"),
        properties: lines.history),
    ]
  }
}
