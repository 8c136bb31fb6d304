import Testing

@testable import Elements

@Suite("Parts of a picture and of the map in actions")
struct ViewParametersTests {
  @Test("A part is written as two strings and read again")
  func texts() {
    let part = ViewParameters(center: Point(x: 0.123_456, y: 1), scale: 2.5)
    expect(part.texts, equals: ["0.1235 1", "2.5"])
    let read = ViewParameters(part.texts, within: .picture)
    expect(read, equals: ViewParameters(center: Point(x: 0.1235, y: 1), scale: 2.5))
    let west = ViewParameters(center: Point(x: -13.4, y: -0.000_01), scale: 64)
    expect(west.texts, equals: ["-13.4 0", "64"])
  }

  @Test("Random parts are read as written")
  func roundTrip() {
    var generator = SplitMix64(seed: 14)
    for _ in 0..<1000 {
      let part = ViewParameters(
        center: Point(x: 360 * generator.roll() - 180, y: 160 * generator.roll() - 80),
        scale: 1 + 63 * generator.roll())
      let read = ViewParameters(part.texts, within: .map)
      expect(read?.texts, equals: part.texts)
      expect(abs((read?.center.x ?? 999) - part.center.x) <= 0.00005 + 1e-9)
      expect(abs((read?.scale ?? 999) / part.scale - 1) < 0.001)
    }
  }

  @Test("Numbers beyond the limits are clamped")
  func limits() {
    let part = ViewParameters(["-1e300 1e300", "1e300"], within: .map)
    expect(part?.center, equals: Point(x: -180, y: Mercator.maximumLatitude))
    expect(part?.scale, equals: 64)
    expect(ViewParameters(["2 -2", "0"], within: .picture)?.texts, equals: ["1 0", "1"])
  }

  @Test(
    "Anything but numbers is refused",
    arguments: [
      ["nan nan", "1"], ["inf 0", "1"], ["0 0", "nan"], ["0 0", "-inf"], ["0 0", "1e999"],
      ["0x1 0", "1"], ["0", "1"], ["0 0 0", "1"], ["0  0", "1"], ["0 0", "1 1"], ["0 0", ""],
      ["", "1"], ["0 0"], ["0 0", "1", "1"], [], ["0,5 0", "1"], ["٠ 0", "1"], ["- e", "."],
    ])
  func refused(texts: [String]) {
    expect(ViewParameters(texts, within: .map) == nil)
    expect(ViewParameters(texts, within: .picture) == nil)
  }

  @Test("A number without end is refused")
  func endless() {
    let digits = String(repeating: "9", count: 1_000_000)
    expect(ViewParameters(["0 0", digits], within: .map) == nil)
  }
}
