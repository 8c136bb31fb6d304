import Elements
import ElementsStore
import GLib

/// Adds and removes favorites, each with a note and an answer in the quiz, as fast as the disk allows and prints each
/// change, for tests that kill it meanwhile.
///
///     FavoritesWriter DATABASE SEED COUNT [ADDRESS [CLASS ACCOUNT]]
///
/// With the address of a server it also syncs, and makes a change now and then instead; with class and account the server
/// is Kinto, and the password the environment's `FAVORITES_PASSWORD`. If COUNT is 0, it ends when nothing waits any more.
/// Prints `?79` before it enqueues a change of element 79, and, in the same order, `+` when a change is on the disk, or
/// `!` and the error that prevents it.
@main
struct Main {
  /// Number of unanswered changes: more than one, so that some share a transaction.
  private static let atOnce = 4

  /// Seconds between two changes when syncing, so that some are sent.
  private static let syncedPause = 0.004

  static func main() {
    let arguments = CommandLine.arguments
    guard [4, 5, 7].contains(arguments.count), let seed = UInt64(arguments[2]),
      let count = Int(arguments[3])
    else {
      Process.end(status: 64)
    }
    let server = server(Array(arguments.dropFirst(4)))
    let store = SQLiteFavoritesStore(path: arguments[1], program: "writer")
    store.open { _ in }
    let sync = server.map { FavoritesSync(with: $0, store) }
    sync?.wake()
    if count == 0, let sync { settle(sync, store) }
    let unanswered = Guarded(0)
    var random = seed
    for index in 0..<count {
      // Knuth's generator: the same numbers for the same seed.
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Int(random >> 33) % 118 + 1
      unanswered.wait { $0 < atOnce }
      unanswered.withLock { $0 += 1 }
      printLine("?\(number)")
      store.change { state in
        if state.isMine(number) {
          state.unstar(number)
        } else {
          state.star(number, by: "Ada", at: Int64(index))
        }
        write(&state.records, number, index)
      } done: { problem in
        printLine(problem.map { "!\($0)" } ?? "+")
        unanswered.withLock { $0 -= 1 }
      }
      sync?.wake()
      if sync != nil { Clock.sleep(seconds: syncedPause) }
    }
    store.flush()
  }

  /// Returns the server that the arguments name; nil without one.
  private static func server(_ arguments: [String]) -> SyncServer? {
    guard let first = arguments.first, let address = try? WebAddress(first) else { return nil }
    return arguments.count < 3
      ? SyncServer(address)
      : SyncServer(address, kind: .kinto, bucket: arguments[1], account: arguments[2])
  }

  /// Syncs until the list has been received and nothing waits.
  private static func settle(_ sync: FavoritesSync, _ store: any FavoritesStore) {
    let waiting = Guarded(1)
    for _ in 0..<3 {
      sync.take(.retryRequested)
      repeat {
        Clock.sleep(seconds: syncedPause)
        store.change { [waiting] state in
          let count = state.outbox.count
          waiting.withLock { $0 = count }
        } done: { _ in
        }
        store.flush()
      } while !sync.isIdle || waiting.withLock { $0 > 0 }
    }
    sync.end()
  }

  /// Writes or removes a note, and records an answer in the quiz.
  private static func write(_ records: inout Records, _ number: Int, _ index: Int) {
    records[.notes, String(number)] = index % 5 == 4 ? nil : "note \(index)"
    records.recordQuiz(QuizCard(.name, number), knew: index % 3 > 0, on: 20_000 + index)
  }

  private static func printLine(_ line: String) { _ = StandardStream.output.write(line + "\n") }
}

extension FavoritesSync {
  /// Makes a sync that runs until the program is killed.
  fileprivate convenience init(with server: SyncServer, _ store: any FavoritesStore) {
    let secrets = SecretMemory()
    if let password = Environment.value("FAVORITES_PASSWORD") {
      _ = secrets.setToken(password, for: server.id)
    }
    self.init(
      server: server, userName: "Ada", userAgent: "tests/1 ", store: store,
      secrets: secrets, environment: FastEnvironment(), seconds: 5,
      record: {
        #"{"number":\#($0.number),"favoritedBy":"\#($0.favoritedBy)","#
          + #""favoritedAt":"\#(Timestamp.text(of: $0.time))"}"#
      },
      onStatus: { _ in })
  }
}
