import CGLib
import TestSupport
import XCTest

@testable import GLib

final class SignalTests: QuietTestCase {
  func testAHandlerIsCalledOnceForEachEmission() {
    onMain {
      let emitter = Emitter()
      var calls = 0
      emitter.connect("plain") { arguments in
        calls += 1
        XCTAssertEqual(arguments.count, 1)
        XCTAssertEqual(arguments.object(0), emitterAddress)
      }
      emitterAddress = emitter.raw
      emit("plain", by: emitter)
      emit("plain", by: emitter)
      XCTAssertEqual(calls, 2)
    }
  }

  func testNumbersAreReadByType() {
    onMain {
      let emitter = Emitter()
      var seen: [Double] = []
      emitter.connect("numbers") { arguments in
        XCTAssertEqual(arguments.count, 4)
        seen = [Double(arguments.int(1)), Double(arguments.int(2)), arguments.double(3)]
        XCTAssertEqual(arguments.int(3), 0, "a double is no whole number")
        XCTAssertEqual(arguments.double(1), 0, "a whole number is no double")
        XCTAssertNil(arguments.string(1))
        XCTAssertNil(arguments.object(1))
        XCTAssertNil(arguments.variant(1))
        XCTAssertEqual(arguments.int(4), 0, "there is none at this place")
        XCTAssertEqual(arguments.enumeration(4), 0)
      }
      emit(
        "numbers", by: emitter,
        [
          value(cglib_type_int()) { g_value_set_int($0, -7) },
          value(cglib_type_uint()) { g_value_set_uint($0, 4_000_000_000) },
          value(cglib_type_double()) { g_value_set_double($0, 22.98976928) },
        ])
      XCTAssertEqual(seen, [-7, 4_000_000_000, 22.98976928])
    }
  }

  func testStringsArriveIntactInEveryScript() {
    onMain {
      let emitter = Emitter()
      var seen: [String?] = []
      emitter.connect("text") { seen.append($0.string(1)) }
      for text in ["", "Natrium", "Ünübium – 钠 ☿"] {
        emit("text", by: emitter, [value(cglib_type_string()) { g_value_set_string($0, text) }])
      }
      emit("text", by: emitter, [value(cglib_type_string()) { g_value_set_string($0, nil) }])
      XCTAssertEqual(seen, ["", "Natrium", "Ünübium – 钠 ☿", nil])
    }
  }

  func testAnObjectArrivesUnretainedAndNULLAsNil() throws {
    try onMain {
      let (emitter, carried) = (Emitter(), Object(try XCTUnwrap(newInstance()), .full))
      var seen: [UnsafeMutableRawPointer?] = []
      emitter.connect("object") { seen.append($0.object(1)) }
      emit(
        "object", by: emitter, [value(cglib_type_object()) { g_value_set_object($0, carried.raw) }])
      emit("object", by: emitter, [value(cglib_type_object())])
      XCTAssertEqual(seen, [carried.raw, nil])
      XCTAssertEqual(references(carried.raw), 1)
    }
  }

  func testEnumerationsAndFlagsAreReadAsNumbers() {
    onMain {
      let emitter = Emitter()
      var seen: [Int] = []
      emitter.connect("kind") { seen = [$0.enumeration(1), $0.enumeration(2)] }
      let flags = G_APPLICATION_HANDLES_OPEN.rawValue | G_APPLICATION_NON_UNIQUE.rawValue
      emit(
        "kind", by: emitter,
        [
          value(g_bus_type_get_type()) {
            g_value_set_enum($0, G_BUS_TYPE_SESSION.rawValue)
          },
          value(g_application_flags_get_type()) { g_value_set_flags($0, flags) },
        ])
      XCTAssertEqual(seen, [Int(G_BUS_TYPE_SESSION.rawValue), Int(flags)])
    }
  }

  func testAHandlerReturnsABoolean() {
    onMain {
      for isHandled in [true, false] {
        let emitter = Emitter()
        emitter.connect("question") { $0.setReturnValue(isHandled) }
        var result = value(cglib_type_boolean()) {
          g_value_set_boolean($0, isHandled ? 0 : 1)
        }
        emit("question", by: emitter, result: &result)
        XCTAssertEqual(g_value_get_boolean(&result) != 0, isHandled)
      }
    }
  }

  func testAHandlerReturnsAnInteger() {
    onMain {
      let emitter = Emitter()
      emitter.connect("how-many") { $0.setReturnValue(118) }
      var result = value(cglib_type_int())
      emit("how-many", by: emitter, result: &result)
      XCTAssertEqual(g_value_get_int(&result), 118)
    }
  }

  func testAReturnValueOfTheWrongTypeIsIgnored() {
    onMain {
      let emitter = Emitter()
      emitter.connect("how-many") { $0.setReturnValue(true) }
      emitter.connect("plain") { $0.setReturnValue(1) }
      var result = value(cglib_type_int())
      emit("how-many", by: emitter, result: &result)
      emit("plain", by: emitter)
      XCTAssertEqual(g_value_get_int(&result), 0)
    }
  }
}

/// Address of the emitter whose signal is being emitted.
@MainActor private var emitterAddress: UnsafeMutableRawPointer?
