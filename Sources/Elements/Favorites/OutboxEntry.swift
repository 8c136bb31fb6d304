/// A change of the user's favorites that the server has not confirmed.
public struct OutboxEntry: Sendable, Hashable, Identifiable {
  /// What the server is asked to do.
  public enum Act: String, Sendable, Hashable {
    case add
    case remove
  }

  /// Rises with each entry: they are sent in this order.
  public let id: Int64
  /// Whether the server gets the favorite, or gives it up.
  public let act: Act
  /// The element's atomic number.
  public let number: Int
  /// The name under which the server has the favorite, or gets it.
  public let favoritedBy: String
  /// When the element was marked, in milliseconds since 1970.
  public let time: Int64
  /// What the server calls the favorite that is to be removed, where that is known.
  public var serverID: String?
  /// Whether it was begun to be sent: the server may have got it, even if no answer came.
  public var isAttempted = false

  public init(
    id: Int64, act: Act, number: Int, favoritedBy: String, time: Int64, serverID: String? = nil,
    isAttempted: Bool = false
  ) {
    self.id = id
    self.act = act
    self.number = number
    self.favoritedBy = favoritedBy
    self.time = time
    self.serverID = serverID
    self.isAttempted = isAttempted
  }
}
