import Testing

@testable import Elements

@Suite("Labels of the map")
struct LabelPlacementTests {
  private static let bounds = Rect(x: 0, y: 0, width: 400, height: 300)

  @Test("No label overlaps another, an obstacle or the edge")
  func apart() {
    var random = SplitMix64(seed: 5)
    let rect = { (width: Double) in
      Rect(
        x: Double.random(in: -20...400, using: &random),
        y: Double.random(in: -20...300, using: &random), width: width, height: 14)
    }
    let labels = (0..<300).map { index in
      LabelPlacement.Label(frames: [rect(60), rect(60)], rank: index % 5)
    }
    let obstacles = (0..<10).map { _ in rect(30) }
    let frames = LabelPlacement(labels, in: Self.bounds, avoiding: obstacles).frames
    expect(frames.count > 20)
    let taken = Array(frames.values) + obstacles
    for (index, frame) in frames.values.enumerated() {
      expect(frame.x >= 0 && frame.maxX <= 400 && frame.y >= 0 && frame.maxY <= 300)
      for other in taken.indices where other != index {
        expect(!frame.intersects(taken[other]))
      }
    }
  }

  @Test("Labels keep their distance from each other")
  func spacing() {
    let frame = { (x: Double) in Rect(x: x, y: 10, width: 50, height: 10) }
    let labels = [10, 62, 115].map { LabelPlacement.Label(frames: [frame($0)], rank: 0) }
    let placement = LabelPlacement(labels, in: Self.bounds, spacing: 4)
    expect(placement.frames, equals: [0: frame(10), 2: frame(115)])
  }

  @Test("A lower rank comes first, and the first free frame is taken")
  func ranks() {
    let (one, other) = (
      Rect(x: 10, y: 10, width: 50, height: 10), Rect(x: 30, y: 10, width: 50, height: 10)
    )
    let labels = [
      LabelPlacement.Label(frames: [one], rank: 2), LabelPlacement.Label(frames: [other], rank: 1),
    ]
    expect(LabelPlacement(labels, in: Self.bounds).frames, equals: [1: other])
    let free = LabelPlacement.Label(frames: [one, other], rank: 0)
    let placed = LabelPlacement(
      [free], in: Self.bounds, avoiding: [Rect(x: 0, y: 0, width: 20, height: 20)])
    expect(placed.frames, equals: [0: other])
  }

  @Test("Frames around a pin do not cover it")
  func aroundPin() {
    let pin = Point(x: 200, y: 150)
    let frames = LabelPlacement.frames(of: Size(width: 60, height: 14), around: pin, distance: 17)
    let covered = Rect(x: pin.x - 12, y: pin.y - 12, width: 24, height: 24)
    expect(frames.count == 4 && !frames.contains { $0.intersects(covered) })
    expect(frames.first, equals: Rect(x: 217, y: 143, width: 60, height: 14))
  }
}
