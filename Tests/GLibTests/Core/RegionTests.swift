import Testing

@testable import GLib

@Suite("The conventions of the user's region")
struct RegionTests {
  @Test("Only the US's measurement system has degrees Fahrenheit")
  func systems() {
    #expect(Region.usesFahrenheit(locale: "en_US.UTF-8", system: 2))
    #expect(!Region.usesFahrenheit(locale: "en_GB.UTF-8", system: 1))
    #expect(!Region.usesFahrenheit(locale: "de_DE.UTF-8", system: 0))
  }

  @Test("A locale without a region is metric", arguments: ["C", "POSIX", "C.UTF-8", "C.utf8"])
  func neutral(locale: String) { #expect(!Region.usesFahrenheit(locale: locale, system: 2)) }

  @Test("A program that has set no locale is metric")
  func current() { #expect(!Region.usesFahrenheit) }
}
