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

  // TRANSLATORS: The following sentences are fixed by law: take those of your language in annex III of the regulation.
  private static let physical = [
    "H220": translatable("Extremely flammable gas"),
    "H228": translatable("Flammable solid"),
    "H250": translatable("Catches fire spontaneously if exposed to air"),
    "H251": translatable("Self-heating: may catch fire"),
    "H252": translatable("Self-heating in large quantities; may catch fire"),
    "H260": translatable(
      "In contact with water releases flammable gases which may ignite spontaneously"),
    "H261": translatable("In contact with water releases flammable gases"),
    "H270": translatable("May cause or intensify fire; oxidizer"),
    "EUH014": translatable("Reacts violently with water"),
  ]

  private static let health = [
    "H300": translatable("Fatal if swallowed"),
    "H301": translatable("Toxic if swallowed"),
    "H302": translatable("Harmful if swallowed"),
    "H310": translatable("Fatal in contact with skin"),
    "H311": translatable("Toxic in contact with skin"),
    "H312": translatable("Harmful in contact with skin"),
    "H314": translatable("Causes severe skin burns and eye damage"),
    "H315": translatable("Causes skin irritation"),
    "H317": translatable("May cause an allergic skin reaction"),
    "H319": translatable("Causes serious eye irritation"),
    "H330": translatable("Fatal if inhaled"),
    "H331": translatable("Toxic if inhaled"),
    "H332": translatable("Harmful if inhaled"),
    "H334": translatable(
      "May cause allergy or asthma symptoms or breathing difficulties if inhaled"),
    "H335": translatable("May cause respiratory irritation"),
  ]

  private static let lasting = [
    "H341": translatable("Suspected of causing genetic defects"),
    "H350": translatable("May cause cancer"),
    "H350i": translatable("May cause cancer by inhalation"),
    "H351": translatable("Suspected of causing cancer"),
    "H360D": translatable("May damage the unborn child"),
    "H360F": translatable("May damage fertility"),
    "H360FD": translatable("May damage fertility. May damage the unborn child"),
    "H361fd": translatable(
      "Suspected of damaging fertility. Suspected of damaging the unborn child"),
    "H362": translatable("May cause harm to breast-fed children"),
    "H372": translatable("Causes damage to organs through prolonged or repeated exposure"),
    "H373": translatable("May cause damage to organs through prolonged or repeated exposure"),
  ]

  private static let environmental = [
    "H400": translatable("Very toxic to aquatic life"),
    "H410": translatable("Very toxic to aquatic life with long lasting effects"),
    "H411": translatable("Toxic to aquatic life with long lasting effects"),
    "H412": translatable("Harmful to aquatic life with long lasting effects"),
    "H413": translatable("May cause long lasting harmful effects to aquatic life"),
  ]
}
