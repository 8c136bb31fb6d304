import Elements
import GLib
import TestSupport
import XCTest

@testable import ElementsStore

/// A database with one flipped byte: it is opened, and everything readable is kept.
final class FavoritesFlippedByteTests: QuietTestCase {
  private static let numbers = Array(30..<50)
  /// Length of the database's start of which every byte is flipped.
  private static let start = 200
  /// Number of bytes flipped anywhere.
  private static let anywhere = Extent.isFull ? 800 : 200
  /// The last byte of the version: with another one the database is a newer version's, and is not touched.
  private static let versionByte = 63
  /// Length of a page header; without it, nothing in the page is found.
  private static let pageHeader = 8

  /// Creates and closes a database of twenty favorites. Returns its bytes and the page with the user's own favorites.
  private func makeSample(_ path: String) throws -> (bytes: [UInt8], mine: Range<Int>) {
    let database: SQLiteDatabase
    do {
      let instance = Instance(path)
      instance.change { state in
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

  /// With `THE_ELEMENTS_EVERY_BYTE` every byte of the file is flipped.
  func testFavoritesSurviveAnyFlippedByte() throws {
    let seed = UInt64.random(in: 0 ... .max)
    print("seed: \(seed)")
    var random = SplitMix64(seed: seed)
    try withMemoryDirectory { folder in
      let (sample, mine) = try makeSample(folder + "/sample.sqlite")
      let isEvery = Environment.value("THE_ELEMENTS_EVERY_BYTE") != nil
      let places =
        isEvery
        ? Array(sample.indices)
        : Array(0..<Self.start)
          + (0..<Self.anywhere).map { _ in Int.random(in: sample.indices, using: &random) }
      var (asides, lost) = (0, 0)
      let begin = Clock.monotonicSeconds
      for place in places where place != Self.versionByte {
        var bytes = sample
        bytes[place] ^= UInt8.random(in: 1...255, using: &random)
        let text = "byte \(place) is \(bytes[place]) and was \(sample[place])"
        let report = try opened(bytes, in: "\(folder)/\(place)", text)
        let numbers = Set(report.state.mine.map(\.number))
        XCTAssertTrue(numbers.contains(8), text)
        let missing = Set(Self.numbers).subtracting(numbers)
        lost += missing.count
        // In the page with the user's own favorites, one favorite may be lost.
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

  func testAFavoriteWithTheNumberOfAnotherIsDamageOnce() throws {
    try withMemoryDirectory { folder in
      let (sample, mine) = try makeSample(folder + "/sample.sqlite")
      for place in mine where Self.numbers.dropLast().contains(Int(sample[place])) {
        var bytes = sample
        bytes[place] += 1
        let report = try opened(bytes, in: "\(folder)/\(place)", "byte \(place)")
        XCTAssertTrue(Set(report.state.mine.map(\.number)).contains(8))
      }
    }
  }

  func testAWrongRootPageLosesNothing() throws {
    try withMemoryDirectory { folder in
      let (sample, mine) = try makeSample(folder + "/sample.sqlite")
      let page = mine.lowerBound / mine.count + 1
      // The root pages are stored in the schema, on the first page.
      for place in 100..<mine.count where sample[place] == UInt8(page) {
        for other in 1...8 where other != page {
          var bytes = sample
          bytes[place] = UInt8(other)
          let text = "byte \(place) is \(other)"
          let report = try opened(bytes, in: "\(folder)/\(place)-\(other)", text)
          XCTAssertTrue(Set(report.state.mine.map(\.number)).isSuperset(of: Self.numbers), text)
        }
      }
    }
  }

  /// Opens a database, adds a favorite, and checks that the next start finds the same state.
  private func opened(
    _ bytes: [UInt8], in folder: String, _ text: String
  ) throws -> FavoritesReport {
    let path = folder + "/favorites.sqlite"
    try Files.write(bytes, to: path, isDurable: false)
    defer { Files.removeDirectory(folder) }
    func keeper() -> RecoveringFavoritesStore {
      RecoveringFavoritesStore(path: path, program: "test", lockTimeout: LockTimeout(seconds: 1))
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

  func testAnImpossibleVersionIsDamage() throws {
    for version in ["-1", "-2147483648", "0", "16777217"] {
      try withTemporaryDirectory { folder in
        let path = folder + "/favorites.sqlite"
        Instance(path).star(79, 47)
        try SQLiteDatabase(path: path).run("PRAGMA user_version = \(version)")
        let instance = Instance(path)
        XCTAssertEqual(instance.problem?.isOver, true, "\(version): \(instance.problems)")
        XCTAssertEqual(instance.numbers, [79, 47])
        XCTAssertNil(instance.star(8))
        XCTAssertEqual(Instance(path).numbers, [79, 47, 8])
      }
    }
  }
}
