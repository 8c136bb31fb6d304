/// The elements below scandium and yttrium.
public enum GroupThree: String, Sendable, Hashable, CaseIterable {
  /// Placeholders, which lead to fifteen lanthanides and fifteen actinides at the foot.
  case placeholders
  /// Lanthanum and actinium.
  case lanthanum = "La"
  /// Lutetium and lawrencium.
  case lutetium = "Lu"

  /// The name in menus.
  public var title: String {
    switch self {
    case .placeholders: translatable("Group 3: Sc, Y")
    case .lanthanum: translatable("Group 3: Sc, Y, La, Ac")
    case .lutetium: translatable("Group 3: Sc, Y, Lu, Lr")
    }
  }
}
