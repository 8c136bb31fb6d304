/// Six letters that have the settings of a round and the seed of its questions, so that a class gets the same questions
/// from the code alone.
public struct QuizCode: Sendable, Hashable {
  /// The letters as a number with 26 digits, and the seed of the random numbers.
  let number: UInt64

  /// Parses what someone typed: without case, spaces and hyphens are ignored. Nil if it is no code.
  public init?(_ text: String) {
    guard text.utf8.count <= 50 else { return nil }
    let letters = text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
      .map(\.lowercasedASCII)
    guard letters.count == Self.length,
      letters.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    else { return nil }
    let number = letters.reduce(0) { $0 * 26 + UInt64($1 - UInt8(ascii: "a")) }
    self.init(number: number)
  }

  /// Returns a code of these settings.
  /// - Parameter random: any number, by which one of the settings' codes is chosen.
  /// - Returns: nil for elements that differ from user to user: favorites, results, picked and due ones.
  public init?(_ settings: QuizSettings, random: UInt64) {
    guard let scope = QuizScope.common.firstIndex(of: settings.scope),
      let length = Self.lengths.firstIndex(of: settings.isSprint ? nil : settings.length)
    else { return nil }
    var value = random % Self.seeds
    value = value * UInt64(Self.lengths.count) + UInt64(length)
    value = value * UInt64(QuizScope.common.count) + UInt64(scope)
    value = value * Self.topicSets + Self.number(of: settings.askedTopics, settings.form)
    self.init(number: value * Self.factor % Self.codes)
  }

  private init?(number: UInt64) {
    guard Self.settings(of: number) != nil else { return nil }
    self.number = number
  }

  /// The letters, `VQRLSM`.
  public var text: String {
    var letters: [UInt8] = []
    var rest = number
    for _ in 0..<Self.length {
      letters.insert(UInt8(rest % 26) + UInt8(ascii: "A"), at: 0)
      rest /= 26
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The settings, without the code.
  var settings: QuizSettings { Self.settings(of: number) ?? QuizSettings() }

  private static func settings(of number: UInt64) -> QuizSettings? {
    var value = number % codes * inverse % codes
    func digit(_ count: Int) -> Int {
      defer { value /= UInt64(count) }
      return Int(value % UInt64(count))
    }
    let (form, topics) = topics(of: UInt64(digit(Int(topicSets))))
    let scope = QuizScope.common[digit(QuizScope.common.count)]
    let length = lengths[digit(lengths.count)]
    guard value < seeds else { return nil }
    return QuizSettings(
      topics: Set(topics), form: form, scope: scope, length: length ?? QuizSettings.usualLength,
      isSprint: length == nil)
  }
}

extension QuizCode {
  private static let length = 6
  /// Number of texts of six letters: 26⁶.
  private static let codes: UInt64 = 308_915_776
  /// A factor by which codes look random, and the one that undoes it: their product is 1 modulo `codes`.
  private static let factor: UInt64 = 123_456_789
  private static let inverse = inverse(of: factor)
  /// Number of codes of each settings.
  private static let seeds =
    codes / (topicSets * UInt64(QuizScope.common.count * lengths.count))
  /// The numbers of questions by their digit in a code; nil for a sprint, whose
  /// second digit is kept for codes that were given out.
  private static let lengths: [Int?] = [10, 20, 50, nil, 5, nil]

  /// Number of sets of topics, those of each form after those of the forms before.
  private static let topicSets = QuizForm.allCases.reduce(0) { $0 + sets(of: $1) }

  private static func sets(of form: QuizForm) -> UInt64 { 1 << UInt64(form.topics.count) - 1 }

  private static func number(of topics: [QuizTopic], _ form: QuizForm) -> UInt64 {
    let before = QuizForm.allCases.prefix { $0 != form }.reduce(0) { $0 + sets(of: $1) }
    let bits = form.topics.enumerated().reduce(UInt64(0)) { bits, topic in
      topics.contains(topic.element) ? bits | 1 << UInt64(topic.offset) : bits
    }
    return before + bits - 1
  }

  private static func topics(of number: UInt64) -> (QuizForm, [QuizTopic]) {
    var rest = number
    for form in QuizForm.allCases {
      if rest < sets(of: form) {
        let topics = form.topics.enumerated().filter { (rest + 1) >> UInt64($0.offset) & 1 == 1 }
        return (form, topics.map(\.element))
      }
      rest -= sets(of: form)
    }
    return (.choice, [.name])
  }

  /// Returns the inverse modulo `codes`, by Euler's theorem: `factor` to the power φ(26⁶) − 1.
  private static func inverse(of factor: UInt64) -> UInt64 {
    var (power, base, result) = (codes / 26 * 12 - 1, factor, UInt64(1))
    while power > 0 {
      if power & 1 == 1 { result = result * base % codes }
      base = base * base % codes
      power >>= 1
    }
    return result
  }
}
