/// A hazard class with its category, and what annex I of Regulation (EC) No 1272/2008 (CLP) puts on the label for it.
public struct HazardClass: Sendable, Hashable {
  /// Abbreviation by annex VI of the regulation: `Acute Tox. 2`.
  public let code: String
  /// The pictogram on the label; nil for a class without one.
  public let pictogram: HazardPictogram?
  /// The signal word on the label; nil for a class without one.
  public let signalWord: SignalWord?

  private init(
    _ code: String, _ pictogram: HazardPictogram?, _ signalWord: SignalWord?
  ) {
    (self.code, self.pictogram, self.signalWord) = (code, pictogram, signalWord)
  }

  /// The class with an abbreviation; nil if no element has it.
  init?(code: String) {
    guard let found = Self.all[code] else { return nil }
    self = found
  }

  /// True for the class whose statement table 3 of annex VI leaves open: it depends on how the gas is kept.
  var isWithoutStatement: Bool { code == "Press. Gas" }
  var isRespiratorySensitization: Bool { code.hasPrefix("Resp. Sens.") }
  var isSkinSensitization: Bool { code.hasPrefix("Skin Sens.") }
  /// True for irritation of skin or eyes.
  var isIrritation: Bool { code == "Skin Irrit. 2" || code == "Eye Irrit. 2" }

  private static let all: [String: HazardClass] = Dictionary(
    uniqueKeysWithValues: (physical + health + environmental).map { ($0.code, $0) })

  private static func all(
    _ codes: [String], _ pictogram: HazardPictogram?, _ signalWord: SignalWord?
  ) -> [HazardClass] {
    codes.map { HazardClass($0, pictogram, signalWord) }
  }

  private static let physical: [HazardClass] =
    all(
      [
        "Flam. Gas 1A", "Flam. Sol. 1", "Pyr. Sol. 1", "Self-heat. 1", "Water-react. 1",
        "Water-react. 2",
      ], .flame, .danger)
    + all(["Self-heat. 2"], .flame, .warning)
    + all(["Ox. Gas 1"], .flameOverCircle, .danger)
    + all(["Press. Gas"], .gasCylinder, .warning)

  private static let health: [HazardClass] =
    all(["Acute Tox. 1", "Acute Tox. 2", "Acute Tox. 3"], .skull, .danger)
    + all(["Skin Corr. 1", "Skin Corr. 1A", "Skin Corr. 1B", "Skin Corr. 1C"], .corrosion, .danger)
    + all(
      ["Acute Tox. 4", "Skin Irrit. 2", "Skin Sens. 1", "Eye Irrit. 2", "STOT SE 3"],
      .exclamationMark, .warning)
    + all(
      [
        "Resp. Sens. 1", "Muta. 1A", "Muta. 1B", "Carc. 1A", "Carc. 1B", "Repr. 1A", "Repr. 1B",
        "STOT RE 1",
      ], .healthHazard, .danger)
    + all(["Muta. 2", "Carc. 2", "Repr. 2", "STOT RE 2"], .healthHazard, .warning)
    + all(["Lact."], nil, nil)

  private static let environmental: [HazardClass] =
    all(["Aquatic Acute 1", "Aquatic Chronic 1"], .environment, .warning)
    + all(["Aquatic Chronic 2"], .environment, nil)
    + all(["Aquatic Chronic 3", "Aquatic Chronic 4"], nil, nil)
}
