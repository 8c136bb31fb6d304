/// A hazard pictogram of the Globally Harmonized System (GHS) that an element has.
public enum HazardPictogram: String, Sendable, Hashable, CaseIterable {
  case flame = "GHS02"
  case flameOverCircle = "GHS03"
  case gasCylinder = "GHS04"
  case corrosion = "GHS05"
  case skull = "GHS06"
  case exclamationMark = "GHS07"
  case healthHazard = "GHS08"
  case environment = "GHS09"

  /// The hazard warned of.
  public var title: Message {
    switch self {
    case .flame: .text(translatable("Flammable"))
    case .flameOverCircle: .text(translatable("Oxidizing"))
    case .gasCylinder: .text(translatable("Gas under pressure"))
    case .corrosion: .text(translatable("Corrosive"))
    case .skull: .text(translatable("Acutely toxic"))
    case .exclamationMark: .text(translatable("Harmful or irritating"))
    case .healthHazard: .text(translatable("Serious health hazard"))
    case .environment: .text(translatable("Hazardous to the environment"))
    }
  }
}

/// The word on a label that states the degree of hazard.
public enum SignalWord: String, Sendable, Hashable {
  case danger = "Danger"
  case warning = "Warning"

  public var title: Message {
    switch self {
    case .danger: .text(translatable("Danger"))
    case .warning: .text(translatable("Warning"))
    }
  }
}
