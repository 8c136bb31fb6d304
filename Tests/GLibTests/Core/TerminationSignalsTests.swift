import GLib
import Glibc
import TestSupport
import XCTest

/// Handlers of the signals that request the process's end.
final class TerminationSignalsTests: QuietTestCase {
  func testEachSignalCallsTheHandlerOnTheMainLoop() throws {
    onMain {
      let calls = Guarded(0)
      let signals = TerminationSignals { calls.withLock { $0 += 1 } }
      for (index, number) in [SIGTERM, SIGHUP, SIGINT, SIGTERM].enumerated() {
        kill(getpid(), number)
        XCTAssertEqual(calls.withLock { $0 }, index)
        waitUntil("signal \(number)") { calls.withLock { $0 } == index + 1 }
      }
      withExtendedLifetime(signals) {}
    }
  }

  func testAnIgnoredSignalStaysIgnored() throws {
    onMain {
      let former = signal(SIGHUP, SIG_IGN)
      defer { signal(SIGHUP, former) }
      let calls = Guarded(0)
      let signals = TerminationSignals { calls.withLock { $0 += 1 } }
      kill(getpid(), SIGHUP)
      kill(getpid(), SIGINT)
      waitUntil("SIGINT") { calls.withLock { $0 } > 0 }
      pump(for: 0.05)
      XCTAssertEqual(calls.withLock { $0 }, 1)
      withExtendedLifetime(signals) {}
    }
  }

  func testReleasingItRestoresTheDefaultAndReleasesTheCaptures() throws {
    onMain {
      final class Held: Sendable {}
      weak var held: Held?
      do {
        let object = Held()
        held = object
        let signals = TerminationSignals { [object] in withExtendedLifetime(object) {} }
        withExtendedLifetime(signals) {}
      }
      XCTAssertNil(held)
      for number in [SIGTERM, SIGINT] {
        var action = sigaction()
        sigaction(number, nil, &action)
        XCTAssertNil(action.__sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) })
      }
    }
  }
}
