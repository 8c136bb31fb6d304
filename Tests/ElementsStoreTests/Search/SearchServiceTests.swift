import Dispatch
import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

final class SearchServiceTests: QuietTestCase {
  private var data: String {
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/Resources"
  }

  private func table() throws -> PeriodicTable {
    try CatalogFile(path: DataDirectory(path: data).catalog).load()
  }

  /// A service whose index is finished only when `gate` is open.
  private func service(waitingFor gate: DispatchSemaphore) throws -> SearchService {
    let hasWaited = Guarded(false)
    return SearchService(table: try table(), files: DataFileCache(DataDirectory(path: data))) {
      name in
      let isFirst = hasWaited.withLock { waited in
        defer { waited = true }
        return !waited
      }
      if isFirst { gate.wait() }
      return name
    }
  }

  private func answers(_ requests: (SearchService, @escaping (String) -> Void) -> Void) throws
    -> [String]
  {
    let gate = DispatchSemaphore(value: 0)
    let service = try service(waitingFor: gate)
    let answers = Guarded<[String]>([])
    requests(service) { text in
      service.search(text) { results in answers.withLock { $0.append(results.query.text) } }
    }
    gate.signal()
    service.wait()
    return answers.withLock { $0 }
  }

  func testOnlyTheNewestQueryIsAnswered() throws {
    let found = try answers { _, search in
      for text in ["g", "go", "gol", "gold"] { search(text) }
    }
    XCTAssertEqual(found, ["gold"])
  }

  /// Results come either to the caller that waits or later, never both ways and never not at all.
  func testResultsAreReturnedInTimeOrCalledLater() throws {
    let gate = DispatchSemaphore(value: 0)
    let service = try service(waitingFor: gate)
    let later = Guarded<[String]>([])
    let early = service.search("gold", patience: 0.01) { results in
      later.withLock { $0.append(results.query.text) }
    }
    XCTAssertNil(early)
    gate.signal()
    service.wait()
    XCTAssertEqual(later.withLock { $0 }, ["gold"])
    let found = service.search("silver", patience: 60) { results in
      later.withLock { $0.append(results.query.text) }
    }
    service.wait()
    XCTAssertEqual(found?.hits.first?.number, 47)
    XCTAssertEqual(later.withLock { $0 }, ["gold"])
  }

  func testACancelledQueryIsNotAnswered() throws {
    let found = try answers { service, search in
      search("gold")
      service.cancel()
    }
    XCTAssertEqual(found, [])
  }

  func testAnIndexPreparedBeforeAnswersLater() throws {
    let found = try answers { service, search in
      service.prepare()
      search("gold")
    }
    XCTAssertEqual(found, ["gold"])
  }

  func testWhatIsFoundWithoutThePropertiesIsAnsweredBeforeTheyAreRead() throws {
    let service = SearchService(
      table: try table(), files: DataFileCache(DataDirectory(path: data)), translate: { $0 })
    for (text, answers) in [
      ("silvery", [false, true]), ("gold", [true]), ("resistivity < 2e-8", [true]),
      ("yellow", [true]),
    ] {
      let heard = Guarded<[Bool]>([])
      service.search(text) { results in
        XCTAssertFalse(results.hits.isEmpty, text)
        heard.withLock { $0.append(results.isComplete) }
      }
      service.wait()
      XCTAssertEqual(heard.withLock { $0 }, answers, text)
    }
  }

  func testNamesWithAndWithoutAccentsAreFound() throws {
    let index = try XCTUnwrap(
      SearchIndex.make(of: try table(), DataFileCache(DataDirectory(path: data))) { $0 })
    for text in ["césium", "CESIUM", "Ce\u{301}sium", "Цезий", "цезий"] {
      let results = try XCTUnwrap(index.search(SearchQuery(text, fold: TextFolding.forms)))
      XCTAssertEqual(results.hits.first?.number, 55, text)
    }
    for (text, number) in [("zelazo", 26), ("żelazo", 26), ("vate", 1), ("neon", 10), ("hélio", 2)]
    {
      let results = try XCTUnwrap(index.search(SearchQuery(text, fold: TextFolding.forms)))
      XCTAssertEqual(results.hits.first?.number, number, text)
    }
  }
}
