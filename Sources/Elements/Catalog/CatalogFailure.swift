/// What of a catalog from elsewhere failed, and why.
public struct CatalogFailure: Error, Sendable, Hashable {
  /// Why it failed.
  public enum Reason: Sendable, Hashable {
    case server(ServerFailure)
    /// The file is longer than is allowed.
    case tooLong
    /// The file cannot be read, in the system's words.
    case unreadable(ExternalText)
    /// What came is no catalog, in words that name part and place.
    case unusable(ExternalText)
  }

  /// `elements`, `elements_remaining` or a file's path.
  public let part: ExternalText
  /// The server that was asked; empty for a file.
  public let host: ExternalText
  /// Why it failed.
  public let reason: Reason

  public init(part: String, host: String, reason: Reason) {
    self.part = ExternalText(part)
    self.host = ExternalText(host)
    self.reason = reason
  }
}
