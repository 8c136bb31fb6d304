import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The export of the elements from the main menu.
final class ElementsExportTests: PageTestCase {
  func testTheFileHasTheFormatOfItsName() throws {
    try onMain {
      try withTemporaryDirectory { folder in
        try withMainWindow { window in
          let table = try BuiltIn.table
          for (name, format) in [("a.csv", ExportFormat.csv), ("b.JSON", .json), ("c", .csv)] {
            let path = "\(folder)/\(name)"
            window.activate(.exportElementsFile, path)
            waitUntil("the file is there") { Files.exists(path) }
            let text = String(decoding: try Files.read(path), as: UTF8.self)
            let properties = try BuiltIn.data.read(.properties)
            XCTAssertEqual(text, table.exported(as: format, properties: properties), name)
          }
          waitUntil("it is told") { labels(in: window).contains { $0.contains("118 elements") } }
        }
      }
    }
  }

  func testAFailureShowsTheErrorWithItsPath() throws {
    try onMain {
      try withMainWindow { window in
        window.activate(.exportElementsFile, "/proc/elements.csv")
        let texts = try texts(ofDialogWith: "Close")
        XCTAssertTrue(texts.contains("The Elements Cannot Be Exported"))
        XCTAssertTrue(texts.contains { $0.contains("/proc/elements.csv") }, "\(texts)")
        try answerDialog("Close")
      }
    }
  }
}
