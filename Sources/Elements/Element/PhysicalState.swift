/// The state of an element at 20 °C and 1 atm.
public enum PhysicalState: String, Sendable, Hashable, CaseIterable {
  case solid
  case liquid
  case gas
  /// Too little of it has been made to tell.
  case unknown

  /// First atomic number with an unknown state, whatever is predicted.
  static let unknownFrom = 100

  /// The state as a heading: `Solid`.
  public var title: String {
    switch self {
    case .solid: translatable("Solid")
    case .liquid: translatable("Liquid")
    case .gas: translatable("Gas")
    case .unknown: translatable("Unknown")
    }
  }

  /// The state within a sentence: `solid`.
  public var word: String {
    switch self {
    case .solid: translatable("solid")
    case .liquid: translatable("liquid")
    case .gas: translatable("gas")
    case .unknown: translatable("unknown", context: "state of an element")
    }
  }
}
