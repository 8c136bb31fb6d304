import GLib
import TestSupport
import XCTest

@testable import Gtk

final class FrameTickerTests: GtkTestCase {
  func testTheHandlerIsCalledBeforeEachFrameUntilItReturnsFalse() throws {
    try onMain {
      try withWindow(showing: { Probe() }) { _, probe in
        var times: [Double] = []
        probe.onEachFrame { seconds in
          times.append(seconds)
          return times.count < 5
        }
        waitUntil("five frames have passed") { times.count == 5 }
        pump(for: 0.1)
        XCTAssertEqual(times.count, 5)
        XCTAssertEqual(times, times.sorted())
        XCTAssertEqual(Set(times).count, 5)
        XCTAssertEqual(times[4], AnimationClock.time(Clock.monotonicSeconds), accuracy: 5)
      }
    }
  }

  func testReturningFalseReleasesTheHandlersCaptures() throws {
    try onMain {
      try withWindow(showing: { Probe() }) { _, probe in
        var isReleased = false
        do {
          let sentinel = Sentinel { isReleased = true }
          probe.onEachFrame { _ in
            sentinel.hold()
            return false
          }
        }
        waitUntil("the handler is released") { isReleased }
      }
    }
  }

  func testTheHandlerIsReleasedWithItsWidget() throws {
    try onMain {
      var (isReleased, calls) = (false, 0)
      try withWindow(showing: { Probe() }) { _, probe in
        let sentinel = Sentinel { isReleased = true }
        probe.onEachFrame { _ in
          sentinel.hold()
          calls += 1
          return true
        }
        waitUntil("it has been called") { calls > 2 }
        XCTAssertFalse(isReleased)
      }
      XCTAssertTrue(isReleased)
      let before = calls
      pump(for: 0.05)
      XCTAssertEqual(calls, before)
    }
  }

  func testAResizeQueuedAfterLayoutIsLaidOutInTheSameFrame() throws {
    try onMain {
      var (isReleased, calls) = (false, 0)
      try withWindow(showing: { Box(.vertical) }) { _, box in
        let probe = Probe()
        box.add(probe)
        var painted: [Int] = []
        probe.draw = { [weak probe] _ in painted.append(probe?.height ?? 0) }
        waitUntil("it has been painted") { !painted.isEmpty }
        let sentinel = Sentinel { isReleased = true }
        box.afterLayout { [weak probe] in
          sentinel.hold()
          calls += 1
          if calls == 1 { probe?.heightRequest = 100 }
        }
        painted = []
        probe.queueResize()
        waitUntil("it has been painted again") { !painted.isEmpty }
        XCTAssertEqual(painted.first, 100)
        XCTAssertEqual(calls, 2)
      }
      XCTAssertTrue(isReleased)
    }
  }

  func testMoreLayoutsThanAFrameHasGoOnInTheNextOne() throws {
    try onMain {
      try withWindow(showing: { Box(.vertical) }) { _, box in
        let probe = Probe()
        box.add(probe)
        waitUntil("it has been painted") { probe.drawings > 0 }
        let frames = try XCTUnwrap(FrameCounter(probe))
        var heights = Array(1...9)
        box.afterLayout { [weak probe] in
          if !heights.isEmpty { probe?.heightRequest = heights.removeFirst() * 20 }
        }
        let before = frames.count
        probe.queueResize()
        waitUntil("all are laid out") { probe.height >= 180 }
        XCTAssertTrue(frames.count > before + 1)
      }
    }
  }

  func testATreeIsRedrawnDownToItsLeaves() throws {
    try onMain {
      try withWindow(showing: { Box(.vertical) }) { window, box in
        let probe = Probe()
        box.add(probe)
        waitUntil("it has been painted") { probe.drawings > 0 }
        drain()
        let before = probe.drawings
        window.queueDrawTree()
        waitUntil("it has been painted again") { probe.drawings > before }
      }
    }
  }

  func testNothingTicksWithoutAHandler() throws {
    try onMain {
      try withWindow(showing: { Probe() }) { _, probe in
        let frames = try XCTUnwrap(FrameCounter(probe))
        waitUntil("no frame is painted while nothing changes") {
          let before = frames.count
          pump(for: 0.2)
          return frames.count == before
        }
      }
    }
  }
}
