/// A section of an element's page: a card with its title.
public struct PageSection: Sendable, Hashable {
  /// The identifier of the card: `hazards`.
  public let id: String
  /// The title in English, to be translated.
  public let title: String

  /// A section titled in English.
  public init(_ id: String, _ title: String) { (self.id, self.title) = (id, title) }

  static let physical = Self(
    "physical", translatable("Physical", context: "group of properties"))
  static let atomic = Self("atomic", translatable("Atomic", context: "group of properties"))
  static let history = Self("history", translatable("History", context: "group of properties"))
  public static let isotopes = Self("isotopes", translatable("Isotopes"))
  public static let ionization = Self("ionization", translatable("Ionization Energies"))
  public static let oxidationStates = Self("oxidation", translatable("Oxidation States"))
  public static let ionicRadii = Self("radii", translatable("Ionic Radii"))
  public static let spectrum = Self("spectrum", translatable("Spectrum"))
  public static let crystal = Self("crystal", translatable("Crystal"))
  // TRANSLATORS: The forms of an element, such as diamond and graphite.
  public static let forms = Self("forms", translatable("Forms", context: "forms of an element"))
  public static let abundance = Self("abundance", translatable("Abundance"))
  public static let hazards = Self("hazards", translatable("Hazards"))
  public static let names = Self("names", translatable("Names"))

  /// Properties beyond the catalog's. Titled otherwise than the card with the same subject.
  public static func further(_ group: PropertyColumn.Group) -> Self {
    let title =
      switch group {
      case .atomic: translatable("Reactivity and X-Rays")
      case .crystal: translatable("Lattice and Volume")
      default: group.title
      }
    return Self("properties-\(group.rawValue)", title)
  }

  /// The groups of further properties that have a card: all but those with one of another kind.
  public static let furtherGroups = PropertyColumn.Group.allCases.filter {
    $0 != .ionization && $0 != .abundance
  }

  /// All but the user's note and the user's own properties.
  static let all =
    [
      physical, atomic, history, isotopes, ionization, oxidationStates, ionicRadii, spectrum,
      crystal, forms, abundance, hazards,
    ] + furtherGroups.filter { $0 != .own }.map(further) + [names]
}
