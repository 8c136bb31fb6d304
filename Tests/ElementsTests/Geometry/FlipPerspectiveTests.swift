import Testing

@testable import Elements

@Suite("Perspective of a flip")
struct FlipPerspectiveTests {
  static let angles = stride(from: 0.0, through: 180, by: 3).map { $0 }
  static let width = 300.0

  @Test("At rest every slice shows its own part unchanged", arguments: [0.0, 180])
  func identical(angle: Double) {
    let view = FlipPerspective(width: Self.width, angle: angle)
    expect(view.left == 0 && view.right == 300 && abs(view.shade) < 1e-12)
    let slices = view.slices(step: 2)
    expect(slices.count, equals: 150)
    for (index, slice) in slices.enumerated() {
      expect(slice.x == Double(index) * 2 && slice.width == 2)
      expect(abs(slice.sourceX - slice.x) < 1e-9 && abs(slice.sourceWidth - 2) < 1e-9)
      expect(abs(slice.scale - 1) < 1e-9)
    }
  }

  @Test("The front is visible up to 90°, then the back, and neither is mirrored")
  func faces() {
    for angle in Self.angles {
      let view = FlipPerspective(width: Self.width, angle: angle)
      expect(view.showsBack == (angle > 90))
      expect(view.left < view.right)
      let sources = view.slices(step: 2).map(\.sourceX)
      expect(sources, equals: sources.sorted(), "from left to right at \(angle)°")
    }
  }

  @Test("The slices show the whole face without gaps", arguments: [1.0, 2, 0.8])
  func whole(step: Double) {
    for angle in Self.angles {
      let view = FlipPerspective(width: Self.width, angle: angle)
      let slices = view.slices(step: step)
      for (slice, next) in zip(slices, slices.dropFirst()) {
        expect(abs(slice.x + slice.width - next.x) < 1e-9)
        expect(abs(slice.sourceX + slice.sourceWidth - next.sourceX) < 1e-6)
      }
      guard let first = slices.first, let last = slices.last else {
        Issue.record("nothing is seen at \(angle)°")
        continue
      }
      expect(first.x <= view.left && first.x + step > view.left)
      expect(first.sourceX <= 1e-9)
      expect(last.sourceX + last.sourceWidth >= Self.width - 1e-9)
    }
  }

  @Test("The width decreases from each side to the edge", arguments: [60.0, 256, 840])
  func narrows(width: Double) {
    let widths = Self.angles.map { angle in
      let view = FlipPerspective(width: width, angle: angle)
      return view.right - view.left
    }
    // At small angles perspective outweighs the rotation at the near edge.
    expect(widths.max().map { $0 < width * 1.02 } == true)
    let fromFront = widths[5..<30]
    expect(Array(fromFront), equals: fromFront.sorted(by: >))
    for (one, other) in zip(widths, widths.reversed()) { expect(abs(one - other) < 1e-6) }
    expect((2..<2.2).contains(widths[30]), "at 90° a card's edge is left")
  }

  @Test(
    "The near edge is higher, the far one lower, and straight edges stay straight")
  func heights() {
    for angle in stride(from: 3.0, to: 90, by: 3) {
      let view = FlipPerspective(width: Self.width, angle: angle)
      let (near, far) = (view.scale(at: view.left), view.scale(at: view.right))
      expect(near > 1 && far < 1)
      expect(near <= FlipPerspective.maximumScale && far > 0.8)
      expect(abs(view.scale(at: Self.width / 2) - 1) < 1e-12)
      let middle = view.scale(at: (view.left + view.right) / 2)
      expect(abs(middle - (near + far) / 2) < 1e-9)
      // The projection: distance of the eye divided by that of the edge.
      let distance = FlipPerspective.eyeDistance * Self.width
      let depth = Self.width / 2 * Angle.sine(degrees: angle)
      expect(abs(near - distance / (distance - depth)) < 1e-9)
      expect(abs(far - distance / (distance + depth)) < 1e-9)
    }
  }

  @Test("The width of slices limits the steps at the edges", arguments: [0.5, 1])
  func sliceWidths(step: Double) {
    for angle in stride(from: 3.0, to: 87, by: 3) {
      let view = FlipPerspective(width: Self.width, angle: angle)
      let slices = view.slices(step: view.sliceWidth(step: step))
      for (one, next) in zip(slices, slices.dropFirst()) {
        let (top, nextTop) = (Self.width / 2 * one.scale, Self.width / 2 * next.scale)
        expect(abs(abs(top - nextTop) - step) < 1e-6)
      }
    }
    expect(FlipPerspective(width: Self.width, angle: 0).sliceWidth(step: step), equals: .infinity)
  }

  @Test("The back mirrors the front: its near edge is the front's far one")
  func symmetric() {
    for angle in stride(from: 3.0, to: 90, by: 3) {
      let front = FlipPerspective(width: Self.width, angle: angle)
      let back = FlipPerspective(width: Self.width, angle: 180 - angle)
      expect(abs(front.left + back.right - Self.width) < 1e-9)
      expect(abs(front.scale(at: front.left) - back.scale(at: back.right)) < 1e-9)
      expect(abs(front.shade - back.shade) < 1e-9)
    }
  }

  @Test("A face darkens as it turns away")
  func shade() {
    let shades = (0...30).map { FlipPerspective(width: 300, angle: Double($0) * 3).shade }
    expect(shades, equals: shades.sorted())
    expect(abs((shades.last ?? 0) - FlipPerspective.maximumShade) < 0.01)
  }

  @Test("Edge-on the face is still visible, with finite values")
  func edge() {
    for angle in [89.9999, 90, 90.0001, -4, 184] {
      for width in [0.0, 1, 300] {
        let slices = FlipPerspective(width: width, angle: angle).slices(step: 2)
        expect(width == 0 || !slices.isEmpty)
        for slice in slices {
          expect(slice.scale.isFinite && slice.sourceX.isFinite && slice.sourceWidth > 0)
        }
      }
    }
  }

  @Test(
    "Sine and cosine are correct to ten digits",
    arguments: [
      (0.0, 0.0), (30, 0.5), (45, 0.7071067811865476), (60, 0.8660254037844386), (90, 1),
      (120, 0.8660254037844386), (180, 0), (-90, -1), (270, -1), (390, 0.5), (-150, -0.5),
    ])
  func sines(degrees: Double, sine: Double) {
    expect(abs(Angle.sine(degrees: degrees) - sine) < 1e-10)
    expect(abs(Angle.cosine(degrees: 90 - degrees) - sine) < 1e-10)
  }
}
