/// The favorites shown while changes are being saved: the last saved state with the pending changes applied, so that
/// each change is visible at once, and applied once.
public struct PendingFavorites: Sendable {
  /// A change of favorites. Deterministic: it is applied again to a newer state.
  public typealias Change = @Sendable (inout FavoritesState) -> Void

  /// The state to show.
  public private(set) var shown: FavoritesState
  private var pending: [(id: Int, change: Change)] = []
  private var lastID = 0

  /// A state without pending changes.
  public init(_ saved: FavoritesState) { shown = saved }

  /// Applies a change at once. Returns its ID for `update`; IDs increase.
  /// - Parameter result: `shown` with the change, if it is known already.
  public mutating func add(_ change: @escaping Change, result: FavoritesState? = nil) -> Int {
    lastID += 1
    pending.append((lastID, change))
    if let result { shown = result } else { change(&shown) }
    return lastID
  }

  /// Takes over a saved state, which includes the changes up to ID `last`.
  public mutating func update(to state: FavoritesState, including last: Int) {
    pending.removeAll { $0.id <= last }
    shown = state
    for entry in pending { entry.change(&shown) }
  }
}
