import GLib

/// Photographs from web servers, kept in a directory. Nothing runs, and nothing of libsoup is there, until
/// one is asked for; no thread runs on when all have come.
public final class WebPhotographs: PhotographStore {
  private let userAgent: String
  private let cache: WebCache
  private let limits: PhotographLimits
  private let decode: PhotographDecoder
  private let state = Guarded(State())

  /// Keeps the files in `directory`.
  /// - Parameter userAgent: the program's name and version, which servers are told.
  public init(
    directory: String, userAgent: String, limits: PhotographLimits = PhotographLimits(),
    decode: @escaping PhotographDecoder
  ) {
    cache = WebCache(
      directory: directory, limit: limits.cacheBytes, fileLimit: limits.fileBytes)
    self.userAgent = userAgent
    self.limits = limits
    self.decode = decode
  }

  /// The user's own directory.
  public static var standardDirectory: String {
    "\(Files.cacheDirectory)/the-elements/photographs"
  }

  /// A photograph that is waited for, by one or more. What can change does so under the store's lock.
  private final class Job: @unchecked Sendable {
    let request: PhotographRequest
    let cancellable = Cancellable()
    var askers: [Asker] = []
    /// How many of the askers still want it.
    var wanted = 0

    init(_ request: PhotographRequest) { self.request = request }
  }

  private struct Asker: Sendable {
    weak var token: PhotographToken?
  }

  private struct State {
    /// All that are waited for.
    var jobs: [PhotographRequest: Job] = [:]
    /// Those of them that no thread has taken up, in the order of asking.
    var waiting: [Job] = []
    /// How many threads there are.
    var threads = 0
    /// The addresses that came to nothing, and those that came: none is asked for twice.
    var failed: Set<String> = []
    var fresh: Set<String> = []
  }

  // MARK: Asking

  public func ask(
    for request: PhotographRequest, deliver: @escaping @MainActor (Photograph?) -> Void
  ) -> PhotographToken {
    let (token, needsThread) = state.withLock { state in
      let job = state.jobs[request] ?? Job(request)
      let token = PhotographToken(deliver: deliver) { [weak self] in self?.drop(job) }
      job.askers.append(Asker(token: token))
      job.wanted += 1
      if state.failed.contains(request.address) {
        Self.hand(nil, to: job.askers)
        return (token, false)
      }
      guard state.jobs.updateValue(job, forKey: request) == nil else { return (token, false) }
      state.waiting.append(job)
      guard state.threads < limits.simultaneous else { return (token, false) }
      state.threads += 1
      return (token, true)
    }
    if needsThread { Worker().run { self.work() } }
    return token
  }

  /// Gives a job up when nobody wants it any longer.
  private func drop(_ job: Job) {
    state.withLock { state in
      job.wanted -= 1
      guard job.wanted == 0, state.jobs[job.request] === job else { return }
      job.cancellable.cancel()
      state.jobs[job.request] = nil
      state.waiting.removeAll { $0 === job }
    }
  }

  // MARK: Fetching

  /// What each thread does: job after job, until none is left.
  private func work() {
    let fetcher = PhotographFetcher(
      userAgent: userAgent, cache: cache, limits: limits, decode: decode)
    while let (job, isFresh) = next() {
      do throws(PhotographFetcher.Failure) {
        finish(job, try fetcher.photograph(job.request, isFresh: isFresh, job.cancellable))
      } catch {
        finish(job, nil)
        Log.debug("\(job.request.address): \(error)")
      }
    }
  }

  private func next() -> (job: Job, isFresh: Bool)? {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.threads -= 1
        return nil
      }
      let job = state.waiting.removeFirst()
      return (job, state.fresh.contains(job.request.address))
    }
  }

  private func finish(_ job: Job, _ photograph: Photograph?) {
    state.withLock { state in
      // Where it is another, or none, this one was given up.
      guard state.jobs[job.request] === job else { return }
      state.jobs[job.request] = nil
      if photograph == nil {
        state.failed.insert(job.request.address)
      } else {
        state.fresh.insert(job.request.address)
      }
      Self.hand(photograph, to: job.askers)
    }
  }

  private static func hand(_ photograph: Photograph?, to askers: [Asker]) {
    Task { @MainActor in
      for asker in askers { asker.token?.deliver(photograph) }
    }
  }
}
