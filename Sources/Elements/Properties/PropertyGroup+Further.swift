/// The cards of the properties beyond the catalog's.
extension AtomicElement {
  /// The known properties of `list` that `propertyGroups` does not have, as cards in the order of their groups.
  public func furtherGroups(
    of list: PropertyList, temperatures: TemperatureDisplay = .kelvin
  ) -> [PropertyGroup] {
    PropertyColumn.Group.allCases
      .map { furtherGroup($0, of: list, temperatures: temperatures) }
      .filter { !$0.properties.isEmpty }
  }

  /// The card of one group; without properties if none is known.
  public func furtherGroup(
    _ group: PropertyColumn.Group, of list: PropertyList,
    temperatures: TemperatureDisplay = .kelvin
  ) -> PropertyGroup {
    let own = Set(propertyGroups().flatMap(\.properties).map(\.id))
    let columns = list.columns.filter { $0.group == group && !own.contains($0.id) }
    return PropertyGroup(
      id: group.rawValue, title: group.title,
      properties: columns.compactMap { column in
        column.values[number].map { value in
          PropertyLines(
            element: self, temperatures: column.isAlwaysInKelvin ? .kelvinAlone : temperatures,
            sources: list.sources
          ).line(column.id, column.title, value.figure)
        }
      })
  }
}
