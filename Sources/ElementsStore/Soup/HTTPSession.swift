import CSoup
import Elements
import GLib

/// Asks web servers, over connections that it keeps (SoupSession). Every call blocks, and belongs on the
/// thread on which the session was made: never the main one. libsoup's asynchronous calls are left alone:
/// cancelled, they let 3.2 and 3.6 use what they have freed.
final class HTTPSession {
  private let soup: CSoupFunctions
  private let session: UnsafeMutablePointer<SoupSession>?
  /// Where libsoup looks after its connections.
  private let context = g_main_context_new()
  /// The server asked last, after all redirects that were followed, with the port where that is not the usual one.
  private(set) var host = ""

  /// Bytes asked for at a time.
  private static let pieceLength = 64 * 1024
  /// Seconds that `Retry-After` is believed at most.
  private static let longestPause: Int64 = 1_000_000_000

  /// A session that introduces itself as `userAgent`.
  /// - Parameter server: the one that it is for, where it is for one alone.
  init(userAgent: String, for server: WebAddress? = nil) throws(HTTPError) {
    guard let soup = SoupLibrary.functions else { throw .noLibrary }
    g_main_context_push_thread_default(context)
    self.soup = soup
    session = soup.soup_session_new()
    soup.soup_session_set_user_agent(session, userAgent)
    // What does not leave the computer must not go to a proxy instead.
    if let server, server.keepsSecrets, !server.isEncrypted {
      soup.soup_session_set_proxy_resolver(session, nil)
    }
  }

  deinit {
    soup.soup_session_abort(session)
    g_object_unref(session)
    // Connections are closed by the loop.
    while g_main_context_iteration(context, 0) != 0 {}
    g_main_context_pop_thread_default(context)
    g_main_context_unref(context)
  }

  /// Asks for the content at `address` (GET), redirected within the `RedirectRule`.
  /// - Parameter etag: the mark of the content that is here already; if there is no newer one, the
  ///   status is 304 and the body empty.
  func get(
    _ address: String, etag: String? = nil, seconds: Double, bytes: Int, _ cancellable: Cancellable
  ) throws(HTTPError) -> HTTPResponse {
    let headers = etag.map { [("If-None-Match", $0)] } ?? []
    let request = HTTPRequest(address: address, headers: headers, followsRedirections: true)
    return try send(request, seconds: seconds, bytes: bytes, cancellable)
  }

  /// Sends a request. The answer has to be here `seconds` from now, and to have no more than `bytes`
  /// bytes, unpacked.
  func send(
    _ request: HTTPRequest, seconds: Double, bytes: Int, _ cancellable: Cancellable
  ) throws(HTTPError) -> HTTPResponse {
    let deadline = Deadline(after: seconds, or: cancellable)
    defer { deadline.end() }
    do throws(HTTPError) {
      return try follow(request, bytes: bytes, deadline.cancellable)
    } catch {
      throw error == .cancelled && !cancellable.isCancelled ? .late : error
    }
  }

  /// Sends a request, and then each that the answer redirects to if it may.
  private func follow(
    _ request: HTTPRequest, bytes: Int, _ cancellable: Cancellable
  ) throws(HTTPError) -> HTTPResponse {
    var (request, last): (HTTPRequest, RedirectStep?) = (request, nil)
    for _ in 0...RedirectRule.maximumCount {
      guard let message = message(for: request) else { throw .badAddress }
      defer { g_object_unref(UnsafeMutableRawPointer(message)) }
      guard let origin = RedirectStep.origin(of: soup.soup_message_get_uri(message)) else {
        throw .badAddress
      }
      let step = RedirectStep(
        to: origin, from: last, soup.soup_message_get_remote_address, cancellable)
      step.watch(message)
      host = origin.host
      let response = try exchange(message, step, bytes: bytes, cancellable)
      guard request.followsRedirections, Self.redirects.contains(response.status),
        let location = response.location
      else { return response }
      request.address = try step.target(
        of: location, from: soup.soup_message_get_uri(message))
      last = step
    }
    throw .redirected(RedirectRefusal(reason: .tooMany, host: host))
  }

  /// The statuses of redirects.
  private static let redirects: Set<Int> = [301, 302, 303, 307, 308]

  private func exchange(
    _ message: OpaquePointer, _ step: RedirectStep, bytes: Int, _ cancellable: Cancellable
  ) throws(HTTPError) -> HTTPResponse {
    do throws(HTTPError) {
      let body = try receive(message, atMost: bytes, cancellable)
      return HTTPResponse(
        status: Int(soup.soup_message_get_status(message).rawValue),
        etag: header("ETag", of: message), location: header("Location", of: message),
        retryAfter: pause(of: message), body: body)
    } catch {
      guard let refusal = step.refusal, let last = step.last else { throw error }
      host = last.origin.host
      throw .redirected(refusal)
    }
  }

  /// What libsoup sends; nil where the address is none of the web.
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
    if let json = request.json {
      let body = Bytes(Array(json.utf8))
      soup.soup_message_set_request_body_from_bytes(message, "application/json", body.pointer)
    }
    return message
  }

  private func header(_ name: String, of message: OpaquePointer) -> String? {
    let headers = soup.soup_message_get_response_headers(message)
    return soup.soup_message_headers_get_one(headers, name).map { String(cString: $0) }
  }

  /// The milliseconds that `Retry-After` names, by their number or by the moment at which they end. That is one
  /// of the server's clock, which may be wrong and tells the time as well (`Date`).
  private func pause(of message: OpaquePointer) -> Int64? {
    guard let text = header("Retry-After", of: message) else { return nil }
    if let seconds = Int64(text) { return min(max(seconds, 0), Self.longestPause) * 1000 }
    let now = header("Date", of: message).flatMap { moment($0) } ?? Clock.time
    return moment(text).map { $0 - now }
  }

  /// The moment that a header names, in milliseconds since 1970.
  private func moment(_ text: String) -> Int64? {
    guard let date = soup.soup_date_time_new_from_http_string(text) else { return nil }
    defer { g_date_time_unref(date) }
    return Int64(g_date_time_to_unix(date)) * 1000
  }

  /// Sends `message` and reads the answer's body.
  private func receive(
    _ message: OpaquePointer, atMost limit: Int, _ cancellable: Cancellable
  ) throws(HTTPError) -> [UInt8] {
    let stream = try call { soup.soup_session_send(session, message, cancellable.pointer, $0) }
    defer { g_object_unref(stream) }
    let headers = soup.soup_message_get_response_headers(message)
    guard soup.soup_message_headers_get_content_length(headers) <= limit else { throw .tooLong }
    var body: [UInt8] = []
    body.reserveCapacity(Int(soup.soup_message_headers_get_content_length(headers)))
    while let piece = try nextPiece(of: stream, cancellable) {
      defer { g_bytes_unref(piece) }
      var length: gsize = 0
      let start = g_bytes_get_data(piece, &length)
      guard length > 0 else { return body }
      guard body.count + Int(length) <= limit else { throw .tooLong }
      body.append(contentsOf: UnsafeRawBufferPointer(start: start, count: Int(length)))
    }
    return body
  }

  private func nextPiece(
    of stream: UnsafeMutablePointer<GInputStream>?, _ cancellable: Cancellable
  ) throws(HTTPError) -> OpaquePointer? {
    try call { g_input_stream_read_bytes(stream, gsize(Self.pieceLength), cancellable.pointer, $0) }
  }

  /// Calls a C function that reports failure through a `GError **`.
  private func call<Result>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
  ) throws(HTTPError) -> Result {
    do { return try throwing(body) } catch {
      throw error.isCancelled ? .cancelled : .failed(ExternalText(error.message))
    }
  }
}
