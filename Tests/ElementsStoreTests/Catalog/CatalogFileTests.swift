import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// The catalog in a file.
final class CatalogFileTests: QuietTestCase {
  /// Returns the result of loading the file, as text.
  private func outcome(_ path: String) -> String {
    do {
      return "\(try CatalogFile(path: path).load().elements.count) elements"
    } catch {
      return error.description
    }
  }

  private var project: String { (0..<4).reduce(#filePath) { path, _ in Files.parent(of: path) } }

  func testTheBuiltInCatalogIsRead() {
    XCTAssertEqual(outcome(project + "/Resources/elements.json"), "118 elements")
  }

  func testAMissingFileIsAnErrorThatNamesIt() {
    let message = outcome("/no/such/folder/elements.json")
    XCTAssertEqual(
      message, "/no/such/folder/elements.json: cannot be read: No such file or directory")
  }

  func testAFolderIsAnErrorThatNamesIt() throws {
    try withTemporaryDirectory { folder in
      XCTAssertEqual(outcome(folder), "\(folder): cannot be read: Is a directory")
    }
  }

  func testADamagedFileIsAnErrorThatNamesItAndTheLine() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/elements.json"
      try Files.write("[\n  {\n", to: path)
      XCTAssertTrue(outcome(path).hasPrefix("\(path), line 3: "), outcome(path))
      try Files.write("", to: path)
      XCTAssertTrue(outcome(path).hasPrefix(path), outcome(path))
    }
  }

  func testAFileTruncatedAnywhereIsAnError() throws {
    let bytes = try Files.read(project + "/Resources/elements.json")
    try withTemporaryDirectory { folder in
      let path = folder + "/elements.json"
      for part in 1..<20 {
        let cut = bytes[..<(bytes.count * part / 20)]
        try Files.write(String(decoding: cut, as: UTF8.self), to: path)
        XCTAssertTrue(outcome(path).hasPrefix(path), "\(part)/20: \(outcome(path))")
      }
    }
  }
}
