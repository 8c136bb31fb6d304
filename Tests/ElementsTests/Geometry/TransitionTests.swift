import Testing

@testable import Elements

@Suite("Transition of a picture")
struct TransitionTests {
  /// An animation started at time 0.
  private var growing: Transition {
    var transition = Transition(at: 0)
    transition.animate(to: 1, at: 0)
    return transition
  }

  /// Duration in milliseconds.
  private static let steps = 300

  @Test("The animation takes 300 ms, fast at first and slower toward the end")
  func easesOut() {
    let transition = growing
    let positions = (0...Self.steps).map { transition.value(at: Double($0) / 1000) }
    expect(positions.first == 0 && positions.last == 1)
    let speeds = zip(positions.dropFirst(), positions).map { $0 - $1 }
    expect(zip(speeds.dropFirst(), speeds).allSatisfy { $0 < $1 + 1e-12 })
    expect(positions[150] > 0.8)
    expect(transition.isMoving(at: 0.299) && !transition.isMoving(at: 0.3))
    expect(transition.value(at: 99), equals: 1)
  }

  @Test("The way back takes as long and eases out, too")
  func back() {
    var transition = Transition(at: 1)
    transition.animate(to: 0, at: 5)
    expect(transition.value(at: 5), equals: 1)
    expect(transition.value(at: 5.15) < 0.2)
    expect(transition.value(at: 5.301), equals: 0)
  }

  @Test(
    "A reversed animation continues at the same position and speed",
    arguments: [1, 20, 60, 150, 250, 299])
  func turned(milliseconds: Int) {
    var transition = growing
    let time = Double(milliseconds) / 1000
    let (position, before) = (transition.value(at: time), transition.value(at: time - 0.0001))
    transition.animate(to: 0, at: time)
    expect(abs(transition.value(at: time) - position) < 1e-9)
    let after = transition.value(at: time + 0.0001)
    expect(abs((after - position) - (position - before)) < 1e-5)
    expect(transition.value(at: time + 0.301), equals: 0)
  }

  @Test("Repeated reversals stay within bounds and reach the target")
  func often() {
    for seed in UInt64(0)..<40 {
      var (generator, transition, time) = (SplitMix64(seed: seed), growing, 0.0)
      for _ in 0..<20 {
        let next = time + 0.2 * generator.roll()
        var last = transition.value(at: time)
        for step in 1...20 {
          let position = transition.value(at: time + (next - time) * Double(step) / 20)
          expect((0...1).contains(position))
          expect(abs(position - last) < 0.25)
          last = position
        }
        time = next
        transition.animate(to: 1 - transition.target, at: time)
        expect(abs(transition.value(at: time) - last) < 1e-6)
      }
      expect(transition.value(at: time + 1), equals: transition.target)
    }
  }

  @Test("Setting the same target changes nothing")
  func same() {
    var transition = growing
    transition.animate(to: 1, at: 0.1)
    expect(transition, equals: growing)
  }

  @Test("The interpolated rectangle is on whole pixels")
  func rectangle() {
    let tile = Rect(x: 12, y: 200, width: 48, height: 48)
    let window = Rect(x: 0, y: 0, width: 1081, height: 760)
    expect(tile.between(window, 0), equals: tile)
    expect(tile.between(window, 1), equals: window)
    let half = tile.between(window, 0.5)
    expect(half, equals: Rect(x: 6, y: 100, width: 565, height: 404))
  }
}
