import Elements
import ElementsStore
import GLib
import TestSupport
import XCTest

/// A disk with favorites, and a program that exchanges them with a server, on a clock that is turned by hand.
@MainActor
final class SyncBench {
  nonisolated static let userAtFirst = "Ada"
  private var user = userAtFirst

  let server: FavoritesTestServer
  let secrets = SecretMemory()
  private(set) var disk = Disk(FavoritesState(installation: "bench"))
  private(set) var sync: FavoritesSync?
  private(set) var environment = HandEnvironment()
  private let told = Guarded<[SyncStatus]>([])
  private let url: String

  /// - Parameter url: another address than the server's own.
  init(_ server: FavoritesTestServer, url: String? = nil) {
    self.server = server
    self.url = url ?? server.url
  }

  var state: FavoritesState { disk.state }
  /// All that was told, in its order.
  var statuses: [SyncStatus] { told.withLock { $0 } }
  var status: SyncStatus? { statuses.last }

  /// Starts the program over what the disk has.
  func start(seconds: Double = 5) throws {
    told.withLock { $0 = [] }
    environment = HandEnvironment(now: environment.now)
    sync = FavoritesSync(
      address: try WebAddress(url), userName: user, userAgent: "tests/1 ", store: disk,
      secrets: secrets, environment: environment, seconds: seconds,
      record: {
        let time = Timestamp.text(of: $0.time)
        return
          #"{"number":\#($0.number),"favoritedBy":"\#($0.favoritedBy)","favoritedAt":"\#(time)"}"#
      },
      onStatus: { [told] status in told.withLock { $0.append(status) } })
    sync?.wake()
  }

  /// Ends the program as a kill does: what it does from now on never comes to the disk.
  func kill() {
    disk.isDead.withLock { $0 = true }
    sync?.end()
    sync = nil
    disk = Disk(disk.state)
  }

  /// Goes on with another's disk.
  func take(over bench: SyncBench) { disk = Disk(bench.state) }

  func star(_ number: Int) {
    let name = user
    change { $0.star(number, by: name, at: Int64(number)) }
  }

  func unstar(_ number: Int) { change { $0.unstar(number) } }

  /// Gives the user, and all that is the user's, another name.
  func rename(isRunning: Bool) throws {
    user = user == Self.userAtFirst ? "Ada L." : Self.userAtFirst
    let name = user
    change { $0.rename(to: name) }
    sync?.end()
    if isRunning { try start() }
  }

  private func change(_ change: @escaping @Sendable (inout FavoritesState) -> Void) {
    disk.change(change) { _ in }
    sync?.wake()
  }

  /// Lets the program do what it does at once; it may wait or have stopped then.
  func settle(file: StaticString = #filePath, line: UInt = #line) {
    waitUntil("the program rests", file: file, line: line) { sync?.isResting ?? true }
  }

  /// The same, with the time that it waits for, and as often as it does.
  func settleForGood(file: StaticString = #filePath, line: UInt = #line) {
    settle(file: file, line: line)
    for _ in 0..<100 where environment.isWaiting {
      environment.ring()
      settle(file: file, line: line)
    }
    XCTAssertFalse(environment.isWaiting, "still waits", file: file, line: line)
  }

  /// A minute later the list is looked at.
  func watch(file: StaticString = #filePath, line: UInt = #line) {
    environment.pass(60_000)
    sync?.take(.watched)
    settleForGood(file: file, line: line)
  }

  /// The numbers of the outbox's entries in the order in which they were sent.
  var arrived: [Int] {
    server.requests.compactMap { $0.key.flatMap { Int($0.prefix { $0 != "-" }) } }
  }

  /// What the server was asked, each as `POST 79` or `GET`.
  var asked: [String] {
    server.requests.map { request in
      switch request.method {
      case "POST":
        return "POST \(request.record.map { String($0.number) } ?? "?")"
      case "DELETE": return "DELETE \(request.path.split(separator: "/").last ?? "")"
      default: return request.method
      }
    }
  }
}

/// Favorites that outlast a program, as on a disk; every change is there at once.
final class Disk: FavoritesStore {
  private let contents: Guarded<FavoritesState>
  /// Whether the program has been killed.
  let isDead = Guarded(false)
  /// What keeps changes from the disk.
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

/// Clocks that stand until they are turned.
final class HandEnvironment: SyncEnvironment {
  private struct State {
    var now: Int64
    var end: Int64?
    var ring: (@Sendable (Bool) -> Void)?
  }

  private let state: Guarded<State>

  init(now: Int64 = 1_000) { state = Guarded(State(now: now)) }

  var now: Int64 { state.withLock { $0.now } }
  var time: Int64 { Clock.time }
  func random() -> Double { 0.5 }
  func randomText() -> String { String(UInt64.random(in: 0 ... .max), radix: 36) }

  func wait(_ milliseconds: Int64, _ ring: @escaping @Sendable (Bool) -> Void) {
    state.withLock { ($0.end, $0.ring) = ($0.now + milliseconds, ring) }
  }

  func cancel() { state.withLock { ($0.end, $0.ring) = (nil, nil) } }

  /// Whether the program has asked to be woken.
  var isWaiting: Bool { state.withLock { $0.ring != nil } }
  /// Milliseconds until then.
  var pause: Int64? { state.withLock { state in state.end.map { $0 - state.now } } }

  func pass(_ milliseconds: Int64) { state.withLock { $0.now += milliseconds } }

  /// Turns the clock to where the program wants to be woken, or tells it that the network has changed.
  func ring(hasNetworkChanged: Bool = false) {
    let ring = state.withLock { state in
      if !hasNetworkChanged, let end = state.end { state.now = max(state.now, end) }
      return state.ring
    }
    ring?(hasNetworkChanged)
  }
}
