import Elements
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// The user name in Preferences.
final class FavoritesPreferencesTests: PageTestCase {
  /// Shows the window, and enters a name.
  @MainActor
  private static func enter(
    _ name: String, isTaken: Bool = true, over favorites: Favorites,
    _ body: (PreferencesWindow, Settings) throws -> Void
  ) throws {
    try withTemporaryDirectory { directory in
      try compileSchema(into: directory)
      let make = { Settings(schema: Program.id, directory: directory) }
      let settings = try XCTUnwrap(make())
      defer { settings.set(Setting.userName.key, "") }
      let watch = try {
        let window = PreferencesWindow(
          PreferencesContext(
            settings: make(), favorites: favorites, sync: noSync(), library: noLibrary()))
        try show(window)
        defer { window.close() }
        let row = try window.find("user-name")
        row.setProperty("text", to: name)
        emit("apply", by: row)
        drain()
        if isTaken { XCTAssertEqual(settings.string(Setting.userName.key), UserName.cleaned(name)) }
        try body(window, settings)
        return Watch(window)
      }()
      watch.expectFreed()
    }
  }

  /// The dialog, and its answer.
  @MainActor
  private static func answer(_ answer: String) throws {
    let texts = try texts(ofDialogWith: answer)
    XCTAssertTrue(texts.contains("Rename Your Favorites?"))
    XCTAssertTrue(texts.contains { $0.contains("“Ada”") && $0.contains("“Countess”") })
    try answerDialog(answer)
  }

  func testAllFavoritesAreRenamedIfTheDialogIsAnsweredSo() throws {
    try onMain {
      let favorites = try favorites(["Au", "O"])
      try Self.enter(" Countess\n", over: favorites) { window, _ in
        try Self.answer("Rename All")
        XCTAssertEqual(favorites.state.mine.map(\.favoritedBy), ["Countess", "Countess"])
        XCTAssertEqual(favorites.state.mine.map(\.number), [79, 8])
      }
    }
  }

  func testOnlyFutureFavoritesAreRenamedIfTheDialogIsAnsweredSo() throws {
    try onMain {
      let favorites = try favorites(["Au"])
      try Self.enter("Countess", over: favorites) { window, _ in
        try Self.answer("Only Future Ones")
        XCTAssertEqual(favorites.state.mine.map(\.favoritedBy), ["Ada"])
      }
    }
  }

  func testTheDialogListsAllNames() throws {
    try onMain {
      let favorites = try favorites(["Au"], others: [("Marie", ["H"])])
      favorites.adopt("Marie")
      try Self.enter("Countess", over: favorites) { _, _ in
        let texts = try texts(ofDialogWith: "Rename All")
        XCTAssertTrue(texts.contains { $0.contains("the names “Ada”, “Marie”.") }, "\(texts)")
        try answerDialog("Only Future Ones")
      }
    }
  }

  func testAKnownUserNameOpensADialog() throws {
    try onMain {
      for (answer, names) in [("Cancel", ["Bert", "Bert"]), ("Use This Name", [])] {
        let favorites = try favorites([], others: [("Bert", ["H", "O"])])
        try Self.enter("Bert", isTaken: false, over: favorites) { window, settings in
          XCTAssertEqual(settings.string(Setting.userName.key), "", "nothing is done before")
          let texts = try texts(ofDialogWith: answer)
          XCTAssertTrue(
            texts.contains("2 favorites of “Bert” already exist and become yours."))
          try answerDialog(answer)
          XCTAssertEqual(favorites.state.others.map(\.favoritedBy), names)
          XCTAssertEqual(
            settings.string(Setting.userName.key), names.isEmpty ? "Bert" : "")
        }
      }
    }
  }

  func testWithoutFavoritesOrWithTheSameNameThereIsNoDialog() throws {
    try onMain {
      for symbols in [[], ["Au"]] {
        try Self.enter("Ada", over: try favorites(symbols)) { window, _ in
          pump(for: 0.1)
          XCTAssertFalse(labels(in: window).contains("Rename All"))
          XCTAssertEqual(openWindows().count, 1)
        }
      }
    }
  }
}
