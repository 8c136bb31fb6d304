/// HTTP response of any status.
struct HTTPResponse {
  let status: Int
  /// Entity tag (`ETag`).
  let etag: String?
  /// Redirect target (`Location`).
  let location: String?
  /// Delay before the next request in milliseconds (`Retry-After`).
  let retryAfter: Int64?
  let body: [UInt8]
}
