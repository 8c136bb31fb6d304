import Testing

@testable import Elements

@Suite("Curve of a flip")
struct FlipCurveTests {
  /// Seconds from one frame to the next.
  static let frame = 1.0 / 60

  @Test("At rest the front is up, and advancing changes nothing")
  func rest() {
    var curve = FlipCurve()
    curve.advance(to: 5)
    expect(!curve.isMoving && !curve.isBackUp && !curve.showsBack)
    expect(curve.angle == 0 && curve.speed == 0)
  }

  @Test("A flip takes 0.75 seconds from its first frame")
  func duration() {
    var curve = FlipCurve()
    curve.flip()
    expect(curve.isBackUp && curve.angle == 0)
    curve.advance(to: 1000)
    expect(curve.angle == 0 && curve.isMoving)
    curve.advance(to: 1000.375)
    expect(abs(curve.angle - 90) < 1e-9)
    curve.advance(to: 1000.749)
    expect(curve.isMoving && curve.angle < 180 && curve.angle > 179.9)
    curve.advance(to: 1000.75)
    expect(curve, equals: FlipCurve(isBackUp: true))
  }

  @Test("60 frames a second show 46 different, increasing angles")
  func frames() {
    var curve = FlipCurve()
    curve.flip()
    var angles: [Double] = []
    for index in 0...45 {
      curve.advance(to: 7 + Double(index) * Self.frame)
      angles.append(curve.angle)
    }
    expect(angles == angles.sorted() && Set(angles).count == 46)
    expect(angles.first == 0 && angles.last == 180 && !curve.isMoving)
  }

  @Test("The visible side changes at 90°")
  func face() {
    expect(!FlipCurve.showsBack(at: 0) && !FlipCurve.showsBack(at: 90))
    expect(FlipCurve.showsBack(at: 90.01) && FlipCurve.showsBack(at: 180))
    expect(FlipCurve.showsBack(at: 269) && !FlipCurve.showsBack(at: 271))
    expect(!FlipCurve.showsBack(at: -80))
  }

  @Test("A reversed flip continues with the same angle and speed", arguments: 1..<45)
  func turnsBack(after count: Int) {
    var curve = FlipCurve()
    curve.flip()
    for index in 0...count { curve.advance(to: Double(index) * Self.frame) }
    let before = curve
    curve.flip()
    expect(curve.angle == before.angle && curve.speed == before.speed && !curve.isBackUp)
    let soon = Double(count) * Self.frame + 1e-5
    curve.advance(to: soon)
    expect(abs(curve.angle - before.angle) < 0.01)
    expect(abs(curve.speed - before.speed) < 0.1)
    curve.advance(to: soon + FlipCurve.duration)
    expect(curve, equals: FlipCurve())
  }

  @Test("Clicks at any time give a continuous, bounded angle, and the right side at the end")
  func randomClicks() {
    for seed in 0..<500 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      var curve = FlipCurve()
      var (time, clicks) = (0.0, 0)
      while time < 1 {
        if clicks < 10, Double.random(in: 0..<1, using: &generator) < 0.2 {
          curve.flip()
          clicks += 1
        }
        let before = curve
        time += Self.frame
        curve.advance(to: time)
        expect(abs(curve.angle - before.angle) < 12, "a frame turns it by little")
        expect(abs(curve.speed - before.speed) < 120, "its speed does not jump")
        expect(curve.angle > -20 && curve.angle < 200)
      }
      curve.advance(to: time + FlipCurve.duration)
      expect(curve, equals: FlipCurve(isBackUp: clicks % 2 == 1))
    }
  }

  @Test("Ten clicks within a second end on the first side, the eleventh on the other")
  func tenClicks() {
    for (clicks, isBackUp) in [(10, false), (11, true)] {
      var curve = FlipCurve()
      for index in 0..<clicks {
        curve.flip()
        curve.advance(to: Double(index) * 0.1)
      }
      curve.advance(to: 3)
      expect(curve, equals: FlipCurve(isBackUp: isBackUp))
    }
  }

  @Test("A finished flip rests at its target at once")
  func finishes() {
    var curve = FlipCurve()
    curve.flip()
    curve.advance(to: 0)
    curve.advance(to: 0.2)
    curve.finish()
    expect(curve, equals: FlipCurve(isBackUp: true))
    curve.flip()
    curve.advance(to: 9)
    expect(curve.angle == 180 && curve.isMoving, "its next flip has a beginning of its own")
  }
}
