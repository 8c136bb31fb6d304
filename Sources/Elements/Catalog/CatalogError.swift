/// Why a catalog cannot be used: which file, where in it, and what is wrong.
public struct CatalogError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The place within the file.
  public enum Place: Sendable, Hashable {
    case file
    /// Of a document that is not JSON, from 1.
    case line(Int)
    /// An element by number and name, or a record by its position.
    case record(ExternalText)
  }

  /// The path or name of the file, or the part of a server's catalog.
  public let file: ExternalText
  /// Where in it.
  public let place: Place
  /// What is wrong, for a person to read, in English.
  public let message: ExternalText

  public init(file: String, place: Place = .file, message: ExternalText) {
    self.file = ExternalText(file)
    self.place = place
    self.message = message
  }

  /// The error of a file that is no JSON.
  init(file: String, _ error: JSONError) {
    self.init(file: file, place: .line(error.line), message: error.message)
  }

  /// The error of a file that is missing or cannot be opened.
  /// - Parameter reason: as the system words it.
  public static func unreadable(file: String, reason: String) -> CatalogError {
    CatalogError(file: file, message: "cannot be read: \(reason)")
  }

  public var description: String { text.text }

  /// File, place and message.
  public var text: ExternalText {
    switch place {
    case .file: "\(file): \(message)"
    case .line(let line): "\(file), line \(line): \(message)"
    case .record(let record): "\(file), \(record): \(message)"
    }
  }
}
