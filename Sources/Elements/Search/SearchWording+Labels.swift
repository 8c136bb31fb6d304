/// Labels of the interface, which are found as they stand there.
extension SearchWording {
  /// True without translated words.
  var isEnglish: Bool { language == "en" }

  /// The labels beside names of classes and properties, with the words of the search that mean the same.
  static let labels: [(label: String, words: [String])] =
    ElementCategory.allCases.filter { $0 != .unknown }
    .map { ($0.title, ElementClass.words(of: $0.word)) }
    + PhysicalState.allCases.filter { $0 != .unknown }.map { ($0.title, [$0.word]) }
    + HazardPictogram.allCases.compactMap { pictogram in
      guard case .format(let title, _) = pictogram.title, let words = hazards[pictogram] else {
        return nil
      }
      return (title, words)
    } + [
      (translatable("Symbol", context: "page of the main window"), ["symbol"]),
      (translatable("Block", context: "property of an element"), ["block"]),
      (translatable("Category", context: "property of an element"), ["category"]),
      (translatable("State", context: "property of an element"), ["state"]),
      (translatable("Crystal structure"), ["crystal", "structure"]),
      (translatable("Appearance", context: "property of an element"), ["appearance"]),
      (translatable("Electrons per shell"), ["shells"]),
      (translatable("Electron configuration"), ["electron", "configuration"]),
      (translatable("CAS number"), ["cas", "number"]),
      (translatable("Origin of the name"), ["etymology"]),
      (translatable("Place of discovery"), ["where"]),
      (translatable("Stable"), ["stable"]),
    ] + PageSection.called.map { ($0.title, $0.words) }

  /// The labels of lines of cards.
  static let cardLabels = CardLabel.allCases.map { (label: $0.title, words: $0.words) }

  /// Adds other forms of the titles of sections.
  mutating func addTitles(unless known: Set<String>, _ translate: (String) -> String) {
    for section in PageSection.called {
      let title = translate(section.title)
      if title.hasPrefix(Self.arabicArticle) {
        // The history of gold has no article.
        let name = String(title.dropFirst(Self.arabicArticle.count))
        add(name, Meaning(role: .word, words: section.words), unless: known)
      }
      let plain = key([title.lowercased()]).plain
      if section.words.count == 1, plain.allSatisfy(\.isLetter) {
        titles.insert(section.words[0], plain: plain)
      }
    }
  }

  private static let hazards: [HazardPictogram: [String]] = [
    .flame: ["flammable"], .flameOverCircle: ["oxidizing"], .corrosion: ["corrosive"],
    .skull: ["acutely", "toxic"], .exclamationMark: ["harmful"],
    .healthHazard: ["health", "hazard"],
    .environment: ["environmental", "hazard"],
  ]

  /// The words between the commas of a text, which has its context before them.
  static func listed(_ text: String) -> [String] {
    let list = text.split(separator: "\u{4}" as Character).last ?? ""
    let parts: [Substring] = list.split(whereSeparator: isListSeparator)
    return parts.map(trimmed).filter { !$0.isEmpty }
  }

  /// A text without spaces at its ends.
  static func trimmed(_ text: Substring) -> String {
    let head = text.drop { $0 == " " }
    return head.lastIndex { $0 != " " }.map { String(head[...$0]) } ?? ""
  }

  /// True for a comma of any script.
  static func isListSeparator(_ character: Character) -> Bool {
    character == "," || character == "、" || character == "،" || character == "，"
  }
}
