/// Conditions, and temperatures that are set.
extension Message {
  /// Form of an element or condition of a value, in the data's English: `white`, `per mole of H₂`.
  public static func condition(_ text: String) -> Message {
    .text(translatable(text, context: formOrCondition))
  }

  /// The context of these texts, as in `scripts/make-pot`.
  private static let formOrCondition = "form of an element or condition of a value"

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
