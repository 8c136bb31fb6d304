/// The background of tiles by class: colors, patterns for black and white, or none.
public enum TileInk: String, Sendable, Hashable, CaseIterable {
  case colors, patterns, plain

  /// The title of a choice.
  public var title: String {
    switch self {
    case .colors: translatable("Colors", context: "background of tiles")
    case .patterns: translatable("Patterns", context: "background of tiles")
    case .plain: translatable("None", context: "background of tiles")
    }
  }
}
