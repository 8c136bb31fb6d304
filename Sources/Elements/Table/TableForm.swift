/// A form of the periodic table.
public enum TableForm: String, Sendable, Hashable, CaseIterable {
  /// 18 columns; the f-block is in two rows at the foot.
  case standard
  /// 32 columns; the f-block is between the s-block and the d-block.
  case long
  /// The form of Charles Janet: the blocks f, d, p and s from left to right, each row two elements of the s-block long
  /// at its end. A row has the elements whose last electrons have the same n + ℓ.
  case leftStep = "left-step"

  /// The name in menus.
  public var title: String {
    switch self {
    case .standard: translatable("18 Columns")
    case .long: translatable("32 Columns")
    case .leftStep: translatable("Left-Step Table")
    }
  }
}
