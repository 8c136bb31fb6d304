import GLib

/// The actions and checks that recordings of a program can have.
public struct Vocabulary: Sendable {
  /// A parameter of an action or of a check.
  public struct Parameter: Sendable {
    /// The name in the grammar: `ELEMENT`.
    public let name: String
    /// Returns the fault of a value, translated; nil for a valid one.
    public let fault: @Sendable (String) -> String?
    /// Returns values to complete a line with.
    public let choices: @Sendable () -> [String]

    /// A parameter that by default takes any value and offers none.
    public init(
      _ name: String, choices: @escaping @Sendable () -> [String] = { [] },
      fault: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
      self.name = name
      self.fault = fault
      self.choices = choices
    }
  }

  /// An action or a check.
  public struct Entry: Sendable {
    /// The action's name without its group, or the check's subject: `show-page`, `text`.
    public let name: String
    /// The parameters in the order of the arguments.
    public let parameters: [Parameter]
    /// True if the last parameter takes one value or more.
    public let isList: Bool

    public init(_ name: String, _ parameters: [Parameter] = [], isList: Bool = false) {
      self.name = name
      self.parameters = parameters
      self.isList = isList
    }

    /// Returns the parameter at an index; the last one for further values of a list.
    func parameter(at index: Int) -> Parameter? {
      parameters.indices.contains(index) ? parameters[index] : isList ? parameters.last : nil
    }
  }

  /// The program's name, in the first line of a recording.
  public let program: String
  let actions: [String: Entry]
  let checks: [String: Entry]

  /// The version of the grammar and of the actions.
  static let version = 1

  /// - Parameters:
  ///   - actions: the program's actions.
  ///   - checks: the program's own checks, beside those of `Check`.
  public init(program: String, actions: [Entry], checks: [Entry] = []) {
    self.program = program
    self.actions = Self.byName(actions)
    self.checks = Self.byName(checks + Check.allCases.map(\.entry))
  }

  private static func byName(_ entries: [Entry]) -> [String: Entry] {
    Dictionary(entries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The first line of a recording.
  public var heading: String { "# \(program) recording, version \(Self.version)" }

  /// True for the first line of a recording of this program, of any version.
  func isHeading(_ line: String) -> Bool {
    let words = { (text: String) in
      text.unicodeScalars.split { LineScanner.isBlank($0) }.map { String($0) }
    }
    return Self.version(inHeading: line) != nil
      && words(line).dropLast().elementsEqual(words(heading).dropLast())
  }

  /// Returns the version in a recording's first line; nil if it is another comment.
  static func version(inHeading line: String) -> Int? {
    let words = line.unicodeScalars.split { LineScanner.isBlank($0) }.map { String($0) }
    guard words.first == "#", words.suffix(3).starts(with: ["recording,", "version"]) else {
      return nil
    }
    return words.last.flatMap { Int($0) }
  }
}
