extension Vocabulary {
  /// Greatest number of completions.
  private static let maximumCompletions = 8

  /// Returns lines that complete a typed one at its end, best first.
  public func completions(of line: String) -> [String] {
    let isNewWord = line.unicodeScalars.last.map { $0 == " " } ?? true
    guard let words = try? LineScanner.words(of: line) else { return [] }
    let typed = isNewWord ? "" : words.last?.text ?? ""
    let before = isNewWord ? words : Array(words.dropLast())
    let stem = isNewWord ? line : String(line.dropLast(typed.count))
    guard isNewWord || line.hasSuffix(typed) else { return [] }
    return choices(after: before).filter { $0 != typed && $0.hasCasePrefix(typed) }
      .prefix(Self.maximumCompletions).map { stem + RecordingWord.written($0) }
  }

  /// Returns the words that can follow others.
  private func choices(after words: [RecordingWord]) -> [String] {
    guard let first = words.first else {
      return ["expect", "wait", "caption"] + Script.keywords + actions.keys.sorted()
    }
    guard first.isKeyword("expect") else {
      return choices(of: actions[first.text], words.count - 1)
    }
    let rest = words.dropFirst().drop { $0.isKeyword("not") }
    guard let check = rest.first else {
      return checks.keys.sorted() + (words.count == 1 ? ["not"] : [])
    }
    if let check = Check(rawValue: check.text), check == .enabled || check == .state,
      rest.count == 1
    {
      return actions.keys.sorted()
    }
    return choices(of: checks[check.text], rest.count - 1)
  }

  private func choices(of entry: Entry?, _ index: Int) -> [String] {
    guard let entry else { return [] }
    let own = entry.parameter(at: index)?.choices() ?? []
    return own + (index >= entry.parameters.count ? ["in"] : [])
  }
}

extension String {
  /// True if the text begins with another one, apart from ASCII's case.
  fileprivate func hasCasePrefix(_ other: String) -> Bool {
    lowercased().hasPrefix(other.lowercased())
  }
}
