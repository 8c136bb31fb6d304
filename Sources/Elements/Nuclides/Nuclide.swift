/// A nuclide: the ground state of a nucleus, or an isomer that occurs in nature.
public struct Nuclide: Sendable, Hashable {
  /// Atomic number and mass number.
  public let number: Int
  public let massNumber: Int
  /// True for an isomer, whose mass number is written `180m`.
  public let isIsomer: Bool
  /// Relative atomic mass.
  public let mass: Figure
  /// Share of the atoms of the natural element in percent; nil if there are none.
  public let abundance: Figure?
  public let halfLife: HalfLife
  /// The key of the half-life's source, which is newer for some than the evaluation that has the others.
  public let halfLifeSource: String
  /// The ways of decay, as the source lists them; none for a stable nuclide.
  public let decays: [DecayMode]
  /// Spin and parity, `3/2+`; uncertain parts are in parentheses.
  public let spin: String?
  /// True for a spin estimated from neighboring nuclides.
  public let isSpinEstimated: Bool
  /// The year of the common era; nil if the source has none.
  public let discoveryYear: Int?

  public var neutrons: Int { massNumber - number }

  /// `198`, `180m`
  public var massText: String { String(massNumber) + (isIsomer ? "m" : "") }

  /// The name by which an action calls the nuclide: `Au-198`.
  public func name(_ symbol: String) -> String { "\(symbol)-\(massText)" }

  /// The nuclide in the usual writing: `¹⁹⁸Au`.
  public func sign(_ symbol: String) -> String {
    PowerOfTen.superscript(String(massNumber)) + (isIsomer ? "ᵐ" : "") + symbol
  }

  /// The way of most decays; the first one listed if no share is known, nil for a stable nuclide.
  public var chiefDecay: DecayMode? {
    guard halfLife.kind != .stable else { return nil }
    let whole = decays.filter { !$0.isDelayed }
    return whole.max { $0.share < $1.share }.map { most in
      most.share > 0 ? most : whole.first ?? most
    }
  }

  /// Spin and parity in writing: `3/2⁺`, with the minus sign.
  public var spinText: Message? {
    guard let spin else { return nil }
    let text = String(
      spin.map { character -> Character in
        switch character {
        case "+": "⁺"
        case "-": "⁻"
        default: character
        }
      })
    return isSpinEstimated
      ? .format(translatable("{1}, estimated"), .verbatim(text)) : .verbatim(text)
  }

  /// The letter of its cell beside the color: that of the decay, nothing for a stable nuclide.
  public var letter: String {
    halfLife.kind == .stable ? "" : chiefDecay?.symbol ?? "?"
  }
}

extension Nuclide: Comparable {
  /// By atomic number and mass number.
  public static func < (one: Nuclide, other: Nuclide) -> Bool {
    (one.number, one.massNumber, one.isIsomer ? 1 : 0)
      < (other.number, other.massNumber, other.isIsomer ? 1 : 0)
  }
}

extension Nuclide {
  /// A nuclide in words, for a screen reader: `Uranium-238, 4.463(3) × 10⁹ years, 99.2742(10) %, α 100 %`.
  public func text(_ element: AtomicElement) -> Message {
    let parts = [
      halfLife.text, abundance?.displayText, chiefDecay.map { text(of: $0) },
    ].compactMap { $0 }
    return .list([name(of: element)] + parts)
  }

  /// One of its decays and the share: `β⁻ 89.28(13) %`; `α` if it is the only one.
  public func text(of decay: DecayMode) -> Message { decay.text(isOnly: decays.count == 1) }

  /// `Uranium-238`
  func name(of element: AtomicElement) -> Message {
    .format(translatable("{1}-{2}"), element.shownName, .verbatim(massText))
  }
}
