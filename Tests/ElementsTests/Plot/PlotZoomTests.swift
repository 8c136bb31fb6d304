import Testing

@testable import Elements

@Suite("The part of a plot that is shown")
struct PlotZoomTests {
  @Test(
    "It is read as it is written, within the whole and not too small",
    arguments: [
      (["0.25 0.5", "0 1"], ["0.25 0.5", ""]), (["", ""], ["", ""]),
      (["0.5 0.25", "-3 0.5"], ["0.25 0.5", "0 0.5"]),
      (["0.5 0.5", "1 1"], ["0.495 0.505", "0.99 1"]),
    ])
  func read(texts: [String], written: [String]) throws {
    expect(try #require(PlotZoom(texts)).texts, equals: written)
  }

  @Test(
    "Other texts are refused",
    arguments: [[], ["0 1"], ["0", "0 1"], ["nan 1", ""], ["0 1 2", ""]])
  func refused(texts: [String]) {
    expect(PlotZoom(texts) == nil)
  }

  @Test("What is under the pointer stays there, and zooming out ends with the whole")
  func pointer() throws {
    let zoom = PlotZoom.whole.zoomed(by: 4, about: (0.8, 0.25))
    expect(zoom.texts, equals: ["0.6 0.85", "0.1875 0.4375"])
    let place = zoom.position(of: (0.8, 0.25))
    expect(abs(place.x - 0.8) < 1e-9 && abs(place.y - 0.25) < 1e-9)
    expect(zoom.zoomed(by: 0.25, about: (0, 1)), equals: .whole)
    expect(zoom.zoomed(by: 1e9, about: (0.5, 0.5)).isGreatest)
    for factor in [0, -1, .nan, .infinity] {
      expect(zoom.zoomed(by: factor, about: (0.5, 0.5)), equals: zoom)
    }
    expect(abs(Viewport.factor(notches: -1) * Viewport.factor(notches: 1) - 1) < 1e-9)
  }

  @Test("It moves as far as the ends of the axes")
  func moved() throws {
    let zoom = try #require(PlotZoom(["0.25 0.5", "0.5 1"]))
    expect(zoom.moved(x: 1, y: 1).texts, equals: ["0.5 0.75", "0.5 1"])
    expect(zoom.moved(x: -9, y: -0.5).texts, equals: ["0 0.25", "0.25 0.75"])
  }

  @Test("A part of it is part of the whole")
  func part() throws {
    let zoom = try #require(PlotZoom(["0.5 1", ""]))
    expect(zoom.part(x: [0.5, 0], y: [0, 0.5]).texts, equals: ["0.5 0.75", "0 0.5"])
  }

  @Test(
    "A plot has the points within, at the places of their part, and lines through those without")
  func plot() throws {
    let whole = try #require(try PlotTests.plot("melt density linear logarithmic", groups: true))
    var state = PlotState()
    _ = state.set(axes: "melt density linear logarithmic")
    state.zoom = try #require(PlotZoom(["0.25 0.5", "0.5 1"]))
    state.showsGroups = true
    let plot = try #require(try PlotTests.plot(state))
    expect(plot.points.count + plot.hiddenCount, equals: whole.points.count)
    expect(plot.points.count > 10 && plot.hiddenCount > 10)
    expect(plot.lines, equals: whole.lines)
    for point in whole.points {
      let isWithin = (0.25...0.5).contains(point.x) && (0.5...1).contains(point.y)
      expect((plot[point.element.number] != nil), equals: isWithin)
      let place = try #require(plot.anyPoint(of: point.element.number))
      expect(abs(place.x - (point.x - 0.25) * 4) < 1e-9)
      expect(abs(place.y - (point.y - 0.5) * 2) < 1e-9)
    }
    for (end, place) in [(0.0, 0.25), (1, 0.5)] {
      let number = try #require(Double(plot.xScale.digits(at: end)))
      expect(abs(whole.xScale.position(of: number) - place) < 1e-3)
    }
    for tick in plot.xScale.ticks(atMost: 8) + plot.yScale.ticks(atMost: 8) {
      expect((0...1).contains(tick.position))
    }
  }
}
