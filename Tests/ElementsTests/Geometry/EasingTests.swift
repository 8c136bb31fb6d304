import Testing

@testable import Elements

@Suite("Eased motion")
struct EasingTests {
  static let motions: [Easing] = [
    Easing(from: 0, to: 180, duration: 0.75), Easing(from: 180, to: 0, duration: 0.75),
    Easing(from: 20, speed: 230, to: 0, duration: 0.75),
    Easing(from: 90, speed: -360, to: 180, duration: 0.75),
    Easing(from: 5, to: 5, duration: 0.2), Easing(from: -3, speed: 40, to: 8, duration: 2),
  ]

  @Test("A motion starts at the given position and speed, and ends at rest", arguments: motions)
  func ends(motion: Easing) {
    expect(motion.value(at: 0), equals: motion.start)
    expect(abs(motion.speed(at: 0) - motion.startSpeed) < 1e-9)
    expect(abs(motion.value(at: motion.duration) - motion.end) < 1e-9)
    expect(motion.speed(at: motion.duration), equals: 0)
    expect(motion.value(at: -1), equals: motion.start)
    expect(abs(motion.value(at: motion.duration + 1) - motion.end) < 1e-9)
    expect(motion.speed(at: motion.duration + 1), equals: 0)
  }

  @Test("The speed is the derivative of the position", arguments: motions)
  func slope(motion: Easing) {
    let step = 1e-6
    for index in 1..<100 {
      let time = motion.duration * Double(index) / 100
      let slope = (motion.value(at: time + step) - motion.value(at: time - step)) / (2 * step)
      expect(abs(slope - motion.speed(at: time)) < 1e-4)
    }
  }

  @Test("From rest to rest the motion is symmetric, and fastest in the middle")
  func symmetric() {
    let motion = Easing(from: 0, to: 1, duration: 1)
    for index in 0...50 {
      let time = Double(index) / 100
      expect(abs(motion.value(at: time) + motion.value(at: 1 - time) - 1) < 1e-12)
      expect(motion.speed(at: time) >= motion.speed(at: max(time - 0.01, 0)))
    }
    expect(motion.value(at: 0.5), equals: 0.5)
    expect(motion.value(at: 0.1) < 0.05)
  }
}
