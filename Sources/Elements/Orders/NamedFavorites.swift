/// The sections of other people's favorites, one for each name. A pure value; `updated` recomputes only the parts
/// whose input has changed.
public struct NamedFavorites: Sendable {
  private struct Group: Sendable {
    let name: String
    /// The words of the name, for searches.
    let words: [TextWord]
    let favorites: [Favorite]
  }

  /// The sections by name, case-insensitively, without those of hidden people.
  public private(set) var sections: [ElementSection]
  private var hidden: HiddenPeople
  private let groups: [Group]
  /// The section of each group; nil without an element of the table.
  private let groupSections: [ElementSection?]
  private let favorites: [Favorite]
  private let sorting: FavoritesSorting
  private let table: PeriodicTable
  private let names: NameCollation
  private let fold: TextFold

  /// - Parameters:
  ///   - favorites: other people's, in any order.
  ///   - names: the order of the names of elements and people.
  ///   - fold: the forms of a word in which a search finds it.
  public init(
    _ favorites: [Favorite], hidden: HiddenPeople = HiddenPeople(), sorting: FavoritesSorting,
    table: PeriodicTable, names: NameCollation = .english, fold: @escaping TextFold = { [$0] }
  ) {
    let groups = Self.groups(of: favorites, names, fold)
    self.init(favorites, groups, [:], hidden, sorting, table, names, fold)
  }

  /// - Parameter known: sections by name whose group and order are as before.
  private init(
    _ favorites: [Favorite], _ groups: [Group], _ known: [String: ElementSection],
    _ hidden: HiddenPeople, _ sorting: FavoritesSorting, _ table: PeriodicTable,
    _ names: NameCollation, _ fold: @escaping TextFold
  ) {
    self.names = names
    self.fold = fold
    self.favorites = favorites
    self.groups = groups
    self.hidden = hidden
    self.sorting = sorting
    self.table = table
    let order = SectionOrder(sorting, of: table, names)
    groupSections = groups.map { group in
      if let section = known[group.name] { return section }
      let elements = order.elements(group.favorites)
      guard !elements.isEmpty else { return nil }
      let id = FavoritesOrder.section(of: group.name)
      return ElementSection(id: id, title: .verbatim(group.name), elements: elements)
    }
    sections = []
    sections = visible.map(\.section)
  }

  private static func groups(
    of favorites: [Favorite], _ names: NameCollation, _ fold: TextFold
  ) -> [Group] {
    var groups: [(key: [UInt8], group: Group)] = []
    for (name, favorites) in Dictionary(grouping: favorites, by: \.favoritedBy) {
      let words = TextWord.words(of: name, fold: fold)
      groups.append((names.key(name), Group(name: name, words: words, favorites: favorites)))
    }
    groups.sort {
      $0.key == $1.key
        ? $0.group.name < $1.group.name : $0.key.lexicographicallyPrecedes($1.key)
    }
    return groups.map(\.group)
  }

  /// The people who are not hidden and have elements of the table.
  private var visible: [(group: Group, section: ElementSection)] {
    zip(groups, groupSections).compactMap { group, section in
      guard let section, hidden.names.isEmpty || !hidden.contains(group.name) else { return nil }
      return (group, section)
    }
  }

  /// True if `updated` would change nothing.
  public func isUpToDate(
    _ favorites: [Favorite], sorting: FavoritesSorting, table: PeriodicTable
  ) -> Bool {
    sorting == self.sorting && favorites == self.favorites && table == self.table
  }

  /// Returns the same value if nothing has changed, else a new one.
  public func updated(
    _ favorites: [Favorite], sorting: FavoritesSorting, table: PeriodicTable
  ) -> NamedFavorites {
    if isUpToDate(favorites, sorting: sorting, table: table) { return self }
    let groups = favorites == self.favorites ? groups : Self.groups(of: favorites, names, fold)
    let isInOrder = sorting == self.sorting && table == self.table
    return NamedFavorites(
      favorites, groups, isInOrder ? sections(of: groups) : [:], hidden, sorting, table, names, fold
    )
  }

  /// Returns the present sections of the groups that are as they were. The widgets compare them in no time.
  private func sections(of groups: [Group]) -> [String: ElementSection] {
    let known = Dictionary(
      zip(self.groups, groupSections).map { ($0.name, ($0, $1)) },
      uniquingKeysWith: { first, _ in first })
    var found: [String: ElementSection] = [:]
    for group in groups {
      if let (before, section) = known[group.name], before.favorites == group.favorites {
        found[group.name] = section
      }
    }
    return found
  }

  /// Leaves these people out, and no others.
  public mutating func hide(_ hidden: HiddenPeople) {
    guard hidden != self.hidden else { return }
    self.hidden = hidden
    sections = visible.map(\.section)
  }

  /// Returns the number of people who marked each element, with the user.
  /// - Parameter mine: the user's favorites.
  func counts(adding mine: [Favorite]) -> ClassFavorites {
    ClassFavorites(mine: mine, others: favorites, hidden: hidden)
  }

  /// Returns the sections of the people whose names have all words of a text, each as the beginning of a word; in
  /// scripts without spaces, as any part of it.
  public func people(named text: String) -> [ElementSection] {
    let words = TextWord.words(of: text, fold: fold)
    guard !words.isEmpty else { return [] }
    let isUnspaced = text.hasUnspacedScript
    return visible.filter { person, _ in
      words.allSatisfy { word in person.words.contains { $0.matches(word, anywhere: isUnspaced) } }
    }.map(\.section)
  }
}

extension TextWord {
  /// True if one of the forms of a word is the beginning of one of this word's, or any part of it.
  fileprivate func matches(_ word: TextWord, anywhere: Bool) -> Bool {
    forms.contains { form in
      word.forms.contains { part in
        form.starts(with: part)
          || (anywhere && form.indices.contains { form[$0...].starts(with: part) })
      }
    }
  }
}
