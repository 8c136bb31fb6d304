import CGLib
import TestSupport
import XCTest

@testable import GLib

/// The base class of all these tests: a warning fails the test.
final class WarningsTests: QuietTestCase {
  func testWarningsAndCriticalsAreRecorded() {
    for level in [G_LOG_LEVEL_WARNING, G_LOG_LEVEL_CRITICAL] {
      let heard = Warnings.expected { log("the furnace is hot", level) }
      XCTAssertEqual(heard.count, 1)
      XCTAssertTrue(heard.first?.contains("the furnace is hot") == true, "\(heard)")
    }
  }

  func testOtherMessagesAreNotRecorded() {
    for level in [G_LOG_LEVEL_INFO, G_LOG_LEVEL_DEBUG] {
      XCTAssertEqual(Warnings.expected { log("the furnace is on", level) }, [])
    }
  }

  func testAFailedGObjectCheckIsRecorded() {
    let heard = Warnings.expected { g_object_unref(nil) }
    XCTAssertEqual(heard.count, 1)
    XCTAssertTrue(heard.first?.contains("g_object_unref") == true, "\(heard)")
  }

  /// Logs `message` like GLib's own macros.
  private func log(_ message: String, _ level: GLogLevelFlags) {
    message.withCString { text in
      "MESSAGE".withCString { key in
        var field = GLogField(key: key, value: UnsafeRawPointer(text), length: -1)
        g_log_structured_array(level, &field, 1)
      }
    }
  }
}
