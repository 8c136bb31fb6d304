/// The eleven categories of elements, in display order.
public enum ElementCategory: String, Sendable, Hashable, CaseIterable, Identifiable {
  case diatomicNonmetal = "diatomic nonmetal"
  case polyatomicNonmetal = "polyatomic nonmetal"
  case nobleGas = "noble gas"
  case alkaliMetal = "alkali metal"
  case alkalineEarthMetal = "alkaline earth metal"
  case metalloid
  case postTransitionMetal = "post-transition metal"
  case transitionMetal = "transition metal"
  case lanthanide
  case actinide
  /// Not yet examined chemically.
  case unknown

  /// Stable identifier for widget names and saved state: `alkali-metal`.
  public var id: String {
    String(rawValue.map { $0 == " " ? "-" : $0 })
  }

  /// The category as a heading: `Alkali metal`.
  public var title: String {
    switch self {
    case .diatomicNonmetal: translatable("Diatomic nonmetal")
    case .polyatomicNonmetal: translatable("Polyatomic nonmetal")
    case .nobleGas: translatable("Noble gas")
    case .alkaliMetal: translatable("Alkali metal")
    case .alkalineEarthMetal: translatable("Alkaline earth metal")
    case .metalloid: translatable("Metalloid")
    case .postTransitionMetal: translatable("Post-transition metal")
    case .transitionMetal: translatable("Transition metal")
    case .lanthanide: translatable("Lanthanide")
    case .actinide: translatable("Actinide")
    case .unknown: translatable("Unknown", context: "category of an element")
    }
  }

  /// The category within a sentence: `alkali metal`.
  public var word: String {
    switch self {
    case .diatomicNonmetal: translatable("diatomic nonmetal")
    case .polyatomicNonmetal: translatable("polyatomic nonmetal")
    case .nobleGas: translatable("noble gas")
    case .alkaliMetal: translatable("alkali metal")
    case .alkalineEarthMetal: translatable("alkaline earth metal")
    case .metalloid: translatable("metalloid")
    case .postTransitionMetal: translatable("post-transition metal")
    case .transitionMetal: translatable("transition metal")
    case .lanthanide: translatable("lanthanide")
    case .actinide: translatable("actinide")
    case .unknown: translatable("unknown", context: "category of an element")
    }
  }

  /// The color of a tile. The eleven colors differ for people with color vision deficiencies, too.
  public func color(for style: Style) -> RGB {
    let (light, dark) = hexColors
    return RGB(hex: style == .light ? light : dark)
  }

  /// The color of the text on a tile.
  public func textColor(for style: Style) -> RGB {
    RGB(hex: style == .light ? 0x1c1b1f : 0xffffff)
  }

  private var hexColors: (light: UInt32, dark: UInt32) {
    switch self {
    case .diatomicNonmetal: (0x9dec93, 0x1d560b)
    case .polyatomicNonmetal: (0xf6f777, 0x735741)
    case .nobleGas: (0xa393fc, 0x7b60c9)
    case .alkaliMetal: (0xf1a681, 0xc84b0d)
    case .alkalineEarthMetal: (0xcd9c1a, 0x9c6c4d)
    case .metalloid: (0xc4faff, 0x44668e)
    case .postTransitionMetal: (0x68e7fd, 0x3e8176)
    case .transitionMetal: (0x85bcf7, 0x1747a0)
    case .lanthanide: (0xf57c98, 0x8e436c)
    case .actinide: (0xc29ec4, 0x7a177f)
    case .unknown: (0xcfc6c8, 0x534052)
    }
  }
}
