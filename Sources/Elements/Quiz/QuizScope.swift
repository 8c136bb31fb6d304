/// The elements that a round asks about.
public enum QuizScope: Sendable, Hashable {
  case all
  /// The first 20 and the first 36 elements: the main groups of school books.
  case first20, first36
  case period(Int)
  case group(Int)
  /// The user's favorites.
  case favorites
  /// The results of a search for a text.
  case search(String)
  /// Elements picked by their atomic numbers.
  case picked([Int])
  /// The cards that are to be repeated, whatever their topic.
  case due

  /// Returns the atomic numbers, in ascending order.
  /// - Parameters:
  ///   - favorites: the user's favorites.
  ///   - found: the results of the search.
  public func numbers(
    in table: PeriodicTable, favorites: [Int] = [], found: [Int] = []
  ) -> [Int] {
    let numbers: Set<Int>? =
      switch self {
      case .all, .due: nil
      case .first20: Set(1...20)
      case .first36: Set(1...36)
      case .period(let period): Set(table.elements.filter { $0.period == period }.map(\.number))
      case .group(let group): Set(table.elements.filter { $0.group == group }.map(\.number))
      case .favorites: Set(favorites)
      case .search: Set(found)
      case .picked(let picked): Set(picked)
      }
    let all = table.elements.map(\.number)
    return numbers.map { numbers in all.filter(numbers.contains) } ?? all
  }

  /// The title, to be translated: `First 20 Elements`, `Period 4`.
  public var title: Message {
    switch self {
    case .all: .text(translatable("All Elements"))
    case .first20: .text(translatable("First 20 Elements"))
    case .first36: .text(translatable("First 36 Elements"))
    case .period(let period):
      // TRANSLATORS: A row of the periodic table, by its number.
      .format(translatable("Period {1}"), .verbatim(String(period)))
    case .group(let group):
      // TRANSLATORS: A column of the periodic table, by its number.
      .format(translatable("Group {1}"), .verbatim(String(group)))
    case .favorites: .text(translatable("Favorites"))
    case .search(let text):
      // TRANSLATORS: What was searched for.
      .format(translatable("Results for “{1}”"), .verbatim(ExternalText(text).text))
    case .picked(let numbers):
      .counted(
        numbers.count,
        translatable(singular: "{1} Picked Element", plural: "{1} Picked Elements"))
    case .due: .text(translatable("Due Today", context: "cards of the quiz"))
    }
  }

  /// The scopes that are the same for everyone, in the order of codes.
  static let common: [QuizScope] =
    [.all, .first20, .first36] + (1...7).map { .period($0) } + (1...18).map { .group($0) }

  /// True for a scope that is the same for everyone.
  var isCommon: Bool { Self.common.contains(self) }
}

extension QuizScope {
  private static let maximumSearch = 200
  private static let numbers = 1...118

  /// The scope as text for saved state, recordings and actions: `first-20`, `group 11`, `search noble gas`.
  public var text: String {
    switch self {
    case .all: "all"
    case .first20: "first-20"
    case .first36: "first-36"
    case .period(let period): "period \(period)"
    case .group(let group): "group \(group)"
    case .favorites: "favorites"
    case .search(let text): "search \(text)"
    case .picked(let numbers): (["picked"] + numbers.map { String($0) }).joined(separator: " ")
    case .due: "due"
    }
  }

  /// Parses a text, strictly; nil for another one.
  public init?(text: String) {
    guard text.utf8.count <= 1000 else { return nil }
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count == 2 ? String(parts[1]) : nil
    switch (parts.first.map(String.init), rest) {
    case ("all", nil): self = .all
    case ("first-20", nil): self = .first20
    case ("first-36", nil): self = .first36
    case ("favorites", nil): self = .favorites
    case ("due", nil): self = .due
    case ("period", let rest?):
      guard let number = Self.number(rest), 1...7 ~= number else { return nil }
      self = .period(number)
    case ("group", let rest?):
      guard let number = Self.number(rest), 1...18 ~= number else { return nil }
      self = .group(number)
    case ("search", let rest?):
      guard !rest.isEmpty, rest.utf8.count <= Self.maximumSearch,
        rest.unicodeScalars.allSatisfy({ $0.isAllowedInText })
      else { return nil }
      self = .search(rest)
    case ("picked", let rest?):
      let words = rest.split(separator: " ", omittingEmptySubsequences: false)
      let numbers = words.compactMap { Self.number(String($0)) }
      guard numbers.count == words.count, Set(numbers).count == numbers.count,
        numbers.allSatisfy(Self.numbers.contains)
      else { return nil }
      self = .picked(numbers)
    default: return nil
    }
  }

  /// Returns a number of up to three ASCII digits without leading zeros.
  private static func number(_ text: String) -> Int? {
    guard 1...3 ~= text.utf8.count, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      text.utf8.first != 0x30
    else { return nil }
    return Int(text)
  }
}
