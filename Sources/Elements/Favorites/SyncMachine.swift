/// Decides what is exchanged with the server next. Does nothing itself: it is asked for the next step, and
/// told what has come of it. Lasts as long as the program runs, for one server and one user's name; what has
/// to last longer stands in `FavoritesState`.
///
/// Entries of the outbox are sent one after the other, in their order. Before the first, and after
/// whatever may have left the server in another state than is known here, the list is asked for: it shows
/// whether an entry whose answer was lost has arrived.
public struct SyncMachine: Sendable, Hashable {
  /// What is to be done.
  public enum Step: Sendable, Hashable {
    /// Nothing, until something happens.
    case rest
    /// Nothing before this time.
    case wait(until: Int64)
    /// Ask for the list, then `receive` it with `memory`.
    case fetchList
    /// Send the entry, which is marked as attempted before.
    case send(OutboxEntry)
  }

  /// What has happened.
  public enum Event: Sendable, Hashable {
    /// The list has come and was received.
    case listed(FavoritesState.ListResult)
    /// The server has confirmed an entry, and what it calls a favorite that was added.
    case sent(OutboxEntry, serverID: String?)
    /// The server has answered to a favorite that was added with another one.
    case mismatched(OutboxEntry)
    /// The server has answered to a favorite that was added with nothing that could be read.
    case unread(OutboxEntry, SyncProblem)
    /// A step has failed.
    /// - Parameter retryAfter: milliseconds for which the server wants to be left alone.
    case failed(SyncProblem, retryAfter: Int64? = nil)
    /// The network has changed: what did not work may work now.
    case networkChanged
    /// The user wants it tried again.
    case retried
    /// The list is about to be looked at.
    case watched
  }

  /// What the last list left, for the next.
  public private(set) var memory = SyncMemory()
  /// What is wrong; nil once all has worked again.
  public private(set) var problem: SyncProblem?
  /// Whether nothing more happens before the user retries.
  public private(set) var isStopped = false

  /// Whether nothing is sent before a list has come.
  private var needsList = true
  /// Whether something was sent since the last list.
  private var hasSent = false
  /// Lists in a row that left doubts.
  private var checks = 0
  private var failures = 0
  /// Until when to wait after a failure, and until when the server has asked for.
  private var pauseEnd = Int64.min
  private var serverPauseEnd = Int64.min
  private var listTime: Int64?

  /// Milliseconds of the first pause; each failure doubles it, up to the longest.
  static let firstPause: Int64 = 2_000
  static let longestPause: Int64 = 15 * 60_000
  /// Milliseconds that a server can ask for at most.
  static let longestServerPause: Int64 = 24 * 3_600_000
  /// Milliseconds for which a list is new enough to be looked at.
  static let listAge: Int64 = 60_000
  /// How many lists are asked for at once after one with doubts. Two in a row that agree settle them, and an
  /// old one may come between.
  static let mostChecks = 3

  public init() {}

  /// What is to be done now.
  /// - Parameter now: a time in milliseconds that never goes back, as in `take`.
  public func next(for state: FavoritesState, at now: Int64) -> Step {
    let isListDue = needsList || hasSent && state.outbox.isEmpty
    let canSend = !isStopped && !state.outbox.isEmpty
    guard isStopped ? needsList : isListDue || canSend else { return .rest }
    let start = max(pauseEnd, serverPauseEnd)
    // Nothing has to be woken for a list alone.
    guard now >= start else { return canSend ? .wait(until: start) : .rest }
    guard !isListDue, !isStopped, let entry = state.outbox.first,
      entry.act == .add || entry.serverID != nil
    else { return .fetchList }
    return .send(entry)
  }

  /// Takes note of what has happened.
  /// - Parameter random: from 0 up to 1, by chance.
  public mutating func take(_ event: Event, at now: Int64, random: Double) {
    switch event {
    case .sent, .mismatched, .unread, .failed:
      memory.forgetStatements()
      checks = 0
    case .listed, .networkChanged, .retried, .watched: break
    }
    switch event {
    case .listed(let result): listed(result, at: now)
    case .sent(let entry, let serverID): sent(entry, serverID)
    case .mismatched(let entry):
      (needsList, hasSent) = (true, true)
      memory.noteMismatch(of: entry)
    case .unread(let entry, let problem):
      (needsList, hasSent) = (true, true)
      if memory.noteUnread(of: entry) { failed(problem, nil, at: now, random) }
    case .failed(let problem, let retryAfter): failed(problem, retryAfter, at: now, random)
    case .networkChanged: pauseEnd = .min
    case .retried: retried()
    case .watched:
      // A list can show that the server keeps it by now.
      guard !isStopped || problem == .notKept else { return }
      if listTime.map({ now - $0 >= Self.listAge }) ?? true { needsList = true }
    }
  }

  private mutating func listed(_ result: FavoritesState.ListResult, at now: Int64) {
    memory = result.memory
    // What is still in doubt after so many lists waits for the next occasion: no server keeps us asking.
    checks = memory.hasDoubts && checks < Self.mostChecks ? checks + 1 : 0
    needsList = checks > 0
    hasSent = false
    listTime = now
    if result.isStuck { return failed(.notKept, nil, at: now, 0) }
    if result.isDrained || problem == .notKept && !memory.hasDoubts { recovered() }
  }

  private mutating func sent(_ entry: OutboxEntry, _ serverID: String?) {
    hasSent = true
    memory.noteAnswer(to: entry)
    switch entry.act {
    case .add:
      // Where it does not say how it calls it, that may be any name.
      memory.removed = memory.removed.filter {
        $0.mark != entry.mark || (serverID != nil && $0.serverID != serverID)
      }
    case .remove: memory.removed.insert(entry.served)
    }
    recovered()
  }

  private mutating func recovered() {
    problem = nil
    isStopped = false
    failures = 0
  }

  private mutating func failed(
    _ problem: SyncProblem, _ retryAfter: Int64?, at now: Int64, _ random: Double
  ) {
    self.problem = problem
    isStopped = problem.isFinal
    needsList = !isStopped
    failures += 1
    let pause = min(Self.firstPause << min(failures - 1, 20), Self.longestPause)
    pauseEnd = now + Int64(Double(pause) * (0.5 + random / 2))
    if let retryAfter {
      serverPauseEnd = now + min(max(retryAfter, 0), Self.longestServerPause)
    }
  }

  private mutating func retried() {
    isStopped = false
    failures = 0
    (pauseEnd, serverPauseEnd) = (.min, .min)
    memory.forgetAnswers()
    needsList = true
  }
}
