/// An element that somebody has marked as a favorite. Holds only values that every part of the program
/// reads back as they were written, in the database and in JSON: others become the nearest of these.
public struct Favorite: Sendable, Hashable {
  /// The element's atomic number, one of `numbers`.
  public let number: Int
  /// The name of whoever marked it, as `UserName.kept` makes it.
  public let favoritedBy: String
  /// When it was marked, in milliseconds since 1970, in `Timestamp.range`.
  public let time: Int64
  /// What the server calls it, once the server has it; nil where `isServerID` refuses that.
  public internal(set) var serverID: String? {
    didSet { serverID = Self.kept(serverID) }
  }

  public init(number: Int, favoritedBy: String, time: Int64, serverID: String? = nil) {
    self.number = Self.nearest(number)
    self.favoritedBy = UserName.kept(favoritedBy)
    self.time = Timestamp.nearest(time)
    self.serverID = Self.kept(serverID)
  }

  /// The atomic numbers that there are.
  public static let numbers = RecordDecoder.numbers
  /// Unicode characters that a server's name for a favorite has at most.
  static let maximumIDLength = 200

  /// True for a text by which a server can name a favorite: one line, not too long, and in an address no
  /// other place than that of a favorite.
  public static func isServerID(_ text: String) -> Bool {
    !["", ".", ".."].contains(text) && text.unicodeScalars.count <= maximumIDLength
      && text.unicodeScalars.allSatisfy(\.isAllowedInText)
  }

  /// The server's name; nil where it can name no favorite.
  static func kept(_ serverID: String?) -> String? {
    serverID.flatMap { isServerID($0) ? $0 : nil }
  }

  static func nearest(_ number: Int) -> Int {
    min(max(number, numbers.lowerBound), numbers.upperBound)
  }
}
