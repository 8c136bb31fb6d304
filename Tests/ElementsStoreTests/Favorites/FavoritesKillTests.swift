import Elements
import GLib
import TestSupport
import XCTest

@testable import ElementsStore

/// Killed programs and concurrent programs. `THE_ELEMENTS_KILLS` sets how many are killed.
final class FavoritesKillTests: QuietTestCase {
  private static let kills = Environment.value("THE_ELEMENTS_KILLS").flatMap { Int($0) } ?? 100
  /// Number of changes in whose time a writer is killed; it may not have opened the database by then.
  private static let changes = 25
  /// Number of kills of each database, so that creating one is interrupted as well.
  private static let killsOfOne = 10

  func testAKilledWriterLosesNoAnsweredChange() throws {
    var (answered, begun) = (0, 0)
    var afterKill: [Double] = []
    var afterClose: [Double] = []
    try withTemporaryDirectory { folder in
      let longest = try seconds(ofChanges: Self.changes, in: folder)
      for database in 0..<max(Self.kills / Self.killsOfOne, 1) {
        let path = "\(folder)/\(database)/favorites.sqlite"
        var state: FavoritesState?
        for kill in 0..<Self.killsOfOne {
          let writer = try Writer(path, seed: database * Self.killsOfOne + kill)
          Clock.sleep(seconds: .random(in: 0..<longest))
          writer.kill()
          let log = writer.end().log
          answered += log.answered
          begun += log.begun.count
          XCTAssertEqual(log.problems, [])
          let found = try opened(path, &afterKill)
          let before = state ?? FavoritesState(installation: found.installation)
          guard before.outcomes(of: log).contains(found) else {
            return XCTFail("after \(before) and \(log) there is \(found)")
          }
          XCTAssertEqual(try integrity(of: path), "ok")
          XCTAssertEqual(try opened(path, &afterClose), found)
          state = found
        }
        XCTAssertEqual(Files.names(in: Files.parent(of: path)), ["favorites.sqlite"])
      }
    }
    XCTAssertGreaterThan(answered, 0)
    let (slow, usual) = (median(afterKill), median(afterClose))
    print(
      "figures: \(Self.kills) kills, \(begun) changes begun, \(answered) answered; opening takes",
      "\(slow * 1000) ms after a kill, \(usual * 1000) ms else")
  }

  /// Returns the time that a new writer takes for so many changes.
  private func seconds(ofChanges count: Int, in folder: String) throws -> Double {
    let start = Clock.monotonicSeconds
    XCTAssertEqual(try Writer(folder + "/first.sqlite", seed: 0, count: count).end().status, 0)
    return Clock.monotonicSeconds - start
  }

  /// Returns the state that a store finds in the database, and adds the time of opening to `times`.
  private func opened(_ path: String, _ times: inout [Double]) throws -> FavoritesState {
    let start = Clock.monotonicSeconds
    let instance = Instance(path)
    times.append(Clock.monotonicSeconds - start)
    XCTAssertEqual(instance.problems, [])
    return instance.state
  }

  private func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  func testConcurrentProgramsLoseNoChanges() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/favorites.sqlite"
      let writers = try (1...2).map { try Writer(path, seed: $0, count: 300) }
      var begun: [Int] = []
      for writer in writers {
        let (status, log) = writer.end()
        XCTAssertEqual(status, 0)
        XCTAssertEqual(log.problems, [])
        XCTAssertEqual(log.answered, 300)
        begun += log.begun
      }
      check(Instance(path).state, begun, except: [])
      XCTAssertEqual(try integrity(of: path), "ok")
    }
  }

  func testAKilledProgramDoesNotAffectAnother() throws {
    try withTemporaryDirectory { folder in
      let longest = try seconds(ofChanges: Self.changes, in: folder)
      for round in 0..<max(Self.kills / 20, 1) {
        let path = "\(folder)/\(round)/favorites.sqlite"
        let writer = try Writer(path, seed: round, count: 200)
        let victim = try Writer(path, seed: 100 + round)
        Clock.sleep(seconds: .random(in: 0..<longest))
        victim.kill()
        let (status, log) = writer.end()
        let lost = victim.end().log
        XCTAssertEqual(status, 0)
        XCTAssertEqual(log.problems + lost.problems, [])
        XCTAssertEqual(log.answered, 200)
        check(
          Instance(path).state, log.begun + lost.begun[..<lost.answered],
          except: Set(lost.unanswered))
        XCTAssertEqual(try integrity(of: path), "ok")
      }
    }
  }

  /// Checks that exactly the elements with an odd number of changes are favorites.
  private func check(_ state: FavoritesState, _ changed: [Int], except: Set<Int>) {
    var odd: Set<Int> = []
    for number in changed { odd.formSymmetricDifference([number]) }
    let mine = state.mine.map(\.number)
    XCTAssertEqual(Set(mine).subtracting(except), odd.subtracting(except))
    XCTAssertEqual(Set(mine).count, mine.count, "none is doubled")
    XCTAssertEqual(state.outbox.map(\.number).sorted(), mine.sorted())
    XCTAssertEqual(state.outbox.map(\.id), state.outbox.map(\.id).sorted())
  }
}
