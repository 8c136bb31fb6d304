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

    var isCancelled: Bool { if case .cancelled = self { true } else { false } }

    /// True where the server says that there is no photograph.
    var isGone: Bool {
      if case .status(let status) = self { [404, 410].contains(status) } else { false }
    }

    var description: String {
      switch self {
      case .noAnswer(.redirected(let refusal)):
        "a redirect to \"\(refusal.host)\" is not followed (\(refusal.reason))"
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

  /// The photograph that is asked for. One that is kept is replaced by a good one only, and shown meanwhile,
  /// unless the server says that there is none any more.
  /// - Parameter isFresh: whether the server has been asked before, and is not asked again.
  func photograph(
    _ request: PhotographRequest, isFresh: Bool, _ cancellable: Cancellable
  ) throws(Failure) -> Photograph {
    let address = request.address
    var kept = cache.file(for: address)
    if !isFresh || kept == nil {
      do throws(Failure) {
        if let file = try newFile(at: address, etag: kept?.etag, isKept: kept != nil, cancellable) {
          // Gives the memory back.
          kept = nil
          let photograph = try decoded(file, request.side, cancellable)
          cache.keep(file, for: address)
          return photograph
        }
      } catch {
        if error.isGone { cache.remove(address) }
        kept = error.isGone || error.isCancelled ? nil : kept ?? cache.file(for: address)
        guard kept != nil else { throw error }
        Log.debug("\(address): \(error); the photograph in the cache is shown")
      }
    }
    return try keptPhotograph(kept, request, cancellable)
  }

  /// The photograph in a kept file; one that is none is thrown away.
  private func keptPhotograph(
    _ file: CachedFile?, _ request: PhotographRequest, _ cancellable: Cancellable
  ) throws(Failure) -> Photograph {
    guard let file else { throw .noPicture }
    do throws(Failure) {
      let photograph = try decoded(file, request.side, cancellable)
      cache.touch(request.address)
      return photograph
    } catch {
      if !error.isCancelled { cache.remove(request.address) }
      throw error
    }
  }

  private func decoded(
    _ file: CachedFile, _ side: Int, _ cancellable: Cancellable
  ) throws(Failure) -> Photograph {
    guard !cancellable.isCancelled else { throw .cancelled }
    let photograph = Self.oneAtATime.withLock { decode(file.bytes, side, limits.pixels) }
    guard let photograph else { throw .noPicture }
    return photograph
  }

  /// Held while one is decoded: so pictures take memory, and a processor, one after the other.
  private static let oneAtATime = Lock()

  /// The file that the server has at `address`; nil where that is the kept one.
  private func newFile(
    at address: String, etag: String?, isKept: Bool, _ cancellable: Cancellable
  ) throws(Failure) -> CachedFile? {
    let response: HTTPResponse
    do throws(HTTPError) {
      guard let session else { throw .noLibrary }
      response = try session.get(
        address, etag: etag, seconds: limits.seconds, bytes: limits.fileBytes, cancellable)
    } catch {
      throw error == .cancelled ? .cancelled : .noAnswer(error)
    }
    switch response.status {
    case 200: return CachedFile(etag: response.etag, bytes: response.body)
    case 304 where isKept: return nil
    default: throw .status(response.status)
    }
  }
}
