/// Conditions, with the temperatures in them.
extension Message {
  /// Form of an element or condition of a value, in the data's English: `white`, `at 25 °C`.
  /// - Parameter unit: the unit of the temperature in it, which the data give in whole degrees Celsius.
  public static func condition(_ text: String, in unit: TemperatureUnit = .celsius) -> Message {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for (index, part) in parts.enumerated().dropFirst() {
      let symbol = part.last == "," ? String(part.dropLast()) : part
      guard symbol == TemperatureUnit.celsius.symbol, Int(parts[index - 1]) != nil else { continue }
      let kelvin = TemperatureUnit.celsius.exactKelvinDigits(from: parts[index - 1])
      let comma = symbol == part ? "" : ","
      let pattern = parts[..<(index - 1)] + ["{1}" + comma] + parts[(index + 1)...]
      return .format(
        translatable(pattern.joined(separator: " "), context: formOrCondition),
        [temperature(kelvin, in: unit)])
    }
    return .text(translatable(text, context: formOrCondition))
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
