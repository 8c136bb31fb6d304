import CGLib
import GLib
import Gtk
import XCTest

/// Timeout of waiting for a condition, in seconds. Far more than an idle machine needs; under a sanitizer
/// `THE_ELEMENTS_PATIENCE` extends it.
public let patience = Environment.value("THE_ELEMENTS_PATIENCE").flatMap { Double($0) } ?? 30

/// Seconds between two checks of a condition without an event.
private let checkInterval = 0.002

/// Runs the main loop until `condition` holds; false if it does not within `seconds`.
@MainActor
public func pump(upTo seconds: Double = patience, until condition: () -> Bool) -> Bool {
  let deadline = Clock.monotonicSeconds + seconds
  // Lower priority than drawing: slow checks would otherwise prevent all frames.
  let timer = g_timeout_add_full(
    G_PRIORITY_LOW, guint(checkInterval * 1000), { _ in 1 }, nil, nil)
  defer { g_source_remove(timer) }
  while !condition() {
    if Clock.monotonicSeconds > deadline { return false }
    Desktop.iterate(mayBlock: true)
  }
  return true
}

/// Runs the main loop until `condition` holds; fails the test with the description after `seconds`.
@MainActor
public func waitUntil(
  _ what: String, upTo seconds: Double = patience, file: StaticString = #filePath,
  line: UInt = #line, until condition: () -> Bool
) {
  if !pump(upTo: seconds, until: condition) {
    XCTFail("not within \(seconds) s: \(what)", file: file, line: line)
  }
}

/// Runs the main loop for `seconds`.
@MainActor
public func pump(for seconds: Double) { _ = pump(upTo: seconds) { false } }

/// Runs the main loop until no event is pending.
@MainActor
public func drain() {
  let deadline = Clock.monotonicSeconds + patience
  while Desktop.iterate(), Clock.monotonicSeconds < deadline {}
}

/// Runs one iteration of the main loop, waiting at most a tenth of a second.
@MainActor
public func iterateOnce() {
  let timer = g_timeout_add(100, { _ in 1 }, nil)
  defer { g_source_remove(timer) }
  Desktop.iterate(mayBlock: true)
}

/// Fails the test unless the main loop becomes idle: no wake-up for `seconds`.
@MainActor
public func expectIdle(
  for seconds: Double, file: StaticString = #filePath, line: UInt = #line
) {
  let deadline = Clock.monotonicSeconds + patience
  while wakeUps(within: seconds) > 0 {
    if Clock.monotonicSeconds > deadline {
      return XCTFail("not within \(patience) s: nothing wakes the loop", file: file, line: line)
    }
  }
}

/// Counts the wake-ups of the main loop within `seconds`, excluding the timer that ends them.
@MainActor
public func wakeUps(within seconds: Double) -> Int {
  final class Timer {
    var hasFired = false
  }
  let timer = Timer()
  let source = g_timeout_add(
    guint(seconds * 1000),
    { data in
      data.map { Unmanaged<Timer>.fromOpaque($0).takeUnretainedValue().hasFired = true }
      return 1
    }, Unmanaged.passUnretained(timer).toOpaque())
  defer { g_source_remove(source) }
  var count = 0
  while !timer.hasFired {
    Desktop.iterate(mayBlock: true)
    count += 1
  }
  return count - 1
}
