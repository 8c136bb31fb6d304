/// The state at a temperature.
extension AtomicElement {
  /// The temperatures of the Table in kelvin.
  public static let temperatures = 0.0...6000.0
  /// The temperature of `state`, 20 °C in kelvin.
  public static let roomTemperature = 293.15

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

  /// Returns the state at a temperature with the temperatures between which it holds: `liquid from 1811 K to 3134 K`.
  public func stateText(atKelvin kelvin: Double) -> Message {
    let state = state(atKelvin: kelvin)
    let lower = transitions.last { $0.number <= kelvin }?.text
    let upper = transitions.first { $0.number > kelvin }?.text
    switch (state, lower, upper) {
    case (.solid, _, let upper?): return .format(translatable("solid up to {1}"), upper)
    case (.liquid, let lower?, let upper?):
      return .format(translatable("liquid from {1} to {2}"), lower, upper)
    case (.liquid, nil, let upper?): return .format(translatable("liquid up to {1}"), upper)
    case (.gas, let lower?, _): return .format(translatable("gas from {1}"), lower)
    default: return .text(state.word)
    }
  }

  /// The melting and boiling points with their texts, in ascending order.
  private var transitions: [(number: Double, text: Message)] {
    [FigureKey.meltingPoint, .boilingPoint].compactMap { figures[$0] }.map {
      ($0.value, .verbatim($0.quantity(in: .kelvin)))
    }
  }

  /// The melting and boiling points in kelvin.
  public var transitionTemperatures: [Double] { transitions.map(\.number) }

  /// True if the element has no liquid at 1 atm: its boiling point is that of sublimation.
  var sublimes: Bool { figures[.boilingPoint]?.conditions == "sublimes" }

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
