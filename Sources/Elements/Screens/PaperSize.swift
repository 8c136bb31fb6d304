/// A size of paper, in points.
public enum PaperSize: String, Sendable, Hashable, CaseIterable {
  case a4, letter, a3

  /// The size in portrait.
  public var portrait: Size {
    switch self {
    case .a4: Size(width: 595.276, height: 841.89)
    case .letter: Size(width: 612, height: 792)
    case .a3: Size(width: 841.89, height: 1190.551)
    }
  }

  /// The size in landscape.
  public var landscape: Size { Size(width: portrait.height, height: portrait.width) }

  /// The title, to be translated.
  public var title: String {
    switch self {
    case .a4: translatable("A4", context: "size of paper")
    case .letter: translatable("Letter", context: "size of paper")
    case .a3: translatable("A3", context: "size of paper")
    }
  }

  /// Margin on all sides of a page in a file.
  public static let margin = 36.0
}
