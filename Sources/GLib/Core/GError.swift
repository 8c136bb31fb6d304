package import CGLib

/// A GError as a Swift error: its domain, code and message, already in the user's language.
public struct GLibError: Error, Hashable, CustomStringConvertible {
  /// The domain's name, for example `g-file-error-quark`.
  public let domain: String
  /// The code within the domain.
  public let code: Int
  /// What went wrong, for a person to read.
  public let message: String
  /// What went wrong with the file that `message` names.
  private let fileReason: String?

  public var description: String { message }

  /// What the system says went wrong with a file, without the file's name, which `message` may have; where GLib
  /// says it in words of its own, the message.
  public var reason: String {
    if let fileReason { return fileReason }
    guard domain == "g-file-error-quark", code != Int(G_FILE_ERROR_FAILED.rawValue),
      let number = (1...Self.lastErrno).first(where: {
        Int(g_file_error_from_errno($0).rawValue) == code
      })
    else { return message }
    return String(cString: g_strerror(number))
  }
  /// Linux has no larger one (`EHWPOISON`).
  private static let lastErrno: Int32 = 133

  /// Copies and frees a GError that C handed over.
  package init(consuming error: UnsafeMutablePointer<GError>) {
    domain = g_quark_to_string(error.pointee.domain).map { String(cString: $0) } ?? ""
    code = Int(error.pointee.code)
    message = String(cString: error.pointee.message)
    fileReason = nil
    g_error_free(error)
  }

  /// An error that GLib does not find itself, of one of its domains.
  init(domain: GQuark, code: Int, message: String) {
    self.domain = g_quark_to_string(domain).map { String(cString: $0) } ?? ""
    self.code = code
    self.message = message
    fileReason = nil
  }

  /// What is wrong with the file at `path`.
  private init(domain: GQuark, code: Int, path: String, reason: String) {
    self.domain = g_quark_to_string(domain).map { String(cString: $0) } ?? ""
    self.code = code
    message = "\(path): \(reason)"
    fileReason = reason
  }

  /// What a function of the C library reports of the file at `path` through `errno`.
  init(errno number: Int32, path: String) {
    self.init(
      domain: g_file_error_quark(), code: Int(g_file_error_from_errno(number).rawValue),
      path: path, reason: String(cString: g_strerror(number)))
  }

  /// What a function of the C library reports through `errno`, in the system's words.
  init(errno number: Int32) {
    self.init(
      domain: g_file_error_quark(), code: Int(g_file_error_from_errno(number).rawValue),
      message: String(cString: g_strerror(number)))
  }

  /// Whether a file was not there (`G_FILE_ERROR_NOENT`, `G_IO_ERROR_NOT_FOUND`).
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
      reason: "\(tr("the file is larger than")) \(limit / 1_000_000) MB")
  }

  /// Whether a file had more bytes than allowed (`G_IO_ERROR_MESSAGE_TOO_LARGE`).
  public var isTooLong: Bool {
    domain == "g-io-error-quark" && code == Int(G_IO_ERROR_MESSAGE_TOO_LARGE.rawValue)
  }

  /// Whether the job was cancelled (`G_IO_ERROR_CANCELLED`).
  public var isCancelled: Bool {
    domain == "g-io-error-quark" && code == Int(G_IO_ERROR_CANCELLED.rawValue)
  }
}

/// Calls a C function that reports failure through a `GError **`, and throws what it reports.
package func throwing<Result>(
  _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
) throws(GLibError) -> Result {
  var error: UnsafeMutablePointer<GError>?
  let result = body(&error)
  if let error { throw GLibError(consuming: error) }
  return result
}
