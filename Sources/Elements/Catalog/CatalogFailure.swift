/// What of a catalog from elsewhere failed, and why.
public struct CatalogFailure: Error, Sendable, Hashable {
  /// Why it failed.
  public enum Reason: Sendable, Hashable {
    case server(ServerFailure)
    /// The file is longer than is allowed.
    case tooLong
    /// The file cannot be read, in the system's words.
    case unreadable(String)
    /// What came is no catalog, in words that name part and place.
    case unusable(String)
  }

  /// `elements`, `elements_remaining` or a file's path.
  public let part: String
  /// The server that was asked; empty for a file.
  public let host: String
  /// Why it failed.
  public let reason: Reason

  public init(part: String, host: String, reason: Reason) {
    self.part = part
    self.host = host
    self.reason = reason
  }
}
