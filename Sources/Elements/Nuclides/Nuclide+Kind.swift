extension Nuclide {
  /// Stable, or the chief way of decay: the color of the nuclide's cell.
  public enum Kind: Sendable, Hashable {
    case stable
    case decay(DecayMode.Family)
    /// Radioactive, and no way of decay is known.
    case unknown

    /// All kinds, in the order of a legend.
    public static let all =
      [.stable] + DecayMode.Family.allCases.map { Kind.decay($0) } + [.unknown]
  }

  public var kind: Kind {
    guard halfLife.kind != .stable else { return .stable }
    return chiefDecay.map { .decay($0.family) } ?? .unknown
  }
}

extension Nuclide.Kind {
  /// `Stable`, `Alpha decay`
  public var title: Message {
    switch self {
    case .stable: .text(translatable("Stable"))
    case .decay(let family): family.title
    case .unknown: .text(translatable("Unknown decay"))
    }
  }

  /// The letter on most cells of this kind; empty for a stable nuclide.
  public var letter: String {
    switch self {
    case .stable: ""
    case .decay(.betaMinus): "β⁻"
    case .decay(.betaPlus): "β⁺"
    case .decay(.alpha): "α"
    case .decay(.fission): "SF"
    case .decay(.proton): "p"
    case .decay(.neutron): "n"
    case .decay(.cluster): "C"
    case .unknown: "?"
    }
  }

  /// Identifier for names of widgets: `beta-minus`.
  public var id: String {
    switch self {
    case .stable: "stable"
    case .decay(let family): family.rawValue
    case .unknown: "unknown"
    }
  }
}
