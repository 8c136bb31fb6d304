import CSoup
import Elements
import GLib

/// HTTP client with persistent connections (SoupSession). Every call blocks, and must be made on the thread that made
/// the session, never the main one. libsoup's asynchronous calls are not used: cancelling one causes a use-after-free
/// in 3.2 and 3.6.
final class HTTPSession {
  private let soup: CSoupFunctions
  private let session: UnsafeMutablePointer<SoupSession>?
  /// Main context for libsoup's connections.
  private let context = g_main_context_new()
  /// Host of the last request, after redirects, with the port unless it is the default one.
  private(set) var host = ""

  /// Chunk size of reads in bytes.
  private static let chunkLength = 64 * 1024
  /// Upper limit of `Retry-After` in seconds.
  private static let maximumRetryAfter: Int64 = 1_000_000_000

  /// Makes a session that sends `userAgent` as `User-Agent`.
  /// - Parameter server: the only server of the session; nil for any.
  init(userAgent: String, for server: WebAddress? = nil) throws(HTTPError) {
    guard let soup = SoupLibrary.functions else { throw .noLibrary }
    g_main_context_push_thread_default(context)
    self.soup = soup
    session = soup.soup_session_new()
    soup.soup_session_set_user_agent(session, userAgent)
    // Requests to a loopback address must not go through a proxy.
    if let server, server.allowsSecrets, !server.isEncrypted {
      soup.soup_session_set_proxy_resolver(session, nil)
    }
  }

  deinit {
    soup.soup_session_abort(session)
    g_object_unref(session)
    // Connections are closed in the main context.
    while g_main_context_iteration(context, 0) != 0 {}
    g_main_context_pop_thread_default(context)
    g_main_context_unref(context)
  }

  /// Sends a GET request and follows redirects within the `RedirectRule`.
  /// - Parameters:
  ///   - accept: the media type wanted; nil for any.
  ///   - etag: entity tag of the cached content; if the server has nothing newer, the status is 304 and the body
  ///     empty.
  func get(
    _ address: String, accept: String? = nil, etag: String? = nil, seconds: Double, bytes: Int,
    _ cancellable: Cancellable
  ) throws(HTTPError) -> HTTPResponse {
    let fields = [("Accept", accept), ("If-None-Match", etag)]
    let headers = fields.compactMap { name, value in value.map { (name, $0) } }
    let request = HTTPRequest(address: address, headers: headers, followsRedirects: true)
    return try send(request, seconds: seconds, bytes: bytes, cancellable)
  }

  /// Sends a request and returns the response.
  /// - Parameters:
  ///   - seconds: timeout up to the last byte.
  ///   - bytes: length limit of the decompressed body.
  func send(
    _ request: HTTPRequest, seconds: Double, bytes: Int, _ cancellable: Cancellable
  ) throws(HTTPError) -> HTTPResponse {
    let deadline = Deadline(after: seconds, or: cancellable)
    defer { deadline.stop() }
    do throws(HTTPError) {
      return try follow(request, bytes: bytes, deadline.cancellable)
    } catch {
      throw error == .cancelled && !cancellable.isCancelled ? .timedOut : error
    }
  }

  /// Sends a request and follows its redirects.
  private func follow(
    _ request: HTTPRequest, bytes: Int, _ cancellable: Cancellable
  ) throws(HTTPError) -> HTTPResponse {
    var (request, previous): (HTTPRequest, RedirectStep?) = (request, nil)
    for _ in 0...RedirectRule.maximumCount {
      guard let message = message(for: request) else { throw .invalidURL }
      defer { g_object_unref(UnsafeMutableRawPointer(message)) }
      guard let origin = RedirectStep.origin(of: soup.soup_message_get_uri(message)) else {
        throw .invalidURL
      }
      let step = RedirectStep(
        to: origin, from: previous, soup.soup_message_get_remote_address, cancellable)
      step.observe(message)
      host = origin.host
      let response = try exchange(message, step, bytes: bytes, cancellable)
      guard request.followsRedirects, Self.redirects.contains(response.status),
        let location = response.location
      else { return response }
      request.address = try step.target(
        of: location, from: soup.soup_message_get_uri(message))
      previous = step
    }
    throw .redirected(RedirectRefusal(reason: .tooMany, host: host))
  }

  /// Status codes of redirects.
  private static let redirects: Set<Int> = [301, 302, 303, 307, 308]

  private func exchange(
    _ message: OpaquePointer, _ step: RedirectStep, bytes: Int, _ cancellable: Cancellable
  ) throws(HTTPError) -> HTTPResponse {
    do throws(HTTPError) {
      let body = try receive(message, atMost: bytes, cancellable)
      return HTTPResponse(
        status: Int(soup.soup_message_get_status(message).rawValue),
        etag: header("ETag", of: message), location: header("Location", of: message),
        retryAfter: retryAfter(of: message), backoff: backoff(of: message),
        nextPage: header("Next-Page", of: message), body: body)
    } catch {
      guard let refusal = step.refusal, let previous = step.previous else { throw error }
      host = previous.origin.host
      throw .redirected(refusal)
    }
  }

  /// Returns the SoupMessage for a request; nil if the URL is not http or https.
  private func message(for request: HTTPRequest) -> OpaquePointer? {
    guard let uri = g_uri_parse(request.address, RedirectStep.flags, nil) else {
      return nil
    }
    defer { g_uri_unref(uri) }
    guard let host = g_uri_get_host(uri), host.pointee != 0,
      ["http", "https"].contains(String(cString: g_uri_get_scheme(uri))),
      let message = soup.soup_message_new_from_uri(request.method.rawValue, uri)
    else { return nil }
    soup.soup_message_add_flags(message, SOUP_MESSAGE_NO_REDIRECT)
    let headers = soup.soup_message_get_request_headers(message)
    for (name, value) in request.headers {
      soup.soup_message_headers_replace(headers, name, value)
    }
    if let json = request.json { RequestBody(json: json, soup).set(of: message) }
    return message
  }

  private func header(_ name: String, of message: OpaquePointer) -> String? {
    let headers = soup.soup_message_get_response_headers(message)
    return soup.soup_message_headers_get_one(headers, name).map { String(cString: $0) }
  }

  /// Returns the delay in `Retry-After` in milliseconds, given as seconds or as a date. A date is relative to the
  /// server's own clock (`Date`), which may be wrong.
  private func retryAfter(of message: OpaquePointer) -> Int64? {
    guard let text = header("Retry-After", of: message) else { return nil }
    if let seconds = Int64(text) { return Self.milliseconds(seconds) }
    let now = header("Date", of: message).flatMap { date($0) } ?? Clock.time
    return date(text).map { $0 - now }
  }

  /// Returns the delay in `Backoff` in milliseconds.
  private func backoff(of message: OpaquePointer) -> Int64? {
    header("Backoff", of: message).flatMap { Int64($0) }.map(Self.milliseconds)
  }

  private static func milliseconds(_ seconds: Int64) -> Int64 {
    min(max(seconds, 0), maximumRetryAfter) * 1000
  }

  /// Returns a date in a header field, in milliseconds since 1970.
  private func date(_ text: String) -> Int64? {
    guard let date = soup.soup_date_time_new_from_http_string(text) else { return nil }
    defer { g_date_time_unref(date) }
    return Int64(g_date_time_to_unix(date)) * 1000
  }

  /// Sends `message` and reads the body of the response.
  private func receive(
    _ message: OpaquePointer, atMost limit: Int, _ cancellable: Cancellable
  ) throws(HTTPError) -> [UInt8] {
    let stream = try call { soup.soup_session_send(session, message, cancellable.pointer, $0) }
    defer { g_object_unref(stream) }
    let headers = soup.soup_message_get_response_headers(message)
    guard soup.soup_message_headers_get_content_length(headers) <= limit else { throw .tooLong }
    var body: [UInt8] = []
    body.reserveCapacity(Int(soup.soup_message_headers_get_content_length(headers)))
    while let chunk = try nextChunk(of: stream, cancellable) {
      defer { g_bytes_unref(chunk) }
      var length: gsize = 0
      let start = g_bytes_get_data(chunk, &length)
      guard length > 0 else { return body }
      guard body.count + Int(length) <= limit else { throw .tooLong }
      body.append(contentsOf: UnsafeRawBufferPointer(start: start, count: Int(length)))
    }
    return body
  }

  private func nextChunk(
    of stream: UnsafeMutablePointer<GInputStream>?, _ cancellable: Cancellable
  ) throws(HTTPError) -> OpaquePointer? {
    try call { g_input_stream_read_bytes(stream, gsize(Self.chunkLength), cancellable.pointer, $0) }
  }

  /// Calls a C function that reports errors through a `GError **`.
  private func call<Result>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
  ) throws(HTTPError) -> Result {
    do { return try throwing(body) } catch {
      throw error.isCancelled ? .cancelled : .failed(ExternalText(error.message))
    }
  }
}
