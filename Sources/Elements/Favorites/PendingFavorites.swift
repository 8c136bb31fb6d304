/// Favorites with changes that are still on their way to the store: what was kept last, and upon it the
/// changes that are not in it yet, so that each is seen at once and none is seen twice.
public struct PendingFavorites: Sendable {
  /// What is done to favorites; the same again on others does the same.
  public typealias Change = @Sendable (inout FavoritesState) -> Void

  /// What is to be shown.
  public private(set) var shown: FavoritesState
  private var pending: [(id: Int, change: Change)] = []
  private var lastID = 0

  /// Nothing pending upon `kept`.
  public init(_ kept: FavoritesState) { shown = kept }

  /// Shows a change at once. Returns the number by which `keep` is told that it is kept; numbers rise.
  public mutating func add(_ change: @escaping Change) -> Int {
    lastID += 1
    pending.append((lastID, change))
    change(&shown)
    return lastID
  }

  /// Takes what is kept now, with all changes up to the one of the number `last` in it.
  public mutating func keep(_ state: FavoritesState, including last: Int) {
    pending.removeAll { $0.id <= last }
    shown = state
    for entry in pending { entry.change(&shown) }
  }
}
