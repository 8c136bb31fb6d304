/// The settings of a round.
public struct QuizSettings: Sendable, Hashable {
  /// The chosen topics; those that the form cannot ask are kept, but not asked.
  public var topics: Set<QuizTopic> { didSet { code = nil } }
  public var form: QuizForm { didSet { code = nil } }
  public var scope: QuizScope { didSet { code = nil } }
  /// Number of questions at most, one of `lengths`; ignored in a sprint.
  public var length: Int { didSet { code = nil } }
  /// True if the round ends after `sprintSeconds`.
  public var isSprint: Bool { didSet { code = nil } }
  /// The code that gives the same questions to everyone; nil for questions chosen by what is due. It has all other
  /// settings, and is dropped when one of them is set.
  public private(set) var code: QuizCode?

  /// Numbers of questions that are offered.
  public static let lengths = [5, 10, 20, 50]
  /// The number without a choice.
  public static let usualLength = 10
  /// Length of a sprint.
  public static let sprintSeconds = 60

  public init(
    topics: Set<QuizTopic> = [.name], form: QuizForm = .choice, scope: QuizScope = .first20,
    length: Int = usualLength, isSprint: Bool = false
  ) {
    (self.topics, self.form, self.scope) = (topics, form, scope)
    self.length = Self.lengths.contains(length) ? length : Self.usualLength
    self.isSprint = isSprint
  }

  /// Returns the settings that a code has.
  public init(_ code: QuizCode) {
    self = code.settings
    self.code = code
  }

  /// The same settings without a code.
  public var withoutCode: QuizSettings {
    var settings = self
    settings.code = nil
    return settings
  }

  /// The topics that are asked, in their order: the chosen ones that the form allows, or all that it allows if there are
  /// none.
  public var askedTopics: [QuizTopic] {
    let allowed = form.topics
    let asked = allowed.filter(topics.contains)
    return asked.isEmpty ? allowed : asked
  }
}

extension QuizSettings {
  private static let sprintWord = "sprint"
  private static let codeWord = "code"

  /// The settings as text for saved state, recordings and actions: `choice symbol-name,number 10 first-20`,
  /// `typed name-symbol 20 sprint search noble gas`; with a code `code VQRLSM`.
  public var text: String {
    if let code { return "\(Self.codeWord) \(code.text)" }
    let names = QuizTopic.allCases.filter(topics.contains).map(\.rawValue)
    let sprint = isSprint ? [Self.sprintWord] : []
    return
      ([form.rawValue, names.joined(separator: ","), String(length)] + sprint + [scope.text])
      .joined(separator: " ")
  }

  /// Parses a text, strictly; nil for another one.
  public init?(text: String) {
    guard text.utf8.count <= 2000 else { return nil }
    var rest = text[...]
    func word() -> Substring {
      let word = rest.prefix { $0 != " " }
      rest = rest.dropFirst(word.count + 1)
      return word
    }
    let first = word()
    if first == Self.codeWord {
      guard let code = QuizCode(String(rest)) else { return nil }
      self.init(code)
      return
    }
    let names = word().split(separator: ",", omittingEmptySubsequences: false)
    let topics = names.compactMap { QuizTopic(rawValue: String($0)) }
    guard let form = QuizForm(rawValue: String(first)), topics.count == names.count,
      Set(topics).count == topics.count, let length = Int(word()), Self.lengths.contains(length)
    else { return nil }
    let isSprint = rest.prefix { $0 != " " } == Self.sprintWord
    if isSprint { _ = word() }
    guard let scope = QuizScope(text: String(rest)) else { return nil }
    self.init(
      topics: Set(topics), form: form, scope: scope, length: length, isSprint: isSprint)
  }
}
