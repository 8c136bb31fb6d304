import Elements
import GLib

/// The kinds of elements that a round may be about: a scope without its number, text or elements.
enum QuizScopeKind: CaseIterable {
  case all, first20, first36, period, group, favorites, search, picked, due

  init(_ scope: QuizScope) {
    self =
      switch scope {
      case .all: .all
      case .first20: .first20
      case .first36: .first36
      case .period: .period
      case .group: .group
      case .favorites: .favorites
      case .search: .search
      case .picked: .picked
      case .due: .due
      }
  }

  var title: String {
    switch self {
    case .all, .first20, .first36, .favorites, .due: first.map { tr($0.title) } ?? ""
    case .period: tr("One Period")
    case .group: tr("One Group")
    case .search: tr("Results of a Search")
    case .picked: tr("Picked in the Table")
    }
  }

  /// The scope that a choice of the kind stands for; nil if a text or elements must be given first.
  var first: QuizScope? {
    switch self {
    case .all: .all
    case .first20: .first20
    case .first36: .first36
    case .period: .period(2)
    case .group: .group(1)
    case .favorites: .favorites
    case .due: .due
    case .search, .picked: nil
    }
  }
}
