import CGLib
import GLib
import Gtk
import XCTest

/// Seconds until a test gives a condition up. Far more than any needs on an idle machine.
public let patience = 10.0

/// Seconds between two looks at a condition that no event announces.
private let lookInterval = 0.002

/// Runs the main loop until `condition` holds; false when it does not within `seconds`.
@MainActor
public func pump(upTo seconds: Double = patience, until condition: () -> Bool) -> Bool {
  let deadline = Clock.monotonicSeconds + seconds
  // Below the drawing of frames: where it takes long to look, there would be none.
  let alarm = g_timeout_add_full(
    G_PRIORITY_LOW, guint(lookInterval * 1000), { _ in 1 }, nil, nil)
  defer { g_source_remove(alarm) }
  while !condition() {
    if Clock.monotonicSeconds > deadline { return false }
    Desktop.iterate(mayBlock: true)
  }
  return true
}

/// Runs the main loop until `condition` holds; fails the test, saying what was awaited, when it does
/// not in time.
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

/// Runs the main loop as long as it has something to do at once.
@MainActor
public func drain() {
  let deadline = Clock.monotonicSeconds + patience
  while Desktop.iterate(), Clock.monotonicSeconds < deadline {}
}

/// Lets the main loop do what there is to do, waiting for it at most a tenth of a second.
@MainActor
public func turnOnce() {
  let alarm = g_timeout_add(100, { _ in 1 }, nil)
  defer { g_source_remove(alarm) }
  Desktop.iterate(mayBlock: true)
}

/// Fails the test unless the main loop comes to rest: nothing wakes it for `seconds` on end.
@MainActor
public func expectRest(
  for seconds: Double, file: StaticString = #filePath, line: UInt = #line
) {
  let deadline = Clock.monotonicSeconds + patience
  while wakeUps(within: seconds) > 0 {
    if Clock.monotonicSeconds > deadline {
      return XCTFail("not within \(patience) s: nothing wakes the loop", file: file, line: line)
    }
  }
}

/// How often the main loop wakes within `seconds`, the alarm that ends the time left out.
@MainActor
public func wakeUps(within seconds: Double) -> Int {
  final class Alarm {
    var hasRung = false
  }
  let alarm = Alarm()
  let source = g_timeout_add(
    guint(seconds * 1000),
    { data in
      data.map { Unmanaged<Alarm>.fromOpaque($0).takeUnretainedValue().hasRung = true }
      return 1
    }, Unmanaged.passUnretained(alarm).toOpaque())
  defer { g_source_remove(source) }
  var count = 0
  while !alarm.hasRung {
    Desktop.iterate(mayBlock: true)
    count += 1
  }
  return count - 1
}
