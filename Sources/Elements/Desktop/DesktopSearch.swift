/// What the searches of desktops are answered with. They ask at every letter typed anywhere, so only what is surely about
/// elements is found: no ordinary word, no symbol in lower case.
public struct DesktopSearch: Sendable {
  let index: SearchIndex
  private let data: @Sendable () -> SearchData

  /// Maximum length of a text, in code units; a longer one finds nothing.
  public static let maximumLength = 200
  /// Maximum number of results.
  public static let maximumCount = 6

  /// - Parameter data: reads what is beyond the catalog, when a text first needs it.
  public init(_ index: SearchIndex, data: @escaping @Sendable () -> SearchData) {
    (self.index, self.data) = (index, data)
  }

  /// Returns the results for a text, best first; none for a text that is not about elements.
  public func results(for text: String) -> [DesktopResult] {
    let words = text.split(separator: " ").map(String.init)
    let text = words.joined(separator: " ")
    guard !text.isEmpty, text.utf8.count <= Self.maximumLength, !EverydayWord.contains(text) else {
      return []
    }
    if let number = Int(text) { return element(number).map { [$0] } ?? [] }
    let elements = words.map(elements(called:))
    if words.count == 1, !elements[0].isEmpty {
      return Array(elements[0].prefix(Self.maximumCount))
    }
    if words.count > 1, elements.allSatisfy({ $0.count == 1 }) {
      return Array(elements.joined().prefix(Self.maximumCount))
    }
    return answers(to: text)
  }

  /// Returns the result with an identifier; nil if there is none.
  public func result(_ id: String) -> DesktopResult? {
    guard id.utf8.count <= Self.maximumLength + 20 else { return nil }
    let parts = id.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "element": return Int(parts[1]).flatMap(element)
    case "question": return answers(to: parts[1]).first { $0.id == id }
    default: return nil
    }
  }

  // MARK: Elements

  /// The elements that a word is the symbol or a name of, or the beginning of a name that is shown.
  private func elements(called word: String) -> [DesktopResult] {
    let table = index.table
    if let element = table.element(symbol: word), element.symbol == word {
      return [result(element)]
    }
    let isSymbol = word.utf8.count <= 2
    guard !isSymbol, !EverydayWord.contains(word), word.allSatisfy(\.isLetter) else { return [] }
    if let element = index.element(named: word), element.symbol.lowercased() != word.lowercased() {
      return [result(element)]
    }
    guard word.utf8.count >= Self.leastBeginning else { return [] }
    return index.elements(beginningWith: word).map(result)
  }

  /// Least length of the beginning of a name, in code units.
  private static let leastBeginning = 4

  private func result(_ element: AtomicElement) -> DesktopResult {
    .element(element, in: index.temperatures.first)
  }

  private func element(_ number: Int) -> DesktopResult? {
    index.table[number].map(result)
  }

  // MARK: Answers

  /// The nuclide, value, molar mass or reaction that a text asks for, or the elements that fulfill its conditions.
  private func answers(to text: String) -> [DesktopResult] {
    guard DesktopQuestion.isLikely(text) else { return [] }
    let answer = index.answer(text, knowing: nil, read: data)
    guard let results = answer, results.problems.isEmpty else { return [] }
    if let nuclide = results.query.nuclide, nuclide.isFormula, results.formulas.isEmpty {
      return []
    }
    let id = "question/" + text
    if let first = results.answers.first(where: { $0.value != nil || $0.copyText != nil }) {
      return [DesktopResult(id: id, answer: first, in: index.table)]
    }
    // The shares of all elements have no line of their own.
    if results.query.share != nil { return [] }
    if let formula = results.formulas.first { return [DesktopResult(id: id, formula, text)] }
    guard DesktopQuestion.compares(text) else { return [] }
    return results.hits.prefix(Self.maximumCount).compactMap { hit in
      index.table[hit.number].map(result)
    }
  }
}

extension SearchIndex {
  /// The elements of which a name that is shown begins with a word, best first.
  fileprivate func elements(beginningWith word: String) -> [AtomicElement] {
    let folded = TextWord.words(of: word, fold: fold)
    guard folded.count == 1 else { return [] }
    return table.elements.indices.filter { position in
      let range = Int(index.textStarts[position])..<Int(index.textStarts[position + 1])
      return range.contains { number in
        texts[number].isSuggested
          && TextWord.position(of: folded, in: texts[number].words) == 0
      }
    }.map { table.elements[$0] }
  }
}
