import GLib

/// Error while reading or saving favorites.
public struct FavoritesProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// Path of the file or directory.
  public let path: String
  /// Message for the user.
  public let message: String
  /// True if saving works nevertheless, as after a damaged file was set aside. Such a problem is reported once.
  public let isOver: Bool
  /// Message of the system or a library, for details; may be empty.
  public let detail: String
  /// False for a database whose favorites cannot be read either.
  var isReadable = true

  public init(path: String, message: String, isOver: Bool = false, detail: String = "") {
    self.path = path
    self.message = message
    self.isOver = isOver
    self.detail = detail
  }

  init(busy path: String) {
    self.init(path: path, message: tr("another program has kept the file busy for too long"))
  }

  /// Returns the problem with a sentence appended to its message.
  func adding(_ sentence: String) -> FavoritesProblem {
    FavoritesProblem(
      path: path, message: tr("{1}. {2}", message, sentence), isOver: isOver, detail: detail)
  }

  public var description: String { tr("{1}: {2}", path, message) }
}
