/// A hazard statement in the words of annex III of Regulation (EC) No 1272/2008 (CLP).
public struct HazardStatement: Sendable, Hashable {
  /// `H314`, or `EUH014` for one of the European Union alone.
  public let code: String
  /// The sentence in English, to be translated.
  public let text: String

  /// The statement with a code; nil if no element has it.
  init?(code: String) {
    guard let text = Self.texts[code] else { return nil }
    (self.code, self.text) = (code, text)
  }

  /// True for a statement that belongs to no class.
  var isSupplemental: Bool { code.hasPrefix("EUH") }

  private static let texts: [String: String] = physical.merging(health) { first, _ in first }
    .merging(lasting) { first, _ in first }.merging(environmental) { first, _ in first }

  private static let physical = [
    "H220": translatable("Extremely flammable gas", context: "CLP regulation"),
    "H228": translatable("Flammable solid", context: "CLP regulation"),
    "H250": translatable("Catches fire spontaneously if exposed to air", context: "CLP regulation"),
    "H251": translatable("Self-heating: may catch fire", context: "CLP regulation"),
    "H252": translatable(
      "Self-heating in large quantities; may catch fire", context: "CLP regulation"),
    "H260": translatable(
      "In contact with water releases flammable gases which may ignite spontaneously",
      context: "CLP regulation"),
    "H261": translatable(
      "In contact with water releases flammable gases", context: "CLP regulation"),
    "H270": translatable("May cause or intensify fire; oxidizer", context: "CLP regulation"),
    "EUH014": translatable("Reacts violently with water", context: "CLP regulation"),
  ]

  private static let health = [
    "H300": translatable("Fatal if swallowed", context: "CLP regulation"),
    "H301": translatable("Toxic if swallowed", context: "CLP regulation"),
    "H302": translatable("Harmful if swallowed", context: "CLP regulation"),
    "H310": translatable("Fatal in contact with skin", context: "CLP regulation"),
    "H311": translatable("Toxic in contact with skin", context: "CLP regulation"),
    "H312": translatable("Harmful in contact with skin", context: "CLP regulation"),
    "H314": translatable("Causes severe skin burns and eye damage", context: "CLP regulation"),
    "H315": translatable("Causes skin irritation", context: "CLP regulation"),
    "H317": translatable("May cause an allergic skin reaction", context: "CLP regulation"),
    "H319": translatable("Causes serious eye irritation", context: "CLP regulation"),
    "H330": translatable("Fatal if inhaled", context: "CLP regulation"),
    "H331": translatable("Toxic if inhaled", context: "CLP regulation"),
    "H332": translatable("Harmful if inhaled", context: "CLP regulation"),
    "H334": translatable(
      "May cause allergy or asthma symptoms or breathing difficulties if inhaled",
      context: "CLP regulation"),
    "H335": translatable("May cause respiratory irritation", context: "CLP regulation"),
  ]

  private static let lasting = [
    "H341": translatable("Suspected of causing genetic defects", context: "CLP regulation"),
    "H350": translatable("May cause cancer", context: "CLP regulation"),
    "H350i": translatable("May cause cancer by inhalation", context: "CLP regulation"),
    "H351": translatable("Suspected of causing cancer", context: "CLP regulation"),
    "H360D": translatable("May damage the unborn child", context: "CLP regulation"),
    "H360F": translatable("May damage fertility", context: "CLP regulation"),
    "H360FD": translatable(
      "May damage fertility. May damage the unborn child", context: "CLP regulation"),
    "H361fd": translatable(
      "Suspected of damaging fertility. Suspected of damaging the unborn child",
      context: "CLP regulation"),
    "H362": translatable("May cause harm to breast-fed children", context: "CLP regulation"),
    "H372": translatable(
      "Causes damage to organs through prolonged or repeated exposure", context: "CLP regulation"),
    "H373": translatable(
      "May cause damage to organs through prolonged or repeated exposure", context: "CLP regulation"
    ),
  ]

  private static let environmental = [
    "H400": translatable("Very toxic to aquatic life", context: "CLP regulation"),
    "H410": translatable(
      "Very toxic to aquatic life with long lasting effects", context: "CLP regulation"),
    "H411": translatable(
      "Toxic to aquatic life with long lasting effects", context: "CLP regulation"),
    "H412": translatable(
      "Harmful to aquatic life with long lasting effects", context: "CLP regulation"),
    "H413": translatable(
      "May cause long lasting harmful effects to aquatic life", context: "CLP regulation"),
  ]
}
