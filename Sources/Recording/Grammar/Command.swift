/// An act of the user: an action with its arguments and window.
public struct Act: Sendable, Hashable {
  /// The action's name without its group: `show-page`.
  public var action: String
  /// The arguments in the order of the action's parameters, not quoted.
  public var arguments: [String]
  /// The window's name; nil for the main window, and for an action of the application.
  public var window: String?

  public init(_ action: String, _ arguments: [String] = [], in window: String? = nil) {
    self.action = action
    self.arguments = arguments
    self.window = window
  }
}

/// A check of what a window shows, or of the program's state.
public struct Expectation: Sendable, Hashable {
  /// The kind of check: `page`, `text`.
  public var subject: String
  /// The arguments in the order of the check's parameters, not quoted.
  public var arguments: [String]
  /// True for `expect not`.
  public var isNegated: Bool
  /// The longest time for becoming true, in seconds; nil for 5.
  public var seconds: Double?
  /// The tolerated difference of a picture, from 0 to 1.
  public var tolerance: Double?
  /// The window's name; nil for the main window.
  public var window: String?

  public init(
    _ subject: String, _ arguments: [String] = [], isNegated: Bool = false, seconds: Double? = nil,
    tolerance: Double? = nil, in window: String? = nil
  ) {
    self.subject = subject
    self.arguments = arguments
    self.isNegated = isNegated
    self.seconds = seconds
    self.tolerance = tolerance
    self.window = window
  }
}

/// A line that does something: an act, a check, a pause, or a caption.
public enum Command: Sendable, Hashable {
  case act(Act)
  case expect(Expectation)
  /// A pause in seconds.
  case wait(Double)
  /// A sentence for those who watch, in English.
  case caption(String)
}

extension Command: CustomStringConvertible {
  /// The line in a recording.
  public var description: String {
    switch self {
    case .act(let act):
      return Self.line(([act.action] + act.arguments).map { RecordingWord.written($0) }, act.window)
    case .wait(let seconds): return "wait \(Decimal.text(seconds))"
    case .caption(let text): return "caption \(RecordingWord.written(text))"
    case .expect(let expectation):
      var words = ["expect"]
      if expectation.isNegated { words.append("not") }
      words += ([expectation.subject] + expectation.arguments).map { RecordingWord.written($0) }
      if let tolerance = expectation.tolerance {
        words += ["within", Decimal.text(tolerance * 100), "%"]
      }
      if let seconds = expectation.seconds { words += ["within", Decimal.text(seconds)] }
      return Self.line(words, expectation.window)
    }
  }

  private static func line(_ words: [String], _ window: String?) -> String {
    (words + (window.map { ["in", RecordingWord.written($0)] } ?? [])).joined(separator: " ")
  }
}

/// Decimal numbers of a recording, with a point in every language.
public enum Decimal {
  /// Returns the number with at most three decimals and no trailing zeros.
  public static func text(_ number: Double) -> String {
    let thousandths = (number * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return String(number) }
    let value = Int64(thousandths)
    let (whole, rest) = (value.magnitude / 1000, value.magnitude % 1000)
    var decimals = String(rest + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let sign = value < 0 ? "-" : ""
    return "\(sign)\(whole)" + (decimals.isEmpty ? "" : ".\(decimals)")
  }

  /// Returns the value of a finite number as `text(_:)` writes it: digits, at most one point.
  public static func value(_ text: String) -> Double? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard let first = digits.utf8.first, first != UInt8(ascii: "."), digits.utf8.count <= 20,
      digits.utf8.allSatisfy({
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
      })
    else { return nil }
    return Double(text)
  }
}
