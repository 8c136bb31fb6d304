/// The rounds that were played, for a chart and for export.
public struct QuizHistory: Sendable, Hashable {
  /// A round that was played.
  public struct Entry: Sendable, Hashable {
    /// The key in the database.
    public let key: String
    /// The day, in days since 1970.
    public let day: Int
    public let settings: QuizSettings
    /// Numbers of questions and of right answers.
    public let asked, right: Int

    /// The share of right answers, 0 … 1.
    public var share: Double { Double(right) / Double(max(asked, 1)) }
  }

  /// The share of right answers in all of these rounds, 0 … 1: a short round counts less than a long one.
  public static func share(of entries: [Entry]) -> Double {
    let (right, asked) = entries.reduce((0, 0)) { ($0.0 + $1.right, $0.1 + $1.asked) }
    return Double(right) / Double(max(asked, 1))
  }

  /// Largest number of rounds that are kept.
  public static let maximumCount = 1000
  /// Most questions of a round.
  static let maximumAsked = 10_000

  /// The newest rounds, the oldest of them first.
  public let entries: [Entry]
  /// The keys of entries that are too many.
  public let surplus: [String]

  /// Reads the entries of the database. Those that are no round are left out.
  public init(entries: [String: String] = [:]) {
    let found = entries.compactMap { Entry(key: $0.key, text: $0.value) }
      .sorted { ($0.day, $0.key) < ($1.day, $1.key) }
    let kept = found.suffix(Self.maximumCount)
    self.entries = Array(kept)
    surplus = found.dropLast(kept.count).map(\.key)
  }
}

extension QuizHistory.Entry {
  /// The entry of a round that was played.
  /// - Parameters:
  ///   - key: a text of its own; later ones are greater, such as the time with leading zeros.
  ///   - day: the day, in days since 1970.
  public init(_ round: QuizRound, key: String, on day: Int) {
    self.key = key
    self.day = min(max(day, QuizSchedule.days.lowerBound), QuizSchedule.days.upperBound)
    settings = round.settings
    (asked, right) = (round.asked, round.right)
  }

  /// The entry as text for the database: day, number of questions, of right answers, settings: `20784 10 8 choice …`.
  public var text: String { "\(day) \(asked) \(right) \(settings.text)" }

  /// Parses a text, strictly; nil for another one.
  init?(key: String, text: String) {
    guard text.utf8.count <= 3000 else { return nil }
    let words = text.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    guard words.count == 4, let day = Int(words[0]), QuizSchedule.days.contains(day),
      let asked = Int(words[1]), 0...QuizHistory.maximumAsked ~= asked,
      let right = Int(words[2]), 0...asked ~= right,
      let settings = QuizSettings(text: String(words[3]))
    else { return nil }
    (self.key, self.day, self.settings) = (key, day, settings)
    (self.asked, self.right) = (asked, right)
    if self.text != text { return nil }
  }
}
