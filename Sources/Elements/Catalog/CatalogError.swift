/// An error in a catalog: the file, the location in it and the message.
public struct CatalogError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The location of an error in the file.
  public enum Location: Sendable, Hashable {
    case file
    /// Line of a document that is not JSON, from 1.
    case line(Int)
    /// A record: an element by number and name, or the record's position.
    case record(ExternalText)
  }

  /// Path or name of the file, or the part of a server's catalog.
  public let file: ExternalText
  /// Location in the file.
  public let location: Location
  /// The message for the user, in English.
  public let message: ExternalText

  public init(file: String, location: Location = .file, message: ExternalText) {
    self.file = ExternalText(file)
    self.location = location
    self.message = message
  }

  /// Returns the value of `body`, which parses a file; an error of it names the file.
  static func naming<Value>(
    _ file: String, _ body: () throws(JSONError) -> Value
  ) throws(CatalogError) -> Value {
    do { return try body() } catch {
      throw CatalogError(file: file, location: .line(error.line), message: error.message)
    }
  }

  /// The error for a file that is missing or cannot be opened.
  /// - Parameter reason: the system's error message.
  public static func unreadable(file: String, reason: String) -> CatalogError {
    CatalogError(file: file, message: "cannot be read: \(reason)")
  }

  /// Returns the error with the line of its record.
  func at(line: Int) -> CatalogError {
    guard case .record(let record) = location else { return self }
    return CatalogError(
      file: file.text, location: .record("line \(line), \(record)"), message: message)
  }

  public var description: String { text.text }

  /// File, location and message.
  public var text: ExternalText {
    switch location {
    case .file: "\(file): \(message)"
    case .line(let line): "\(file), line \(line): \(message)"
    case .record(let record): "\(file), \(record): \(message)"
    }
  }
}
