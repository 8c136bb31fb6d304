import Elements
import ElementsStore
import GLib
import Gtk
import Recording
import TestSupport
import XCTest

@testable import TheElements

/// The pictures that a replay keeps of its steps.
final class ReplayPictureTests: PageTestCase {
  /// Plays a recording. Returns the names of its pictures.
  @MainActor
  private static func pictures(of text: String, _ host: ElementsRecordingHost) throws -> [String] {
    var names: [String] = []
    try withTemporaryDirectory { folder in
      let path = "\(folder)/walk.elements-recording"
      try Files.write(text, to: path)
      var request = ReplayRequest()
      request.files = [path]
      request.screenshots = "\(folder)/pictures"
      var status: Int32?
      let run = ReplayRun(request, host)
      Task { @MainActor in status = await run.play() }
      waitUntil("the recording has been played") { status != nil }
      XCTAssertEqual(status, 0)
      names = Files.names(in: "\(folder)/pictures").sorted()
    }
    return names
  }

  func testTheWindowThatAnActOpensOrBelongsToIsPictured() throws {
    try onMain {
      _ = try withRecordedWindow { host, window, favorites in
        let context = DataWindow.Context(
          library: host.library, favorites: favorites, keeper: StateKeeper(NoState()),
          temperatures: { .kelvin }, search: { "" })
        for window in DataWindow.all { window.register(host.application, context) }
        let windows = { host.application.windows.filter { $0 !== window } }
        defer { for window in windows() { window.close() } }
        let names = try Self.pictures(
          of: """
            show-page grid
            show-element Au
            flip in Au
            next-element in Au
            compare
            plot
            show-nuclides Au-198
            select-nuclide U-238 in nuclides
            compare
            expect window plot
            close in plot
            worksheet
            quiz
            show-page table
            """, host)
        let expected = [
          "main", "Au", "Au", "Hg", "comparison", "plot", "nuclides", "nuclides", "comparison",
          "plot", "worksheet", "quiz", "main",
        ]
        XCTAssertEqual(
          names, expected.enumerated().map { "00\($0 < 9 ? "0" : "")\($0 + 1)-\($1).png" })
      }
    }
  }
}
