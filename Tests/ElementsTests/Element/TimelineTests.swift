import Testing

@testable import Elements

@Suite("Timeline")
struct TimelineTests {
  @Test("Handles stay on the scale and in order")
  func handles() {
    var timeline = Timeline(until: 2026)
    expect(timeline.isWhole && timeline.range == 1650...2026)
    timeline.move(.end, to: 1800)
    timeline.move(.start, to: 1900)
    expect(timeline.range == 1800...1800)
    timeline.move(.start, to: -5)
    timeline.move(.end, to: 9999)
    expect(timeline.isWhole)
    timeline.move(.end, to: 1600)
    expect(timeline.range == 1650...1650)
    expect(Timeline(until: 0).bounds == 1650...1650)
  }

  @Test("The start of the scale includes everything earlier")
  func earlier() {
    var timeline = Timeline(until: 2026)
    expect(timeline.contains(1250) && timeline.contains(2026) && !timeline.contains(2027))
    timeline.move(.start, to: 1700)
    expect(!timeline.contains(1250) && !timeline.contains(1699) && timeline.contains(1700))
  }

  @Test("Both handles move together as far as the scale goes")
  func shifted() {
    var timeline = Timeline(until: 2000)
    timeline.move(.start, to: 1700)
    timeline.move(.end, to: 1750)
    timeline.shift(by: 1000)
    expect(timeline.range == 1950...2000)
    timeline.shift(by: -1000)
    expect(timeline.range == 1650...1700)
  }

  @Test("Handles are set in any order and clamped")
  func set() {
    var timeline = Timeline(until: 2000)
    timeline.set(1800, 1700)
    expect(timeline.range == 1700...1800)
    timeline.set(Int.min, Int.max)
    expect(timeline.isWhole)
    timeline.move(.end, to: 1700)
    timeline.move(.start, to: 1900)
    expect(timeline.year(of: .start) == 1700 && timeline.year(of: .end) == 1700)
  }

  @Test("The scale ends this year, whatever the clock says")
  func now() {
    expect(Timeline(lastDiscovery: 2010, now: 2026).bounds == 1650...2026)
    expect(Timeline(lastDiscovery: 2010, now: 1970).bounds == 1650...2010)
    expect(Timeline(lastDiscovery: 2010, now: 9_999_999).bounds == 1650...2110)
    expect(Timeline(lastDiscovery: Int.max, now: Int.max).bounds.upperBound < 11_000)
    expect(Timeline(lastDiscovery: Int.min, now: Int.min).bounds == 1650...1650)
  }

  @Test("A discovery without a year is earlier than the scale")
  func ancient() throws {
    let table = try BuiltIn.table.get()
    var timeline = Timeline(until: 2026)
    timeline.move(.end, to: 1700)
    let shown = table.elements.filter { timeline.contains($0.discovery) }.map(\.symbol)
    expect(shown.contains("Au") && shown.contains("P") && !shown.contains("O"))
    timeline.move(.start, to: 1651)
    expect(!timeline.contains(try #require(table.element(symbol: "Au")).discovery))
  }

  @Test("Years and positions of the scale correspond")
  func positions() {
    let timeline = Timeline(until: 2026)
    for year in 1650...2026 { expect(timeline.year(at: timeline.position(of: year)), equals: year) }
    expect(timeline.position(of: 1250) == 0 && timeline.position(of: 3000) == 1)
    expect(timeline.year(at: .nan), equals: 1650)
    expect(Timeline(until: 1650).position(of: 1650), equals: 0)
  }

  @Test("The histogram counts decades")
  func histogram() {
    let histogram = Timeline(until: 2026).histogram(of: [1250, 1650, 1659, 1660, 2020, 2026, 2027])
    expect(histogram.start == 1650 && histogram.counts.count == 38)
    expect(histogram.counts[0] == 2 && histogram.counts[1] == 1 && histogram.counts[37] == 2)
    expect(histogram.counts.reduce(0, +) == 5 && histogram.maximum == 2)
  }

  @Test("Texts of a range")
  func texts() {
    var timeline = Timeline(until: 2020)
    expect(timeline.text.english, equals: "until 2020")
    timeline.move(.start, to: 1700)
    expect(timeline.text.english, equals: "1700–2020")
    timeline.move(.end, to: 1700)
    expect(timeline.text.english, equals: "1700")
  }
}
