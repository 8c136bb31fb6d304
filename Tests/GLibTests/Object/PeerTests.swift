import CGLib
import TestSupport
import XCTest

@testable import GLib

/// The Swift half of a GObject class lives as long as C or Swift refers to it (toggle reference).
final class PeerTests: QuietTestCase {
  func testAPeerHeldOnlyBySwiftIsFreedWithSwiftsLastReference() {
    onMain {
      let deaths = Deaths()
      let instance = {
        let sample = Sample(deaths.sentinel())
        return WeakRef(sample)
      }()
      XCTAssertEqual(deaths.count, 1)
      XCTAssertFalse(instance.isAlive)
    }
  }

  func testACReferenceAloneRetainsThePeerAndItsState() throws {
    try onMain {
      let deaths = Deaths()
      let raw = {
        let sample = Sample(deaths.sentinel())
        sample.text = "kept"
        g_object_ref(sample.raw)
        return sample.raw
      }()
      XCTAssertEqual(deaths.count, 0)
      XCTAssertEqual(try XCTUnwrap(Subclass.peer(of: raw, as: Sample.self)).text, "kept")
      g_object_unref(raw)
      XCTAssertEqual(deaths.count, 1)
    }
  }

  func testASwiftReferenceAloneRetainsBothHalves() {
    onMain {
      let deaths = Deaths()
      var sample: Sample? = Sample(deaths.sentinel())
      let instance = sample.map { WeakRef($0) }
      sample.map { _ = g_object_ref($0.raw) }
      sample.map { g_object_unref($0.raw) }
      XCTAssertEqual(deaths.count, 0)
      XCTAssertEqual(instance?.isAlive, true)
      sample = nil
      XCTAssertEqual(deaths.count, 1)
      XCTAssertEqual(instance?.isAlive, false)
    }
  }

  func testTheReferenceTogglesRepeatedly() {
    onMain {
      let deaths = Deaths()
      let raw = {
        let sample = Sample(deaths.sentinel())
        for _ in 0..<100 {
          g_object_ref(sample.raw)
          g_object_ref(sample.raw)
          g_object_unref(sample.raw)
          g_object_unref(sample.raw)
        }
        g_object_ref(sample.raw)
        return sample.raw
      }()
      XCTAssertEqual(deaths.count, 0)
      g_object_unref(raw)
      XCTAssertEqual(deaths.count, 1)
    }
  }

  func testTheInstanceReturnsItsOnePeer() {
    onMain {
      let sample = Sample()
      XCTAssertTrue(Subclass.peer(of: sample.raw, as: Sample.self) === sample)
      XCTAssertNil(Subclass.peer(of: sample.raw, as: Action.self), "it is of another class")
    }
  }

  func testAnInstanceOfACClassHasNoPeer() throws {
    try onMain {
      let object = Object(try XCTUnwrap(newInstance()), .full)
      XCTAssertNil(Subclass.peer(of: object.raw, as: Object.self))
    }
  }

  func testEachSwiftClassIsRegisteredOnceAsItsOwnGObjectClass() {
    onMain {
      final class Other: Sample {}
      let (first, second, other) = (Sample(), Sample(), Other())
      XCTAssertEqual(Instance.type(of: first.raw), Instance.type(of: second.raw))
      XCTAssertNotEqual(Instance.type(of: first.raw), Instance.type(of: other.raw))
      XCTAssertTrue(first.isInstance(of: cglib_type_object()))
      XCTAssertFalse(first.isInstance(of: g_application_get_type()))
      let name = String(cString: g_type_name(Instance.type(of: first.raw)))
      XCTAssertEqual(name, "Swift_GLibTests_Sample")
    }
  }

  func testTwoLocalClassesOfOneNameGetSeparateGObjectClasses() {
    onMain {
      @MainActor func make() -> Object {
        final class Local: Sample {}
        return Local()
      }
      @MainActor func makeAnother() -> Object {
        final class Local: Sample {}
        return Local()
      }
      let (one, other) = (make(), makeAnother())
      withExtendedLifetime((one, other)) {
        XCTAssertNotEqual(Instance.type(of: one.raw), Instance.type(of: other.raw))
      }
    }
  }

  func testTheClassIsInitializedOnce() {
    onMain {
      _ = (Counted(), Counted(), Counted())
      XCTAssertEqual(Counted.setUps, 1)
    }
  }

  private final class Counted: Object {
    static var setUps = 0

    init() { super.init(subclassing: cglib_type_object()) }

    override class func initializeClass(_ classPointer: UnsafeMutableRawPointer, type: GType) {
      setUps += 1
    }
  }
}
