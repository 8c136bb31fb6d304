import Elements
import ElementsStore
import GLib
import Gtk
import Recording
import TestSupport
import XCTest

@testable import TheElements

/// The lessons of the program, in a presentation of the main window.
final class LessonTests: PageTestCase {
  @MainActor
  private static func withLesson(
    _ name: String, searching text: String = "", file: StaticString = #filePath, line: UInt = #line,
    _ body: (LessonRun, MainWindow) throws -> Void
  ) throws {
    try withTemporaryDirectory { directory in
      try compileSchema(into: directory)
      let settings = try XCTUnwrap(Settings(schema: Program.id, directory: directory))
      defer { settings.set(Setting.temperatureUnit.key, TemperatureChoice.automatic.rawValue) }
      let context = preferences(settings)
      _ = try withRecordedWindow(file: file, line: line) { host, window, _ in
        host.waitsForLessons = false
        host.application.registerPreferenceActions({ context }, window: { nil })
        let path = try XCTUnwrap(LessonFile.path(named: name, in: BuiltIn.data))
        let script = try LessonFile.script(path, host.vocabulary).get()
        if !text.isEmpty { window.activate(.search, text) }
        let run = LessonRun(script, host, in: window.presentation)
        window.presentation.show(run)
        Self.wait(for: run)
        try body(run, window)
      }
    }
  }

  @MainActor
  private static func wait(for run: LessonRun) {
    waitUntil("the step has been played") { !run.isPlaying }
  }

  /// Goes through a lesson to its end. Returns the captions.
  @MainActor
  private static func playToTheEnd(_ name: String) throws -> [String] {
    var captions: [String] = []
    try Self.withLesson(name) { run, window in
      let caption = try XCTUnwrap(window.findPart("lesson-caption"))
      captions.append(caption.shownText)
      while run.hasNext {
        window.activate(.nextStep)
        Self.wait(for: run)
        XCTAssertNil(run.player.failure, caption.shownText)
        captions.append(caption.shownText)
      }
      settle(window)
      XCTAssertFalse(window.isEnabled(.nextStep))
      let parts = run.player.lesson.parts.count
      XCTAssertEqual(window.findPart("lesson-position")?.shownText, "\(parts) of \(parts)")
    }
    return captions
  }

  func testTheTrendsArePlayedToTheEnd() throws {
    try onMain {
      let captions = try Self.playToTheEnd("trends")
      XCTAssertEqual(captions.first, "Trends across a Period")
      XCTAssertEqual(Set(captions).count, 13)
    }
  }

  func testTheDiscoveriesArePlayedToTheEnd() throws {
    try onMain {
      let captions = try Self.playToTheEnd("discovery")
      XCTAssertEqual(captions.first, "Discovery through the Centuries")
      XCTAssertEqual(Set(captions).count, 14)
    }
  }

  func testTheStatesArePlayedToTheEnd() throws {
    try onMain {
      let captions = try Self.playToTheEnd("states")
      XCTAssertEqual(captions.first, "States from 0 to 6000\u{a0}K")
      XCTAssertEqual(Set(captions).count, 13)
    }
  }

  func testAllStepsAreRepeatable() throws {
    try onMain {
      for path in LessonFile.installed(in: BuiltIn.data) {
        try Self.withLesson(LessonFile(reading: path, .elements(of: nil)).name) { run, window in
          while run.hasNext {
            run.goOn()
            Self.wait(for: run)
          }
          XCTAssertTrue(run.hasPrevious, path)
        }
      }
    }
  }

  func testBackShowsTheStepBefore() throws {
    try onMain {
      try Self.withLesson("states") { run, window in
        for _ in 0..<2 {
          window.activate(.nextStep)
          Self.wait(for: run)
        }
        XCTAssertEqual(window.state.table.temperature, "4.222")
        window.activate(.previousStep)
        Self.wait(for: run)
        XCTAssertEqual(window.state.table.temperature, "0")
        XCTAssertEqual(window.findPart("lesson-position")?.shownText, "2 of 13")
        window.activate(.previousStep)
        Self.wait(for: run)
        XCTAssertNil(window.state.table.temperature)
        XCTAssertFalse(window.isEnabled(.previousStep))
      }
    }
  }

  func testKeysStepAndEscapeRestoresTheTable() throws {
    try onMain {
      try Self.withLesson("states") { run, window in
        let steps = ["Right", "space", "Page_Down", "Left"]
        let positions = steps.map { key in
          Hand.shared.type(key, in: window)
          settle(window)
          Self.wait(for: run)
          return window.findPart("lesson-position")?.shownText
        }
        XCTAssertEqual(positions, ["2 of 13", "3 of 13", "4 of 13", "3 of 13"])
        XCTAssertEqual(window.state.table.coloring, .state)
        Hand.shared.type("Escape", in: window)
        waitUntil("the end") { !window.presentation.isOn }
        XCTAssertEqual(window.state.table, TableState())
        XCTAssertNil(window.findPart("lesson-bar"))
        XCTAssertFalse(window.isEnabled(.nextStep))
      }
    }
  }

  func testAPresentationGoesOnAfterItsLesson() throws {
    try onMain {
      _ = try withRecordedWindow { host, window, _ in
        window.activate(.present)
        host.waitsForLessons = false
        let path = try XCTUnwrap(LessonFile.path(named: "trends", in: BuiltIn.data))
        let script = try LessonFile.script(path, host.vocabulary).get()
        let run = LessonRun(script, host, in: window.presentation)
        window.presentation.show(run)
        Self.wait(for: run)
        window.activate(.endLesson)
        settle(window)
        XCTAssertTrue(window.presentation.isOn)
      }
    }
  }

  /// A recording of the user's that changes what the lessons of the program do not.
  private static let recording = """
    # The Elements recording, version 1
    caption "First"
    hide-search
    show-page state
    collapse-all
    toggle-comparison Au
    show-element Au
    caption "Second"
    color-by density
    search "noble gas"
    toggle-side-pane
    select-element Xe
    caption "Third"
    hide-search
    show-picture Fe

    """

  func testARecordingOfTheUsersIsUndoneAtItsEnd() throws {
    try onMain {
      _ = try withRecordedWindow { host, window, _ in
        host.waitsForLessons = false
        window.activate(.search, "metal")
        let compared = ComparedElements.shared.comparison
        let (before, shown) = (window.state, window.shown)
        try withTemporaryDirectory { folder in
          let path = folder + "/own.elements-recording"
          try Files.write(Array(Self.recording.utf8), to: path, isPrivate: false)
          let script = try LessonFile.script(path, host.vocabulary).get()
          let run = LessonRun(script, host, in: window.presentation)
          window.presentation.show(run)
          Self.wait(for: run)
          XCTAssertEqual(Window.all.count { $0 is ElementWindow }, 1)
          XCTAssertEqual(window.state.collapsed["state"]?.isEmpty, false)
          for _ in 0..<2 {
            window.activate(.nextStep)
            Self.wait(for: run)
            XCTAssertNil(run.player.failure)
          }
          XCTAssertEqual(window.pictures?.view?.element.symbol, "Fe")
          window.activate(.previousStep)
          Self.wait(for: run)
          XCTAssertNil(window.pictures?.view)
          XCTAssertEqual(window.search.text, "noble gas")
          window.activate(.endLesson)
          settle(window)
        }
        XCTAssertFalse(Window.all.contains { $0 is ElementWindow })
        XCTAssertEqual(window.state.collapsed, before.collapsed)
        XCTAssertEqual(window.state.table, before.table)
        XCTAssertEqual(window.state.isPaneOn, before.isPaneOn)
        XCTAssertEqual(window.shown, shown)
        XCTAssertEqual(window.search.text, "metal")
        XCTAssertEqual(ComparedElements.shared.comparison, compared)
        XCTAssertNil(window.pictures?.view)
      }
    }
  }

  func testASearchIsSetAside() throws {
    try onMain {
      try Self.withLesson("discovery", searching: "tungsten") { run, window in
        XCTAssertEqual(window.search.text, "")
        window.activate(.nextStep)
        Self.wait(for: run)
        window.activate(.previousStep)
        Self.wait(for: run)
        XCTAssertEqual(window.search.text, "")
        Hand.shared.type("Escape", in: window)
        waitUntil("the lesson has ended") { !window.presentation.isOn }
        XCTAssertEqual(window.search.text, "tungsten")
      }
    }
  }

  func testSettingsAreRestored() throws {
    try onMain {
      try withTemporaryDirectory { directory in
        try compileSchema(into: directory)
        let settings = try XCTUnwrap(Settings(schema: Program.id, directory: directory))
        _ = try withRecordedWindow { recorded, window, favorites in
          let host = ElementsRecordingHost(recorded.application, recorded.library, favorites) {
            settings
          }
          let changes = [
            (Setting.temperatureUnit.key, "fahrenheit"), (Setting.patterns.key, "true"),
            (Setting.userName.key, "Ada"),
          ]
          let before = changes.map { settings.text($0.0) }
          let former = try XCTUnwrap(FormerProgram(host, nil))
          for (key, text) in changes {
            settings.choose(key, text)
            XCTAssertEqual(settings.text(key), text)
          }
          former.restore()
          XCTAssertEqual(changes.map { settings.text($0.0) }, before)
          _ = window
        }
      }
    }
  }

  func testTilesShowTheirFormerSides() throws {
    try onMain {
      _ = try withRecordedWindow { host, window, _ in
        window.activate(.showElement, "Fe")
        window.activate(.toggleSidePane)
        window.activate(.selectElement, "Au")
        settle(window)
        let other = try XCTUnwrap(Window.all.lazy.compactMap { $0 as? ElementWindow }.first)
        let tiles = try [window, other].map { try XCTUnwrap(host.page(in: $0)?.view?.tile) }
        tiles[0].flip()
        let former = try XCTUnwrap(FormerProgram(host, nil))
        for tile in tiles { tile.flip() }
        XCTAssertEqual(tiles.map(\.isBackUp), [false, true])
        former.restore()
        XCTAssertEqual(tiles.map(\.isBackUp), [true, false])
      }
    }
  }

  func testTheBarFitsANarrowWindowAndStaysAsHigh() throws {
    try onMain {
      try Self.withLesson("trends") { run, window in
        resize(window, 360, 640)
        settle(window)
        let bar = try XCTUnwrap(window.findPart("lesson-bar"))
        XCTAssertLessThanOrEqual(bar.request(.horizontal).minimum, 360)
        let height = bar.height
        window.activate(.nextStep)
        Self.wait(for: run)
        settle(window)
        XCTAssertEqual(bar.height, height)
      }
    }
  }
}
