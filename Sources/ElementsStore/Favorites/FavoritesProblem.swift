import GLib

/// Why favorites cannot be kept, or could not be read.
public struct FavoritesProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file or directory.
  public let path: String
  /// What is wrong, for a person to read.
  public let message: String
  /// Whether changes are kept all the same, as after a damaged file that was set aside: then the problem is
  /// told once.
  public let isOver: Bool
  /// What the system or a library says, for who wants to know more; may be empty.
  public let detail: String

  public init(path: String, message: String, isOver: Bool = false, detail: String = "") {
    self.path = path
    self.message = message
    self.isOver = isOver
    self.detail = detail
  }

  init(busy path: String) {
    self.init(path: path, message: tr("another program has kept the file busy for too long"))
  }

  /// The same with a sentence after it.
  func adding(_ sentence: String) -> FavoritesProblem {
    FavoritesProblem(
      path: path, message: tr("{1}. {2}", message, sentence), isOver: isOver, detail: detail)
  }

  public var description: String { tr("{1}: {2}", path, message) }
}
