import Elements
import GLib
import TestSupport
import XCTest

@testable import ElementsStore

/// A program that is killed, again and again, while it exchanges favorites with a server that drops requests and
/// answers. `THE_ELEMENTS_SYNC_KILLS` says how often.
final class FavoritesSyncKillTests: QuietTestCase {
  private static let usualKills = 20
  /// Seconds after its start within which the program is killed.
  private static let longest = 0.35
  /// After so many kills both sides have to agree, and the next database is begun.
  private static let killsOfOne = 10
  /// Seconds within which a program that is not killed has sent all that waits, on a machine that has other work.
  private static let patience = 60.0

  func testNothingIsLostOrDoubledWhenTheProgramIsKilledAndAnswersAreDropped() throws {
    let kills =
      Environment.value("THE_ELEMENTS_SYNC_KILLS").flatMap { Int($0) } ?? Self.usualKills
    var (requests, answered) = (0, 0)
    try onMain {
      MainQueueSource.attach()
      for first in stride(from: 0, to: kills, by: Self.killsOfOne) {
        try withTemporaryDirectory { folder in
          let server = try FavoritesTestServer()
          defer { server.stop() }
          server.knowsKeys = (first / Self.killsOfOne).isMultiple(of: 2)
          let path = folder + "/favorites.sqlite"
          var wanted: Set<Int> = []
          for kill in first..<min(first + Self.killsOfOne, kills) {
            server.dropping = SplitMix64(seed: UInt64(kill))
            let log = try Self.log(ofOneKilled: path, seed: kill, server)
            answered += log.answered
            try Self.check(path, log, &wanted, "kill \(kill)")
            XCTAssertEqual(Self.doubled(server), [], "kill \(kill)")
          }
          server.dropping = nil
          try Self.settle(path, server, "from kill \(first) on")
          requests += server.requests.count
        }
      }
    }
    print("figures: \(kills) kills, \(answered) changes answered, \(requests) requests")
    XCTAssertGreaterThan(requests, kills)
  }

  /// What a program has told that was killed after a while.
  @MainActor
  private static func log(
    ofOneKilled path: String, seed: Int, _ server: FavoritesTestServer
  ) throws -> Writer.Log {
    let writer = try Writer(path, seed: seed, server: server.url)
    pump(for: .random(in: 0..<longest))
    writer.kill()
    let log = writer.end().log
    // What it has sent arrives all the same.
    drain()
    XCTAssertEqual(log.problems, [])
    return log
  }

  /// Whether the database has what was answered. What was not may be there or not, and is wanted then.
  private static func check(
    _ path: String, _ log: Writer.Log, _ wanted: inout Set<Int>, _ name: String
  ) throws {
    for number in log.begun[..<log.answered] { wanted.formSymmetricDifference([number]) }
    let copy = Copy(path)
    XCTAssertEqual(copy.problems, [], name)
    let found = Set(copy.numbers)
    XCTAssertTrue(
      found.symmetricDifference(wanted).isSubset(of: log.unanswered),
      "\(name): wanted \(wanted), has \(found), not answered \(log.unanswered)")
    XCTAssertEqual(found.count, copy.numbers.count, name)
    wanted = found
  }

  /// The elements that the server has more than once.
  @MainActor
  private static func doubled(_ server: FavoritesTestServer) -> [Int] {
    let numbers = server.records.map(\.number)
    return Set(numbers).filter { number in numbers.count { $0 == number } > 1 }.sorted()
  }

  /// Lets a program that is not killed end what was begun; the server answers to all.
  @MainActor
  private static func settle(
    _ path: String, _ server: FavoritesTestServer, _ name: String
  ) throws {
    let before = Set(Copy(path).numbers)
    let (store, environment) = (Copy(path), HandEnvironment())
    let sync = FavoritesSync(
      address: try WebAddress(server.url), userName: "Ada", userAgent: "tests/1 ",
      store: store.store, secrets: SecretMemory(), environment: environment, seconds: 5,
      record: {
        #"{"number":\#($0.number),"favoritedBy":"\#($0.favoritedBy)","#
          + #""favoritedAt":"\#(Timestamp.text(of: $0.time))"}"#
      },
      onStatus: { _ in })
    for _ in 0..<3 {
      environment.pass(60_000)
      sync.take(.watched)
      waitUntil("\(name): it rests", upTo: patience) {
        environment.ring()
        return sync.isResting && !environment.isWaiting
      }
    }
    sync.end()
    store.retry()
    XCTAssertEqual(Set(store.numbers), before, name)
    XCTAssertEqual(server.records.map(\.number).sorted(), before.sorted(), name)
    XCTAssertEqual(store.state.outbox, [], name)
    let (own, served) = (store.state.mine.map(\.serverID), server.records.map(\.serverID))
    XCTAssertEqual(Set(own), Set(served), name)
    waitUntil("all threads have ended") { workers() == 0 }
  }
}
