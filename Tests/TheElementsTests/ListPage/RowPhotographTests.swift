import Elements
import ElementsStore
import Gtk
import TestSupport
import XCTest

@testable import TheElements

/// Photographs instead of the tiles of rows, requested for visible rows only.
final class RowPhotographTests: PageTestCase {
  private static let red = Color(red: 1, green: 0, blue: 0)

  /// Numbers of the requested elements, in order.
  @MainActor
  private static func numbers(_ requests: [PhotographRequest]) -> [Int] {
    requests.compactMap { Int($0.address.suffix(3)) }
  }

  @MainActor
  private static func row(_ number: Int, of page: ListPage) throws -> ElementRow {
    try XCTUnwrap(page.all(ElementRow.self).first { $0.element.number == number })
  }

  /// Number of red pixels of a row; its tile has 48 × 48.
  @MainActor
  private static func redness(of row: ElementRow) throws -> Int {
    try XCTUnwrap(Screenshot(of: row)).count(of: red)
  }

  func testARowShowsThePhotographInThePlaceOfItsTile() throws {
    try onMain {
      try withPhotographs(of: [1, 2]) { _ in
        try withListPage(.number) { _, page in
          settle(page)
          XCTAssertGreaterThan(try Self.redness(of: Self.row(1, of: page)), 2_000)
          XCTAssertEqual(try Self.redness(of: Self.row(3, of: page)), 0, "there is none")
          Photographs.shared.settings = PhotographSettings()
          settle(page)
          XCTAssertEqual(try Self.redness(of: Self.row(1, of: page)), 0, "switched off")
          Photographs.shared.settings = wanted
          settle(page)
          XCTAssertGreaterThan(try Self.redness(of: Self.row(1, of: page)), 2_000)
        }
      }
    }
  }

  func testOnlyVisibleRowsRequestPhotographs() throws {
    try onMain {
      try withPhotographs(of: []) { memory in
        try withListPage(.number, height: 600) { _, page in
          XCTAssertEqual(Self.numbers(memory.asked), Array(1...8))
          try page.scroll(to: 130)
          XCTAssertEqual(Self.numbers(memory.wanted).first, 2, "the first has left")
          XCTAssertEqual(Self.numbers(memory.asked), Array(1...(memory.wanted.count + 1)))
          _ = try page.reveal("period-4")
          XCTAssertTrue(Self.numbers(memory.wanted).allSatisfy { 11...26 ~= $0 })
        }
        drain()
        XCTAssertEqual(memory.wanted, [], "the page is gone")
      }
    }
  }

  func testTheLastElementsRequestNoPhotographs() throws {
    try onMain {
      try withPhotographs(of: 1...118) { memory in
        try withListPage(.number) { _, page in
          for section in ["period-6", "period-7"] {
            _ = try page.reveal(section)
            for _ in 0..<4 { try page.scroll(to: page.scrollPosition() + 550) }
          }
          XCTAssertEqual(Self.numbers(memory.asked).max(), 89)
        }
      }
    }
  }

  func testRowsOfACollapsedSectionOrAHiddenPageRequestNoPhotographs() throws {
    try onMain {
      try withPhotographs(of: []) { memory in
        try withListPage(.number, collapsed: ["period-1", "period-2"]) { _, page in
          XCTAssertEqual(Self.numbers(memory.asked).first, 11)
          XCTAssertFalse(memory.wanted.isEmpty)
          page.isVisible = false
          drain()
          XCTAssertEqual(memory.wanted, [])
          page.isVisible = true
          settle(page)
          XCTAssertEqual(Self.numbers(memory.wanted).first, 11)
        }
      }
    }
  }

  func testWithPhotographsOffNothingIsRequested() throws {
    try onMain {
      try withPhotographs(of: [1]) { memory in
        Photographs.shared.settings = PhotographSettings()
        try withListPage(.number) { _, page in
          try page.scroll(to: 200)
          XCTAssertEqual(memory.asked, [])
          try page.scroll(to: 0)
          Photographs.shared.settings = wanted
          XCTAssertEqual(Self.numbers(memory.asked).prefix(3), [1, 2, 3])
          let count = memory.asked.count
          Photographs.shared.settings = PhotographSettings(
            isOn: true, thumbnail: "https://other.example/{name}", full: "")
          XCTAssertEqual(
            memory.asked.dropFirst(count).first?.address, "https://other.example/hydrogen")
        }
      }
    }
  }

  func testAPhotographFadesInWithAnimations() throws {
    try onMain {
      try withPhotographs(of: [1]) { _ in
        Photographs.shared.settings = PhotographSettings()
        try withListPage(.number) { _, page in
          let row = try Self.row(1, of: page)
          try withSteppedClock(of: page) { clock in
            Photographs.shared.settings = wanted
            waitUntil("it is loaded") { row.photograph != nil }
            clock.advance(by: 0.1)
            XCTAssertEqual(try Self.redness(of: row), 0, "the tile still shows through")
            clock.advance(by: 0.2)
            XCTAssertGreaterThan(try Self.redness(of: row), 2_000)
          }
        }
      }
    }
  }
}
