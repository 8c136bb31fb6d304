import Elements
import GLib

/// Brings one part of a server's catalog: new where there is a newer one, else as it was kept. Blocking; belongs
/// to one thread.
struct CatalogFetcher {
  private let server: WebAddress
  private let userAgent: String
  private let cache: WebCache
  private let limits: CatalogLimits

  init(_ server: WebAddress, userAgent: String, cache: WebCache, limits: CatalogLimits) {
    self.server = server
    self.userAgent = userAgent
    self.cache = cache
    self.limits = limits
  }

  /// The part of this name. Where it fails, the last good answer stands in for it; only a good one takes its place.
  func part(_ name: String, _ cancellable: Cancellable) -> CatalogAnswer.Part {
    let address = server.address(of: name)
    var kept = cache.file(for: address)
    do throws(CatalogFailure) {
      let newFile = try newFile(name, etag: kept?.etag, isKept: kept != nil, cancellable)
      // Gives the memory back.
      if newFile != nil { kept = nil }
      let content = try content(of: newFile ?? kept, name)
      if let newFile { cache.keep(newFile, for: address) } else { cache.touch(address) }
      return .init(content: content)
    } catch {
      guard let file = kept ?? cache.file(for: address) else { return .init(failure: error) }
      guard let content = try? content(of: file, name) else {
        // Else the server would say for ever that nothing is newer.
        cache.remove(address)
        return .init(failure: error)
      }
      return .init(content: content, failure: error, keptSince: file.time)
    }
  }

  /// - Parameter host: who has failed, where that is not the server itself.
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

  /// What the server has; nil where the kept file is that.
  private func newFile(
    _ name: String, etag: String?, isKept: Bool, _ cancellable: Cancellable
  ) throws(CatalogFailure) -> CachedFile? {
    var host: String?
    let response: HTTPResponse
    do throws(HTTPError) {
      let session = try HTTPSession(userAgent: userAgent, for: server)
      defer { host = session.host }
      response = try answer(name, etag: etag, from: session, cancellable)
    } catch {
      throw failure(name, .server(ServerFailure(error)), of: host)
    }
    switch response.status {
    case 200: return CachedFile(etag: response.etag, bytes: response.body)
    case 304 where isKept: return nil
    default: throw failure(name, .server(.status(response.status)), of: host)
    }
  }

  private func answer(
    _ name: String, etag: String?, from session: HTTPSession, _ cancellable: Cancellable
  ) throws(HTTPError) -> HTTPResponse {
    var request = HTTPRequest(address: server.address(of: name), followsRedirections: true)
    request.headers = [("Accept", "application/json")]
    if let etag { request.headers.append(("If-None-Match", etag)) }
    return try session.send(
      request, seconds: limits.seconds, bytes: limits.part.bytes, cancellable)
  }
}
