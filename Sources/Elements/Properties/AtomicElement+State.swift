/// The state at a temperature.
extension AtomicElement {
  /// The temperatures of the Table in kelvin.
  public static let temperatures = 0.0...6000.0
  /// The temperature of `state`, 20 °C in kelvin.
  public static let roomTemperature = 293.15
  /// Its digits.
  public static let roomTemperatureDigits = "293.15"

  /// Returns the state at a temperature and 1 atm. Where a point that decides it is unknown, so is the state.
  public func state(atKelvin kelvin: Double) -> PhysicalState {
    guard state != .unknown, kelvin != Self.roomTemperature else { return state }
    let boiling = figures[.boilingPoint]?.value
    if let boiling, kelvin >= boiling { return .gas }
    if sublimes { return boiling == nil ? state(nearRoom: kelvin) : .solid }
    if let melting = figures[.meltingPoint]?.value {
      if kelvin < melting { return .solid }
      return boiling == nil ? state(nearRoom: kelvin) : .liquid
    }
    // Without a melting point it does not freeze at 1 atm.
    return boiling == nil ? state(nearRoom: kelvin) : .liquid
  }

  /// Returns the state at a temperature and at the pressure of a vaporization. The melting point is that at 1 atm.
  public func state(atKelvin kelvin: Double, _ vaporization: Vaporization) -> PhysicalState {
    guard state != .unknown else { return .unknown }
    if kelvin >= vaporization.kelvin { return .gas }
    guard let melting = figures[.meltingPoint]?.value else { return sublimes ? .solid : .liquid }
    return kelvin < melting ? .solid : .liquid
  }

  /// Returns the state at a temperature with the temperatures between which it holds: `liquid from 1811 to 3134 K`.
  /// - Parameter vaporization: that of the pressure; nil for 1 atm.
  public func stateText(
    atKelvin kelvin: Double, _ vaporization: Vaporization? = nil,
    in unit: TemperatureUnit = .kelvin
  ) -> Message {
    let state = vaporization.map { self.state(atKelvin: kelvin, $0) } ?? state(atKelvin: kelvin)
    let transitions = vaporization.map { self.transitions($0, in: unit) } ?? transitions(in: unit)
    let lower = transitions.last { $0.number <= kelvin }?.text
    let upper = transitions.first { $0.number > kelvin }?.text
    if case .critical? = vaporization, state == .gas, let lower {
      return .format(translatable("supercritical from {1}"), .number(lower))
    }
    switch (state, lower, upper) {
    case (.solid, _, let upper?): return .format(translatable("solid up to {1}"), .number(upper))
    case (.liquid, let lower?, let upper?):
      let symbol = NumberFormat.unitSeparator + unit.symbol
      let number = lower.hasSuffix(symbol) ? String(lower.dropLast(symbol.count)) : lower
      return .format(
        translatable("liquid from {1} to {2}"), .number(number), .number(upper))
    case (.liquid, nil, let upper?):
      return .format(translatable("liquid up to {1}"), .number(upper))
    case (.gas, let lower?, _): return .format(translatable("gas from {1}"), .number(lower))
    default: return .text(state.word)
    }
  }

  /// The melting and boiling points with their texts, in ascending order.
  private func transitions(in unit: TemperatureUnit) -> [(number: Double, text: String)] {
    [FigureKey.meltingPoint, .boilingPoint].compactMap { figures[$0] }.map {
      ($0.value, $0.quantity(in: unit))
    }
  }

  /// The melting point, if it is below the vaporization, and the vaporization, rounded.
  private func transitions(
    _ vaporization: Vaporization, in unit: TemperatureUnit
  ) -> [(number: Double, text: String)] {
    let kelvin = vaporization.kelvin
    let digits =
      unit == .kelvin ? String(kelvin) : NumberFormat.rounded(String(kelvin), toDecimals: 2)
    let text = NumberFormat.short(unit.digits(fromKelvin: digits) ?? digits)
    return transitions(in: unit)
      .prefix { $0.number < kelvin && $0.number == figures[.meltingPoint]?.value }
      + [(kelvin, text + NumberFormat.unitSeparator + unit.symbol)]
  }

  /// The melting and boiling points in kelvin.
  public var transitionTemperatures: [Double] { transitions(in: .kelvin).map(\.number) }

  /// The melting point and the vaporization in kelvin, the latter rounded up to the hundredth.
  func transitionTemperatures(_ vaporization: Vaporization) -> [Double] {
    transitions(vaporization, in: .kelvin).map { transition in
      transition.number == vaporization.kelvin
        ? (transition.number * 100).rounded(.up) / 100 : transition.number
    }
  }

  /// True if the element has no liquid at 1 atm: its boiling point is that of sublimation.
  var sublimes: Bool { figures[.boilingPoint]?.conditions[.other] == "sublimes" }

  /// The state as far as that at 20 °C decides it: a liquid is one between its melting point and there, and so on.
  private func state(nearRoom kelvin: Double) -> PhysicalState {
    switch state {
    case .solid where figures[.meltingPoint] == nil && kelvin < Self.roomTemperature: .solid
    case .liquid where kelvin < Self.roomTemperature: .liquid
    case .gas where kelvin > Self.roomTemperature: .gas
    default: .unknown
    }
  }
}
