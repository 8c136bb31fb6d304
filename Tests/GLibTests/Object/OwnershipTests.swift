import CGLib
import Dispatch
import TestSupport
import XCTest

@testable import GLib

final class OwnershipTests: QuietTestCase {
  func testAFullTransferAdoptsThePointersReference() throws {
    try onMain {
      let raw = try XCTUnwrap(newInstance())
      let object = Object(raw, .full)
      XCTAssertEqual(references(raw), 1)
      let watch = Watch(object)
      XCTAssertTrue(watch.isAlive)
      withExtendedLifetime(object) {}
    }
  }

  func testAnAdoptedInstanceIsFreedWithItsWrapper() throws {
    try onMain {
      let watch = try {
        let object = Object(try XCTUnwrap(newInstance()), .full)
        return Watch(object)
      }()
      XCTAssertFalse(watch.isAlive)
    }
  }

  func testABorrowedPointerIsRetainedForTheLifeOfTheWrapper() throws {
    try onMain {
      let raw = try XCTUnwrap(newInstance())
      defer { g_object_unref(raw) }
      do {
        let object = Object(raw, .none)
        XCTAssertEqual(references(raw), 2)
        withExtendedLifetime(object) {}
      }
      XCTAssertEqual(references(raw), 1)
    }
  }

  func testAFloatingReferenceIsSunk() throws {
    try onMain {
      let raw = try XCTUnwrap(newFloatingInstance())
      XCTAssertNotEqual(cglib_is_floating(raw), 0)
      let watch = {
        let object = Object(raw, .floating)
        XCTAssertEqual(cglib_is_floating(raw), 0)
        XCTAssertEqual(references(raw), 1)
        return Watch(object)
      }()
      XCTAssertFalse(watch.isAlive)
    }
  }

  func testSinkingANonFloatingReferenceAddsOne() throws {
    try onMain {
      let raw = try XCTUnwrap(newFloatingInstance())
      g_object_ref_sink(raw)
      defer { g_object_unref(raw) }
      do {
        let object = Object(raw, .floating)
        XCTAssertEqual(references(raw), 2)
        withExtendedLifetime(object) {}
      }
      XCTAssertEqual(references(raw), 1)
    }
  }

  func testTwoWrappersOfOneInstanceAreEqualAndEachRetainsIt() throws {
    try onMain {
      let raw = try XCTUnwrap(newInstance())
      let first = Object(raw, .full)
      let watch = try {
        let second = Object(raw, .none)
        XCTAssertEqual(first, second)
        XCTAssertNotEqual(first, Object(try XCTUnwrap(newInstance()), .full))
        XCTAssertEqual(references(raw), 2)
        return WeakRef(second)
      }()
      XCTAssertTrue(watch.isAlive)
      XCTAssertEqual(references(raw), 1)
      withExtendedLifetime(first) {}
    }
  }

  func testAWrapperReleasedOnAnotherThreadIsFreedOnTheMainOne() throws {
    try onMain {
      MainQueueSource.attach()
      let raw = try XCTUnwrap(newInstance())
      defer { g_object_unref(raw) }
      Self.dropElsewhere { Object(raw, .none) }
      XCTAssertEqual(references(raw), 2, "released before the main thread could")
      waitUntil("the reference is given back") { references(raw) == 1 }
    }
  }

  func testAPeerReleasedOnAnotherThreadFreesItsInstanceOnTheMainOne() {
    onMain {
      MainQueueSource.attach()
      let watch = Self.dropElsewhere { Sample() }
      XCTAssertTrue(watch.isAlive)
      waitUntil("the instance is freed") { !watch.isAlive }
    }
  }

  /// Makes an object, releases its last Swift reference on another thread, and waits for that.
  @MainActor
  @discardableResult
  private static func dropElsewhere(_ make: () -> Object) -> WeakRef {
    let dropped = DispatchSemaphore(value: 0)
    let watch = {
      let object = make()
      let watch = WeakRef(object)
      let reference = UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
      // Delayed, so that the last release is on the other thread.
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) {
        guard let reference = UnsafeRawPointer(bitPattern: reference) else { return }
        Unmanaged<Object>.fromOpaque(reference).release()
        dropped.signal()
      }
      return watch
    }()
    dropped.wait()
    return watch
  }
}
