/// The numbers read from a column of a table of the user's, and what was left out of it.
public struct OwnColumnTable: Sendable, Hashable {
  /// The position of the column in the table, from 1.
  public let position: Int
  /// The title in the heading; nil without one.
  public internal(set) var title: String?
  /// The unit in the heading; nil without one.
  public internal(set) var unit: String?
  /// The digits by atomic number, at least one.
  public internal(set) var values: [Int: String] = [:]
  /// The first number with a comma; nil without one.
  public internal(set) var comma: Comma?
  /// `readOtherwise`, if there is one.
  var otherReadings: [OwnColumnTable] = []
  /// Number of elements without a number.
  public internal(set) var blankCount = 0
  /// Number of lines left out.
  public private(set) var problemCount = 0
  /// The reasons for the first lines left out: `Line 7: “Xx” is no element.`
  public private(set) var problems: [Message] = []

  /// A number with a comma.
  public struct Comma: Sendable, Hashable {
    public let written: String
    /// Its digits.
    public let digits: String
    /// True if the comma separates thousands, false if it is the decimal mark.
    public let separatesThousands: Bool
  }

  /// The columns of the table that are not read, because they have no numbers, or few.
  public internal(set) var columnsLeftOut: [Column] = []

  /// A column by its position and title.
  public struct Column: Sendable, Hashable {
    /// From 1.
    public let position: Int
    /// The title in the heading; nil without one.
    public let title: String?
  }

  /// Maximum number of reasons.
  static let maximumProblems = 100

  /// The column with its commas read in the other way; nil if only one is possible.
  public var readOtherwise: OwnColumnTable? {
    guard var other = otherReadings.first else { return nil }
    var this = self
    this.otherReadings = []
    other.otherReadings = [this]
    return other
  }

  init(position: Int) { self.position = position }

  mutating func leaveOut(_ reason: @autoclosure () -> Message, line: Int) {
    problemCount += 1
    guard problems.count < Self.maximumProblems else { return }
    problems.append(
      // TRANSLATORS: The number of a line in a table, and why it is left out: Line 7: “Xx” is no element.
      .format(translatable("Line {1}: {2}"), .number(String(line)), reason()))
  }
}

/// The reason for reading nothing of a table.
public enum OwnColumnError: Error, Sendable, Hashable {
  case tooLong(limit: Int)
  case tooManyLines(limit: Int)
  case tooManyColumns(limit: Int)
  /// A line, from 1, that is no text.
  case noText(line: Int)
  /// No line has an element and a number.
  case noNumbers

  public var message: Message {
    switch self {
    case .tooLong(let limit):
      .format(
        translatable("The table is longer than {1} bytes."),
        .number(NumberFormat.text(String(limit))))
    case .tooManyLines(let limit):
      .format(
        translatable("The table has more than {1} lines."),
        .number(NumberFormat.text(String(limit))))
    case .tooManyColumns(let limit):
      .format(
        translatable("The table has more than {1} columns."),
        .number(NumberFormat.text(String(limit))))
    case .noText(let line):
      .format(translatable("Line {1} is no text in UTF-8."), .number(String(line)))
    case .noNumbers:
      .text(
        translatable(
          "No line has an element and a number: expected symbols, names or atomic numbers in one column, and numbers in another."
        ))
    }
  }
}
