/// A change of the user's favorites that the server has not confirmed. Holds only values that every part of
/// the program reads back, as `Favorite` does.
public struct OutboxEntry: Sendable, Hashable, Identifiable {
  /// What the server is asked to do.
  public enum Act: String, Sendable, Hashable {
    case add
    case remove
  }

  /// Rises with each entry: they are sent in this order.
  public internal(set) var id: Int64
  /// Whether the server gets the favorite, or gives it up.
  public let act: Act
  /// The element's atomic number.
  public let number: Int
  /// The name under which the server has the favorite, or gets it.
  public let favoritedBy: String
  /// When the element was marked, in milliseconds since 1970.
  public let time: Int64
  /// What the server calls the favorite that is to be removed, where that is known.
  public internal(set) var serverID: String? {
    didSet { serverID = Favorite.kept(serverID) }
  }
  /// The idempotency key under which it is sent; nil before it is begun to be sent. No other entry has it, in this
  /// database or in a copy of it: it is made when the entry is begun, partly by chance.
  public internal(set) var key: String?

  public init(
    id: Int64, act: Act, number: Int, favoritedBy: String, time: Int64, serverID: String? = nil,
    key: String? = nil
  ) {
    self.id = min(max(id, Self.ids.lowerBound), Self.ids.upperBound)
    self.act = act
    self.number = Favorite.nearest(number)
    self.favoritedBy = UserName.kept(favoritedBy)
    self.time = Timestamp.nearest(time)
    self.serverID = Favorite.kept(serverID)
    self.key = key.flatMap { Self.isKey($0) ? $0 : nil }
  }

  /// True once it was begun to be sent: the server may have got it, even if no answer came.
  public var isAttempted: Bool { key != nil }

  /// The numbers that an entry may have: many more than can be counted.
  public static let ids: ClosedRange<Int64> = 0...(1 << 53)

  /// True for a text that can be an entry's key, and stand in the header of a request.
  public static func isKey(_ text: String) -> Bool {
    1...200 ~= text.utf8.count && text.utf8.allSatisfy { 0x21...0x7e ~= $0 }
  }
}
