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
    case .flame: .text(translatable("Flammable", context: "hazard pictogram"))
    case .flameOverCircle: .text(translatable("Oxidizing", context: "hazard pictogram"))
    case .gasCylinder: .text(translatable("Gas under pressure", context: "hazard pictogram"))
    case .corrosion: .text(translatable("Corrosive", context: "hazard pictogram"))
    case .skull: .text(translatable("Acutely toxic", context: "hazard pictogram"))
    case .exclamationMark: .text(translatable("Harmful or irritating", context: "hazard pictogram"))
    case .healthHazard: .text(translatable("Serious health hazard", context: "hazard pictogram"))
    case .environment:
      .text(translatable("Hazardous to the environment", context: "hazard pictogram"))
    }
  }
}

/// The word on a label that states the degree of hazard.
public enum SignalWord: String, Sendable, Hashable {
  case danger = "Danger"
  case warning = "Warning"

  public var title: Message {
    switch self {
    case .danger: .text(translatable("Danger", context: "CLP regulation"))
    case .warning: .text(translatable("Warning", context: "CLP regulation"))
    }
  }
}
