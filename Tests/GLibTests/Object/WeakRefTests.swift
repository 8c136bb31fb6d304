import CGLib
import TestSupport
import XCTest

@testable import GLib

final class WeakRefTests: QuietTestCase {
  func testItReportsTheInstancesLifeWithoutRetainingIt() throws {
    try onMain {
      var object: Object? = Object(try XCTUnwrap(newInstance()), .full)
      let weak = try WeakRef(XCTUnwrap(object))
      XCTAssertTrue(weak.isAlive)
      XCTAssertTrue(weak.isAlive, "to ask leaves no reference behind")
      XCTAssertEqual(object.map { references($0.raw) }, 1)
      object = nil
      XCTAssertFalse(weak.isAlive)
    }
  }

  func testItRefersToTheInstanceNotTheWrapper() throws {
    try onMain {
      let raw = try XCTUnwrap(newInstance())
      let weak = WeakRef(Object(raw, .none))
      XCTAssertTrue(weak.isAlive, "C still holds the instance")
      g_object_unref(raw)
      XCTAssertFalse(weak.isAlive)
    }
  }

  func testItMayBeReleasedBeforeTheInstance() throws {
    try onMain {
      let object = Object(try XCTUnwrap(newInstance()), .full)
      do { _ = WeakRef(object) }
      XCTAssertEqual(references(object.raw), 1)
    }
  }
}
