import CGLib
import TestSupport
import XCTest

@testable import GLib

/// Properties of a GObject as Swift properties, tested on GSocketClient, which has one of each type.
final class PropertyTests: QuietTestCase {
  /// A GSocketClient: an integer, a Boolean and an enumeration.
  private final class Client: Object {
    init() { super.init(UnsafeMutableRawPointer(g_socket_client_new().unsafelyUnwrapped), .full) }

    @Property("timeout") var timeout: Int
    @Property("timeout") var timeoutAsDouble: Double
    @Property("timeout") var timeoutAsText: String
    @Property("tls") var isEncrypted: Bool
    @Property("type") var kind: Int
    @Property("local-address") var address: String
    @Property("no-such-property") var missing: Int
  }

  func testASetValueIsReadBack() {
    onMain {
      let client = Client()
      (client.timeout, client.isEncrypted) = (30, true)
      XCTAssertEqual(client.timeout, 30)
      XCTAssertTrue(client.isEncrypted)
      client.isEncrypted = false
      XCTAssertFalse(client.isEncrypted)
    }
  }

  func testASetValueReachesC() {
    onMain {
      let client = Client()
      client.timeout = 12
      let pointer = client.raw.assumingMemoryBound(to: GSocketClient.self)
      XCTAssertEqual(g_socket_client_get_timeout(pointer), 12)
    }
  }

  func testAnUnsignedIntegerIsReadAsIntStringAndDouble() {
    onMain {
      let client = Client()
      client.timeout = 42
      XCTAssertEqual(client.timeoutAsDouble, 42)
      XCTAssertEqual(client.timeoutAsText, "42")
      client.timeoutAsDouble = 7
      XCTAssertEqual(client.timeout, 7)
    }
  }

  func testAnEnumerationIsReadAndSetByItsNumber() {
    onMain {
      let client = Client()
      XCTAssertEqual(client.kind, Int(G_SOCKET_TYPE_STREAM.rawValue))
      client.kind = Int(G_SOCKET_TYPE_DATAGRAM.rawValue)
      let pointer = client.raw.assumingMemoryBound(to: GSocketClient.self)
      XCTAssertEqual(g_socket_client_get_socket_type(pointer), G_SOCKET_TYPE_DATAGRAM)
    }
  }

  func testStringsKeepEveryByteOfUTF8() {
    onMain {
      let application = Object(
        UnsafeMutableRawPointer(g_simple_action_new("钠-Ünübium-☿", nil).unsafelyUnwrapped), .full)
      XCTAssertEqual(application.property("name"), "钠-Ünübium-☿")
    }
  }

  func testAMissingPropertyIsReportedAndReadAsZero() {
    onMain {
      let client = Client()
      let warnings = Warnings.expected { XCTAssertEqual(client.missing, 0) }
      XCTAssertEqual(warnings.count, 1)
      XCTAssertTrue(warnings.first?.contains("no-such-property") == true, "\(warnings)")
    }
  }

  func testANumberOutOfRangeIsClamped() {
    onMain {
      let client = Client()
      client.timeout = .max
      XCTAssertEqual(client.timeout, Int(Int32.max))
    }
  }

  func testReadingAPropertyLeavesNoReference() {
    onMain {
      let client = Client()
      for _ in 0..<10 { client.timeout += 1 }
      XCTAssertEqual(references(client.raw), 1)
    }
  }
}
