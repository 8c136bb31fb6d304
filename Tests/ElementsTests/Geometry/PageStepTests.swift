import Elements
import Testing

@Suite("Page Up and Page Down")
struct PageStepTests {
  @Test("They move as far as a page, but at least to the next line, and stop at the end")
  func distances() {
    expect(PageStep.distance(among: [-40, 0, 40, 80, 120], page: 100), equals: 80)
    expect(PageStep.distance(among: [0, 300, 600], page: 100), equals: 300)
    expect(PageStep.distance(among: [-40, 0], page: 100) == nil)
  }
}
