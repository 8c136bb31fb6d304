/// The sort order of favorites within a section.
public enum FavoritesSorting: String, Sendable, CaseIterable {
  /// The order set by the user.
  case manual = "hand"
  case name
  /// Newest first.
  case time
  /// The elements of all people under the number of people who marked them.
  case popular

  /// The title of the menu item.
  public var title: String {
    switch self {
    case .manual: translatable("By Hand")
    case .name: translatable("By Name")
    case .time: translatable("Newest First")
    // TRANSLATORS: An order of favorites: those that most people of the class have marked first.
    case .popular: translatable("Popular in Class")
    }
  }
}
