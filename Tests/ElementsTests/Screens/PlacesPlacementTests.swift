import Elements
import Testing

struct PlacesPlacementTests {
  private static func placement(
    _ widths: Int..., isPushed: Bool = false, isInMap: Bool = false
  ) -> PlacesPlacement {
    var placement = PlacesPlacement(isPushed: isPushed)
    for width in widths {
      placement.resize(
        isNarrow: ContentWidth(width) == .narrow, width: width, isInMap: isInMap)
    }
    return placement
  }

  @Test(
    "List and map are side by side, above each other, or in place of each other",
    arguments: [(1080, .beside), (860, .beside), (859, .stacked), (560, .stacked), (559, .list)]
      as [(Int, PlacesPlacement.Form)])
  func testForms(width: Int, form: PlacesPlacement.Form) {
    expect(Self.placement(width).form, equals: form)
  }

  @Test("Beside the side pane, the map stays above the list however narrow it gets")
  func testBesidePane() {
    var placement = PlacesPlacement()
    placement.resize(isNarrow: false, width: 400, isInMap: false)
    expect(placement.form, equals: .stacked)
  }

  @Test("A pushed map stays until the way back")
  func testPush() {
    var placement = Self.placement(400)
    placement.push()
    placement.resize(isNarrow: true, width: 360, isInMap: false)
    expect(placement.form, equals: .map)
    placement.goBack()
    expect(placement.form, equals: .list)
  }

  @Test("Of list and map that lose their room, the one with the user in it stays")
  func testShrinking() {
    expect(Self.placement(1080, 400, isInMap: true).form, equals: .map)
    expect(Self.placement(1080, 400, isPushed: true).form, equals: .list)
    expect(Self.placement(400, 1080, 400, isInMap: true).form, equals: .map)
  }

  @Test("A map pushed before the first layout is shown by it")
  func testStart() {
    expect(Self.placement(400, isPushed: true).form, equals: .map)
    expect(Self.placement(1080, isPushed: true).form, equals: .beside)
  }
}
