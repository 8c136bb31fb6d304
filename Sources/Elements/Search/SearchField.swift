/// A field of an element that is searched.
public enum SearchField: UInt8, Sendable, Hashable, CaseIterable {
  case symbol
  case number
  case name
  /// A name in Latin or another language, an old name, or another spelling.
  case alternativeName
  /// The category, state, block, or a name of a group.
  case classification
  /// A number of the element, compared in a condition.
  case figure
  case discoverer
  /// The year of discovery.
  case year
  /// The countries and towns of the discovery.
  case place
  case appearance
  /// The sentences about the element.
  case description
  /// The user's note about the element.
  case note
  /// The formula typed.
  case formula

  /// True if rows show the field, so that a hit in it needs no reason.
  public var isVisible: Bool { self == .symbol || self == .number || self == .name }

  /// The treatment of the field's text in a `TextIndex`.
  var treatment: TextIndex.Treatment {
    switch self {
    case .symbol: .code(.symbol)
    case .number: .code(.number)
    case .name: .name
    case .alternativeName: .alternativeName
    case .year: .whole
    case .description, .note: .description
    case .classification, .figure, .discoverer, .place, .appearance, .formula: .text
    }
  }
}
