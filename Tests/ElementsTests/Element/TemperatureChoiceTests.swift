import Testing

@testable import Elements

@Suite("The units that the user can choose for temperatures")
struct TemperatureChoiceTests {
  @Test("Automatic is degrees Celsius, or Fahrenheit by the region, with kelvin beside them")
  func automatic() {
    let metric = TemperatureChoice.automatic.display(usesFahrenheit: false)
    expect(metric.first, equals: .celsius)
    expect(metric.others, equals: [.kelvin])
    let customary = TemperatureChoice.automatic.display(usesFahrenheit: true)
    expect(customary.first, equals: .fahrenheit)
    expect(customary.others, equals: [.kelvin])
  }

  @Test("A chosen unit is first in any region, before the other two", arguments: [true, false])
  func chosen(usesFahrenheit: Bool) {
    for (choice, unit) in [
      (TemperatureChoice.kelvin, TemperatureUnit.kelvin), (.celsius, .celsius),
      (.fahrenheit, .fahrenheit),
    ] {
      let display = choice.display(usesFahrenheit: usesFahrenheit)
      expect(display.first, equals: unit)
      expect(display.onTile, equals: [unit])
      expect(Set(display.others + [unit]), equals: Set(TemperatureUnit.allCases))
    }
  }
}
