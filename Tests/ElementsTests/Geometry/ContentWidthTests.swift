import Elements
import Testing

struct ContentWidthTests {
  @Test(
    "A width belongs to the class that starts at or below it",
    arguments: [
      (Int.min, ContentWidth.narrow), (0, .narrow), (360, .narrow), (559, .narrow), (560, .medium),
      (859, .medium), (860, .wide), (1920, .wide), (Int.max, .wide),
    ])
  func testClasses(width: Int, expected: ContentWidth) {
    expect(ContentWidth(width), equals: expected)
  }
}
