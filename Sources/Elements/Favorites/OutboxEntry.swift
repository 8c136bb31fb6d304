/// A change of the user's favorites that the server has not confirmed. Holds only values that are read back
/// unchanged, as `Favorite` does.
public struct OutboxEntry: Sendable, Hashable, Identifiable {
  /// The request to the server.
  public enum Action: String, Sendable, Hashable {
    case add
    case remove
  }

  /// The ID, which increases with each entry: they are sent in this order.
  public internal(set) var id: Int64
  /// The request to the server: add or remove the favorite.
  public let action: Action
  /// The atomic number.
  public let number: Int
  /// Name of the user on the server.
  public let favoritedBy: String
  /// Time of marking in milliseconds since 1970.
  public let time: Int64
  /// The server ID of a favorite to remove, if known.
  public internal(set) var serverID: String? {
    didSet { serverID = Favorite.validServerID(serverID) }
  }
  /// The idempotency key; nil until sending begins. Unique among all entries in this database and its copies: it is
  /// partly random, and made when sending begins.
  public internal(set) var key: String?

  /// Clamps the numbers and sanitizes the name; an invalid server ID or key becomes nil.
  public init(
    id: Int64, action: Action, number: Int, favoritedBy: String, time: Int64,
    serverID: String? = nil,
    key: String? = nil
  ) {
    self.id = min(max(id, Self.ids.lowerBound), Self.ids.upperBound)
    self.action = action
    self.number = Favorite.clampedNumber(number)
    self.favoritedBy = UserName.sanitized(favoritedBy)
    self.time = Timestamp.clamped(time)
    self.serverID = Favorite.validServerID(serverID)
    self.key = key.flatMap { Self.isKey($0) ? $0 : nil }
  }

  /// True once sending has begun: the server may have received it, even without a response.
  public var isAttempted: Bool { key != nil }

  /// Valid IDs; many more than are ever used.
  public static let ids: ClosedRange<Int64> = 0...(1 << 53)

  /// True for a valid key, which is an HTTP header value.
  public static func isKey(_ text: String) -> Bool {
    1...200 ~= text.utf8.count && text.utf8.allSatisfy { 0x21...0x7e ~= $0 }
  }
}
