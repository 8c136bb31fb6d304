extension SearchWording {
  /// True for a word without a meaning for the search, in lower case.
  func isSkipped(_ word: String) -> Bool {
    QuestionWords.fillers.contains(word)
      || meanings(of: CollectionOfOne(key([word]))).contains { $0.role == .skipped }
  }

  /// A token as it was typed.
  struct Typed {
    let key: Key
    /// The meanings of its words alone.
    let meanings: [Meaning]
    /// True for a word that is only skipped, and for one that ends with such a word.
    let isSkipped: Bool
    let endIsSkipped: Bool
    /// Maximum number of tokens of a phrase that begins with it.
    let phraseLength: Int

    init(_ token: SearchToken, _ wording: SearchWording) {
      let words = token.nameWords
      key = wording.key(words)
      meanings = wording.meanings(of: CollectionOfOne(key))
      isSkipped = !words.isEmpty && meanings.contains { $0.role == .skipped }
      let end =
        words.count > 1 ? wording.meanings(of: words.suffix(1).map { wording.key([$0]) }) : meanings
      endIsSkipped = end.contains { $0.role == .skipped }
      let first = words.count > 1 ? wording.key([words[0]]) : key
      phraseLength = wording.phraseLength(from: first)
    }
  }
}

extension SearchWording.Meaning {
  var isTime: Bool {
    role == .unit && ["years", "days", "hours", "minutes", "seconds"].contains(words.first ?? "")
  }
}

extension SearchToken {
  var isNumber: Bool { kind.isNumber }
}

extension SearchToken.Kind {
  var isComparison: Bool { if case .comparison = self { true } else { false } }
}
