/// The failure of an external catalog.
public struct CatalogFailure: Error, Sendable, Hashable {
  /// The reason for the failure.
  public enum Reason: Sendable, Hashable {
    case server(ServerFailure)
    /// The file exceeds the size limit.
    case tooLong
    /// The file cannot be read; the system's error message.
    case unreadable(ExternalText)
    /// The content is not a catalog; a message with part and position.
    case unusable(Message)
  }

  /// The failed part: `elements`, `elements_remaining` or a file's path.
  public let part: ExternalText
  /// The server's host; empty for a file.
  public let host: ExternalText
  /// The reason for the failure.
  public let reason: Reason

  public init(part: String, host: String, reason: Reason) {
    self.part = ExternalText(part)
    self.host = ExternalText(host)
    self.reason = reason
  }
}
