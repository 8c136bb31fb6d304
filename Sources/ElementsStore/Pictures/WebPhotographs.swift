import GLib

/// Photographs from web servers, cached on disk. Loads libsoup and starts threads with the first request; the threads
/// end when all photographs are loaded.
public final class WebPhotographs: PhotographStore {
  private let userAgent: String
  private let cache: WebCache
  private let limits: PhotographLimits
  private let decode: PhotographDecoder
  private let state = Guarded(State())

  /// Makes a store that caches files in `directory`.
  /// - Parameter userAgent: program name and version, sent as `User-Agent`.
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

  /// Default cache directory, below `$XDG_CACHE_HOME`.
  public static var standardDirectory: String {
    "\(Files.cacheDirectory)/the-elements/photographs"
  }

  /// Pending request, shared by one or more callers. Its variables are protected by the store's lock.
  private final class Job: @unchecked Sendable {
    let request: PhotographRequest
    let cancellable = Cancellable()
    var callers: [Caller] = []
    /// Number of callers whose token is still alive.
    var liveTokens = 0

    init(_ request: PhotographRequest) { self.request = request }
  }

  private struct Caller: Sendable {
    weak var token: PhotographToken?
  }

  private struct State {
    /// All pending requests.
    var jobs: [PhotographRequest: Job] = [:]
    /// Pending requests that no thread has taken yet, in their order.
    var waiting: [Job] = []
    /// Number of running threads.
    var threads = 0
    /// URLs that failed and URLs that succeeded: none is requested from the server twice.
    var failed: Set<String> = []
    var fresh: Set<String> = []
  }

  // MARK: Requests

  public func ask(
    for request: PhotographRequest, deliver: @escaping @MainActor (Photograph?) -> Void
  ) -> PhotographToken {
    let (token, needsThread) = state.withLock { state in
      let job = state.jobs[request] ?? Job(request)
      let token = PhotographToken(deliver: deliver) { [weak self] in self?.drop(job) }
      job.callers.append(Caller(token: token))
      job.liveTokens += 1
      if state.failed.contains(request.address) {
        Self.deliver(nil, to: job.callers)
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

  /// Cancels a job once all its tokens are dropped.
  private func drop(_ job: Job) {
    state.withLock { state in
      job.liveTokens -= 1
      guard job.liveTokens == 0, state.jobs[job.request] === job else { return }
      job.cancellable.cancel()
      state.jobs[job.request] = nil
      state.waiting.removeAll { $0 === job }
    }
  }

  // MARK: Fetching

  /// Body of each thread: takes jobs until none is left.
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
      // Otherwise this job was cancelled.
      guard state.jobs[job.request] === job else { return }
      state.jobs[job.request] = nil
      if photograph == nil {
        state.failed.insert(job.request.address)
      } else {
        state.fresh.insert(job.request.address)
      }
      Self.deliver(photograph, to: job.callers)
    }
  }

  private static func deliver(_ photograph: Photograph?, to callers: [Caller]) {
    Task { @MainActor in
      for caller in callers { caller.token?.deliver(photograph) }
    }
  }
}
