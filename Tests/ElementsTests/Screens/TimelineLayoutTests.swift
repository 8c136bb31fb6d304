import Testing

@testable import Elements

@Suite("Layout of the timeline")
struct TimelineLayoutTests {
  private static func layout(
    _ start: Int = 1650, _ end: Int = 2026, width: Double = 729, isMirrored: Bool = false
  ) -> TimelineLayout {
    var timeline = Timeline(until: 2026)
    timeline.set(start, end)
    return TimelineLayout(timeline, width: width, textWidth: 75, isMirrored: isMirrored)
  }

  @Test("Years and positions correspond, in both directions of reading", arguments: [false, true])
  func positions(isMirrored: Bool) {
    let layout = Self.layout(isMirrored: isMirrored)
    for year in 1650...2026 { expect(layout.year(at: layout.x(of: year)), equals: year) }
    expect(layout.year(at: -1e9) == (isMirrored ? 2026 : 1650))
    expect(layout.year(at: 1e9) == (isMirrored ? 1650 : 2026))
    expect(layout.year(at: .nan), equals: 1650)
    expect((layout.x(of: 1700) < layout.x(of: 1800)) != isMirrored)
  }

  @Test("At 729 pixels a decade is about 15 pixels wide, and its bar 11")
  func decades() {
    let layout = Self.layout()
    let decade = layout.x(of: 1750) - layout.x(of: 1740)
    expect((14.0...15.5).contains(decade))
    let histogram = layout.timeline.histogram(of: [1745, 1801, 1802, 1803])
    let bars = layout.bars(of: histogram)
    expect(bars.map(\.decade), equals: [1740, 1800])
    expect(abs(bars[0].frame.width - decade * 11 / 15) < 0.01)
    expect(bars[1].frame.height == 24 && bars[0].frame.height == 8)
    expect(bars[0].frame.maxY == bars[1].frame.maxY && bars[0].frame.maxY < layout.middle)
    expect(abs(bars[0].frame.center.x - (layout.x(of: 1740) + decade / 2)) < 0.01)
  }

  @Test("Nothing overlaps the scale or leaves the widget", arguments: [false, true])
  func parts(isMirrored: Bool) {
    for width in [320.0, 350, 560, 729, 1500] {
      let layout = Self.layout(1700, 1800, width: width, isMirrored: isMirrored)
      expect(layout.scale.lowerBound >= 0 && layout.scale.upperBound <= width)
      for center in [layout.playCenter, layout.buttonCenter] {
        expect(center.x >= 17 && center.x <= width - 17)
        expect(!layout.scale.contains(center.x))
        expect(center.y + 17 <= layout.size.height)
      }
      expect(!layout.scale.contains(layout.textCorner.x))
      let ticks = layout.ticks(textWidth: 24)
      for (one, other) in zip(ticks, ticks.dropFirst()) { expect(abs(one.x - other.x) >= 32) }
    }
  }

  @Test("The years below the scale are as dense as there is room")
  func ticks() {
    expect(
      Self.layout().ticks(textWidth: 24).map(\.year),
      equals: Array(stride(from: 1650, through: 2000, by: 50)))
    expect(
      Self.layout(width: 350).ticks(textWidth: 24).map(\.year), equals: [1650, 1750, 1850, 1950])
    expect(Self.layout(width: 10).ticks(textWidth: 24).isEmpty)
  }

  @Test("A press takes hold of the nearer handle, or of both")
  func grips() {
    let layout = Self.layout(1700, 1900)
    let (start, end) = (layout.x(of: .start), layout.x(of: .end))
    expect(layout.dragTarget(at: start + 3), equals: .handle(.start, offset: -3))
    expect(layout.dragTarget(at: end + 5), equals: .handle(.end, offset: -5))
    expect(layout.dragTarget(at: start - 40), equals: .handle(.start, offset: 0))
    expect(layout.dragTarget(at: end + 40), equals: .handle(.end, offset: 0))
    expect(layout.dragTarget(at: (start + end) / 2), equals: .range(year: 1800))
    let whole = Self.layout()
    expect(whole.dragTarget(at: whole.x(of: 1700)), equals: .handle(.start, offset: 0))
    let single = Self.layout(1800, 1800)
    expect(single.dragTarget(at: single.x(of: 1800) + 1), equals: .either)
    expect(single.dragTarget(at: single.x(of: 1700)), equals: .handle(.start, offset: 0))
    expect(single.dragTarget(at: single.x(of: 1900)), equals: .handle(.end, offset: 0))
    let mirrored = Self.layout(1800, 1800, isMirrored: true)
    expect(mirrored.dragTarget(at: mirrored.x(of: 1700)), equals: .handle(.start, offset: 0))
  }

  @Test("A note stands where no bar is")
  func note() {
    let layout = Self.layout()
    let low = layout.bars(of: layout.timeline.histogram(of: [1669, 1801, 1802, 1803, 1804]))
    let frame = layout.noteFrame(of: Size(width: 160, height: 14), bars: low)
    expect(frame?.x, equals: layout.scale.lowerBound)
    let high = layout.bars(of: layout.timeline.histogram(of: [1669]))
    expect(layout.noteFrame(of: Size(width: 160, height: 14), bars: high) == nil)
    expect(layout.noteFrame(of: Size(width: 999, height: 14), bars: []) == nil)
    // Above the play button, left of the bars.
    let short = layout.noteFrame(of: Size(width: 50, height: 14), bars: high)
    expect(short?.x, equals: 12)
    expect(layout.noteFrame(of: Size(width: 50, height: 20), bars: high) == nil)
  }

  @Test("Large text makes it higher")
  func textScale() {
    expect(
      TimelineLayout.height(textScale: 1) == 72 && TimelineLayout.height(textScale: 0.5) == 72)
    expect(TimelineLayout.height(textScale: 2) > 72)
  }
}
