/// The sort order of favorites within a section.
public enum FavoritesSorting: String, Sendable, CaseIterable {
  /// The order set by the user.
  case manual = "hand"
  case name
  /// Newest first.
  case time

  /// The title of the menu item.
  public var title: String {
    switch self {
    case .manual: translatable("By Hand")
    case .name: translatable("By Name")
    case .time: translatable("Newest First")
    }
  }
}
