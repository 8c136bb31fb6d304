import Testing

@testable import Elements

@Suite("Motion of electrons")
struct ElectronMotionTests {
  /// Advances at sixty frames a second from `start`.
  private func run(_ motion: inout ElectronMotion, from start: Double, seconds: Double) {
    for frame in 0...Int(seconds * 60) { motion.advance(to: start + Double(frame) / 60) }
  }

  @Test("Electrons are at rest at first, and a frame does not move them")
  func rest() {
    var motion = ElectronMotion()
    run(&motion, from: 7, seconds: 1)
    expect(motion.seconds == 0 && !motion.isMoving)
  }

  @Test("Electrons start gently, move steadily and stop gently")
  func gentle() {
    var motion = ElectronMotion()
    motion.isEnabled = true
    run(&motion, from: 0, seconds: 1)
    expect(abs(motion.seconds - 0.8) < 0.02)
    run(&motion, from: 1, seconds: 1)
    expect(abs(motion.seconds - 1.8) < 0.02)
    motion.isEnabled = false
    expect(motion.isMoving)
    run(&motion, from: 2, seconds: 0.5)
    expect(!motion.isMoving)
    expect(abs(motion.seconds - 2) < 0.02)
  }

  @Test("The time step of a frame is bounded")
  func pause() {
    var motion = ElectronMotion()
    motion.isEnabled = true
    run(&motion, from: 0, seconds: 1)
    let before = motion.seconds
    motion.advance(to: 99)
    expect(motion.seconds - before <= 0.1 + 1e-9)
  }

  @Test("Stopped electrons stay where they are")
  func stopped() {
    var motion = ElectronMotion()
    motion.isEnabled = true
    run(&motion, from: 0, seconds: 1)
    let before = motion.seconds
    motion.stop()
    motion.advance(to: 1.1)
    expect(!motion.isMoving && motion.seconds == before)
  }
}
