import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// A store that returns the given results in turn, the last one repeatedly.
private final class ScriptedStore: CatalogStore {
  let data = DataDirectory(path: "")
  private let answers: [Result<PeriodicTable, CatalogError>]
  nonisolated(unsafe) private var given = 0

  init(_ answers: [Result<PeriodicTable, CatalogError>]) { self.answers = answers }

  func load() throws(CatalogError) -> PeriodicTable {
    defer { given += 1 }
    return try answers[min(given, answers.count - 1)].get()
  }
}

/// The catalog's state as a word.
@MainActor
private func word(_ library: Library) -> String {
  switch library.catalog {
  case .loading: "loading"
  case .loaded(let table): "\(table.elements.count) elements"
  case .failed(let error): error.description
  }
}

/// The model shared by the windows.
final class LibraryTests: PageTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    onMain { MainQueueSource.attach() }
  }

  private static let error = CatalogError.unreadable(file: "elements.json", reason: "gone")

  func testItReadsTheCatalogAndNotifiesItsObservers() {
    onMain {
      let library = Library(store: CatalogFile(path: BuiltIn.data.catalog))
      XCTAssertEqual(word(library), "loading")
      XCTAssertNil(library.table)
      let heard = Record<String>()
      let observation = library.observe { heard.add(word(library)) }
      library.read()
      waitUntil("the catalog is read") { library.table != nil }
      XCTAssertEqual(heard.events, ["loading", "118 elements"])
      withExtendedLifetime(observation) {}
    }
  }

  func testACatalogThatCannotBeReadHasFailedWithItsPath() {
    onMain {
      let library = Library(store: CatalogFile(path: "/no/such/elements.json"))
      library.read()
      waitUntil("reading has failed") { word(library) != "loading" }
      XCTAssertTrue(
        word(library).hasPrefix("/no/such/elements.json: cannot be read"), word(library))
      XCTAssertNil(library.table)
    }
  }

  func testItCanReadAgainAfterAFailure() throws {
    try onMain {
      let library = Library(
        store: ScriptedStore([.failure(Self.error), .success(try BuiltIn.table)]))
      let heard = Record<String>()
      let observation = library.observe { heard.add(word(library)) }
      library.read()
      waitUntil("reading has failed") { word(library) != "loading" }
      library.read()
      waitUntil("the catalog is read") { library.table != nil }
      XCTAssertEqual(heard.events, ["loading", Self.error.description, "loading", "118 elements"])
      withExtendedLifetime(observation) {}
    }
  }

  func testAnObserverIsNotCalledAfterItsTokenIsDropped() {
    onMain {
      let library = Library(store: ScriptedStore([.failure(Self.error)]))
      let (staying, leaving) = (Record<String>(), Record<String>())
      let stays = library.observe { staying.add(word(library)) }
      var leaves: Observation? = library.observe { leaving.add(word(library)) }
      XCTAssertNotNil(leaves)
      leaves = nil
      library.read()
      waitUntil("reading has failed") { word(library) != "loading" }
      XCTAssertEqual(staying.events.count, 2)
      XCTAssertEqual(leaving.events, [])
      withExtendedLifetime(stays) {}
    }
  }

  func testAnObserversTokenReleasesItsHandlerWhenItIsDropped() {
    onMain {
      let library = Library(store: ScriptedStore([.failure(Self.error)]))
      let freed = Record<Bool>()
      do {
        let sentinel = Sentinel { MainActor.assumeIsolated { freed.add(true) } }
        let observation = library.observe { sentinel.hold() }
        withExtendedLifetime(observation) {}
      }
      XCTAssertEqual(freed.events, [true])
    }
  }

  func testALibraryReleasedWhileReadingIsFreed() throws {
    try onMain {
      weak var weakly: Library?
      do {
        let library = Library(store: ScriptedStore([.success(try BuiltIn.table)]))
        weakly = library
        library.read()
      }
      waitUntil("it is freed") { weakly == nil }
    }
  }
}
