/// A text of an element in which a part of a query was found.
public struct SearchMatch: Sendable, Hashable {
  public let field: SearchField
  /// The whole text: a name as shown, `ferrum`, `noble gas`, `234.321 K`.
  public let text: String
  /// The matched parts of `text`, in UTF-8 code units as in Pango; empty if the whole is meant.
  public let ranges: [Range<Int>]
  /// The English name of a place found by a translated one.
  var source: String?
}

/// The reason of a hit that its row does not show, for the end of the row's second line.
public struct SearchReason: Sendable, Hashable {
  /// The reason: `ferrum (Latin)`, `noble gas`, `Melting point: 234.321 K`, `in its description`.
  public let message: Message
  /// The text found, with which the message begins, and its matched parts, in UTF-8 code units.
  var found = ""
  var ranges: [Range<Int>] = []

  /// Returns the matched parts of the message as shown, in UTF-8 code units; none if it is translated.
  public func ranges(in shown: String) -> [Range<Int>] {
    shown.utf8.starts(with: found.utf8) ? ranges : []
  }
}

/// An element found.
public struct SearchHit: Sendable, Hashable, Identifiable {
  /// The atomic number.
  public let number: Int
  /// Position in `PeriodicTable.elements`.
  public let position: Int
  public let rank: SearchRank
  /// The texts found, one or more for each part of the query.
  public let matches: [SearchMatch]
  /// The reason, if no match is in the name, symbol or number; nil otherwise.
  public let reason: SearchReason?
  /// The value as a small tile has room for: without the unit that most hits have, as the query names it.
  public internal(set) var shortValue: String?

  public var id: Int { number }

  /// The value that fulfills a condition, with its unit: `234.321 K`; nil if the condition is about something else.
  public var value: String? {
    matches.first { match in
      match.field == .figure
        && match.text.unicodeScalars.first.map {
          "0"..."9" ~= $0 || "−<>≈≤≥".unicodeScalars.contains($0)
        }
          ?? false
    }?.text
  }

  /// How it was found, in exported tables: `name`, `row` of a condition or a class, or `text`.
  var kind: String {
    if rank <= .alternativeName { return "name" }
    let isText = matches.contains { match in
      switch match.field {
      case .appearance, .description, .note, .alternativeName: true
      default: false
      }
    }
    return isText ? "text" : "row"
  }

  /// The matched parts of the name, symbol or number as shown, in UTF-8 code units.
  public func ranges(in field: SearchField) -> [Range<Int>] {
    matches.filter { $0.field == field }.flatMap(\.ranges)
  }
}

/// The answer to a query.
public struct SearchResults: Sendable {
  /// The query answered.
  public let query: SearchQuery
  /// The elements found, best first; without meaning for an empty query.
  public let hits: [SearchHit]
  /// The value or nuclide asked for; none for most queries.
  public let answers: [SearchAnswer]
  /// The molar masses of the formulas.
  public let formulas: [FormulaResult]
  /// Corrected queries, best first; empty if anything was found.
  public let suggestions: [String]
  /// Conditions that cannot be read, with the reason.
  public let problems: [Message]
  /// False for the first part of an answer: the query may name properties that are not read yet.
  public internal(set) var isComplete = true
  private let positions: [Int: Int]

  init(
    _ query: SearchQuery, hits: [SearchHit], answers: [SearchAnswer] = [],
    formulas: [FormulaResult] = [], suggestions: [String] = [], problems: [Message] = []
  ) {
    self.answers = answers
    self.query = query
    self.hits = Self.shortened(hits)
    self.formulas = formulas
    self.suggestions = suggestions
    self.problems = problems
    positions = Dictionary(
      hits.enumerated().map { ($1.number, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the hits with their short values.
  private static func shortened(_ hits: [SearchHit]) -> [SearchHit] {
    let values = hits.map { $0.value.map(numberAndUnit) }
    let units = values.compactMap { $0?.unit }
    let counts = Dictionary(units.map { ($0, 1) }, uniquingKeysWith: +)
    // The first one of the most frequent.
    guard let most = counts.values.max(), let usual = units.first(where: { counts[$0] == most })
    else { return hits }
    return zip(hits, values).map { hit, value in
      var hit = hit
      hit.shortValue = value.map { $0.unit == usual ? $0.number : "\($0.number) \($0.unit)" }
      return hit
    }
  }

  /// Splits a value, in which there are spaces between groups of digits, too.
  private static func numberAndUnit(_ value: String) -> (number: String, unit: String) {
    guard let space = value.lastIndex(where: \.isWhitespace) else { return (value, "") }
    let last = value[value.index(after: space)...]
    return last.contains { $0.isASCII && $0.isNumber }
      ? (value, "") : (String(value[..<space]), String(last))
  }

  /// False for a query without anything to search for: then all elements are shown.
  public var isFiltering: Bool { !query.isEmpty }
  /// The property whose name is being typed.
  public var completion: SearchCompletion? { query.completion }

  /// The hit of an element; nil if it was not found.
  public subscript(number: Int) -> SearchHit? { positions[number].map { hits[$0] } }
}
