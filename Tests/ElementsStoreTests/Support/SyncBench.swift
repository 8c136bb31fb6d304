import CGLib
import Elements
import ElementsStore
import GLib
import Gtk
import TestSupport
import XCTest

/// A simulated disk with favorites, and a program that syncs them with a server, on a manual clock.
@MainActor
final class SyncBench {
  nonisolated static let userAtFirst = "Ada"
  private var user = userAtFirst

  let server: FavoritesService
  let secrets = SecretMemory()
  private(set) var disk = Disk(FavoritesState(installation: "bench"))
  private(set) var sync: FavoritesSync?
  private(set) var environment = ManualEnvironment()
  /// The account on a Kinto server; empty if a token is the user's only sign.
  var account = FavoritesService.account
  /// Shared by all syncs, as in the program.
  private let order = SyncMutex()
  private let reported = Guarded<[SyncStatus]>([])
  private let url: String

  /// - Parameter url: another URL than the server's own.
  init(_ server: FavoritesService, url: String? = nil) {
    self.server = server
    self.url = url ?? server.http.url
  }

  var state: FavoritesState { disk.state }
  /// All reported statuses, in their order.
  var statuses: [SyncStatus] { reported.withLock { $0 } }
  var status: SyncStatus? { statuses.last }

  /// Starts the program with the favorites on the disk.
  /// - Parameter seconds: timeout of a request; by default none ends early on a busy machine.
  func start(seconds: Double = patience) throws {
    reported.withLock { $0 = [] }
    environment = ManualEnvironment(now: environment.now)
    sync = FavoritesSync(
      server: SyncServer(
        try WebAddress(url), kind: server.kind, bucket: FavoritesService.bucket,
        account: account), userName: user, userAgent: "tests/1 ", store: disk,
      secrets: secrets, environment: environment, mutex: order, seconds: seconds,
      record: {
        let time = Timestamp.text(of: $0.time)
        return
          #"{"number":\#($0.number),"favoritedBy":"\#($0.favoritedBy)","favoritedAt":"\#(time)"}"#
      },
      onStatus: { [reported] status in
        reported.withLock { $0.append(status) }
        g_main_context_wakeup(nil)
      })
    sync?.wake()
  }

  /// Simulates a kill of the program: later changes do not reach the disk.
  func kill() {
    disk.isDead.withLock { $0 = true }
    sync?.end()
    sync = nil
    disk = Disk(disk.state)
  }

  /// Continues with a copy of another bench's disk.
  func take(over bench: SyncBench) { disk = Disk(bench.state) }

  func star(_ number: Int) {
    let name = user
    change { $0.star(number, by: name, at: Int64(number)) }
  }

  func unstar(_ number: Int) { change { $0.unstar(number) } }

  /// Renames the user, and the user's favorites.
  func rename(isRunning: Bool) throws {
    user = user == Self.userAtFirst ? "Ada L." : Self.userAtFirst
    let name = user
    change { $0.rename(to: name) }
    sync?.endAfterSending()
    if isRunning { try start() }
  }

  private func change(_ change: @escaping @Sendable (inout FavoritesState) -> Void) {
    disk.change(change) { _ in }
    sync?.wake()
  }

  /// Runs the main loop until the program is idle; it may be waiting.
  func settle(file: StaticString = #filePath, line: UInt = #line) {
    // Each request takes less time than the interval of `waitUntil`.
    let deadline = Clock.monotonicSeconds + patience
    while !isIdle, Clock.monotonicSeconds < deadline { turn() }
    XCTAssertTrue(isIdle, "the program does not rest", file: file, line: line)
  }

  /// True while the program is not running or rests; it may be waiting.
  var isIdle: Bool { sync?.isIdle ?? true }

  /// Runs the main loop until the program's next request or status.
  func turn() {
    if status?.isBusy == true {
      let timer = g_timeout_add(1, { _ in 1 }, nil)
      Desktop.iterate(mayBlock: true)
      g_source_remove(timer)
    } else {
      Clock.sleep(seconds: 0.000_02)
    }
    while Desktop.iterate() {}
  }

  /// The same, and advances the clock through all waits.
  func settleForGood(file: StaticString = #filePath, line: UInt = #line) {
    settle(file: file, line: line)
    for _ in 0..<100 where environment.isWaiting {
      environment.ring()
      settle(file: file, line: line)
    }
    XCTAssertFalse(environment.isWaiting, "still waits", file: file, line: line)
  }

  /// Advances the clock by a minute and fetches the list.
  func watch(file: StaticString = #filePath, line: UInt = #line) {
    environment.pass(60_000)
    sync?.take(.listShown)
    settleForGood(file: file, line: line)
  }

  /// Numbers of the outbox entries in the order of arrival.
  var arrived: [Int] {
    server.http.requests.compactMap { $0.key.flatMap { Int($0.prefix { $0 != "-" }) } }
  }

  /// Requests that the server got, as `POST 79`, `DELETE 7` or `GET`.
  var asked: [String] {
    server.http.requests.map { request in
      switch request.method {
      case "POST":
        return "POST \(request.record.map { String($0.number) } ?? "?")"
      case "DELETE": return "DELETE \(request.path.split(separator: "/").last ?? "")"
      default: return request.method
      }
    }
  }
}

/// Store that outlasts a program, like a disk. Every change is saved immediately.
final class Disk: FavoritesStore {
  private let contents: Guarded<FavoritesState>
  /// True after the program was killed.
  let isDead = Guarded(false)
  /// Error of every change.
  let problem = Guarded<FavoritesProblem?>(nil)

  init(_ state: FavoritesState) { contents = Guarded(state) }

  var state: FavoritesState { contents.withLock { $0 } }

  func open(onChange: @escaping @Sendable (FavoritesReport) -> Void) {}

  func change(
    _ change: @escaping @Sendable (inout FavoritesState) -> Void,
    done: @escaping @Sendable (FavoritesProblem?) -> Void
  ) {
    isDead.withLock { isDead in
      if !isDead { contents.withLock { change(&$0) } }
    }
    done(problem.withLock { $0 })
  }

  func retry() {}
  func flush() {}
}

/// Environment with manual clocks.
final class ManualEnvironment: SyncEnvironment {
  private struct State {
    var now: Int64
    var end: Int64?
    var ring: (@Sendable (Bool) -> Void)?
  }

  private let state: Guarded<State>

  init(now: Int64 = 1_000) { state = Guarded(State(now: now)) }

  var now: Int64 { state.withLock { $0.now } }
  var time: Int64 { 1_800_000_000_000 + now }
  func random() -> Double { 0.5 }
  func randomText() -> String { String(UInt64.random(in: 0 ... .max), radix: 36) }

  func wait(_ milliseconds: Int64, _ ring: @escaping @Sendable (Bool) -> Void) {
    state.withLock { ($0.end, $0.ring) = ($0.now + milliseconds, ring) }
  }

  func cancel() { state.withLock { ($0.end, $0.ring) = (nil, nil) } }

  /// True while the program waits.
  var isWaiting: Bool { state.withLock { $0.ring != nil } }
  /// Remaining wait in milliseconds.
  var pause: Int64? { state.withLock { state in state.end.map { $0 - state.now } } }

  func pass(_ milliseconds: Int64) { state.withLock { $0.now += milliseconds } }

  /// Advances the clock to the end of the wait, or reports a network change.
  func ring(hasNetworkChanged: Bool = false) {
    let ring = state.withLock { state in
      if !hasNetworkChanged, let end = state.end { state.now = max(state.now, end) }
      return state.ring
    }
    ring?(hasNetworkChanged)
  }
}
