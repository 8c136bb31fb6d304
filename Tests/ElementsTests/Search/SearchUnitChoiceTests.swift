import Testing

@testable import Elements

/// Temperatures in answers and rows, in the units of Preferences.
@Suite("Units of temperatures in answers")
struct SearchUnitChoiceTests {
  private static func results(
    _ question: String, _ display: TemperatureDisplay
  ) throws -> SearchResults {
    var index = try Search.index.get()
    index.temperatures = display
    let data = try Search.data.get()
    guard let results = index.answer(question, knowing: nil, read: { data }) else {
      throw ProjectFile.Missing(path: question)
    }
    return results
  }

  private static func value(_ question: String, _ display: TemperatureDisplay) throws -> String {
    let answer = try results(question, display).answers.first
    return (answer?.value?.english ?? "").filter { !$0.isWhitespace }
  }

  @Test("Without a unit in the question, that of Preferences comes first")
  func chosen() throws {
    let question = "melting point of copper"
    let (region, other) = (
      TemperatureDisplay.automatic(usesFahrenheit: false),
      TemperatureDisplay.automatic(usesFahrenheit: true)
    )
    expect(try Self.value(question, region), equals: "1084.62°C·1357.77K")
    expect(try Self.value(question, other), equals: "1984.32°F·1357.77K")
    expect(try Self.value(question, .kelvin), equals: "1357.77K·1084.62°C")
    expect(try Self.value(question, .celsius), equals: "1084.62°C·1357.77K")
  }

  @Test("A unit in the question is meant before that of Preferences")
  func asked() throws {
    expect(try Self.value("melting point of copper in K", .celsius), equals: "1357.77K")
    expect(try Self.value("melting point of copper in °F", .celsius), equals: "1984.32°F")
  }

  @Test("Rows and what is copied have the unit of Preferences, too")
  func rows() throws {
    let results = try Self.results("melting point of gold and silver", .celsius)
    let reasons = results.hits.compactMap { $0.reason?.message.english }
    expect(reasons.allSatisfy { $0.hasSuffix("°C") }, "\(reasons)")
    expect(results.answers.first?.copyText?.english.hasPrefix("1064.18") == true)
    let highest = try Self.results("highest melting point", .celsius)
    expect(highest.hits.first?.reason?.message.english.hasSuffix("°C") == true)
  }

  @Test("A difference of temperatures has no zero")
  func difference() throws {
    let question = "difference between melting point of gold and silver"
    expect(try Self.value(question, .celsius), equals: "102.40K")
    expect(try Self.value(question + " in °C", .kelvin), equals: "102.40°C")
    expect(try Self.value(question, .fahrenheit), equals: "184.32°F")
  }
}
