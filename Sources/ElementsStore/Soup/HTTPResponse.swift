/// HTTP response of any status.
struct HTTPResponse {
  let status: Int
  /// Entity tag (`ETag`).
  let etag: String?
  /// Redirect target (`Location`).
  let location: String?
  /// Delay before the next request in milliseconds (`Retry-After`).
  let retryAfter: Int64?
  /// Delay before the next request in milliseconds, asked for in a good response (`Backoff`).
  let backoff: Int64?
  /// The URL of the list's next page (`Next-Page`).
  let nextPage: String?
  let body: [UInt8]
}
