package import CGLib

/// A GError as a Swift error: domain, code and message, which is already translated.
public struct GLibError: Error, Hashable, CustomStringConvertible {
  /// The domain's name, for example `g-file-error-quark`.
  public let domain: String
  /// The code within the domain.
  public let code: Int
  /// Description of the failure for the user.
  public let message: String
  /// The system's description of a file error, without the file name that `message` may contain; `message` if
  /// GLib reports the error in its own words.
  public let reason: String

  public var description: String { message }

  /// The highest errno on Linux (`EHWPOISON`).
  private static let lastErrno: Int32 = 133

  /// Copies and frees a GError returned by C.
  package init(consuming error: UnsafeMutablePointer<GError>) {
    domain = g_quark_to_string(error.pointee.domain).map { String(cString: $0) } ?? ""
    let code = Int(error.pointee.code)
    let hasNumber = domain == "g-file-error-quark" && code != Int(G_FILE_ERROR_FAILED.rawValue)
    let number = (1...Self.lastErrno).first {
      hasNumber && Int(g_file_error_from_errno($0).rawValue) == code
    }
    let message = String(cString: error.pointee.message)
    (self.code, self.message) = (code, message)
    reason = number.map { String(cString: g_strerror($0)) } ?? message
    g_error_free(error)
  }

  /// Makes an error of one of GLib's domains that GLib itself does not report, perhaps of the file at `path`.
  init(domain: GQuark, code: Int, path: String? = nil, reason: String) {
    self.domain = g_quark_to_string(domain).map { String(cString: $0) } ?? ""
    self.code = code
    self.reason = reason
    message = path.map { "\($0): \(reason)" } ?? reason
  }

  /// The error of a C function, in `errno`, perhaps for the file at `path`.
  init(errno number: Int32, path: String? = nil) {
    self.init(
      domain: g_file_error_quark(), code: Int(g_file_error_from_errno(number).rawValue),
      path: path, reason: String(cString: g_strerror(number)))
  }

  /// True for a missing file (`G_FILE_ERROR_NOENT`, `G_IO_ERROR_NOT_FOUND`).
  public var isNotFound: Bool {
    domain == "g-file-error-quark" && code == Int(G_FILE_ERROR_NOENT.rawValue)
      || domain == "g-io-error-quark" && code == Int(G_IO_ERROR_NOT_FOUND.rawValue)
  }

  /// The file at `path` is a FIFO, socket or device (`G_IO_ERROR_NOT_REGULAR_FILE`).
  static func notRegular(_ path: String) -> GLibError {
    GLibError(
      domain: g_io_error_quark(), code: Int(G_IO_ERROR_NOT_REGULAR_FILE.rawValue), path: path,
      reason: tr("it is not a file"))
  }

  /// The file at `path` has more bytes than `limit` (`G_IO_ERROR_MESSAGE_TOO_LARGE`).
  static func tooLong(_ path: String, limit: Int) -> GLibError {
    GLibError(
      domain: g_io_error_quark(), code: Int(G_IO_ERROR_MESSAGE_TOO_LARGE.rawValue), path: path,
      reason: tr("the file is larger than {1} MB", String(limit / 1_000_000)))
  }

  /// The compressed file at `path` cannot be unpacked (`G_IO_ERROR_INVALID_DATA`, `G_IO_ERROR_MESSAGE_TOO_LARGE`).
  static func gzip(_ fault: GzipDecoder.Fault, _ path: String, limit: Int) -> GLibError {
    let reason =
      switch fault {
      case .damaged: tr("the compressed data are damaged")
      case .incomplete: tr("the end of the compressed data is missing")
      case .tooLong: tr("the unpacked data are larger than {1} MB", String(limit / 1_000_000))
      }
    let code = fault == .tooLong ? G_IO_ERROR_MESSAGE_TOO_LARGE : G_IO_ERROR_INVALID_DATA
    return GLibError(
      domain: g_io_error_quark(), code: Int(code.rawValue), path: path, reason: reason)
  }

  /// True if a file has more bytes than allowed (`G_IO_ERROR_MESSAGE_TOO_LARGE`).
  public var isTooLong: Bool {
    domain == "g-io-error-quark" && code == Int(G_IO_ERROR_MESSAGE_TOO_LARGE.rawValue)
  }

  /// True if the operation was canceled (`G_IO_ERROR_CANCELLED`).
  public var isCancelled: Bool {
    domain == "g-io-error-quark" && code == Int(G_IO_ERROR_CANCELLED.rawValue)
  }
}

/// Calls a C function that reports failure through a `GError **`, and throws that error.
package func throwing<Result>(
  _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
) throws(GLibError) -> Result {
  var error: UnsafeMutablePointer<GError>?
  let result = body(&error)
  if let error { throw GLibError(consuming: error) }
  return result
}
