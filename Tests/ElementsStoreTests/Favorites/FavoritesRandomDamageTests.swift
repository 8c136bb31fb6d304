import Elements
import GLib
import TestSupport
import XCTest

@testable import ElementsStore

/// Databases with random damage.
final class FavoritesRandomDamageTests: QuietTestCase {
  private static let rounds = 60

  /// Creates a database with rows in every table.
  private func makeSample(_ path: String) throws -> [UInt8] {
    let instance = Instance(path)
    let others = (1...118).flatMap { number in
      ["Al", "Bob"].map {
        Favorite(number: number, favoritedBy: $0, time: 7, serverID: "\(number)")
      }
    }
    instance.change { state in
      state = FavoritesState(
        installation: state.installation, mine: [], others: others, outbox: [], lastEntry: 0)
      for number in 1...118 { state.star(number, by: "Ada", at: Int64(number)) }
    }
    try SQLiteDatabase(path: path).run("PRAGMA wal_checkpoint(TRUNCATE)")
    return try Files.read(path)
  }

  private func damaged(_ sample: [UInt8]) -> [UInt8] {
    var bytes = sample
    switch Int.random(in: 0...5) {
    case 0: bytes = Array(bytes[..<Int.random(in: 1..<bytes.count)])
    case 1:
      let start = Int.random(in: 0..<bytes.count / 512) * 512
      for place in start..<min(start + 4096, bytes.count) { bytes[place] = 0 }
    default:
      for _ in 0..<Int.random(in: 1...20) {
        bytes[.random(in: 0..<bytes.count)] = .random(in: 0...255)
      }
    }
    return bytes
  }

  func testFavoritesAreSavedAfterAnyDamage() throws {
    try withMemoryDirectory { folder in
      let sample = try makeSample(folder + "/sample.sqlite")
      var asides = 0
      for round in 0..<Self.rounds {
        let path = "\(folder)/\(round)/favorites.sqlite"
        let bytes = damaged(sample)
        try Files.write(bytes, to: path, isDurable: false)
        let instance = Instance(path)
        XCTAssertEqual(instance.reports.count, 1)
        let problem = instance.change { state in
          state.unstar(79)
          state.star(79, by: "Eve", at: 9)
        }
        let names = Files.names(in: Files.parent(of: path)).filter { $0.contains("damaged") }
        // A byte in the header may turn it into another program's or a newer version's.
        guard problem == nil else {
          XCTAssertEqual(names, [])
          XCTAssertEqual(try Files.read(path), bytes)
          continue
        }
        XCTAssertTrue(Instance(path).state.mine.contains { $0.favoritedBy == "Eve" })
        XCTAssertEqual(try integrity(of: path), "ok")
        if let name = names.min(by: { $0.utf8.count < $1.utf8.count }) {
          asides += 1
          XCTAssertEqual(try Files.read(Files.parent(of: path) + "/" + name), bytes)
        }
      }
      XCTAssertGreaterThan(asides, Self.rounds / 10)
      print("figures: \(Self.rounds) damaged databases, \(asides) set aside")
    }
  }
}
