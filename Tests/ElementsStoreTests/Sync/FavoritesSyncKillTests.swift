import Elements
import GLib
import TestSupport
import XCTest

@testable import ElementsStore

/// A program that is killed again and again while it syncs with a server that drops requests and responses.
/// `THE_ELEMENTS_SYNC_KILLS` sets how often.
final class FavoritesSyncKillTests: QuietTestCase {
  private static let usualKills = 20
  /// Maximum time from start to kill in seconds.
  private static let longest = 0.35
  /// Number of kills after which both sides have to agree, and a new database is begun.
  private static let killsOfOne = 10
  /// Timeout in seconds for a program to empty its outbox, on a busy machine.
  private static let patience = 60.0

  func testNothingIsLostOrDuplicatedByKillsAndDroppedResponses() throws {
    let kills =
      Environment.value("THE_ELEMENTS_SYNC_KILLS").flatMap { Int($0) } ?? Self.usualKills
    var (requests, answered) = (0, 0)
    try onMain {
      MainQueueSource.attach()
      for first in stride(from: 0, to: kills, by: Self.killsOfOne) {
        try withTemporaryDirectory { folder in
          let server = try FavoritesService()
          defer { server.http.stop() }
          server.knowsKeys = (first / Self.killsOfOne).isMultiple(of: 2)
          let path = folder + "/favorites.sqlite"
          var wanted: Set<Int> = []
          for kill in first..<min(first + Self.killsOfOne, kills) {
            server.dropping = SplitMix64(seed: UInt64(kill))
            let log = try Self.log(ofOneKilled: path, seed: kill, server)
            answered += log.answered
            try Self.check(path, log, &wanted, "kill \(kill)")
            XCTAssertEqual(Self.duplicates(server), [], "kill \(kill)")
          }
          server.dropping = nil
          try Self.settle(path, server, "from kill \(first) on")
          requests += server.http.requests.count
        }
      }
    }
    print("figures: \(kills) kills, \(answered) changes answered, \(requests) requests")
    XCTAssertGreaterThan(requests, 0)
  }

  /// Returns the output of a program that was killed after a while.
  @MainActor
  private static func log(
    ofOneKilled path: String, seed: Int, _ server: FavoritesService
  ) throws -> Writer.Log {
    let writer = try Writer(path, seed: seed, server: server.http.url)
    pump(for: .random(in: 0..<longest))
    writer.kill()
    let log = writer.end().log
    // Its sent requests still arrive.
    drain()
    XCTAssertEqual(log.problems, [])
    return log
  }

  /// Checks that the database has all answered changes. Others may be there or not.
  private static func check(
    _ path: String, _ log: Writer.Log, _ wanted: inout Set<Int>, _ name: String
  ) throws {
    for number in log.begun[..<log.answered] { wanted.formSymmetricDifference([number]) }
    let instance = Instance(path)
    XCTAssertEqual(instance.problems, [], name)
    let found = Set(instance.numbers)
    XCTAssertTrue(
      found.symmetricDifference(wanted).isSubset(of: log.unanswered),
      "\(name): wanted \(wanted), has \(found), not answered \(log.unanswered)")
    XCTAssertEqual(found.count, instance.numbers.count, name)
    wanted = found
  }

  /// Returns the elements that the server has more than once.
  @MainActor
  private static func duplicates(_ server: FavoritesService) -> [Int] {
    let numbers = server.records.map(\.number)
    return Set(numbers).filter { number in numbers.count { $0 == number } > 1 }.sorted()
  }

  /// Lets a program send everything that the killed ones left, without faults of the server.
  @MainActor
  private static func settle(
    _ path: String, _ server: FavoritesService, _ name: String
  ) throws {
    let before = Set(Instance(path).numbers)
    let (store, environment) = (Instance(path), ManualEnvironment())
    let sync = FavoritesSync(
      address: try WebAddress(server.http.url), userName: "Ada", userAgent: "tests/1 ",
      store: store.store, secrets: SecretMemory(), environment: environment, seconds: 5,
      record: {
        #"{"number":\#($0.number),"favoritedBy":"\#($0.favoritedBy)","#
          + #""favoritedAt":"\#(Timestamp.text(of: $0.time))"}"#
      },
      onStatus: { _ in })
    for _ in 0..<3 {
      environment.pass(60_000)
      sync.take(.listShown)
      waitUntil("\(name): it rests", upTo: patience) {
        environment.ring()
        return sync.isIdle && !environment.isWaiting
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
