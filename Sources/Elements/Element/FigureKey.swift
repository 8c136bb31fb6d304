/// The figures of an element, in the order of the catalog; the raw value is the catalog's key. The atomic weight is
/// not among them: every element has one, in `AtomicElement.atomicWeight`.
public enum FigureKey: String, Sendable, Hashable, CaseIterable {
  case meltingPoint = "melt"
  case boilingPoint = "boil"
  case density
  case molarHeat = "molar_heat"
  case electronegativity = "electronegativity_pauling"
  case electronAffinity = "electron_affinity"
  case firstIonizationEnergy = "first_ionization_energy"
  case covalentRadius = "covalent_radius"
  case vanDerWaalsRadius = "van_der_waals_radius"
  case atomicRadius = "atomic_radius"
  case heatOfFusion = "heat_of_fusion"
  case heatOfVaporization = "heat_of_vaporization"
  case thermalConductivity = "thermal_conductivity"

  /// A card of an element's page.
  public enum Group: Sendable, Hashable {
    case physical
    case atomic
  }

  /// The card that shows the figure.
  public var group: Group {
    switch self {
    case .meltingPoint, .boilingPoint, .density, .molarHeat, .heatOfFusion, .heatOfVaporization,
      .thermalConductivity:
      .physical
    case .electronegativity, .electronAffinity, .firstIonizationEnergy, .covalentRadius,
      .vanDerWaalsRadius, .atomicRadius:
      .atomic
    }
  }

  /// The title on the card, `Melting point`.
  public var title: String {
    switch self {
    case .meltingPoint: translatable("Melting point")
    case .boilingPoint: translatable("Boiling point")
    case .density: translatable("Density")
    case .molarHeat: translatable("Molar heat capacity")
    case .heatOfFusion: translatable("Heat of fusion")
    case .heatOfVaporization: translatable("Heat of vaporization")
    case .thermalConductivity: translatable("Thermal conductivity")
    case .electronegativity: translatable("Electronegativity (Pauling)")
    case .firstIonizationEnergy: translatable("First ionization energy")
    case .electronAffinity: translatable("Electron affinity")
    case .atomicRadius: translatable("Atomic radius")
    case .covalentRadius: translatable("Covalent radius")
    case .vanDerWaalsRadius: translatable("Van der Waals radius")
    }
  }

  /// True if the row is shown even for an unknown value.
  var isEssential: Bool {
    switch self {
    case .meltingPoint, .boilingPoint, .density, .molarHeat: true
    default: false
    }
  }

  /// True if only positive numbers are valid.
  var isPositive: Bool { self != .electronAffinity }

  /// The default unit of a file that names none, as in the widely used schema.
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
