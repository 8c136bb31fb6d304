public import Elements
import GLib

/// Brings a catalog from a server or a file, once: each part on a thread of its own, side by side, which ends
/// with it. Whatever blocks or takes long is done there.
public final class CatalogLoad: Sendable {
  private let source: CatalogSource
  private let builtIn: PeriodicTable
  private let directory: String
  private let userAgent: String
  private let limits: CatalogLimits
  private let cancellable = Cancellable()

  /// - Parameters:
  ///   - builtIn: fills in what is missing.
  ///   - directory: where the last good answers of servers are kept.
  ///   - userAgent: the program's name and version, which a server is told.
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

  /// The user's own directory for what servers have answered.
  public static var standardDirectory: String { "\(Files.cacheDirectory)/the-elements/catalog" }

  /// Begins, and returns at once. On any thread, `onPart` is called when a part has come or failed, but for the
  /// last, and `done` at the end; neither after `cancel`.
  /// - Parameter onPart: is told the share of the parts that are there, from 0 to 1.
  public func start(
    onPart: @escaping @Sendable (Double) -> Void,
    done: @escaping @Sendable (CatalogAnswer) -> Void
  ) {
    let jobs = jobs
    let outcomes = Guarded([CatalogAnswer.Part?](repeating: nil, count: jobs.count))
    for (index, job) in jobs.enumerated() {
      Worker().run { [self] in
        let outcome = job()
        let all = outcomes.withLock { outcomes in
          outcomes[index] = outcome
          return outcomes.compactMap { $0 }
        }
        guard !cancellable.isCancelled else { return }
        guard all.count == jobs.count else { return onPart(Double(all.count) / Double(jobs.count)) }
        let answer = CatalogAnswer(all, over: builtIn)
        if !cancellable.isCancelled { done(answer) }
      }
    }
  }

  /// Ends what is under way. Returns at once.
  public func cancel() { cancellable.cancel() }

  /// What brings each part.
  private var jobs: [@Sendable () -> CatalogAnswer.Part] {
    switch source {
    case .builtIn: return []
    case .file(let path): return [{ [self] in part(at: path) }]
    case .server(let address):
      let cache = WebCache(
        directory: directory, limit: limits.cacheBytes, fileLimit: limits.part.bytes)
      return CatalogSource.parts.map { name in
        { [self] in
          CatalogFetcher(address, userAgent: userAgent, cache: cache, limits: limits)
            .part(name, cancellable)
        }
      }
    }
  }

  private func part(at path: String) -> CatalogAnswer.Part {
    func failed(_ reason: CatalogFailure.Reason) -> CatalogAnswer.Part {
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
