/// Temperatures that are set.
extension Message {
  /// A temperature that is set, given as digits in kelvin: `20 °C`, `68 °F`.
  public static func temperature(_ kelvin: String, in unit: TemperatureUnit) -> Message {
    let number = NumberFormat.text(unit.setDigits(fromKelvin: kelvin))
    return .number(NumberFormat.quantity(number, unit.symbol))
  }

  /// The temperature of an element's usual state.
  public static func roomTemperature(in unit: TemperatureUnit) -> Message {
    temperature(AtomicElement.roomTemperatureDigits, in: unit)
  }
}
