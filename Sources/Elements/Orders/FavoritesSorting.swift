/// How favorites stand below the name of whoever marked them.
public enum FavoritesSorting: String, Sendable, CaseIterable {
  /// As the user has put them.
  case hand
  case name
  /// The newest first.
  case time

  /// As a menu calls it.
  public var title: String {
    switch self {
    case .hand: translatable("By Hand")
    case .name: translatable("By Name")
    case .time: translatable("Newest First")
    }
  }
}
