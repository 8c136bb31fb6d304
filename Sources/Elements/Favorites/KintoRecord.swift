/// A record of a favorite on a Kinto server, or what is left of a deleted one.
public struct KintoRecord: Sendable, Hashable {
  /// What the record has.
  public enum Content: Sendable, Hashable {
    case favorite(Favorite)
    /// The record was deleted.
    case deleted
    /// Not a favorite, or not the one that its ID names.
    case malformed
  }

  /// The record's ID.
  public let id: String
  /// The time of the last change in milliseconds, by the server's clock: the record's version.
  public let version: Int64
  public let content: Content

  /// A record.
  public init(id: String, version: Int64, content: Content) {
    (self.id, self.version, self.content) = (id, version, content)
  }

  /// The favorite; nil for a record without one.
  public var favorite: Favorite? {
    if case .favorite(let favorite) = content { favorite } else { nil }
  }

  // MARK: IDs

  /// Returns the ID of an account's favorite.
  /// - Parameter owner: the digest of the account, see `isOwner`.
  public static func id(ofElement number: Int, owner: String) -> String { "e\(number)-\(owner)" }

  /// True for the first 32 hexadecimal digits of the SHA-256 of a server's name of a user, `account:ada`.
  public static func isOwner(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
      }
  }

  /// Returns the owner that an ID names; nil for an ID of another form.
  public static func owner(of id: String) -> String? {
    let owner = String(id.drop { $0 != "-" }.dropFirst())
    return isOwner(owner) ? owner : nil
  }

  /// Returns the element and the owner that an ID names; nil for an ID of another form.
  static func parts(of id: String) -> (number: Int, owner: String)? {
    guard let owner = owner(of: id), let number = Int(id.dropFirst().prefix { $0 != "-" }),
      Favorite.numbers.contains(number), self.id(ofElement: number, owner: owner) == id
    else { return nil }
    return (number, owner)
  }

  /// True if the ID is that of a favorite of this element.
  static func isID(_ id: String, ofElement number: Int) -> Bool {
    parts(of: id)?.number == number
  }
}
