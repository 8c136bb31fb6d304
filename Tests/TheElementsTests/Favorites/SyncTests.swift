import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Switching sync on and off, and its status line. No server listens at these addresses.
final class SyncTests: PageTestCase {
  private static let nobody = "http://127.0.0.1:9"

  /// Favorites with sync as set; the settings are reset afterwards.
  @MainActor
  private static func withSync(
    _ body: (SyncController, Favorites, Settings) throws -> Void
  ) throws {
    MainQueueSource.attach()
    try withTemporaryDirectory { directory in
      try compileSchema(into: directory)
      let settings = try XCTUnwrap(
        Settings(schema: Program.id, directory: directory))
      defer { for key in keys { settings.set(key, "") } }
      let other = Favorite(number: 79, favoritedBy: "Bert", time: 1, serverID: "1")
      let imported = Favorite(number: 47, favoritedBy: "Cleo", time: 1)
      let store = FavoritesMemory(
        FavoritesState(
          installation: "test", mine: [], others: [other, imported], outbox: [], lastEntry: 0,
          server: nobody)
      )
      let favorites = Favorites(store: store, userName: { "Ada" })
      let library = Library(
        store: CatalogFile(path: BuiltIn.data.catalog), .loaded(try BuiltIn.table))
      let control = SyncController(library, favorites, store: store, secrets: SecretMemory())
      try body(control, favorites, settings)
      control.end()
    }
  }

  private static let keys = [Setting.favoritesAddress.key, Setting.userName.key]

  func testWithoutAnAddressNothingIsSent() throws {
    try onMain {
      try Self.withSync { control, favorites, settings in
        control.follow(settings)
        XCTAssertNil(control.status)
        XCTAssertFalse(favorites.isLoaded)
        favorites.open()
        waitUntil("others' favorites have gone") {
          favorites.isLoaded && favorites.state.others.map(\.favoritedBy) == ["Cleo"]
        }
        settings.set(Setting.favoritesAddress.key, "nonsense")
        drain()
        XCTAssertNil(control.status)
      }
    }
  }

  func testTheSettingSwitchesItOnAndOff() throws {
    try onMain {
      try Self.withSync { control, favorites, settings in
        settings.set(Setting.favoritesAddress.key, Self.nobody)
        control.follow(settings)
        waitUntil("it has failed") { control.status?.problem != nil }
        XCTAssertEqual(control.status?.host, "127.0.0.1:9")
        XCTAssertEqual(favorites.state.others.count, 2, "what the server told last stays")
        settings.set(Setting.favoritesAddress.key, "http://127.0.0.1:9/other")
        waitUntil("the other has failed") { control.status?.problem != nil }
        settings.set(Setting.favoritesAddress.key, "")
        drain()
        XCTAssertNil(control.status)
        waitUntil("others' favorites have gone") { favorites.state.others.count == 1 }
      }
    }
  }

  func testAFavoriteIsShownAtOnceAndCountedAsWaiting() throws {
    try onMain {
      try Self.withSync { control, favorites, settings in
        settings.set(Setting.favoritesAddress.key, Self.nobody)
        control.follow(settings)
        waitUntil("it has failed") { control.status?.problem != nil }
        for _ in 0..<20 {
          favorites.toggle(79)
          XCTAssertEqual(control.waiting, 1)
          waitUntil("it waits") {
            control.status?.pendingCount == 1 && control.status?.isBusy == false
          }
          favorites.toggle(79)
          XCTAssertEqual(control.waiting, 0)
          waitUntil("nothing waits") { control.status?.pendingCount == 0 }
        }
      }
    }
  }

  // MARK: On the page

  /// Shows the Favorites page with the favorites of `withSync`.
  @MainActor
  private static func withPage(
    _ control: SyncController, _ favorites: Favorites, _ body: (FavoritesPage) throws -> Void
  ) throws {
    let table = try BuiltIn.table
    try withWindow(width: 420, height: 600) { () -> FavoritesPage in
      let page = FavoritesPage(
        table, favorites, sorting: .manual, collapsed: [], onCollapse: { _ in },
        onActivate: { _ in })
      page.follow(control)
      return page
    } _: { _, page in
      try body(page)
    }
  }

  func testThePageShowsTheSyncStatusWhileThereIsAServer() throws {
    try onMain {
      try Self.withSync { control, favorites, settings in
        try Self.withPage(control, favorites) { page in
          control.follow(settings)
          XCTAssertNil(page.status)
          settings.set(Setting.favoritesAddress.key, Self.nobody)
          waitUntil("it has failed") { control.status?.problem != nil }
          favorites.toggle(79)
          waitUntil("it waits") {
            control.status?.pendingCount == 1 && control.status?.isBusy == false
          }
          let line = try XCTUnwrap(page.status)
          let text = try XCTUnwrap(labels(in: line).first)
          XCTAssertTrue(text.hasPrefix("1 waiting · Cannot reach 127.0.0.1:9: "), text)
          XCTAssertTrue(try line.find("sync-again").isVisible)
          settings.set(Setting.favoritesAddress.key, "")
          drain()
          XCTAssertNil(page.status)
        }
      }
    }
  }

  func testDuringARetryTheButtonIsHiddenAndTheFocusStaysOnThePage() throws {
    try onMain {
      try Self.withSync { control, favorites, settings in
        try Self.withPage(control, favorites) { page in
          control.follow(settings)
          favorites.toggle(79)
          settings.set(Setting.favoritesAddress.key, Self.nobody)
          waitUntil("it has failed") { control.status?.problem != nil }
          settle(page)
          let line = try XCTUnwrap(page.status as? SyncLine)
          let button = try line.find("sync-again")
          // The application that has its action is missing.
          button.isSensitive = true
          button.grabFocus()
          XCTAssertTrue(button.isFocused)
          var status = try XCTUnwrap(control.status)
          status.isBusy = true
          line.show(status)
          XCTAssertEqual(labels(in: line).first, "1 waiting · Trying again…")
          XCTAssertFalse(button.isVisible)
          XCTAssertTrue(page.window?.focusWidget?.isInside(page.page) ?? false)
        }
      }
    }
  }

  func testTheStatusLineCausesNoWakeUps() throws {
    try onMain {
      try Self.withSync { control, favorites, settings in
        try Self.withPage(control, favorites) { page in
          settings.set(Setting.favoritesAddress.key, Self.nobody)
          control.follow(settings)
          waitUntil("it has failed") { control.status?.problem != nil }
          expectIdle(for: 1)
        }
      }
    }
  }
}

/// Texts of the sync status.
final class SyncTextTests: QuietTestCase {
  private func text(
    _ problem: SyncProblem? = nil, waiting: Int = 0, hoursAgo hours: Int64? = nil,
    isBusy: Bool = false
  ) -> String {
    var status = SyncStatus(host: "example.org")
    status.problem = problem
    status.isBusy = isBusy
    status.time = hours.map { _ in Self.time }
    return SyncText.text(of: status, waiting: waiting, at: Self.time + (hours ?? 0) * 3_600_000)
  }

  private static let time: Int64 = 1_763_733_463_000

  func testTheTimeOfTheLastSyncIsShown() {
    let hour = Clock.hour(of: Self.time)
    XCTAssertNotNil(hour.wholeMatch(of: /\d\d:\d\d/))
    XCTAssertEqual(text(hoursAgo: 0), "Synced at \(hour)")
    for hours: Int64 in [24, 24 * 365] {
      let text = text(hoursAgo: hours)
      XCTAssertEqual(text, "Synced on \(Clock.text(of: Self.time))")
      XCTAssertTrue(text.hasSuffix(", \(hour)"), text)
    }
  }

  func testStatusTexts() {
    XCTAssertEqual(text(), "Syncing…")
    XCTAssertEqual(text(hoursAgo: 1, isBusy: true), "Syncing…")
    XCTAssertEqual(text(waiting: 3, hoursAgo: 1), "3 waiting")
    XCTAssertEqual(text(waiting: 3, hoursAgo: 1, isBusy: true), "3 waiting · Syncing…")
    let problem = SyncProblem.server(.noResponse("Connection refused"))
    XCTAssertEqual(
      text(problem, waiting: 3, hoursAgo: 1),
      "3 waiting · Cannot reach example.org: Connection refused")
    XCTAssertEqual(text(problem, waiting: 3, isBusy: true), "3 waiting · Trying again…")
  }

  func testTheHostIsNamedOnce() {
    for (reason, told) in [
      ("Could not connect to example.org: Connection refused", "Connection refused"),
      ("Error resolving “example.org”: No address", "Error resolving “example.org”: No address"),
    ] {
      XCTAssertEqual(
        text(.server(.noResponse(ExternalText(reason)))), "Cannot reach example.org: \(told)")
    }
    var status = SyncStatus(host: "127.0.0.1:9")
    status.problem = .server(.noResponse("Could not connect to 127.0.0.1: Connection refused"))
    XCTAssertEqual(
      SyncText.text(of: status, waiting: 0, at: 0), "Cannot reach 127.0.0.1:9: Connection refused")
  }

  func testAHostAtTheStartKeepsItsLetters() throws {
    try onMain {
      try withLanguage("de") {
        var status = SyncStatus(host: "example.org")
        status.problem = .server(.noResponse("a"))
        XCTAssertEqual(
          SyncText.text(of: status, waiting: 0, at: 0), "example.org ist nicht erreichbar: a")
      }
    }
  }

  func testManyAreGrouped() {
    XCTAssertEqual(text(waiting: 12_345, hoursAgo: 1), "12\u{2009}345 waiting")
  }

  func testServerErrorsAreExplained() {
    XCTAssertEqual(
      text(.server(.status(401))),
      "401 from example.org: access denied; is the token right?")
    XCTAssertEqual(
      text(.server(.status(408))), "408 from example.org: the request timed out")
    XCTAssertEqual(text(.server(.timedOut)), "The request to example.org timed out")
    XCTAssertEqual(
      text(.redirected(to: "/favorites/")), "example.org: this server redirects to /favorites/")
  }

  func testAnotherCopyOfTheProgramSyncs() {
    var status = SyncStatus(host: "example.org")
    status.isOtherInstanceSyncing = true
    XCTAssertEqual(
      SyncText.text(of: status, waiting: 3, at: 0), "3 waiting · Another copy of the program syncs")
  }

  func testRecordsLeftOutOfTheList() {
    var status = SyncStatus(host: "example.org")
    status.time = 0
    for _ in 0..<2 { status.warnings.add(CatalogError(file: "s", message: "odd")) }
    XCTAssertEqual(
      SyncText.text(of: status, waiting: 0, at: 0),
      "Synced at \(Clock.hour(of: 0)) · 2 records left out")
  }

  func testALongPauseBeforeTheNextTryIsShown() {
    var status = SyncStatus(host: "example.org")
    status.problem = .server(.status(429))
    let told = "429 from example.org: too many requests"
    XCTAssertEqual(SyncText.text(of: status, waiting: 0, at: Self.time), told)
    status.nextRetry = Self.time + 59_000
    XCTAssertEqual(SyncText.text(of: status, waiting: 0, at: Self.time), told)
    let next = Self.time + 60_000
    status.nextRetry = next
    XCTAssertEqual(
      SyncText.text(of: status, waiting: 0, at: Self.time),
      "\(told) · Next try at \(Clock.hour(of: next))")
  }

  func testEachProblemHasItsOwnMessage() {
    let problems: [SyncProblem] = [
      .server(.noLibrary), .server(.noResponse("a")), .server(.timedOut), .server(.tooLong),
      .server(.status(401)), .server(.status(404)), .server(.status(408)), .server(.status(429)),
      .server(.status(500)), .server(.status(418)), .redirected(to: "b"), .unusable(.verbatim("c")),
      .notListed, .refused(.nameOfAnother, name: "e"), .refused(.notAPupil, name: "e"),
      .keyringUnavailable, .keyringLocked, .notStored("d"),
    ]
    XCTAssertEqual(Set(problems.map { text($0) }).count, problems.count)
  }
}
