/// The state machine of syncing. Performs no I/O: it is asked for the next step, and receives events. Lives as long
/// as the program runs, for one server and one user name; longer-lived state is in `FavoritesState`.
///
/// Entries of the outbox are sent one by one, in order. Before the first, and after any event that may have changed
/// the server's state, the list is requested: it shows whether an entry whose response was lost has arrived.
public struct SyncMachine: Sendable, Hashable {
  /// The next step.
  public enum Step: Sendable, Hashable {
    /// Idle until the next event.
    case idle
    /// Idle until this time.
    case wait(until: Int64)
    /// Request the list, then call `receive` with `memory`.
    case fetchList
    /// Mark the entry as begun, then send it.
    case send(OutboxEntry)
  }

  /// An event.
  public enum Event: Sendable, Hashable {
    /// The list was received.
    case listed(FavoritesState.ListResult)
    /// The server has confirmed an entry; `serverID` is the ID of an added favorite.
    case sent(OutboxEntry, serverID: String?)
    /// The response to an addition was a different favorite.
    case mismatched(OutboxEntry)
    /// The response to an addition could not be parsed.
    case unread(OutboxEntry, SyncProblem)
    /// A step has failed.
    /// - Parameter retryAfter: milliseconds of the Retry-After header.
    case failed(SyncProblem, retryAfter: Int64? = nil)
    /// The server has asked for a pause of so many milliseconds (`Backoff`), in a response that is otherwise good.
    case slowedDown(Int64)
    /// The network has changed: a failed request may succeed now.
    case networkChanged
    /// The user has requested a retry.
    case retryRequested
    /// The list is about to be shown.
    case listShown
  }

  private let kind: ServerKind
  /// The memory of the last list, for the next.
  public private(set) var memory: SyncMemory
  /// The current problem; nil after success.
  public private(set) var problem: SyncProblem?
  /// True if nothing is sent until the user retries.
  public private(set) var isStopped = false

  /// True if a list must be received before anything is sent.
  private var needsList = true
  /// True if something was sent since the last list.
  private var hasSent = false
  /// Number of lists in a row with doubts.
  private var checks = 0
  private var failures = 0
  /// End of the pause after a failure, and of that requested by the server.
  private var pauseEnd = Int64.min
  private var serverPauseEnd = Int64.min
  private var listTime: Int64?

  /// First pause in milliseconds; each failure doubles it, up to the maximum.
  static let firstPause: Int64 = 2_000
  static let maximumPause: Int64 = 15 * 60_000
  /// Maximum pause in milliseconds that a server can request.
  static let maximumServerPause: Int64 = 24 * 3_600_000
  /// Number of lists requested at once after one with doubts. Two that agree in a row settle them, and an old one may
  /// come between.
  static let maximumChecks = 3

  /// The state before the first list, which is requested before anything is sent.
  public init(_ kind: ServerKind = .simple) { (self.kind, memory) = (kind, SyncMemory(kind)) }

  /// Returns the next step.
  /// - Parameter now: monotonic time in milliseconds, as in `handle`.
  public func nextStep(for state: FavoritesState, at now: Int64) -> Step {
    let isListDue = needsList || hasSent && state.outbox.isEmpty
    let canSend = !isStopped && !state.outbox.isEmpty
    guard isStopped ? needsList : isListDue || canSend else { return .idle }
    let start = max(pauseEnd, serverPauseEnd)
    // A due list alone is not worth a wake-up.
    guard now >= start else { return canSend ? .wait(until: start) : .idle }
    guard !isListDue, !isStopped, let entry = state.outbox.first,
      entry.action == .add || entry.serverID != nil
    else { return .fetchList }
    return .send(entry)
  }

  /// Handles an event.
  /// - Parameter random: a random number from 0 up to 1.
  public mutating func handle(_ event: Event, at now: Int64, random: Double) {
    switch event {
    case .sent, .mismatched, .unread, .failed:
      memory.forgetDifferences()
      checks = 0
    case .listed, .slowedDown, .networkChanged, .retryRequested, .listShown: break
    }
    switch event {
    case .listed(let result): listed(result, at: now)
    case .sent(let entry, let serverID): sent(entry, serverID)
    case .mismatched(let entry):
      (needsList, hasSent) = (true, true)
      memory.recordMismatch(of: entry)
    case .unread(let entry, let problem):
      (needsList, hasSent) = (true, true)
      if memory.recordUnparsableResponse(of: entry) { failed(problem, nil, at: now, random) }
    case .failed(let problem, let retryAfter): failed(problem, retryAfter, at: now, random)
    case .slowedDown(let pause): serverPauseEnd = max(serverPauseEnd, now + limited(pause))
    case .networkChanged: pauseEnd = .min
    case .retryRequested: retry()
    case .listShown:
      // The new list may have the favorite after all; a refused one is no reason to miss those of others.
      guard !isStopped || problem == .notListed || problem?.isRefusal == true else { return }
      if listTime.map({ now - $0 >= kind.listAge }) ?? true { needsList = true }
    }
  }

  private mutating func listed(_ result: FavoritesState.ListResult, at now: Int64) {
    memory = result.memory
    // Doubts that remain wait for the next occasion, so that no server causes endless requests.
    checks = memory.hasDoubts && checks < Self.maximumChecks ? checks + 1 : 0
    needsList = checks > 0
    hasSent = false
    listTime = now
    if result.lacksConfirmed { return failed(.notListed, nil, at: now, 0) }
    if result.isOutboxEmpty || problem == .notListed && !memory.hasDoubts { recovered() }
  }

  private mutating func sent(_ entry: OutboxEntry, _ serverID: String?) {
    hasSent = true
    memory.recordResponse(to: entry)
    switch entry.action {
    case .add:
      // Without an ID in the response, the new favorite may have any.
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
    let pause = min(Self.firstPause << min(failures - 1, 20), Self.maximumPause)
    pauseEnd = now + Int64(Double(pause) * (0.5 + random / 2))
    if let retryAfter { serverPauseEnd = now + limited(retryAfter) }
  }

  /// A pause that a server requests, within what it can request.
  private func limited(_ pause: Int64) -> Int64 { min(max(pause, 0), Self.maximumServerPause) }

  private mutating func retry() {
    isStopped = false
    failures = 0
    (pauseEnd, serverPauseEnd) = (.min, .min)
    memory.forgetAnswers()
    needsList = true
  }
}
