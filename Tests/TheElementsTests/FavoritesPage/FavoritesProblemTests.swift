import CGtk
import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Messages about problems of the favorites' store.
final class FavoritesProblemTests: PageTestCase {
  func testUnreadableFavoritesAreNotShownAsAnEmptyList() throws {
    try onMain {
      MainQueueSource.attach()
      let problem = FavoritesProblem(path: "/file", message: "a newer version has written it")
      let favorites = Favorites(store: Broken(problem, hasRead: false), userName: { "Ada" })
      var state = SavedState()
      state.page = FavoritesOrder.id
      try withMainWindow(favorites: favorites, state: state) { window in
        favorites.open()
        waitUntil("it is told") { labels(in: window).contains("Favorites Cannot Be Read") }
        XCTAssertFalse(labels(in: window).contains("No Favorites Yet"))
      }
    }
  }

  func testUnreadableFavoritesAreNotExportedAsAnEmptyList() throws {
    try onMain {
      MainQueueSource.attach()
      try withTemporaryDirectory { folder in
        let path = folder + "/favorites.json"
        let problem = FavoritesProblem(path: "/file", message: "a newer version has written it")
        let favorites = Favorites(store: Broken(problem, hasRead: false), userName: { "Ada" })
        try withMainWindow(favorites: favorites) { window in
          favorites.open()
          waitUntil("it is told") { favorites.isLoaded }
          window.activate(.exportFavoritesFile, path)
          let texts = try texts(ofDialogWith: "Close")
          XCTAssertTrue(texts.contains("The Favorites Cannot Be Exported"), "\(texts)")
          XCTAssertTrue(texts.contains("/file: a newer version has written it"), "\(texts)")
          try answerDialog("Close")
          XCTAssertFalse(Files.exists(path))
        }
      }
    }
  }

  private final class Broken: FavoritesStore {
    let problem: FavoritesProblem
    let hasRead: Bool
    init(_ problem: FavoritesProblem, hasRead: Bool = true) {
      (self.problem, self.hasRead) = (problem, hasRead)
    }
    func open(onChange: @escaping @Sendable (FavoritesReport) -> Void) {
      let state = FavoritesState(installation: "")
      onChange(FavoritesReport(state: state, problem: problem, hasRead: hasRead))
    }
    func change(
      _ change: @escaping @Sendable (inout FavoritesState) -> Void,
      done: @escaping @Sendable (FavoritesProblem?) -> Void
    ) {}
    func retry() {}
    func flush() {}
  }

  func testABannerShowsTheProblem() throws {
    try onMain {
      MainQueueSource.attach()
      for isOver in [false, true] {
        let problem = FavoritesProblem(
          path: "/file", message: "<b>full</b>", isOver: isOver, detail: "malformed\nTree 5")
        let favorites = Favorites(store: Broken(problem), userName: { "Ada" })
        try withMainWindow(favorites: favorites) { window in
          XCTAssertEqual(window.favoritesBanner?.isShown, false)
          favorites.open()
          waitUntil("the banner") { window.favoritesBanner?.isShown == true }
          settle(window)
          let text = try XCTUnwrap(labels(in: XCTUnwrap(window.favoritesBanner)).first)
          XCTAssertTrue(text.hasSuffix(isOver ? ": <b>full</b>" : ": /file: <b>full</b>"), text)
          XCTAssertEqual(window.favoritesBanner?.tooltipText, "malformed\nTree 5")
          XCTAssertEqual(Accessible.role(of: try XCTUnwrap(window.favoritesBanner)), "group")
          XCTAssertEqual(Accessible.label(of: try XCTUnwrap(window.favoritesBanner)), text)
          let buttons = try XCTUnwrap(window.favoritesBanner).all(Button.self)
          XCTAssertEqual(buttons.map(\.isVisible), [!isOver, isOver])
          guard isOver else { return }
          Hand.shared.click(buttons[1])
          waitUntil("it goes") { window.favoritesBanner?.isShown == false }
        }
      }
    }
  }
}
