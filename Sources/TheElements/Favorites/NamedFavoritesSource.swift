import Elements
import GLib

/// The sections of other people's favorites, computed on a thread of its own where these are many: names can be
/// long, and letters costly to compare.
@MainActor
final class NamedFavoritesSource {
  /// What has been computed last.
  private(set) var value: NamedFavorites
  /// Called when something that was computed on another thread has taken the place of `value`.
  var onChange: (@MainActor () -> Void)?
  /// True while `value` is about to be replaced.
  private(set) var isComputing = false

  /// So many favorites are grouped at once; of more, on another thread.
  private static let mostAtOnce = 250

  init(_ value: NamedFavorites) { self.value = value }

  /// Brings `value` up to date: now, or later with a call of `onChange`, which calls this again.
  func update(_ favorites: [Favorite], sorting: FavoritesSorting, table: PeriodicTable) {
    guard !isComputing, !value.isUpToDate(favorites, sorting: sorting, table: table) else { return }
    guard favorites.count > Self.mostAtOnce else {
      value = value.updated(favorites, sorting: sorting, table: table)
      return
    }
    isComputing = true
    Worker().run { [weak self, value] in
      let updated = value.updated(favorites, sorting: sorting, table: table)
      Task { @MainActor [weak self] in self?.take(updated) }
    }
  }

  private func take(_ updated: NamedFavorites) {
    isComputing = false
    value = updated
    onChange?()
  }
}
