import Elements
import GLib

/// Fetches one part of a server's catalog, or takes it from the cache if the server has nothing newer. Blocking;
/// belongs to one thread.
struct CatalogFetcher {
  let server: WebAddress
  let userAgent: String
  let cache: WebCache
  let limits: CatalogLimits

  /// Returns the part called `name`. If fetching fails, the cached response replaces it. Only a valid response is
  /// cached.
  func part(_ name: String, _ cancellable: Cancellable) -> CatalogResult.Part {
    let address = server.appending(name)
    var cached = cache.file(for: address)
    do throws(CatalogFailure) {
      let newFile = try newFile(name, etag: cached?.etag, isCached: cached != nil, cancellable)
      // Frees the memory.
      if newFile != nil { cached = nil }
      let content = try content(of: newFile ?? cached, name)
      if let newFile { cache.store(newFile, for: address) } else { cache.touch(address) }
      return .init(content: content)
    } catch {
      guard let file = cached ?? cache.file(for: address) else { return .init(failure: error) }
      guard let content = try? content(of: file, name) else {
        // Otherwise the server would answer 304 forever.
        cache.remove(address)
        return .init(failure: error)
      }
      return .init(content: content, failure: error, keptSince: file.time)
    }
  }

  /// - Parameter host: the server that failed, if it is another one than `server`.
  private func failure(
    _ name: String, _ reason: CatalogFailure.Reason, of host: String? = nil
  ) -> CatalogFailure {
    CatalogFailure(part: name, host: host ?? server.host, reason: reason)
  }

  private func content(
    of file: CachedFile?, _ name: String
  ) throws(CatalogFailure) -> CatalogPart {
    do throws(CatalogError) {
      return try CatalogPart(bytes: file?.bytes ?? [], name: name, limits: limits.part)
    } catch { throw failure(name, .unusable(error.text)) }
  }

  /// Requests the file, conditionally if it is cached; nil if the cached one is current (304).
  private func newFile(
    _ name: String, etag: String?, isCached: Bool, _ cancellable: Cancellable
  ) throws(CatalogFailure) -> CachedFile? {
    var host: String?
    let response: HTTPResponse
    do throws(HTTPError) {
      let session = try HTTPSession(userAgent: userAgent, for: server)
      defer { host = session.host }
      response = try session.get(
        server.appending(name), accept: "application/json", etag: etag, seconds: limits.seconds,
        bytes: limits.part.bytes, cancellable)
    } catch {
      throw failure(name, .server(ServerFailure(error)), of: host)
    }
    switch response.status {
    case 200: return CachedFile(etag: response.etag, bytes: response.body)
    case 304 where isCached: return nil
    default: throw failure(name, .server(.status(response.status)), of: host)
    }
  }
}
