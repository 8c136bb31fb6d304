import CGLib
import TestSupport
import XCTest

@testable import GLib

/// The life of signal handlers and their captures.
final class ConnectionTests: QuietTestCase {
  func testFinalizingTheSenderReleasesTheHandlersCaptures() {
    onMain {
      let deaths = Deaths()
      do {
        let emitter = Emitter()
        let sentinel = deaths.sentinel()
        emitter.connect("plain") { _ in sentinel.hold() }
        emit("plain", by: emitter)
      }
      XCTAssertEqual(deaths.count, 1)
    }
  }

  func testDisconnectingReleasesTheHandlersCaptures() {
    onMain {
      let (deaths, emitter) = (Deaths(), Emitter())
      var calls = 0
      let connection = {
        let sentinel = deaths.sentinel()
        return emitter.connect("plain") { _ in
          sentinel.hold()
          calls += 1
        }
      }()
      emit("plain", by: emitter)
      XCTAssertEqual(deaths.count, 0)
      connection.disconnect()
      XCTAssertEqual(deaths.count, 1)
      emit("plain", by: emitter)
      XCTAssertEqual(calls, 1)
    }
  }

  func testAHandlerStaysConnectedWhenItsConnectionIsReleased() {
    onMain {
      let emitter = Emitter()
      var calls = 0
      do { _ = emitter.connect("plain") { _ in calls += 1 } }
      emit("plain", by: emitter)
      XCTAssertEqual(calls, 1)
    }
  }

  func testDisconnectingTwiceOrAfterTheSenderDoesNothing() {
    onMain {
      var calls = 0
      let (connection, watch) = {
        let emitter = Emitter()
        let connection = emitter.connect("plain") { _ in calls += 1 }
        connection.disconnect()
        connection.disconnect()
        emit("plain", by: emitter)
        return (emitter.connect("plain") { _ in calls += 1 }, Watch(emitter))
      }()
      watch.expectFreed()
      connection.disconnect()
      XCTAssertEqual(calls, 0)
    }
  }

  func testAHandlerMayDisconnectItselfWhileItRuns() {
    onMain {
      let (deaths, emitter) = (Deaths(), Emitter())
      var calls = 0
      var connection: Connection?
      do {
        let sentinel = deaths.sentinel()
        connection = emitter.connect("plain") { _ in
          connection?.disconnect()
          sentinel.hold()
          calls += 1
        }
      }
      emit("plain", by: emitter)
      emit("plain", by: emitter)
      XCTAssertEqual(calls, 1)
      XCTAssertEqual(deaths.count, 1)
    }
  }

  func testAHandlerMayReleaseTheLastReferenceToItsSender() throws {
    try onMain {
      let deaths = Deaths()
      var emitter: Emitter? = Emitter()
      let watch = emitter.map { Watch($0) }
      let sentinel = deaths.sentinel()
      emitter?.connect("plain") { _ in
        emitter = nil
        sentinel.hold()
      }
      let raw = try XCTUnwrap(emitter?.raw)
      emit("plain", by: raw)
      XCTAssertEqual(watch?.isAlive, false)
    }
  }

  func testACaptureMayDisconnectTheHandlerAgainInItsDeinitializer() {
    onMain {
      let emitter = Emitter()
      var connection: Connection?
      var deaths = 0
      do {
        let sentinel = Sentinel {
          MainActor.assumeIsolated { connection?.disconnect() }
          deaths += 1
        }
        connection = emitter.connect("plain") { _ in sentinel.hold() }
      }
      connection?.disconnect()
      XCTAssertEqual(deaths, 1)
    }
  }

  func testAHandlerCanBeDisconnectedAfterItsWrapperIsReleased() throws {
    try onMain {
      let raw = try XCTUnwrap(newInstance())
      defer { g_object_unref(raw) }
      let deaths = Deaths()
      let connection = {
        let sentinel = deaths.sentinel()
        return Object(raw, .none).connect("notify") { _ in sentinel.hold() }
      }()
      XCTAssertEqual(deaths.count, 0, "the instance lives, and so does the handler")
      connection.disconnect()
      XCTAssertEqual(deaths.count, 1)
    }
  }

  func testHandlersOfOneSignalAreCalledInOrder() {
    onMain {
      let emitter = Emitter()
      var order: [Int] = []
      for number in 1...3 { emitter.connect("plain") { _ in order.append(number) } }
      emit("plain", by: emitter)
      XCTAssertEqual(order, [1, 2, 3])
    }
  }

  func testAPropertyNotifiesOnceForEachChange() {
    onMain {
      let action = Action("copy") { _ in }
      var changes = 0
      action.onChange(of: "enabled") { changes += 1 }
      action.isEnabled = false
      XCTAssertEqual(changes, 1)
      action.isEnabled = true
      XCTAssertEqual(changes, 2)
    }
  }
}
