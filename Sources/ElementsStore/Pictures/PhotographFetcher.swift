import GLib

/// Fetches photographs, from the cache if the server has nothing newer. Blocking; belongs to one thread.
struct PhotographFetcher {
  private let session: HTTPSession?
  private let cache: WebCache
  private let limits: PhotographLimits
  private let decode: PhotographDecoder

  /// Reason why a photograph could not be loaded.
  enum Failure: Error, CustomStringConvertible {
    case noResponse(HTTPError)
    case status(Int)
    case invalidImage
    /// The request was dropped.
    case cancelled

    var isCancelled: Bool { if case .cancelled = self { true } else { false } }

    /// True if the server says that the photograph does not exist (404, 410).
    var isGone: Bool {
      if case .status(let status) = self { [404, 410].contains(status) } else { false }
    }

    var description: String {
      switch self {
      case .noResponse(.redirected(let refusal)):
        "a redirect to \"\(refusal.host)\" is not followed (\(refusal.reason))"
      case .noResponse(let error): "no answer (\(error))"
      case .status(let status): "the server answered \(status)"
      case .invalidImage: "it is no picture, or too large"
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

  /// Returns the requested photograph. If fetching fails, the cached one is returned, unless the server says that it
  /// no longer exists. Only a valid response replaces the cached one.
  /// - Parameter isFresh: true if the server was asked before in this run, and is not asked again.
  func photograph(
    _ request: PhotographRequest, isFresh: Bool, _ cancellable: Cancellable
  ) throws(Failure) -> Photograph {
    let address = request.address
    var cached = cache.file(for: address)
    if !isFresh || cached == nil {
      do throws(Failure) {
        if let file = try newFile(
          at: address, etag: cached?.etag, isCached: cached != nil, cancellable)
        {
          // Frees the memory.
          cached = nil
          let photograph = try decoded(file, request.side, cancellable)
          cache.store(file, for: address)
          return photograph
        }
      } catch {
        if error.isGone { cache.remove(address) }
        cached = error.isGone || error.isCancelled ? nil : cached ?? cache.file(for: address)
        guard cached != nil else { throw error }
        Log.debug("\(address): \(error); the photograph in the cache is shown")
      }
    }
    return try cachedPhotograph(cached, request, cancellable)
  }

  /// Decodes a cached file. Removes an invalid one from the cache.
  private func cachedPhotograph(
    _ file: CachedFile?, _ request: PhotographRequest, _ cancellable: Cancellable
  ) throws(Failure) -> Photograph {
    guard let file else { throw .invalidImage }
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
    let photograph = Self.decodingLock.withLock { _ in decode(file.bytes, side, limits.pixels) }
    guard let photograph else { throw .invalidImage }
    return photograph
  }

  /// Held while decoding, so that only one image at a time takes memory and a processor.
  private static let decodingLock = Guarded(())

  /// Requests the file at `address`, conditionally if it is cached; nil if the cached one is current (304).
  private func newFile(
    at address: String, etag: String?, isCached: Bool, _ cancellable: Cancellable
  ) throws(Failure) -> CachedFile? {
    let response: HTTPResponse
    do throws(HTTPError) {
      guard let session else { throw .noLibrary }
      response = try session.get(
        address, etag: etag, seconds: limits.seconds, bytes: limits.fileBytes, cancellable)
    } catch {
      throw error == .cancelled ? .cancelled : .noResponse(error)
    }
    switch response.status {
    case 200: return CachedFile(etag: response.etag, bytes: response.body)
    case 304 where isCached: return nil
    default: throw .status(response.status)
    }
  }
}
