import Elements
import GLib
import TestSupport
import XCTest

/// Random runs over real connections, identified by their seed.
///
/// `THE_ELEMENTS_SYNC_RUNS` sets their number, `THE_ELEMENTS_SYNC_SEED` the first seed.
final class FavoritesRandomTests: QuietTestCase {
  private static let acts = 30
  private static let usualRuns = Extent.isFull ? 250 : 60

  func testBothSidesAgreeAfterAnyRun() throws { try run(.simple) }

  func testBothSidesAgreeAfterAnyRunWithKinto() throws { try run(.kinto) }

  private func run(_ kind: ServerKind) throws {
    let runs = Self.number("RUNS") ?? UInt64(Self.usualRuns)
    let first = Self.number("SEED") ?? UInt64.random(in: 0..<1_000_000_000)
    var totals: [String: Int] = [:]
    try onMain {
      for seed in first..<(first + runs) {
        try withBench(kind) { bench in
          var run = RandomRun(bench, seed: seed)
          try run.perform(Self.acts)
          totals["requests", default: 0] += bench.server.http.requests.count
          XCTAssertEqual(try run.end(), "", "THE_ELEMENTS_SYNC_SEED=\(seed), one run")
          totals.merge(run.counts, uniquingKeysWith: +)
        }
      }
    }
    let counts = totals.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    print("\(runs) runs from seed \(first): \(counts.joined(separator: ", "))")
  }

  private static func number(_ name: String) -> UInt64? {
    Environment.value("THE_ELEMENTS_SYNC_\(name)").flatMap { UInt64($0) }
  }
}

/// One run. The user's intent is recorded beside the states of program and server.
@MainActor
private struct RandomRun {
  private let bench: SyncBench
  private var chance: SplitMix64
  private var wanted: Set<Int> = []
  private var others: Set<Int> = []
  private var isRunning = true
  /// True if the user is renamed; otherwise there is another computer with the same user.
  private let hasRenaming: Bool
  private(set) var counts: [String: Int] = [:]

  private enum Act: String {
    case toggle, rename, someoneElse, elsewhere
    case offline, online, killProgram, startProgram, killServer, startServer
    case fault, timePasses, networkChanges, retry, look, settle
  }

  /// All acts, repeated by their weight.
  private static let acts: [Act] =
    Array(repeating: .toggle, count: 8) + Array(repeating: .fault, count: 4) + [
      .rename, .someoneElse, .elsewhere, .offline, .online, .online, .killProgram, .killProgram,
      .startProgram, .startProgram, .startProgram, .killServer, .startServer, .startServer,
      .timePasses, .timePasses, .networkChanges, .retry, .look, .settle,
    ]

  init(_ bench: SyncBench, seed: UInt64) {
    self.bench = bench
    chance = SplitMix64(seed: seed)
    bench.server.knowsKeys = Bool.random(using: &chance) && bench.server.kind == .simple
    bench.server.pageSize = Int.random(in: 1...3, using: &chance)
    hasRenaming = Bool.random(using: &chance)
  }

  mutating func perform(_ count: Int) throws {
    try bench.start()
    for _ in 0..<count {
      let act = Self.acts.randomElement(using: &chance) ?? .toggle
      counts[act.rawValue, default: 0] += 1
      try perform(act)
      // Sometimes the program gets time for a part of its work.
      for _ in 0..<Int.random(in: 0..<6, using: &chance) where !bench.isIdle {
        bench.turn()
      }
    }
  }

  private mutating func perform(_ act: Act) throws {
    switch act {
    case .toggle: toggle(Int.random(in: 1...6, using: &chance))
    case .rename: if hasRenaming { try bench.rename(isRunning: isRunning) }
    case .someoneElse:
      let number = Int.random(in: 1...6, using: &chance)
      if others.remove(number) != nil {
        bench.server.remove { $0.number == number && $0.favoritedBy == "Bert" }
      } else {
        others.insert(number)
        bench.server.add(number, by: "Bert")
      }
    case .elsewhere:
      if !hasRenaming, wanted.insert(9).inserted { bench.server.add(9, by: SyncBench.userAtFirst) }
    case .offline: bench.server.http.isOffline = true
    case .online: bench.server.http.isOffline = false
    case .killProgram:
      bench.kill()
      isRunning = false
    case .startProgram: try startProgram()
    case .killServer: bench.server.http.stop()
    case .startServer: try? bench.server.http.listen()
    case .fault: bench.server.faults.append(fault())
    case .timePasses: bench.environment.ring()
    case .networkChanges: bench.environment.ring(hasNetworkChanged: true)
    case .retry: bench.sync?.take(.retryRequested)
    case .look:
      bench.environment.pass(60_000)
      bench.sync?.take(.listShown)
    case .settle: bench.settle()
    }
  }

  private mutating func toggle(_ number: Int) {
    if wanted.remove(number) != nil {
      bench.unstar(number)
    } else {
      wanted.insert(number)
      bench.star(number)
    }
  }

  private mutating func startProgram() throws {
    if !isRunning { try bench.start() }
    isRunning = true
  }

  private mutating func fault() -> FavoritesService.Fault {
    // Old lists come one at a time: a cache sends no newer ones in between.
    let hasOldList = bench.server.faults.contains { if case .oldList = $0 { true } else { false } }
    // Nor are there caches before a Kinto server, or favorites twice.
    let kinds = bench.server.kind == .kinto ? 8 : hasOldList ? 9 : 10
    switch Int.random(in: 0..<kinds, using: &chance) {
    case 0:
      let count = Int.random(in: 0..<6, using: &chance)
      // Without keys, a request that arrives after two later lists is a favorite of its own.
      return count > 0 && bench.server.knowsKeys ? .delay(count) : .close(isDone: false)
    case 1: return .close(isDone: true)
    case 2: return .cut(Int.random(in: 0..<150, using: &chance))
    case 3: return .answer(500, isDone: Bool.random(using: &chance))
    case 4: return .answer(429, headers: "Retry-After: 30\r\n")
    case 5: return .answer(408)
    case 6: return .answer(403)
    case 7: return .answer(200, body: "<html>", isDone: true)
    case 8: return .doubleList
    default: return .oldList
    }
  }

  /// Stops all faults. Returns the differences in the end; empty if there are none.
  mutating func end() throws -> String {
    bench.server.http.isOffline = false
    bench.server.http.stop()
    try bench.server.http.listen()
    bench.server.faults = []
    try startProgram()
    bench.settle()
    bench.sync?.take(.retryRequested)
    bench.settleForGood()
    var before: FavoritesState
    repeat {
      before = bench.state
      bench.watch()
    } while bench.state != before
    let mine = bench.state.mine
    let served = bench.server.records.filter { $0.favoritedBy != "Bert" }
    var faults: [String] = []
    if bench.status?.problem != nil { faults.append("\(String(describing: bench.status))") }
    if !bench.state.outbox.isEmpty { faults.append("not sent: \(bench.state.outbox)") }
    if Set(mine.map(\.number)) != wanted { faults.append("wanted \(wanted), has \(mine)") }
    if mine.count != wanted.count { faults.append("doubled: \(mine)") }
    if Set(served) != Set(mine) || served.count != mine.count {
      faults.append("has \(mine), server has \(served)")
    }
    if Set(bench.state.others.map(\.number)) != others { faults.append("others") }
    if bench.arrived != bench.arrived.sorted() { faults.append("not in order: \(bench.arrived)") }
    return faults.joined(separator: "; ")
  }
}
