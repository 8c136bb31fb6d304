import Testing

@testable import Elements

@Suite("Glide")
struct GlideTests {
  @Test("It starts at the speed of the finger, slows down and rests")
  func motion() throws {
    let glide = try #require(Glide(x: 800, y: -600))
    expect(glide.way(after: 0), equals: Point(x: 0, y: 0))
    let first = glide.way(after: 0.001)
    expect(abs(first.x - 0.8) < 0.01 && abs(first.y + 0.6) < 0.01)
    var (last, step) = (0.0, Double.infinity)
    for time in stride(from: 0.05, to: glide.duration, by: 0.05) {
      let way = glide.way(after: time).x
      expect(way > last && way - last < step)
      (last, step) = (way, way - last)
    }
    let end = glide.way(after: glide.duration)
    expect(glide.way(after: 99) == end && end.x < 240 && end.x > 220)
    expect((0.5...2).contains(glide.duration))
  }

  @Test("A slow finger lets go without a glide; none is faster than the limit")
  func limits() throws {
    expect(Glide(x: 10, y: 10) == nil && Glide(x: .nan, y: 0) == nil)
    expect(Glide(x: .infinity, y: 0) == nil)
    try expect(#require(Glide(x: 1e9, y: 0)).x, equals: 6000)
  }
}
