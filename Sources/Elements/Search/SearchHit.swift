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
