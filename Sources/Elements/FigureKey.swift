/// Which figure of an element is meant. The raw value is its key in the catalogue.
/// The atomic weight is not among them: every element has one, in a property of its own.
public enum FigureKey: String, Sendable, Hashable, CaseIterable {
  case meltingPoint = "melt"
  case boilingPoint = "boil"
  case density
  case molarHeat = "molar_heat"
  case heatOfFusion = "heat_of_fusion"
  case heatOfVaporization = "heat_of_vaporization"
  case thermalConductivity = "thermal_conductivity"
  case abundanceInCrust = "abundance_crust"
  case abundanceInSea = "abundance_sea"
  case electronegativity = "electronegativity_pauling"
  case firstIonizationEnergy = "first_ionization_energy"
  case electronAffinity = "electron_affinity"
  case atomicRadius = "atomic_radius"
  case covalentRadius = "covalent_radius"
  case vanDerWaalsRadius = "van_der_waals_radius"

  /// The card on which it is shown.
  public enum Group: Sendable, Hashable {
    case physical
    case atomic
  }

  public var group: Group {
    switch self {
    case .meltingPoint, .boilingPoint, .density, .molarHeat, .heatOfFusion, .heatOfVaporization,
      .thermalConductivity, .abundanceInCrust, .abundanceInSea:
      .physical
    case .electronegativity, .firstIonizationEnergy, .electronAffinity, .atomicRadius,
      .covalentRadius, .vanDerWaalsRadius:
      .atomic
    }
  }

  public var title: String {
    switch self {
    case .meltingPoint: translatable("Melting point")
    case .boilingPoint: translatable("Boiling point")
    case .density: translatable("Density")
    case .molarHeat: translatable("Molar heat capacity")
    case .heatOfFusion: translatable("Heat of fusion")
    case .heatOfVaporization: translatable("Heat of vaporisation")
    case .thermalConductivity: translatable("Thermal conductivity")
    case .abundanceInCrust: translatable("Abundance in the Earth’s crust")
    case .abundanceInSea: translatable("Abundance in sea water")
    case .electronegativity: translatable("Electronegativity (Pauling)")
    case .firstIonizationEnergy: translatable("First ionisation energy")
    case .electronAffinity: translatable("Electron affinity")
    case .atomicRadius: translatable("Atomic radius")
    case .covalentRadius: translatable("Covalent radius")
    case .vanDerWaalsRadius: translatable("Van der Waals radius")
    }
  }

  /// Whether its row stands there even where nothing is known.
  var isEssential: Bool {
    switch self {
    case .meltingPoint, .boilingPoint, .density, .molarHeat: true
    default: false
    }
  }

  /// Whether only numbers above zero make sense.
  var isPositive: Bool { self != .electronAffinity }

  /// The unit of files that do not name one: the widely used schema has these.
  func defaultUnit(state: PhysicalState) -> String? {
    switch self {
    case .meltingPoint, .boilingPoint: "K"
    case .density: state == .gas ? "g/L" : "g/cm³"
    case .molarHeat: "J/(mol·K)"
    case .electronAffinity, .heatOfFusion, .heatOfVaporization: "kJ/mol"
    default: nil
    }
  }
}
