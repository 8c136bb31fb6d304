/// An element that a user has marked as a favorite. Holds only values that database and JSON read back unchanged; the
/// initializer replaces any other by the nearest such value.
public struct Favorite: Sendable, Hashable {
  /// The atomic number, in `numbers`.
  public let number: Int
  /// Name of the user who marked it, sanitized by `UserName.sanitized`.
  public let favoritedBy: String
  /// Time of marking in milliseconds since 1970, in `Timestamp.range`.
  public let time: Int64
  /// The server's ID of the favorite; nil until the server has confirmed it, or if `isServerID` rejects it.
  public internal(set) var serverID: String? {
    didSet { serverID = Self.validServerID(serverID) }
  }

  public init(number: Int, favoritedBy: String, time: Int64, serverID: String? = nil) {
    self.number = Self.clampedNumber(number)
    self.favoritedBy = UserName.sanitized(favoritedBy)
    self.time = Timestamp.clamped(time)
    self.serverID = Self.validServerID(serverID)
  }

  /// Valid atomic numbers.
  public static let numbers = RecordDecoder.numbers
  /// Maximum number of Unicode scalars of a server ID.
  static let maximumIDLength = 200

  /// True for a valid server ID: one line, not too long, and a single path component of a URL.
  public static func isServerID(_ text: String) -> Bool {
    !["", ".", ".."].contains(text) && text.unicodeScalars.count <= maximumIDLength
      && text.unicodeScalars.allSatisfy(\.isAllowedInText)
  }

  /// Returns the server ID; nil if it is invalid.
  static func validServerID(_ serverID: String?) -> String? {
    serverID.flatMap { isServerID($0) ? $0 : nil }
  }

  static func clampedNumber(_ number: Int) -> Int {
    min(max(number, numbers.lowerBound), numbers.upperBound)
  }
}
