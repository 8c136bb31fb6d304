import CGLib
import ElementsStore
import GLib
import TestSupport
import XCTest

/// The system's clocks, timer and network monitor.
final class SyncEnvironmentTests: QuietTestCase {
  /// Calls of `ring`, with their argument.
  private final class Rings: Sendable {
    private let events = Guarded<[String]>([])
    var all: [String] { events.withLock { $0 } }
    func ring(_ name: String) -> @Sendable (Bool) -> Void {
      { [events] isNetwork in events.withLock { $0.append(isNetwork ? "network" : name) } }
    }
  }

  @MainActor
  private static func changeNetwork() {
    guard let monitor = g_network_monitor_get_default() else { return }
    emit("network-changed", by: UnsafeMutableRawPointer(monitor), [value(true)])
  }

  func testOnlyTheLastWaitRings() throws {
    onMain {
      MainQueueSource.attach()
      let (environment, rings) = (SystemSyncEnvironment(), Rings())
      environment.wait(5, rings.ring("first"))
      environment.wait(10, rings.ring("second"))
      waitUntil("it rings") { !rings.all.isEmpty }
      pump(for: 0.05)
      XCTAssertEqual(rings.all, ["second"])
    }
  }

  func testACancelledWaitDoesNotRing() throws {
    onMain {
      MainQueueSource.attach()
      let (environment, rings) = (SystemSyncEnvironment(), Rings())
      environment.wait(5, rings.ring("first"))
      environment.cancel()
      pump(for: 0.05)
      // Long enough for a busy machine to cancel it in time.
      environment.wait(500, rings.ring("second"))
      pump(for: 0.001)
      environment.cancel()
      pump(for: 0.6)
      XCTAssertEqual(rings.all, [])
    }
  }

  func testANetworkChangeRingsDuringAWaitOnlyAndOnlyIfThereIsANetwork() throws {
    onMain {
      MainQueueSource.attach()
      let hasNetwork = g_network_monitor_get_network_available(g_network_monitor_get_default()) != 0
      let expected = hasNetwork ? ["network"] : []
      let (environment, rings) = (SystemSyncEnvironment(), Rings())
      environment.wait(60_000, rings.ring("time"))
      pump(for: 0.05)
      Self.changeNetwork()
      waitUntil("it rings") { rings.all == expected }
      environment.cancel()
      pump(for: 0.05)
      Self.changeNetwork()
      pump(for: 0.05)
      XCTAssertEqual(rings.all, expected)
    }
  }

  func testTheClocks() {
    let environment = SystemSyncEnvironment()
    let start = environment.now
    Clock.sleep(seconds: 0.02)
    XCTAssertGreaterThanOrEqual(environment.now - start, 19)
    let time = Clock.time
    XCTAssertGreaterThanOrEqual(environment.time, time)
    XCTAssertTrue((0..<100).allSatisfy { _ in 0..<1 ~= environment.random() })
  }
}
