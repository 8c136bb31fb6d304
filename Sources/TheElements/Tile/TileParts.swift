/// The parts of a tile's front that are shown.
struct TileParts: OptionSet, Sendable, Hashable {
  let rawValue: Int

  static let number = TileParts(rawValue: 1)
  static let symbol = TileParts(rawValue: 2)
  static let name = TileParts(rawValue: 4)
  static let weight = TileParts(rawValue: 8)
  /// The glyph of the state.
  static let state = TileParts(rawValue: 16)
  /// The color of the category.
  static let color = TileParts(rawValue: 32)

  static let all: TileParts = [.number, .symbol, .name, .weight, .state, .color]
}
