import Testing

@testable import Elements

@Suite("The motion of electrons")
struct ElectronMotionTests {
  /// Sixty frames a second from `start` on.
  private func run(_ motion: inout ElectronMotion, from start: Double, seconds: Double) {
    for frame in 0...Int(seconds * 60) { motion.advance(to: start + Double(frame) / 60) }
  }

  @Test("At first they rest, and a frame does not move them")
  func rest() {
    var motion = ElectronMotion()
    run(&motion, from: 7, seconds: 1)
    #expect(motion.seconds == 0 && !motion.isMoving)
  }

  @Test("They set out gently, go on steadily and come to rest gently")
  func gentle() {
    var motion = ElectronMotion()
    motion.isWanted = true
    run(&motion, from: 0, seconds: 1)
    #expect(abs(motion.seconds - 0.8) < 0.02)
    run(&motion, from: 1, seconds: 1)
    #expect(abs(motion.seconds - 1.8) < 0.02)
    motion.isWanted = false
    #expect(motion.isMoving)
    run(&motion, from: 2, seconds: 0.5)
    #expect(!motion.isMoving)
    #expect(abs(motion.seconds - 2) < 0.02)
  }

  @Test("No frame moves them far, however long it takes")
  func pause() {
    var motion = ElectronMotion()
    motion.isWanted = true
    run(&motion, from: 0, seconds: 1)
    let before = motion.seconds
    motion.advance(to: 99)
    #expect(motion.seconds - before <= 0.1 + 1e-9)
  }

  @Test("Stopped at once they stand where they are")
  func stopped() {
    var motion = ElectronMotion()
    motion.isWanted = true
    run(&motion, from: 0, seconds: 1)
    let before = motion.seconds
    motion.stop()
    motion.advance(to: 1.1)
    #expect(!motion.isMoving && motion.seconds == before)
  }
}
