import Testing

@testable import Elements

@Suite("Zoom and pan")
struct ViewportTests {
  /// A viewport after random gestures, and their description.
  private struct RandomGestures {
    var generator: SplitMix64
    var viewport: Viewport

    init(seed: UInt64) {
      generator = SplitMix64(seed: seed)
      let size = Size(width: 40 + 1500 * generator.roll(), height: 40 + 1000 * generator.roll())
      viewport = Viewport(
        size: size, aspect: generator.roll() < 0.3 ? 1 : 0.3 + 3 * generator.roll())
    }

    mutating func point() -> Point {
      Point(x: viewport.size.width * generator.roll(), y: viewport.size.height * generator.roll())
    }

    mutating func move() {
      switch Int(generator.roll() * 3) {
      case 0: viewport.zoom(to: viewport.scale * (0.3 + 2.7 * generator.roll()), about: point())
      case 1: viewport.pan(x: 900 * generator.roll() - 450, y: 900 * generator.roll() - 450)
      default:
        viewport.size = Size(
          width: 40 + 1500 * generator.roll(), height: 40 + 1000 * generator.roll())
      }
    }
  }

  private static let seeds: Range<UInt64> = 0..<60

  /// Returns the point of the picture, in fractions, at a point of the view.
  private static func seen(at point: Point, _ viewport: Viewport) -> Point {
    let frame = viewport.frame
    return Point(x: (point.x - frame.x) / frame.width, y: (point.y - frame.y) / frame.height)
  }

  private static func isNear(_ a: Double, _ b: Double, within: Double = 1e-6) -> Bool {
    abs(a - b) <= within
  }

  /// Returns true if the picture covers the view where it is larger, and is centered where it is not.
  private static func coversView(_ viewport: Viewport) -> Bool {
    let frame = viewport.frame
    func holds(_ start: Double, _ length: Double, _ view: Double) -> Bool {
      length <= view + 1e-6
        ? isNear(start, (view - length) / 2) : start <= 1e-6 && start + length >= view - 1e-6
    }
    return holds(frame.x, frame.width, viewport.size.width)
      && holds(frame.y, frame.height, viewport.size.height)
  }

  @Test("The whole picture is visible at first, fitted to the view")
  func whole() {
    let wide = Viewport(size: Size(width: 1400, height: 900))
    expect(wide.frame, equals: Rect(x: 250, y: 0, width: 900, height: 900))
    let tall = Viewport(size: Size(width: 360, height: 500), aspect: 1.5)
    expect(tall.frame, equals: Rect(x: 0, y: 130, width: 360, height: 240))
    expect(tall.isWhole && tall.scale == 1)
  }

  @Test(
    "The picture has no gaps and the scale stays within 1 and 8 after any gestures",
    arguments: seeds)
  func bounds(seed: UInt64) {
    var gestures = RandomGestures(seed: seed)
    for _ in 0..<200 {
      gestures.move()
      expect(Self.coversView(gestures.viewport))
      expect(Viewport.scales.contains(gestures.viewport.scale))
    }
  }

  @Test(
    "The point under the pointer is fixed while zooming, unless an edge prevents it",
    arguments: seeds
  )
  func pointer(seed: UInt64) {
    var gestures = RandomGestures(seed: seed)
    for _ in 0..<100 {
      gestures.move()
      let (before, point) = (gestures.viewport, gestures.point())
      var after = before
      after.zoom(to: before.scale * (0.5 + 2 * gestures.generator.roll()), about: point)
      let (was, now) = (Self.seen(at: point, before), Self.seen(at: point, after))
      let (frame, size) = (after.frame, after.size)
      let holdsX =
        frame.width <= size.width || Self.isNear(frame.x, 0) || Self.isNear(frame.maxX, size.width)
      let holdsY =
        frame.height <= size.height || Self.isNear(frame.y, 0)
        || Self.isNear(frame.maxY, size.height)
      expect(holdsX || Self.isNear(was.x, now.x))
      expect(holdsY || Self.isNear(was.y, now.y))
    }
  }

  @Test("Zooming in and out at the same point restores the view", arguments: seeds)
  func there(seed: UInt64) {
    var gestures = RandomGestures(seed: seed)
    for _ in 0..<100 {
      gestures.move()
      let (before, point) = (gestures.viewport, gestures.point())
      var after = before
      after.zoom(to: before.scale * (1 + 3 * gestures.generator.roll()), about: point)
      after.zoom(to: before.scale, about: point)
      expect(Self.isNear(after.center.x, before.center.x))
      expect(Self.isNear(after.center.y, before.center.y))
      expect(Self.isNear(after.scale, before.scale))
    }
  }

  @Test("Resizing preserves the scale, and the center unless an edge prevents it", arguments: seeds)
  func resized(seed: UInt64) {
    var gestures = RandomGestures(seed: seed)
    for _ in 0..<20 { gestures.move() }
    let before = gestures.viewport
    var after = before
    after.size = Size(
      width: 40 + 900 * gestures.generator.roll(), height: 40 + 900 * gestures.generator.roll())
    expect(after.scale, equals: before.scale)
    expect(Self.coversView(after))
    var larger = before
    larger.size = Size(width: before.size.width * 1.5, height: before.size.height * 1.5)
    expect(Self.isNear(larger.center.x, before.center.x))
    expect(Self.isNear(larger.center.y, before.center.y))
    after.size = before.size
    expect(after, equals: before)
  }

  @Test("Panning moves the picture by the pointer's distance")
  func pan() {
    var viewport = Viewport(size: Size(width: 400, height: 400))
    viewport.zoom(to: 4, about: Point(x: 200, y: 200))
    let before = viewport.frame
    viewport.pan(x: 30, y: -50)
    expect(Self.isNear(viewport.frame.x, before.x + 30))
    expect(Self.isNear(viewport.frame.y, before.y - 50))
    viewport.pan(x: 1e6, y: 1e6)
    expect(viewport.frame, equals: Rect(x: 0, y: 0, width: 1600, height: 1600))
  }

  @Test("A wholly visible picture cannot be panned")
  func still() {
    var viewport = Viewport(size: Size(width: 500, height: 300))
    let before = viewport.frame
    viewport.pan(x: 100, y: 100)
    expect(viewport.frame, equals: before)
  }

  @Test("Returning interpolates from the visible part to the whole picture")
  func returning() {
    var viewport = Viewport(size: Size(width: 600, height: 400))
    viewport.zoom(to: 5, about: Point(x: 10, y: 300))
    expect(Self.isNear(viewport.returning(1).frame.x, viewport.frame.x))
    expect(viewport.returning(1).scale, equals: 5)
    expect(viewport.returning(0).frame, equals: Viewport(size: viewport.size).frame)
    for step in 0...10 { expect(Self.coversView(viewport.returning(Double(step) / 10))) }
  }

  @Test("A view without size shows nothing and preserves its state")
  func nothing() {
    var viewport = Viewport(size: Size(width: 400, height: 400))
    viewport.zoom(to: 4, about: Point(x: 0, y: 0))
    let before = viewport
    viewport.size = Size(width: 0, height: 0)
    viewport.zoom(to: 4, about: Point(x: 0, y: 0))
    viewport.pan(x: 10, y: 10)
    viewport.size = before.size
    expect(viewport, equals: before)
  }

  @Test("Another picture is shown with the same scale and center")
  func otherPicture() {
    var viewport = Viewport(size: Size(width: 400, height: 400))
    viewport.zoom(to: 4, about: Point(x: 300, y: 200))
    let other = viewport.showing(aspect: 2)
    expect(other.aspect, equals: 2)
    expect(other.scale, equals: 4)
    expect(other.center.x, equals: viewport.center.x)
    expect(other.showing(aspect: 1), equals: viewport)
  }
}
