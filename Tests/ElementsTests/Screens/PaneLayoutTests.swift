import Elements
import Testing

struct PaneLayoutTests {
  @Test(
    "The pane has its width where the pages have room beside it",
    arguments: [
      (559, 400, nil), (560, 400, nil), (619, 400, nil), (620, 400, 360), (640, 400, 380),
      (660, 400, 400), (859, 100, 360), (1080, 400, 400), (1080, 5000, 820), (1920, 700, 700),
      (0, 400, nil), (Int.min, 400, nil),
      (Int.max, Int.max, 99_740),
    ] as [(Int, Int, Int?)])
  func testWidth(width: Int, wanted: Int, expected: Int?) {
    expect(PaneLayout(width: width, wanted: wanted).paneWidth, equals: expected)
  }

  @Test("Large text needs more room, or leaves no pane")
  func testLargeText() {
    expect(PaneLayout(width: 900, wanted: 400, pages: 320, pane: 500).paneWidth, equals: 500)
    expect(PaneLayout(width: 900, wanted: 400, pages: 500, pane: 500).paneWidth == nil)
    expect(PaneLayout(width: 700, wanted: 400, pages: 341).paneWidth == nil)
    expect(PaneLayout(width: 700, wanted: 400, pages: 340).paneWidth, equals: 360)
    expect(PaneLayout(width: 700, wanted: 400, pages: Int.max, pane: Int.max).paneWidth == nil)
  }

  @Test("The pane is 360 pixels wide or wider, and leaves the pages their least width")
  func testSum() {
    for width in 0...2000 {
      let pane = PaneLayout(width: width, wanted: 400, pages: 260).paneWidth
      expect((pane != nil) == (width >= PaneLayout.leastWidth + PaneLayout.leastPages))
      expect(pane.map { $0 >= 360 && width - $0 >= 260 } ?? true)
    }
  }
}

struct PanePlacementTests {
  @Test("A pane that is off is not shown, however wide the window is")
  func testOff() {
    var placement = PanePlacement()
    placement.resize(hasRoom: true, isInPane: false)
    expect(placement.form, equals: .pages)
    placement.turn(on: true)
    expect(placement.form, equals: .beside)
    placement.turn(on: false)
    expect(placement.form, equals: .pages)
  }

  @Test("A pushed page moves into the pane when the window grows, and back if the user is in it")
  func testGrowing() {
    var placement = PanePlacement(isOn: true)
    placement.resize(hasRoom: false, isInPane: false)
    placement.push()
    expect(placement.form, equals: .pushed)
    placement.resize(hasRoom: true, isInPane: true)
    expect(placement.form, equals: .beside)
    placement.resize(hasRoom: false, isInPane: true)
    expect(placement.form, equals: .pushed)
    placement.resize(hasRoom: true, isInPane: true)
    placement.resize(hasRoom: false, isInPane: false)
    expect(placement.form, equals: .pages)
  }

  @Test("Without a pane a pushed page stays until back")
  func testStays() {
    var placement = PanePlacement()
    placement.resize(hasRoom: false, isInPane: false)
    placement.push()
    placement.resize(hasRoom: true, isInPane: true)
    expect(placement.form, equals: .pushed)
    placement.goBack()
    expect(placement.form, equals: .pages)
  }

  @Test("Turned on over a pushed page, the pane takes it; turned off it leaves the pages")
  func testTurning() {
    var placement = PanePlacement(isPushed: true)
    placement.resize(hasRoom: true, isInPane: true)
    placement.turn(on: true)
    expect(placement.form, equals: .beside)
    placement.turn(on: false)
    expect(placement.form, equals: .pages)
  }

  @Test("Turned on and off in a narrow window, a pushed page stays")
  func testNarrow() {
    var placement = PanePlacement(isPushed: true)
    placement.turn(on: true)
    placement.turn(on: false)
    expect(placement.form, equals: .pushed)
  }
}
