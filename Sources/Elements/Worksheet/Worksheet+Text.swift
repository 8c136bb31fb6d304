extension Worksheet {
  /// Most bytes of a text.
  private static let maximumLength = 1000
  private static let elements = "elements="

  /// The settings as text for the command line, saved state, recordings and actions. It begins with the kind; then come
  /// those that differ from the default, in any order: `table tiles=symbol blank=40 elements=group 17`.
  public var text: String {
    let empty = Worksheet(kind)
    var words = [kind.rawValue]
    func add(_ key: String, _ value: String) { words.append("\(key)=\(value)") }
    if let chosenFields {
      let names = Field.allCases.filter(chosenFields.contains).map(\.rawValue)
      add("tiles", names.joined(separator: ","))
    }
    if blank != empty.blank { add("blank", String(blank)) }
    if questionCount != empty.questionCount, !isOfCode {
      add("questions", String(questionCount))
    }
    if let code { add("code", code.text) }
    if hasSolution != empty.hasSolution { add("solution", String(hasSolution)) }
    if ink != empty.ink { add("fill", ink.rawValue) }
    if let paper { add("paper", paper.rawValue) }
    if scope != empty.scope, !isOfCode { words.append(Self.elements + scope.text) }
    return words.joined(separator: " ")
  }

  /// Parses a text, strictly: nil for another one, for elements that are the result of a search or due in the quiz, and for
  /// other elements or another number of questions of a quiz than those of its code.
  public init?(text: String) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
    guard let kind = words.first.flatMap(Kind.init) else { return nil }
    self.init(kind)
    // The elements may be several words.
    var options: [String] = []
    for word in words.dropFirst() {
      if !word.contains("="), options.last?.hasPrefix(Self.elements) == true {
        options[options.count - 1] += " " + word
      } else {
        options.append(word)
      }
    }
    var values: [String: String] = [:]
    for option in options {
      let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { String($0) }
      guard parts.count == 2, values.updateValue(parts[1], forKey: parts[0]) == nil else {
        return nil
      }
    }
    let (elements, code) = (
      values.removeValue(forKey: "elements"), values.removeValue(forKey: "code")
    )
    let (scope, known) = (elements.flatMap { Self.scope($0) }, code.flatMap { QuizCode($0) })
    guard (scope == nil) == (elements == nil), (known == nil) == (code == nil),
      adopt(scope, known), values.allSatisfy({ set($0.key, $0.value) })
    else { return nil }
  }

  private static func scope(_ text: String) -> QuizScope? {
    switch QuizScope(text: text) {
    case nil, .search, .due: nil
    case let scope?: scope
    }
  }

  /// Adopts an option. Returns false for an unknown one.
  private mutating func set(_ key: String, _ value: String) -> Bool {
    switch key {
    case "tiles":
      let names = value.isEmpty ? [] : value.split(separator: ",", omittingEmptySubsequences: false)
      let fields = names.compactMap { Field(rawValue: String($0)) }
      guard fields.count == names.count, Set(fields).count == names.count else { return false }
      chosenFields = Set(fields)
    case "blank":
      guard let share = Int(value), String(share) == value else { return false }
      return setBlank(share)
    case "questions":
      guard let count = Int(value), String(count) == value, QuizSettings.lengths.contains(count)
      else { return false }
      // The code has a number of its own.
      return isOfCode ? count == questionCount : setQuestionCount(count, random: 0)
    case "solution":
      guard let hasSolution = Bool(value) else { return false }
      self.hasSolution = hasSolution
    case "fill":
      guard let ink = TileInk(rawValue: value) else { return false }
      self.ink = ink
    case "paper":
      guard let paper = PaperSize(rawValue: value) else { return false }
      self.paper = paper
    default: return false
    }
    return true
  }
}
