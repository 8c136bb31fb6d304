import TestSupport
import XCTest

@testable import GLib

final class KeyFileTests: QuietTestCase {
  func testValuesSurviveSerializingAndParsing() throws {
    let file = KeyFile()
    let texts = ["noble gas", "a;b", #"back\slash"#, "", "钠"]
    file.set("Window", "page", " état\nnext line ")
    file.set("Window", "width", "1080")
    file.set("Sections", "collapsed", texts)
    let parsed = try KeyFile(parsing: Array(file.text.utf8))
    XCTAssertEqual(parsed.string("Window", "page"), " état\nnext line ")
    XCTAssertEqual(parsed.int("Window", "width"), 1080)
    XCTAssertEqual(parsed.strings("Sections", "collapsed"), texts)
    XCTAssertEqual(parsed.keys(of: "Window").sorted(), ["page", "width"])
  }

  func testAMissingValueIsNilOrEmpty() {
    let file = KeyFile()
    file.set("Window", "page", "grid")
    XCTAssertNil(file.string("Window", "width"))
    XCTAssertNil(file.string("Nowhere", "page"))
    XCTAssertNil(file.int("Window", "page"), "a text is no number")
    XCTAssertEqual(file.strings("Window", "width"), [])
    XCTAssertEqual(file.keys(of: "Nowhere"), [])
  }

  func testNoBytesParseAsAnEmptyFile() throws {
    XCTAssertEqual(try KeyFile(parsing: []).keys(of: "Window"), [])
  }

  func testDamagedBytesAreAnErrorNotACrash() {
    let damaged: [[UInt8]] = [
      Array("key=value without a group".utf8), Array("[Window\n".utf8), [0xFF, 0xFE, 0x00, 0x5B],
    ]
    for bytes in damaged {
      XCTAssertThrowsError(try KeyFile(parsing: bytes)) { error in
        XCTAssertFalse("\(error)".isEmpty)
      }
    }
  }

  func testANULByteIsAParseErrorAnywhere() {
    let sound = Array("[Window]\npage=grid\n".utf8)
    for (place, line) in [(0, 1), (4, 1), (9, 2), (14, 2), (19, 3)] {
      var bytes = sound
      bytes.insert(0, at: place)
      XCTAssertThrowsError(try KeyFile(parsing: bytes), "at byte \(place)") { error in
        XCTAssertEqual((error as? GLibError)?.domain, "g-key-file-error-quark")
        XCTAssertTrue("\(error)".hasSuffix(" \(line)"), "\(error)")
      }
    }
    XCTAssertThrowsError(try KeyFile(parsing: [UInt8](repeating: 0, count: 4096)))
  }

  func testAValueOfInvalidUTF8IsMissing() throws {
    let bytes = Array("[Window]\npage=".utf8) + [0xC3, 0x28, 0x0A]
    XCTAssertNil(try KeyFile(parsing: bytes).string("Window", "page"))
  }
}
