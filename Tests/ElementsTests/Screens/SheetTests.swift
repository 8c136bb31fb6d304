import Elements
import Testing

struct SheetTests {
  @Test(
    "The stops are 120 pixels, half and all of the area",
    arguments: [
      (600, [120, 300, 600]), (200, [120, 120, 200]), (100, [100, 100, 100]), (0, [0, 0, 0]),
      (-5, [0, 0, 0]),
    ] as [(Double, [Double])])
  func testStops(area: Double, heights: [Double]) {
    expect(Sheet.Stop.allCases.map { $0.height(in: area) }, equals: heights)
  }

  @Test("A key leads to the next stop and no further")
  func testSteps() {
    expect(Sheet.Stop.allCases.map(\.higher), equals: [.half, .full, .full])
    expect(Sheet.Stop.allCases.map(\.lower), equals: [.low, .low, .half])
  }

  @Test(
    "A released sheet moves to the nearest stop",
    arguments: [(0, .low), (205, .low), (215, .half), (449, .half), (451, .full), (9999, .full)]
      as [(Double, Sheet.Stop)])
  func testNearest(height: Double, stop: Sheet.Stop) {
    expect(Sheet.Stop.nearest(to: height, in: 600), equals: stop)
  }

  @Test("A drag stays within the stops, and the sheet then moves from there to a stop")
  func testDrag() {
    var sheet = Sheet()
    expect(sheet.height(in: 600, at: 0), equals: 300)
    sheet.drag(to: 1000)
    expect(sheet.height(in: 600, at: 0), equals: 600)
    sheet.drag(to: -40)
    expect(sheet.height(in: 600, at: 0), equals: 120)
    sheet.drag(to: 200)
    sheet.move(to: .half, in: 600, at: 0)
    expect(sheet.isMoving(at: 0) && sheet.stop == .half)
    expect(sheet.height(in: 600, at: 0), equals: 200)
    let way = stride(from: 0, through: Sheet.duration, by: 0.02)
      .map { sheet.height(in: 600, at: $0) }
    expect(way, equals: way.sorted())
    expect(!sheet.isMoving(at: Sheet.duration))
    expect(sheet.height(in: 600, at: Sheet.duration), equals: 300)
  }

  @Test("At rest the sheet follows the area, as when a tablet is turned")
  func testRest() {
    var sheet = Sheet()
    sheet.move(to: .full, in: 600, at: 0)
    sheet.rest()
    expect(!sheet.isMoving(at: 0.1))
    expect([600, 400, 900].map { sheet.height(in: $0, at: 0.1) }, equals: [600, 400, 900])
  }
}
