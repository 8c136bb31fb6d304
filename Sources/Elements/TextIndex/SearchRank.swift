/// The quality of a hit, best first.
public enum SearchRank: UInt8, Sendable, Hashable, Comparable, CaseIterable {
  /// The whole symbol.
  case symbol
  /// The whole atomic number.
  case number
  /// The whole name.
  case name
  /// The whole of another name: `ferrum`, `aluminum`.
  case alternativeName
  /// An element of the formula typed.
  case formula
  /// The beginning of the name.
  case namePrefix
  /// The beginning of the symbol, the number, or a word of a name.
  case wordPrefix
  /// A part of the name.
  case substring
  /// Another field: the category, the discoverer, a condition.
  case field
  /// A word that only the description has.
  case description

  /// True for a name of which not all was typed.
  var isPartOfName: Bool { Self.namePrefix <= self && self <= .substring }

  public static func < (left: SearchRank, right: SearchRank) -> Bool {
    left.rawValue < right.rawValue
  }
}
