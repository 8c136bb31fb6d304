import GLib
import TestSupport
import XCTest

@testable import Gtk

/// Animations in time with the frames of a widget.
final class AnimatorTests: GtkTestCase {
  /// The times of an animator's frames, and the number of early ends.
  @MainActor
  private final class Log {
    var times: [Double] = []
    var ends = 0

    /// An animator of `widget` that lasts a second of its clock.
    func animator(_ widget: Widget) -> Animator {
      Animator(
        widget,
        onFrame: { [unowned self] time in
          self.times.append(time)
          return time < 1
        }, onEnd: { [unowned self] in self.ends += 1 })
    }
  }

  /// Runs `body` with an animator of a shown widget.
  private func withAnimator(
    _ body: @MainActor @Sendable @escaping (Probe, Animator, Log) throws -> Void
  ) throws {
    try onMain {
      try withWindow(showing: { Probe() }) { _, probe in
        let log = Log()
        try body(probe, log.animator(probe), log)
      }
    }
  }

  func testItsTimeIsThatOfTheClockSinceItsFirstFrame() throws {
    try withAnimator { probe, animator, log in
      withSteppedClock(of: probe) { clock in
        animator.start()
        clock.advance(by: 0.25)
        clock.advance(by: 0.5)
        XCTAssertTrue(animator.isRunning)
        clock.advance(by: 0.5)
        XCTAssertFalse(animator.isRunning)
        XCTAssertEqual(Set(log.times), [0, 0.25, 0.75, 1.25])
        clock.advance(by: 5)
        log.times = []
        animator.start()
        settle(probe)
      }
      XCTAssertEqual(log.times.first, 1.25, "rest does not count")
      XCTAssertEqual(log.ends, 0)
    }
  }

  func testStartedTwiceItRunsOnce() throws {
    try withAnimator { probe, animator, log in
      withSteppedClock(of: probe) { clock in
        animator.start()
        animator.finish()
        animator.start()
        animator.start()
        let frames = FrameCounter(probe)
        clock.advance(by: 0.5)
        XCTAssertLessThanOrEqual(log.times.count, (frames?.count ?? 0) + 1)
      }
      XCTAssertEqual(log.ends, 1)
    }
  }

  func testWithoutAnimationsItEndsAtOnce() throws {
    try withAnimator { probe, animator, log in
      animator.start()
      XCTAssertEqual([log.ends, log.times.count], [1, 0])
      withAnimations { animator.start() }
      XCTAssertTrue(animator.isRunning)
      waitUntil("switched off, it ends") { !animator.isRunning }
      XCTAssertEqual([log.ends, log.times.count], [2, 0])
    }
  }

  func testItEndsWhenItsWidgetIsHidden() throws {
    try withAnimator { probe, animator, log in
      withSteppedClock(of: probe) { clock in
        animator.start()
        clock.advance(by: 0.5)
        probe.isVisible = false
        XCTAssertFalse(animator.isRunning)
        animator.start()
        XCTAssertEqual(log.ends, 2, "and does not start there")
      }
    }
  }
}
