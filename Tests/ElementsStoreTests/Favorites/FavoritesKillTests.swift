import Elements
import GLib
import TestSupport
import XCTest

@testable import ElementsStore

/// Killed programs and concurrent programs.
final class FavoritesKillTests: QuietTestCase {
  private static let kills = 200
  /// Maximum time from a writer's start to its kill in seconds; it may not have opened the database by then.
  private static let longest = 0.12
  /// Number of kills of each database, so that creating one is interrupted as well.
  private static let killsOfOne = 10

  func testAKilledWriterLosesNoAnsweredChange() throws {
    var (answered, begun) = (0, 0)
    var afterKill: [Double] = []
    var afterClose: [Double] = []
    try withTemporaryDirectory { folder in
      for database in 0..<Self.kills / Self.killsOfOne {
        let path = "\(folder)/\(database)/favorites.sqlite"
        var state: FavoritesState?
        for kill in 0..<Self.killsOfOne {
          let writer = try Writer(path, seed: database * Self.killsOfOne + kill)
          Clock.sleep(seconds: .random(in: 0..<Self.longest))
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
    XCTAssertGreaterThan(answered, Self.kills)
    let (slow, usual) = (median(afterKill), median(afterClose))
    print(
      "figures: \(Self.kills) kills, \(begun) changes begun, \(answered) answered; opening takes",
      "\(slow * 1000) ms after a kill, \(usual * 1000) ms else")
    XCTAssertLessThan(slow, usual + 0.02)
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
      for round in 0..<10 {
        let path = "\(folder)/\(round)/favorites.sqlite"
        let writer = try Writer(path, seed: round, count: 200)
        let victim = try Writer(path, seed: 100 + round)
        Clock.sleep(seconds: .random(in: 0..<Self.longest))
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
