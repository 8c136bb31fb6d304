/// The properties of a substance, which differ between the forms of an element: diamond conducts heat as graphite does not. All
/// others are of the atom, of its nucleus, or of the element as such.
enum SubstanceProperties {
  /// Groups of which all are of the substance.
  private static let groups: Set<PropertyColumn.Group> = [
    .thermal, .mechanical, .electric, .optical,
  ]
  /// Those of other groups, by the keys of their columns.
  private static let keys: Set = [
    "magnetic_moment", "lattice_a", "lattice_b", "lattice_c", "lattice_ratio", "space_group",
    "molar_volume", "miedema_volume", "miedema_electron_density",
  ]

  /// True for a property of the substance.
  static func contains(_ key: String, in group: PropertyColumn.Group) -> Bool {
    groups.contains(group) || keys.contains(key)
  }
}

extension FigureKey {
  /// True for a figure of the substance, false for one of the atom.
  var isOfSubstance: Bool { SubstanceProperties.contains(rawValue, in: columnGroup) }
}

extension Figure {
  /// True for a figure of a form.
  func isOf(form name: String) -> Bool { conditions[.form] == name }
}
