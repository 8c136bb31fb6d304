import Elements
import ElementsStore
import GLib
import Glibc
import Gtk
import Recording
import TestSupport
import XCTest

@testable import TheElements

/// The acts of recordings that read and write files: a line has its result when it ends.
final class FileActTests: PageTestCase {
  /// The windows of the acts, nil for the main one, and lines that enable them.
  private static let places: [String: (window: String?, before: [String])] = [
    "export-elements-file": (nil, []),
    "export-favorites-file": (nil, ["toggle-favorite Au"]),
    "export-nuclides-file": ("nuclides", [#"show-nuclides """#]),
    "export-columns-file": (
      "columns",
      ["columns", #"read-table "Symbol;x\nLi;1" in columns"#, "add-column X m in columns"]
    ),
    "export-quiz-file": ("quiz", ["quiz"]),
    "save-page-file": (nil, ["show-page name"]),
    "import-favorites-file": (nil, []),
    "read-table-file": ("columns", ["columns"]),
    "open-places-file": (nil, ["show-page places"]),
    "play-lesson-file": (nil, []),
  ]

  /// Plays lines in a program whose windows can be opened, and closes the dialogs of errors. Returns the outcome of the
  /// last line.
  @MainActor
  private static func outcome(
    of lines: [String], _ host: ElementsRecordingHost
  ) throws -> Player.Outcome {
    let script = Script(Recording(lines: lines), host.vocabulary) { _ in [] }
    XCTAssertEqual(script.faults, [])
    let player = Player(script, host, speed: .fast)
    var results: [Player.Result]?
    Task { @MainActor in results = await player.play() }
    waitUntil("the lines are played") { results != nil }
    XCTAssertEqual(results?.count, lines.count, "\(results?.last?.outcome as Any) \(lines)")
    closeDialogs("Close")
    return results?.last?.outcome ?? .skipped
  }

  /// Calls `body` with a program and a new folder for each act, `folder/mine`, which has the folder `sub`, the file `there`
  /// and the dangling link `link`.
  @MainActor
  private static func forEachAct(
    _ names: [String],
    _ body: (ElementsRecordingHost, String, (String) throws -> Player.Outcome) throws -> Void
  ) throws {
    for name in names {
      let place = try XCTUnwrap(places[name], "no case for \(name)")
      try withTemporaryDirectory { directory in
        let folder = "\(directory)/mine"
        try Files.makeDirectory("\(folder)/sub")
        try Files.write("old", to: "\(folder)/there")
        XCTAssertEqual(symlink("\(directory)/away", "\(folder)/link"), 0)
        _ = try withRecordedWindow { host, _, favorites in
          let keeper = StateKeeper(NoState())
          let context = DataWindow.Context(
            library: host.library, favorites: favorites, keeper: keeper,
            temperatures: { .kelvin }, search: { "" })
          for window in DataWindow.all { window.register(host.application, context) }
          let lessons = Lessons(
            BuiltIn.data,
            ElementsRecordingHost(host.application, host.library, favorites) { nil }, keeper
          ) {}
          host.application.register(.playLessonFile, for: lessons) { $0.play($1.first ?? "") }
          defer {
            for window in Window.all where !(window is MainWindow) { window.destroy() }
            withExtendedLifetime(lessons) {}
          }
          host.folder = folder
          _ = try outcome(of: place.before + ["wait 0"], host)
          try body(host, folder) { argument in
            let clause = place.window.map { " in \($0)" } ?? ""
            let quoted = "\"\(argument)\""
            return try outcome(of: ["\(name) \(quoted)\(clause)"], host)
          }
        }
      }
    }
  }

  @MainActor
  private static func acts(writing: Bool) -> [String] {
    AppAction.all.filter { $0.isRecorded && $0.takesPath && $0.writesFile == writing }
      .map(\.localName)
  }

  private static let longName = String(repeating: "a", count: 256)

  func testAFileIsWrittenWhenItsLineHasPassed() throws {
    try onMain {
      try Self.forEachAct(Self.acts(writing: true)) { _, folder, play in
        for name in ["new.json", "sub/new.pdf", String(repeating: "b", count: 200)] {
          XCTAssertEqual(try play(name), .passed, name)
          XCTAssertTrue(Files.exists("\(folder)/\(name)"), name)
        }
      }
    }
  }

  func testAFileThatCannotBeWrittenFailsItsLine() throws {
    try onMain {
      try Self.forEachAct(Self.acts(writing: true)) { host, folder, play in
        for name in ["there", "none/new", "sub", "link", "", Self.longName] {
          let outcome = try play(name)
          XCTAssertTrue(outcome.isFailure, name)
          if name == "there" {
            XCTAssertTrue("\(outcome)".contains("The file exists."), "\(outcome)")
          }
        }
        for name in ["../new", "/tmp/new-of-a-recording", "sub/../../new"] {
          XCTAssertTrue("\(try play(name))".contains("--output-folder"), name)
          XCTAssertFalse(Files.exists(Files.resolve(name, in: folder)), name)
        }
        host.outputFolder = "\(folder)/sub"
        XCTAssertEqual(try play("new"), .passed)
        XCTAssertTrue(Files.exists("\(folder)/sub/new"))
        XCTAssertTrue(try play("../other").isFailure)
        XCTAssertEqual(Files.names(in: folder).sorted(), ["link", "sub", "there"])
        XCTAssertEqual(Files.names(in: "\(folder)/sub"), ["new"])
      }
    }
  }

  func testAFileThatCannotBeReadFailsItsLine() throws {
    try onMain {
      try Self.forEachAct(Self.acts(writing: false)) { _, _, play in
        for name in ["none.json", "sub", "link", "there", "", Self.longName] {
          XCTAssertTrue(try play(name).isFailure, name)
        }
      }
    }
  }

  func testEveryWordWithAFileHasACase() {
    onMain {
      let words = AppAction.all.filter { $0.isRecorded && $0.takesPath }.map(\.localName)
      XCTAssertEqual(Set(words), Set(Self.places.keys))
    }
  }
}
