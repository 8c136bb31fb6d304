import Elements
import GLib
import TestSupport
import XCTest

@testable import ElementsStore

/// A database in which one byte is wrong: it is opened all the same, and what can be read of it is kept.
final class FavoritesFlippedByteTests: QuietTestCase {
  private static let numbers = Array(30..<50)
  /// The header and what follows it, every byte of which is flipped.
  private static let start = 200
  /// Bytes flipped anywhere.
  private static let anywhere = 800
  /// Bytes at the start of a page without which nothing in it is found.
  private static let pageHeader = 8

  /// A database of twenty favorites, closed, and the bytes that hold the user's own.
  private func makeSample(_ path: String) throws -> (bytes: [UInt8], mine: Range<Int>) {
    let database: SQLiteDatabase
    do {
      let copy = Copy(path)
      copy.change { state in
        for number in Self.numbers { state.star(number, by: "Ada", at: Int64(number)) }
      }
      database = try SQLiteDatabase(path: path)
      try database.run("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    let page = Int(try database.integer("PRAGMA page_size"))
    let root = Int(
      try database.integer("SELECT rootpage FROM sqlite_schema WHERE name = 'mine'"))
    return (try Files.read(path), (root - 1) * page..<root * page)
  }

  /// Runs `body` with a directory in memory, where there is one: each round writes durably.
  private func withMemoryDirectory(_ body: (String) throws -> Void) throws {
    let folder = "/dev/shm/the-elements-test-\(UInt64.random(in: 0 ... .max))"
    guard (try? Files.makeDirectory(folder)) != nil else { return try withTemporaryDirectory(body) }
    defer {
      for name in Files.names(in: folder) { Files.removeDirectory("\(folder)/\(name)") }
      Files.removeDirectory(folder)
    }
    try body(folder)
  }

  func testAnyByteMayBeFlipped() throws {
    let seed = UInt64.random(in: 0 ... .max)
    print("seed: \(seed)")
    var random = SplitMix64(seed: seed)
    try withMemoryDirectory { folder in
      let (sample, mine) = try makeSample(folder + "/sample.sqlite")
      let places =
        Array(0..<Self.start)
        + (0..<Self.anywhere).map { _ in Int.random(in: sample.indices, using: &random) }
      var (asides, lost) = (0, 0)
      let begin = Clock.monotonicSeconds
      for place in places {
        var bytes = sample
        bytes[place] ^= UInt8.random(in: 1...255, using: &random)
        let text = "byte \(place) is \(bytes[place]) and was \(sample[place])"
        let report = try opened(bytes, in: "\(folder)/\(place)", text)
        let numbers = Set(report.state.mine.map(\.number))
        XCTAssertTrue(numbers.contains(8), text)
        let missing = Set(Self.numbers).subtracting(numbers)
        lost += missing.count
        // Of the page with the user's own, the one favorite that the byte belongs to.
        let offset = place - mine.lowerBound
        if offset < 0 || offset >= Self.pageHeader {
          XCTAssertLessThanOrEqual(missing.count, mine.contains(place) ? 1 : 0, text)
        }
        if report.problem != nil { asides += 1 }
      }
      print(
        "figures: \(places.count) flipped bytes in \(Clock.monotonicSeconds - begin) s,",
        "\(asides) databases set aside, \(lost) favorites lost")
    }
  }

  /// Opens a database, marks an element, and looks that the next start finds what this one had.
  private func opened(
    _ bytes: [UInt8], in folder: String, _ text: String
  ) throws -> FavoritesReport {
    let path = folder + "/favorites.sqlite"
    try Files.write(bytes, to: path, isDurable: false)
    defer { Files.removeDirectory(folder) }
    func keeper() -> RecoveringFavoritesStore {
      RecoveringFavoritesStore(path: path, program: "test", patience: Patience(seconds: 1))
    }
    let first = keeper()
    XCTAssertNil(first.save([{ $0.star(8, by: "Ada", at: 8) }]), text)
    let report = first.report()
    XCTAssertTrue(report.problem?.isOver ?? true, "\(text): \(String(describing: report.problem))")
    XCTAssertNil(first.finish())
    let next = keeper()
    XCTAssertNil(next.save([]), text)
    XCTAssertEqual(next.report(), FavoritesReport(state: report.state), text)
    return report
  }

  func testAVersionThatCannotBeIsDamage() throws {
    for version in ["-1", "-2147483648", "0", "16777217"] {
      try withTemporaryDirectory { folder in
        let path = folder + "/favorites.sqlite"
        Copy(path).star(79, 47)
        try SQLiteDatabase(path: path).run("PRAGMA user_version = \(version)")
        let copy = Copy(path)
        XCTAssertEqual(copy.problem?.isOver, true, "\(version): \(copy.problems)")
        XCTAssertEqual(copy.numbers, [79, 47])
        XCTAssertNil(copy.star(8))
        XCTAssertEqual(Copy(path).numbers, [79, 47, 8])
      }
    }
  }
}
