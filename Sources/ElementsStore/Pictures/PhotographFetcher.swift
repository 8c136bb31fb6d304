import GLib

/// Brings one photograph after the other: from the cache where that is still what the server has, else from
/// the server. Blocking; belongs to one thread.
struct PhotographFetcher {
  private let session: HTTPSession?
  private let cache: WebCache
  private let limits: PhotographLimits
  private let decode: PhotographDecoder

  /// Why there is no photograph.
  enum Failure: Error, CustomStringConvertible {
    case noAnswer(HTTPError)
    case status(Int)
    case noPicture
    /// Nobody wants it any longer.
    case cancelled

    var description: String {
      switch self {
      case .noAnswer(let error): "no answer (\(error))"
      case .status(let status): "the server answered \(status)"
      case .noPicture: "it is no picture, or too large"
      case .cancelled: "cancelled"
      }
    }
  }

  init(
    userAgent: String, cache: WebCache, limits: PhotographLimits,
    decode: @escaping PhotographDecoder
  ) {
    session = try? HTTPSession(userAgent: userAgent)
    self.cache = cache
    self.limits = limits
    self.decode = decode
  }

  /// The photograph that is asked for.
  /// - Parameter isFresh: whether the server has been asked before, and is not asked again.
  func photograph(
    _ request: PhotographRequest, isFresh: Bool, _ cancellable: Cancellable
  ) throws(Failure) -> Photograph {
    let address = request.address
    let kept = cache.file(for: address)
    let received = try isFresh && kept != nil ? nil : newFile(at: address, kept, cancellable)
    guard let file = received ?? kept else { throw .noPicture }
    guard !cancellable.isCancelled else { throw .cancelled }
    let photograph = Self.oneAtATime.withLock {
      decode(file.bytes, request.side, limits.pixels)
    }
    guard let photograph else {
      cache.remove(address)
      throw .noPicture
    }
    if let received { cache.keep(received, for: address) } else { cache.touch(address) }
    return photograph
  }

  /// Held while one is decoded: so pictures take memory, and a processor, one after the other.
  private static let oneAtATime = Lock()

  /// What the server has at `address`; nil where the kept file is that, or the server cannot say.
  private func newFile(
    at address: String, _ kept: CachedFile?, _ cancellable: Cancellable
  ) throws(Failure) -> CachedFile? {
    let response: HTTPResponse
    do throws(HTTPError) {
      guard let session else { throw .noLibrary }
      response = try session.get(
        address, etag: kept?.etag, seconds: limits.seconds, bytes: limits.fileBytes, cancellable)
    } catch {
      if error == .cancelled { throw .cancelled }
      guard kept != nil else { throw .noAnswer(error) }
      return nil
    }
    switch response.status {
    case 200: return CachedFile(etag: response.etag, bytes: response.body)
    case 304 where kept != nil: return nil
    case 500... where kept != nil: return nil
    default:
      cache.remove(address)
      throw .status(response.status)
    }
  }
}
