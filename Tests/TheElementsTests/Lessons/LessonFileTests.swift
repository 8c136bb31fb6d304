import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The files of the lessons, and the window that lists them.
final class LessonFileTests: PageTestCase {
  func testTheListNamesTheLessons() throws {
    try onMain {
      let files = LessonFile.installed(in: BuiltIn.data).map {
        LessonFile(reading: $0, .elements(of: nil))
      }
      XCTAssertEqual(files.map(\.name), ["discovery", "states", "trends"])
      XCTAssertEqual(files.map(\.count), [14, 13, 13])
      let window = LessonsWindow(
        files, [LessonFile(reading: "/no.elements-recording", .elements(of: nil))])
      try show(window)
      let texts = labels(in: window)
      XCTAssertTrue(texts.contains("Trends across a Period"))
      XCTAssertTrue(texts.contains("14 steps"))
      XCTAssertTrue(texts.contains("This recording has faults. The Recorder shows them."))
      let watch = Watch(window)
      window.destroy()
      drain()
      _ = watch
    }
  }

  func testALessonOutOfTheirFolderIsNotPlayed() {
    XCTAssertNil(LessonFile.path(named: "../../etc/passwd", in: DataDirectory(path: "/usr")))
    XCTAssertNil(LessonFile.path(named: "/etc/passwd", in: DataDirectory(path: "/usr")))
  }
}
