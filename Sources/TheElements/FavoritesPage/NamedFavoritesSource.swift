import Elements
import GLib

/// The sections of other people's favorites. Many are computed on a thread of their own: names can be long, and
/// sorting them is slow.
@MainActor
final class NamedFavoritesSource {
  /// The sections computed last.
  private(set) var value: NamedFavorites
  /// Called when `value` was replaced by a result from another thread.
  var onChange: (@MainActor () -> Void)?
  /// True while another thread computes a new `value`.
  private(set) var isComputing = false

  /// Up to this number of favorites, `value` is computed on the main thread.
  private static let synchronousLimit = 250

  init(_ value: NamedFavorites) { self.value = value }

  /// Updates `value`: at once, or later with a call of `onChange`, whose handler calls this again.
  func update(
    _ favorites: [Favorite], hidden: HiddenPeople, sorting: FavoritesSorting, table: PeriodicTable
  ) {
    value.hide(hidden)
    guard !isComputing, !value.isUpToDate(favorites, sorting: sorting, table: table) else { return }
    guard favorites.count > Self.synchronousLimit else {
      value = value.updated(favorites, sorting: sorting, table: table)
      return
    }
    isComputing = true
    Worker().run { [value] in
      value.updated(favorites, sorting: sorting, table: table)
    } then: { [weak self] in
      self?.take($0)
    }
  }

  private func take(_ updated: NamedFavorites) {
    isComputing = false
    value = updated
    onChange?()
  }
}
