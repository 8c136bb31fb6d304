/// An element that somebody has marked as a favorite.
public struct Favorite: Sendable, Hashable {
  /// The element's atomic number.
  public let number: Int
  /// The name of whoever marked it.
  public let favoritedBy: String
  /// When it was marked, in milliseconds since 1970.
  public let time: Int64
  /// What the server calls it, once the server has it.
  public var serverID: String?

  public init(number: Int, favoritedBy: String, time: Int64, serverID: String? = nil) {
    self.number = number
    self.favoritedBy = favoritedBy
    self.time = time
    self.serverID = serverID
  }
}
