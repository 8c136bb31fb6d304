/// An error in a catalog: the file, the position in it and the message.
public struct CatalogError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The position of an error in the file.
  public enum Place: Sendable, Hashable {
    case file
    /// Line of a document that is not JSON, from 1.
    case line(Int)
    /// A record: an element by number and name, or the record's position.
    case record(ExternalText)
  }

  /// Path or name of the file, or the part of a server's catalog.
  public let file: ExternalText
  /// Position in the file.
  public let place: Place
  /// The message for the user, in English.
  public let message: ExternalText

  public init(file: String, place: Place = .file, message: ExternalText) {
    self.file = ExternalText(file)
    self.place = place
    self.message = message
  }

  /// The error for a file that is not JSON.
  init(file: String, _ error: JSONError) {
    self.init(file: file, place: .line(error.line), message: error.message)
  }

  /// The error for a file that is missing or cannot be opened.
  /// - Parameter reason: the system's error message.
  public static func unreadable(file: String, reason: String) -> CatalogError {
    CatalogError(file: file, message: "cannot be read: \(reason)")
  }

  public var description: String { text.text }

  /// File, position and message.
  public var text: ExternalText {
    switch place {
    case .file: "\(file): \(message)"
    case .line(let line): "\(file), line \(line): \(message)"
    case .record(let record): "\(file), \(record): \(message)"
    }
  }
}
