public import Elements
import GLib

/// One load of a catalog from a server or a file. All parts load in parallel, each on its own thread, which ends with
/// the part; everything that blocks or takes long happens there.
public final class CatalogLoad: Sendable {
  private let source: CatalogSource
  private let builtIn: PeriodicTable
  private let directory: String
  private let userAgent: String
  private let limits: CatalogLimits
  private let cancellable = Cancellable()

  /// - Parameters:
  ///   - builtIn: catalog for everything that the source lacks.
  ///   - directory: cache directory for the servers' last valid responses.
  ///   - userAgent: program name and version, sent as `User-Agent`.
  public init(
    _ source: CatalogSource, over builtIn: PeriodicTable, directory: String, userAgent: String,
    limits: CatalogLimits = CatalogLimits()
  ) {
    self.source = source
    self.builtIn = builtIn
    self.directory = directory
    self.userAgent = userAgent
    self.limits = limits
  }

  /// Default cache directory, below `$XDG_CACHE_HOME`.
  public static var standardDirectory: String { "\(Files.cacheDirectory)/the-elements/catalog" }

  /// Starts loading and returns immediately. Both handlers are called on any thread, and not after `cancel`.
  /// - Parameters:
  ///   - onPart: called after each part but the last, loaded or failed, with the share of the parts done, from 0 to
  ///     1.
  ///   - done: called at the end.
  public func start(
    onPart: @escaping @Sendable (Double) -> Void,
    done: @escaping @Sendable (CatalogResult) -> Void
  ) {
    let jobs = jobs
    let outcomes = Guarded([CatalogResult.Part?](repeating: nil, count: jobs.count))
    for (index, job) in jobs.enumerated() {
      Worker().run { [self] in
        let outcome = job()
        let all = outcomes.withLock { outcomes in
          outcomes[index] = outcome
          return outcomes.compactMap { $0 }
        }
        guard !cancellable.isCancelled else { return }
        guard all.count == jobs.count else { return onPart(Double(all.count) / Double(jobs.count)) }
        let answer = CatalogResult(all, over: builtIn)
        if !cancellable.isCancelled { done(answer) }
      }
    }
  }

  /// Cancels the load. Returns immediately.
  public func cancel() { cancellable.cancel() }

  /// One job for each part.
  private var jobs: [@Sendable () -> CatalogResult.Part] {
    switch source {
    case .builtIn: return []
    case .file(let path): return [{ [self] in part(at: path) }]
    case .server(let address):
      let cache = WebCache(
        directory: directory, limit: limits.cacheBytes, fileLimit: limits.part.bytes)
      return CatalogSource.parts.map { name in
        { [self] in
          CatalogFetcher(server: address, userAgent: userAgent, cache: cache, limits: limits)
            .part(name, cancellable)
        }
      }
    }
  }

  private func part(at path: String) -> CatalogResult.Part {
    func failed(_ reason: CatalogFailure.Reason) -> CatalogResult.Part {
      .init(failure: CatalogFailure(part: path, host: "", reason: reason))
    }
    do throws(GLibError) {
      let bytes = try Files.read(path, atMost: limits.part.bytes)
      let name = path.split(separator: "/").last.map { String($0) } ?? path
      do throws(CatalogError) {
        return .init(
          content: try CatalogPart(bytes: bytes, name: name, limits: limits.part))
      } catch { return failed(.unusable(error.text)) }
    } catch {
      return failed(error.isTooLong ? .tooLong : .unreadable(ExternalText(error.reason)))
    }
  }
}
