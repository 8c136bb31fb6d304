/// An error in a catalog: the file, the location in it and the message.
public struct CatalogError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The location of an error in the file.
  public enum Location: Sendable, Hashable {
    case file
    /// Line of a document that is not JSON, from 1.
    case line(Int)
    /// A record: an element by number and name, or the record's position.
    case record(Message)
  }

  /// Path or name of the file, or the part of a server's catalog.
  public let file: ExternalText
  /// Location in the file.
  public let location: Location
  /// The message for the user.
  public let message: Message

  public init(file: String, location: Location = .file, message: Message) {
    self.file = ExternalText(file)
    self.location = location
    self.message = message
  }

  /// An error in a file of the program, for its developers, in English.
  public init(file: String, location: Location = .file, message: ExternalText) {
    self.init(file: file, location: location, message: .verbatim(message.text))
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
    CatalogError(
      // TRANSLATORS: {1} is the system's message.
      file: file, message: .format(translatable("cannot be read: {1}"), .piece(reason)))
  }

  /// Returns the error with the line of its record.
  func at(line: Int) -> CatalogError {
    guard case .record(let record) = location else { return self }
    return CatalogError(
      file: file.text, location: .record(.list([.line(line), record])), message: message)
  }

  /// The text in English.
  public var description: String {
    ExternalText(text.english, atMost: ExternalText.messageLength).text
  }

  /// File, location and message.
  public var text: Message {
    let places: [Message] =
      switch location {
      case .file: []
      case .line(let line): [.line(line)]
      case .record(let record): [record]
      }
    return .format(
      translatable("{1}: {2}"), .list([.verbatim(file.text)] + places), message)
  }
}
